#pragma once
// Dates as people write them into JSON: "Aug. 2019", "05/2013", "2019-9", "Feb 2021 – Present".

#include <optional>
#include <string_view>

#include "ir/partial_date.h"
#include "readers/pieces/dates/dates.h"

namespace cvconv::json_resume {

/// What a text says of time.
struct WrittenDate {
    std::optional<PartialDate> start;  ///< the date, where there is only one
    std::optional<PartialDate> end;    ///< of a period
    bool current = false;              ///< it goes on: "Present", "since 2019"
    bool whole = true;                 ///< the text says nothing else
};

/// As the readers of prose do (readers/pieces/dates), and what only machines write: "20190501",
/// "2019-05-01T00:00:00.000Z"; of a day or a month that does not exist ("2019-09-31", "2019-00") what is left of the
/// date. Nothing if it is no date. A text that is a word for today alone is `current`.
[[nodiscard]] std::optional<WrittenDate> read_written_date(std::string_view text, DateOrder order);

}  // namespace cvconv::json_resume
