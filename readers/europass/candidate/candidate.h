#pragma once
// The parts of a Candidate document. Elements are looked for by name, in any order: the importer of
// the portal does the same, and files in the wild differ in it.

#include "ir/cv.h"
#include "ir/diagnostics.h"
#include "ir/formats/europass/dates.h"
#include "readers/europass/xml.h"

namespace cvconv::europass::candidate_reader {

void read(const Element& root, Cv& cv, Diagnostics& diagnostics);

/// What the parts share.
struct Context {
    Cv& cv;
    std::string language;  ///< of the document, primary subtag
    Diagnostics& diagnostics;
};

void read_person(const Element& person, Context& context);
void read_mother_tongues(const Element& person, Context& context);
void read_work(const Element& history, Context& context);
void read_education(const Element& history, Context& context);
void read_publications(const Element& history, Context& context);
void read_languages(const Element& qualifications, Context& context);
void read_skills(const Element& skills, Context& context);
void read_attachments(const Element& profile, Context& context);
void read_referees(const Element& references, Context& context);

// -- shapes that several parts use ------------------------------------------------------------------

/// <X><FormattedDateTime>2021-03</FormattedDateTime></X>; nothing, and a diagnostic, where it is no
/// date: the text is left over then.
[[nodiscard]] std::optional<PartialDate> read_date(const Element& element, Context& context);
/// StartDate, EndDate, and Ongoing or CurrentIndicator. May have both an end and `current`.
[[nodiscard]] Period read_period(const Element& element, Context& context);

/// An address on one line: "Main Street 1, 1000 Ljubljana, Slovenia".
[[nodiscard]] std::string read_place(const Element& address, Context& context);
/// "si" → "Slovenia", in the document's language; the code as it is where it is no country's.
[[nodiscard]] std::string country_of(const std::string& code, const Context& context);

}  // namespace cvconv::europass::candidate_reader
