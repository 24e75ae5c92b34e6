#include "writers/explain/places.h"

#include <algorithm>

#include "ir/unicode.h"

namespace cvconv::explain {

namespace {

bool is_right_to_left(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        const char32_t c = next_character(text, at);
        if (c >= 0x590 && c <= 0x8FF) {
            return true;
        }
    }
    return false;
}

/// The box of the part of a word that `span` is: letters are taken to be equally wide.
Box part_of(const Stretch& word, Span span, std::string_view text) {
    Box box{word.page, word.left, word.top, word.right, word.bottom};
    const Span part{std::max(word.text.begin, span.begin), std::min(word.text.end, span.end)};
    if (part == word.text || is_right_to_left(word.text.of(text))) {
        return box;
    }
    const auto all = static_cast<float>(count_characters(word.text.of(text)));
    const auto before = static_cast<float>(count_characters(Span{word.text.begin, part.begin}.of(text)));
    const auto within = static_cast<float>(count_characters(part.of(text)));
    const float width = box.right - box.left;
    box.left += width * before / all;
    box.right = box.left + width * within / all;
    return box;
}

/// Words beside each other light up as one.
bool goes_on(const Box& line, const Box& word) {
    const float height = line.bottom - line.top;
    const float common = std::min(line.bottom, word.bottom) - std::max(line.top, word.top);
    const float gap = std::max(word.left - line.right, line.left - word.right);
    return line.page == word.page && common > height / 2 && gap < height;
}

}  // namespace

std::vector<Box> boxes_of(const Document& document, const Spans& where) {
    std::vector<Box> boxes;
    for (Span span : where) {
        auto word = std::partition_point(document.places.begin(), document.places.end(),
                                         [&](const Stretch& s) { return s.text.end <= span.begin; });
        bool first = true;
        for (; word != document.places.end() && word->text.begin < span.end; ++word) {
            if (word->page == 0 || word->text.empty()) {
                continue;
            }
            const Box box = part_of(*word, span, document.text);
            if (!first && goes_on(boxes.back(), box)) {
                Box& line = boxes.back();
                line = {line.page, std::min(line.left, box.left), std::min(line.top, box.top),
                        std::max(line.right, box.right), std::max(line.bottom, box.bottom)};
            } else {
                boxes.push_back(box);
            }
            first = false;
        }
    }
    return boxes;
}

std::vector<Segment> segments_of(const Document& document, const std::vector<Item>& items) {
    struct Edge {
        std::uint32_t at = 0;
        std::uint32_t item = 0;
        bool begins = false;
    };
    const auto size = static_cast<std::uint32_t>(document.text.size());
    std::vector<Edge> edges;
    for (std::uint32_t i = 0; i < items.size(); ++i) {
        for (Span span : items[i].where) {
            if (!span.empty() && span.end <= size) {
                edges.push_back({span.begin, i, true});
                edges.push_back({span.end, i, false});
            }
        }
    }
    // Stable, so that items of one place keep their order; ends before beginnings.
    std::stable_sort(edges.begin(), edges.end(), [](const Edge& a, const Edge& b) {
        return a.at != b.at ? a.at < b.at : static_cast<int>(a.begins) < static_cast<int>(b.begins);
    });
    std::vector<Segment> segments;
    std::vector<std::uint32_t> open;
    std::uint32_t at = 0;
    auto cut = [&](std::uint32_t end) {
        if (end > at) {
            segments.push_back({{at, end}, {}});
            const auto count = std::min(open.size(), most_items_of_a_place);
            segments.back().items.assign(open.begin(), open.begin() + static_cast<std::ptrdiff_t>(count));
            at = end;
        }
    };
    for (const Edge& edge : edges) {
        cut(edge.at);
        if (edge.begins) {
            open.push_back(edge.item);
        } else if (auto found = std::find(open.begin(), open.end(), edge.item); found != open.end()) {
            open.erase(found);
        }
    }
    cut(size);
    return segments;
}

}  // namespace cvconv::explain
