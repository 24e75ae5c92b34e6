#include "readers/rtf/tables.h"

#include <algorithm>

#include "ir/unicode.h"
#include "readers/rtf/code_pages.h"

namespace cvconv::rtf {
namespace {

constexpr std::size_t most_entries = 5000;
constexpr std::size_t longest_name = 200;

}  // namespace

int outline_of(const Token& token) {
    return token.number >= 0 && token.number < 9 ? token.number + 1 : 0;
}

void Tables::add_font(const Token& token, int depth) {
    if (token.kind == TokenKind::word && token.text == "f" && fonts_.size() < most_entries) {
        font_ = token.number;
        fonts_.try_emplace(font_);
    } else if (token.kind == TokenKind::word && token.text == "fcharset") {
        fonts_[font_].code_page = code_page_of_charset(token.number);
    } else if (token.kind == TokenKind::word && token.text == "cpg" && token.number > 0) {
        fonts_[font_].code_page = token.number;
    } else if (token.kind == TokenKind::word && token.text == "fmodern") {
        fonts_[font_].monospaced = true;
    } else if (token.kind == TokenKind::text && depth <= 1 && fonts_.contains(font_)) {
        const std::string name = fold(token.text);
        if (name.find("wingdings") != std::string::npos || name.find("webdings") != std::string::npos) {
            fonts_[font_].code_page = symbol_page;
        }
    }
}

void Tables::add_colour(const Token& token) {
    const auto part = static_cast<std::uint32_t>(std::clamp(token.number, 0, 255));
    if (token.kind == TokenKind::word && token.text == "red") {
        colour_ = (colour_ & 0x00FFFFU) | part << 16U;
    } else if (token.kind == TokenKind::word && token.text == "green") {
        colour_ = (colour_ & 0xFF00FFU) | part << 8U;
    } else if (token.kind == TokenKind::word && token.text == "blue") {
        colour_ = (colour_ & 0xFFFF00U) | part;
    } else if (token.kind == TokenKind::text) {
        for (const char c : token.text) {
            if (c == ';' && colours_.size() < most_entries) {
                colours_.push_back(colour_);
                colour_ = 0;
            }
        }
    }
}

void Tables::add_style(const Token& token, int depth) {
    if (token.kind == TokenKind::open && depth == 1) {
        style_ = 0;  // without a number: the usual one
    } else if (token.kind == TokenKind::word && token.text == "s") {
        style_ = token.number;
    } else if (token.kind == TokenKind::word && (token.text == "cs" || token.text == "ts" || token.text == "ds")) {
        style_ = -1;
    } else if (token.kind == TokenKind::word && token.text == "outlinelevel" && style_ >= 0 &&
               styles_.size() < most_entries) {
        styles_[style_].outline = outline_of(token);
    } else if (token.kind == TokenKind::text && depth == 1 && style_ >= 0 && styles_.size() < most_entries) {
        std::string& name = styles_[style_].name;
        name += token.text.substr(0, longest_name - std::min(longest_name, name.size()));
        if (const std::size_t end = name.find(';'); end != std::string::npos) {
            name.erase(end);
            name = trim(name);
            const std::string folded = fold(name);
            if (folded.starts_with("heading ") && folded.size() > 8 && folded[8] >= '1' && folded[8] <= '9') {
                styles_[style_].outline = folded[8] - '0';
            }
            style_ = -1;
        }
    }
}

Font Tables::font(int number) const {
    auto found = fonts_.find(number);
    return found == fonts_.end() ? Font{} : found->second;
}

std::uint32_t Tables::colour(int number) const {
    return number >= 0 && static_cast<std::size_t>(number) < colours_.size()
               ? colours_[static_cast<std::size_t>(number)]
               : 0;
}

StyleName Tables::style(int number) const {
    auto found = styles_.find(number);
    return found == styles_.end() ? StyleName{} : found->second;
}

}  // namespace cvconv::rtf
