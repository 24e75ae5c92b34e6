#include "readers/pdf/small_capitals.h"

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

}  // namespace

void join_small_capitals(std::vector<PageWord>& words) {
    std::vector<PageWord> joined;
    float small = 0;  // size of the small letters joined last
    for (PageWord& word : words) {
        if (!joined.empty()) {
            PageWord& last = joined.back();
            bool same_line = std::abs(last.bottom - word.bottom) < 0.3F * last.size;
            bool same_look = word.font == last.font && word.bold == last.bold && word.italic == last.italic;
            if (same_line && same_look && last.text.size() < 200 && is_capitals(word.text) && is_capitals(last.text)) {
                bool touches = std::abs(word.left - last.right) < 0.12F * last.size;
                bool smaller = word.size > 0.6F * last.size && word.size < 0.92F * last.size;
                // "HOLMONDELEY" and "-A" of the next part
                bool hyphen = last.small_caps && (last.text.back() == '-' || word.text.front() == '-');
                if (touches && (smaller || hyphen)) {
                    small = smaller ? word.size : small;
                    last.text += word.text;
                    last.right = word.right;
                    last.space_after = word.space_after;
                    last.small_caps = true;
                    continue;
                }
                if (last.small_caps && std::abs(word.size - small) < 0.1F) {  // "OF" in "BANK OF IRELAND"
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
