#include "readers/pdf/layout/tab_stops.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "readers/pdf/layout/date_texts.h"

namespace cvconv::pdf {

namespace {

std::string text_before(const Segment& segment, std::size_t word) {
    std::string text;
    for (std::size_t i = 0; i < word; ++i) {
        text += (i == 0 ? "" : " ") + segment.words[i].text;
    }
    return text;
}

}  // namespace

void split_behind_margin_dates(std::vector<Segment>& segments) {
    constexpr float same_place = 1.0F;     // points
    constexpr std::size_t least_rows = 2;  // beside a date, at the same place
    std::vector<float> stops;              // where text begins beside a date
    for (const Segment& s : segments) {
        const bool beside = std::any_of(segments.begin(), segments.end(), [&](const Segment& date) {
            return date.right < s.left && std::abs(date.middle() - s.middle()) < 0.3F * s.size &&
                   is_dateish(date.text());
        });
        if (beside) {
            stops.push_back(s.left);
        }
    }
    if (stops.size() < least_rows) {
        return;
    }
    const std::size_t count = segments.size();
    for (std::size_t i = 0; i < count; ++i) {
        for (std::size_t w = 1; w < segments[i].words.size(); ++w) {
            const float left = segments[i].words[w].left;
            const auto rows =
                std::count_if(stops.begin(), stops.end(), [&](float x) { return std::abs(x - left) < same_place; });
            if (rows >= static_cast<std::ptrdiff_t>(least_rows) && is_dateish(text_before(segments[i], w))) {
                Segment rest = cut_before(segments[i], w);
                segments.push_back(std::move(rest));
                break;
            }
        }
    }
    std::stable_sort(segments.begin(), segments.end(),
                     [](const Segment& a, const Segment& b) { return a.top < b.top; });
}

void split_at_tab_stops(std::vector<Segment>& segments) {
    constexpr float least_blank = 0.42F;  // of the font size; a blank between words is a quarter to a third
    constexpr std::size_t least_rows = 3;
    struct Edge {
        float x, y, size;
        bool inner;  ///< a word inside a segment, after a wide blank
    };
    std::vector<Edge> edges;
    for (const Segment& s : segments) {
        edges.push_back({s.left, s.middle(), s.size, false});
        for (std::size_t i = 1; i < s.words.size(); ++i) {
            if (s.words[i].left - s.words[i - 1].right >= least_blank * s.size) {
                edges.push_back({s.words[i].left, s.middle(), s.size, true});
            }
        }
    }
    std::sort(edges.begin(), edges.end(), [](const Edge& a, const Edge& b) { return a.x < b.x; });
    std::vector<std::array<float, 3>> stops;  // x, first and last row
    for (std::size_t i = 0; i < edges.size();) {
        std::size_t end = i;
        std::size_t inner = 0;
        float top = 1e9F;
        float bottom = -1e9F;
        while (end < edges.size() && edges[end].x - edges[i].x < 1.5F) {
            inner += edges[end].inner ? 1 : 0;
            top = std::min(top, edges[end].y);
            bottom = std::max(bottom, edges[end].y);
            ++end;
        }
        std::size_t count = end - i;
        if (inner >= 2 && count >= least_rows) {
            std::size_t crossing = 0;
            for (const Segment& s : segments) {
                if (s.middle() < top - 1 || s.middle() > bottom + 1 || s.left > edges[i].x - 2 ||
                    s.right < edges[i].x + 2) {
                    continue;
                }
                bool word_begins = std::any_of(s.words.begin() + 1, s.words.end(),
                                               [&](const PageWord& w) { return std::abs(w.left - edges[i].x) < 2.0F; });
                crossing += word_begins ? 0 : 1;
            }
            if (crossing * 8 <= count) {
                stops.push_back({edges[i].x, top, bottom});
            }
        }
        i = end;
    }
    for (const auto& [x, top, bottom] : stops) {
        std::size_t count = segments.size();
        for (std::size_t i = 0; i < count; ++i) {
            if (segments[i].middle() < top - 1 || segments[i].middle() > bottom + 1 || segments[i].letter_spaced) {
                continue;
            }
            for (std::size_t w = 1; w < segments[i].words.size(); ++w) {
                bool here = std::abs(segments[i].words[w].left - x) < 2.0F;
                bool bullet = w == 1 && is_lone_bullet(segments[i].words[0].text);
                const bool wide =
                    segments[i].words[w].left - segments[i].words[w - 1].right >= least_blank * 0.9F * segments[i].size;
                if (here && !bullet && wide) {
                    Segment rest = cut_before(segments[i], w);
                    segments.push_back(std::move(rest));
                    break;
                }
            }
        }
    }
    std::stable_sort(segments.begin(), segments.end(),
                     [](const Segment& a, const Segment& b) { return a.top < b.top; });
}

}  // namespace cvconv::pdf
