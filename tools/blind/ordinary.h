#pragma once
// Words that everybody uses: the lexicon knows them.

#include <set>
#include <string>
#include <string_view>

namespace cvconv::blind {

/// Of "info" and "designer" nobody is told by, where they are all of an address or a part of a name.
[[nodiscard]] bool is_ordinary(std::string_view word);

/// Words of a text that together are something the lexicon knows: both of "Personal data Jana Nowak". Folded.
[[nodiscard]] std::set<std::string> words_of_phrases(std::string_view text);

}  // namespace cvconv::blind
