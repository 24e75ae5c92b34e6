#include "ir/formats/prose/chinese.h"

#include <memory>
#include <string>

#include <unicode/translit.h>

namespace cvconv::prose {

namespace {

/// How many characters ICU would change: "Hant-Hans" changes those that only Traditional Chinese has.
int changed_by(const char* id, std::string_view text) {
    UErrorCode error = U_ZERO_ERROR;
    std::unique_ptr<icu::Transliterator> conversion(
        icu::Transliterator::createInstance(icu::UnicodeString(id, -1, US_INV), UTRANS_FORWARD, error));
    if (U_FAILURE(error) || !conversion) {
        return 0;
    }
    icu::UnicodeString before =
        icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<int32_t>(text.size())));
    icu::UnicodeString after = before;
    conversion->transliterate(after);
    if (before.length() != after.length()) {
        return 1;
    }
    int changed = 0;
    for (int32_t i = 0; i < before.length(); ++i) {
        changed += before[i] != after[i] ? 1 : 0;
    }
    return changed;
}

}  // namespace

bool is_traditional(std::string_view language) {
    bool chinese = language == "zh" || language.starts_with("zh-");
    bool traditional = language.find("-Hant") != std::string_view::npos;
    for (std::string_view region : {"-TW", "-HK", "-MO"}) {
        traditional = traditional || (language.ends_with(region) && language.find("-Hans") == std::string_view::npos);
    }
    return chinese && traditional;
}

bool looks_traditional(std::string_view text) {
    return changed_by("Hant-Hans", text) > changed_by("Hans-Hant", text);
}

bool is_written_as(std::string_view text, bool traditional) {
    return changed_by(traditional ? "Hans-Hant" : "Hant-Hans", text) == 0;
}

}  // namespace cvconv::prose
