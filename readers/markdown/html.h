#pragma once
// HTML inside Markdown: whole blocks and single tags.

#include <string>
#include <string_view>
#include <vector>

#include "readers/markdown/emitter.h"
#include "readers/markdown/source.h"

namespace cvconv::markdown {

/// What tags do to the blocks that are being written.
class HtmlEvents {
public:
    explicit HtmlEvents(Emitter& emitter) : emitter_(emitter) {}

    struct Attribute {
        std::string name;
        std::string value;
    };
    void start(std::string_view name, const std::vector<Attribute>& attributes);
    /// `meant`: the source closes it; else a block of HTML ended in it, and it goes on behind.
    void end(std::string_view name, bool meant = true);
    void text(std::string_view text, SourcePlace place);
    /// The content of <style> and <script> is no text.
    [[nodiscard]] bool skipping() const { return skipped_ > 0; }
    [[nodiscard]] bool hiding() const { return hidden_ > 0; }
    [[nodiscard]] const std::string& hidden_name() const { return hidden_name_; }
    /// Here ends what is hidden, closed or not.
    void end_hidden();

private:
    Emitter& emitter_;
    std::vector<bool> links_;  ///< <a>: has it a target?
    int skipped_ = 0;
    std::string hidden_name_;  ///< the element that is not shown
    int hidden_ = 0;           ///< how many of that name are open, from that one on
};

/// One tag or comment inside a paragraph, as written: "<b>", "</a>", "<!-- x -->". A tag that is not
/// HTML's, or that CVs only write about ("<form>"), is text.
void read_inline_tag(std::string_view tag, SourcePlace place, HtmlEvents& events, Emitter& emitter);

/// A block of HTML. `place` is that of its first line.
void read_html_block(std::string_view html, SourcePlace place, HtmlEvents& events, Emitter& emitter);

/// "&amp;", "&#233;" -> the character; the name itself if it is none.
[[nodiscard]] std::string decode_entity(std::string_view entity);

}  // namespace cvconv::markdown
