#include "readers/recognize/fields/conference_name.h"

#include <algorithm>

#include "ir/lexicon.h"
#include "ir/unicode.h"

namespace cvconv::recognizing {

bool year_is_of_name(std::string_view text, std::uint32_t begin, const FoundPeriod& year) {
    Span name = trim(text, {begin, year.where.begin});
    std::string_view own = name.of(text);
    auto capitals = std::count_if(own.begin(), own.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
    return capitals >= 2 && year.where.begin == name.end + 1 && words_of(text, name).size() == 1 && !year.is_range &&
           !year.in_brackets && year.start && year.start->month == 0 && lookup(Idea::venue_words, own).empty();
}

}  // namespace cvconv::recognizing
