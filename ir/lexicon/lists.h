#pragma once
// Reading the word lists at build time: ir/lexicon/README.md has their format.

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "ir/lexicon/variants.h"

namespace cvconv::lexicon {

/// What is wrong with the lists. Printed as it is found, so that one build shows all of it.
class Mistakes {
public:
    /// `place`: "ir/lexicon/en/months.txt:12".
    void add(const std::string& place, const std::string& what);
    [[nodiscard]] bool any() const { return any_; }

private:
    bool any_ = false;
};

/// A line of a list: `key | spelling | spelling`.
struct Line {
    std::string place;    ///< "…/en/months.txt:12"
    std::size_t key = 0;  ///< into the idea's keys
    std::vector<std::string> spellings;
};

/// The lines of an idea's list. A line that is wrong is a mistake and left out.
[[nodiscard]] std::vector<Line> read_list(const std::filesystem::path& path, const std::vector<std::string_view>& keys,
                                          Mistakes& mistakes);

/// What a language's folder says of its spelling, in letters.txt and function_words.txt; both may be missing.
[[nodiscard]] Orthography read_orthography(const std::filesystem::path& folder, Mistakes& mistakes);

}  // namespace cvconv::lexicon
