#pragma once
// What was removed from a CV, and what may still tell who it is.

#include <string>
#include <string_view>
#include <vector>

namespace cvconv::blind {

/// Something that was removed, or replaced within a text.
struct Removal {
    std::string path;  ///< "work[2].highlights[0]"
    std::string kind;  ///< the group of the rule: "mail"
    std::string rule;  ///< the member that it was the value of: "basics.email"
    int count = 1;
    std::string value;  ///< goes into a report only where that is asked for
};

struct Doubt {
    std::string path;
    std::string why;
};

struct Report {
    std::string profile;
    std::string candidate;  ///< "Candidate 7F3A21"
    std::vector<Removal> removals;
    std::vector<Doubt> doubts;
    std::vector<std::string> leaks;  ///< where something was found that was to be removed
    int searched = 0;                ///< how many values and parts were looked for
};

/// As JSON; without the values that were removed, unless `with_values`.
[[nodiscard]] std::string to_json(const Report& report, bool with_values);

}  // namespace cvconv::blind
