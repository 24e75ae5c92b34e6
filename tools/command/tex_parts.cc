#include "tools/command/tex_parts.h"

#include <algorithm>
#include <iterator>

namespace cvconv::command {

namespace {

constexpr std::size_t longest_line = 79;  // TeX breaks longer ones, within words too

std::string unwrapped(std::string_view log) {
    std::string text;
    text.reserve(log.size());
    std::size_t length = 0;
    for (char c : log) {
        if (c == '\n' && length == longest_line) {
            length = 0;
            continue;
        }
        length = c == '\n' ? 0 : length + 1;
        text += c;
    }
    return text;
}

/// What stands between `before` and `behind` in the line of `before`, where both are in it.
std::optional<std::string> between(std::string_view text, std::string_view before, std::string_view behind) {
    for (std::size_t at = text.find(before); at != std::string_view::npos; at = text.find(before, at + 1)) {
        std::string_view line = text.substr(at + before.size());
        line = line.substr(0, line.find('\n'));
        const std::size_t end = line.find(behind);
        if (end != std::string_view::npos && end > 0) {
            return std::string(line.substr(0, end));
        }
    }
    return std::nullopt;
}

struct Part {
    std::string_view begins;  ///< the name of the file or font
    std::string_view package;
};

/// The first that fits.
constexpr Part parts[] = {
    {"soul", "texlive-plain-generic"},
    {"ulem", "texlive-plain-generic"},
    {"glyphtounicode", "texlive-base"},
    {"iftex", "texlive-base"},
    {"pzdr", "texlive-fonts-recommended"},
    {"uzdr", "texlive-fonts-recommended"},
    {"psyr", "texlive-fonts-recommended"},
    {"marvosym", "texlive-fonts-recommended"},
    {"fmvr", "texlive-fonts-recommended"},
    {"fontawesome", "texlive-fonts-extra"},
    {"FontAwesome", "texlive-fonts-extra"},
    {"academicons", "texlive-fonts-extra"},
    {"texgyre", "fonts-texgyre"},
    {"TeX Gyre", "fonts-texgyre"},
    {"tgheros", "tex-gyre"},
    {"ec-q", "tex-gyre"},
    {"ts1-q", "tex-gyre"},
    {"lmodern", "lmodern"},
    {"lmroman", "fonts-lmodern"},
    {"lmsans", "fonts-lmodern"},
    {"lmmono", "fonts-lmodern"},
    {"ec-lm", "lmodern"},
    {"ts1-lm", "lmodern"},
    {"DejaVu", "fonts-dejavu-core"},
    {"fontspec", "texlive-latex-recommended"},
    {"etoolbox", "texlive-latex-recommended"},
    {"microtype", "texlive-latex-recommended"},
    {"xcolor", "texlive-latex-recommended"},
    {"hyperref", "texlive-latex-base"},
    {"geometry", "texlive-latex-base"},
};

}  // namespace

std::optional<std::string> missing_tex_part(std::string_view log) {
    const std::string text = unwrapped(log);
    if (auto file = between(text, "LaTeX Error: File `", "' not found")) {
        return file;
    }
    if (auto file = between(text, "! I can't find file `", "'")) {
        return file;
    }
    if (auto font = between(text, "The font \"", "\" cannot be found")) {
        return font;
    }
    if (auto font = between(text, "! Font ", " not loadable")) {  // "T1/qhv/m/n/10=ec-qhvr at 10.0pt"
        font->erase(0, font->find('=') + 1);
        return font->substr(0, font->find(' '));
    }
    if (auto file = between(text, "(file ", "): cannot open")) {
        return file;
    }
    return between(text, "(file ", "): Font ");
}

std::string_view debian_package_of(std::string_view part) {
    const auto* known = std::find_if(std::begin(parts), std::end(parts),
                                     [&](const Part& candidate) { return part.starts_with(candidate.begins); });
    return known != std::end(parts) ? known->package : "texlive-latex-extra";
}

}  // namespace cvconv::command
