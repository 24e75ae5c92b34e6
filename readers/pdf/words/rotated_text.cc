#include "readers/pdf/words/rotated_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "ir/lexicon.h"

namespace cvconv::pdf {

namespace {

constexpr int downwards = 1;  // quarter turns, clockwise
constexpr int upside_down = 2;
constexpr int upwards = 3;

/// Where a box of a page of this size comes to lie when the page is turned back by as many quarters.
Area turned(const Area& box, int quarters, double width, double height) {
    switch (quarters) {
        case downwards: return {box.top, width - box.right, box.bottom, width - box.left};
        case upside_down: return {width - box.right, height - box.bottom, width - box.left, height - box.top};
        case upwards: return {height - box.bottom, box.left, height - box.top, box.right};
        default: return box;
    }
}

Area box_of(const PageWord& word) {
    return {word.left, word.top, word.right, word.bottom};
}

bool is_sideways(const PageWord& word) {
    return word.rotation == downwards || word.rotation == upwards;
}

/// Words one behind the other in a line that reads upwards or downwards.
struct Phrase {
    PageWord word;  ///< the first one; its text and box are those of all
    bool heading = false;
};

/// Does `next` go on where the phrase ends?
bool goes_on(const PageWord& phrase, const PageWord& next) {
    const float gap = phrase.rotation == upwards ? phrase.top - next.bottom : next.top - phrase.bottom;
    const float aside = std::abs((phrase.left + phrase.right) - (next.left + next.right)) / 2;
    return phrase.rotation == next.rotation && aside < 0.3F * phrase.size &&
           std::abs(phrase.size - next.size) < 0.2F * phrase.size && gap > -0.3F * phrase.size &&
           gap < 1.5F * phrase.size;
}

std::vector<Phrase> take_phrases(std::vector<PageWord>& words) {
    std::vector<PageWord> sideways;
    std::copy_if(words.begin(), words.end(), std::back_inserter(sideways), is_sideways);
    std::erase_if(words, is_sideways);
    // in the direction of reading
    std::stable_sort(sideways.begin(), sideways.end(), [](const PageWord& a, const PageWord& b) {
        return a.rotation != b.rotation ? a.rotation < b.rotation
               : a.rotation == upwards  ? a.bottom > b.bottom
                                        : a.top < b.top;
    });
    std::vector<Phrase> phrases;
    for (PageWord& word : sideways) {
        auto before = std::find_if(phrases.rbegin(), phrases.rend(),
                                   [&](const Phrase& phrase) { return goes_on(phrase.word, word); });
        if (before == phrases.rend()) {
            phrases.push_back({std::move(word), false});
            continue;
        }
        PageWord& all = before->word;
        all.text += (all.space_after ? " " : "") + word.text;
        all.space_after = word.space_after;
        all.left = std::min(all.left, word.left);
        all.top = std::min(all.top, word.top);
        all.right = std::max(all.right, word.right);
        all.bottom = std::max(all.bottom, word.bottom);
    }
    return phrases;
}

/// Lines of upright words right of `left`, from top to bottom: one word of each, the leftmost.
std::vector<const PageWord*> lines_right_of(const std::vector<PageWord>& words, float left) {
    std::vector<const PageWord*> right;
    for (const PageWord& word : words) {
        if (word.left >= left) {
            right.push_back(&word);
        }
    }
    std::sort(right.begin(), right.end(),
              [](const PageWord* a, const PageWord* b) { return a->middle() < b->middle(); });
    std::vector<const PageWord*> lines;
    float middle = 0;  // of the line's first word
    for (const PageWord* word : right) {
        if (lines.empty() || word->middle() - middle > 0.5F * std::max(lines.back()->size, word->size)) {
            lines.push_back(word);
            middle = word->middle();
        } else if (word->left < lines.back()->left) {
            lines.back() = word;
        }
    }
    return lines;
}

/// The first line of what the heading stands beside, which may begin above it: the one below the widest gap since the
/// heading before. Null if there is none.
const PageWord* first_line_beside(const std::vector<PageWord>& words, const PageWord& heading, float from) {
    const PageWord* first = nullptr;
    float widest = -1;
    float above = from;
    for (const PageWord* line : lines_right_of(words, heading.left)) {
        if (line->middle() < from) {
            continue;
        }
        const bool below_top = line->top > heading.top + heading.size;
        if (below_top && first != nullptr) {
            break;
        }
        const float gap = line->top - above;
        if (first == nullptr || gap > widest) {
            first = line;
            widest = gap;
        }
        above = line->bottom;
    }
    return first;
}

/// Where the strip of the headings begins to be alone: below the last upright word that enters it above the first.
float end_of_text_above(const std::vector<PageWord>& words, const PageWord& heading) {
    float end = 0;
    for (const PageWord& word : words) {
        if (word.left < heading.right && word.right > heading.left && word.middle() < heading.top) {
            end = std::max(end, word.bottom);
        }
    }
    return end;
}

void find_headings(std::vector<Phrase>& phrases) {
    for (Phrase& phrase : phrases) {
        phrase.heading = !lookup(Idea::section_headings, phrase.word.text).empty();
    }
    // what is set like one that is known, in the same strip
    for (Phrase& phrase : phrases) {
        phrase.heading = phrase.heading || std::any_of(phrases.begin(), phrases.end(), [&](const Phrase& other) {
                             return other.heading && other.word.font == phrase.word.font &&
                                    std::abs(other.word.size - phrase.word.size) < 0.3F &&
                                    std::abs(other.word.left - phrase.word.left) < phrase.word.size;
                         });
    }
}

}  // namespace

void turn_upright(PageWords& page) {
    std::array<std::size_t, 4> bytes{};
    std::size_t all = 0;
    for (const PageWord& word : page.words) {
        bytes.at(static_cast<std::size_t>(word.rotation & 3)) += word.text.size();
        all += word.text.size();
    }
    const auto most = std::max_element(bytes.begin(), bytes.end());
    const auto quarters = static_cast<int>(most - bytes.begin());
    if (quarters == 0 || *most * 3 < all * 2) {
        return;
    }
    for (PageWord& word : page.words) {
        const Area box = turned(box_of(word), quarters, page.width, page.height);
        word.left = static_cast<float>(box.left);
        word.top = static_cast<float>(box.top);
        word.right = static_cast<float>(box.right);
        word.bottom = static_cast<float>(box.bottom);
        word.rotation = (word.rotation - quarters + 4) % 4;
    }
    if (quarters != upside_down) {
        std::swap(page.width, page.height);
    }
    page.turned = quarters;
    page.drawing = {};  // its places are those of the page as it is stored
}

Area turned_back(const PageWords& page, const Area& box) {
    return turned(box, (4 - page.turned) % 4, page.width, page.height);
}

void lay_rotated_words(PageWords& page) {
    constexpr std::ptrdiff_t most = 200;  // words: more are no headings, but a drawing with labels
    const auto sideways = std::count_if(page.words.begin(), page.words.end(), is_sideways);
    if (sideways == 0 || sideways > most) {
        return;
    }
    std::vector<Phrase> phrases = take_phrases(page.words);
    find_headings(phrases);
    std::sort(phrases.begin(), phrases.end(), [](const Phrase& a, const Phrase& b) { return a.word.top < b.word.top; });
    std::vector<PageWord> laid;
    std::optional<float> from;  // below the heading before
    float top = page.height;
    for (const PageWord& word : page.words) {
        top = std::min(top, word.top);
    }
    for (Phrase& phrase : phrases) {
        PageWord word = phrase.word;
        const float height = word.size;
        const PageWord* beside =
            phrase.heading ? first_line_beside(page.words, word, from.value_or(end_of_text_above(page.words, word)))
                           : nullptr;
        if (beside != nullptr) {
            constexpr float apart = 5;  // times the size: nobody takes it for a word of the line
            word.left = std::min(phrase.word.left, beside->left - apart * word.size);
            word.right = word.left + 2 * word.size;
            word.bottom = beside->bottom;
            from = phrase.word.bottom;
        } else {
            top -= 2 * height;
            word.right = word.left + height * static_cast<float>(word.text.size()) / 2;
            word.bottom = top + height;
        }
        word.top = word.bottom - height;
        word.rotation = 0;
        word.space_after = true;
        laid.push_back(std::move(word));
    }
    page.words.insert(page.words.end(), laid.begin(), laid.end());
}

}  // namespace cvconv::pdf
