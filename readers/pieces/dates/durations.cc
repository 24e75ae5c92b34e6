#include "readers/pieces/dates/durations.h"

#include <algorithm>
#include <string_view>

#include "ir/unicode.h"
#include "readers/pieces/dates/dates.h"

namespace cvconv {

namespace dates {

namespace {

/// "2 years", "1,5 Jahre", "3+ yrs."
std::size_t skip_part(const std::vector<Token>& tokens, std::size_t i) {
    std::size_t at = i;
    if (at >= tokens.size() || tokens[at].kind != TokenKind::number || tokens[at].digits > 3) {
        return i;
    }
    ++at;
    if (is_mark(tokens, at, U".,½") && at + 1 < tokens.size() && tokens[at + 1].kind == TokenKind::number) {
        at += 2;
    } else if (is_mark(tokens, at, U"+½")) {
        ++at;
    }
    if (at >= tokens.size() || tokens[at].duration_length == 0) {
        return i;
    }
    at += tokens[at].duration_length;
    if (is_mark(tokens, at, U".") && !tokens[at].blank_before) {
        ++at;
    }
    return at;
}

}  // namespace

std::size_t skip_duration(const std::vector<Token>& tokens, std::size_t i) {
    std::size_t end = skip_part(tokens, i);
    if (end == i) {
        return i;
    }
    for (int parts = 1; parts < 3; ++parts) {
        std::size_t at = end;
        if (is_mark(tokens, at, U",&")) {
            ++at;
        } else if (at < tokens.size() && tokens[at].kind == TokenKind::word && tokens[at].duration_length == 0 &&
                   tokens[at].where.size() <= 6) {
            ++at;  // and, und, et, y, и
        }
        std::size_t next = skip_part(tokens, at);
        if (next == at) {
            break;
        }
        end = next;
    }
    return end;
}

}  // namespace dates

namespace {

/// Behind blanks.
bool begins_with_digit(std::string_view text, std::size_t at) {
    while (at < text.size()) {
        const char32_t c = next_character(text, at);
        if (!is_space(c)) {
            return is_digit(c);
        }
    }
    return false;
}

}  // namespace

std::uint32_t skip_duration(std::string_view text, std::uint32_t at, std::uint32_t limit) {
    limit = std::min<std::uint32_t>(limit, static_cast<std::uint32_t>(text.size()));
    if (!begins_with_digit(text.substr(0, limit), at)) {
        return at;  // nearly always, and cutting tokens is work
    }
    auto tokens = dates::cut(text, {at, std::min(limit, at + 100)}, {});
    std::size_t end = dates::skip_duration(tokens, 0);
    return end == 0 ? at : tokens[end - 1].where.end;
}

bool is_duration(std::string_view text, Span span) {
    std::string plain(span.of(text));
    std::erase(plain, '+');
    const auto end = static_cast<std::uint32_t>(plain.size());
    return end > 0 && skip_duration(plain, 0, end) == end;
}

}  // namespace cvconv
