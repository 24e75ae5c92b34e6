#include "readers/office/frames.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <string>
#include <utility>

#include "ir/unicode.h"
#include "readers/office/dated.h"
#include "readers/office/lines.h"

namespace cvconv::office {
namespace {

constexpr float touching = 6;             // points by which frames may overlap and still stand apart
constexpr float level = 12;               // points between the tops of what stands side by side
constexpr std::size_t most_sorted = 400;  // frames of a page: more are no CV, and stay as they are

using Frames = std::vector<Frame>;

/// The order of boxes, by their numbers.
class Order {
public:
    explicit Order(const Frames& frames) {
        for (const Frame& frame : frames) {
            boxes_.push_back(*frame.place);
            dated_.push_back(is_dateish(std::string(trim(text_of(frame.content)))));
            all_.push_back(all_.size());
        }
        begins_column_.resize(boxes_.size());
        sort(all_);
    }
    [[nodiscard]] const std::vector<std::size_t>& sorted() const { return sorted_; }
    [[nodiscard]] bool begins_column(std::size_t box) const { return begins_column_[box]; }

private:
    using Boxes = std::vector<std::size_t>;

    /// Parts boxes where no other reaches over: left to right, or top to bottom.
    [[nodiscard]] std::vector<Boxes> parted(Boxes boxes, float Box::*begin, float Box::*length) const {
        std::stable_sort(boxes.begin(), boxes.end(),
                         [&](std::size_t a, std::size_t b) { return boxes_[a].*begin < boxes_[b].*begin; });
        std::vector<Boxes> groups;
        float end = 0;
        for (const std::size_t box : boxes) {
            const float here = boxes_[box].*begin;
            if (groups.empty() || here >= end - touching) {
                groups.emplace_back();
                end = here;
            }
            end = std::max(end, here + boxes_[box].*length);
            groups.back().push_back(box);
        }
        return groups;
    }

    /// A narrow column of dates beside what happened then: most of it are dates, and each stands at the height of
    /// another box. Columns of text may begin at the same heights without saying the same.
    [[nodiscard]] bool are_rows(const Boxes& left, const Boxes& right) const {
        const Boxes& narrow = width_of(left) <= width_of(right) ? left : right;
        const Boxes& wide = &narrow == &left ? right : left;
        const auto dated = std::count_if(narrow.begin(), narrow.end(), [&](std::size_t box) { return dated_[box]; });
        return narrow.size() > 1 && static_cast<std::size_t>(dated) * 2 > narrow.size() &&
               std::all_of(narrow.begin(), narrow.end(), [&](std::size_t one) {
                   return std::any_of(wide.begin(), wide.end(), [&](std::size_t other) {
                       return std::abs(boxes_[one].top - boxes_[other].top) < level;
                   });
               });
    }

    [[nodiscard]] float width_of(const Boxes& column) const {
        float width = 0;
        for (const std::size_t box : column) {
            width = std::max(width, boxes_[box].width);
        }
        return width;
    }

    /// Columns first; else what is on top, and then the rest.
    void sort(Boxes boxes) {
        while (boxes.size() > 1) {
            std::vector<Boxes> columns = parted(boxes, &Box::left, &Box::width);
            if (columns.size() > 1 && !(columns.size() == 2 && are_rows(columns[0], columns[1]))) {
                for (Boxes& column : columns) {
                    const std::size_t first = sorted_.size();
                    sort(std::move(column));
                    begins_column_[sorted_[first]] = true;
                }
                return;
            }
            std::vector<Boxes> bands = parted(std::move(boxes), &Box::top, &Box::height);
            if (bands.size() == 1) {
                boxes = std::move(bands.front());
                break;
            }
            sort_row(std::move(bands.front()));
            boxes.clear();
            for (auto band = bands.begin() + 1; band != bands.end(); ++band) {
                boxes.insert(boxes.end(), band->begin(), band->end());
            }
        }
        add_by_place(std::move(boxes));
    }

    /// What is beside each other; that has columns of its own where boxes of it lie below each other.
    void sort_row(Boxes boxes) {
        const bool whole = parted(boxes, &Box::left, &Box::width).size() == 1;
        if (whole) {
            add_by_place(std::move(boxes));
        } else {
            sort(std::move(boxes));
        }
    }

    void add_by_place(Boxes boxes) {
        std::stable_sort(boxes.begin(), boxes.end(), [&](std::size_t a, std::size_t b) {
            return std::pair(std::floor(boxes_[a].top / level), boxes_[a].left) <
                   std::pair(std::floor(boxes_[b].top / level), boxes_[b].left);
        });
        sorted_.insert(sorted_.end(), boxes.begin(), boxes.end());
    }

    std::vector<Box> boxes_;
    std::vector<bool> dated_;  ///< hardly anything but a date
    Boxes all_, sorted_;
    std::vector<bool> begins_column_;
};

void sort(Frames& frames) {
    const bool placed =
        std::all_of(frames.begin(), frames.end(), [](const Frame& frame) { return frame.place.has_value(); });
    if (!placed || frames.size() < 2 || frames.size() > most_sorted) {
        return;
    }
    const Order order(frames);
    Frames sorted;
    for (const std::size_t at : order.sorted()) {
        sorted.push_back(std::move(frames[at]));
        sorted.back().begins_column = order.begins_column(at) || sorted.size() == 1;
    }
    frames = std::move(sorted);
}

std::size_t letters_of(const Paragraph& paragraph) {
    std::size_t count = 0;
    for (const Piece& piece : paragraph.pieces) {
        count += piece.hidden ? 0 : count_characters(trim(piece.text));
    }
    return count;
}

float height_of(const Paragraph& paragraph) {
    std::size_t lines = 1;
    for (const Piece& piece : paragraph.pieces) {
        lines += static_cast<std::size_t>(std::count(piece.text.begin(), piece.text.end(), '\n'));
    }
    return paragraph.before + paragraph.after + static_cast<float>(lines) * paragraph.size * line_height;
}

bool begins_page(const Paragraph& paragraph) {
    return paragraph.break_before ||
           std::any_of(paragraph.pieces.begin(), paragraph.pieces.end(),
                       [](const Piece& piece) { return piece.text.find('\f') != std::string::npos; });
}

/// The paragraphs of one page, as far as breaks tell it.
struct Page {
    std::vector<Paragraph*> paragraphs;
    std::size_t letters = 0;  ///< of its own
    bool has_tables = false;
};

void arrange(const Page& page) {
    std::size_t in_frames = 0;
    bool placed = true;
    Frames all;
    for (const Paragraph* paragraph : page.paragraphs) {
        for (const Frame& frame : paragraph->frames) {
            in_frames += text_of(frame.content).size();
            placed = placed && frame.place.has_value();
        }
    }
    constexpr std::size_t share = 5;
    if (!placed || page.has_tables || page.letters * share > in_frames) {
        for (Paragraph* paragraph : page.paragraphs) {
            sort(paragraph->frames);
        }
        return;
    }
    float top = 0;
    Paragraph* first = nullptr;
    for (Paragraph* paragraph : page.paragraphs) {
        for (Frame& frame : paragraph->frames) {
            frame.place->top += frame.place->on_page ? 0 : top;
            frame.place->on_page = true;
            all.push_back(std::move(frame));
        }
        first = first == nullptr && !paragraph->frames.empty() ? paragraph : first;
        paragraph->frames.clear();
        top += height_of(*paragraph);
    }
    if (first != nullptr) {
        sort(all);
        first->frames = std::move(all);
    }
}

}  // namespace

void arrange_frames(Nodes& body) {
    std::vector<Page> pages(1);
    for (Node& node : body) {
        if (auto* paragraph = std::get_if<Paragraph>(&node.is)) {
            if (begins_page(*paragraph) && !pages.back().paragraphs.empty()) {
                pages.emplace_back();
            }
            pages.back().letters += letters_of(*paragraph);
            pages.back().paragraphs.push_back(paragraph);
        } else if (std::holds_alternative<Table>(node.is)) {
            pages.back().has_tables = true;
        }
    }
    std::for_each(pages.begin(), pages.end(), arrange);
}

}  // namespace cvconv::office
