#include "writers/latex/typeset.h"

#include "ir/formats/markup/markup.h"
#include "ir/unicode.h"
#include "writers/latex/escape.h"

namespace cvconv::latex {

namespace {

bool is_styled(const markup::Run& run) {
    return run.strong || run.emphasis || run.code || !run.url.empty();
}

/// The text escaped, with the blanks at its ends, which part it from its neighbours.
std::string run_of(const markup::Run& run) {
    const std::string_view bare = trim(run.text);
    if (bare.empty()) {
        return run.text.empty() ? "" : " ";
    }
    std::string out = escape_argument(bare);
    out = run.code ? "\\texttt{" + out + "}" : out;
    out = run.emphasis ? "\\emph{" + out + "}" : out;
    out = run.strong ? "\\textbf{" + out + "}" : out;
    if (const auto url = escape_url(run.url)) {
        out = "\\href{" + *url + "}{" + out + "}";
    }
    return (bare.data() > run.text.data() ? " " : "") + out +
           (bare.data() + bare.size() < run.text.data() + run.text.size() ? " " : "");
}

/// Nothing where there is no markup.
std::string typeset(std::string_view text, std::string_view newline) {
    if (text.find_first_of("*_`[<&") == std::string_view::npos) {
        return {};
    }
    bool marked = false;
    std::string out;
    std::string read;
    for (const std::vector<markup::Run>& line : markup::lines_of(text)) {
        std::string typeset_line;
        for (const markup::Run& run : line) {
            marked = marked || is_styled(run);
            typeset_line += run_of(run);
            read += run.text;
        }
        const std::string_view bare = trim(typeset_line);
        if (!bare.empty()) {
            out.append(out.empty() ? "" : newline).append(bare);
        }
        read += '\n';
    }
    read.pop_back();
    return marked || read != text ? out : std::string();
}

}  // namespace

std::string typeset_argument(std::string_view text) {
    std::string marked = typeset(text, " ");
    return marked.empty() ? escape_argument(text) : marked;
}

std::string typeset_text(std::string_view text) {
    std::string marked = typeset(text, "\\par\n");
    return marked.empty() ? escape_text(text) : marked;
}

}  // namespace cvconv::latex
