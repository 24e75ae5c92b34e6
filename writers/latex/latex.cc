#include "writers/latex/latex.h"

#include <algorithm>

#include <fmt/format.h>

#include "ir/formats/markup/markup.h"
#include "ir/unicode.h"
#include "writers/latex/escape.h"
#include "writers/latex/fonts.h"
#include "writers/latex/language.h"
#include "writers/latex/template.h"
#include "writers/latex/templates.h"
#include "writers/latex/view.h"

namespace cvconv {

namespace latex {
namespace {

/// Notes which letters the values need. What no font has is taken away, since TeX would stop at it or
/// leave it out without a word, and is reported.
void cover_values(Value& value, Coverage& coverage, Diagnostics& diagnostics) {
    if (value.kind == Value::Kind::text) {
        const std::string resolved = markup::resolve_letters(value.text);
        std::string shown = printable(resolved);
        Place place;
        place.pointer = value.origin;
        Covered covered = cover(shown, coverage);
        if (!covered.missing.empty()) {
            diagnostics.add(Code::glyph_missing, place, covered.missing);
        }
        if (!value.origin.empty() && count_characters(shown) < count_characters(to_nfc(resolved))) {
            diagnostics.add(Code::characters_dropped, place);
        }
        value.text = std::move(covered.text);
    }
    for (Value& item : value.items) {
        cover_values(item, coverage, diagnostics);
    }
    for (Value& member : value.members) {
        if (member.key != "url") {  // is not printed, and ASCII when it is written
            cover_values(member, coverage, diagnostics);
        }
    }
}

/// What the reader of the .tex needs to know first; editors understand the second line.
std::string head(const Coverage& coverage, std::string_view name) {
    std::string_view engine = engine_for(coverage);
    return fmt::format(
        "% Compile with: latexmk -{} FILE.tex{}\n"
        "% !TEX program = {}\n"
        "% !TEX encoding = UTF-8\n"
        "% Written by cvconv with its template \"{}\". Debian: apt install texlive-latex-extra {}lmodern{}",
        engine == "pdflatex"   ? "pdf"
        : engine == "lualatex" ? "pdflua"
                               : "pdfxe",
        engine == "lualatex"   ? "     (xelatex and pdflatex lack some of the letters)"
        : engine == "pdflatex" ? "     (or -pdfxe: xelatex, or -pdflua: lualatex)"
                               : "     (or -pdflua: lualatex; pdflatex lacks some of the letters)",
        engine, name,
        engine == "pdflatex"   ? ""
        : engine == "lualatex" ? "texlive-luatex "
                               : "texlive-xetex ",
        fmt::format("{}{}", coverage.cjk ? " fonts-noto-cjk" : "",
                    coverage.symbols || !coverage.latin_modern ? " fonts-dejavu-core" : ""));
}

/// "\usepackage[english]{babel}" and, for another language, its rules from babel's own data, where that has them: they
/// need no package of the language's.
std::string language_setup(std::string_view language, const Coverage& coverage) {
    const std::string babel = babel_name(language);
    // Lines that have both directions, and lists and tables of a language that is read from the right.
    const std::string_view options = coverage.right_to_left ? "english, bidi=basic, layout=lists.tabular" : "english";
    if (babel.empty() || babel == "english") {
        return fmt::format("\\usepackage[{}]{{babel}}\n", options);
    }
    std::string setup = fmt::format("\\usepackage[{}]{{babel}}\n", options);
    setup += fmt::format("\\IfFileExists{{babel-{0}.tex}}{{\\babelprovide[import, main]{{{0}}}}}{{}}\n", babel);
    if (babel == "chinese" || babel == "japanese" || babel == "korean") {
        // babel's line breaking fails at text that a class measures before the document's language is set
        setup += "\\ifluatex\\directlua{setmetatable(Babel.locale_props, {__index = function() return {} end})}\\fi\n";
    }
    return setup;
}

/// "moderncv:classic": a template and its style.
struct Wanted {
    std::string name, style;
};

Wanted wanted_of(const LatexOptions& options) {
    std::string name = options.template_name.empty() ? "article" : options.template_name;
    std::size_t colon = name.rfind(':');
    return colon == std::string::npos ? Wanted{name, {}} : Wanted{name.substr(0, colon), name.substr(colon + 1)};
}

/// The styles that a template says it has: "<# styles: banking classic #>"; the first is the usual one.
std::vector<std::string> styles_of(std::string_view source) {
    constexpr std::string_view mark = "<# styles:";
    std::vector<std::string> styles;
    std::size_t at = source.find(mark);
    std::size_t end = source.find("#>", at == std::string_view::npos ? at : at + mark.size());
    if (end == std::string_view::npos) {
        return styles;
    }
    for (const Word& word : words_of(source.substr(at + mark.size(), end - at - mark.size()))) {
        styles.push_back(word.folded);
    }
    return styles;
}

/// The names that are not the CV's: page size, language, fonts.
void add_setup(Value& view, const Page& page, const Coverage& coverage, std::string_view name) {
    view.set("head", Value::of_tex(head(coverage, name)));
    std::string setup = font_setup(coverage, page.language) + language_setup(page.language, coverage);
    setup.pop_back();  // the template's own newline follows
    view.set("setup", Value::of_tex(std::move(setup)));
    view.set("paper", page.letter ? "letterpaper" : "a4paper");
    view.set("language", page.language);
    view.declare("europass");
    view.set("europass", std::string(europasscv_words(page.language)));
    view.declare("wide");
    view.set("wide", coverage.latin_modern && !coverage.cjk ? "" : "yes");
    view.declare("cjk");
    view.set("cjk", coverage.cjk ? "yes" : "");
}

/// Text that found no place is not typeset, but stands behind the document's end, where the person who
/// edits it sees it and TeX does not.
void add_unclaimed(const Cv& cv, Rendered& rendered) {
    if (cv.unclaimed.empty()) {
        return;
    }
    auto line = [&](const std::string& text) {
        rendered.tex += "% " + text + '\n';
        rendered.origins.emplace_back();
    };
    line("Text of the source that found no place:");
    for (const Found<std::string>& text : cv.unclaimed) {
        std::string flat = printable(text.value);
        std::replace_if(
            flat.begin(), flat.end(), [](char c) { return c == '\n' || c == '\t'; }, ' ');
        line("  " + flat);
    }
}

}  // namespace
}  // namespace latex

std::optional<LatexDocument> make_latex(const Cv& cv, const LatexOptions& options, Diagnostics& diagnostics) {
    using namespace latex;
    auto [name, style] = wanted_of(options);
    std::string_view source = options.template_source.empty() ? find_template(name) : options.template_source;
    if (source.empty()) {
        std::string known = fmt::format("{}", fmt::join(latex_templates(), ", "));
        diagnostics.add(Code::usage, fmt::format("no template is called \"{}\": there are {}", name, known));
        return std::nullopt;
    }
    std::vector<std::string> styles = styles_of(source);
    if (!style.empty() && std::find(styles.begin(), styles.end(), style) == styles.end()) {
        diagnostics.add(Code::usage, styles.empty() ? fmt::format("template \"{}\" has no styles", name)
                                                    : fmt::format("template \"{}\" has no style \"{}\": there are {}",
                                                                  name, style, fmt::join(styles, ", ")));
        return std::nullopt;
    }
    Page page = page_of(cv);
    Value view = view_of(cv, page, diagnostics);
    Coverage coverage;
    cover_values(view, coverage, diagnostics);
    add_setup(view, page, coverage, name);
    view.declare("style");
    view.set("style", style.empty() && !styles.empty() ? styles.front() : style);
    Rendered rendered = render(source, view);
    for (TemplateError& error : rendered.errors) {
        Place place;
        place.file = options.template_source.empty() ? name + ".tex" : name;
        place.line = error.line;
        diagnostics.add(Code::template_error, std::move(place), std::move(error.message));
    }
    if (!rendered.errors.empty()) {
        return std::nullopt;
    }
    add_unclaimed(cv, rendered);
    return LatexDocument{std::move(rendered.tex), std::string(engine_for(coverage)), std::move(rendered.origins)};
}

std::optional<std::string> write_latex(const Cv& cv, const LatexOptions& options, Diagnostics& diagnostics) {
    std::optional<LatexDocument> document = make_latex(cv, options, diagnostics);
    return document ? std::optional(std::move(document->tex)) : std::nullopt;
}

std::vector<std::string_view> latex_templates() {
    std::vector<std::string_view> names;
    for (const latex::Template& one : latex::templates()) {
        names.push_back(one.name);
    }
    return names;
}

std::string_view latex_template(std::string_view name) {
    return latex::find_template(name.substr(0, name.rfind(':')));
}

}  // namespace cvconv
