#include "readers/recognize/entries/roles/segment_joining.h"

#include <algorithm>

#include "readers/pieces/function_words.h"
#include "readers/pieces/places/places.h"

namespace cvconv::recognizing {

namespace {

/// "University of Oregon", "University of Tasmania": what bears the name of a state has a campus in several towns.
bool is_of_state(std::string_view text, const HeaderSegment& segment) {
    const std::size_t count = segment.words.size();
    if (count < 3 || find(Idea::institutions, segment.words).empty()) {
        return false;
    }
    for (std::size_t first = count - std::min<std::size_t>(count - 2, 2); first < count; ++first) {
        const Span state{segment.words[first].where.begin, segment.text.end};
        constexpr std::size_t shortest = 4;  // letters of "Ohio"; "OR" is none of a name
        if (state.size() >= shortest && !country_of_region(state.of(text)).empty()) {
            return true;
        }
    }
    return false;
}

bool is_city(std::string_view text, const HeaderSegment& segment) {
    const auto places = find_places(text, segment.text);
    return places.size() == 1 && places.front().where == segment.text && places.front().kind == PlaceKind::city;
}

}  // namespace

void join_lists(const Document& document, std::vector<HeaderSegment>& segments) {
    constexpr std::size_t short_piece = 2;  // words
    std::string_view text = document.text;
    for (std::size_t i = 1; i < segments.size(); ++i) {
        const bool joined = segments[i].join == Join::comma || segments[i].join == Join::style;
        if (!joined || !is_joiner(segments[i].words.front().folded)) {
            continue;
        }
        std::size_t last = i;
        if (segments[i].words.size() == 1) {  // the "and" between two titles that are set apart
            last = i + 1;
            if (last >= segments.size() || segments[last].join != Join::style) {
                continue;
            }
        }
        std::size_t first = i - 1;
        while (segments[i].join == Join::comma && first > 0 && segments[first].join == Join::comma &&
               segments[first].words.size() <= short_piece) {
            --first;
        }
        HeaderSegment& whole = segments[first];
        whole.text = {whole.outer.begin, segments[last].outer.end};
        whole.outer = whole.text;
        whole.words = words_of(text, whole.text);
        segments.erase(segments.begin() + static_cast<std::ptrdiff_t>(first) + 1,
                       segments.begin() + static_cast<std::ptrdiff_t>(last) + 1);
        i = first;
    }
}

void join_campuses(const Document& document, std::vector<HeaderSegment>& segments) {
    auto goes_on = [](const HeaderSegment& segment) {
        return segment.join == Join::comma || segment.join == Join::dash;
    };
    for (std::size_t i = 0; i + 1 < segments.size(); ++i) {
        const HeaderSegment& next = segments[i + 1];
        const bool located = i + 2 < segments.size() && goes_on(segments[i + 2]) && segments[i + 2].line == next.line &&
                             place_score(document.text, segments[i + 2].text) > 0;
        if (next.line != segments[i].line || !goes_on(next) || located || !is_of_state(document.text, segments[i]) ||
            !is_city(document.text, next)) {
            continue;
        }
        segments[i].text = {segments[i].outer.begin, next.outer.end};
        segments[i].outer = segments[i].text;
        segments[i].words = words_of(document.text, segments[i].text);
        segments.erase(segments.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    }
}

void join_at_words(const Document& document, std::vector<HeaderSegment>& segments) {
    for (std::size_t i = 1; i + 1 < segments.size(); ++i) {
        if (segments[i].join == Join::style && segments[i + 1].join == Join::style &&
            is_at_word(fold(segments[i].text.of(document.text)))) {
            segments[i + 1].join = Join::at_word;
            segments.erase(segments.begin() + static_cast<std::ptrdiff_t>(i));
        }
    }
}

}  // namespace cvconv::recognizing
