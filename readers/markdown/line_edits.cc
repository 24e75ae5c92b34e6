#include "readers/markdown/line_edits.h"

#include <algorithm>
#include <array>
#include <utility>

#include "ir/unicode.h"

namespace cvconv::markdown {

namespace {

/// "Department of Chemistry \\\\": lines that end as TeX's do break as Markdown's; the last one of a paragraph needs
/// none.
std::string with_single_break(std::string line, bool last) {
    std::size_t end = line.find_last_not_of(" \t");
    if (end == std::string::npos || end < 2 || line[end] != '\\' || line[end - 1] != '\\' || line[end - 2] == '\\') {
        return line;
    }
    line.resize(last ? end - 1 : end);
    return line;
}

/// "- `-` Kept the pumps", "- ` `": a bullet in the style sheet's words, set as code behind Markdown's.
std::string without_second_bullet(std::string line) {
    const std::size_t bullet = line.find_first_not_of(" \t");
    const std::size_t open = bullet == std::string::npos ? bullet : line.find_first_not_of(" \t", bullet + 1);
    if (open == std::string::npos || std::string_view("-*+").find(line[bullet]) == std::string_view::npos ||
        line[open] != '`' || line.size() < open + 3 || line[open + 2] != '`' ||
        std::string_view("-*+_ ").find(line[open + 1]) == std::string_view::npos) {
        return line;
    }
    std::fill_n(line.begin() + static_cast<std::ptrdiff_t>(open), 3, ' ');
    if (open == bullet + 1) {
        line.erase(open, 2);  // "-`-`Kept": what stands five columns behind a bullet would be code
    }
    return line;
}

/// Blanks that are meant to push text to the right, as tabs: "\\hfill", "&nbsp;&nbsp;&nbsp;", "&emsp;".
std::string with_tabs_for_fill(std::string line) {
    static constexpr std::array<std::string_view, 5> fills = {"\\hfill", "&nbsp;", "&emsp;", "&ensp;", "&#160;"};
    if (std::none_of(fills.begin(), fills.end(),
                     [&](std::string_view fill) { return line.find(fill) != std::string::npos; })) {
        return line;
    }
    std::string tabbed;
    for (std::size_t at = 0; at < line.size();) {
        std::size_t end = at;
        int width = 0;
        for (bool found = true; found;) {
            found = false;
            for (std::string_view fill : fills) {
                if (std::string_view(line).substr(end).starts_with(fill)) {
                    width += fill[0] == '\\' ? 4 : fill == "&emsp;" ? 2 : 1;
                    end += fill.size();
                    found = true;
                }
            }
            if (width > 0 && end < line.size() && line[end] == ' ') {
                ++end;
                found = true;
            }
        }
        if (width >= 3) {
            tabbed += '\t';
            at = end;
        } else {
            tabbed += line[at++];
        }
    }
    return tabbed;
}

/// The row below a table's header: "|-|:--|". md4c 0.4.8 wants three dashes in each cell; two or one
/// become three.
std::string with_wide_delimiters(std::string line) {
    bool delimiters = line.find('|') != std::string::npos && line.find('-') != std::string::npos &&
                      line.find_first_not_of("|-: \t") == std::string::npos;
    if (!delimiters) {
        return line;
    }
    std::string wide;
    for (char c : line) {
        wide += c;
        if (c == '-' && !wide.ends_with("---")) {
            wide += "--";
        }
    }
    return wide;
}

/// Jekyll's tags: "{% for post in site.talks %}", "{{ site.title }}". They are no text of the page.
std::string without_templates(std::string line) {
    if (line.find("{%") == std::string::npos && line.find("{{") == std::string::npos) {
        return line;
    }
    constexpr std::size_t longest = 2000;
    std::string_view all = line;
    std::string kept;
    std::size_t closed = 0;    // "%}" at or behind the place looked at
    std::size_t unbraced = 0;  // the same for "}}"
    for (std::size_t at = 0; at < all.size();) {
        std::string_view rest = all.substr(at);
        bool tag = rest.starts_with("{%");
        if (!tag && !rest.starts_with("{{")) {
            kept += all[at++];
            continue;
        }
        std::size_t& end = tag ? closed : unbraced;
        end = end < at + 2 ? std::min(all.find(tag ? "%}" : "}}", at + 2), all.size()) : end;
        if (end == all.size() || end - at > longest) {
            kept += all[at++];
        } else {
            at = end + 2;
        }
    }
    return kept;
}

/// What a command of TeX's mathematics stands for; empty = nothing that can be seen ("\\mathrm").
std::string_view symbol_of(std::string_view command) {
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 22> symbols = {
        {{"times", "×"}, {"cdot", "·"},       {"pm", "±"},   {"sim", "~"},  {"approx", "≈"}, {"leq", "≤"},
         {"le", "≤"},    {"geq", "≥"},        {"ge", "≥"},   {"to", "→"},   {"ll", "≪"},     {"gg", "≫"},
         {"mu", "μ"},    {"rightarrow", "→"}, {"circ", "°"}, {"%", "%"},    {"&", "&"},      {"#", "#"},
         {"alpha", "α"}, {"beta", "β"},       {"$", "$"},    {"gamma", "γ"}}};
    auto found = std::find_if(symbols.begin(), symbols.end(), [&](const auto& s) { return s.first == command; });
    return found == symbols.end() ? std::string_view{} : found->second;
}

/// "( 1 . 7 \\times" → "(1.7×".
std::string plain_math(std::string_view math) {
    std::string plain;
    for (std::size_t at = 0; at < math.size();) {
        char c = math[at++];
        if (c == '\\' && at < math.size()) {
            std::size_t end = at;
            while (end < math.size() && is_letter(static_cast<unsigned char>(math[end]))) {
                ++end;
            }
            end = std::max(end, at + 1);
            std::string_view symbol = symbol_of(math.substr(at, end - at));
            if (symbol == "°" && plain.ends_with('^')) {
                plain.pop_back();  // "20^{\\circ}"
            }
            plain += symbol;
            at = end;
        } else if (c != ' ' && c != '{' && c != '}' && c != '~' && c != '_') {
            plain += c;
        }
    }
    return plain;
}

/// Tools that take text from PDFs find mathematics in it: "per layer $( 1 . 7 \\times$ over the best".
std::string with_plain_math(std::string line) {
    constexpr std::size_t longest = 80;
    if (line.find('$') == std::string::npos) {
        return line;
    }
    std::string_view all = line;
    std::string plain;
    for (std::size_t at = 0; at < all.size();) {
        std::size_t end = all[at] == '$' ? all.substr(0, at + longest).find('$', at + 1) : std::string_view::npos;
        std::string_view math = end == std::string_view::npos ? std::string_view{} : all.substr(at + 1, end - at - 1);
        std::size_t command = math.find('\\');
        bool tex = command != std::string_view::npos && command + 1 < math.size() &&
                   (is_letter(static_cast<unsigned char>(math[command + 1])) || math[command + 1] == '%');
        if (tex) {
            plain += plain_math(math);
            at = end + 1;
        } else {
            plain += all[at++];
        }
    }
    return plain;
}

/// "2019.07-至今　苏州启元公司　机械设计主管": full-width blanks between the fields of a row that a date begins.
std::string with_tabs_for_wide_blanks(std::string line) {
    constexpr std::string_view wide = "\u3000";
    std::size_t begin = line.find_first_not_of(" *#-");
    std::size_t first = line.find(wide);
    bool dated = begin != std::string::npos && line[begin] >= '0' && line[begin] <= '9';
    if (!dated || first == std::string::npos || line.find(wide, first + wide.size()) == std::string::npos) {
        return line;
    }
    std::string tabbed;
    for (std::size_t at = 0; at < line.size();) {
        if (std::string_view(line).substr(at).starts_with(wide)) {
            tabbed += tabbed.ends_with('\t') ? "" : "\t";
            at += wide.size();
        } else {
            tabbed += line[at++];
        }
    }
    return tabbed;
}

/// "#### C#": the name of a language ends in the sign that may close a heading; one more closes it.
std::string with_sharp_of_name(std::string line) {
    const std::string_view bare = trim(line);
    const std::size_t title = bare.find_first_not_of('#');
    if (title == 0 || title == std::string_view::npos || title > 6 || bare[title] != ' ' || bare.size() < 3 ||
        !bare.ends_with('#') || !is_letter(static_cast<unsigned char>(bare[bare.size() - 2]))) {
        return line;
    }
    return std::string(bare) + " #";
}

/// "**Languages:**Norwegian": Jekyll's Markdown ends the strong letters there, CommonMark only before a blank.
std::string with_blank_behind_strong(std::string line) {
    if (line.find("**") == std::string::npos || line.find_first_of("`\\") != std::string::npos) {
        return line;
    }
    constexpr std::array<std::string_view, 12> marks = {":", ".",  ",",  ";",  "!",  "?",
                                                        ")", "：", "，", "。", "；", "）"};
    std::string edited;
    std::size_t copied = 0;
    bool open = false;
    for (std::size_t i = line.find("**"); i != std::string::npos; i = line.find("**", i)) {
        const std::size_t end = std::min(line.find_first_not_of('*', i), line.size());
        const char before = i > 0 ? line[i - 1] : ' ';
        const char behind = end < line.size() ? line[end] : ' ';
        if (end - i == 2 && !open) {
            open = behind != ' ' && (before == ' ' || before == '(' || before == '|');
        } else if (end - i == 2) {
            const std::string_view inside = std::string_view(line).substr(0, i);
            const bool marked =
                std::any_of(marks.begin(), marks.end(), [&](std::string_view mark) { return inside.ends_with(mark); });
            std::size_t next = end;
            const char32_t first = end < line.size() ? next_character(line, next) : U' ';
            if (marked && (is_letter(first) || is_digit(first))) {
                edited.append(line, copied, end - copied).append(1, ' ');
                copied = end;
            }
            open = before == ' ';  // nothing ends behind a blank
        } else {
            return line;
        }
        i = end;
    }
    return edited.append(line, copied);
}

}  // namespace

std::size_t indent_of(std::string_view line) {
    std::size_t columns = 0;
    for (char c : line) {
        if (c == ' ') {
            ++columns;
        } else if (c == '\t') {
            columns += 4 - columns % 4;
        } else {
            break;
        }
    }
    return columns;
}

bool is_layout_command(std::string_view line) {
    static constexpr std::array<std::string_view, 16> commands = {
        "\\newpage",  "\\pagebreak", "\\clearpage", "\\vspace", "\\hspace", "\\medskip",   "\\bigskip", "\\smallskip",
        "\\noindent", "\\hrule",     "\\hrulefill", "\\begin",  "\\end",    "\\centering", "\\small",   "\\normalsize"};
    std::string_view bare = trim(line);
    std::size_t name = std::min(bare.find_first_of("{[* "), bare.size());
    bool command = std::find(commands.begin(), commands.end(), bare.substr(0, name)) != commands.end();
    bool alone = name == bare.size() || bare.ends_with('}') || bare.ends_with(']');
    // "\EveryPar{\hangafter=1}": raw TeX alone on its line
    bool tex = bare.size() > 3 && bare[0] == '\\' && is_letter(static_cast<unsigned char>(bare[1])) &&
               is_letter(static_cast<unsigned char>(bare[2])) && bare.find('{') != std::string_view::npos &&
               bare.find(' ') == std::string_view::npos && bare.ends_with('}');
    return bare == "\\" || (command && alone) || tex || bare.starts_with(":::") ||
           (bare.starts_with("{:") && bare.ends_with('}')) || (bare.starts_with("{%") && bare.ends_with("%}"));
}

std::size_t false_item_mark(std::string_view line, int& last_number) {
    std::size_t at = line.find_first_not_of(" \t>*+-");
    if (at == std::string_view::npos) {
        return at;
    }
    std::size_t end = at;
    int number = 0;
    while (end < line.size() && line[end] >= '0' && line[end] <= '9' && end - at < 9) {
        number = number * 10 + (line[end++] - '0');
    }
    bool marked = end > at && end + 1 < line.size() && (line[end] == '.' || line[end] == ')') && line[end + 1] == ' ';
    if (!marked) {
        return std::string_view::npos;
    }
    std::string_view rest = trim(line.substr(end + 1));
    std::size_t digits = std::min(rest.find_first_not_of("0123456789"), rest.size());
    bool date = digits >= 1 && digits <= 2 && digits < rest.size() && rest[digits] == '.';
    if (!date && (number == 1 || number == 0 || number == last_number + 1)) {
        last_number = number;
        return std::string_view::npos;
    }
    return end;
}

std::string edited_line(std::string line, bool last) {
    line = with_blank_behind_strong(with_sharp_of_name(std::move(line)));
    line = with_plain_math(without_templates(std::move(line)));
    line = with_tabs_for_wide_blanks(with_tabs_for_fill(without_second_bullet(std::move(line))));
    return with_wide_delimiters(with_single_break(std::move(line), last));
}

bool is_line_block_line(std::string_view line) {
    std::string_view bare = trim(line);
    if (indent_of(line) > 3 || !bare.starts_with('|')) {
        return false;
    }
    if (bare.size() == 1) {
        return true;
    }
    for (std::size_t bar = bare.find('|', 1); bar != std::string_view::npos; bar = bare.find('|', bar + 1)) {
        if (bare[bar - 1] != '\\') {
            return false;  // parts cells
        }
    }
    return bare[1] == ' ';
}

std::string line_block_text(std::string_view line, bool last) {
    std::string text(trim(trim(line).substr(1)));
    return last || text.empty() ? text : text + "\\";
}

}  // namespace cvconv::markdown
