#include "readers/pdf/words/small_capitals.h"

#include <algorithm>
#include <cmath>

#include "ir/unicode.h"

namespace cvconv::pdf {

namespace {

bool is_capitals(std::string_view text) {
    std::u32string characters = to_characters(text);
    return !characters.empty() && std::any_of(characters.begin(), characters.end(), is_upper) &&
           std::none_of(characters.begin(), characters.end(), is_lower);
}

bool is_lower_case(std::string_view text) {
    std::u32string characters = to_characters(text);
    return std::any_of(characters.begin(), characters.end(), is_lower) &&
           std::none_of(characters.begin(), characters.end(), is_upper);
}

bool is_smaller(const PageWord& word, const PageWord& than) {
    return word.size > 0.6F * than.size && word.size < 0.85F * than.size;
}

/// Browsers imitate small capitals by capitals of a smaller size, whose text stays in lower case: "C" and "ontact";
/// letter-spaced also "P", "r", "e" … and "t", "o" behind "2019". `small` is the size of the small ones that were
/// joined last, `before` the word before `last`, if there is one.
bool is_imitated(const PageWord* before, const PageWord& last, const PageWord& word, float small) {
    float gap = word.left - last.right;
    if (gap < -0.12F * last.size || gap >= 0.16F * std::max(last.size, word.size) || !is_lower_case(word.text)) {
        return false;
    }
    if (is_capitals(last.text) && is_smaller(word, last)) {
        return gap < 0.16F * last.size;
    }
    bool goes_on = last.small_caps && std::abs(word.size - small) < 0.1F;
    bool beside_larger = before != nullptr && std::abs(word.size - last.size) < 0.1F && word.font == before->font &&
                         is_smaller(word, *before) && is_lower_case(last.text) &&
                         std::abs(before->bottom - word.bottom) < 0.3F * before->size;
    return (goes_on || beside_larger) && gap < 0.15F * word.size;
}

}  // namespace

void join_small_capitals(std::vector<PageWord>& words) {
    std::vector<PageWord> joined;
    float small = 0;  // size of the small letters joined last
    for (PageWord& word : words) {
        if (!joined.empty()) {
            PageWord& last = joined.back();
            bool same_line = std::abs(last.bottom - word.bottom) < 0.3F * last.size;
            bool same_look = word.font == last.font && word.bold == last.bold && word.italic == last.italic;
            if (same_line && same_look && last.text.size() < 200 &&
                is_imitated(joined.size() > 1 ? &joined[joined.size() - 2] : nullptr, last, word, small)) {
                last.text += word.text;
                extend(last, word);
                last.space_after = word.space_after;
                small = word.size;
                last.small_caps = true;
                continue;
            }
            if (same_line && same_look && last.small_caps && small > 0 && std::abs(word.size - small) < 0.1F &&
                is_lower_case(word.text)) {  // "of" in "Engineer of the Year"
                word.size = last.size;
                word.small_caps = true;
            }
            const bool touches = std::abs(word.left - last.right) < 0.12F * last.size;
            if (same_line && same_look && (touches || last.small_caps) && last.text.size() < 200 &&
                is_capitals(word.text) && is_capitals(last.text)) {
                bool smaller = word.size > 0.6F * last.size && word.size < 0.92F * last.size;
                // "HOLMONDELEY" and "-A" of the next part
                bool hyphen = last.small_caps && (last.text.back() == '-' || word.text.front() == '-');
                if (touches && (smaller || hyphen)) {
                    small = smaller ? word.size : small;
                    last.text += word.text;
                    extend(last, word);
                    last.space_after = word.space_after;
                    last.small_caps = true;
                    continue;
                }
                if (last.small_caps && small > 0 && std::abs(word.size - small) < 0.1F) {  // "OF" in "BANK OF IRELAND"
                    word.size = last.size;
                    word.small_caps = true;
                }
            }
        }
        joined.push_back(std::move(word));
    }
    words = std::move(joined);
}

}  // namespace cvconv::pdf
