#pragma once
// One document's score: its JSON Resume against the true one.

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "tools/score/tally.h"

namespace cvconv::score {

/// What is reported together: "contact", "work", … with the paths that belong to it.
struct Group {
    std::string_view name;
    std::vector<std::string_view> paths;
};
[[nodiscard]] const std::vector<Group>& groups();

struct DocumentScore {
    double score = 0;                             ///< mean over the groups that occur on either side
    std::vector<std::optional<double>> by_group;  ///< F1 of each of groups()
    std::vector<Error> errors;
};

[[nodiscard]] DocumentScore score_document(const Json& gold, const Json& got);

}  // namespace cvconv::score
