// The city of an address, its region and its country: what words and neighbours say. A part of AddressParser.

#include <algorithm>
#include <vector>

#include "ir/lexicon.h"
#include "readers/pieces/characters.h"
#include "readers/pieces/places/address_parser.h"
#include "readers/pieces/places/places.h"

namespace cvconv::addresses {

void AddressParser::find_city_with_region() {
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

Span AddressParser::behind_words(Span span, std::string_view key) const {
    Span rest;
    for (const LexiconHit& hit : find(Idea::city_words, text_, span)) {
        const std::size_t end = hit.where.end + (text_.substr(hit.where.end).starts_with('.') ? 1U : 0U);
        if (hit.key == key && hit.where.begin == span.begin && end < span.end && text_[end] == ' ') {
            rest = make_span(end + 1, span.end);
        }
    }
    return rest;
}

bool AddressParser::is_city_with_district(Span span, const std::vector<FoundPlace>& places) const {
    if (places.empty() || places[0].kind != PlaceKind::city || places[0].where.begin != span.begin) {
        return false;
    }
    std::string_view rest = trim(make_span(places[0].where.end, span.end).of(text_));
    return !rest.empty() && rest.size() <= 4 && is_digit(character_at(rest, 0)) &&
           rest.find(' ') == std::string_view::npos;
}

bool AddressParser::country_named_behind(std::size_t i) {
    return std::any_of(parts_.begin() + static_cast<std::ptrdiff_t>(i) + 1, parts_.end(), [&](const auto& part) {
        return part.span.size() > 2 && !country_code_of(part.span.of(text_)).empty();
    });
}

bool AddressParser::is_region_here(std::size_t i, std::string_view code) {
    if (code != "GE") {
        return false;
    }
    return i > 0 && !find_places(text_, parts_[i - 1].span).empty() &&
           find_places(text_, parts_[i - 1].span).back().country_code != "GE";
}

void AddressParser::set_city(Span span, Confidence confidence) {
    span = without_city_words(span);
    if (!span.empty()) {
        location_.city = found(text_, span, confidence, "address.city");
    }
}

void AddressParser::set_region(Span span, std::string_view country) {
    location_.region = found(text_, span, Confidence::stated, "address.region");
    // A state of the United States says the country by its code, which addresses have without the country's name;
    // elsewhere the country is left out unless it is named.
    if (country == "US") {
        set_country("US", span, "address.us_state");
    }
}

Span AddressParser::without_city_words(Span span) const {
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

void AddressParser::take_trailing_region(Part& part) {
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

void AddressParser::set_city_parts(Span span) {
    std::size_t slash = span.of(text_).find('/');
    if (slash != std::string_view::npos && !location_.region) {
        set_region(trim(text_, make_span(span.begin + slash + 1, span.end)), {});
        span = trim(text_, make_span(span.begin, span.begin + slash));
    }
    set_city(span, Confidence::stated);
}

void AddressParser::name_city() {
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
        if (part.role == Role::unknown && is_name(part.span) && !part.street_word && !has_digit(part.span.of(text_))) {
            set_city(part.span, limit < parts_.size() ? Confidence::inferred : Confidence::guessed);
            parts_[i].role = Role::city;
            return;
        }
        if (part.role == Role::street) {
            return;
        }
    }
}

void AddressParser::city_state() {
    if (!location_.city && location_.country && location_.country_code && !location_.region) {
        const std::string& code = location_.country_code->value;
        if (code == "SG" || code == "HK" || code == "MC" || code == "LU" || code == "MO") {
            location_.city = location_.country;
        }
    } else if (location_.city && !location_.country_code && location_.city->value == "Singapore") {
        set_country("SG", location_.city->where.front(), "address.city_state");
    }
}

void AddressParser::set_country(std::string_view code, Span where, const char* rule) {
    // "Belém, PA, Brasil": what is named counts for more than what a state's code says
    const bool guessed = location_.country_code && location_.country_code->rule == "address.us_state";
    if ((!location_.country_code || guessed) && !code.empty()) {
        location_.country_code = Found<std::string>{std::string(code), {where}, Confidence::stated, rule};
    }
}

bool AddressParser::is_name(Span span) const {
    char32_t c = character_at(text_, span.begin);
    return is_letter(c) && !is_lower(c);
}

}  // namespace cvconv::addresses
