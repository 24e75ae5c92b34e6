#include "readers/native/lines.h"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

namespace cvconv::native {

namespace {

template <class Number>
std::optional<Number> take_number(std::string_view& rest) {
    Number value{};
    auto [end, error] = std::from_chars(rest.data(), rest.data() + rest.size(), value);
    if (error != std::errc{}) {
        return std::nullopt;
    }
    rest.remove_prefix(static_cast<std::size_t>(end - rest.data()));
    return value;
}

bool ends_word(std::string_view rest) {
    return rest.empty() || rest.front() == ' ';
}

/// What follows a backslash: one character, or x and two hex digits. Empty result = no escape.
std::string take_escape(std::string_view& rest) {
    char kind = rest.empty() ? '\0' : rest.front();
    unsigned byte = 0;
    switch (kind) {
        case 'n': rest.remove_prefix(1); return "\n";
        case 't': rest.remove_prefix(1); return "\t";
        case '"':
        case '\\': rest.remove_prefix(1); return {kind};
        case 'x': break;
        default: return {};
    }
    std::string_view digits = rest.substr(1, 2);
    auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), byte, 16);
    if (error != std::errc{} || digits.size() != 2 || end != digits.data() + 2) {
        return {};
    }
    rest.remove_prefix(3);
    return {static_cast<char>(byte)};
}

}  // namespace

std::vector<Line> lines_of(std::string_view text) {
    std::vector<Line> lines;
    for (int number = 1; !text.empty(); ++number) {
        std::size_t end = text.find('\n');
        std::string_view line = text.substr(0, end);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        std::size_t first = line.find_first_not_of(' ');
        std::size_t last = line.find_last_not_of(" \r");
        if (first == std::string_view::npos || last == std::string_view::npos || last < first || line[first] == '#') {
            continue;
        }
        lines.push_back({number, static_cast<int>(first), line.substr(first, last - first + 1)});
    }
    return lines;
}

const Line* LineCursor::next_below(int indent) {
    if (failed_ || at_ == lines_.size() || lines_[at_].indent <= indent) {
        return nullptr;
    }
    return &lines_[at_++];
}

void LineCursor::fail(std::string cause, int line) {
    if (!failed_) {
        failed_ = true;
        place_.line = line > 0 ? line : at_ > 0 ? current().number : 1;
        cause_ = std::move(cause);
    }
}

void LineCursor::report(Diagnostics& diagnostics) const {
    if (failed_) {
        diagnostics.add(Code::native_damaged, place_, cause_);
    }
}

void Words::skip_blanks() {
    rest_.remove_prefix(std::min(rest_.find_first_not_of(' '), rest_.size()));
}

std::optional<std::string_view> Words::take_word() {
    std::string_view word = rest_.substr(0, rest_.find(' '));
    if (word.empty() || word.front() == '"' || word.front() == '@') {
        return std::nullopt;
    }
    rest_.remove_prefix(word.size());
    skip_blanks();
    return word;
}

std::optional<std::string> Words::take_string() {
    if (!rest_.starts_with('"')) {
        return std::nullopt;
    }
    std::string text;
    std::string_view rest = rest_.substr(1);
    while (!rest.empty() && rest.front() != '"') {
        std::size_t plain = std::min(rest.find_first_of("\"\\"), rest.size());
        text += rest.substr(0, plain);
        rest.remove_prefix(plain);
        if (rest.starts_with('\\')) {
            rest.remove_prefix(1);
            std::string escaped = take_escape(rest);
            if (escaped.empty()) {
                return std::nullopt;
            }
            text += escaped;
        }
    }
    if (rest.empty() || !ends_word(rest.substr(1))) {
        return std::nullopt;
    }
    rest_ = rest.substr(1);
    skip_blanks();
    return text;
}

std::optional<Spans> Words::take_places() {
    if (!rest_.starts_with('@')) {
        return std::nullopt;
    }
    Spans places;
    std::string_view rest = rest_;
    do {
        rest.remove_prefix(1);
        auto begin = take_number<std::uint32_t>(rest);
        if (!begin || !rest.starts_with('-')) {
            return std::nullopt;
        }
        rest.remove_prefix(1);
        auto end = take_number<std::uint32_t>(rest);
        if (!end) {
            return std::nullopt;
        }
        places.push_back({*begin, *end});
    } while (rest.starts_with(','));
    if (!ends_word(rest)) {
        return std::nullopt;
    }
    rest_ = rest;
    skip_blanks();
    return places;
}

bool Words::take_key(std::string_view key) {
    if (rest_.size() <= key.size() || !rest_.starts_with(key) || rest_[key.size()] != '=') {
        return false;
    }
    rest_.remove_prefix(key.size() + 1);
    return true;
}

std::optional<int> Words::take_int() {
    std::string_view rest = rest_;
    auto value = take_number<int>(rest);
    if (!value || !ends_word(rest)) {
        return std::nullopt;
    }
    rest_ = rest;
    skip_blanks();
    return value;
}

std::optional<float> Words::take_float() {
    std::string_view rest = rest_;
    auto value = take_number<float>(rest);
    if (!value || !ends_word(rest)) {
        return std::nullopt;
    }
    rest_ = rest;
    skip_blanks();
    return value;
}

std::optional<std::vector<std::uint32_t>> Words::take_offsets() {
    std::vector<std::uint32_t> offsets;
    std::string_view rest = rest_;
    while (true) {
        auto value = take_number<std::uint32_t>(rest);
        if (!value) {
            return std::nullopt;
        }
        offsets.push_back(*value);
        if (!rest.starts_with(',')) {
            break;
        }
        rest.remove_prefix(1);
    }
    if (!ends_word(rest)) {
        return std::nullopt;
    }
    rest_ = rest;
    skip_blanks();
    return offsets;
}

}  // namespace cvconv::native
