#include "readers/pieces/citations/title_looks.h"

#include <algorithm>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/pieces/citations/citations.h"

namespace cvconv::recognizing {

namespace {

constexpr std::size_t shortest_title = 3;  // words

bool is_long_enough(std::string_view text, Span look) {
    return words_of(text, look).size() >= shortest_title;
}

}  // namespace

Span title_in_look(std::string_view text, const std::vector<Span>& look, std::uint32_t from) {
    constexpr std::uint32_t widest_gap = 4;  // bytes
    auto run = std::find_if(look.begin(), look.end(),
                            [&](Span s) { return s.begin >= from && s.begin <= from + 3 && is_long_enough(text, s); });
    if (run == look.end()) {
        return {};
    }
    Span title = *run;
    for (++run; run != look.end(); ++run) {
        const std::uint32_t gap = run->begin - std::min(run->begin, title.end);
        const std::string_view between = text.substr(title.end, gap);
        if (gap == 0 || gap > widest_gap || title.of(text).find_last_of(".?!") == title.size() - 1 ||
            between.find_first_of(".,;:?!") != std::string_view::npos) {
            break;
        }
        title.end = run->end;
    }
    return title;
}

std::uint32_t end_of_authors_before_look(std::string_view text, Span body, const std::vector<Span>& look, int& names) {
    auto run = std::find_if(look.begin(), look.end(),
                            [&](Span s) { return s.begin > body.begin + 3 && is_long_enough(text, s); });
    if (run == look.end() || run->begin >= body.end) {
        return body.begin;
    }
    const Span before = strip(text, trim(text, {body.begin, run->begin}), ",;:");
    const std::uint32_t end = end_of_authors(text, before, &names);
    return names > 0 && end + 1 >= before.end ? end : body.begin;
}

}  // namespace cvconv::recognizing
