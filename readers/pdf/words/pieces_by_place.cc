#include "readers/pdf/words/pieces_by_place.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "readers/pdf/words/words.h"

namespace cvconv::pdf {
namespace {

constexpr std::size_t most_comparisons = 20'000'000;

}  // namespace

PiecesByPlace::PiecesByPlace(std::vector<TextPiece> pieces) : pieces_(std::move(pieces)) {
    std::sort(pieces_.begin(), pieces_.end(), [](const TextPiece& a, const TextPiece& b) { return a.y < b.y; });
}

const TextPiece* PiecesByPlace::of(const PageWord& word) {
    const float slack = std::max(1.0F, 0.25F * word.height());
    // Boxes reach from a fifth to a third of their height below the baseline.
    const float highest = word.bottom - 0.5F * word.height() - 0.5F;
    auto at = std::lower_bound(pieces_.begin(), pieces_.end(), highest,
                               [](const TextPiece& piece, float y) { return piece.y < y; });
    const TextPiece* best = nullptr;
    for (; at != pieces_.end() && at->y <= word.bottom + 0.5F && ++compared_ < most_comparisons; ++at) {
        if (at->x > word.left + slack) {
            continue;
        }
        const bool later = best == nullptr || at->x > best->x + 0.5F;
        const bool same = best != nullptr && std::abs(at->x - best->x) <= 0.5F;
        // Of two at one place, one that is seen decides.
        if (later || (same && at->sight == Sight::seen)) {
            best = &*at;
        }
    }
    return compared_ >= most_comparisons ? nullptr : best;
}

void give_colours(std::vector<PageWord>& words, const std::vector<TextPiece>& pieces) {
    PiecesByPlace by_place(pieces);
    for (PageWord& word : words) {
        if (const TextPiece* piece = by_place.of(word)) {
            word.colour = colour_of(piece->ink);
        }
    }
}

}  // namespace cvconv::pdf
