#pragma once
// What the words of an atom are.

#include <string_view>

#include "ir/lexicon.h"
#include "readers/recognize/entries/roles/atoms.h"

namespace cvconv::recognizing {

/// How often words of an idea occur in the atom; matches of parts of words count less.
[[nodiscard]] float count(const Atom& atom, Idea idea, std::string_view key = {});

/// Does more than half of the atom's words begin with a capital? Names of organisations do.
[[nodiscard]] bool is_capitalised(std::string_view text, const Atom& atom);

}  // namespace cvconv::recognizing
