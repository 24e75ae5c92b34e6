#include "readers/ocr/page_words.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "ir/unicode.h"
#include "readers/line_joining/line_ends.h"
#include "readers/ocr/bullet_marks.h"
#include "readers/ocr/strokes.h"

namespace cvconv::ocr {
namespace {

// Of the size of a font, as most have it.
constexpr float x_height = 0.48F;
constexpr float cap_height = 0.70F;
constexpr float descent = 0.21F;
// Of the box that the readers of PDF have of a word.
constexpr float box_above = 0.90F;
constexpr float box_below = 0.25F;

/// A word, and the size of a font with which it would be as high as it is.
struct SizedWord {
    ReadWord word;
    float size = 0;  ///< pixels; 0 if its letters tell nothing: "-"
    float letters = 0;
    float stroke = 0;
};

bool has_descender(char32_t c) {
    return std::u32string_view(U"gjpqyQ,;()[]{}|/@_çş").find(c) != std::u32string_view::npos;
}

bool is_low(char32_t c) {
    return std::u32string_view(U"acegmnopqrsuvwxyzçşıœæø").find(c) != std::u32string_view::npos;
}

float size_by_letters(const ReadWord& word) {
    bool high = false;
    bool deep = false;
    int letters = 0;
    for (char32_t c : to_characters(word.text)) {
        const bool counts = is_letter(c) || is_digit(c);
        letters += counts ? 1 : 0;
        deep = deep || has_descender(c);
        high =
            high || (counts && !is_low(c)) || std::u32string_view(U"()[]{}|/@&").find(c) != std::u32string_view::npos;
    }
    const float expected = (high ? cap_height : x_height) + (deep ? descent : 0);
    return letters == 0 ? 0 : static_cast<float>(word.ink.height()) / expected;
}

float median(std::vector<std::pair<float, float>> values) {
    float all = 0;
    for (const auto& [value, weight] : values) {
        all += weight;
    }
    std::sort(values.begin(), values.end());
    float so_far = 0;
    for (const auto& [value, weight] : values) {
        so_far += weight;
        if (2 * so_far >= all) {
            return value;
        }
    }
    return 0;
}

/// Words of a line without a wide gap between them have one size and one baseline, but for those that plainly have
/// not.
void agree(std::vector<SizedWord>& words, std::size_t begin, std::size_t end) {
    std::vector<std::pair<float, float>> sizes;
    std::vector<std::pair<float, float>> baselines;
    for (std::size_t i = begin; i < end; ++i) {
        if (words[i].size > 0) {
            sizes.emplace_back(words[i].size, words[i].letters);
        }
        baselines.emplace_back(words[i].word.baseline, words[i].letters + 0.1F);
    }
    const float size = median(sizes);
    const float baseline = median(baselines);
    for (std::size_t i = begin; i < end; ++i) {
        SizedWord& word = words[i];
        const bool other = size > 0 && word.letters >= 3 && std::abs(word.size - size) > 0.25F * size;
        word.size = other ? word.size : size > 0 ? size : static_cast<float>(word.word.ink.height());
        word.word.baseline = baseline;
    }
}

void agree_in_lines(std::vector<SizedWord>& words) {
    std::size_t begin = 0;
    for (std::size_t i = 1; i <= words.size(); ++i) {
        const bool goes_on = i < words.size() && words[i].word.line == words[i - 1].word.line &&
                             static_cast<float>(words[i].word.ink.left - words[i - 1].word.ink.right) <
                                 1.2F * std::max(words[i].size, words[i - 1].size);
        if (!goes_on) {
            agree(words, begin, i);
            begin = i;
        }
    }
}

/// What differs by a few hundredths is the same size, measured several times.
void take_few_sizes(std::vector<SizedWord>& words) {
    constexpr float same = 0.07F;
    std::map<float, float> weights;
    for (const SizedWord& word : words) {
        weights[word.size] += word.letters + 0.1F;
    }
    std::map<float, float> settled;
    while (!weights.empty()) {
        auto heaviest = std::max_element(weights.begin(), weights.end(),
                                         [](const auto& a, const auto& b) { return a.second < b.second; });
        const float size = heaviest->first;
        auto begin = weights.lower_bound(size * (1 - same));
        auto end = weights.upper_bound(size * (1 + same));
        std::vector<std::pair<float, float>> alike(begin, end);
        const float middle = median(alike);
        for (const auto& [one, weight] : alike) {
            settled[one] = middle;
        }
        weights.erase(begin, end);
    }
    for (SizedWord& word : words) {
        word.size = settled[word.size];
    }
}

/// How thick strokes of this page are, in sizes of their font.
float usual_stroke(const std::vector<SizedWord>& words) {
    std::vector<std::pair<float, float>> strokes;
    for (const SizedWord& word : words) {
        if (word.stroke > 0 && word.letters >= 2) {
            strokes.emplace_back(word.stroke, word.letters);
        }
    }
    return median(strokes);
}

/// Tesseract reads letters into rules, photos and icons, and hardly believes them itself.
bool is_speck(const ReadWord& word) {
    constexpr float never = 0.15F;
    constexpr float hardly = 0.4F;
    constexpr std::size_t few = 3;
    return word.confidence < never || (word.confidence < hardly && count_characters(word.text) <= few);
}

/// "| take on two clients": in English the line is an I, unless there are several in its line, which part words.
void repair_first_person(std::vector<ReadWord>& words) {
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
        const ReadWord& next = words[i + 1];
        if (words[i].text != "|" || next.line != words[i].line || !is_lower(first_of(next.text))) {
            continue;
        }
        const auto bars = std::count_if(words.begin(), words.end(), [&](const ReadWord& word) {
            return word.line == next.line && word.text == "|";
        });
        if (bars == 1) {
            words[i].text = "I";
        }
    }
}

pdf::PageWord placed(const SizedWord& from, float to_points, bool bold) {
    pdf::PageWord word;
    word.text = from.word.text;
    word.left = static_cast<float>(from.word.ink.left) * to_points;
    word.right = static_cast<float>(from.word.ink.right) * to_points;
    word.top = (from.word.baseline - box_above * from.size) * to_points;
    word.bottom = (from.word.baseline + box_below * from.size) * to_points;
    word.size = std::round(20 * from.size * to_points) / 20;
    word.bold = bold;
    word.space_after = true;
    word.certainty = from.word.confidence;
    return word;
}

}  // namespace

void take_words(const CleanPage& from, std::vector<ReadWord> read, pdf::PageWords& page) {
    std::vector<SizedWord> words;
    const StrokeMeter meter(from.binary.get());
    std::erase_if(read, is_speck);
    repair_first_person(read);
    for (ReadWord& word : read) {
        SizedWord sized{std::move(word)};
        sized.size = size_by_letters(sized.word);
        for (char32_t c : to_characters(sized.word.text)) {
            sized.letters += is_letter(c) || is_digit(c) ? 1.0F : 0.0F;
        }
        words.push_back(std::move(sized));
    }
    agree_in_lines(words);
    take_few_sizes(words);
    for (SizedWord& word : words) {
        word.stroke = word.size > 0 ? meter.thickness(word.word.ink) / word.size : 0;
    }
    constexpr float thicker = 1.25F;
    const float bold_from = thicker * usual_stroke(words);
    const float to_points = 72.F / static_cast<float>(from.dots_per_inch);
    for (const SizedWord& word : words) {
        page.words.push_back(placed(word, to_points, word.letters > 0 && word.stroke > bold_from));
    }
    set_bullets(find_marks(from), to_points, page.words);
    sort_symbols(page.words);
}

}  // namespace cvconv::ocr
