#pragma once
// What each language of the lexicon has, and what it lacks of what most others have.

#include <iosfwd>
#include <map>
#include <string_view>
#include <vector>

#include "ir/lexicon.h"

namespace cvconv {

/// Number of phrases by language, idea and key. A language is one that names sections.
using Listed = std::map<std::string_view, std::map<Idea, std::map<std::string_view, std::size_t>>>;

/// All that is compiled in: our own lists and CLDR's.
[[nodiscard]] Listed listed();

struct Coverage {
    std::string_view language;                       ///< BCP 47
    std::size_t phrases = 0;                         ///< of all ideas
    std::size_t ideas = 0;                           ///< that it has words of
    std::vector<Idea> missing_ideas;                 ///< that more than half of the languages have
    std::vector<std::string_view> missing_sections;  ///< kinds that more than half of the languages name
};

/// Sorted by language.
[[nodiscard]] std::vector<Coverage> coverage(const Listed& listed);

/// A line for each language.
void print(std::ostream& out, const std::vector<Coverage>& languages);

}  // namespace cvconv
