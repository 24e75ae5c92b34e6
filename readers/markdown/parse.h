#pragma once
// md4c's events -> html::Emitter.

#include "readers/html/emitter.h"
#include "readers/line_joining/line_joining.h"
#include "readers/markdown/source.h"

namespace cvconv::markdown {

/// What all chunks of a file share.
struct FileLines {
    explicit FileLines(std::string_view text);

    std::vector<std::string_view> lines;
    Wrapping wrapping;  ///< of the file's lines; line 1 is at index 0
    Vocabulary vocabulary;
};

/// Parses one chunk. Its text pointers lie in `source`, which gives each piece of text its place.
void parse(const Source& source, const FileLines& file, html::Emitter& emitter);

}  // namespace cvconv::markdown
