#include "readers/pieces/places/postal_address.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "ir/lexicon.h"
#include "readers/pieces/characters.h"
#include "readers/pieces/places/address_parser.h"
#include "readers/pieces/places/east_asian_address.h"
#include "readers/pieces/places/places.h"

namespace cvconv {

namespace addresses {

namespace {

bool has_letter(std::string_view part) {
    for (std::size_t at = 0; at < part.size();) {
        if (is_letter(next_character(part, at))) {
            return true;
        }
    }
    return false;
}

/// "Kogi State", "Limpopo Province".
bool is_named_as_region(std::string_view text, Span part) {
    const auto words = words_of(text, part);
    const auto hits = words.size() < 2 || words.size() > 4 ? std::vector<LexiconHit>{}
                                                           : lookup(Idea::city_words, words.back().where.of(text));
    return std::any_of(hits.begin(), hits.end(), [](const LexiconHit& hit) { return hit.key == "region_behind"; });
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

}  // namespace

Found<std::string> found(std::string_view text, Span span, Confidence confidence, std::string rule) {
    return {std::string(span.of(text)), {span}, confidence, std::move(rule)};
}

bool has_digit(std::string_view part) {
    return std::any_of(part.begin(), part.end(), [](char c) { return c >= '0' && c <= '9'; });
}

std::optional<Location> AddressParser::parse() {
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
    bool any = location_.address || location_.postal_code || location_.city || location_.region || location_.country;
    return any ? std::optional(location_) : std::nullopt;
}

void AddressParser::east_asian(Part& part) {
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

/// "Rockville, Montgomery County, MD 20850": of the two, the state is the region.
bool AddressParser::is_region_behind(std::size_t i) const {
    if (i + 1 == parts_.size()) {
        return false;
    }
    const Span next = parts_[i + 1].span;
    const auto words = words_of(text_, next);
    const std::string_view state = words.empty() ? std::string_view{} : words.front().where.of(text_);
    return !country_of_region(next.of(text_)).empty() || !lookup(Idea::regions, next.of(text_)).empty() ||
           (words.size() == 2 && has_digit(next.of(text_)) && !country_of_region(state).empty());
}

void AddressParser::classify(std::size_t i) {
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
    const bool named_as_region = is_named_as_region(text_, part.span);
    if (i > 0 && named_as_region && is_region_behind(i)) {
        part.role = Role::region;
        return;
    }
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
    if (i > 0 && !location_.region && named_as_region) {
        set_region(part.span, {});
        part.role = Role::region;
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
    } else if (digits && !location_.postal_code && location_.city && part.span.size() <= 6 && part.span.size() >= 4) {
        location_.postal_code = found(text_, part.span, Confidence::inferred, "address.postal_code");
        part.role = Role::city;
    } else if (part.street_word && (!location_.city || is_number_beside(i))) {
        part.role = Role::street;
    }
}

void AddressParser::collect_address() {
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

}  // namespace addresses

namespace {

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
    return addresses::AddressParser(text, pieces).parse();
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
    if (location->city && location->region && location->country_code && !location->address && span.size() <= 60 &&
        place_score(text, location->city->where[0]) > 0.5F) {
        score = std::max(score, 0.8F);  // "Austin, Travis County, Texas": both ends say so of what is between
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
