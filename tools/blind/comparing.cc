#include "tools/blind/comparing.h"

#include <algorithm>
#include <array>

namespace cvconv::blind {
namespace {

constexpr std::array<std::string_view, 14> personal_hosts = {
    "github.io",  "gitlab.io",     "wixsite.com", "wordpress.com", "blogspot.com",  "weebly.com",      "netlify.app",
    "vercel.app", "herokuapp.com", "tumblr.com",  "webnode.com",   "jimdofree.com", "squarespace.com", "carrd.co"};

}  // namespace

NumberText digits_of(std::string_view text) {
    NumberText digits;
    std::size_t marks = 0;
    for (std::size_t at = 0; at < text.size();) {
        const auto begin = static_cast<std::uint32_t>(at);
        const char32_t c = next_character(text, at);
        const Span where{begin, static_cast<std::uint32_t>(at)};
        if (is_digit(c)) {
            digits.text += fold(where.of(text)).front();
            digits.where.push_back(where);
            marks = 0;
            continue;
        }
        const bool mark = c != '\n' && (is_space(c) || is_dash(c) || c == '.' || c == '/' || c == '(' || c == ')');
        if ((!mark || ++marks > 3) && !digits.text.ends_with('x')) {
            digits.text += 'x';
            digits.where.push_back(where);
        }
    }
    return digits;
}

std::string only_digits(std::string_view text) {
    std::string digits = digits_of(text).text;
    std::erase(digits, 'x');
    return digits;
}

bool is_phrase_at(const std::vector<Word>& words, std::size_t at, const std::vector<std::string>& phrase) {
    bool fits = at + phrase.size() <= words.size();
    for (std::size_t i = 0; fits && i < phrase.size(); ++i) {
        fits = words[at + i].folded == phrase[i];
    }
    return fits;
}

std::vector<std::string> folded_words(std::string_view text) {
    std::vector<std::string> folded;
    for (Word& word : words_of(text)) {
        folded.push_back(std::move(word.folded));
    }
    return folded;
}

bool has_address(std::string_view text, std::string_view address) {
    for (std::size_t at = address.empty() ? address.npos : text.find(address); at != std::string_view::npos;
         at = text.find(address, at + 1)) {
        const char before = at == 0 ? ' ' : text[at - 1];
        if ((before < 'a' || before > 'z') && (before < '0' || before > '9') && before != '-') {
            return true;
        }
    }
    return false;
}

bool is_on_personal_host(std::string_view url) {
    const std::string_view host = url.substr(0, url.find_first_of("/?#:"));
    return std::any_of(personal_hosts.begin(), personal_hosts.end(), [&](std::string_view site) {
        return host.size() > site.size() && host.ends_with(site) && host[host.size() - site.size() - 1] == '.';
    });
}

bool is_in_address(std::string_view text, Span word) {
    constexpr std::string_view ends = " \t\n<>\"";
    const std::size_t before = text.substr(0, word.begin).find_last_of(ends);
    const std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
    const std::string_view token = text.substr(begin, text.find_first_of(ends, word.end) - begin);
    return token.find('@') != std::string_view::npos || token.find("://") != std::string_view::npos ||
           token.starts_with("www.");
}

}  // namespace cvconv::blind
