#include "writers/latex/fonts.h"

#include "ir/formats/prose/chinese.h"
#include "ir/unicode.h"
#include "writers/latex/glyphs.h"

namespace cvconv::latex {

namespace {

constexpr std::string_view t1_setup = R"(  \usepackage[T1]{fontenc}
  \usepackage{lmodern}
  \usepackage{textcomp}
  \input{glyphtounicode}
  \pdfgentounicode=1
)";

constexpr std::string_view latin_modern_setup =
    R"(  \setmainfont{lmroman10}[Extension=.otf, UprightFont=*-regular, BoldFont=*-bold, ItalicFont=*-italic,
    BoldItalicFont=*-bolditalic, Ligatures=NoCommon]
  \setsansfont{lmsans10}[Extension=.otf, UprightFont=*-regular, BoldFont=*-bold, ItalicFont=*-oblique,
    BoldItalicFont=*-boldoblique, Ligatures=NoCommon]
)";

// Debian's fonts-dejavu-core has no slanted ones.
constexpr std::string_view dejavu_setup =
    R"(  \setmainfont{DejaVuSerif}[Extension=.ttf, BoldFont=*-Bold, ItalicFont=*, ItalicFeatures={FakeSlant=0.15},
    BoldItalicFont=*-Bold, BoldItalicFeatures={FakeSlant=0.15}, Scale=0.88, Ligatures=NoCommon]
  \setsansfont{DejaVuSans}[Extension=.ttf, BoldFont=*-Bold, ItalicFont=*, ItalicFeatures={FakeSlant=0.15},
    BoldItalicFont=*-Bold, BoldItalicFeatures={FakeSlant=0.15}, Scale=0.88, Ligatures=NoCommon]
)";

// DejaVu Sans has Hebrew, Arabic and Latin; DejaVu Serif only the last. FreeSerif stands in where it is not installed.
constexpr std::string_view right_to_left_setup =
    R"(  \ifluatex\else\errmessage{xelatex cannot print the Hebrew or Arabic of this CV: compile it with lualatex}\fi
  \defaultfontfeatures{Renderer=HarfBuzz, Ligatures=NoCommon$SCRIPT$}
  \IfFontExistsTF{DejaVuSans.ttf}{%
    \setmainfont{DejaVuSans}[Extension=.ttf, BoldFont=*-Bold, ItalicFont=*, BoldItalicFont=*-Bold, Scale=0.88]
    \setsansfont{DejaVuSans}[Extension=.ttf, BoldFont=*-Bold, ItalicFont=*, BoldItalicFont=*-Bold, Scale=0.88]}{%
    \IfFontExistsTF{FreeSerif.otf}{%
      \setmainfont{FreeSerif}[Extension=.otf, BoldFont=*Bold, ItalicFont=*, BoldItalicFont=*Bold]
      \setsansfont{FreeSerif}[Extension=.otf, BoldFont=*Bold, ItalicFont=*, BoldItalicFont=*Bold]}{%
      \errmessage{Install a font for Hebrew and Arabic, such as fonts-dejavu-core}}}
)";

// What escape.cc writes for a symbol: set in its own font, and a plain character in bookmarks.
constexpr std::string_view symbol_setup =
    R"(  \newfontfamily\cvconvsymbols{DejaVuSans}[Extension=.ttf, BoldFont=*-Bold, ItalicFont=*, BoldItalicFont=*-Bold, Scale=0.88]
  \newcommand\cvconvsymbol[1]{\texorpdfstring{{\cvconvsymbols\symbol{#1}}}{\unichar{#1}}}
  \AtBeginDocument{\providecommand\texorpdfstring[2]{#1}}
)";

// Noto where it is installed, else WenQuanYi. In lualatex the font stands in for what the main font lacks;
// in xelatex the characters are told apart by classes.
constexpr std::string_view cjk_setup = R"TEX(  \ifluatex
    \directlua{
      local function first_of(name, fonts)
        for _, font in ipairs(fonts) do
          local file = kpse.find_file(font[1], "truetype fonts") or kpse.find_file(font[1], "opentype fonts")
          if file then
            luaotfload.add_fallback(name, {"[" .. file .. "]" .. font[2] .. ":mode=node;"})
            return
          end
        end
        tex.error("Install a font for Chinese, Japanese and Korean, such as fonts-noto-cjk")
      end
      local regular = {"NotoSansCJK-Regular.ttc", "($INDEX$)"}
      local other = {"wqy-zenhei.ttc", "(0)"}
      first_of("cvconvcjk", {regular, other})
      first_of("cvconvcjkbold", {{"NotoSansCJK-Bold.ttc", "($INDEX$)"}, regular, other})}
    \defaultfontfeatures{UprightFeatures={RawFeature={fallback=cvconvcjk}}, ItalicFeatures={RawFeature={fallback=cvconvcjk}},
      BoldFeatures={RawFeature={fallback=cvconvcjkbold}}, BoldItalicFeatures={RawFeature={fallback=cvconvcjkbold}}}
  \else
    \IfFontExistsTF{NotoSansCJK-Bold.ttc}{\newfontfamily\cvconvcjk{NotoSansCJK-Regular.ttc}[FontIndex=$INDEX$,
        BoldFont=NotoSansCJK-Bold.ttc, BoldFeatures={FontIndex=$INDEX$}]}{%
      \IfFontExistsTF{NotoSansCJK-Regular.ttc}{\newfontfamily\cvconvcjk{NotoSansCJK-Regular.ttc}[FontIndex=$INDEX$, AutoFakeBold=2]}{%
        \IfFontExistsTF{wqy-zenhei.ttc}{\newfontfamily\cvconvcjk{wqy-zenhei.ttc}[AutoFakeBold=2]}{}}}
    \ifdefined\cvconvcjk\else\errmessage{Install a font for Chinese, Japanese and Korean, such as fonts-noto-cjk}\fi
    \newXeTeXintercharclass\cvconvclass
    \def\cvconvrange#1#2{\count255="#1\relax \loop \XeTeXcharclass\count255=\cvconvclass
      \ifnum\count255<"#2\relax \advance\count255 by 1 \repeat}
    \cvconvrange{3000}{30FF}\cvconvrange{4E00}{9FFF}\cvconvrange{AC00}{D7A3}\cvconvrange{F900}{FAFF}\cvconvrange{FF00}{FFEF}
    \def\cvconvedge#1{\ifnum#1=\cvconvclass\else
      \XeTeXinterchartoks #1 \cvconvclass={\begingroup\cvconvcjk}%
      \XeTeXinterchartoks \cvconvclass #1={\endgroup}\fi}
    \cvconvedge{0}\cvconvedge{1}\cvconvedge{2}\cvconvedge{3}\cvconvedge{6}\cvconvedge{7}\cvconvedge{8}\cvconvedge{4095}
    \XeTeXinterchartokenstate=1
    \XeTeXlinebreaklocale "$LANGUAGE$"
    \XeTeXlinebreakskip=0pt plus 1pt
  \fi
)TEX";

// East Asian text has no slanted letters; brackets and figures that slant alone look broken.
constexpr std::string_view upright_setup = "  \\AtBeginDocument{\\let\\itshape\\upshape \\let\\textit\\textup}\n";

std::string replaced(std::string_view text, std::string_view what, std::string_view with) {
    std::string out;
    for (std::size_t at = text.find(what); at != std::string_view::npos; at = text.find(what)) {
        out += text.substr(0, at);
        out += with;
        text.remove_prefix(at + what.size());
    }
    return out += text;
}

std::string cjk_block(std::string_view language) {
    bool korean = language.starts_with("ko");
    bool chinese = language.starts_with("zh");
    bool traditional = prose::is_traditional(language);
    std::string_view index = korean ? "1" : traditional ? "3" : chinese ? "2" : "0";  // in Noto's collection
    std::string block = replaced(replaced(cjk_setup, "$INDEX$", index), "$LANGUAGE$",
                                 korean    ? "ko"
                                 : chinese ? "zh"
                                           : "ja");
    return korean || chinese || language.starts_with("ja") ? block.append(upright_setup) : block;
}

}  // namespace

Covered cover(std::string_view text, Coverage& coverage) {
    Covered result;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t begin = at;
        char32_t c = next_character(text, at);
        bool cjk = has(cjk_glyphs, c);
        bool right_to_left = has(right_to_left_glyphs, c);
        bool latin_modern = has(latin_modern_glyphs, c);
        bool symbol = has(symbol_glyphs, c);
        std::string_view character = text.substr(begin, at - begin);
        if (c == '\n' || c == '\t' || has(t1_glyphs, c) || c == 0x202F || c == 0x2009 || c == 0x200A || c == 0x2010 ||
            c == 0x2011) {
            result.text += character;  // escape.cc writes the blanks and hyphens among them otherwise
            continue;
        }
        if (!cjk && !latin_modern && !right_to_left && !symbol && !has(dejavu_glyphs, c)) {
            if (result.missing.find(character) == std::string::npos) {
                result.missing += character;
            }
            continue;
        }
        result.text += character;
        coverage.pdflatex = false;
        coverage.cjk = coverage.cjk || cjk;
        coverage.right_to_left = coverage.right_to_left || right_to_left;
        coverage.symbols = coverage.symbols || symbol;
        coverage.latin_modern = coverage.latin_modern && (latin_modern || cjk || symbol);
    }
    return result;
}

std::string_view engine_for(const Coverage& coverage) {
    return coverage.pdflatex ? "pdflatex" : coverage.right_to_left ? "lualatex" : "xelatex";
}

std::string font_setup(const Coverage& coverage, std::string_view language) {
    std::string setup = "\\usepackage{iftex}\n\\ifpdftex\n";
    if (!coverage.pdflatex) {
        setup += "  \\errmessage{pdflatex cannot print some letters of this CV: compile it with ";
        setup += coverage.right_to_left ? "lualatex}\n" : "xelatex or lualatex}\n";
    }
    setup += t1_setup;
    setup += "\\else\n  \\usepackage{fontspec}\n";
    if (coverage.cjk) {
        setup += cjk_block(language);
    }
    if (coverage.right_to_left) {
        const bool arabic = !language.starts_with("he") && !language.starts_with("yi");
        setup += replaced(right_to_left_setup, "$SCRIPT$", arabic ? ", Script=Arabic" : "");
    } else {
        setup += coverage.latin_modern ? latin_modern_setup : dejavu_setup;
    }
    if (coverage.symbols) {
        setup += symbol_setup;
    }
    return setup + "\\fi\n";
}

}  // namespace cvconv::latex
