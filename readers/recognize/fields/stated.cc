// Properties of the document that are no contact details: a language, an employer, a school, a summary.

#include <algorithm>
#include <string>

#include "ir/unicode.h"
#include "readers/pieces/language_names.h"
#include "readers/recognize/fields/fields.h"

namespace cvconv::recognizing {

namespace {

/// A language that the text does not name, by its name: a code ("en") is no word of anybody.
void add_language(const Found<std::string>& stated, std::vector<Language>& languages) {
    const std::string code(language_code_of(stated.value));
    const bool known = std::any_of(languages.begin(), languages.end(),
                                   [&](const Language& l) { return l.code && l.code->value == code; });
    if (code.empty() || known) {
        return;
    }
    Language language;
    language.language = stated;
    language.code = Found<std::string>{code, stated.where, Confidence::stated, stated.rule};
    languages.push_back(std::move(language));
}

}  // namespace

void add_stated(Reading& reading) {
    Cv& cv = reading.cv;
    const bool work = !cv.work.empty();
    const bool education = !cv.education.empty();
    const bool summary = cv.basics.summary.has_value();
    for (const Property& property : reading.document.properties) {
        const std::string_view value = trim(property.value);
        const Spans where = property.where.empty() ? Spans{} : Spans{property.where};
        auto stated = [&](const char* rule) {
            return Found<std::string>{std::string(value), where, Confidence::stated, rule};
        };
        if (value.empty()) {
            continue;
        }
        if (property.key == "knowsLanguage") {
            add_language(stated("languages.property"), cv.languages);
        } else if (property.key == "worksFor" && !work) {
            cv.work.emplace_back().name = stated("work.property");
        } else if (property.key == "alumniOf" && !education) {
            cv.education.emplace_back().institution = stated("education.property");
        } else if (property.key == "resume.summary" && !summary && !property.where.empty()) {
            add_paragraph(reading.document, cv.basics.summary, property.where, "summary.property");
        }
    }
}

}  // namespace cvconv::recognizing
