#include "readers/pdf/columns.h"

#include <algorithm>
#include <cmath>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/bullets.h"
#include "readers/pdf/centred_labels.h"
#include "readers/pdf/column_starts.h"
#include "readers/pdf/date_rails.h"
#include "readers/pdf/header_blocks.h"
#include "readers/pdf/heading_rails.h"
#include "readers/pdf/known_texts.h"

namespace cvconv::pdf {

namespace {

constexpr float least_gutter = 8;  // points
constexpr std::size_t least_lines = 3;

/// Words; Chinese and Japanese write them without blanks, of two characters mostly.
std::size_t count_words(std::string_view text) {
    std::size_t east_asian = 0;
    for (std::size_t at = 0; at < text.size();) {
        east_asian += is_cjk(next_character(text, at)) ? 1 : 0;
    }
    return words_of(text).size() - east_asian / 2;
}

struct Side {
    std::vector<float> middles;
    std::vector<float> sizes;
    std::vector<std::size_t> words;
    std::size_t dates = 0;
    std::size_t bullets = 0;
    std::size_t labels = 0;    ///< lines that end with a colon
    std::vector<float> heads;  ///< middles of bold lines
    std::size_t prose = 0;     ///< lines that begin with a lower-case letter: continued ones
    std::size_t running = 0;   ///< lines of several words
    float left = 1e9F, right = -1e9F;
    float last_left = -1e9F, first_right = 1e9F;  ///< how ragged the edges are

    void add(const std::vector<const Segment*>& cells, KnownTexts& known) {
        if (cells.empty()) {
            return;
        }
        std::string text;
        for (const Segment* cell : cells) {
            text += cell->text() + " ";
            left = std::min(left, cell->left);
            right = std::max(right, cell->right);
        }
        last_left = std::max(last_left, cells.front()->left);
        first_right = std::min(first_right, cells.back()->right);
        middles.push_back(cells.front()->middle());
        sizes.push_back(cells.front()->size);
        words.push_back(count_words(text));
        dates += known.is_dateish(text) ? 1 : 0;
        auto bullet = find_bullet(text);
        bullets += bullet && (bullet->kind == BulletKind::glyph || bullet->kind == BulletKind::dash) ? 1 : 0;
        labels += cells.back()->words.back().text.ends_with(':') ? 1 : 0;
        bool bold = std::all_of(cells.front()->words.begin(), cells.front()->words.end(),
                                [](const PageWord& w) { return w.bold; });
        if (bold) {
            heads.push_back(cells.front()->middle());
        }
        std::size_t at = 0;
        prose += is_lower(next_character(text, at)) ? 1 : 0;
        running += words.back() >= 5 ? 1 : 0;
    }
    [[nodiscard]] std::size_t lines() const { return middles.size(); }
    /// Set flush right: what stands at the margin, beside the text.
    [[nodiscard]] bool flush_right() const { return right - first_right < 2 && last_left - left > 3; }
    [[nodiscard]] float median_words() const {
        auto sorted = words;
        std::sort(sorted.begin(), sorted.end());
        return sorted.empty() ? 0 : static_cast<float>(sorted[sorted.size() / 2]);
    }
    [[nodiscard]] float share(std::size_t part) const {
        return lines() == 0 ? 0 : static_cast<float>(part) / static_cast<float>(lines());
    }
};

/// The share of the lines of `a` that stand at the height of a line of `b`.
float aligned(const Side& a, const Side& b) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < a.middles.size(); ++i) {
        auto near = std::lower_bound(b.middles.begin(), b.middles.end(), a.middles[i] - 0.3F * a.sizes[i]);
        count += near != b.middles.end() && *near < a.middles[i] + 0.3F * a.sizes[i] ? 1 : 0;
    }
    return a.share(count);
}

/// The lines of a side are packed: each begins where the one above ends.
float density(const Side& side) {
    std::size_t close = 0;
    for (std::size_t i = 1; i < side.middles.size(); ++i) {
        close += side.middles[i] - side.middles[i - 1] < 1.75F * side.sizes[i] ? 1 : 0;
    }
    return side.lines() < 2 ? 0 : static_cast<float>(close) / static_cast<float>(side.lines() - 1);
}

bool are_columns(const Side& left, const Side& right) {
    float al = aligned(left, right);
    float ar = aligned(right, left);
    float wl = left.median_words();
    float wr = right.median_words();
    if (left.lines() == 0 || right.lines() == 0) {
        return false;
    }
    auto nl = static_cast<float>(left.lines());
    auto nr = static_cast<float>(right.lines());
    // a rail of dates
    if (left.share(left.dates) >= 0.35F && al >= 0.5F && wl <= 6) {
        return false;
    }
    if (right.share(right.dates) >= 0.35F && ar >= 0.5F && wr <= 6) {
        return false;
    }
    // labels beside what they name; places at the right margin
    if (al >= 0.8F && wl <= 4 && nl <= 0.6F * nr && density(left) < 0.6F) {
        return false;
    }
    if (ar >= 0.8F && wr <= 5 && nr <= 0.7F * nl && density(right) < 0.6F) {
        return false;
    }
    // dates, employers and places below each other at the right margin, each beside a line of the text
    if (ar >= 0.95F && wr <= 5 && nr <= 0.8F * nl && right.flush_right() && left.dates + right.dates > 0 &&
        right.prose == 0) {
        return false;
    }
    // "CAD:   SolidWorks, Fusion", and hardly anything else but the headings of such lists
    if (left.labels >= 2 && left.labels + left.heads.size() >= left.lines() && ar >= 0.6F) {
        return false;
    }
    // labels of one look, each beside the beginning of what it names
    bool one_look = (left.heads.empty() || left.heads.size() == left.lines()) &&
                    *std::max_element(left.sizes.begin(), left.sizes.end()) -
                            *std::min_element(left.sizes.begin(), left.sizes.end()) <
                        0.6F;
    if (al >= 0.95F && wl <= 3 && left.lines() >= 2 && one_look && left.bullets == 0 &&
        *std::max_element(left.words.begin(), left.words.end()) <= 5) {
        return false;
    }
    // headings or bullets of their own on both sides
    std::size_t together = 0;
    for (float middle : left.heads) {
        together +=
            std::any_of(right.heads.begin(), right.heads.end(), [&](float m) { return std::abs(m - middle) < 4; }) ? 1
                                                                                                                   : 0;
    }
    bool heads_apart = !left.heads.empty() && !right.heads.empty() && left.heads.size() + right.heads.size() >= 3 &&
                       together == 0 && left.heads.size() < left.lines() && right.heads.size() < right.lines();
    if (heads_apart || (left.bullets >= 2 && right.bullets >= 2)) {
        return true;
    }
    // a table: rows on both sides
    bool prose = left.share(left.prose) >= 0.25F && right.share(right.prose) >= 0.25F && wl >= 4 && wr >= 4;
    // cards: running text on both sides, which goes on in the next line
    bool cards = left.running >= 2 && right.running >= 2 && left.prose + right.prose >= 1;
    if (al + ar >= 1.85F && !prose && !cards) {
        return false;
    }
    return true;
}

/// The gutter at `x` over the rows [begin, end) widened as far as it is free.
std::pair<float, float> widen(const std::vector<Row>& rows, const Cut& cut) {
    float left = -1e9F;
    float right = 1e9F;
    for (std::size_t i = cut.begin; i < cut.end; ++i) {
        for (const Segment& s : rows[i].cells) {
            if (s.right <= cut.x) {
                left = std::max(left, s.right);
            } else if (s.left >= cut.x) {
                right = std::min(right, s.left);
            }
        }
    }
    return {left, right};
}

std::vector<Cut> candidate_cuts(const std::vector<Row>& rows, float left, float right) {
    std::vector<Cut> cuts;
    for (float x = left + 30; x < right - 30; x += 3) {
        std::size_t begin = 0;
        auto crosses = [&](const Row& row) {
            return std::any_of(row.cells.begin(), row.cells.end(), [&](const Segment& s) {
                return s.left < x + least_gutter / 2 && s.right > x - least_gutter / 2;
            });
        };
        auto close = [&](std::size_t end) {
            std::size_t on_left = 0;
            std::size_t on_right = 0;
            for (std::size_t i = begin; i < end; ++i) {
                bool l = rows[i].left < x;
                bool r = rows[i].right > x;
                on_left += l ? 1 : 0;
                on_right += r ? 1 : 0;
            }
            if (on_left >= least_lines && on_right >= least_lines) {
                Cut cut{x, begin, end, 0};
                auto [from, to] = widen(rows, cut);
                float gutter = std::min(to - from, 40.0F);
                cut.x = (from + to) / 2;
                cut.score = static_cast<float>(std::min(on_left, on_right)) + 0.5F * static_cast<float>(end - begin) +
                            0.1F * gutter;
                if (to - from >= least_gutter) {
                    cuts.push_back(cut);
                }
            }
        };
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (crosses(rows[i])) {
                close(i);
                begin = i + 1;
            }
        }
        close(rows.size());
    }
    std::sort(cuts.begin(), cuts.end(), [](const Cut& a, const Cut& b) { return a.score > b.score; });
    // neighbouring x give the same gutter
    std::vector<Cut> distinct;
    for (const Cut& cut : cuts) {
        bool known = std::any_of(distinct.begin(), distinct.end(), [&](const Cut& d) {
            return std::abs(d.x - cut.x) < 6 && d.begin == cut.begin && d.end == cut.end;
        });
        if (!known) {
            distinct.push_back(cut);
        }
        if (distinct.size() >= 12) {
            break;
        }
    }
    return distinct;
}

/// Where a heading larger than anything on the other side stands alone, with the other side blank around it, a new
/// section begins for both: what is beside each other above it ends there.
std::vector<Cut> cut_at_headings(const std::vector<Row>& rows, const Cut& cut, const std::vector<RailHeading>& rail,
                                 KnownTexts& known) {
    float largest[2] = {0, 0};
    std::vector<float> middles[2];
    int headings[2] = {0, 0};  // up to two: a side with headings of its own is a column
    for (std::size_t i = cut.begin; i < cut.end; ++i) {
        for (const Segment& s : rows[i].cells) {
            int side = s.left < cut.x ? 0 : 1;
            largest[side] = std::max(largest[side], s.size);
            middles[side].push_back(s.middle());
            headings[side] += headings[side] < 2 && known.is_heading(s) ? 1 : 0;
        }
    }
    std::vector<Cut> parts;
    Cut part = cut;
    for (std::size_t i = cut.begin + 1; i < cut.end; ++i) {
        const Segment& s = rows[i].cells.front();
        bool in_rail = std::any_of(rail.begin(), rail.end(), [&](const RailHeading& heading) {
            return heading.right < cut.x && std::abs(heading.middle - s.middle()) < 1;
        });
        if (in_rail) {
            part.end = i;
            parts.push_back(part);
            part.begin = i;
            continue;
        }
        int other = s.left < cut.x ? 1 : 0;
        bool heads = s.size >= 1.25F * largest[other] || (headings[other] < 2 && known.is_heading(s));
        if (rows[i].cells.size() != 1 || !heads) {
            continue;
        }
        bool near = std::any_of(middles[other].begin(), middles[other].end(),
                                [&](float m) { return m > s.middle() - 1.5F * s.size && m < s.bottom; });
        if (!near) {
            part.end = i;
            parts.push_back(part);
            part.begin = i;
        }
    }
    part.end = cut.end;
    parts.push_back(part);
    return parts;
}

bool has_lines_on_both_sides(const std::vector<Row>& rows, const Cut& cut) {
    std::size_t count[2] = {0, 0};
    for (std::size_t i = cut.begin; i < cut.end; ++i) {
        count[0] += rows[i].left < cut.x ? 1 : 0;
        count[1] += rows[i].right > cut.x ? 1 : 0;
    }
    return count[0] >= least_lines && count[1] >= least_lines;
}

float width_of(const std::vector<Segment>& segments) {
    float left = 1e9F;
    float right = -1e9F;
    for (const Segment& s : segments) {
        left = std::min(left, s.left);
        right = std::max(right, s.right);
    }
    return right - left;
}

/// The rows between the first and the last ones of the side that begins later and ends earlier.
std::pair<std::size_t, std::size_t> shared_rows(const std::vector<Row>& rows, const Cut& cut) {
    std::size_t begin[2] = {cut.end, cut.end};
    std::size_t end[2] = {cut.begin, cut.begin};
    for (std::size_t i = cut.begin; i < cut.end; ++i) {
        for (const Segment& s : rows[i].cells) {
            int side = s.left < cut.x ? 0 : 1;
            begin[side] = std::min(begin[side], i);
            end[side] = std::max(end[side], i + 1);
        }
    }
    std::size_t first = std::max(begin[0], begin[1]);
    std::size_t last = std::min(end[0], end[1]);
    if (first >= last) {
        return {cut.begin, cut.end};
    }
    return {first, last};
}

/// What stays the same while a page is split.
struct Splitting {
    std::vector<RailHeading> rail;
    KnownTexts known;
    std::vector<Region> regions;  ///< in reading order
};

void split(std::vector<Segment> segments, int depth, int side, bool narrow, Splitting& page);

/// Each header, and behind it the text that stands beside it.
void split_at_header_blocks(std::vector<Row> rows, float x, const std::vector<HeaderBlock>& blocks, int depth, int side,
                            bool narrow, Splitting& page) {
    std::size_t done = 0;
    auto between = [&](std::size_t end) {
        std::vector<Segment> segments;
        for (; done < end; ++done) {
            std::move(rows[done].cells.begin(), rows[done].cells.end(), std::back_inserter(segments));
        }
        split(std::move(segments), depth + 1, side, narrow, page);
    };
    for (const HeaderBlock& block : blocks) {
        between(block.begin);
        std::vector<Segment> header;
        std::vector<Segment> text;
        for (; done < block.end; ++done) {
            for (Segment& cell : rows[done].cells) {
                (cell.left < x ? header : text).push_back(std::move(cell));
            }
        }
        split(std::move(header), depth + 1, side, narrow, page);
        split(std::move(text), depth + 1, side, narrow, page);
    }
    between(rows.size());
}

void split(std::vector<Segment> segments, int depth, int side, bool narrow, Splitting& page) {
    if (segments.empty()) {
        return;
    }
    std::vector<Row> rows = rows_of(segments);
    float left = 1e9F;
    float right = -1e9F;
    for (const Row& row : rows) {
        left = std::min(left, row.left);
        right = std::max(right, row.right);
    }
    if (depth < 4 && rows.size() >= least_lines) {
        std::vector<Cut> cuts;
        for (const Cut& candidate : candidate_cuts(rows, left, right)) {
            const std::vector<HeaderBlock> blocks = header_blocks(rows, candidate, page.known);
            if (!blocks.empty()) {
                split_at_header_blocks(std::move(rows), candidate.x, blocks, depth, side, narrow, page);
                return;
            }
            for (Cut part : cut_at_headings(rows, candidate, page.rail, page.known)) {
                part.end = end_of_columns(rows, part, page.known);
                if (has_lines_on_both_sides(rows, part)) {
                    cuts.push_back(part);
                }
            }
        }
        for (Cut& cut : cuts) {
            // judged where both sides have text: a table is shorter than the column it is in
            Side l;
            Side r;
            auto [first, last] = shared_rows(rows, cut);
            for (std::size_t i = first; i < last; ++i) {
                if (rows[i].cells.size() == 1 &&
                    !lookup(Idea::section_headings, rows[i].cells.front().text()).empty() && rows[i].left < left + 3) {
                    continue;  // heads what stands below on both sides
                }
                std::vector<const Segment*> on_left;
                std::vector<const Segment*> on_right;
                for (const Segment& s : rows[i].cells) {
                    (s.left < cut.x ? on_left : on_right).push_back(&s);
                }
                l.add(on_left, page.known);
                r.add(on_right, page.known);
            }
            if (!are_columns(l, r)) {
                continue;
            }
            // a few rows of columns in the middle of a page are no sidebar: what is below them is read after both
            cut.begin = start_of_columns(rows, cut, depth == 0, page.known);
            const std::size_t extent = cut.end - cut.begin;
            bool over_page =
                (3 * cut.begin <= rows.size() && 6 * extent >= rows.size()) || 5 * extent >= 2 * rows.size();
            std::vector<Segment> above;
            std::vector<Segment> below;
            std::vector<Segment> in_left;
            std::vector<Segment> in_right;
            for (std::size_t i = 0; i < rows.size(); ++i) {
                for (Segment& s : rows[i].cells) {
                    auto& home = i < cut.begin ? above : i >= cut.end ? below : s.left < cut.x ? in_left : in_right;
                    home.push_back(std::move(s));
                }
            }
            float wl = width_of(in_left);
            float wr = width_of(in_right);
            split(std::move(above), depth + 1, side, narrow, page);
            split(std::move(in_left), depth + 1, side == 0 ? 1 : side,
                  side == 0 ? over_page && wl < 0.75F * wr : narrow, page);
            split(std::move(in_right), depth + 1, side == 0 ? 2 : side,
                  side == 0 ? over_page && wr < 0.75F * wl : narrow, page);
            split(std::move(below), depth + 1, side, narrow, page);
            return;
        }
    }
    Region region;
    region.rows = std::move(rows);
    region.left = left;
    region.right = right;
    region.narrow = narrow;
    region.side = side;
    page.regions.push_back(std::move(region));
}

}  // namespace

std::vector<Region> find_columns(const PageWords& page, std::vector<Segment> segments) {
    (void)page;
    std::vector<Row> rows = rows_of(std::move(segments));
    lift_margin_dates(rows);
    raise_rail_labels(rows);
    raise_centred_labels(rows);
    Splitting splitting{join_rail_headings(rows), {}, {}};
    segments.clear();
    for (Row& row : rows) {
        std::move(row.cells.begin(), row.cells.end(), std::back_inserter(segments));
    }
    split(std::move(segments), 0, 0, false, splitting);
    return std::move(splitting.regions);
}

}  // namespace cvconv::pdf
