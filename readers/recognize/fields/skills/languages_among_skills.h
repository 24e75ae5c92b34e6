#pragma once
// Languages that stand among skills.

#include "readers/recognize/entries/reading.h"

namespace cvconv::recognizing {

/// "Word, Excel, English (B2), Russian native speaker": languages that stand among the skills become languages. One
/// without a level does so only in a CV that has no others, and if no label says what it is listed for
/// ("Subjects: Mathematics, English").
void move_languages_out_of_skills(Reading& reading);

}  // namespace cvconv::recognizing
