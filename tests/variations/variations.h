#pragma once
// CVs made from formats and words, with their true answers (README.md).

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "tools/score/tally.h"

namespace cvconv::variations {

/// The words of one language by what they name: "position", "employer", "month" …
using Words = std::map<std::string, std::vector<std::string>>;
[[nodiscard]] Words read_words(const std::filesystem::path& file);

/// How the entries of a section are written: "{position}, {employer} ({dates})".
struct Format {
    std::string section;  ///< "work", "education" …
    std::string text;
    bool markdown = false, plain = false;  ///< in which documents people write so
    bool english = false;                  ///< it has words of English in it
};
[[nodiscard]] std::vector<Format> read_formats(const std::filesystem::path& file);

struct Variation {
    std::string text;  ///< the document
    score::Json gold;  ///< what it says, as JSON Resume
};
/// `number` chooses words, dates and how they are written; the same number makes the same document.
[[nodiscard]] Variation make(const Format& format, const Words& words, unsigned number, bool markdown);

}  // namespace cvconv::variations
