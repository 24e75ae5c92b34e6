#pragma once
// One postal address, whose parts are told one after the other: the country, the postal code, the city and its region,
// the street. Internal to postal_address.cc.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ir/cv.h"
#include "readers/pieces/places/address_parts.h"
#include "readers/pieces/places/places.h"

namespace cvconv::addresses {

using Role = AddressRole;
using Part = AddressPart;

[[nodiscard]] Found<std::string> found(std::string_view text, Span span, Confidence confidence, std::string rule);
[[nodiscard]] bool has_digit(std::string_view part);

class AddressParser {
public:
    AddressParser(std::string_view text, const Spans& pieces) : text_(text), parts_(split_address(text, pieces)) {}
    std::optional<Location> parse();

private:
    void set_country(std::string_view code, Span where, const char* rule);
    /// 〒231-0862 神奈川県横浜市中区山手町555-12; 경기도 김포시 걸포로 55번길 12.
    void east_asian(Part& part);
    /// The part that has the address's postal code: "30121 Venezia" before "Cannaregio 3021".
    void find_best_postal_code();
    /// "Porto Alegre/RS", "jud. Argeș": before other parts, of which a quarter may have the name of another city.
    void find_city_with_region();
    /// "jud. Argeș", "woj. śląskie", "Pest megye": the region's name.
    Span behind_word_for_region(Span span) const { return behind_words(span, "region_before"); }
    /// Behind words of this key, "județul ", "prov. ", with a blank; empty if it begins otherwise.
    [[nodiscard]] Span behind_words(Span span, std::string_view key) const;
    void classify(std::size_t i);
    [[nodiscard]] bool is_region_behind(std::size_t i) const;
    /// Is the part before a street's name with the house number behind it: "Moosweg 4"?
    [[nodiscard]] bool is_behind_street(std::size_t i) const;
    /// "8, rue des Lilas", "Rua das Flores, 555": the number is a part of its own.
    [[nodiscard]] bool is_number_beside(std::size_t i) const;
    /// "Dublin 9", "Praha 4", "Lyon 4e", "Wien 3."
    [[nodiscard]] bool is_city_with_district(Span span, const std::vector<FoundPlace>& places) const;
    bool country_named_behind(std::size_t i);
    /// Georgia is a state behind a city that is not in the country of that name.
    bool is_region_here(std::size_t i, std::string_view code);
    void set_city(Span span, Confidence confidence);
    void set_region(Span span, std::string_view country);
    /// "м. Полтава", "Greater London", "Chennai Area": the city alone.
    [[nodiscard]] Span without_city_words(Span span) const;
    /// "Columbus OH", "Bassano del Grappa (VI)", "Hobart TAS": a region at the end of a city's part.
    void take_trailing_region(Part& part);
    /// A part with a postal code; the rest of it is the city, or a state.
    bool postal(std::size_t i);
    [[nodiscard]] bool is_name(Span span) const;
    /// "Kadıköy/İstanbul" behind a postal code: city and region.
    void set_city_parts(Span span);
    /// No list knew the city: the part before the region, the country or the postal code, or the last one.
    void name_city();
    /// The street and what stands around it up to the city, as written: "Rua das Amoreiras, n.º 27, 2.º Esq."
    void collect_address();
    /// Singapore is the city and the country.
    void city_state();
    std::string_view text_;
    std::vector<Part> parts_;
    Location location_;
};

}  // namespace cvconv::addresses
