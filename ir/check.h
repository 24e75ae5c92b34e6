#pragma once
// Is this Cv what ir/cv.h says it is? Readers and the recogniser can be wrong; writers rely on it.
//
// Checked, each with its path ("work[2].startDate"):
//   every value        not empty, valid UTF-8                                     value_malformed
//   every place        in order, inside the text, on character boundaries         span_outside_text
//   dates              1000..2999, month and day exist                            date_impossible
//   periods            end not before start, as far as both are known; not both   period_reversed
//                      current and ended                                          value_malformed
//   country codes      ISO 3166-1 alpha-2 (ICU)                                   country_code_unknown
//   language codes     ISO 639 (ICU)                                              value_malformed
//   CEFR levels        A1..C2; EQF levels 1..8                                    value_malformed
//   phone_e164         + and 7 to 15 digits                                       value_malformed
//   roles in a group   all at the same employer                                   value_malformed
//
// Not checked: e-mail addresses and URLs (each output format has its own rules), and whether a value
// is true.

#include "ir/cv.h"
#include "ir/diagnostics.h"
#include "ir/document.h"

namespace cvconv {

/// Adds a diagnostic for each thing that is wrong; changes nothing. Without `document` places are
/// only checked for their order.
void check(const Cv& cv, Diagnostics& diagnostics, const Document* document = nullptr);

}  // namespace cvconv
