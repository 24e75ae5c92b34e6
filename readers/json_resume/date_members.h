#pragma once
// The dates of an object, in any form that people write, made into those of the schema. Internal to normalize.

#include <string>

#include "readers/json_resume/notes.h"
#include "readers/json_resume/written_dates.h"

namespace cvconv::json_resume {

class DateMembers {
public:
    /// `order`: how the document writes 03/04/2019.
    DateMembers(DateOrder order, Notes& notes) : order_(order), notes_(notes) {}

    /// "period": "2019 – present", where `record`, at the JSON Pointer `at`, has no dates of its own.
    void take_period(Json& record, const std::string& at);
    /// `value` is the member `property` of `record`. A period in startDate or endDate gives both; what cannot be read
    /// stays, for records.h to keep. `value` may be no more behind it: members may be added.
    void mend(Json& record, Json& value, const Property& property, const std::string& at);

private:
    DateOrder order_;
    Notes& notes_;

    void take_start(Json& record, const WrittenDate& read, const Json& before, const std::string& at);
};

}  // namespace cvconv::json_resume
