#pragma once
// The language of the document as LaTeX knows it; its words are in ir/formats/prose.

#include <string>
#include <string_view>

namespace cvconv::latex {

/// What babel calls the language if it has it: "ngerman" for "de". Empty for what is no language.
[[nodiscard]] std::string babel_name(std::string_view language);

/// The file of words that the class europasscv has for the language: "de"; "" where there is none.
[[nodiscard]] std::string_view europasscv_words(std::string_view language);

}  // namespace cvconv::latex
