#pragma once
// Names in Han and Hangul. Internal to person_name.cc.

#include <string>
#include <string_view>

namespace cvconv {

/// How much the text is a Chinese, Japanese or Korean person's name, 0..1. A romanised name in brackets
/// behind it does not matter.
[[nodiscard]] float east_asian_name_score(std::string_view text);

/// "홍 길 동" is written "홍길동"; "森泉 葵" keeps its blank.
[[nodiscard]] std::string close_up_east_asian_name(std::string_view text);

}  // namespace cvconv
