// The postal code of an address, and what stands before and behind it. A part of AddressParser.

#include <algorithm>
#include <utility>
#include <vector>

#include "ir/lexicon.h"
#include "readers/pieces/characters.h"
#include "readers/pieces/places/address_parser.h"
#include "readers/pieces/places/places.h"
#include "readers/pieces/places/postal_codes.h"

namespace cvconv::addresses {

namespace {

constexpr std::size_t longest_unit = 5;  ///< bytes: "Apt", "Unit", "Flat", "Suite"

bool may_be_street(std::string_view text, Span part) {
    return !find(Idea::address_words, text, part).empty();
}

}  // namespace

void AddressParser::find_best_postal_code() {
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
                code->certainty + (state ? 0.5F : 0.0F) - (leads || state || code->certainty > 0.7F ? 0.0F : 0.2F), i);
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

bool AddressParser::postal(std::size_t i) {
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
    // "48 Example Street", "1234 Main St", "Hauptstraße 1234": a house number. Not behind one, where a town may end
    // like the word of a street: "Moosweg 4, 83471 Berchtesgaden"
    Span rest = before.empty() ? behind : before;
    const bool street =
        plain && !rest.empty() && !(before.empty() && is_behind_street(i)) && may_be_street(text_, rest);
    if (!rest.empty() && (has_digit(rest.of(text_)) || (street && written.size() < 5))) {
        return false;
    }
    if (street && country_of_region(rest.of(text_)).empty() && find_places(text_, rest).empty()) {
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

bool AddressParser::is_behind_street(std::size_t i) const {
    constexpr std::size_t fewest_words = 2;  // with the number; "Apt 5" is not yet the street
    if (i == 0 || parts_[i - 1].piece != parts_[i].piece) {
        return false;
    }
    const auto words = words_of(text_, parts_[i - 1].span);
    const bool numbered = words.size() >= fewest_words && is_digit(character_at(text_, words.back().where.begin)) &&
                          !is_digit(character_at(text_, words.front().where.begin));
    return numbered && (words.size() > fewest_words || words.front().where.size() > longest_unit);
}

bool AddressParser::is_number_beside(std::size_t i) const {
    constexpr std::size_t longest = 5;  // "12 b"
    auto is_number = [&](std::size_t k) {
        return k < parts_.size() && parts_[k].role == Role::unknown && parts_[k].piece == parts_[i].piece &&
               parts_[k].span.size() <= longest && is_digit(character_at(text_, parts_[k].span.begin));
    };
    return is_number(i - 1) || is_number(i + 1);
}

}  // namespace cvconv::addresses
