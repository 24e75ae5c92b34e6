#include "tools/blind/other_letters.h"

#include <memory>

#include <unicode/translit.h>

#include "ir/unicode.h"

namespace cvconv::blind {

std::string in_keyboard_letters(std::string_view name) {
    std::string result;
    for (std::size_t at = 0; at < name.size();) {
        const char32_t c = next_character(name, at);
        switch (c) {
            case U'ä':
            case U'Ä':
            case U'æ':
            case U'Æ': result += "ae"; break;
            case U'ö':
            case U'Ö':
            case U'ø':
            case U'Ø': result += "oe"; break;
            case U'ü':
            case U'Ü': result += "ue"; break;
            case U'å':
            case U'Å': result += "aa"; break;
            default: append_character(result, c);
        }
    }
    return result;
}

std::string in_latin_letters(std::string_view text) {
    UErrorCode failed = U_ZERO_ERROR;
    const std::unique_ptr<icu::Transliterator> latin(
        icu::Transliterator::createInstance("Any-Latin; Latin-ASCII; Lower", UTRANS_FORWARD, failed));
    if (U_FAILURE(failed) != 0 || latin == nullptr) {
        return {};
    }
    icu::UnicodeString changed =
        icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<int>(text.size())));
    latin->transliterate(changed);
    std::string result;
    changed.toUTF8String(result);
    return fold(result) == fold(text) ? std::string() : result;
}

}  // namespace cvconv::blind
