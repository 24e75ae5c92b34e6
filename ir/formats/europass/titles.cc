#include "ir/formats/europass/titles.h"

#include <array>

#include "ir/unicode.h"

namespace cvconv::europass {

namespace {

constexpr std::string_view no_break = "\u00A0";
constexpr std::string_view pair_separator = " – ";
constexpr std::string_view word_joiner = "\u2060";
constexpr std::string_view comma = ", ";
constexpr std::array<std::string_view, 3> list_separators = {" | ", "; ", ", "};

void replace_all(std::string& text, std::string_view from, std::string_view to) {
    std::string result;
    std::size_t at = 0;
    for (std::size_t hit = text.find(from); hit != std::string::npos; hit = text.find(from, at)) {
        result.append(text, at, hit - at).append(to);
        at = hit + from.size();
    }
    text = result.append(text, at);
}

/// `separator` with its last or first blank made a no-break one, whichever `at` says.
std::string with_no_break(std::string_view separator, std::size_t at) {
    return std::string(separator.substr(0, at)).append(no_break).append(separator.substr(at + 1));
}

std::string protect(std::string_view text, std::string_view separator, std::size_t blank) {
    std::string result(text);
    replace_all(result, separator, with_no_break(separator, blank));
    return result;
}

std::string restore(std::string_view text, std::string_view separator, std::size_t blank) {
    std::string result(trim(text));
    replace_all(result, with_no_break(separator, blank), separator);
    return result;
}

std::string protect_dashes(std::string_view text) {
    return protect(text, pair_separator, 0);
}

std::string restore_dashes(std::string_view text) {
    return restore(text, pair_separator, 0);
}

/// Where the bracket that `text` ends with opens: "Englisch (gut (B2))" → 9. npos if there is none.
std::size_t bracket_at_end(std::string_view text) {
    if (!text.ends_with(')')) {
        return std::string_view::npos;
    }
    int depth = 0;
    for (std::size_t i = text.size(); i-- > 0;) {
        depth += text[i] == ')' ? 1 : text[i] == '(' ? -1 : 0;
        if (depth == 0) {
            return i;
        }
    }
    return std::string_view::npos;
}

}  // namespace

std::string join_pair(std::string_view a, std::string_view b) {
    if (b.empty()) {
        return protect_dashes(a);
    }
    return a.empty() ? protect_dashes(b).append(word_joiner)
                     : protect_dashes(a).append(pair_separator).append(protect_dashes(b));
}

Pair split_pair(std::string_view text) {
    text = trim(text);
    if (text.ends_with(word_joiner)) {
        return {"", restore_dashes(text.substr(0, text.size() - word_joiner.size()))};
    }
    std::size_t at = text.find(pair_separator);
    if (at == std::string_view::npos) {
        return {restore_dashes(text), ""};
    }
    return {restore_dashes(text.substr(0, at)), restore_dashes(text.substr(at + pair_separator.size()))};
}

std::string join_note(std::string_view a, std::string_view b) {
    std::string result(a);
    if (!b.empty()) {
        return result + (a.empty() ? "(" : " (") + std::string(b) + ')';
    }
    std::size_t open = bracket_at_end(result);
    if (open != std::string::npos && open > 0 && result[open - 1] == ' ') {
        result.replace(open - 1, 1, no_break);
    }
    return result;
}

Pair split_note(std::string_view text) {
    text = trim(text);
    std::size_t open = bracket_at_end(text);
    if (open == 0 || open == std::string_view::npos || text[open - 1] != ' ') {
        return {restore(text, " (", 0), ""};
    }
    return {restore(text.substr(0, open - 1), " (", 0), std::string(text.substr(open + 1, text.size() - open - 2))};
}

std::string join_comma(std::string_view a, std::string_view b) {
    std::string first = protect(a, comma, 1);
    return b.empty() ? first : first + std::string(comma) + protect(b, comma, 1);
}

Pair split_comma(std::string_view text) {
    std::size_t at = text.rfind(comma);
    if (at == std::string_view::npos) {
        return {restore(text, comma, 1), ""};
    }
    return {restore(text.substr(0, at), comma, 1), restore(text.substr(at + comma.size()), comma, 1)};
}

std::optional<std::string> join_list(const std::vector<std::string>& items) {
    for (std::size_t i = list_separators.size(); i-- > 0;) {
        std::string joined;
        for (const std::string& item : items) {
            joined += (joined.empty() ? "" : std::string(list_separators.at(i))) + item;
        }
        if (split_list(joined) == items) {
            return joined;
        }
    }
    return std::nullopt;
}

std::vector<std::string> split_list(std::string_view text) {
    std::vector<std::string> items;
    std::string_view separator = list_separators.back();
    for (std::string_view candidate : list_separators) {
        if (text.find(candidate) != std::string_view::npos) {
            separator = candidate;
            break;
        }
    }
    while (!text.empty()) {
        std::size_t at = text.find(separator);
        std::string_view item = trim(text.substr(0, at));
        if (!item.empty()) {
            items.emplace_back(item);
        }
        text = at == std::string_view::npos ? std::string_view{} : text.substr(at + separator.size());
    }
    return items;
}

}  // namespace cvconv::europass
