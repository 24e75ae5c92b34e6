#pragma once
// The templates that are built in: templates/*.tex, compiled into the library.

#include <string_view>
#include <vector>

namespace cvconv::latex {

struct Template {
    std::string_view name;
    std::string_view source;
};

/// Sorted by name; the first is not the default (that is "article").
[[nodiscard]] const std::vector<Template>& templates();

/// The source of the template of that name; empty if there is none.
[[nodiscard]] std::string_view find_template(std::string_view name);

}  // namespace cvconv::latex
