#include "readers/pieces/citations/patent_numbers.h"

#include <algorithm>
#include <array>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/pieces/characters.h"

namespace cvconv::recognizing {

namespace {

bool is_office(std::string_view code) {
    static constexpr std::array<std::string_view, 34> offices = {
        "US", "EP", "WO", "KR", "JP", "CN", "DE", "GB", "FR", "FI", "SE", "NO", "DK", "NL", "BE", "AT", "CH",
        "IT", "ES", "PT", "PL", "CZ", "SK", "HU", "RO", "BG", "GR", "IE", "CA", "AU", "NZ", "IN", "TW", "EA"};
    return std::find(offices.begin(), offices.end(), code) != offices.end();
}

/// "US Patent No. 10,555,019": behind the words between the office and the number.
std::uint32_t behind_patent_word(std::string_view text, std::uint32_t from, std::uint32_t end) {
    constexpr std::uint32_t longest = 30;
    for (const Word& word : words_of(text, {from, std::min(end, from + longest)})) {
        const bool known = is_listed(Idea::citation_words, word.folded, "patent") ||
                           is_listed(Idea::number_words, word.folded, "before");
        if (!known) {
            break;
        }
        from = word.where.end;
        from += from < end && text[from] == '.' ? 1 : 0;
    }
    return from;
}

/// "92701", "02139-4307": behind "CA" or "MA", the code of an address.
bool is_zip_code(std::string_view number) {
    constexpr std::size_t short_form = 5;
    constexpr std::size_t long_form = 10;
    const std::string_view digits = "0123456789";
    return number.find_first_not_of(digits) == (number.size() == short_form ? std::string_view::npos : short_form) &&
           (number.size() == short_form ||
            (number.size() == long_form && number[short_form] == '-' &&
             number.find_first_not_of(digits, short_form + 1) == std::string_view::npos));
}

}  // namespace

Span patent_number(std::string_view text, Span within) {
    constexpr int least_digits = 5;
    for (std::uint32_t at = within.begin; at + 8 <= within.end; ++at) {
        if (text[at] < 'A' || text[at] > 'Z' || !is_office(text.substr(at, 2))) {
            continue;
        }
        if (at > within.begin && is_letter(character_before(text, at))) {
            continue;
        }
        int digits = 0;
        const std::uint32_t office = at + 2;
        const std::uint32_t begin = behind_patent_word(text, office, within.end);
        std::uint32_t end = begin;
        for (; end < within.end; ++end) {
            auto c = static_cast<unsigned char>(text[end]);
            bool inside = c == ' ' || c == ',' || c == '-' || c == '/' || c == '.';
            bool digit_next = end + 1 < within.end && is_ascii_digit(static_cast<unsigned char>(text[end + 1]));
            if (!is_ascii_digit(c) && !(inside && digit_next)) {
                break;
            }
            digits += is_ascii_digit(c) ? 1 : 0;
        }
        if (digits < least_digits) {
            continue;
        }
        // the kind: "B2", "A1"
        std::uint32_t kind = end < within.end && text[end] == ' ' ? end + 1 : end;
        bool letter = kind < within.end && text[kind] >= 'A' && text[kind] <= 'U' &&
                      (kind + 1 >= within.end || !is_letter(character_at(text, kind + 1)));
        if (letter) {
            end = kind + 1;
            end += end < within.end && is_ascii_digit(static_cast<unsigned char>(text[end])) ? 1 : 0;
        } else if (begin == office && is_zip_code(trim(text, {begin, end}).of(text))) {
            continue;
        }
        return {at, end};
    }
    return {};
}

}  // namespace cvconv::recognizing
