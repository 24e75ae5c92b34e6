#pragma once
// Letters that RTF writes as bytes: in the code page of the file, or of the font's character set.

#include <string>
#include <string_view>

namespace cvconv::rtf {

inline constexpr int symbol_page = -1;  ///< Symbol, Wingdings: pictures, which private characters stand for

/// The code page of \fcharsetN; 0 where that is the file's own.
[[nodiscard]] int code_page_of_charset(int charset);

/// Bytes in a code page (1252, 932, 10000 …) as UTF-8; of one that is not known, as in Windows-1252.
[[nodiscard]] std::string decode(std::string_view bytes, int code_page);

/// A character as UTF-8.
[[nodiscard]] std::string utf8_of(char32_t character);

}  // namespace cvconv::rtf
