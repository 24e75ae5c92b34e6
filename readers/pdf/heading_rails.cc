#include "readers/pdf/heading_rails.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <utility>

#include "ir/unicode.h"

namespace cvconv::pdf {

namespace {

constexpr float same_edge = 2;  // points
constexpr std::size_t most_words = 4;
constexpr std::size_t most_rows = 3;  // of one heading

struct Look {
    int half_points = 0;
    bool bold = false;
    auto operator<=>(const Look&) const = default;
};

Look look_of(const PageWord& word) {
    return {static_cast<int>(std::lround(word.size * 2)), word.bold};
}

/// The look of most of the text.
Look body_look(const std::vector<Row>& rows) {
    std::map<Look, std::size_t> letters;
    for (const Row& row : rows) {
        for (const Segment& cell : row.cells) {
            for (const PageWord& word : cell.words) {
                letters[look_of(word)] += word.text.size();
            }
        }
    }
    auto most = std::max_element(letters.begin(), letters.end(),
                                 [](const auto& a, const auto& b) { return a.second < b.second; });
    return most == letters.end() ? Look{} : most->first;
}

bool is_wordy(const Segment& segment) {
    std::size_t words = 0;
    for (const Word& word : words_of(segment.text())) {
        std::size_t at = 0;
        if (!is_letter(next_character(word.folded, at))) {
            return false;
        }
        ++words;
    }
    return words > 0 && words <= most_words;
}

/// Rows whose first cell is in one rail: of one look, with one edge in common.
struct Rail {
    Look look;
    float edge = 0;
    bool by_right = false;  ///< the edge is the right one
    std::vector<std::size_t> rows;
    float left = 1e9F, right = -1e9F;
};

std::vector<Rail> find_rails(const std::vector<Row>& rows, Look body) {
    std::vector<Rail> rails;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Segment& first = rows[i].cells.front();
        Look look = look_of(first.words.front());
        bool one_look = std::all_of(first.words.begin(), first.words.end(),
                                    [&](const PageWord& word) { return look_of(word) == look; });
        bool stands_out = (look.bold && !body.bold) || look.half_points > body.half_points + 1;
        if (!one_look || !stands_out || !is_wordy(first)) {
            continue;
        }
        for (bool by_right : {false, true}) {
            float edge = by_right ? first.right : first.left;
            auto rail = std::find_if(rails.begin(), rails.end(), [&](const Rail& r) {
                return r.by_right == by_right && r.look == look && std::abs(r.edge - edge) < same_edge;
            });
            if (rail == rails.end()) {
                if (rails.size() > 100) {
                    continue;
                }
                rails.push_back({look, edge, by_right, {}, 1e9F, -1e9F});
                rail = std::prev(rails.end());
            }
            rail->rows.push_back(i);
            rail->left = std::min(rail->left, first.left);
            rail->right = std::max(rail->right, first.right);
        }
    }
    return rails;
}

/// Does anything else stand in the strip?
bool is_clear(const std::vector<Row>& rows, const Rail& rail) {
    auto member = rail.rows.begin();
    for (std::size_t i = rail.rows.front(); i <= rail.rows.back(); ++i) {
        bool own = member != rail.rows.end() && *member == i;
        member += own ? 1 : 0;
        for (std::size_t c = own ? 1 : 0; c < rows[i].cells.size(); ++c) {
            if (rows[i].cells[c].left < rail.right + 1 && rows[i].cells[c].right > rail.left - 1) {
                return false;
            }
        }
    }
    return true;
}

void append(Segment& heading, Segment& more) {
    PageWord& last = heading.words.back();
    std::u32string above = to_characters(last.text);
    std::size_t at = 0;
    bool broken = above.size() > 2 && is_dash(above.back()) && is_letter(above[above.size() - 2]) &&
                  is_lower(next_character(more.words.front().text, at));
    if (broken) {
        while (!last.text.empty() && (static_cast<unsigned char>(last.text.back()) & 0xC0U) == 0x80U) {
            last.text.pop_back();  // the dash may have several bytes
        }
        last.text.pop_back();
        last.text += more.words.front().text;
        last.space_after = more.words.front().space_after;
        more.words.erase(more.words.begin());
    } else {
        last.space_after = true;
    }
    std::move(more.words.begin(), more.words.end(), std::back_inserter(heading.words));
    heading.right = std::max(heading.right, more.right);
}

}  // namespace

std::vector<RailHeading> join_rail_headings(std::vector<Row>& rows) {
    std::vector<std::pair<std::size_t, std::size_t>> headings;  // rows, from and behind
    for (const Rail& rail : find_rails(rows, body_look(rows))) {
        std::size_t extent = rail.rows.back() - rail.rows.front() + 1;
        if (rail.rows.size() < 3 || rail.rows.size() * 5 > extent * 3 || !is_clear(rows, rail)) {
            continue;
        }
        std::vector<std::pair<std::size_t, std::size_t>> groups;
        for (std::size_t i : rail.rows) {
            bool goes_on =
                !groups.empty() && groups.back().second == i &&
                rows[i].cells.front().middle() - rows[i - 1].cells.front().middle() < 1.5F * rows[i].cells.front().size;
            if (goes_on) {
                groups.back().second = i + 1;
            } else {
                groups.emplace_back(i, i + 1);
            }
        }
        bool beside = std::all_of(groups.begin(), groups.end(), [&](const auto& group) {
            return rows[group.first].cells.size() > 1 && group.second - group.first <= most_rows;
        });
        if (groups.size() < 2 || !beside) {
            continue;
        }
        headings.insert(headings.end(), groups.begin(), groups.end());
    }
    std::sort(headings.begin(), headings.end());
    headings.erase(std::unique(headings.begin(), headings.end()), headings.end());
    std::vector<RailHeading> found;
    std::size_t done = 0;
    for (auto [begin, end] : headings) {
        if (begin < done) {
            continue;  // rails by the left and by the right edge overlap
        }
        for (std::size_t i = begin + 1; i < end; ++i) {
            append(rows[begin].cells.front(), rows[i].cells.front());
            rows[i].cells.erase(rows[i].cells.begin());
        }
        done = end;
        const Segment& heading = rows[begin].cells.front();
        found.push_back({heading.middle(), heading.right});
    }
    std::erase_if(rows, [](const Row& row) { return row.cells.empty(); });
    return found;
}

}  // namespace cvconv::pdf
