#include "readers/line_joining/line_ends.h"

#include <algorithm>

#include <unicode/uchar.h>

#include "ir/lexicon.h"
#include "ir/unicode.h"

namespace cvconv {

bool is_wide(char32_t c) {
    if (c < 0x1100) {
        return false;
    }
    auto width = u_getIntPropertyValue(static_cast<UChar32>(c), UCHAR_EAST_ASIAN_WIDTH);
    return width == U_EA_WIDE || width == U_EA_FULLWIDTH;
}

int display_width(std::string_view text) {
    int width = 0;
    for (std::size_t at = 0; at < text.size();) {
        char32_t c = next_character(text, at);
        if (c >= 0x300 && u_getCombiningClass(static_cast<UChar32>(c)) != 0) {
            continue;
        }
        width += is_wide(c) ? 2 : 1;
    }
    return width;
}

namespace {

bool starts_with_year(std::string_view text) {
    return text.size() >= 4 &&
           std::all_of(text.begin(), text.begin() + 4, [](char c) { return c >= '0' && c <= '9'; }) &&
           (text.starts_with("19") || text.starts_with("20")) &&
           (text.size() == 4 || !is_digit(static_cast<unsigned char>(text[4])));
}

bool ends_with_year(std::string_view text) {
    return text.size() >= 4 && starts_with_year(text.substr(text.size() - 4)) &&
           (text.size() == 4 || !is_digit(static_cast<unsigned char>(text[text.size() - 5])));
}

constexpr std::size_t longest_date = 40;  ///< bytes: "настоящее время"

/// "October 2018 —" with nothing behind it.
bool is_open_period(std::string_view text) {
    if (text.size() > longest_date || !is_dash(last_of(text))) {
        return false;
    }
    std::string_view date = trim(text.substr(0, last_begin(text)));
    return ends_with_year(date) && std::count(date.begin(), date.end(), ' ') <= 3;
}

/// "March 2020", "now", alone in its line.
bool is_end_of_period(std::string_view text) {
    bool date = ends_with_year(text) && std::count(text.begin(), text.end(), ' ') <= 2;
    return text.size() <= longest_date && (date || !lookup(Idea::present, text).empty());
}

}  // namespace

char32_t first_of(std::string_view text) {
    std::size_t at = 0;
    return text.empty() ? 0 : next_character(text, at);
}

std::size_t last_begin(std::string_view text) {
    std::size_t at = text.empty() ? 0 : text.size() - 1;
    while (at > 0 && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U) {
        --at;
    }
    return at;
}

char32_t last_of(std::string_view text) {
    std::size_t at = last_begin(text);
    return text.empty() ? 0 : next_character(text, at);
}

bool is_unspaced(char32_t c) {
    return is_cjk(c) || (c >= 0x3000 && c <= 0x303F) || (c >= 0xFF00 && c <= 0xFF60);
}

std::string_view first_word(std::string_view text) {
    std::size_t end = 0;
    while (end < text.size()) {
        std::size_t next = end;
        char32_t c = next_character(text, next);
        if (is_space(c)) {
            break;
        }
        end = next;
        if (is_unspaced(c)) {
            break;
        }
    }
    return text.substr(0, end);
}

std::string_view last_word(std::string_view text) {
    std::size_t blank = text.find_last_of(" \t");
    return blank == std::string_view::npos ? text : text.substr(blank + 1);
}

bool is_sentence_end(char32_t c) {
    return c == '.' || c == '!' || c == '?' || c == U'。' || c == U'！' || c == U'？' || c == U'…' || c == ';';
}

/// "生年月日　昭和61年": a short word with a wide blank behind it, which as a rule parts no phrases.
bool has_wide_blank_behind_word(std::string_view text) {
    constexpr std::size_t longest = 24;  // bytes
    std::size_t blank = text.find("  ");
    std::size_t at = 0;
    return blank != std::string_view::npos && blank > 0 && blank <= longest &&
           text.substr(0, blank).find(' ') == std::string_view::npos && is_unspaced(next_character(text, at));
}

bool looks_like_label(std::string_view text) {
    if (has_wide_blank_behind_word(text)) {
        return true;
    }
    std::size_t colon = text.find(':');
    if (colon == std::string_view::npos) {
        colon = text.find("：");
    }
    if (colon == std::string_view::npos || colon == 0 || colon > 40 || text.substr(colon).starts_with("://")) {
        return false;
    }
    bool parted = colon + 1 >= text.size() || text[colon + 1] == ' ' || text.substr(colon).starts_with("：");
    auto words = std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(colon), ' ');
    return parted && words <= 3;
}

bool begins_with_known_label(std::string_view text) {
    constexpr std::size_t longest = 32;  // bytes
    const std::size_t colon = text.find(": ");
    return colon < longest && !lookup(Idea::entry_labels, text.substr(0, colon)).empty();
}

bool begins_with_date(std::string_view text) {
    for (std::string_view era : {"令和", "平成", "昭和", "民國", "民国"}) {
        if (text.starts_with(era) && text.substr(0, 24).find("年") != std::string_view::npos) {
            return true;
        }
    }
    std::size_t begin = 0;
    bool numeric = true;
    for (int word = 0; word < 6 && begin < text.size(); ++word) {
        std::size_t end = std::min(text.find(' ', begin), text.size());
        std::string_view token = text.substr(begin, end - begin);
        if (word >= 3 && !numeric && !text.substr(end).starts_with(" | ")) {
            return false;
        }
        numeric = numeric && (is_digit(static_cast<unsigned char>(token.empty() ? 0 : token[0])) || token == "–");
        // "2019", "2019–", "2019年3月", "2019-present"
        bool alone = token.size() <= 6 || static_cast<unsigned char>(token[4]) >= 0x80 || token[4] == '-';
        // "2022-10", "2019-2021"
        const bool digits = token.find_first_not_of("0123456789-/.") == std::string_view::npos;
        constexpr std::size_t month_and_year = 7;  // "03/2021", "3.2021"
        if (word == 0 && digits && token.size() <= month_and_year && token.size() + 1 >= month_and_year &&
            starts_with_year(token.substr(token.size() - 4)) && token[token.size() - 5] != '-') {
            return true;
        }
        if (starts_with_year(token) && (alone || digits)) {
            return true;
        }
        if (token.ends_with(',')) {
            return false;
        }
        begin = end + 1;
    }
    return false;
}

bool has_inner_sentence_end(std::string_view text) {
    for (std::size_t at = text.find(". "); at != std::string_view::npos; at = text.find(". ", at + 1)) {
        bool abbreviation = at < 3 || text[at - 2] == ' ' || text[at - 3] == ' ' || text[at - 2] == '.';
        if (!abbreviation) {
            return true;
        }
    }
    return false;
}

int open_brackets(std::string_view text) {
    int open = 0;
    bool low = false;  // „ is closed by “, which opens where none is open
    for (std::size_t at = 0; at < text.size();) {
        char32_t c = next_character(text, at);
        bool closes_low = low && c == U'“';
        bool opens =
            c == '(' || c == '[' || c == U'（' || c == U'„' || c == U'«' || c == U'「' || (c == U'“' && !closes_low);
        bool closes = c == ')' || c == ']' || c == U'）' || c == U'»' || c == U'」' || c == U'”' || closes_low;
        low = c == U'„' || (low && !closes);
        open += opens ? 1 : 0;
        open -= closes && open > 0 ? 1 : 0;
    }
    return open;
}

bool is_closed(std::string_view text) {
    char32_t last = last_of(text);
    return last == ')' || last == ']' || is_digit(last) || last == U'）' || last == U'”' || last == '"' || last == U'»';
}

bool has_case(char32_t c) {
    return is_upper(c) || is_lower(c);
}

bool is_address(std::string_view word) {
    std::size_t dot = word.find('.');
    bool dotted = dot != std::string_view::npos && dot + 2 < word.size() && dot > 0;
    return word.find('@') != std::string_view::npos || word.find("://") != std::string_view::npos || dotted;
}

bool is_unfinished(std::string_view text) {
    char32_t last = last_of(text);
    if (last == ',' || last == U'、' || last == U'，' || last == '&' || last == '(' || last == '+') {
        return true;
    }
    if (last == '/') {
        return !is_address(last_word(text));  // "https://acme.example/" is whole
    }
    if (text.ends_with(" |")) {
        return true;
    }
    if (is_dash(last) && text.size() >= 2) {
        std::size_t at = last_begin(text);
        // "Keeper of Locks —" goes on as well
        at -= at > 1 && text[at - 1] == ' ' ? 1 : 0;
        return at > 0 && is_letter(last_of(text.substr(0, at)));
    }
    std::string_view word = last_word(text);
    if (word.size() == text.size()) {
        return false;
    }
    std::size_t letters = 0;
    for (std::size_t at = 0; at < word.size();) {
        if (!is_lower(next_character(word, at))) {
            return false;
        }
        ++letters;
    }
    return letters <= 3;
}

bool ends_with_open_year(std::string_view text) {
    if (text.empty() || !is_dash(last_of(text))) {
        return false;
    }
    std::string_view before = text.substr(0, last_begin(text));
    return ends_with_year(before) && (before.size() < 5 || !is_dash(last_of(before.substr(0, before.size() - 4))));
}

namespace {

/// "…, Boston, 21 March" above "2025.": the year alone.
bool parts_date(std::string_view before, std::string_view after) {
    constexpr std::size_t shortest = 12;  // "March" alone may be a label
    constexpr std::size_t longest_year = 5;
    return before.size() >= shortest && starts_with_year(after) && after.size() <= longest_year &&
           before.find(' ') != std::string_view::npos &&
           !lookup(Idea::months, trim_punctuation(last_word(before))).empty();
}

}  // namespace

bool parts_period(std::string_view before, std::string_view after) {
    if (parts_date(before, after)) {
        return true;
    }
    return is_open_period(before) && is_end_of_period(after);
}

}  // namespace cvconv
