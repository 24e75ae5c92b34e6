#pragma once
// What each block of a document is, as far as its outline tells.

#include <string>
#include <string_view>
#include <vector>

#include "ir/document.h"
#include "ir/outline.h"

namespace cvconv::worker {

struct LayoutRole {
    std::string_view name = "text";  ///< one of layout_roles(): also the name of its class in a style sheet
    std::string label;               ///< what it opens ("work", "work 2"), empty = nothing
};

struct LayoutRoleLook {
    std::string_view name, colour, meaning;
};

/// All roles, with the colour and the words of a legend.
[[nodiscard]] const std::vector<LayoutRoleLook>& layout_roles();

/// One for each block.
[[nodiscard]] std::vector<LayoutRole> roles_of(const Document& document, const Outline& outline);

}  // namespace cvconv::worker
