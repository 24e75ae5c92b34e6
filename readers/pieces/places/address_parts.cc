#include "readers/pieces/places/address_parts.h"

#include <algorithm>

#include "ir/lexicon.h"
#include "readers/pieces/characters.h"
#include "readers/pieces/places/places.h"
#include "readers/pieces/places/postal_codes.h"

namespace cvconv {

namespace {

/// "CEP 90670-030", "Postcode: LS11 5PS": the code alone.
Span without_label(std::string_view text, Span part) {
    for (const LexiconHit& hit : find(Idea::contact_labels, text, part)) {
        if (hit.key == "postal_code" && hit.where.begin == part.begin && hit.where.size() >= 3) {
            Span rest = strip(text, trim(text, {hit.where.end, part.end}), ":. ");
            return rest.empty() ? part : rest;
        }
    }
    return part;
}

std::vector<AddressPart> split_at_marks(std::string_view text, const Spans& pieces) {
    constexpr std::size_t longest_country = 60;  // bytes
    std::vector<AddressPart> parts;
    for (std::size_t piece = 0; piece < pieces.size(); ++piece) {
        std::string_view bounded = text.substr(0, pieces[piece].end);
        std::size_t begin = pieces[piece].begin;
        auto add = [&](std::size_t from, std::size_t end) {
            Span span = without_label(text, strip(text, make_span(from, end), ",;|:"));
            if (!span.empty()) {
                AddressPart part;
                part.span = span;
                part.piece = piece;
                parts.push_back(part);
            }
        };
        for (std::size_t at = begin; at < bounded.size();) {
            std::size_t here = at;
            char32_t c = next_character(bounded, at);
            bool spaced = character_before(bounded, here) == ' ' && character_at(bounded, at) == ' ';
            // "27004 Lugo (España)"
            const std::size_t close_bracket = c == '(' && here > begin && bounded[here - 1] == ' '
                                                  ? bounded.substr(0, at + longest_country).find(')', at)
                                                  : std::string_view::npos;
            if (close_bracket != std::string_view::npos && close_bracket > at + 3 &&
                !country_code_of(bounded.substr(at, close_bracket - at)).empty()) {
                add(begin, here);
                add(at, close_bracket);
                at = close_bracket + 1;
                begin = at;
                continue;
            }
            if (c == ',' || c == ';' || c == '|' || c == '\n' || is_separating_dot(c) || c == U'，' || c == U'｜' ||
                (spaced && (is_dash(c) || c == '/'))) {
                add(begin, here);
                begin = at;
            }
        }
        add(begin, bounded.size());
    }
    return parts;
}

/// The last words of `span` from the last blank on; empty if there is no blank.
Span last_word(std::string_view text, Span span) {
    std::size_t blank = span.of(text).rfind(' ');
    return blank == std::string_view::npos ? Span{} : make_span(span.begin + blank + 1, span.end);
}

/// The country of the last city that is named in `own` or in the parts before it; empty if none is.
std::string_view country_of_cities(std::string_view text, const std::vector<AddressPart>& parts, Span own) {
    constexpr std::size_t most_parts = 20;  // no address has more, and each of them asks
    const auto country_in = [&](Span span) {
        std::string_view country;
        for (const FoundPlace& place : find_places(text, span)) {
            if (place.kind == PlaceKind::city && !place.country_code.empty()) {
                country = place.country_code;
            }
        }
        return country;
    };
    std::string_view country = country_in(own);
    const std::size_t end = parts.size() - std::min(parts.size(), most_parts);
    for (std::size_t i = parts.size(); i > end && country.empty(); --i) {
        country = country_in(parts[i - 1].span);
    }
    return country;
}

/// "CH" behind a city or alone behind one. "CA" is California as well, "DE" Delaware: there the city decides.
std::string_view country_here(std::string_view text, Span word, std::string_view country_of_city) {
    std::string_view written = word.of(text);
    if (written.size() == 2 && is_country_code(written)) {
        bool region = !lookup(Idea::regions, written).empty();
        return !region || written == country_of_city ? written : std::string_view{};
    }
    bool abbreviation = written == "UK" || written == "USA" || written == "UAE";
    return abbreviation ? country_code_of(written) : std::string_view{};
}

/// Where a city begins that ends the part, behind a house number or a street's word.
std::uint32_t city_behind_street(std::string_view text, Span span) {
    for (const FoundPlace& place : find_places(text, span)) {
        if (place.kind != PlaceKind::city || place.where.end != span.end || place.where.begin == span.begin ||
            place.certainty < 0.5F) {
            continue;
        }
        Span before = trim(text, {span.begin, place.where.begin});
        Span word = last_word(text, before);
        if (word.empty()) {
            return span.end;
        }
        std::string_view written = word.of(text);
        bool number = written.find_first_of("0123456789") != std::string_view::npos && written.size() <= 6;
        bool street = !find(Idea::address_words, text, word).empty() && !is_lower(character_at(text, word.begin));
        if (number || street) {
            return place.where.begin;
        }
    }
    return span.end;
}

/// "3 quai de l'Armor 22500 Paimpol": where the code begins that stands between a street with its number and a name
/// that no list has; the end of the part if it is not written so.
std::uint32_t code_behind_street(std::string_view text, Span part) {
    constexpr std::size_t code_digits = 5;  // four may be a house number
    constexpr std::size_t most_words = 4;   // of a city
    const auto words = words_of(text, part);
    for (std::size_t w = 2; w + 1 < words.size() && w + 1 + most_words >= words.size(); ++w) {
        const std::string_view code = words[w].where.of(text);
        const Span before = trim(text, {part.begin, words[w].where.begin});
        const Span behind = trim(text, {words[w].where.end, part.end});
        const bool numbered = before.of(text).find_first_of("0123456789") != std::string_view::npos;
        if (code.size() == code_digits && code.find_first_not_of("0123456789") == std::string_view::npos && numbered &&
            text[words[w].where.begin - 1] == ' ' && text[words[w].where.end] == ' ' &&
            behind.of(text).find_first_of("0123456789") == std::string_view::npos &&
            is_upper(character_at(text, behind.begin)) && find(Idea::address_words, text, behind).empty()) {
            return words[w].where.begin;
        }
    }
    return part.end;
}

}  // namespace

std::vector<AddressPart> split_address(std::string_view text, const Spans& pieces) {
    std::vector<AddressPart> parts;
    for (AddressPart part : split_at_marks(text, pieces)) {
        std::vector<AddressPart> behind;
        auto cut = [&](std::size_t at, std::string_view country) {
            AddressPart rest = part;
            rest.span = trim(text, make_span(at, part.span.end));
            rest.country_code = country;
            part.span = trim(text, make_span(part.span.begin, at));
            behind.insert(behind.begin(), rest);
        };
        Span word = last_word(text, part.span);
        bool alone = word.empty() && !parts.empty();
        std::string_view city_country = country_of_cities(text, parts, part.span);
        if (std::string_view country = country_here(text, alone ? part.span : word, city_country); !country.empty()) {
            if (alone) {
                part.country_code = country;
            } else {
                cut(word.begin, country);
            }
        }
        if (auto code = find_postal_code(text, part.span);
            code && code->where.end == part.span.end && code->where.begin > part.span.begin) {
            Span before = trim(text, {part.span.begin, code->where.begin});
            bool region = before.size() > 3 && !lookup(Idea::regions, before.of(text)).empty();
            std::uint32_t city = city_behind_street(text, before);
            if (region) {
                cut(code->where.begin, {});
            } else if (city < before.end) {
                cut(city, {});
            }
        } else if (const std::uint32_t code_at = code_behind_street(text, part.span); code_at < part.span.end) {
            cut(code_at, {});
        } else if (std::uint32_t city = city_behind_street(text, part.span); city < part.span.end) {
            cut(city, {});
        }
        parts.push_back(part);
        parts.insert(parts.end(), behind.begin(), behind.end());
    }
    return parts;
}

}  // namespace cvconv
