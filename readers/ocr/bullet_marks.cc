#include "readers/ocr/bullet_marks.h"

#include <algorithm>
#include <cmath>

#include <leptonica/allheaders.h>

#include "ir/unicode.h"

namespace cvconv::ocr {
namespace {

constexpr std::size_t most_marks = 5'000;  // specks of a bad copy are not looked at

/// What share of a box is ink.
float filled(Pix* binary, const PixelBox& box) {
    Box* where = boxCreate(box.left, box.top, box.width(), box.height());
    const PixPtr part(pixClipRectangle(binary, where, nullptr));
    boxDestroy(&where);
    int ink = 0;
    if (part) {
        pixCountPixels(part.get(), &ink, nullptr);
    }
    return static_cast<float>(ink) / static_cast<float>(box.width() * box.height());
}

pdf::PageWord bullet_at(const pdf::PageWord& word, float left, float right) {
    pdf::PageWord bullet = word;
    bullet.text = "•";
    bullet.left = left;
    bullet.right = right;
    bullet.bold = false;
    bullet.certainty = 1;
    return bullet;
}

/// No letter, no digit, and nothing that a line of text may begin with.
bool is_symbol(const std::string& text) {
    const std::u32string characters = to_characters(text);
    constexpr std::size_t longest = 2;
    return characters.size() <= longest && std::all_of(characters.begin(), characters.end(), [](char32_t c) {
               constexpr std::u32string_view begins = U"•-–—([{\"'‘’“”„#+/|…";
               return !is_letter(c) && !is_digit(c) && begins.find(c) == std::u32string_view::npos;
           });
}

struct Neighbours {
    pdf::PageWord* covering = nullptr;  ///< a letter or two that were read where the mark is
    pdf::PageWord* next = nullptr;      ///< the first word right of it
    bool something_left = false;
};

Neighbours around(float left, float right, float middle, std::vector<pdf::PageWord>& words) {
    Neighbours found;
    for (pdf::PageWord& word : words) {
        if (word.top > middle || word.bottom < middle) {
            continue;
        }
        const float slack = 0.15F * word.size;
        if (word.left > left - slack && word.right < right + slack && count_characters(word.text) <= 2) {
            found.covering = &word;
        } else if (word.left >= right - slack) {
            found.next = found.next == nullptr || word.left < found.next->left ? &word : found.next;
        } else if (word.right > left - 1.5F * word.size) {
            found.something_left = true;
        }
    }
    return found;
}

}  // namespace

void sort_symbols(std::vector<pdf::PageWord>& words) {
    std::vector<pdf::PageWord*> first;
    for (pdf::PageWord& word : words) {
        const bool begins = is_symbol(word.text) && std::none_of(words.begin(), words.end(), [&](const auto& other) {
                                return other.right <= word.left + 0.1F && other.right > word.left - 1.5F * word.size &&
                                       std::abs(other.middle() - word.middle()) < 0.4F * word.size;
                            });
        if (begins) {
            first.push_back(&word);
        }
    }
    constexpr int several = 3;
    std::vector<pdf::PageWord*> bullets;
    for (pdf::PageWord* word : first) {
        const auto alike = std::count_if(first.begin(), first.end(), [&](const pdf::PageWord* other) {
            return other->text == word->text && std::abs(other->left - word->left) < 2;
        });
        if (alike >= several) {
            bullets.push_back(word);
        } else {
            word->text.clear();
        }
    }
    for (pdf::PageWord* bullet : bullets) {
        bullet->text = "•";
        bullet->certainty = 1;
    }
    std::erase_if(words, [](const pdf::PageWord& word) { return word.text.empty(); });
}

std::vector<PixelBox> find_marks(const CleanPage& page) {
    std::vector<PixelBox> marks;
    Boxa* boxes = pixConnCompBB(page.binary.get(), 8);
    const int smallest = std::max(3, page.dots_per_inch / 72);
    const int largest = page.dots_per_inch / 9;
    for (int i = 0, count = boxes == nullptr ? 0 : boxaGetCount(boxes); i < count && marks.size() < most_marks; ++i) {
        int x = 0;
        int y = 0;
        int width = 0;
        int height = 0;
        boxaGetBoxGeometry(boxes, i, &x, &y, &width, &height);
        const PixelBox box{x, y, x + width, y + height};
        const bool alike = 4 * width >= 3 * height && 4 * height >= 3 * width;
        constexpr float least_filled = 0.66F;
        if (alike && std::min(width, height) >= smallest && std::max(width, height) <= largest &&
            filled(page.binary.get(), box) >= least_filled) {
            marks.push_back(box);
        }
    }
    boxaDestroy(&boxes);
    return marks;
}

void set_bullets(const std::vector<PixelBox>& marks, float to_points, std::vector<pdf::PageWord>& words) {
    std::vector<pdf::PageWord> bullets;
    for (const PixelBox& mark : marks) {
        const float left = static_cast<float>(mark.left) * to_points;
        const float right = static_cast<float>(mark.right) * to_points;
        const float middle = static_cast<float>(mark.top + mark.bottom) / 2 * to_points;
        const Neighbours found = around(left, right, middle, words);
        if (found.next == nullptr || found.something_left) {
            continue;
        }
        const pdf::PageWord& next = *found.next;
        const float size = next.size;
        const float height = static_cast<float>(mark.height()) * to_points;
        const float x_middle = next.bottom - 0.25F * size - 0.25F * size;  // below the baseline, above it
        if (next.left - right > 4 * size || next.left - right < 0.15F * size || height > 0.6F * size ||
            height < 0.12F * size || std::abs(middle - x_middle) > 0.17F * size) {
            continue;
        }
        if (found.covering != nullptr) {
            *found.covering = bullet_at(next, left, right);
        } else {
            bullets.push_back(bullet_at(next, left, right));
        }
    }
    words.insert(words.end(), bullets.begin(), bullets.end());
}

}  // namespace cvconv::ocr
