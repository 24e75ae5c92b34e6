#include "readers/pdf/words/off_page.h"

#include <algorithm>

namespace cvconv::pdf {
namespace {

constexpr float farthest = 14'400;  ///< the largest page that PDF knows
constexpr float margin = 100;       ///< how far text might reach beyond where it begins, in height and to the left

bool is_off(const PageWords& page, float left, float top, float right, float bottom) {
    return right < 0 || bottom < 0 || left > page.width || top > page.height;
}

}  // namespace

bool has_piece_off(const PageWords& page, const std::vector<TextPiece>& pieces) {
    return std::any_of(pieces.begin(), pieces.end(),
                       [&](const TextPiece& piece) { return is_off(page, piece.x, piece.y, piece.x, piece.y); });
}

PageWords words_off_page(const PageWords& page, const std::vector<TextPiece>& pieces, PdfFile& file,
                         const Limits& limits) {
    Area area{0, 0, page.width, page.height};
    for (const TextPiece& piece : pieces) {
        area.left = std::min<double>(area.left, std::max(piece.x - margin, -farthest));
        area.top = std::min<double>(area.top, std::max(piece.y - margin, -farthest));
        area.right = std::max<double>(area.right, std::min(piece.x + 10 * margin, farthest));
        area.bottom = std::max<double>(area.bottom, std::min(piece.y + margin, farthest));
    }
    PageWords off;
    off.number = page.number;
    off.words = words_within(file, page.number, area, limits.max_words);
    std::erase_if(off.words,
                  [&](const PageWord& word) { return !is_off(page, word.left, word.top, word.right, word.bottom); });
    return off;
}

}  // namespace cvconv::pdf
