#include "readers/recognize/places/postal_address.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "ir/lexicon.h"
#include "readers/recognize/characters.h"
#include "readers/recognize/places/address_parts.h"
#include "readers/recognize/places/east_asian_address.h"
#include "readers/recognize/places/place_words.h"
#include "readers/recognize/places/places.h"
#include "readers/recognize/places/postal_codes.h"

namespace cvconv {

namespace {

using Role = AddressRole;
using Part = AddressPart;

Found<std::string> found(std::string_view text, Span span, Confidence confidence, std::string rule) {
    return {std::string(span.of(text)), {span}, confidence, std::move(rule)};
}

bool has_digit(std::string_view part) {
    return std::any_of(part.begin(), part.end(), [](char c) { return c >= '0' && c <= '9'; });
}

bool has_letter(std::string_view part) {
    for (std::size_t at = 0; at < part.size();) {
        if (is_letter(next_character(part, at))) {
            return true;
        }
    }
    return false;
}

bool may_be_street(std::string_view text, Span part) {
    return !find(Idea::address_words, text, part).empty();
}

/// Short words are words of a street only with a dot or a number behind them: "g. 18", "bl. C4".
bool has_street_word(std::string_view text, Span part) {
    auto hits = find(Idea::address_words, text, part);
    return std::any_of(hits.begin(), hits.end(), [&](const LexiconHit& hit) {
        if (count_characters(hit.where.of(text)) > 2) {
            return true;
        }
        char32_t next = hit.where.end < part.end ? character_at(text, hit.where.end) : U'\0';
        return next == '.' || (next == ' ' && is_digit(character_at(text, hit.where.end + 1)));
    });
}

class AddressParser {
public:
    AddressParser(std::string_view text, const Spans& pieces) : text_(text), parts_(split_address(text, pieces)) {}

    std::optional<Location> parse() {
        for (Part& part : parts_) {
            east_asian(part);
        }
        find_best_postal_code();
        find_city_with_region();
        for (std::size_t i = 0; i < parts_.size(); ++i) {
            if (parts_[i].role == Role::unknown) {
                classify(i);
            }
        }
        name_city();
        collect_address();
        city_state();
        bool any =
            location_.address || location_.postal_code || location_.city || location_.region || location_.country;
        return any ? std::optional(location_) : std::nullopt;
    }

private:
    void set_country(std::string_view code, Span where, const char* rule) {
        if (!location_.country_code && !code.empty()) {
            location_.country_code = Found<std::string>{std::string(code), {where}, Confidence::stated, rule};
        }
    }

    /// 〒231-0862 神奈川県横浜市中区山手町555-12; 경기도 김포시 걸포로 55번길 12.
    void east_asian(Part& part) {
        auto split_part = split_east_asian_address(text_, part.span);
        if (!split_part) {
            return;
        }
        if (!split_part->postal_code.empty() && !location_.postal_code) {
            location_.postal_code = found(text_, split_part->postal_code, Confidence::stated, "address.postal_code");
        }
        if (!split_part->region.empty() && !location_.region) {
            location_.region = found(text_, split_part->region, Confidence::stated, "address.region");
        }
        if (!split_part->city.empty() && !location_.city) {
            location_.city = found(text_, split_part->city, Confidence::stated, "address.city");
        }
        if (!split_part->street.empty()) {
            part.span = split_part->street;
            part.role = Role::street;
            part.street_word = true;
        } else {
            part.role = Role::city;
        }
    }

    /// The part that has the address's postal code: "30121 Venezia" before "Cannaregio 3021".
    void find_best_postal_code() {
        std::vector<std::pair<float, std::size_t>> candidates;
        for (std::size_t i = 0; i < parts_.size(); ++i) {
            if (auto code = parts_[i].role == Role::unknown ? find_postal_code(text_, parts_[i].span) : std::nullopt) {
                bool leads = code->where.begin == parts_[i].span.begin;
                // "OR 97214": not "2218 SE" of "2218 SE Alder Loop"
                Span before = trim(text_, make_span(parts_[i].span.begin, code->where.begin));
                constexpr std::size_t longest_state = 3;  // "NSW 2350"
                bool state = before.size() <= longest_state && is_all_capitals(before.of(text_)) &&
                             !country_of_region(before.of(text_)).empty();
                candidates.emplace_back(
                    code->certainty + (state ? 0.5F : 0.0F) - (leads || state || code->certainty > 0.7F ? 0.0F : 0.2F),
                    i);
            }
        }
        std::stable_sort(candidates.begin(), candidates.end(),
                         [](const auto& a, const auto& b) { return a.first > b.first; });
        for (const auto& candidate : candidates) {
            if (postal(candidate.second)) {
                return;
            }
        }
    }

    /// "Porto Alegre/RS", "jud. Argeș": before other parts, of which a quarter may have the name of another city.
    void find_city_with_region() {
        for (Part& part : parts_) {
            if (part.role != Role::unknown || location_.region) {
                continue;
            }
            if (Span region = behind_word_for_region(part.span); !region.empty()) {
                set_region(region, {});
                part.role = Role::region;
                continue;
            }
            std::string_view written = part.span.of(text_);
            std::size_t slash = written.find('/');
            if (slash == std::string_view::npos || slash < 3 || location_.city || has_digit(written)) {
                continue;
            }
            Span last = make_span(part.span.begin + slash + 1, part.span.end);
            if (last.size() == 2 && is_all_capitals(last.of(text_)) && is_name(part.span)) {
                set_region(last, {});
                set_city(make_span(part.span.begin, part.span.begin + slash), Confidence::stated);
                part.role = Role::city;
            }
        }
    }

    /// "jud. Argeș", "woj. śląskie", "Pest megye": the region's name.
    Span behind_word_for_region(Span span) const { return behind_words(span, "region_before"); }

    /// Behind words of this key, "județul ", "prov. ", with a blank; empty if it begins otherwise.
    Span behind_words(Span span, std::string_view key) const {
        Span rest;
        for (const LexiconHit& hit : find(Idea::city_words, text_, span)) {
            const std::size_t end = hit.where.end + (text_.substr(hit.where.end).starts_with('.') ? 1U : 0U);
            if (hit.key == key && hit.where.begin == span.begin && end < span.end && text_[end] == ' ') {
                rest = make_span(end + 1, span.end);
            }
        }
        return rest;
    }

    void classify(std::size_t i) {
        Part& part = parts_[i];
        std::string_view code = part.country_code.empty() ? country_code_of(part.span.of(text_)) : part.country_code;
        if (!code.empty() && part.span.size() == 2 && country_named_behind(i)) {
            set_region(part.span, "");  // "Manaus, AM, Brasil": no Armenia
            part.role = Role::region;
            return;
        }
        if (!code.empty() && (!part.country_code.empty() || !is_region_here(i, code))) {
            if (!location_.country) {
                location_.country = found(text_, part.span, Confidence::stated, "address.country");
            }
            set_country(code, part.span, "address.country");
            part.role = Role::country;
            return;
        }
        if (!location_.city) {
            part.span = without_city_words(part.span);  // "Manchester, Greater Manchester": the county
        }
        take_trailing_region(part);
        std::string_view region = country_of_region(part.span.of(text_));
        std::vector<FoundPlace> places = find_places(text_, part.span);
        bool whole = places.size() == 1 && places[0].where == trim_punctuation(text_, part.span);
        bool is_region = whole && !lookup(Idea::regions, part.span.of(text_)).empty();
        if ((is_region || !region.empty()) && !location_.region && (location_.city || i > 0)) {
            set_region(part.span, region);
            part.role = Role::region;
            return;
        }
        if (!location_.city && is_city_with_district(part.span, places)) {
            set_city(part.span, Confidence::stated);
            part.role = Role::city;
            return;
        }
        part.street_word = has_street_word(text_, part.span);
        bool digits = has_digit(part.span.of(text_));
        if (whole && places[0].kind == PlaceKind::city && !digits && places[0].certainty >= 0.35F) {
            if (!location_.city) {
                set_city(part.span, Confidence::stated);
                part.role = Role::city;
            } else if (!location_.region) {
                set_region(part.span, {});
                part.role = Role::region;
            }
            return;
        }
        if (digits && has_letter(part.span.of(text_))) {
            part.role = Role::street;
        } else if (digits && !location_.postal_code && location_.city && part.span.size() <= 6 &&
                   part.span.size() >= 4) {
            location_.postal_code = found(text_, part.span, Confidence::inferred, "address.postal_code");
            part.role = Role::city;
        } else if (part.street_word && (!location_.city || is_number_beside(i))) {
            part.role = Role::street;
        }
    }

    /// "8, rue des Lilas", "Rua das Flores, 555": the number is a part of its own.
    bool is_number_beside(std::size_t i) const {
        constexpr std::size_t longest = 5;  // "12 b"
        auto is_number = [&](std::size_t k) {
            return k < parts_.size() && parts_[k].role == Role::unknown && parts_[k].piece == parts_[i].piece &&
                   parts_[k].span.size() <= longest && is_digit(character_at(text_, parts_[k].span.begin));
        };
        return is_number(i - 1) || is_number(i + 1);
    }

    /// "Dublin 9", "Praha 4", "Lyon 4e", "Wien 3."
    bool is_city_with_district(Span span, const std::vector<FoundPlace>& places) const {
        if (places.empty() || places[0].kind != PlaceKind::city || places[0].where.begin != span.begin) {
            return false;
        }
        std::string_view rest = trim(make_span(places[0].where.end, span.end).of(text_));
        return !rest.empty() && rest.size() <= 4 && is_digit(character_at(rest, 0)) &&
               rest.find(' ') == std::string_view::npos;
    }

    bool country_named_behind(std::size_t i) {
        return std::any_of(parts_.begin() + static_cast<std::ptrdiff_t>(i) + 1, parts_.end(), [&](const auto& part) {
            return part.span.size() > 2 && !country_code_of(part.span.of(text_)).empty();
        });
    }

    /// Georgia is a state behind a city that is not in the country of that name.
    bool is_region_here(std::size_t i, std::string_view code) {
        if (code != "GE") {
            return false;
        }
        return i > 0 && !find_places(text_, parts_[i - 1].span).empty() &&
               find_places(text_, parts_[i - 1].span).back().country_code != "GE";
    }

    void set_city(Span span, Confidence confidence) {
        span = without_city_words(span);
        if (!span.empty()) {
            location_.city = found(text_, span, confidence, "address.city");
        }
    }

    void set_region(Span span, std::string_view country) {
        location_.region = found(text_, span, Confidence::stated, "address.region");
        // A state of the United States says the country by its code, which addresses have without the country's name;
        // elsewhere the country is left out unless it is named.
        if (country == "US") {
            set_country("US", span, "address.us_state");
        }
    }

    /// "м. Полтава", "Greater London", "Chennai Area": the city alone.
    Span without_city_words(Span span) const {
        if (const Span city = behind_words(span, "city_before"); !city.empty()) {
            return city;
        }
        for (const LexiconHit& hit : find(Idea::city_words, text_, span)) {
            if (hit.key == "city_behind" && hit.where.end == span.end && hit.where.begin > span.begin &&
                text_[hit.where.begin - 1] == ' ') {
                return make_span(span.begin, hit.where.begin - 1);
            }
        }
        return span;
    }

    /// "Columbus OH", "Bassano del Grappa (VI)", "Hobart TAS": a region at the end of a city's part.
    void take_trailing_region(Part& part) {
        std::string_view written = part.span.of(text_);
        std::size_t blank = written.rfind(' ');
        if (blank == std::string_view::npos || location_.region || blank == 0) {
            return;
        }
        Span last = make_span(part.span.begin + blank + 1, part.span.end);
        std::string_view word = last.of(text_);
        bool bracket = word.size() == 4 && word.front() == '(' && word.back() == ')' && is_all_capitals(word);
        std::string_view country = bracket ? std::string_view{} : country_of_region(word);
        bool abbreviation = word.size() <= 3 && is_all_capitals(word) && !lookup(Idea::regions, word).empty();
        if (bracket) {
            set_region(make_span(last.begin + 1, last.end - 1), {});
        } else if (abbreviation && !has_digit(written)) {
            set_region(last, country);
        } else {
            return;
        }
        part.span = trim(text_, make_span(part.span.begin, last.begin));
    }

    /// A part with a postal code; the rest of it is the city, or a state.
    bool postal(std::size_t i) {
        Part& part = parts_[i];
        auto code = location_.postal_code ? std::nullopt : find_postal_code(text_, part.span);
        if (!code) {
            return false;
        }
        // "гр. Пловдив 4002"
        Span before = without_city_words(trim_punctuation(text_, make_span(part.span.begin, code->where.begin)));
        Span behind = trim_punctuation(text_, make_span(code->where.end, part.span.end));
        bool plain = code->certainty < 0.7F;
        std::string_view written = code->where.of(text_);
        if (!before.empty() && !behind.empty() && plain) {
            return false;
        }
        // "48 Example Street", "1234 Main St", "Hauptstraße 1234": a house number.
        Span rest = before.empty() ? behind : before;
        if (!rest.empty() &&
            (has_digit(rest.of(text_)) || (plain && written.size() < 5 && may_be_street(text_, rest)))) {
            return false;
        }
        if (plain && !rest.empty() && may_be_street(text_, rest) && country_of_region(rest.of(text_)).empty() &&
            find_places(text_, rest).empty()) {
            return false;
        }
        // A number of three digits is one only before East Asian text; alone, it needs a city before it.
        if (code->certainty < 0.4F || (rest.empty() && plain && i == 0)) {
            return false;
        }
        if (!before.empty() && plain && !is_name(before) && country_of_region(before.of(text_)).empty()) {
            return false;
        }
        Span value = strip(text_, code->where, "()");
        if (value.of(text_).starts_with("〒")) {
            value.begin += 3;
        }
        location_.postal_code = found(text_, value, Confidence::stated, "address.postal_code");
        set_country(code->country_code, code->where, "address.postal_code");
        part.role = Role::city;
        if (rest.empty()) {
            return true;
        }
        Part remainder;
        remainder.span = rest;
        remainder.piece = part.piece;
        take_trailing_region(remainder);
        std::string_view state = country_of_region(remainder.span.of(text_));
        bool abbreviation = remainder.span.size() <= 3 && !lookup(Idea::regions, remainder.span.of(text_)).empty();
        if (!location_.region && (!state.empty() || abbreviation) && !before.empty()) {
            set_region(remainder.span, state);  // "IL 62704"
        } else {
            set_city_parts(remainder.span);
        }
        return true;
    }

    bool is_name(Span span) const {
        char32_t c = character_at(text_, span.begin);
        return is_letter(c) && !is_lower(c);
    }

    /// "Kadıköy/İstanbul" behind a postal code: city and region.
    void set_city_parts(Span span) {
        std::size_t slash = span.of(text_).find('/');
        if (slash != std::string_view::npos && !location_.region) {
            set_region(trim(text_, make_span(span.begin + slash + 1, span.end)), {});
            span = trim(text_, make_span(span.begin, span.begin + slash));
        }
        set_city(span, Confidence::stated);
    }

    /// No list knew the city: the part before the region, the country or the postal code, or the last one.
    void name_city() {
        if (location_.city) {
            return;
        }
        std::size_t limit = parts_.size();
        for (std::size_t i = 0; i < parts_.size(); ++i) {
            if (parts_[i].role == Role::region || parts_[i].role == Role::country || parts_[i].role == Role::city) {
                limit = i;
                break;
            }
        }
        for (std::size_t i = limit; i-- > 0;) {
            const Part& part = parts_[i];
            if (part.role == Role::unknown && is_name(part.span) && !part.street_word &&
                !has_digit(part.span.of(text_))) {
                set_city(part.span, limit < parts_.size() ? Confidence::inferred : Confidence::guessed);
                parts_[i].role = Role::city;
                return;
            }
            if (part.role == Role::street) {
                return;
            }
        }
    }

    /// The street and what stands around it up to the city, as written: "Rua das Amoreiras, n.º 27, 2.º Esq."
    void collect_address() {
        std::size_t first = parts_.size();
        std::size_t last = 0;
        for (std::size_t i = 0; i < parts_.size(); ++i) {
            if (parts_[i].role == Role::street) {
                first = std::min(first, i);
                last = i;
            }
        }
        if (first == parts_.size()) {
            return;
        }
        // A house's or a street's name before the number, a quarter behind it.
        while (first > 0 && parts_[first - 1].role == Role::unknown) {
            --first;
        }
        while (last + 1 < parts_.size() && parts_[last + 1].role == Role::unknown && location_.city) {
            ++last;
        }
        Found<std::string> address{"", {}, Confidence::stated, "address.street"};
        for (std::size_t i = first; i <= last; ++i) {
            const Part& part = parts_[i];
            if (part.role != Role::street && part.role != Role::unknown) {
                continue;
            }
            bool same_line = !address.where.empty() && i > first && parts_[i - 1].piece == part.piece &&
                             parts_[i - 1].span.end == address.where.back().end;
            if (same_line) {
                address.where.back().end = part.span.end;
            } else {
                address.where.push_back(part.span);
            }
        }
        for (Span span : address.where) {
            address.value += (address.value.empty() ? "" : ", ") + std::string(span.of(text_));
        }
        location_.address = std::move(address);
    }

    /// Singapore is the city and the country.
    void city_state() {
        if (!location_.city && location_.country && location_.country_code && !location_.region) {
            const std::string& code = location_.country_code->value;
            if (code == "SG" || code == "HK" || code == "MC" || code == "LU" || code == "MO") {
                location_.city = location_.country;
            }
        } else if (location_.city && !location_.country_code && location_.city->value == "Singapore") {
            set_country("SG", location_.city->where.front(), "address.city_state");
        }
    }

    std::string_view text_;
    std::vector<Part> parts_;
    Location location_;
};

/// A street's word with a number not far from it: "Led a team of 5" has one too far, though "led" is a street in
/// Swedish.
bool has_numbered_street(std::string_view text, Span part) {
    std::vector<Word> words = words_of(text, part);
    for (const LexiconHit& hit : find(Idea::address_words, words)) {
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (!hit.where.contains(words[i].where)) {
                continue;
            }
            for (std::size_t k = i > 3 ? i - 3 : 0; k <= i + 3 && k < words.size(); ++k) {
                if (is_digit(character_at(text, words[k].where.begin))) {
                    return true;
                }
            }
        }
    }
    return false;
}

}  // namespace

std::optional<Location> parse_postal_address(std::string_view text, const Spans& pieces) {
    return AddressParser(text, pieces).parse();
}

float address_score(std::string_view text, Span span) {
    span = trim_punctuation(text, span);
    if (span.empty() || span.size() > 200) {
        return 0;
    }
    float places = place_score(text, span);
    auto location = parse_postal_address(text, {span});
    if (!location) {
        return places;
    }
    bool named =
        location->city && (location->country || location->region || place_score(text, location->city->where[0]) > 0.5F);
    float score = places;
    if (location->city && location->country && !location->address && span.size() <= 60) {
        score = std::max(score, 0.8F);  // "Armidale, NSW, AU": the code says that the rest are places
    }
    if (location->postal_code && location->city) {
        score = std::max(score, named || location->address ? 0.95F : 0.7F);
    }
    if (location->address) {
        bool word = has_numbered_street(text, location->address->where.front());
        score = std::max(score, named ? 0.9F : word ? 0.75F : 0.2F);
    }
    return score;
}

}  // namespace cvconv
