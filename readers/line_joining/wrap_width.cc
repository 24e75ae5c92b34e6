#include "readers/line_joining/wrap_width.h"

#include <algorithm>
#include <cmath>

#include "ir/unicode.h"
#include "readers/line_joining/join_evidence.h"
#include "readers/line_joining/line_ends.h"

namespace cvconv {

namespace {

/// A line that goes on below: where it ends, and where it would have ended with the next word.
struct Wrap {
    float right;
    float too_wide;
};

std::vector<Wrap> sure_wraps(const std::vector<PhysicalLine>& lines, float character) {
    std::vector<Wrap> wraps;
    for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
        const PhysicalLine& line = lines[i];
        const PhysicalLine& next = lines[i + 1];
        const float length = (line.right - line.left) / character;
        const bool goes_on = begins_small(next.text) && !next.starts_item && !next.after_gap && !next.has_gap &&
                             !line.has_gap && !is_sentence_end(last_of(line.text)) && !is_address(last_word(line.text));
        if (goes_on && length >= 40 && length <= 130) {
            const auto word = static_cast<float>(display_width(first_word(next.text)) + 1);
            wraps.push_back({line.right, line.right + word * character});
        }
    }
    return wraps;
}

/// Long lines that nobody wrapped (links, the rows of a wide table) hide the width of the prose between them. Each
/// wrap says that the width lies between the line's end and that of the word that did not fit: where most agree, it is.
void learn_from_prose(WrapWidth& learnt, std::vector<Wrap> wraps) {
    constexpr std::size_t fewest = 4;
    if (wraps.size() < fewest) {
        return;
    }
    std::sort(wraps.begin(), wraps.end(), [](const Wrap& a, const Wrap& b) { return a.right < b.right; });
    std::vector<float> ends;
    for (const Wrap& wrap : wraps) {
        ends.push_back(wrap.too_wide);
    }
    std::sort(ends.begin(), ends.end());
    std::size_t most = 0;
    float width = 0;
    float too_wide = 0;
    for (std::size_t i = 0; i < wraps.size(); ++i) {
        auto over = std::upper_bound(ends.begin(), ends.end(), wraps[i].right);
        const std::size_t agree = i + 1 - static_cast<std::size_t>(over - ends.begin());
        if (agree >= most) {
            most = agree;
            width = wraps[i].right;
            too_wide = over == ends.end() ? width : *over;
        }
    }
    if (most * 5 < wraps.size() * 4 || learnt.width < too_wide) {
        return;
    }
    const float sticks_out = width + 8 * learnt.character;
    learnt.unwrapped_from = learnt.width > sticks_out ? sticks_out : 0;
    learnt.width = width;
}

/// Nearly all lines end at one edge, and many begin apart: a column at the side, set towards the text.
bool is_flush_right(const std::vector<PhysicalLine>& lines, const WrapWidth& learnt) {
    constexpr std::size_t fewest = 4;
    std::size_t all = 0;
    std::size_t at_edge = 0;
    std::size_t apart = 0;
    for (const PhysicalLine& line : lines) {
        if (line.text.empty() || line.has_gap) {
            continue;
        }
        ++all;
        at_edge += std::abs(line.right - learnt.width) < 0.5F * learnt.character ? 1 : 0;
        apart += line.left - learnt.left > 2 * learnt.character ? 1 : 0;
    }
    return all >= fewest && at_edge * 10 >= all * 9 && apart * 2 >= all;
}

/// Do lines end to a point, and do most of the long ones? `rights` from the right.
void learn_edge(WrapWidth& learnt, const std::vector<float>& rights) {
    constexpr std::size_t fewest = 4;
    const float exact = 0.3F * learnt.character;
    for (std::size_t i = 0; i + fewest <= rights.size(); ++i) {
        if (rights[i] - rights[i + fewest - 1] > exact) {
            continue;
        }
        learnt.edge = rights[i];
        auto is_long = [&](float right) { return right > learnt.left + 0.8F * (learnt.edge - learnt.left); };
        auto at_edge = [&](float right) { return std::abs(right - learnt.edge) <= exact; };
        const auto longer = std::count_if(rights.begin(), rights.end(), is_long);
        learnt.justified = std::count_if(rights.begin(), rights.end(), at_edge) * 10 >= longer * 6;
        return;
    }
}

/// Most steps are those within paragraphs, if any are: of the smaller ones the middle.
float usual_step(const std::vector<PhysicalLine>& lines) {
    std::vector<float> steps;
    for (const PhysicalLine& line : lines) {
        const float step = line.size > 0 ? line.step / line.size : 0;
        if (step > 0.6F && step < 2.2F) {
            steps.push_back(step);
        }
    }
    if (steps.empty()) {
        return 1.25F;
    }
    std::sort(steps.begin(), steps.end());
    return steps[steps.size() / 3];
}

}  // namespace

WrapWidth::WrapWidth(const std::vector<PhysicalLine>& lines) {
    float extent = 0;
    float characters = 0;
    int beginnings = 0;
    int small = 0;
    std::vector<float> rights;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const PhysicalLine& line = lines[i];
        if (line.text.empty()) {
            continue;
        }
        left = extent > 0 ? std::min(left, line.left) : line.left;
        extent += line.right - line.left;
        characters += static_cast<float>(display_width(line.text));
        if (!line.has_gap) {
            rights.push_back(line.right);
            const bool unspaced = is_unspaced(first_of(line.text)) && is_unspaced(last_of(line.text));
            widest_unspaced = unspaced ? std::max(widest_unspaced, line.right) : widest_unspaced;
        }
        const bool begins =
            line.after_gap || line.starts_item || line.begins_row || i == 0 || lines[i - 1].text.empty();
        std::string_view bare = line.text;  // without the marks of Markdown: "## Work", "- **Pumps**"
        bare.remove_prefix(std::min(bare.find_first_not_of("#*_-+>[ "), bare.size()));
        const char32_t first = bare.empty() ? U' ' : first_of(bare);
        if (begins && has_case(first) && !is_address(first_word(bare))) {
            ++beginnings;
            small += is_lower(first) ? 1 : 0;
        }
    }
    character = characters > 0 && extent > 0 ? extent / characters : 1;
    constexpr int enough_rows = 6;
    lower_begins = beginnings >= enough_rows && small * 5 >= beginnings * 2;
    lower_continues = beginnings >= 8 && small * 12 <= beginnings;
    // The longest line that is not the only one of its length: titles and URLs stick out.
    std::sort(rights.rbegin(), rights.rend());
    for (std::size_t i = 0; i + 1 < rights.size(); ++i) {
        if (rights[i] - rights[i + 1] <= 8 * character) {
            width = rights[i];
            break;
        }
    }
    flush_right = is_flush_right(lines, *this);
    learn_edge(*this, rights);
    usual_step = cvconv::usual_step(lines);
    // Few lines: a sentence that goes on below shows how wide they are.
    const std::vector<Wrap> wraps = sure_wraps(lines, character);
    any_sure = !wraps.empty();
    for (const Wrap& wrap : wraps) {
        width = std::max(width, wrap.right);
    }
    learn_from_prose(*this, wraps);
    support = static_cast<int>(std::count_if(rights.begin(), rights.end(),
                                             [&](float right) { return std::abs(right - width) <= 8 * character; }));
}

float WrapWidth::near(const std::vector<PhysicalLine>& lines, std::size_t index) {
    constexpr std::size_t reach = 14;
    float longest = 0;
    const std::size_t to = std::min(lines.size(), index + 2);
    for (std::size_t i = index > reach ? index - reach : 0; i < to; ++i) {
        longest = std::max(longest, lines[i].has_gap || i == index ? 0 : lines[i].right);
    }
    return longest;
}

}  // namespace cvconv
