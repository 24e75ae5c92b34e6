#include "ir/formats/yaml/scalars.h"

#include <algorithm>
#include <array>

#include "ir/unicode.h"

namespace cvconv::yaml {

namespace {

using Json = nlohmann::ordered_json;

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

}  // namespace

Json resolved(std::string text) {
    const std::string word = lower_ascii(text);
    if (text.empty() || text == "~" || word == "null") {
        return nullptr;
    }
    if (word == "true" || word == "false") {
        return word == "true";
    }
    constexpr std::size_t longest_number = 24;
    if ((is_digit(text.front()) || text.front() == '-') && text.size() <= longest_number) {
        Json number = Json::parse(text, nullptr, false);
        if (number.is_number() && number.dump() == text) {
            return number;
        }
    }
    return text;
}

bool looks_typed(std::string_view text) {
    static constexpr std::array<std::string_view, 13> words = {"",  "~", "null", "true", "false", "yes", "no",
                                                               "y", "n", "on",   "off",  "=",     "<<"};
    if (std::find(words.begin(), words.end(), lower_ascii(text)) != words.end()) {
        return true;
    }
    // Numbers in any notation, dates, times, numbers to the base of 60: digits with marks and perhaps letters of
    // "0x", "1e5", ".inf", "2019-05-01T10:00:00Z".
    const std::size_t first = text.find_first_not_of("+-");
    if (first == std::string_view::npos || !(is_digit(text[first]) || text[first] == '.')) {
        return false;
    }
    const std::string word = lower_ascii(text.substr(first));
    return word == ".inf" || word == ".nan" ||
           (std::any_of(word.begin(), word.end(), is_digit) &&
            word.find_first_not_of("0123456789abcdefoxtz_.:+- ") == std::string::npos);
}

}  // namespace cvconv::yaml
