#include "readers/pdf/layout/columns/name_beside.h"

#include <algorithm>
#include <string>

namespace cvconv::pdf {

namespace {

constexpr std::size_t first_rows = 8;  // the name stands in one of them
constexpr float large = 1.3F;          // times the type of the lines beside it

/// An address, or many digits.
bool reaches(const Segment& s) {
    constexpr std::ptrdiff_t digits_of_phone = 7;
    const std::string text = s.text();
    return text.find('@') != std::string::npos ||
           std::count_if(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; }) >= digits_of_phone;
}

bool crosses(const Row& row, float x) {
    return std::any_of(row.cells.begin(), row.cells.end(), [&](const Segment& s) { return s.left < x && s.right > x; });
}

bool has_heading(const Row& row, KnownTexts& known) {
    return std::any_of(row.cells.begin(), row.cells.end(), [&](const Segment& s) { return known.is_heading(s); });
}

}  // namespace

NameBeside find_name_beside(const std::vector<Row>& rows, KnownTexts& known) {
    constexpr std::size_t most_lines = 7;
    constexpr std::size_t most_of_name = 4;
    constexpr std::size_t rows_below = 6;
    constexpr float least_gutter = 10;  // points
    constexpr float widest_white = 2;   // within the blocks, of the size
    const Segment* name = nullptr;
    std::size_t at = 0;
    for (std::size_t i = 0; i < std::min(first_rows, rows.size()); ++i) {
        for (const Segment& s : rows[i].cells) {
            if (!s.table_row && (name == nullptr || s.size > name->size)) {
                name = &s;
                at = i;
            }
        }
    }
    if (name == nullptr) {
        return {};
    }
    // what stands beside it says where the other block is
    float right_block = 1e9F;  // its left edge
    float left_block = -1e9F;  // the right edge of one on the left
    for (std::size_t i = 0; i < std::min(at + 4, rows.size()); ++i) {
        for (const Segment& s : rows[i].cells) {
            if (&s == name || s.bottom < name->top || s.top > name->bottom || s.size * large > name->size) {
                continue;
            }
            right_block = s.left > name->right ? std::min(right_block, s.left) : right_block;
            left_block = s.right < name->left ? std::max(left_block, s.right) : left_block;
        }
    }
    const bool name_left = right_block < 1e9F;
    if (name_left == (left_block > -1e9F)) {
        return {};  // none, or two
    }
    float from = name_left ? name->right : left_block;
    float to = name_left ? right_block : name->left;
    NameBeside found{at, at + 1, 0, name_left};
    // both ways, as far as lines keep to one side
    auto take = [&](std::size_t i, std::size_t neighbour) {
        float new_from = from;
        float new_to = to;
        const float white = i < neighbour ? rows[neighbour].top - rows[i].bottom : rows[i].top - rows[neighbour].bottom;
        for (const Segment& s : rows[i].cells) {
            const bool left = (s.left + s.right) / 2 < (from + to) / 2;
            (left ? new_from : new_to) = left ? std::max(new_from, s.right) : std::min(new_to, s.left);
        }
        if (new_to - new_from < least_gutter || white > widest_white * rows[i].size || has_heading(rows[i], known)) {
            return false;
        }
        from = new_from;
        to = new_to;
        return true;
    };
    while (found.begin > 0 && take(found.begin - 1, found.begin)) {
        --found.begin;
    }
    while (found.end < rows.size() && take(found.end, found.end - 1)) {
        ++found.end;
    }
    found.x = (from + to) / 2;
    std::size_t lines[2] = {0, 0};
    std::size_t contact = 0;
    for (std::size_t i = found.begin; i < found.end; ++i) {
        for (const Segment& s : rows[i].cells) {
            const bool of_name = (s.right < found.x) == name_left;
            ++lines[of_name ? 0 : 1];
            contact += !of_name && reaches(s) ? 1 : 0;
        }
    }
    const bool ends =
        std::any_of(rows.begin() + static_cast<std::ptrdiff_t>(found.end),
                    rows.begin() + static_cast<std::ptrdiff_t>(std::min(found.end + rows_below, rows.size())),
                    [&](const Row& row) { return crosses(row, found.x); });
    const bool fits = lines[0] <= most_of_name && lines[1] >= 2 && lines[1] <= most_lines && contact > 0 && ends;
    return fits ? found : NameBeside{};
}

}  // namespace cvconv::pdf
