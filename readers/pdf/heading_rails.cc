#include "readers/pdf/heading_rails.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <utility>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/pdf/date_rails.h"

namespace cvconv::pdf {

namespace {

constexpr float same_edge = 2;  // points
constexpr std::size_t most_words = 4;
constexpr std::size_t most_rows = 3;  // of one heading

struct Look {
    int half_points = 0;
    bool bold = false;
    bool capitals = false;  ///< small ones, too
    auto operator<=>(const Look&) const = default;
};

bool is_in_capitals(const PageWord& word) {
    bool upper = false;
    for (std::size_t at = 0; !word.small_caps && at < word.text.size();) {
        const char32_t c = next_character(word.text, at);
        if (is_lower(c)) {
            return false;
        }
        upper = upper || is_upper(c);
    }
    return word.small_caps || upper;
}

Look look_of(const PageWord& word) {
    return {static_cast<int>(std::lround(word.size * 2)), word.bold, is_in_capitals(word)};
}

/// What a row begins with: its first cell, and more of the same capitals that are not far, since lines of a narrow
/// strip may be stretched.
///   HONORS   AND   2019   Cox of the year
///   AWARDS         2017   Best of the regatta
struct Beginning {
    Segment heading;
    std::size_t cells = 1;
};

Beginning beginning_of(const Row& row) {
    constexpr float stretched = 2;  // of the size
    Beginning beginning{row.cells.front(), 1};
    const Look look = look_of(row.cells.front().words.front());
    while (look.capitals && beginning.cells < row.cells.size()) {
        const Segment& next = row.cells[beginning.cells];
        const bool same = std::all_of(next.words.begin(), next.words.end(),
                                      [&](const PageWord& word) { return look_of(word) == look; });
        if (!same || next.left - beginning.heading.right > stretched * next.size) {
            break;
        }
        beginning.heading.words.back().space_after = true;
        beginning.heading.words.insert(beginning.heading.words.end(), next.words.begin(), next.words.end());
        beginning.heading.right = next.right;
        ++beginning.cells;
    }
    return beginning;
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

enum class Edge : std::uint8_t { left, right, middle };

float edge_of(const Segment& segment, Edge edge) {
    switch (edge) {
        case Edge::left: return segment.left;
        case Edge::right: return segment.right;
        default: return (segment.left + segment.right) / 2;
    }
}

/// Rows whose first cell is in one rail: of one look, with one edge in common.
struct Rail {
    Look look;
    float at = 0;
    Edge edge = Edge::left;
    std::vector<std::size_t> rows;
    float left = 1e9F, right = -1e9F;
};

std::vector<Rail> find_rails(const std::vector<Row>& rows, Look body) {
    std::vector<Rail> rails;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Segment first = beginning_of(rows[i]).heading;
        Look look = look_of(first.words.front());
        bool one_look = std::all_of(first.words.begin(), first.words.end(),
                                    [&](const PageWord& word) { return look_of(word) == look; });
        bool stands_out = (look.bold && !body.bold) || (look.capitals && !body.capitals) ||
                          10 * look.half_points > 11 * body.half_points + 5 ||
                          10 * look.half_points < 9 * body.half_points - 5;
        if (!one_look || !stands_out || !is_wordy(first)) {
            continue;
        }
        for (Edge edge : {Edge::left, Edge::right, Edge::middle}) {
            float at = edge_of(first, edge);
            auto rail = std::find_if(rails.begin(), rails.end(), [&](const Rail& r) {
                return r.edge == edge && r.look == look && std::abs(r.at - at) < same_edge;
            });
            if (rail == rails.end()) {
                if (rails.size() > 100) {
                    continue;
                }
                rails.push_back({look, at, edge, {}, 1e9F, -1e9F});
                rail = std::prev(rails.end());
            }
            rail->rows.push_back(i);
            rail->left = std::min(rail->left, first.left);
            rail->right = std::max(rail->right, first.right);
        }
    }
    return rails;
}

/// Does anything else stand in the strip, but dates?
bool is_clear(const std::vector<Row>& rows, const Rail& rail) {
    auto member = rail.rows.begin();
    for (std::size_t i = rail.rows.front(); i <= rail.rows.back(); ++i) {
        bool own = member != rail.rows.end() && *member == i;
        member += own ? 1 : 0;
        std::string dates;
        for (std::size_t c = own ? beginning_of(rows[i]).cells : 0; c < rows[i].cells.size(); ++c) {
            const Segment& cell = rows[i].cells[c];
            if (cell.left < rail.right + 1 && cell.right > rail.left - 1) {
                if (cell.right > rail.right + 1) {
                    return false;
                }
                dates += cell.text() + " ";
            }
        }
        if (!dates.empty() && !is_dateish(dates)) {
            return false;
        }
    }
    return true;
}

/// Lines of the text beside a rail that stand together, parted from others by more than the usual step.
struct Stretch {
    std::vector<std::size_t> rows;
    float first = 0, last = 0;  ///< middles
    [[nodiscard]] float middle() const { return (first + last) / 2; }
};

std::vector<Stretch> stretches_of(const std::vector<Row>& rows, float gutter) {
    struct At {
        float middle;
        std::size_t row;
    };
    std::vector<At> lines;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        auto cell =
            std::find_if(rows[i].cells.begin(), rows[i].cells.end(), [&](const Segment& c) { return c.left > gutter; });
        if (cell != rows[i].cells.end()) {
            lines.push_back({cell->middle(), i});
        }
    }
    std::vector<float> steps;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        steps.push_back(lines[i].middle - lines[i - 1].middle);
    }
    if (steps.empty()) {
        return {};
    }
    std::nth_element(steps.begin(), steps.begin() + static_cast<std::ptrdiff_t>(steps.size() / 2), steps.end());
    float usual = steps[steps.size() / 2];
    std::vector<Stretch> stretches;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (i == 0 || lines[i].middle - lines[i - 1].middle > 1.4F * usual) {
            stretches.push_back({{}, lines[i].middle, lines[i].middle});
        }
        stretches.back().rows.push_back(lines[i].row);
        stretches.back().last = lines[i].middle;
    }
    return stretches;
}

void move_to(Segment& segment, float middle) {
    float half = (segment.bottom - segment.top) / 2;
    segment.top = middle - half;
    segment.bottom = middle + half;
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

/// Rows, from and behind.
using Group = std::pair<std::size_t, std::size_t>;

/// A heading that is in the lexicon heads what begins below it, too.
///   RESEARCH
///   EXPERIENCE
///                Harbour Institute
bool is_known(const std::vector<Row>& rows, const Group& group) {
    std::string text;
    for (std::size_t i = group.first; i < group.second; ++i) {
        text += (text.empty() ? "" : " ") + beginning_of(rows[i]).heading.text();
    }
    return group.second - group.first <= most_rows && !lookup(Idea::section_headings, text).empty();
}

template <typename Test>
std::size_t count(const std::vector<Group>& groups, Test test) {
    return static_cast<std::size_t>(std::count_if(groups.begin(), groups.end(), test));
}

}  // namespace

void raise_rail_labels(std::vector<Row>& rows) {
    constexpr float off_centre = 3;  // points
    for (const Rail& rail : find_rails(rows, body_look(rows))) {
        if (rail.rows.size() < 3 || rail.edge == Edge::right || !is_clear(rows, rail)) {
            continue;
        }
        float gutter = rail.right + 1;
        std::vector<Stretch> stretches = stretches_of(rows, gutter);
        auto beside = [&](float middle) {
            return std::find_if(stretches.begin(), stretches.end(), [&](const Stretch& stretch) {
                return middle > stretch.first - 6 && middle < stretch.last + 6;
            });
        };
        // labels of one row or of several, and which of them stand beside the middle
        struct Raised {
            std::vector<std::size_t> rows;
            float by = 0;
        };
        std::vector<Raised> raised;
        std::size_t centred = 0;
        for (std::size_t at = 0; at < rail.rows.size();) {
            std::size_t end = at + 1;
            auto middle_of = [&](std::size_t i) { return rows[rail.rows[i]].cells.front().middle(); };
            while (end < rail.rows.size() &&
                   middle_of(end) - middle_of(end - 1) < 1.5F * rows[rail.rows[end]].cells.front().size) {
                ++end;
            }
            float middle = (middle_of(at) + middle_of(end - 1)) / 2;
            auto stretch = beside(middle);
            bool in_the_middle = stretch != stretches.end() && stretch->rows.size() >= 2 &&
                                 std::abs(stretch->middle() - middle) < off_centre;
            float off = stretch != stretches.end() ? std::abs(middle_of(at) - stretch->first) : 1e9F;
            centred += in_the_middle ? 1 : 0;
            if (in_the_middle || off < 0.8F * rows[rail.rows[at]].cells.front().size) {
                raised.push_back({{rail.rows.begin() + static_cast<std::ptrdiff_t>(at),
                                   rail.rows.begin() + static_cast<std::ptrdiff_t>(end)},
                                  middle_of(at) - stretch->first});
            }
            at = end;
        }
        if (centred < 2) {
            continue;  // once may be chance
        }
        for (const Raised& label : raised) {
            for (std::size_t i : label.rows) {
                Segment& cell = rows[i].cells.front();
                move_to(cell, cell.middle() - label.by);
            }
        }
        for (Row& row : rows) {
            // "2019-01 to" and "2021-12" may be cells of their own
            while (row.cells.size() > 1 && row.cells[1].right < gutter &&
                   is_dateish(row.cells[0].text() + " " + row.cells[1].text())) {
                Segment& first = row.cells.front();
                std::move(row.cells[1].words.begin(), row.cells[1].words.end(), std::back_inserter(first.words));
                first.right = row.cells[1].right;
                row.cells.erase(row.cells.begin() + 1);
            }
            Segment& date = row.cells.front();
            if (date.right > gutter || !is_dateish(date.text())) {
                continue;
            }
            auto stretch = beside(date.middle());
            if (stretch == stretches.end() || date.middle() < stretch->first + 2) {
                continue;
            }
            for (std::size_t i : rail.rows) {  // beside the label that has the line
                const Segment& label = rows[i].cells.front();
                if (std::abs(label.middle() - stretch->first) < 6 && date.left < label.right) {
                    date.left = label.right + 6;
                    date.right = std::max(date.left + 1, std::min(gutter + 6, date.right));
                }
            }
            move_to(date, stretch->first);
        }
        std::vector<Segment> segments;
        for (Row& row : rows) {
            std::move(row.cells.begin(), row.cells.end(), std::back_inserter(segments));
        }
        rows = rows_of(std::move(segments));
        return;
    }
}

std::vector<RailHeading> join_rail_headings(std::vector<Row>& rows) {
    std::vector<Group> headings;
    for (const Rail& rail : find_rails(rows, body_look(rows))) {
        std::size_t extent = rail.rows.back() - rail.rows.front() + 1;
        if (rail.rows.size() < 3 || rail.rows.size() * 5 > extent * 4 || !is_clear(rows, rail)) {
            continue;
        }
        std::vector<Group> groups;
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
        const std::size_t beside = count(groups, [&](const auto& group) {
            return rows[group.first].cells.size() > 1 && group.second - group.first <= most_rows;
        });
        const std::size_t known = count(groups, [&](const auto& group) { return is_known(rows, group); });
        const bool all_beside =
            beside == groups.size() || (2 * beside >= groups.size() && 4 * known >= 3 * groups.size());
        if (groups.size() < 2 || groups.size() * 5 > extent * 3 || !all_beside) {
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
        for (std::size_t i = begin; i < end; ++i) {
            auto [heading, cells] = beginning_of(rows[i]);
            rows[i].cells.erase(rows[i].cells.begin() + 1, rows[i].cells.begin() + static_cast<std::ptrdiff_t>(cells));
            rows[i].cells.front() = std::move(heading);
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
