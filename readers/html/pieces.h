#pragma once
// Pieces of HTML inside Markdown: whole blocks, single tags, entities.

#include <map>
#include <string>
#include <string_view>

#include "readers/html/events.h"

namespace cvconv::html {

/// One tag or comment inside a paragraph, as written: "<b>", "</a>", "<!-- x -->". A tag that is not
/// HTML's, or that CVs only write about ("<form>"), is text.
void read_inline_tag(std::string_view tag, SourcePlace place, HtmlEvents& events, Emitter& emitter);

/// A block of HTML. `place` is that of its first line.
void read_html_block(std::string_view html, SourcePlace place, HtmlEvents& events, Emitter& emitter);

/// Entities of one document.
class Entities {
public:
    /// "&amp;", "&#233;" -> the character; the name itself if it is none.
    [[nodiscard]] std::string decode(std::string_view entity);

private:
    std::map<std::string, std::string, std::less<>> known_;
};

}  // namespace cvconv::html
