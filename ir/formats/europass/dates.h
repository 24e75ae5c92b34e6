#pragma once
// Dates and periods. The portal refuses a whole file for one 31 February, so only dates that exist
// are written; what was not known (month, day) is never made up.

#include <optional>
#include <string>

#include <pugixml.hpp>

#include "ir/diagnostics.h"
#include "ir/found.h"

namespace cvconv::europass {

struct Period {
    std::optional<PartialDate> start;
    std::optional<PartialDate> end;
    bool current = false;  ///< goes on; never together with `end`

    [[nodiscard]] bool empty() const { return !start && !end && !current; }
    friend bool operator==(const Period&, const Period&) = default;
};

/// What a start without an end means where nothing was said: a job goes on, a talk does not, and of a degree it is not
/// known.
enum class OpenEnd { goes_on, is_a_moment };

/// Leaves out dates that do not exist, with date_impossible at `pointer`.
[[nodiscard]] Period period_of(const Date& start, const Date& end, const Flag& current, OpenEnd open_end,
                               const std::string& pointer, Diagnostics& diagnostics);

/// A date of its own (an award's), as a period.
[[nodiscard]] Period moment_of(const Date& date, const std::string& pointer, Diagnostics& diagnostics);

/// For people, inside text: "2016-01 – 2017-12", "2022-01 –" (goes on), "– 2017", "2020-06-12".
[[nodiscard]] std::string to_line(const Period& period);
/// The reverse of to_line; nothing for any other text.
[[nodiscard]] std::optional<Period> period_from_line(std::string_view line);

/// v3: the attributes year="2019" month="--08" day="---31".
void add_date_attributes(pugi::xml_node element, const PartialDate& date);

/// v3: <Period><From/><To/><Current/></Period>, unless it is empty.
void add_v3_period(pugi::xml_node parent, const Period& period);

}  // namespace cvconv::europass
