#include "readers/pdf/layout/columns/header_blocks.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/bullets.h"
#include "readers/pdf/layout/margin_columns/side_lines.h"

namespace cvconv::pdf {

namespace {

std::vector<SideLine> lines_of_side(const std::vector<Row>& rows, const Cut& cut, bool left) {
    std::vector<SideLine> lines;
    for (std::size_t i = cut.begin; i < cut.end; ++i) {
        SideLine line{i, 0, 0, {}};
        for (const Segment& cell : rows[i].cells) {
            if ((cell.left < cut.x) != left) {
                continue;
            }
            line.middle = line.text.empty() ? cell.middle() : line.middle;
            line.size = std::max(line.size, cell.size);
            line.text += (line.text.empty() ? "" : " ") + cell.text();
        }
        if (!line.text.empty()) {
            lines.push_back(std::move(line));
        }
    }
    return lines;
}

bool begins_with_bullet(const std::string& text) {
    const auto bullet = find_bullet(text);
    return bullet && bullet->kind != BulletKind::letter;
}

bool goes_on(const std::string& text) {
    std::size_t at = 0;
    return is_lower(next_character(text, at));
}

/// The first line that stands at the height, or behind the last.
std::size_t line_at(const std::vector<SideLine>& lines, float middle, float tolerance) {
    return static_cast<std::size_t>(
        std::find_if(lines.begin(), lines.end(),
                     [&](const SideLine& line) { return std::abs(line.middle - middle) <= tolerance; }) -
        lines.begin());
}

/// Lines of the left side that stand together, and of the right side those up to the next such lines. A date may stand
/// a little below what it is of.
std::vector<SidePair> pairs_of(const std::vector<SideLine>& left, const std::vector<SideLine>& right,
                               KnownTexts& known) {
    constexpr float close = 1.6F;  // of the size
    constexpr float close_to_date = 3.2F;
    constexpr float level = 0.35F;  // lines at one height
    std::vector<SidePair> pairs;
    for (std::size_t i = 0; i < left.size(); ++i) {
        const std::size_t beside = line_at(right, left[i].middle, level * left[i].size);
        bool begins = pairs.empty();
        if (!begins) {
            const SideLine& last = left[i - 1];
            // … if it is not nearer to what stands below it
            const bool ends = i + 1 == left.size() || known.is_dateish(left[i + 1].text) ||
                              left[i + 1].middle - left[i].middle > left[i].middle - last.middle;
            const bool date = ends && known.is_dateish(left[i].text) && !known.is_dateish(last.text);
            const float above = last.middle - (date ? level * last.size : 0);
            const bool text_begins_here = beside < right.size() && (beside == 0 || right[beside - 1].middle < above);
            const float widest = (date ? close_to_date : close) * std::max(left[i].size, last.size);
            begins = left[i].middle - last.middle > widest || text_begins_here;
        }
        if (begins) {
            pairs.push_back({i, i, beside, beside, beside < right.size()});
        }
        pairs.back().end = i + 1;
    }
    for (std::size_t k = 0; k < pairs.size(); ++k) {
        const float from = left[pairs[k].begin].middle - 0.5F * left[pairs[k].begin].size;
        const float to =
            k + 1 < pairs.size() ? left[pairs[k + 1].begin].middle - 0.5F * left[pairs[k + 1].begin].size : 1e9F;
        auto at = [&](float y) {
            return static_cast<std::size_t>(
                std::find_if(right.begin(), right.end(), [&](const SideLine& line) { return line.middle >= y; }) -
                right.begin());
        };
        pairs[k].text_begin = at(from);
        pairs[k].text_end = at(to);
    }
    return pairs;
}

/// What stands left of the gutter is headers and nothing else: a sidebar has lists and addresses, too.
bool has_only_headers(const std::vector<SidePair>& pairs, const std::vector<SideLine>& left, KnownTexts& known) {
    std::size_t lines = 0;
    for (const SidePair& pair : pairs) {
        const auto begin = left.begin() + static_cast<std::ptrdiff_t>(pair.begin);
        const auto end = left.begin() + static_cast<std::ptrdiff_t>(pair.end);
        const bool dated = std::any_of(begin, end, [&](const SideLine& line) { return known.is_dateish(line.text); });
        lines += pair.aligned && dated && pair.end - pair.begin <= 4 ? pair.end - pair.begin : 0;
    }
    return lines * 3 >= left.size() * 2;
}

/// "Harbour Works" over "2019 – 2021" beside "Welder" over text: an employer over its date, which stands level with
/// none of the lines beside, and a title over them.
bool is_header_beside_title(const SidePair& pair, const std::vector<SideLine>& left, const std::vector<SideLine>& right,
                            KnownTexts& known) {
    constexpr std::size_t longest_title = 8;          // words
    constexpr float level = 0.3F;                     // of the size: nearer than lines of one row may be apart
    const std::string& name = left[pair.begin].text;  // "September" over "2021" is none
    if (known.is_dateish(name) || !find(Idea::months, words_of(name)).empty() ||
        !known.is_dateish(left[pair.end - 1].text) || words_of(right[pair.text_begin].text).size() > longest_title) {
        return false;
    }
    return std::any_of(left.begin() + static_cast<std::ptrdiff_t>(pair.begin),
                       left.begin() + static_cast<std::ptrdiff_t>(pair.end), [&](const SideLine& line) {
                           return known.is_dateish(line.text) &&
                                  line_at(right, line.middle, level * line.size) == right.size();
                       });
}

/// Short lines, one of them a date, beside running text or a list: a header whose lines tell nothing of those beside.
/// `only_headers`: or beside a title over them.
bool is_header_beside_text(const SidePair& pair, const std::vector<SideLine>& left, const std::vector<SideLine>& right,
                           bool only_headers, KnownTexts& known) {
    constexpr std::size_t most_lines = 7;
    constexpr std::size_t most_words = 8;
    constexpr std::size_t running = 6;  // words
    const std::size_t lines = pair.end - pair.begin;
    if (!pair.aligned || lines < 2 || lines > most_lines || pair.text_end - pair.text_begin < 2) {
        return false;
    }
    std::size_t dates = 0;
    std::size_t beside_body = 0;
    for (std::size_t i = pair.begin; i < pair.end; ++i) {
        if (words_of(left[i].text).size() > most_words || begins_with_bullet(left[i].text)) {
            return false;
        }
        dates += known.is_dateish(left[i].text) ? 1 : 0;
        const std::size_t beside = line_at(right, left[i].middle, 0.7F * left[i].size);
        beside_body += i > pair.begin && beside < right.size() &&
                               (begins_with_bullet(right[beside].text) || goes_on(right[beside].text))
                           ? 1
                           : 0;
    }
    const bool dated = std::any_of(right.begin() + static_cast<std::ptrdiff_t>(pair.text_begin),
                                   right.begin() + static_cast<std::ptrdiff_t>(pair.text_end),
                                   [&](const SideLine& line) { return known.is_dateish(line.text); });
    if (dates == 0 || dates == lines || dated) {
        return false;
    }
    const std::string& first = right[pair.text_begin].text;
    const bool text = begins_with_bullet(first) || words_of(first).size() >= running;
    return (beside_body >= 1 && text) || (only_headers && is_header_beside_title(pair, left, right, known));
}

/// One alone is believed if it has three lines, and a list beside them.
bool is_sure(const SidePair& pair, const std::vector<SideLine>& right) {
    const auto bullets = std::count_if(right.begin() + static_cast<std::ptrdiff_t>(pair.text_begin),
                                       right.begin() + static_cast<std::ptrdiff_t>(pair.text_end),
                                       [](const SideLine& line) { return begins_with_bullet(line.text); });
    return pair.end - pair.begin >= 3 && bullets >= 2 && begins_with_bullet(right[pair.text_begin].text);
}

}  // namespace

std::vector<HeaderBlock> header_blocks(const std::vector<Row>& rows, const Cut& cut, KnownTexts& known) {
    constexpr std::size_t most_rows = 500;  // each header is looked for among all of them
    constexpr std::ptrdiff_t most_bullets = 4;
    if (cut.end - cut.begin > most_rows) {
        return {};
    }
    const std::vector<SideLine> left = lines_of_side(rows, cut, true);
    const std::vector<SideLine> right = lines_of_side(rows, cut, false);
    const auto bullets =
        std::count_if(left.begin(), left.end(), [](const SideLine& line) { return begins_with_bullet(line.text); });
    if (bullets >= most_bullets) {
        return {};  // a column with lists of its own
    }
    const std::vector<SidePair> pairs = pairs_of(left, right, known);
    const bool only_headers = has_only_headers(pairs, left, known);
    std::size_t first = pairs.size();
    std::size_t last = 0;
    std::size_t found = 0;
    bool sure = false;
    for (std::size_t k = 0; k < pairs.size(); ++k) {
        if (is_header_beside_text(pairs[k], left, right, only_headers, known)) {
            first = std::min(first, k);
            last = k;
            ++found;
            sure = sure || is_sure(pairs[k], right);
        }
    }
    if (found == 0 || (found == 1 && !sure)) {
        return {};
    }
    std::vector<HeaderBlock> blocks;
    for (std::size_t k = first; k <= last; ++k) {
        const SidePair& pair = pairs[k];
        if (pair.text_begin == pair.text_end) {
            continue;  // a heading
        }
        if (!pair.aligned) {
            return {};  // columns that go their own way
        }
        // above the next of the left side, and for the last one to where white parts it from what is below
        std::size_t end = k + 1 < pairs.size() ? left[pairs[k + 1].begin].row : cut.end;
        std::size_t begin = left[pair.begin].row;
        begin = std::min(begin, right[pair.text_begin].row);
        if (k + 1 < pairs.size() && pairs[k + 1].text_begin < pairs[k + 1].text_end) {
            end = std::min(end, right[pairs[k + 1].text_begin].row);
        }
        if (k == last) {
            for (std::size_t i = left[pair.end - 1].row + 1; i < end; ++i) {
                if (rows[i].top - rows[i - 1].bottom > 1.2F * rows[i].size) {
                    end = i;
                }
            }
        }
        blocks.push_back({begin, end});
    }
    return blocks;
}

}  // namespace cvconv::pdf
