#pragma once
// "Issuer: Harbour Guild", "Date: 2020" below the title of an award or a certificate.

#include "readers/pieces/values.h"
#include "readers/recognize/entries/entries.h"
#include "readers/recognize/entries/reading.h"

namespace cvconv::recognizing {

/// What labels say of an award; empty where none does.
struct AwardLabels {
    Text giver, url, summary;
    Date date;
};

/// Takes the lines with such labels out of the entry. Its first line stays, as it is the title.
/// `first_date`: of a period, the date is its beginning and not its end.
[[nodiscard]] AwardLabels take_award_labels(Reading& reading, Entry& entry, bool first_date);

}  // namespace cvconv::recognizing
