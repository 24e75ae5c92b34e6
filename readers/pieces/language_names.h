#pragma once
// Names of languages, in all languages of CVs: "Deutsch", "German", "němčina", "英語".

#include <string_view>
#include <vector>

#include "ir/span.h"

namespace cvconv {

struct FoundLanguage {
    Span where;             ///< the name, with a variety: "Brazilian Portuguese", "Te reo Māori"
    std::string_view code;  ///< ISO 639-1, or 639-3 where there is no shorter one
};

/// "Deutsch", "German", "angielski", "английским" → its code; empty if it is no language's name.
[[nodiscard]] std::string_view language_code_of(std::string_view name);

/// "de", "pt-BR", "zh_Hant_TW": ISO 639 has the first part.
[[nodiscard]] bool is_language_tag(std::string_view tag);

[[nodiscard]] std::vector<FoundLanguage> find_language_names(std::string_view text, Span within);

}  // namespace cvconv
