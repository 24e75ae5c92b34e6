#pragma once
// Titles and years above lines of service: what one was, or when, in all of the lines below.

#include <optional>
#include <vector>

#include "readers/recognize/entries/reading.h"
#include "readers/recognize/sections/sections.h"

namespace cvconv::recognizing {

/// What stands above a line, and is said of it.
struct ServiceGroup {
    Span role;                        ///< "Program Committees"; empty if the title says nothing of one
    std::optional<FoundPeriod> year;  ///< "2013" in a line of its own
};

/// A section without the lines that are titles of groups, and what these say of each line that is left.
///   Program Committees
///   2013
///   – Workshop on Tides, Leith
///   – Pump Symposium, Orkney
struct GroupedService {
    Section section;
    std::vector<ServiceGroup> groups;
};
[[nodiscard]] GroupedService group_service(Reading& reading, const Section& section);

}  // namespace cvconv::recognizing
