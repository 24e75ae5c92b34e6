#pragma once
// The proof that no word of a document was lost on the way to a Cv.

#include <vector>

#include "ir/cv.h"
#include "ir/document.h"

namespace cvconv {

/// Words as words_of() cuts them: letters and digits. Punctuation and bullets need no place. A word
/// is where all of its bytes are; each word is counted once, under the first of placed, unclaimed,
/// furniture that has all of it. One that has a part in several of them counts as unclaimed.
struct Coverage {
    int words = 0;   ///< of Document::text; = placed + unclaimed + furniture + lost
    int placed = 0;  ///< in a field, a section's title or a label
    int unclaimed = 0;
    int furniture = 0;
    std::vector<Span> lost;   ///< words that are in none of them: there must not be any
    std::vector<Span> twice;  ///< words that are placed and, at least in part, also unclaimed or furniture

    /// Of the words that are not furniture, the part that found a field: 0..1; 1 for no words.
    [[nodiscard]] double placed_share() const;
};

[[nodiscard]] Coverage coverage(const Document& document, const Cv& cv);

}  // namespace cvconv
