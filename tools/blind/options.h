#pragma once
// How a CV is to be blinded.

#include <string>
#include <string_view>
#include <vector>

#include "ir/diagnostics.h"
#include "tools/blind/authors.h"
#include "tools/blind/rules.h"

namespace cvconv::blind {

struct Options {
    Profile profile = Profile::fair;
    std::vector<std::string> hide = {};  ///< groups of the table, or "present-employer"
    std::vector<std::string> keep = {};
    Authors authors = Authors::code;
    std::string key = {};        ///< of the codes; the same key gives the same person the same code
    bool report_values = false;  ///< the report has what was removed
    bool force = false;          ///< writes what does not pass its check
    bool keep_places = false;    ///< values still say where they were read: for who looks at the source beside them
};

inline constexpr std::size_t least_key = 16;  ///< bytes

/// Codes that are of this run alone. Too short to pass check_options() where the system gives none.
[[nodiscard]] std::string random_key();

/// Says what is wrong: a group that there is none of, one that is both hidden and kept, a short key.
void check_options(const Options& options, Diagnostics& said);

/// Whether the options hide what the rule is about.
[[nodiscard]] bool hides(const Options& options, const Rule& rule);

}  // namespace cvconv::blind
