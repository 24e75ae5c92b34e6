#pragma once
// A language as both formats have it, into the model's.

#include <string>
#include <string_view>

#include "ir/cv.h"

namespace cvconv::europass {

/// "Klingon (Beginner)", "" → language and fluency; a code is kept where there is one. A label that is
/// no more than the name has no fluency.
[[nodiscard]] Language language_of_label(const std::string& label, const std::string& code,
                                         const std::string& in_language);

/// After the levels were read: the fluency of a mother tongue is the usual word for it, that of a
/// foreign language its level ("B2", or "B1–C1"), where nothing else was said.
void finish_language(Language& language, bool mother_tongue, const std::string& in_language);

}  // namespace cvconv::europass
