#include "readers/pdf/layout/columns/margin_headings.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "ir/unicode.h"
#include "readers/line_joining/line_ends.h"

namespace cvconv::pdf {

namespace {

constexpr float same_edge = 3;  // points

bool is_in_margin(const Segment& s, float text_left) {
    return s.left < text_left - same_edge && s.right < text_left;
}

/// Beside each other: one begins before the other ends.
bool overlap(const Segment& a, const Segment& b) {
    const float common = std::min(a.bottom, b.bottom) - std::max(a.top, b.top);
    return common > 0.4F * std::min(a.bottom - a.top, b.bottom - b.top);
}

/// Does white part the text beside the title from the text above it?
bool begins_below_white(const std::vector<Segment>& segments, const Segment& title, float text_left) {
    constexpr float least = 0.9F;  // of the size
    float top = 1e9F;
    for (const Segment& s : segments) {
        top = !is_in_margin(s, text_left) && overlap(s, title) ? std::min(top, s.top) : top;
    }
    return std::none_of(segments.begin(), segments.end(), [&](const Segment& s) {
        return !is_in_margin(s, text_left) && s.top < top - 1 && s.bottom > top - least * title.size;
    });
}

/// "Volunteer" over "work", "Research", a line free, and "experience", are one title.
bool goes_on(const Segment& title, const Segment& next, bool parted, KnownTexts& known) {
    constexpr float close = 0.5F;  // of the size
    constexpr float apart = 2.2F;
    const float white = next.top - title.bottom;
    if (white < close * next.size) {
        return true;
    }
    Segment both = title;
    append_wrapped(both, next);
    return white < apart * next.size && title.words.front().bold == next.words.front().bold &&
           (is_unfinished(title.text()) || title.text().ends_with('&') ||
            (known.is_heading(both) && !(parted && known.is_heading(title) && known.is_heading(next))));
}

/// Titles at the left edge of the text, and what each of them stands beside.
struct Found {
    std::size_t beside = 0;
    std::size_t alone = 0;
    std::vector<float> lefts;  ///< of what they stand beside
};

Found find_headings(const std::vector<PageSegments>& pages, KnownTexts& known) {
    Found found;
    for (const PageSegments& page : pages) {
        for (const Segment& s : page.segments) {
            if (s.table_row || !known.is_heading(s)) {
                continue;
            }
            float left = 1e9F;
            bool first = true;
            for (const Segment& other : page.segments) {
                if (&other == &s || !overlap(s, other)) {
                    continue;
                }
                first = first && other.left > s.right;
                left = std::min(left, other.left);
            }
            const bool beside = first && left < 1e9F;
            found.beside += beside ? 1 : 0;
            found.alone += beside ? 0 : 1;
            if (beside) {
                found.lefts.push_back(left);
            }
        }
    }
    return found;
}

}  // namespace

std::optional<float> margin_of_headings(const std::vector<PageSegments>& pages, KnownTexts& known) {
    constexpr std::size_t least = 3;
    constexpr std::size_t most_words = 6;
    Found found = find_headings(pages, known);
    if (found.beside < least || found.alone > found.beside) {
        return std::nullopt;
    }
    std::sort(found.lefts.begin(), found.lefts.end());
    const float text_left = found.lefts[found.lefts.size() / 2];
    std::size_t in_margin = 0;
    std::size_t headings = 0;
    std::size_t in_text = 0;
    std::size_t across = 0;
    bool begun = false;
    for (const PageSegments& page : pages) {
        std::vector<const Segment*> order;
        for (const Segment& s : page.segments) {
            order.push_back(&s);
        }
        std::stable_sort(order.begin(), order.end(),
                         [](const Segment* a, const Segment* b) { return a->top < b->top; });
        for (const Segment* s : order) {
            const bool margin = is_in_margin(*s, text_left);
            const bool heading = margin && known.is_heading(*s);
            begun = begun || heading;
            if (!begun) {
                continue;
            }
            const std::string text = s->text();
            if (margin && (known.is_dateish(text) || words_of(text).size() > most_words)) {
                return std::nullopt;
            }
            in_margin += margin ? 1 : 0;
            headings += heading ? 1 : 0;
            in_text += s->left >= text_left - same_edge ? 1 : 0;
            across += !margin && s->left < text_left - same_edge ? 1 : 0;
        }
    }
    const bool fits = headings >= least && headings * 2 >= in_margin && in_text > in_margin && across * 20 <= in_text;
    return fits ? std::optional<float>(text_left) : std::nullopt;
}

std::vector<MarginSection> margin_sections(std::vector<Segment> segments, float text_left, KnownTexts& known) {
    std::stable_sort(segments.begin(), segments.end(),
                     [](const Segment& a, const Segment& b) { return a.top < b.top; });
    struct Start {
        float top;   ///< of the title
        float from;  ///< where the section begins
        Segment title;
    };
    std::vector<Start> starts;
    for (const Segment& s : segments) {
        if (!is_in_margin(s, text_left)) {
            continue;
        }
        if (!starts.empty() && goes_on(starts.back().title, s, begins_below_white(segments, s, text_left), known)) {
            append_wrapped(starts.back().title, s);
            starts.back().title.bottom = s.bottom;
            continue;
        }
        starts.push_back({s.top, s.middle(), s});
        for (const Segment& other : segments) {
            if (!is_in_margin(other, text_left) && overlap(s, other)) {
                starts.back().from = std::min(starts.back().from, other.middle());
            }
        }
    }
    std::vector<MarginSection> sections(starts.size() + 1);
    for (Segment& s : segments) {
        const bool margin = is_in_margin(s, text_left);
        std::size_t home = 0;
        while (home < starts.size() && s.middle() >= (margin ? starts[home].top : starts[home].from) - 0.1F) {
            ++home;
        }
        if (margin && !sections[home].heading.empty()) {
            append_wrapped(sections[home].heading.front(), s);
        } else {
            (margin ? sections[home].heading : sections[home].text).push_back(std::move(s));
        }
    }
    return sections;
}

}  // namespace cvconv::pdf
