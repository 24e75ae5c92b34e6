#pragma once
// JSON Resume → Blocks: the visible part of a document.

#include <nlohmann/json.hpp>

#include "ir/formats/prose/blocks.h"
#include "ir/formats/prose/read_blocks.h"

namespace cvconv::prose {

/// `resume` is a valid JSON Resume, with `meta.cvconv`. Sets `form.location`.
[[nodiscard]] Blocks print(const nlohmann::ordered_json& resume, Form& form);

/// May it become a link: http, https, mailto, tel, and no blanks or control characters?
[[nodiscard]] bool is_linkable(std::string_view url);

}  // namespace cvconv::prose
