#pragma once
// Languages as Tesseract names their data, and which of those that are installed a page is to be read with.

#include <string>
#include <string_view>
#include <vector>

#include "readers/ocr/tesseract.h"

namespace cvconv::ocr {

/// "de" → "deu", "zh-Hant" → "chi_tra". Empty if it is no language.
[[nodiscard]] std::string name_in_tesseract(std::string_view language);

/// What is tried first where nothing is known and there is no English. Empty if nothing is installed.
[[nodiscard]] std::string first_choice(const std::vector<std::string>& installed);

/// The language that the words of a page are of, as Tesseract calls it, among those installed; empty = cannot tell. It
/// may have been read with the data of another language: headings and small words survive that.
[[nodiscard]] std::string language_of(const std::vector<ReadWord>& words, const std::vector<std::string>& installed);

/// Those of the script that Tesseract names so ("Cyrillic"), joined by "+": at most three, more only take longer. Empty
/// if none is installed.
[[nodiscard]] std::string languages_of_script(std::string_view script, const std::vector<std::string>& installed);

}  // namespace cvconv::ocr
