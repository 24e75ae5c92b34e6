#include "readers/europass/languages.h"

#include "ir/formats/europass/languages.h"
#include "ir/formats/europass/levels.h"
#include "ir/formats/europass/titles.h"
#include "readers/europass/body.h"

namespace cvconv::europass {

Language language_of_label(const std::string& label, const std::string& code, const std::string& in_language) {
    // A code's own name may have brackets: "Norwegian (Bokmål)".
    bool plain_name = !code.empty() && language_name(code, in_language) == label;
    auto [name, words] = plain_name ? Pair{label, ""} : split_note(label);
    Language language;
    language.language = said(name);
    language.fluency = said(words);
    language.code = said(code.empty() ? language_of_name(name, in_language).value_or("") : code);
    return language;
}

void finish_language(Language& language, bool mother_tongue, const std::string& in_language) {
    if (mother_tongue) {
        language.mother_tongue = yes();
        language.fluency = language.fluency ? language.fluency : said(mother_tongue_word(in_language));
    } else if (!language.fluency) {
        language.fluency = said(levels_of(language).range());
    }
}

}  // namespace cvconv::europass
