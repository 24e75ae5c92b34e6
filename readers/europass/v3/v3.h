#pragma once
// The parts of a SkillsPassport, versions 3.0 to 3.4. Elements are looked for by name, in any order.

#include "ir/cv.h"
#include "ir/diagnostics.h"
#include "ir/formats/europass/dates.h"
#include "readers/europass/xml.h"

namespace cvconv::europass::v3_reader {

void read(const Element& root, Cv& cv, Diagnostics& diagnostics);

/// What the parts share.
struct Context {
    Cv& cv;
    std::string language;  ///< of the document
    Diagnostics& diagnostics;
};

void read_identification(const Element& identification, Context& context);
void read_work(const Element& list, Context& context);
void read_education(const Element& list, Context& context);
void read_skills(const Element& skills, Context& context);
void read_achievements(const Element& list, Context& context);

// -- shapes that several parts use ------------------------------------------------------------------

/// A code and what people read. The label of a code that the model keeps is a word that names a
/// value: it goes to cv.labels.
struct Label {
    std::string code;
    std::string label;
    [[nodiscard]] bool empty() const { return code.empty() && label.empty(); }
};
[[nodiscard]] Label read_label(const Element& element);

/// year="2019" month="--08" day="---31"; nothing, and a diagnostic, for a day that does not exist.
[[nodiscard]] std::optional<PartialDate> read_date(const Element& element, Context& context);
[[nodiscard]] Period read_period(const Element& element, Context& context);

/// Base64, which may be broken into lines; a data: URI is not.
[[nodiscard]] std::string read_data(const Element& element);

/// An address on one line: "Main Street 1, 1000 Ljubljana, Slovenia".
[[nodiscard]] std::string read_place(const Element& address, Context& context);

}  // namespace cvconv::europass::v3_reader
