#pragma once
// The schemas of schema/*.xsd, built into the library.

#include <string_view>
#include <vector>

namespace cvconv::europass {

struct EmbeddedSchema {
    std::string_view file;  ///< "candidate.xsd"
    std::string_view text;
};

[[nodiscard]] const std::vector<EmbeddedSchema>& embedded_schemas();

}  // namespace cvconv::europass
