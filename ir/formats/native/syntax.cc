#include "ir/formats/native/syntax.h"

#include <algorithm>

#include <fmt/format.h>

#include "ir/unicode.h"

namespace cvconv::native {

std::string quote(std::string_view text) {
    std::string quoted = "\"";
    for (std::size_t at = 0; at < text.size();) {
        std::size_t begin = at;
        char32_t c = next_character(text, at);
        std::string_view bytes = text.substr(begin, at - begin);
        bool damaged = c == 0xFFFD && bytes != "\xEF\xBF\xBD";
        if (c == '"' || c == '\\') {
            quoted += '\\';
            quoted += bytes;
        } else if (c == '\n') {
            quoted += "\\n";
        } else if (c == '\t') {
            quoted += "\\t";
        } else if (c < 0x20 || c == 0x7F || damaged) {
            for (char byte : bytes) {
                quoted += fmt::format("\\x{:02X}", static_cast<unsigned char>(byte));
            }
        } else {
            quoted += bytes;
        }
    }
    return quoted + '"';
}

bool is_bare_word(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               std::string_view("._-:/").find(c) != std::string_view::npos;
    });
}

std::optional<Span> Locator::find(std::string_view piece, Span within, std::uint32_t from) {
    from = std::max(from, within.begin);
    auto end = std::min<std::size_t>(within.end, text_.size());
    if (piece.empty() || from >= end) {
        return std::nullopt;
    }
    // A search for something long can compare nearly all of it at every step: long pieces are only
    // looked for where they are expected, behind blanks.
    constexpr std::size_t longest_search = 256;
    if (piece.size() > longest_search) {
        while (from < end && (text_[from] == ' ' || text_[from] == '\n' || text_[from] == '\t')) {
            ++from;
        }
        end = std::min<std::size_t>(end, from + piece.size());
    }
    // No further than the budget reaches: a search costs what it passes over.
    std::string_view where = text_.substr(from, std::min(end - from, budget_));
    std::size_t found = where.find(piece);
    budget_ -= std::min(budget_, found == std::string_view::npos ? where.size() : found + piece.size());
    if (found == std::string_view::npos) {
        return std::nullopt;
    }
    auto begin = static_cast<std::uint32_t>(from + found);
    return Span{begin, static_cast<std::uint32_t>(begin + piece.size())};
}

}  // namespace cvconv::native
