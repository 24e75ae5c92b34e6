#pragma once
// Which letters the fonts have, and what follows for the engines.
//
// Under pdflatex TeX's own encoding T1 sets the bounds: Western and Central European Latin. xelatex and
// lualatex take Latin Modern as long as that has everything (all of Latin), else DejaVu (Greek,
// Cyrillic); Chinese, Japanese and Korean come from a font of their own beside either, and so do stars, ticks and other
// symbols. Hebrew and Arabic are set by lualatex alone, in one font that has Latin, too: it follows the Unicode
// bidirectional algorithm within lines.

#include <string>
#include <string_view>

namespace cvconv::latex {

struct Coverage {
    bool pdflatex = true;      ///< T1 and TS1 have everything, and it reads back
    bool latin_modern = true;  ///< but for Chinese, Japanese and Korean
    bool cjk = false;
    bool right_to_left = false;  ///< has Hebrew or Arabic
    bool symbols = false;        ///< has symbols that come from DejaVu Sans whatever the font of the text

    friend bool operator==(const Coverage&, const Coverage&) = default;
};

struct Covered {
    std::string text;     ///< what can be printed
    std::string missing;  ///< what no font of ours has, each character once: emoji, rare signs
};

/// Takes the characters of `text` (as `printable` leaves them) into account.
[[nodiscard]] Covered cover(std::string_view text, Coverage& coverage);

/// The engine to compile with: "pdflatex" where it can; "lualatex" for Hebrew and Arabic; else "xelatex".
[[nodiscard]] std::string_view engine_for(const Coverage& coverage);

/// The preamble's part about fonts, for all engines. An engine that cannot print the text stops with
/// a message that names one that can.
[[nodiscard]] std::string font_setup(const Coverage& coverage, std::string_view language);

}  // namespace cvconv::latex
