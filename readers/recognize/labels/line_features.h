#pragma once
// What the line labeller sees: each line of a document as a set of binary features. Training and inference use this
// code alike (`cvconv show --stage features` prints it), so that they cannot differ.
//
// A feature is a name, GROUP:WHAT[=VALUE]:
//   s  how the line is set, relative to the document: size, weight, gaps, indent, looks that recur
//   d  what is drawn: the colour of its type, rules above, below and beside it, the panel that it stands on
//   t  the form of its text: length, dates, addresses, punctuation
//   l  ideas of the lexicon: W whole line, B its beginning, E its end, A anywhere, C a large share of its words
//   c  its place in the document
//   h  what the words and looks of headings say of it
//   e  what its words say of each kind of section
// No feature is a word: what a model learns of a real person's CV is never what stands in it.

#include <vector>

#include "ir/document.h"
#include "readers/recognize/model/feature_set.h"
#include "readers/recognize/sections/headed_lines.h"

namespace cvconv::recognizing {

/// One set a line. Linear in the size of the document. `with_names`: for people and for training; inference needs
/// hashes only.
[[nodiscard]] std::vector<FeatureSet> line_features(const Document& document, const HeadedLines& headed,
                                                    bool with_names = false);

}  // namespace cvconv::recognizing
