#include "readers/pieces/places/east_asian_address.h"

#include <algorithm>

#include "ir/lexicon.h"
#include "readers/pieces/characters.h"
#include "readers/pieces/places/places.h"
#include "readers/pieces/places/postal_codes.h"

namespace cvconv {

namespace {

/// The end of the shortest name of at least two and at most `longest` characters that ends in one of `units`.
std::size_t end_of_unit(std::string_view text, std::size_t at, std::u32string_view units, int longest) {
    std::size_t begin = at;
    for (int count = 1; count <= longest && at < text.size(); ++count) {
        char32_t c = next_character(text, at);
        if (!is_cjk(c)) {
            return begin;
        }
        if (count >= 2 && units.find(c) != std::u32string_view::npos) {
            return at;
        }
    }
    return begin;
}

std::size_t skip_blanks(std::string_view text, std::size_t at) {
    while (at < text.size() && is_space(character_at(text, at))) {
        (void)next_character(text, at);
    }
    return at;
}

std::optional<EastAsianAddress> chinese_or_japanese(std::string_view bounded, std::size_t at,
                                                    EastAsianAddress address) {
    std::size_t region = end_of_unit(bounded, at, U"都道府県省縣", 5);
    if (region > at && region < bounded.size() && character_before(bounded, region) == U'都' &&
        character_at(bounded, region) == U'府') {
        (void)next_character(bounded, region);  // "京都府" ends in both
    }
    if (region > at) {
        address.region = make_span(at, region);
        at = skip_blanks(bounded, region);
    }
    std::size_t city = end_of_unit(bounded, at, U"市區区町村鎮鄉县", 6);
    // A Japanese city may have wards: 横浜市中区.
    if (city > at && character_before(bounded, city) == U'市' && !address.region.empty()) {
        std::size_t ward = end_of_unit(bounded, city, U"区", 4);
        city = ward > city ? ward : city;
    }
    if (city > at) {
        address.city = make_span(at, city);
        at = skip_blanks(bounded, city);
    }
    if (address.region.empty() && address.city.empty()) {
        return std::nullopt;
    }
    address.street = make_span(at, bounded.size());
    return address;
}

std::optional<EastAsianAddress> korean(std::string_view bounded, std::size_t at, EastAsianAddress address) {
    for (int words = 0; words < 2 && at < bounded.size(); ++words) {
        std::size_t end = std::min(bounded.find(' ', at), bounded.size());
        std::string_view word = bounded.substr(at, end - at);
        const bool city = means(Idea::cities, word, "KR");
        const bool is_city = word.ends_with("시") || word.ends_with("군") || city;
        const bool is_region = word.ends_with("도") || (country_of_region(word) == "KR" && !is_city);
        if (words == 0 && is_region && word.size() >= 6) {
            address.region = make_span(at, end);
        } else if (is_city && word.size() >= 6) {
            address.city = make_span(at, end);
            at = skip_blanks(bounded, end);
            break;
        } else {
            break;
        }
        at = skip_blanks(bounded, end);
    }
    if (address.city.empty() && address.region.empty()) {
        return std::nullopt;
    }
    address.street = make_span(at, bounded.size());
    return address;
}

}  // namespace

std::optional<EastAsianAddress> split_east_asian_address(std::string_view text, Span part) {
    std::string_view bounded = text.substr(0, part.end);
    EastAsianAddress address;
    std::size_t at = part.begin;
    if (auto code = find_postal_code(text, part); code && code->where.begin == part.begin) {
        address.postal_code = strip(text, code->where, "()");
        if (address.postal_code.of(text).starts_with("〒")) {
            address.postal_code.begin += 3;
        }
        at = skip_blanks(bounded, code->where.end);
    }
    char32_t first = character_at(bounded, at);
    if (is_cjk(first)) {
        return chinese_or_japanese(bounded, at, address);
    }
    if (is_hangul(first)) {
        return korean(bounded, at, address);
    }
    return std::nullopt;
}

}  // namespace cvconv
