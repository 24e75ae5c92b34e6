#include "writers/latex/escape.h"

#include <algorithm>
#include <cstdint>

#include <fmt/format.h>

#include "ir/formats/markup/markup.h"
#include "ir/unicode.h"
#include "writers/latex/glyphs.h"

namespace cvconv::latex {

namespace {

/// No font has it, or TeX stops at it.
bool is_unprintable(char32_t c) {
    bool control = (c < 0x20 && c != '\n' && c != '\t') || (c >= 0x7F && c <= 0x9F);
    bool invisible = c == 0xAD || c == 0x34F || c == 0x61C || c == 0x115F || c == 0x1160 || c == 0x180E ||
                     (c >= 0x200B && c <= 0x200F) || (c >= 0x2028 && c <= 0x202E) || (c >= 0x2060 && c <= 0x206F) ||
                     c == 0xFEFF || (c >= 0xFE00 && c <= 0xFE0F) || (c >= 0xE0000 && c <= 0xE0FFF);
    bool private_use = (c >= 0xE000 && c <= 0xF8FF) || c >= 0xF0000;
    bool non_character = (c >= 0xFDD0 && c <= 0xFDEF) || (c & 0xFFFEU) == 0xFFFE;
    return control || invisible || private_use || non_character;
}

/// "ﬃ" → "ffi"; empty for anything else.
std::string_view split_ligature(char32_t c) {
    switch (c) {
        case 0xFB00: return "ff";
        case 0xFB01: return "fi";
        case 0xFB02: return "fl";
        case 0xFB03: return "ffi";
        case 0xFB04: return "ffl";
        case 0xFB05:
        case 0xFB06: return "st";
        default: return {};
    }
}

/// What a character is written as; empty = as it is. `before` is the character in front of it: TeX
/// joins "--" and ",,".
std::string_view command_for(char32_t c, char32_t before) {
    switch (c) {
        case '\\': return "\\textbackslash{}";
        case '{': return "\\{";
        case '}': return "\\}";
        case '$': return "\\$";
        case '&': return "\\&";
        case '#': return "\\#";
        case '%': return "\\%";
        case '_': return "\\_";
        case '^': return "\\textasciicircum{}";  // ^^5c is a backslash
        case '~': return "\\textasciitilde{}";
        case '<': return "\\textless\\/{}";  // << is a guillemet
        case '>': return "\\textgreater\\/{}";
        case '|': return "\\textbar{}";
        case '"': return "\\textquotedbl{}";  // a shorthand of babel's German
        case '\'': return "\\textquotesingle{}";
        case '`': return "\\textasciigrave{}";
        case '[': return "{[}";  // an optional argument after \\ or \item
        case ']': return "{]}";
        case '-': return before == '-' ? "\\/-" : "";
        case ',': return before == ',' ? "\\/," : "";
        case 0xA0: return "~";
        case 0x202F:
        case 0x2009:
        case 0x200A: return "\\,";
        case 0xFFFD: return "\\symbol{65533}";  // in a file LuaTeX takes it for damage, and stops
        case 0x2010:
        case 0x2011: return before == '-' ? "\\/-" : "-";  // few fonts have these hyphens
        default: return {};
    }
}

std::string escaped(std::string_view text, std::string_view newline) {
    std::string clean = printable(text);
    std::string_view trimmed = trim(clean);
    std::string out;
    char32_t before = 0;
    for (std::size_t at = 0; at < trimmed.size();) {
        std::size_t begin = at;
        char32_t c = next_character(trimmed, at);
        if (c == '\n') {
            if (before != '\n') {
                out += newline;
            }
        } else if (is_space(c) && c != 0xA0 && c != 0x202F && c != 0x2009 && c != 0x200A && c != 0x3000) {
            c = ' ';
            if (before != ' ' && before != '\n') {
                out += ' ';
            }
        } else if (std::string_view command = command_for(c, before); !command.empty()) {
            out += command;
            c = c == 0x2010 || c == 0x2011 ? '-' : c;
        } else if (has(symbol_glyphs, c)) {
            out += fmt::format("\\cvconvsymbol{{{}}}", static_cast<std::uint32_t>(c));
        } else {
            out += trimmed.substr(begin, at - begin);
        }
        before = c;
    }
    return out;
}

bool is_url_character(char c) {
    bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
    return plain || std::string_view("-._~!$&'()*+,;=:@/?").find(c) != std::string_view::npos;
}

bool is_hex_digit(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

}  // namespace

std::string printable(std::string_view text) {
    std::string kept;
    for (std::size_t at = 0; at < text.size();) {
        char32_t c = next_character(text, at);
        if (std::string_view letters = split_ligature(c); !letters.empty()) {
            kept += letters;
        } else if (!is_unprintable(c)) {
            append_character(kept, c);
        }
    }
    return to_nfc(kept);
}

std::string escape_argument(std::string_view text) {
    return escaped(text, " ");
}

std::string escape_text(std::string_view text) {
    return escaped(text, "\\par\n");
}

std::optional<std::string> escape_url(std::string_view url) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    url = trim(url);
    if (!markup::may_be_a_link(url)) {
        return std::nullopt;
    }
    std::string out;
    bool in_fragment = false;
    for (std::size_t i = 0; i < url.size(); ++i) {
        char c = url[i];
        auto byte = static_cast<unsigned char>(c);
        bool escape = c == '%' && i + 2 < url.size() && is_hex_digit(url[i + 1]) && is_hex_digit(url[i + 2]);
        if (escape) {
            out += "\\%";
        } else if (c == '#' && !in_fragment) {
            in_fragment = true;
            out += "\\#";
        } else if (is_url_character(c)) {
            out += c;
        } else {
            out += "\\%";
            out += digits[byte >> 4U];
            out += digits[byte & 0xFU];
        }
    }
    return out;
}

}  // namespace cvconv::latex
