#pragma once
// Jobs told by the days on which they began and ended, as the forms of Japan and Korea ask:
//   2014年 4月  株式会社北原商会 入社（販売職）
//               店頭での接客、発注を担当
//   2018年 3月  株式会社北原商会 一身上の都合により退社

#include <optional>
#include <vector>

#include "readers/recognize/entries/reading.h"

namespace cvconv::recognizing {

/// The jobs of a section that is written so; nothing, and nothing read, where it is not.
[[nodiscard]] std::optional<std::vector<Work>> read_career_events(Reading& reading, const Section& section);

}  // namespace cvconv::recognizing
