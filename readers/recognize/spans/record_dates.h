#pragma once
// The dates of records, whatever they are called in each.

#include "ir/cv.h"
#include "readers/pieces/values.h"

namespace cvconv::recognizing {

template <class R>
[[nodiscard]] bool has_date(const R& record) {
    if constexpr (requires { record.start_date; }) {
        return record.start_date || record.end_date;
    } else if constexpr (requires { record.date; }) {
        return record.date.has_value();
    } else {
        return record.release_date.has_value();
    }
}

/// A period for what lasts; a degree with one date has its end there; what happens once has the last one.
template <class R>
void date_record(R& record, const FoundPeriod& period) {
    if constexpr (requires { record.start_date; }) {
        Dates dates = period_dates(period, "labelled");
        if (std::same_as<R, Education> && !period.is_range) {
            dates.start.reset();
        }
        if (std::same_as<R, Project> && !period.is_range) {
            dates.end.reset();  // a talk, a course
        }
        record.start_date = std::move(dates.start);
        record.end_date = std::move(dates.end);
        record.current = std::move(dates.current);
    } else if constexpr (requires { record.date; }) {
        record.date = moment(period, "labelled");
    } else {
        record.release_date = moment(period, "labelled");
    }
}

}  // namespace cvconv::recognizing
