#pragma once
// Whose CV it is.

#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "ir/cv.h"
#include "tools/blind/names.h"

namespace cvconv::blind {

struct Identity {
    NamePattern name;                  ///< all that is known of it, from wherever
    bool nameless = false;             ///< none is known
    bool another = false;              ///< an address or a label tells another name than basics has
    std::string candidate;             ///< "Candidate 7F3A21"
    std::vector<std::string> streets;  ///< that texts have: basics has its own
    std::string town;
    std::set<std::string> present;  ///< "work[0]": jobs that go on
};

[[nodiscard]] Identity identify(const Cv& cv, std::string_view key, std::string_view language);

}  // namespace cvconv::blind
