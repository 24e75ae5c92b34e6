#pragma once
// What the field labeller sees: each line of an entry, and each token of it, as sets of binary features. Training and
// inference use this code alike, so that they cannot differ.
//
// Features of lines are those of the labeller of lines (labels/line_features.h: groups s, t, c, l), with
//   x  the place of the line in its entry, how likely one begins with it, and the section's kind
// Features of tokens:
//   f  form: shape, length, the mark itself, place in the line and its cells, dates, links
//   y  how it is set, and changes of that
//   w  ideas of the lexicon, and where in the hit the token is (BIES)
//   v  what the finders of typed values see there (value_features.h), the same way
//   g  the stretch between two separators that the token is in

#include <string_view>
#include <vector>

#include "readers/recognize/model/feature_set.h"
#include "readers/recognize/spans/section_tokens.h"

namespace cvconv::recognizing {

/// Tokens of a line beyond these are running text, and are not labelled: the first and the last ones are.
inline constexpr std::size_t most_first_tokens = 44;
inline constexpr std::size_t most_last_tokens = 8;

/// Is the token with this number of a line of `count` labelled?
[[nodiscard]] constexpr bool is_labelled(std::size_t number, std::size_t count) {
    return number < most_first_tokens || number + most_last_tokens >= count;
}

struct LineTokenFeatures {
    FeatureSet line;
    std::vector<FeatureSet> tokens;  ///< those that are labelled, in order
};

/// One element a line. `language`: BCP 47, empty if not known. `with_names`: for people and for training.
[[nodiscard]] std::vector<LineTokenFeatures> token_features(const Document& document,
                                                            const std::vector<TokenLine>& lines,
                                                            std::string_view language, bool with_names = false);

}  // namespace cvconv::recognizing
