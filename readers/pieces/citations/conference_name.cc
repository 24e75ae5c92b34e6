#include "readers/pieces/citations/conference_name.h"

#include <algorithm>

#include "ir/lexicon.h"
#include "ir/unicode.h"

namespace cvconv::recognizing {

bool year_is_of_name(std::string_view text, std::uint32_t begin, const FoundPeriod& year) {
    Span name = trim(text, {begin, year.where.begin});
    std::string_view own = name.of(text);
    auto capitals = std::count_if(own.begin(), own.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
    const auto words = words_of(text, name);
    const bool bare = !year.is_range && !year.in_brackets && year.start && year.start->month == 0;
    if (capitals < 2 || year.where.begin != name.end + 1 || !bare || !lookup(Idea::venue_words, own).empty()) {
        return false;
    }
    if (words.size() == 2) {  // "TIDES Workshop 2023"
        const std::string_view first = words.front().where.of(text);
        auto letters = std::count_if(first.begin(), first.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
        return letters >= 2 && means(Idea::venue_words, words.back().where.of(text), "conference");
    }
    return words.size() == 1;
}

}  // namespace cvconv::recognizing
