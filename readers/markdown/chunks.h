#pragma once
// A Markdown body cut into what md4c can parse and what it cannot: definition lists, link definitions
// that nothing refers to, and passages that would take it too long.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "readers/markdown/source.h"
#include "readers/reader.h"

namespace cvconv::markdown {

enum class ChunkKind : std::uint8_t {
    markdown,    ///< for md4c
    term,        ///< one line of Markdown: what the definitions that follow define
    definition,  ///< Markdown without its ":" and indentation
    literal,     ///< lines to be taken as they are
};

struct Chunk {
    ChunkKind kind = ChunkKind::markdown;
    Source source;
};

/// `body` begins at line `first_line` of the file. Link definitions are appended to every chunk that
/// md4c will see, for each is parsed on its own.
[[nodiscard]] std::vector<Chunk> cut_chunks(std::string_view body, int first_line, const Limits& limits);

}  // namespace cvconv::markdown
