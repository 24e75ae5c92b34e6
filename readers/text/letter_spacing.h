#pragma once
// "S K I L L S", "İ Ş   D E N E Y İ M İ", "이  력  서": text that was spaced to look big.

#include <string>
#include <string_view>

namespace cvconv::text {

/// The line with its letters put together ("İŞ DENEYİMİ"), its indentation kept; empty if it is not
/// letter-spaced. A letter-spaced label ("성    명 : 남궁서연") is put together as well.
[[nodiscard]] std::string join_letter_spaced(std::string_view line);

}  // namespace cvconv::text
