#include "readers/pdf/file/content_stream.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <optional>

namespace cvconv::pdf {
namespace {

constexpr std::size_t most_numbers = 8;

enum Kind : unsigned char { regular_character, blank, delimiter, digit };

/// Every byte of every page is looked up here.
constexpr std::array<Kind, 256> kinds = [] {
    std::array<Kind, 256> table{};
    for (char c : std::string_view(" \n\r\t\f\0", 6)) {
        table[static_cast<unsigned char>(c)] = blank;
    }
    for (char c : std::string_view("()<>[]{}/%")) {
        table[static_cast<unsigned char>(c)] = delimiter;
    }
    for (char c : std::string_view("0123456789+-.")) {
        table[static_cast<unsigned char>(c)] = digit;
    }
    return table;
}();

Kind kind_of(char c) {
    return kinds[static_cast<unsigned char>(c)];
}

bool is_blank(char c) {
    return kind_of(c) == blank;
}

bool is_delimiter(char c) {
    return kind_of(c) == delimiter;
}

constexpr bool is_decimal(char c) {
    return c >= '0' && c <= '9';
}

/// "12", "-.5", "1.25": up to fifteen digits are a whole number that a double holds, and so is the power of ten that it
/// is divided by, which makes the quotient the very double that from_chars finds, for a fifth of the work.
std::optional<double> short_number(std::string_view token) {
    static constexpr std::array<double, 16> powers = {1e0, 1e1, 1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                                      1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15};
    if (token.size() > 15) {
        return std::nullopt;
    }
    const bool negative = token.starts_with('-');
    std::size_t i = negative ? 1 : 0;
    std::int64_t digits = 0;
    for (; i < token.size() && is_decimal(token[i]); ++i) {
        digits = digits * 10 + (token[i] - '0');
    }
    std::size_t decimals = 0;
    if (i < token.size() && token[i] == '.') {
        const std::size_t from = ++i;
        for (; i < token.size() && is_decimal(token[i]); ++i) {
            digits = digits * 10 + (token[i] - '0');
        }
        decimals = i - from;
    }
    if (i < token.size() || token.empty() || !is_decimal(token.back())) {
        return std::nullopt;
    }
    const double value = static_cast<double>(digits) / powers[decimals];
    return negative ? -value : value;
}

/// "12", "-.5", "+3."; PDF has no exponents.
std::optional<double> number(std::string_view token) {
    if (const std::optional<double> value = short_number(token)) {
        return value;
    }
    if (!std::all_of(token.begin(), token.end(), [](char c) { return kind_of(c) == digit; })) {
        return std::nullopt;
    }
    if (token.starts_with('+')) {
        token.remove_prefix(1);
    }
    double value = 0;
    auto read = std::from_chars(token.data(), token.data() + token.size(), value, std::chars_format::fixed);
    return read.ec == std::errc() && read.ptr == token.data() + token.size() ? std::optional(value) : std::nullopt;
}

}  // namespace

bool ContentStream::next(std::string_view& name, std::vector<double>& numbers) {
    numbers.clear();
    name_operand_ = {};
    has_actual_text_ = false;
    while (at_ < bytes_.size()) {
        char c = bytes_[at_];
        if (c == '(') {
            skip_string();
        } else if (c == '%') {
            at_ = std::min(bytes_.find_first_of("\r\n", at_), bytes_.size());
        } else if (c == '<' && bytes_.substr(at_, 2) != "<<") {
            std::size_t end = bytes_.find('>', at_);  // "<48656C>"
            at_ = end == std::string_view::npos ? bytes_.size() : end + 1;
        } else if (c == '[' || c == '<') {
            ++depth_;
            at_ += c == '<' ? 2 : 1;
        } else if (c == ']' || c == '>') {
            depth_ = std::max(depth_ - 1, 0);
            at_ += bytes_.substr(at_, 2) == ">>" ? 2 : 1;
        } else if (c == '/') {
            ++at_;
            name_operand_ = regular();
            has_actual_text_ = has_actual_text_ || (depth_ > 0 && name_operand_ == "ActualText");
        } else if (is_blank(c) || is_delimiter(c)) {
            ++at_;
        } else {
            std::string_view token = regular();
            if (depth_ > 0) {
                continue;
            }
            if (const std::optional<double> value = number(token)) {
                if (numbers.size() < most_numbers) {
                    numbers.push_back(*value);
                }
                continue;
            }
            if (token == "true" || token == "false" || token == "null") {
                continue;
            }
            if (token == "ID") {
                skip_inline_image();
            }
            name = token;
            return true;
        }
    }
    return false;
}

std::string_view ContentStream::regular() {
    const char* begin = bytes_.data() + at_;
    const char* end = bytes_.data() + bytes_.size();
    const char* here = begin;
    while (here < end && !is_blank(*here) && !is_delimiter(*here)) {
        ++here;
    }
    at_ += static_cast<std::size_t>(here - begin);
    return {begin, static_cast<std::size_t>(here - begin)};
}

/// "(a (nested) one \) and more)"
void ContentStream::skip_string() {
    int open = 0;
    for (; at_ < bytes_.size(); ++at_) {
        char c = bytes_[at_];
        if (c == '\\') {
            ++at_;
        } else if (c == '(') {
            ++open;
        } else if (c == ')' && --open == 0) {
            ++at_;
            return;
        }
    }
    at_ = std::min(at_, bytes_.size());
}

/// The data between ID and EI may be any bytes: an EI counts if it stands alone and text follows.
void ContentStream::skip_inline_image() {
    while (true) {
        std::size_t end = bytes_.find("EI", at_);
        if (end == std::string_view::npos) {
            at_ = bytes_.size();
            return;
        }
        at_ = end + 2;
        std::string_view after = bytes_.substr(at_, 16);
        bool alone = is_blank(bytes_[end - 1]) && (after.empty() || is_blank(after.front()));
        bool text = std::all_of(after.begin(), after.end(),
                                [](char c) { return is_blank(c) ? c != '\0' : c > ' ' && c < '\x7F'; });
        if (alone && text) {
            return;
        }
    }
}

}  // namespace cvconv::pdf
