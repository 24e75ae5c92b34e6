#pragma once
// A CV without what tells whose it is: a pure function of a Cv and a key to another Cv and a report.
//
//     Blinded blinded = blind(cv, {.profile = Profile::fair, .key = key});
//     text = write(blinded.cv);
//     if (!blinded.traces.check(text).empty()) { … }      // do not pass it on
//
// What is hidden is taken out where it stands (rules.h says what and from which profile on) and in all other texts
// (traces.h). What was not understood, files that came along, and `meta` are left out whole: what comes out is new.
// It is pseudonymised, not anonymous in the sense of the GDPR.

#include <string>
#include <vector>

#include "ir/cv.h"
#include "ir/diagnostics.h"
#include "tools/blind/options.h"
#include "tools/blind/report.h"
#include "tools/blind/traces.h"

namespace cvconv::blind {

struct Blinded {
    Cv cv;
    Report report;
    Traces traces;  ///< what was hidden, to look for it in what is written
};

/// `options` must be in order (check_options). What there is to say, that no name was found for instance, is added to
/// the diagnostics.
[[nodiscard]] Blinded blind(const Cv& cv, const Options& options, Diagnostics& diagnostics);

/// Looks for what was hidden in each text of the blinded Cv, then in `written` where that is text. What is found is in
/// the report and a blind_leak among the diagnostics (with `force` a warning). False where nothing may be written.
/// `form` is what the writer makes of a CV that says nothing: its words are no finds.
[[nodiscard]] bool passes_check(Blinded& blinded, const std::vector<std::string>& written,
                                const std::vector<std::string>& form, bool force, Diagnostics& diagnostics);

}  // namespace cvconv::blind
