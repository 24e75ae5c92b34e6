#pragma once
// Who it is: basics, picture, and the fields that people add to their contact details.

#include <string>
#include <string_view>

#include "ir/formats/reactive_resume/reactive_resume.h"

namespace cvconv::reactive_resume {

/// JSON Resume's basics, without the summary. What has no field there goes to `result`.
[[nodiscard]] Json read_person(const Json& tree, std::string_view language, mapping::AsResume& result);

/// Is it hidden? If so, `result` names it.
[[nodiscard]] bool leave_out(const Json& value, const std::string& at, mapping::AsResume& result);

}  // namespace cvconv::reactive_resume
