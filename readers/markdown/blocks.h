#pragma once
// Markdown of ours, by md4c: the blocks that writers/markdown wrote, text by text. None of what is done for other
// people's Markdown (wrapped lines, tables, HTML, links that are text) is done here.

#include <optional>
#include <string_view>

#include "ir/formats/prose/blocks.h"
#include "readers/reader.h"

namespace cvconv::markdown {

/// Nothing where it is made to take long. Other marks of CommonMark that a person put in since are taken for their
/// text.
[[nodiscard]] std::optional<prose::Blocks> blocks_in(std::string_view text, const Limits& limits);

}  // namespace cvconv::markdown
