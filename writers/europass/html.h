#pragma once
// The HTML that both formats carry, escaped, inside text nodes. Only what the portal's editor has:
// p, br, ul, li, strong, em, u, a.
//
// The model has plain text, so markup is free to say which field a line is:
//   <p><em>…</em></p>               description of the employer; roles in a project
//   <p><u>…</u></p>                 type of a project, of an event that is no conference
//   <p><strong>Label:</strong> …    a field that is named (location, technologies)
//   <p>…</p>                        summary, one a line; <p><br></p> is an empty line;
//                                   <p>&nbsp;- …</p> a line that begins with a dash and is no item
//   <ul><li>…</li></ul>             highlights, courses, keywords
// readers/europass/html.h reads it back.

#include <string>
#include <string_view>
#include <vector>

#include "ir/cv.h"
#include "ir/found.h"

namespace cvconv::europass {

/// Text as HTML: `&`, `<`, `>` and `"` escaped, the second of two blanks made a `&nbsp;` so that it
/// is kept, line ends as <br>. Cleaned for XML.
[[nodiscard]] std::string escape_html(std::string_view text);

class Html {
public:
    /// A paragraph for each line.
    Html& paragraphs(const Text& text);
    /// The same, in <em>.
    Html& emphasized(const Text& text);
    /// One paragraph, each of the texts in <em>: "<em>Author</em>, <em>Maintainer</em>".
    Html& emphasized(const Texts& texts);
    Html& underlined(const Text& text);
    /// One paragraph in <strong>, its lines parted by <br>.
    Html& strong(const Text& text);
    /// "<strong>Location:</strong> Graz"
    Html& labelled(std::string_view label, const Text& text);
    /// "<strong>Technologies:</strong> C++, Rust"
    Html& labelled(std::string_view label, const Texts& texts);
    Html& list(const Texts& texts);
    /// HTML that is ready.
    Html& raw(std::string_view html);

    [[nodiscard]] const std::string& text() const { return html_; }

private:
    void lines(const Text& text, std::string_view tag);
    std::string html_;
};

/// "C++, Rust"; where the commas would not say where an item ends, each of them in <em>.
[[nodiscard]] std::string items_html(const Texts& texts);

/// <ul><li><strong>Programming</strong> (Master): C++, Rust</li></ul>, an item for each skill that says something;
/// empty where none does.
[[nodiscard]] std::string skill_list(const std::vector<Skill>& skills);

/// <a href="…">…</a> for http, https and mailto; other schemes as text.
[[nodiscard]] std::string link_html(std::string_view url);

}  // namespace cvconv::europass
