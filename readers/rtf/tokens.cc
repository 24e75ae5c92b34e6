#include "readers/rtf/tokens.h"

#include <algorithm>
#include <charconv>

namespace cvconv::rtf {
namespace {

bool is_letter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

}  // namespace

Token Tokens::next() {
    while (!rest_.empty() && (rest_.front() == '\r' || rest_.front() == '\n' || rest_.front() == '\0')) {
        rest_.remove_prefix(1);  // line ends of the source mean nothing
    }
    if (rest_.empty()) {
        return {};
    }
    const char c = rest_.front();
    if (c == '{' || c == '}') {
        rest_.remove_prefix(1);
        return {c == '{' ? TokenKind::open : TokenKind::close, {}, 0, false};
    }
    if (c == '\\') {
        return control();
    }
    const std::size_t end = std::min(rest_.find_first_of(std::string_view("\\{}\r\n\0", 6)), rest_.size());
    const Token token{TokenKind::text, rest_.substr(0, end), 0, false};
    rest_.remove_prefix(end);
    return token;
}

Token Tokens::control() {
    rest_.remove_prefix(1);
    if (rest_.empty()) {
        return {};
    }
    if (rest_.front() == '\'') {
        int value = 0;
        const std::string_view digits = rest_.substr(1, 2);
        const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), value, 16);
        rest_.remove_prefix(1 + static_cast<std::size_t>(read.ptr - digits.data()));
        return {TokenKind::byte, {}, read.ec == std::errc() ? value : '?', true};
    }
    if (!is_letter(rest_.front())) {
        const Token token{TokenKind::symbol, rest_.substr(0, 1), 0, false};
        rest_.remove_prefix(1);
        return token;
    }
    const auto letters = std::find_if_not(rest_.begin(), rest_.end(), is_letter) - rest_.begin();
    constexpr std::ptrdiff_t longest = 32;
    Token token{TokenKind::word, rest_.substr(0, static_cast<std::size_t>(std::min(letters, longest))), 0, false};
    rest_.remove_prefix(static_cast<std::size_t>(letters));
    const std::size_t sign = !rest_.empty() && rest_.front() == '-' && rest_.size() > 1 && is_digit(rest_[1]) ? 1 : 0;
    const auto digits = std::find_if_not(rest_.begin() + static_cast<std::ptrdiff_t>(sign), rest_.end(), is_digit);
    if (const auto length = static_cast<std::size_t>(digits - rest_.begin()); length > sign) {
        token.has_number = true;
        std::from_chars(rest_.data(), rest_.data() + length, token.number);  // 0 where it is too large
        rest_.remove_prefix(length);
    }
    if (!rest_.empty() && rest_.front() == ' ') {
        rest_.remove_prefix(1);  // belongs to the word
    }
    if (token.text == "bin" && token.number > 0) {  // so many bytes that are no RTF
        rest_.remove_prefix(std::min(rest_.size(), static_cast<std::size_t>(token.number)));
    }
    return token;
}

}  // namespace cvconv::rtf
