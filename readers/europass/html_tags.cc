#include "readers/europass/html_tags.h"

#include <algorithm>
#include <array>
#include <cstdlib>

#include <libxml/HTMLparser.h>

#include "ir/unicode.h"

namespace cvconv::europass {

namespace {

/// Elements that begin and end a block of text.
constexpr std::array<std::string_view, 19> block_names = {"p",  "div", "li",         "ul",  "ol", "h1", "h2",
                                                          "h3", "h4",  "h5",         "h6",  "tr", "td", "th",
                                                          "dd", "dt",  "blockquote", "pre", "hr"};
/// Elements that are markup and nothing more. Any other `<name>` is text: "uses <tidy> code".
constexpr std::array<std::string_view, 21> inline_names = {"br",  "strong", "b",    "em",    "i",     "u",   "s",
                                                           "a",   "span",   "sub",  "sup",   "font",  "dl",  "table",
                                                           "img", "small",  "code", "tbody", "thead", "o:p", "strike"};

bool contains(const auto& names, std::string_view name) {
    return std::ranges::find(names, name) != names.end();
}

// Bounds, so that "<<<<<<" takes no time.
constexpr std::size_t longest_tag = 4096;
constexpr std::size_t longest_name = 12;

std::string attribute(std::string_view inside, std::string_view wanted) {
    std::size_t at = inside.find(std::string(wanted) + '=');
    if (at == std::string_view::npos || at == 0) {
        return {};
    }
    inside.remove_prefix(at + wanted.size() + 1);
    if (inside.empty()) {
        return {};
    }
    char quote = inside.front();
    if (quote != '"' && quote != '\'') {
        return std::string(inside.substr(0, inside.find_first_of(" \t\n")));
    }
    inside.remove_prefix(1);
    return std::string(inside.substr(0, inside.find(quote)));
}

}  // namespace

Tag tag_at(std::string_view text) {
    Tag tag;
    std::size_t at = 1;
    if (at < text.size() && text[at] == '/') {
        tag.closing = true;
        ++at;
    }
    text = text.substr(0, longest_tag);
    std::size_t name_end = text.substr(0, at + longest_name).find_first_of(" \t\n/>", at);
    std::size_t end = name_end == std::string_view::npos ? name_end : text.find('>', name_end);
    if (name_end == std::string_view::npos || end == std::string_view::npos) {
        return tag;
    }
    tag.name = lower_ascii(text.substr(at, name_end - at));
    if (!contains(block_names, tag.name) && !contains(inline_names, tag.name)) {
        return tag;
    }
    std::string_view inside = text.substr(name_end, end - name_end);
    tag.href = tag.name == "a" ? attribute(inside, "href") : "";
    tag.css_class = tag.name == "li" ? attribute(inside, "class") : "";
    tag.size = end + 1;
    return tag;
}

bool is_block(std::string_view name) {
    return contains(block_names, name);
}

std::pair<char32_t, std::size_t> entity_at(std::string_view text) {
    std::size_t end = text.substr(0, 12).find(';');
    if (end == std::string_view::npos || end < 2) {
        return {0, 0};
    }
    std::string name(text.substr(1, end - 1));
    if (name[0] == '#') {
        bool hex = name.size() > 2 && (name[1] == 'x' || name[1] == 'X');
        char* stop = nullptr;
        unsigned long number = std::strtoul(name.c_str() + (hex ? 2 : 1), &stop, hex ? 16 : 10);
        bool valid = *stop == '\0' && number > 0 && number < 0x110000 && (number < 0xD800 || number > 0xDFFF);
        return valid ? std::pair{static_cast<char32_t>(number), end + 1} : std::pair{char32_t{0}, std::size_t{0}};
    }
    if (name == "apos") {
        return {U'\'', end + 1};  // XML's, not HTML 4's
    }
    const htmlEntityDesc* entity = htmlEntityLookup(reinterpret_cast<const xmlChar*>(name.c_str()));
    return entity != nullptr ? std::pair{static_cast<char32_t>(entity->value), end + 1}
                             : std::pair{char32_t{0}, std::size_t{0}};
}

}  // namespace cvconv::europass
