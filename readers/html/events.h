#pragma once
// What tags do to the blocks that are being written: those of a page, and those inside Markdown.

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "readers/html/emitter.h"

namespace cvconv::html {

/// What tags do to the blocks that are being written.
class HtmlEvents {
public:
    explicit HtmlEvents(Emitter& emitter) : emitter_(emitter) {}

    struct Attribute {
        std::string name;
        std::string value;
    };
    void start(std::string_view name, const std::vector<Attribute>& attributes);
    /// What a style sheet says hides the element that starts next.
    void hide_next() { hide_next_ = true; }
    [[nodiscard]] Emitter& emitter() { return emitter_; }
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
    bool hide_next_ = false;
    std::string hidden_name_;  ///< the element that is not shown
    int hidden_ = 0;           ///< how many of that name are open, from that one on
};

[[nodiscard]] bool is_one_of(std::string_view name, std::span<const std::string_view> names);
/// Tags that mark up a text. Forms, widgets and made-up tags are not among them: a CV in Markdown that has them outside
/// quotes writes about them.
[[nodiscard]] bool is_markup(std::string_view name);

}  // namespace cvconv::html
