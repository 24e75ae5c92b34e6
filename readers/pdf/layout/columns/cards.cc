#include "readers/pdf/layout/columns/cards.h"

#include <algorithm>
#include <cstddef>

#include "readers/pdf/layout/panels.h"

namespace cvconv::pdf {

namespace {

/// Panels of two lines or more that hold some of the segments, and not all.
std::vector<int> cards_among(const std::vector<Segment>& segments, const std::vector<TextPanel>& panels) {
    std::vector<std::size_t> held(panels.size());
    for (const Segment& s : segments) {
        for (int p = s.words.front().panel; p >= 0; p = panels[static_cast<std::size_t>(p)].parent) {
            ++held[static_cast<std::size_t>(p)];
        }
    }
    std::vector<int> cards;
    for (std::size_t i = 0; i < panels.size(); ++i) {
        if (held[i] > 0 && held[i] < segments.size() && !panels[i].one_line) {
            cards.push_back(static_cast<int>(i));
        }
    }
    return cards;
}

constexpr float most_wider = 1.8F;  // is one card than another beside it

bool are_beside(const TextPanel& a, const TextPanel& b) {
    const float common = std::min(a.bottom, b.bottom) - std::max(a.top, b.top);
    const float smaller = std::min(a.bottom - a.top, b.bottom - b.top);
    // "2019" in a box beside the text in another are cells of a row
    const float wider = std::max(a.right - a.left, b.right - b.left);
    const float narrower = std::min(a.right - a.left, b.right - b.left);
    return wider < most_wider * narrower && common > 0.5F * smaller && (a.right < b.left + 1 || b.right < a.left + 1);
}

}  // namespace

CardRow first_card_row(const std::vector<Segment>& segments, const std::vector<TextPanel>& panels, float page_height) {
    constexpr float highest = 0.5F;  // of the page; what is higher is a column
    if (panels.size() < 2) {
        return {};
    }
    const std::vector<int> cards = cards_among(segments, panels);
    auto at = [&](int card) -> const TextPanel& { return panels[static_cast<std::size_t>(card)]; };
    CardRow first;
    for (int card : cards) {
        CardRow row{at(card).top, at(card).bottom, {card}};
        for (int other : cards) {
            if (std::all_of(row.panels.begin(), row.panels.end(),
                            [&](int member) { return are_beside(at(member), at(other)); })) {
                row.panels.push_back(other);
                row.top = std::min(row.top, at(other).top);
                row.bottom = std::max(row.bottom, at(other).bottom);
            }
        }
        if (row.panels.size() < 2 || row.bottom - row.top > highest * page_height ||
            (!first.panels.empty() && first.top <= row.top)) {
            continue;
        }
        const bool alone = std::all_of(segments.begin(), segments.end(), [&](const Segment& s) {
            return s.middle() <= row.top || s.middle() >= row.bottom ||
                   std::any_of(row.panels.begin(), row.panels.end(),
                               [&](int member) { return is_on(panels, s.words.front().panel, member); });
        });
        if (alone) {
            first = std::move(row);
        }
    }
    std::sort(first.panels.begin(), first.panels.end(), [&](int a, int b) { return at(a).left < at(b).left; });
    return first;
}

}  // namespace cvconv::pdf
