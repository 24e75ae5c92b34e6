#include "readers/pdf/layout/panels.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdlib>

namespace cvconv::pdf {

namespace {

constexpr float same_border = 3;          // points: a border is drawn on the edge of its fill
constexpr std::size_t most_panels = 400;  // of a page; with more it is a picture

bool holds(const TextPanel& panel, float x, float y) {
    return x > panel.left && x < panel.right && y > panel.top && y < panel.bottom;
}

bool holds(const Panel& panel, float x, float y) {
    return x > panel.left && x < panel.right && y > panel.top && y < panel.bottom;
}

bool is_page(const Panel& panel, const PageWords& page) {
    return panel.right - panel.left >= 0.95F * page.width && panel.bottom - panel.top >= 0.95F * page.height;
}

bool differs(const Ink& a, const Ink& b) {
    constexpr int least = 5;  // of 255
    return std::abs(a.red - b.red) >= least || std::abs(a.green - b.green) >= least ||
           std::abs(a.blue - b.blue) >= least;
}

/// Gradients, and shades of cells, arrive as strips that touch: they become one.
bool extend(Panel& last, const Panel& next) {
    constexpr float touching = 1;
    if (!last.filled || !next.filled || differs(last.ink, next.ink)) {
        return false;
    }
    auto near = [](float a, float b) { return std::abs(a - b) < touching; };
    const bool below = near(last.left, next.left) && near(last.right, next.right) &&
                       (near(last.bottom, next.top) || near(next.bottom, last.top));
    const bool beside = near(last.top, next.top) && near(last.bottom, next.bottom) &&
                        (near(last.right, next.left) || near(next.right, last.left));
    if (!below && !beside) {
        return false;
    }
    last.left = std::min(last.left, next.left);
    last.right = std::max(last.right, next.right);
    last.top = std::min(last.top, next.top);
    last.bottom = std::max(last.bottom, next.bottom);
    return true;
}

/// Those that can be seen: in another colour than what is below them.
std::vector<Panel> seen_panels(const std::vector<Panel>& drawn, const PageWords& page) {
    std::vector<Panel> seen;
    Ink paper = white_ink;
    for (const Panel& panel : drawn) {
        if (panel.page != page.number || seen.size() >= most_panels) {
            continue;
        }
        if (is_page(panel, page)) {
            paper = panel.filled ? panel.ink : paper;
            continue;
        }
        Ink below = paper;
        const float x = (panel.left + panel.right) / 2;
        const float y = (panel.top + panel.bottom) / 2;
        for (const Panel& other : seen) {
            below = other.filled && holds(other, x, y) ? other.ink : below;
        }
        if (!differs(panel.ink, below) || (!seen.empty() && extend(seen.back(), panel))) {
            continue;
        }
        const bool again = std::any_of(seen.begin(), seen.end(), [&](const Panel& other) {
            return std::abs(other.left - panel.left) < same_border &&
                   std::abs(other.right - panel.right) < same_border && std::abs(other.top - panel.top) < same_border &&
                   std::abs(other.bottom - panel.bottom) < same_border;
        });
        if (!again) {
            seen.push_back(panel);
        }
    }
    return seen;
}

/// A panel that words stand on, none of them across its sides.
bool holds_words(const Panel& panel, const std::vector<PageWord>& words, float& size) {
    constexpr float over = 2;  // points beyond an edge
    std::size_t inside = 0;
    std::size_t across = 0;
    for (const PageWord& word : words) {
        if (word.middle() <= panel.top || word.middle() >= panel.bottom || word.right <= panel.left ||
            word.left >= panel.right) {
            continue;
        }
        if (word.left < panel.left - over || word.right > panel.right + over) {
            ++across;
        } else if (holds(panel, (word.left + word.right) / 2, word.middle())) {
            ++inside;
            size = std::max(size, word.size);
        }
    }
    return inside > 0 && across * 20 <= inside;
}

}  // namespace

void place_on_panels(PageWords& page, const std::vector<Panel>& drawn) {
    std::vector<Panel> seen = seen_panels(drawn, page);
    std::stable_sort(seen.begin(), seen.end(), [](const Panel& a, const Panel& b) {
        return (a.right - a.left) * (a.bottom - a.top) > (b.right - b.left) * (b.bottom - b.top);
    });
    page.panels.clear();
    for (const Panel& panel : seen) {
        constexpr float least_height = 2.2F;  // of two lines
        float size = 0;
        if (!holds_words(panel, page.words, size)) {
            continue;
        }
        TextPanel made{panel.left,   panel.top, panel.right,
                       panel.bottom, -1,        panel.bottom - panel.top < least_height * size};
        for (std::size_t i = 0; i < page.panels.size(); ++i) {
            const TextPanel& outer = page.panels[i];
            if (made.left > outer.left - same_border && made.right < outer.right + same_border &&
                made.top > outer.top - same_border && made.bottom < outer.bottom + same_border) {
                made.parent = static_cast<int>(i);
            }
        }
        page.panels.push_back(made);
    }
    for (PageWord& word : page.words) {
        word.panel = -1;
        for (std::size_t i = 0; i < page.panels.size(); ++i) {
            if (holds(page.panels[i], (word.left + word.right) / 2, word.middle())) {
                word.panel = static_cast<int>(i);
            }
        }
    }
}

bool is_on(const std::vector<TextPanel>& panels, int inner, int outer) {
    while (inner != outer && inner >= 0) {
        inner = panels[static_cast<std::size_t>(inner)].parent;
    }
    return inner == outer;
}

bool are_parted(const std::vector<TextPanel>& panels, const PageWord& a, const PageWord& b) {
    if (a.panel == b.panel) {
        return false;
    }
    // down from the one to what both stand on
    auto leaves = [&](int from, int other) {
        for (; from >= 0 && !is_on(panels, other, from); from = panels[static_cast<std::size_t>(from)].parent) {
            if (!panels[static_cast<std::size_t>(from)].one_line) {
                return true;
            }
        }
        return false;
    };
    const bool both_tags = !is_on(panels, a.panel, b.panel) && !is_on(panels, b.panel, a.panel);
    return both_tags || leaves(a.panel, b.panel) || leaves(b.panel, a.panel);
}

}  // namespace cvconv::pdf
