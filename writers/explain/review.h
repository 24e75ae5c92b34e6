#pragma once
// The list of `cvconv explain FOLDER`: one row a document, the most doubtful first, each with its page.

#include <string>
#include <vector>

#include "writers/explain/explanation.h"

namespace cvconv::explain {

struct ReviewRow {
    std::string name;       ///< of the document, inside its folder
    std::string page;       ///< of its page, relative to the list; empty if there is none
    std::string status;     ///< "ok", "warnings", "failed"
    Json report;            ///< report_for_programs(); null if there is none
    std::string thumbnail;  ///< PNG as base64; may be empty
    std::string complaint;  ///< the first error, for what failed
};

/// 0..100: how much of a document a person should look at: words without a field, and doubtful values.
[[nodiscard]] int doubt_of(const ReviewRow& row);

/// HTML, whole in itself but for the pages it links to. Sorts the rows.
[[nodiscard]] std::string review_page(std::vector<ReviewRow> rows);

}  // namespace cvconv::explain
