#include "readers/text/letter_spacing.h"

#include <algorithm>
#include <vector>

#include "ir/unicode.h"

namespace cvconv::text {

namespace {

struct Letter {
    std::string_view text;
    int blanks_before = 0;
    bool letter = false;
};

/// The characters of `line` if they all stand alone; else nothing.
std::vector<Letter> single_letters(std::string_view line) {
    std::vector<Letter> letters;
    int blanks = 1;
    for (std::size_t at = 0; at < line.size();) {
        std::size_t here = at;
        char32_t c = next_character(line, at);
        if (is_space(c)) {
            ++blanks;
            continue;
        }
        if (blanks == 0) {
            return {};
        }
        letters.push_back({line.substr(here, at - here), blanks, is_letter(c)});
        blanks = 0;
    }
    return letters;
}

bool is_east_asian(std::string_view letter) {
    std::size_t at = 0;
    char32_t c = next_character(letter, at);
    return is_cjk(c) || (c >= 0xAC00 && c <= 0xD7A3);
}

std::string put_together(const std::vector<Letter>& letters) {
    int smallest = letters[1].blanks_before;
    for (std::size_t i = 1; i < letters.size(); ++i) {
        smallest = std::min(smallest, letters[i].blanks_before);
    }
    std::string joined;
    for (std::size_t i = 0; i < letters.size(); ++i) {
        joined += i > 0 && letters[i].blanks_before > smallest ? " " : "";
        joined += letters[i].text;
    }
    return joined;
}

}  // namespace

std::string join_letter_spaced(std::string_view line) {
    std::string_view bare = trim(line);
    if (bare.size() < 3 || bare.size() > 400) {
        return {};
    }
    std::string indent(line.substr(0, static_cast<std::size_t>(bare.data() - line.data())));
    std::size_t colon = std::min(bare.find(':'), bare.find("："));
    std::string_view label = colon == std::string_view::npos ? bare : trim(bare.substr(0, colon));
    std::string_view rest = colon == std::string_view::npos ? std::string_view{} : bare.substr(colon);
    std::vector<Letter> letters = single_letters(label);
    auto count = std::count_if(letters.begin(), letters.end(), [](const Letter& l) { return l.letter; });
    bool east_asian = count >= 2 && std::all_of(letters.begin(), letters.end(),
                                                [](const Letter& l) { return is_east_asian(l.text); });
    // Four letters at least: "A B C" may be blood groups or licence classes. And no list of them, so
    // no commas or digits.
    bool wide =
        count >= 4 && std::all_of(letters.begin(), letters.end(), [](const Letter& l) {
            return l.letter || l.text == "&" || l.text == "-" || l.text == "/" || l.text == "'" || l.text == "’";
        });
    bool gap = !letters.empty() && letters.size() >= 2;
    if (!gap || !(wide || east_asian)) {
        return {};
    }
    std::string joined = indent + put_together(letters);
    if (!rest.empty()) {
        // "성명 : …" keeps the blank before its colon
        std::string_view before_rest = line.substr(0, static_cast<std::size_t>(rest.data() - line.data()));
        joined += before_rest.ends_with(' ') ? " " : "";
        joined += rest;
    }
    return joined;
}

}  // namespace cvconv::text
