#pragma once
// Names in other cases than the first.

#include <string_view>

namespace cvconv::blind {

/// "nowaks", a genitive of "nowak"; "ермолаевой" of "ермолаева". Both folded.
[[nodiscard]] bool is_inflected(std::string_view word, std::string_view part);

}  // namespace cvconv::blind
