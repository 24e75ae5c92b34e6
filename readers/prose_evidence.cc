#include "readers/prose_evidence.h"

#include <algorithm>
#include <array>
#include <vector>

#include <fmt/format.h>

#include "ir/diagnostics.h"
#include "ir/unicode.h"
#include "readers/markdown/front_matter.h"
#include "readers/text/encoding/encoding.h"

namespace cvconv {
namespace {

constexpr std::size_t sample_size = 1U << 16U;

/// The tags that people's files have. Names that mathematics or code might put between "<" and ">" are
/// not among them.
constexpr std::array<std::string_view, 38> tag_names = {
    "a",  "b",       "body",  "br",   "center", "dd",    "div",    "dl",    "dt",   "em", "font", "footer", "h1",
    "h2", "h3",      "h4",    "h5",   "h6",     "head",  "header", "hr",    "html", "i",  "img",  "li",     "ol",
    "p",  "section", "small", "span", "strong", "style", "sup",    "table", "td",   "tr", "u",    "ul"};

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool begins_with(std::string_view text, std::string_view lowered) {
    return text.size() >= lowered.size() &&
           std::equal(lowered.begin(), lowered.end(), text.begin(), [](char a, char b) { return a == lower(b); });
}

/// Is the tag that begins here ("<div", "</p>") one of HTML's?
bool is_tag(std::string_view text) {
    text.remove_prefix(text.starts_with("</") ? 2 : 1);
    std::string name;
    while (name.size() < 8 && name.size() < text.size() &&
           (is_letter(static_cast<unsigned char>(text[name.size()])) ||
            is_digit(static_cast<unsigned char>(text[name.size()])))) {
        name += lower(text[name.size()]);
    }
    if (std::find(tag_names.begin(), tag_names.end(), name) == tag_names.end()) {
        return false;
    }
    text.remove_prefix(name.size());
    // In "a<b and c>d" there are no attributes; a tag may go on in the next line.
    const std::string_view attributes = text.substr(0, text.find('>'));
    return text.empty() || text.starts_with('>') || text.starts_with('/') ||
           (text.starts_with(' ') && attributes.find_first_of("=/") != std::string_view::npos);
}

int count_tags(std::string_view line) {
    int count = 0;
    for (std::size_t at = line.find('<'); at != std::string_view::npos; at = line.find('<', at + 1)) {
        count += is_tag(line.substr(at)) ? 1 : 0;
    }
    return count;
}

/// "**so**": a pair with text between that touches both.
int count_pairs(std::string_view line, std::string_view mark) {
    int count = 0;
    for (std::size_t open = line.find(mark); open != std::string_view::npos;) {
        std::size_t inside = open + mark.size();
        std::size_t close = line.find(mark, inside);
        if (close == std::string_view::npos) {
            break;
        }
        bool text = close > inside && line[inside] != ' ' && line[inside] != mark[0] && line[close - 1] != ' ';
        count += text ? 1 : 0;
        open = line.find(mark, text ? close + mark.size() : close);
    }
    return count;
}

int count_links(std::string_view line) {
    int count = 0;
    for (std::size_t at = line.find("]("); at != std::string_view::npos; at = line.find("](", at + 1)) {
        std::string_view target = line.substr(at + 2);
        std::size_t end = target.find_first_of(") ");
        bool reaches = end != std::string_view::npos &&
                       target.substr(0, end).find_first_of(":/#.@") != std::string_view::npos && end > 0;
        count += reaches ? 1 : 0;
    }
    return count;
}

/// "## Work": a number alone is a rank ("# 1 in sales").
bool is_heading(std::string_view line) {
    std::size_t level = std::min(line.find_first_not_of('#'), line.size());
    return level >= 1 && level <= 6 && level + 1 < line.size() && line[level] == ' ' &&
           !is_digit(static_cast<unsigned char>(line[level + 1])) && line[level + 1] != ' ';
}

bool is_table_rule(std::string_view line) {
    return line.find('|') != std::string_view::npos && line.find("--") != std::string_view::npos &&
           line.find_first_not_of("|:- ") == std::string_view::npos;
}

/// Columns within the line, or all of it far from the margin.
bool is_laid_out(std::string_view line) {
    std::size_t begin = line.find_first_not_of(" \t");
    std::string_view text = line.substr(begin);
    std::size_t gap = text.starts_with('|') ? std::string_view::npos : text.find("   ", 3);
    return gap != std::string_view::npos || begin >= 8;
}

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    for (std::size_t begin = 0; begin <= text.size();) {
        std::size_t end = std::min(text.find('\n', begin), text.size());
        std::string_view line = text.substr(begin, end - begin);
        std::size_t last = line.find_last_not_of(" \t\r\f");
        lines.push_back(line.substr(0, last == std::string_view::npos ? 0 : last + 1));
        begin = end + 1;
    }
    return lines;
}

/// Behind comments and the declaration of XML.
bool is_whole_page(std::string_view text) {
    text = trim(text);
    while (text.starts_with("<!--") || text.starts_with("<?xml")) {
        std::size_t end = text.find(text.starts_with("<?") ? "?>" : "-->");
        if (end == std::string_view::npos) {
            return false;
        }
        text = trim(text.substr(text.find('>', end) + 1));
    }
    return begins_with(text, "<!doctype html") || begins_with(text, "<html") || begins_with(text, "<head>") ||
           begins_with(text, "<body");
}

}  // namespace

int ProseEvidence::points() const {
    return (front_matter ? 6 : 0) + 3 * headings + 3 * tables + 2 * links + bold + definitions + tags;
}

bool ProseEvidence::is_clearly(ProseForm form) const {
    // One mark in twenty lines can be a slip of a program that made plain text; four of them are none.
    const bool marked = front_matter || (points() >= 4 && points() * 20 >= lines && points() >= laid_out);
    const bool page = whole_page || (begins_with_tag && tags >= 4 && tags >= lines / 2 && headings + links + bold == 0);
    switch (form) {
        case ProseForm::html: return page;
        case ProseForm::markdown: return marked && !page;
        case ProseForm::text: return points() * 50 < lines && laid_out >= 3 && laid_out * 10 >= lines;
    }
    return false;
}

ProseForm ProseEvidence::likely() const {
    return is_clearly(ProseForm::html)       ? ProseForm::html
           : is_clearly(ProseForm::markdown) ? ProseForm::markdown
                                             : ProseForm::text;
}

std::string ProseEvidence::summary() const {
    std::string text = front_matter ? "front matter" : "";
    auto add = [&](int count, std::string_view one, std::string_view many) {
        if (count > 0) {
            text += fmt::format("{}{} {}", text.empty() ? "" : ", ", count, count == 1 ? one : many);
        }
    };
    add(headings, "heading", "headings");
    add(tables, "table or fence", "tables or fences");
    add(links, "link", "links");
    add(bold, "bold passage", "bold passages");
    add(definitions, "definition", "definitions");
    add(tags, "HTML tag", "HTML tags");
    add(laid_out, "line with columns of blanks", "lines with columns of blanks");
    return fmt::format("{} in {} {}", text.empty() ? "no mark" : text, lines, lines == 1 ? "line" : "lines");
}

ProseEvidence weigh_prose(std::string_view bytes) {
    std::string_view text = bytes.substr(0, sample_size);
    std::string decoded;
    if (find_byte_order(bytes) != ByteOrder::none) {
        Diagnostics ignored;
        decoded = to_utf8(text, ignored);
        text = decoded;
    }
    text.remove_prefix(text.starts_with("\xEF\xBB\xBF") ? 3 : 0);
    ProseEvidence seen;
    seen.whole_page = is_whole_page(text);
    seen.front_matter = markdown::front_matter_lines(text) > 0;
    const std::vector<std::string_view> lines = lines_of(text);
    auto is_empty = [&](std::size_t i) { return i >= lines.size() || lines[i].empty(); };
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (is_empty(i)) {
            continue;
        }
        std::string_view line = lines[i];
        if (seen.lines++ == 0) {
            std::string_view first = trim(line);
            seen.begins_with_tag = first.starts_with('<') && (is_tag(first) || first.starts_with("<!"));
        }
        bool set_off = i == 0 || is_empty(i - 1) || is_empty(i + 1);
        seen.headings += set_off && is_heading(line) ? 1 : 0;
        seen.links += count_links(line);
        seen.bold += count_pairs(line, "**") + count_pairs(line, "__");
        seen.tables += is_table_rule(line) || line.starts_with("```") ? 1 : 0;
        seen.definitions += line.starts_with(": ") || line.starts_with(":   ") ? 1 : 0;
        const int tags = count_tags(line);
        seen.tags += tags;
        seen.laid_out += tags == 0 && !line.starts_with(':') && is_laid_out(line) ? 1 : 0;
    }
    return seen;
}

}  // namespace cvconv
