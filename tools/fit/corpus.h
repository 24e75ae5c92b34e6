#pragma once
// Documents with true answers, read once; understood and scored again for every set of weights.

#include <filesystem>
#include <string>
#include <vector>

#include "ir/document.h"
#include "tools/score/tally.h"

namespace cvconv::fit {

struct Example {
    std::string name;   ///< folder/stem
    bool held = false;  ///< only looked at, never fitted to
    Document document;
    score::Json gold;
};

/// One folder of NAME.gold.json beside NAME.pdf, .md or .txt.
struct Corpus {
    std::string name;
    std::vector<Example> examples;
};

/// Reads all that prose is read from; a document that is structured data, or that cannot be read, is left out.
/// Documents of one person (the name up to its first hyphen) are on one side: every `parts`-th person is held out; 0 =
/// nobody.
[[nodiscard]] Corpus read_corpus(const std::filesystem::path& folder, unsigned parts);

/// The mean score of a set of documents.
struct Measure {
    double fitted = 0;            ///< mean over the corpora of the mean over the documents fitted to
    double held = 0;              ///< the same of the documents held out
    std::vector<double> corpora;  ///< one mean a corpus, of all its documents
};
[[nodiscard]] Measure measure(const std::vector<Corpus>& corpora, unsigned threads);

}  // namespace cvconv::fit
