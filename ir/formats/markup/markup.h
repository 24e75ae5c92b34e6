#pragma once
// Marks of Markdown and HTML that stand in the values of structured CVs: "**Led** a team", "R&amp;D", "<b>C++</b>".
//
// Values are data, and most have no markup: only what can be nothing else counts. "*nix", "5 * 3 * 2", "snake_case",
// "C<T>", "use <b> and <i>" stay as they are.

#include <string>
#include <string_view>
#include <vector>

namespace cvconv::markup {

/// Is this an address that a reader may be sent to: of http, https, mailto or tel? All else ("javascript:") stays text.
[[nodiscard]] bool may_be_a_link(std::string_view url);

/// A stretch in one style.
struct Run {
    std::string text;
    bool strong = false;    ///< **…**, <b>, <strong>
    bool emphasis = false;  ///< *…*, _…_, <i>, <em>
    bool code = false;      ///< `…`, <code>
    std::string url = {};   ///< [text](url), <a href>; one that may_be_a_link, else empty
};

/// The lines of `text` (also <br>, <p> and <li> begin one), each in runs; empty lines stay, but for those that tags
/// alone make.
[[nodiscard]] std::vector<std::vector<Run>> lines_of(std::string_view text);

/// `text` without markup, for formats that have text alone; behind the words of a link stands its address, unless they
/// are the address. The same text where there is no markup.
[[nodiscard]] std::string plain(std::string_view text);

/// `text` with the characters that references beyond ASCII name ("&#9733;" is "★"). Those of "&", "<" and other ASCII
/// stay: what they name must not become markup.
[[nodiscard]] std::string resolve_letters(std::string_view text);

}  // namespace cvconv::markup
