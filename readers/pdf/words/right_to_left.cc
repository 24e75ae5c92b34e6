#include "readers/pdf/words/right_to_left.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include <unicode/uchar.h>

#include "ir/direction.h"
#include "ir/unicode.h"
#include "readers/pdf/words/logical_order.h"

namespace cvconv::pdf {
namespace {

/// Words on one baseline with no wide gap between them, by their left edges.
struct Line {
    std::vector<PageWord> words;
    float left = 0, right = 0;
    std::string text;  ///< letters as they stand

    [[nodiscard]] bool takes(const PageWord& word) const {
        constexpr float widest_blank = 1.05F;  // of the size, as in layout/segments.cc
        const PageWord& last = words.back();
        const float larger = std::max(last.size, word.size);
        const bool level = std::abs(last.bottom - word.bottom) < 0.28F * larger ||
                           std::abs(last.middle() - word.middle()) < 0.25F * larger;
        const float gap = word.left - right;
        return level && gap > -larger && gap <= widest_blank * larger;
    }
};

std::vector<Line> lines_of(const std::vector<PageWord>& words) {
    std::vector<const PageWord*> order;
    for (const PageWord& word : words) {
        if (word.rotation == 0) {
            order.push_back(&word);
        }
    }
    std::stable_sort(order.begin(), order.end(),
                     [](const PageWord* a, const PageWord* b) { return a->left < b->left; });
    std::vector<Line> lines;
    std::multimap<int, std::size_t> by_height;  // middle / 4 → line
    for (const PageWord* word : order) {
        const int bucket = static_cast<int>(std::floor(word->middle() / 4));
        const int reach = std::max(1, static_cast<int>(word->size / 8));
        std::size_t home = lines.size();
        for (auto it = by_height.lower_bound(bucket - reach); it != by_height.end() && it->first <= bucket + reach;
             ++it) {
            const Line& line = lines[it->second];
            if (line.takes(*word) && (home == lines.size() || line.right > lines[home].right)) {
                home = it->second;
            }
        }
        if (home == lines.size()) {
            by_height.emplace(bucket, home);
            lines.push_back({{}, word->left, word->right, {}});
        }
        Line& line = lines[home];
        line.words.push_back(*word);
        line.right = std::max(line.right, word->right);
        line.text += word->text;
    }
    return lines;
}

/// Words whose letters come as they are read: turned, as if they were found on the page.
template <class Which>
void turn_words(std::vector<PageWord>& words, Which which) {
    for (PageWord& word : words) {
        if (which(word) && has_right_to_left(word.text)) {
            std::string turned;
            for (const PageWord& part :
                 in_logical_order({word}, is_mostly_right_to_left(word.text), Brackets::meant, word.left)) {
                turned += part.text;
            }
            word.text = turned;
            word.edges.clear();
        }
    }
}

/// OCR gives them so.
void turn_read_words(std::vector<PageWord>& words) {
    turn_words(words, [](const PageWord& word) { return word.certainty < 1; });
}

bool any_right_to_left(const std::vector<PageWord>& words) {
    return std::any_of(words.begin(), words.end(), [](const PageWord& word) { return has_right_to_left(word.text); });
}

/// Letters that stand at ends of words alone: the final forms of Hebrew, and of Arabic the teh marbuta and the alef
/// maksura.
bool is_final(char32_t c) {
    return c == 0x5DA || c == 0x5DD || c == 0x5DF || c == 0x5E3 || c == 0x5E5 || c == 0x629 || c == 0x649;
}

/// Some programs, OCR among them, put the letters of a word into its box as they are read, from left to right, though
/// they are shown from right to left. The letters at the ends of words tell.
void turn_backward_words(PageWords& page, Diagnostics& diagnostics) {
    constexpr std::size_t least = 3;
    std::size_t shown = 0;  // with the last letter on the left, as on paper
    std::size_t read = 0;
    for (const PageWord& word : page.words) {
        const std::u32string characters = to_characters(word.text);
        if (characters.size() > 2 && is_right_to_left(characters.front()) && is_right_to_left(characters.back())) {
            shown += is_final(characters.front()) ? 1 : 0;
            read += is_final(characters.back()) ? 1 : 0;
        }
    }
    if (read >= least && read > 2 * shown) {
        turn_words(page.words, [](const PageWord& /*word*/) { return true; });
    } else if (read >= least) {
        diagnostics.add(Code::reading_order_uncertain, Place{{}, page.number, 0, 0, {}});
    }
}

/// "2016 - 2012": a period goes forward, so this one is read from the right.
bool is_backward_period(const Line& line) {
    constexpr std::size_t digits_of_year = 4;
    std::vector<int> years;
    for (const PageWord& word : line.words) {
        int value = 0;
        std::size_t digits = 0;
        for (char32_t c : to_characters(word.text + " ")) {
            if (is_letter(c)) {
                return false;
            }
            if (is_digit(c) && digits < digits_of_year) {
                value = 10 * value + u_charDigitValue(static_cast<UChar32>(c));
            } else if (!is_digit(c) && digits == digits_of_year) {
                years.push_back(value);
            }
            digits = is_digit(c) ? digits + 1 : 0;
            value = is_digit(c) ? value : 0;
        }
    }
    return years.size() == 2 && years[0] > years[1];
}

bool has_letters(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        if (is_letter(next_character(text, at))) {
            return true;
        }
    }
    return false;
}

void mirror(float width, float& left, float& right) {
    left = std::exchange(right, width - left);
    left = width - left;
}

}  // namespace

namespace {

/// How many lines of a page have letters, and how many some that are read from right to left.
struct LineCount {
    std::size_t leftwards = 0, all = 0;
};

LineCount count_lines(const PageWords& page) {
    LineCount count;
    if (any_right_to_left(page.words)) {
        for (const Line& line : lines_of(page.words)) {
            count.leftwards += has_right_to_left(line.text) ? 1 : 0;
            count.all += has_letters(line.text) ? 1 : 0;
        }
    }
    return count;
}

void mirror_drawings(PageWords& page) {
    Drawings& drawn = page.drawing.drawings;
    for (Mark& mark : drawn.marks) {
        mirror(page.width, mark.left, mark.right);
    }
    for (Panel& panel : drawn.panels) {
        mirror(page.width, panel.left, panel.right);
    }
    for (Rule& rule : drawn.rules) {
        if (rule.upright) {
            rule.at = page.width - rule.at;
        } else {
            mirror(page.width, rule.from, rule.to);
        }
    }
}

}  // namespace

void find_directions(std::vector<PageWords>& pages) {
    constexpr std::size_t least_share = 4;  // of the lines, on a page of a document that is mostly read so
    std::vector<LineCount> counts;
    LineCount document;
    for (const PageWords& page : pages) {
        counts.push_back(count_lines(page));
        document.leftwards += counts.back().leftwards;
        document.all += counts.back().all;
    }
    for (std::size_t i = 0; i < pages.size(); ++i) {
        const auto [leftwards, all] = counts[i];
        pages[i].right_to_left = 2 * leftwards > all || (2 * document.leftwards > document.all && leftwards > 0 &&
                                                         least_share * leftwards >= all);
        if (pages[i].right_to_left) {
            mirror_drawings(pages[i]);
        }
    }
}

void read_from_the_right(PageWords& page, Diagnostics& diagnostics) {
    if (!page.right_to_left && !any_right_to_left(page.words)) {
        return;
    }
    turn_read_words(page.words);
    turn_backward_words(page, diagnostics);
    std::vector<Line> lines = lines_of(page.words);
    BracketVotes votes;
    for (const Line& line : lines) {
        vote_on_brackets(line.words, votes);
    }
    const Brackets brackets = votes.meant > votes.shapes ? Brackets::meant : Brackets::shapes;
    std::vector<PageWord> words;
    for (const PageWord& word : page.words) {
        if (word.rotation != 0) {
            words.push_back(word);
            if (page.right_to_left) {
                words.back().printed = PageWord::Sides{word.left, word.right};
                mirror(page.width, words.back().left, words.back().right);
            }
        }
    }
    std::stable_sort(lines.begin(), lines.end(),
                     [](const Line& a, const Line& b) { return a.words.front().top < b.words.front().top; });
    for (const Line& line : lines) {
        // A date or a telephone number alone stands as it is, and so does an address of a page.
        const bool leftwards =
            (has_right_to_left(line.text) && (page.right_to_left || is_mostly_right_to_left(line.text))) ||
            (page.right_to_left && is_backward_period(line));
        if (!page.right_to_left && !has_right_to_left(line.text)) {
            words.insert(words.end(), line.words.begin(), line.words.end());
            continue;
        }
        const float left = page.right_to_left ? page.width - line.right : line.left;
        std::vector<PageWord> ordered = in_logical_order(line.words, leftwards, brackets, left);
        std::move(ordered.begin(), ordered.end(), std::back_inserter(words));
    }
    page.words = std::move(words);
}

}  // namespace cvconv::pdf
