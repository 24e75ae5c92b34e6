#include "readers/recognize/language_names.h"
namespace cvconv {
std::string_view language_code_of(std::string_view) { return {}; }
std::vector<FoundLanguage> find_language_names(std::string_view, Span) { return {}; }
}  // namespace cvconv
