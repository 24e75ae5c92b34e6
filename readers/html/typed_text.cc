#include "readers/html/typed_text.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "ir/unicode.h"
#include "readers/html/events.h"

namespace cvconv::html {
namespace {

constexpr std::size_t least_lines = 8;

class Typist {
public:
    /// False where something is marked up.
    bool type(const GumboNode& node) {
        if (node.type == GUMBO_NODE_TEXT || node.type == GUMBO_NODE_WHITESPACE || node.type == GUMBO_NODE_CDATA) {
            add(node.v.text.text, static_cast<int>(node.v.text.start_pos.line));
            return true;
        }
        if (node.type == GUMBO_NODE_COMMENT) {
            return true;
        }
        if (node.type == GUMBO_NODE_ELEMENT) {
            return element(node);
        }
        return all_in(node);
    }

    /// Broken by hand, or set with blanks?
    [[nodiscard]] bool is_typed_text() const {
        const std::size_t least = lines_ / 3;
        return lines_ >= least_lines && broken_ > 0 && broken_ >= least;
    }

    TypedText take() {
        end_line();
        return std::move(typed_);
    }

private:
    bool all_in(const GumboNode& node) {
        const Children children(node);
        return std::all_of(children.begin(), children.end(), [&](const GumboNode* child) { return type(*child); });
    }

    bool element(const GumboNode& node) {
        static constexpr std::array<std::string_view, 6> machinery = {"head",  "script", "style",
                                                                      "title", "meta",   "link"};
        static constexpr std::array<std::string_view, 4> plain = {"html", "body", "span", "font"};
        const GumboElement& element = node.v.element;
        const std::string_view name = name_of(element);
        if (is_one_of(name, machinery)) {
            return true;
        }
        if (attribute(element, "style") != nullptr || attribute(element, "hidden") != nullptr) {
            return false;
        }
        if (name == "br") {
            broken_ += blank_ ? 0 : 1;
            end_line();
            return true;
        }
        if (name == "a") {
            const char* target = attribute(element, "href");
            return target != nullptr && std::string_view(target).find(text_in(element)) != std::string_view::npos &&
                   all_in(node);
        }
        if (is_one_of(name, plain)) {
            return all_in(node);
        }
        if (name != "p" && name != "div" && name != "pre") {
            return false;
        }
        begin_block(name != "div");
        preformatted_ += name == "pre" ? 1 : 0;
        const bool unmarked = all_in(node);
        preformatted_ -= name == "pre" ? 1 : 0;
        begin_block(name != "div");
        return unmarked;
    }

    void begin_block(bool gap) {
        if (!line_.empty()) {
            end_line();
        }
        if (gap && !typed_.text.empty() && !typed_.text.ends_with("\n\n")) {
            end_line();
        }
    }

    void add(std::string_view text, int line) {
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t begin = at;
            const char32_t c = next_character(text, at);
            const bool blank = c == U' ' || c == U'\t' || c == U'\n' || c == U'\r' || c == U'\f';
            if (preformatted_ > 0 && c == U'\n') {
                broken_ += blank_ ? 0 : 1;
                end_line();
            } else if (c == U'\u00A0' || (preformatted_ > 0 && c != U'\r')) {
                line_ += c == U'\u00A0' ? " " : text.substr(begin, at - begin);
                blank_ = blank_ && (blank || c == U'\u00A0');
                source_line_ = line;
            } else if (blank) {
                // one blank, and none at the beginning
                line_ += line_.empty() || line_.back() == ' ' ? "" : " ";
            } else {
                line_ += text.substr(begin, at - begin);
                blank_ = false;
                source_line_ = line;
            }
            line += c == U'\n' ? 1 : 0;
        }
    }

    void end_line() {
        lines_ += blank_ ? 0 : 1;
        typed_.text += line_;
        typed_.text += '\n';
        typed_.lines.push_back(source_line_);
        line_.clear();
        blank_ = true;
    }

    TypedText typed_;
    std::string line_;
    bool blank_ = true;  ///< nothing but blanks in it
    int source_line_ = 1;
    int preformatted_ = 0;
    std::size_t lines_ = 0;   ///< not blank
    std::size_t broken_ = 0;  ///< by <br>, or within <pre>
};

}  // namespace

std::optional<TypedText> typed_text(const GumboNode* root) {
    Typist typist;
    if (!typist.type(*root)) {
        return std::nullopt;
    }
    TypedText typed = typist.take();
    return typist.is_typed_text() ? std::optional(std::move(typed)) : std::nullopt;
}

}  // namespace cvconv::html
