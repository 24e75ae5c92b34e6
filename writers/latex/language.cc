#include "writers/latex/language.h"

#include <algorithm>
#include <iterator>

#include <unicode/locid.h>
#include <unicode/unistr.h>

namespace cvconv::latex {

namespace {

struct BabelName {
    std::string_view language;
    std::string_view babel;
};

/// Babel calls the others what English calls them.
constexpr BabelName babel_names[] = {{"de", "ngerman"}, {"nb", "norsk"}, {"nn", "nynorsk"}, {"no", "norsk"}};

std::string_view primary(std::string_view language) {
    return language.substr(0, language.find('-'));
}

}  // namespace

std::string babel_name(std::string_view language) {
    const std::string own(primary(language));
    const auto* other = std::ranges::find(babel_names, own, &BabelName::language);
    if (other != std::end(babel_names)) {
        return std::string(other->babel);
    }
    std::string english;
    icu::UnicodeString name;
    icu::Locale(own.c_str()).getDisplayLanguage(icu::Locale::getEnglish(), name).toUTF8String(english);
    std::string babel;
    for (char c : english == own ? std::string() : english) {
        if (const char lower = static_cast<char>(c | 0x20); lower >= 'a' && lower <= 'z') {
            babel += lower;
        }
    }
    return babel;
}

std::string_view europasscv_words(std::string_view language) {
    constexpr std::string_view known[] = {"ca", "cs", "da", "de", "el", "en", "es", "fr", "hu",
                                          "it", "nb", "pl", "pt", "ro", "sk", "sl", "sv", "tr"};
    std::string_view own = primary(language) == "no" ? "nb" : primary(language);
    const auto* found = std::find(std::begin(known), std::end(known), own);
    return found != std::end(known) ? *found : "";
}

}  // namespace cvconv::latex
