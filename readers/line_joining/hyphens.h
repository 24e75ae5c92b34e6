#pragma once
// How two halves of a wrapped line are put together again: what becomes of a hyphen.

#include <string>
#include <string_view>
#include <unordered_set>

namespace cvconv {

/// Words of a document, folded, to decide about hyphens; those with a hyphen as a whole ("peer-reviewed") as well.
/// Halves of words that a line's end tore are none.
using Vocabulary = std::unordered_set<std::string>;
[[nodiscard]] Vocabulary vocabulary_of(std::string_view text);

/// How two halves of a wrapped line are put together.
enum class Joint {
    blank,        ///< "big" + "house"
    none,         ///< "Villefranche-" + "sur-Saône"; Han and kana; halves of a URL
    drop_hyphen,  ///< "implemen-" + "tation"
};
[[nodiscard]] Joint joint_between(std::string_view before, std::string_view after, const Vocabulary& vocabulary);

}  // namespace cvconv
