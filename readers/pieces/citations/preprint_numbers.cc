#include "readers/pieces/citations/preprint_numbers.h"

#include <algorithm>

#include "ir/unicode.h"
#include "readers/pieces/characters.h"

namespace cvconv::recognizing {

namespace {

constexpr std::string_view label = "arxiv:";

/// "1911.11027v2", "hep-th/9901001": where the number that begins at `from` ends; `from` if there is none.
std::uint32_t end_of_number(std::string_view text, std::uint32_t from, std::uint32_t end) {
    constexpr int fewest_digits = 7;
    int digits = 0;
    std::uint32_t at = from;
    while (at < end) {
        const auto c = static_cast<unsigned char>(text[at]);
        const bool joins = c == '.' || c == '/' || c == '-';
        if (!is_ascii_digit(c) && !is_ascii_letter(c) && !joins) {
            break;
        }
        digits += is_ascii_digit(c) ? 1 : 0;
        ++at;
    }
    while (at > from && !is_ascii_digit(static_cast<unsigned char>(text[at - 1]))) {
        --at;  // the full stop of the reference
    }
    return digits >= fewest_digits ? at : from;
}

/// Where "arXiv:" begins in `span`, in any case; its end if it does not.
std::uint32_t begin_of_label(std::string_view text, Span span) {
    const std::string_view own = span.of(text);
    auto same = [](char a, char b) { return (a >= 'A' && a <= 'Z' ? static_cast<char>(a - 'A' + 'a') : a) == b; };
    auto at = std::search(own.begin(), own.end(), label.begin(), label.end(), same);
    return span.begin + static_cast<std::uint32_t>(at - own.begin());
}

}  // namespace

PreprintNumber preprint_number_behind_journal(std::string_view text, Span venue) {
    const std::uint32_t begin = begin_of_label(text, venue);
    const std::string_view before = Span{venue.begin, begin}.of(text);
    const bool has_volume = before.find_first_of("0123456789") != std::string_view::npos;
    if (begin >= venue.end || !has_volume) {
        return {};
    }
    auto from = static_cast<std::uint32_t>(begin + label.size());
    from = trim(text, {from, venue.end}).begin;
    const std::uint32_t end = end_of_number(text, from, venue.end);
    if (end == from) {
        return {};
    }
    PreprintNumber number{{begin, end}, "https://arxiv.org/abs/" + std::string(Span{from, end}.of(text))};
    std::string_view behind = text.substr(end, venue.end - end);
    if (behind.starts_with(" [")) {  // "arXiv:1911.11027 [gr-qc]"
        const std::size_t close = behind.find(']');
        number.where.end += close == std::string_view::npos ? 0 : static_cast<std::uint32_t>(close + 1);
        behind.remove_prefix(number.where.end - end);
    }
    const bool opened = begin > venue.begin && (text[begin - 1] == '[' || text[begin - 1] == '(');
    if (opened) {
        --number.where.begin;
        number.where.end += !behind.empty() && (behind.front() == ']' || behind.front() == ')') ? 1 : 0;
    }
    return number;
}

}  // namespace cvconv::recognizing
