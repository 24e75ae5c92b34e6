#pragma once
// "Calendar that is shared by a whole crew. Go, SQLite": what a project was made with, behind its description.

#include <string_view>
#include <vector>

#include "ir/span.h"

namespace cvconv::recognizing {

struct TrailingTools {
    Span before;              ///< the description, with its full stop
    std::vector<Span> tools;  ///< empty where nothing but the description is there
};

[[nodiscard]] TrailingTools trailing_tools(std::string_view text, Span description);

}  // namespace cvconv::recognizing
