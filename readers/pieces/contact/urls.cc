#include "readers/pieces/contact/urls.h"

#include <algorithm>
#include <array>

#include "readers/pieces/characters.h"
#include "readers/pieces/contact/top_level_domains.h"

namespace cvconv {

namespace {

constexpr std::size_t longest_url = 2000;

/// Names of products that look like domains.
constexpr std::array<std::string_view, 9> products = {
    "asp.net", "vb.net", "ado.net", "ml.net", "paint.net", "socket.io", "draw.io", "booking.com", "salesforce.com"};

bool is_host(char32_t c) {
    return c < 0x80 ? is_ascii_letter(c) || is_ascii_digit(c) || c == '-' || c == '.' : c < 0x530 && is_letter(c);
}

/// What an address on a page ends at, besides blanks: brackets, quotes, East Asian text.
bool ends_url(char32_t c) {
    if (c < 0x80) {
        return c <= ' ' || c == '<' || c == '>' || c == '"' || c == '|' || c == '\\' || c == '^' || c == '`';
    }
    return c >= 0x530 || is_space(c) || c == U'«' || c == U'»' || c == U'·' || c == U'¦';
}

bool is_trailing(char c) {
    return std::string_view(".,;:!?'*_").find(c) != std::string_view::npos;
}

/// The end of the address that begins at `begin`: without the punctuation of the sentence around it,
/// with brackets of its own.
std::size_t end_of_url(std::string_view text, std::size_t begin) {
    std::size_t limit = std::min(text.size(), begin + longest_url);
    std::size_t end = begin;
    int round = 0;
    int square = 0;
    while (end < limit) {
        char32_t c = character_at(text, end);
        if (ends_url(c)) {
            break;
        }
        round += c == '(' ? 1 : c == ')' ? -1 : 0;
        square += c == '[' ? 1 : c == ']' ? -1 : 0;
        if (round < 0 || square < 0 ||
            (c == ',' && (starts_with_ignoring_case(text.substr(end + 1), "http") ||
                          starts_with_ignoring_case(text.substr(end + 1), "www.")))) {
            break;
        }
        (void)next_character(text, end);
    }
    while (end > begin && is_trailing(text[end - 1])) {
        --end;
    }
    return end;
}

bool has_lower_case(std::string_view text) {
    return std::any_of(text.begin(), text.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}
bool has_upper_case(std::string_view text) {
    return std::any_of(text.begin(), text.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
}

/// How sure it is that "name.xyz" (without a path, if `has_path` is false) is an address; 0 = it is none.
float domain_certainty(std::string_view host, bool has_path) {
    if (host.size() < 4 || host.front() == '-' || host.find("..") != std::string_view::npos) {
        return 0;
    }
    std::size_t dot = host.rfind('.');
    if (dot == std::string_view::npos || dot == 0 || dot + 3 > host.size()) {
        return 0;
    }
    std::string_view top = host.substr(dot + 1);
    std::size_t second_begin = host.rfind('.', dot - 1);
    second_begin = second_begin == std::string_view::npos ? 0 : second_begin + 1;
    std::string_view second = host.substr(second_begin, dot - second_begin);
    std::string lower = lower_ascii(host);
    if (!is_top_level_domain(lower_ascii(top)) || second.empty()) {
        return 0;
    }
    // "finished.In 2019", "B.Com": the ending of an address is written as its name is.
    if (has_upper_case(top) && has_lower_case(host)) {
        return 0;
    }
    if (second.size() == 1 && (!has_path || has_upper_case(host))) {
        return 0;
    }
    if (!has_path && std::find(products.begin(), products.end(), lower) != products.end()) {
        return 0;
    }
    if (!has_path && std::all_of(second.begin(), second.end(), [](char c) { return c >= '0' && c <= '9'; })) {
        return 0;  // "10.in"
    }
    if (has_path) {
        return 1;
    }
    if (is_file_ending(lower_ascii(top)) && second_begin == 0) {
        return has_upper_case(host) ? 0.2F : 0.5F;
    }
    return has_upper_case(host) ? 0.3F : 0.9F;
}

/// "10.1234/abc.5": the length of the DOI at the beginning of `text`, or 0.
std::size_t doi_length(std::string_view text) {
    if (!text.starts_with("10.")) {
        return 0;
    }
    std::size_t at = 3;
    while (at < text.size() && (is_ascii_digit(static_cast<unsigned char>(text[at])) || text[at] == '.')) {
        ++at;
    }
    if (at < 7 || at > 13 || at + 1 >= text.size() || text[at] != '/' || text[at - 1] == '.') {
        return 0;
    }
    std::size_t end = end_of_url(text, 0);
    return end > at + 1 ? end : 0;
}

class UrlFinder {
public:
    UrlFinder(std::string_view text, Span within) : text_(text.substr(0, within.end)), at_(within.begin), floor_(at_) {}

    std::vector<FoundUrl> find() {
        while (at_ < text_.size()) {
            if (starts_here() && (scheme() || doi() || bare())) {
                at_ = floor_ = found_.back().where.end;
                continue;
            }
            (void)next_character(text_, at_);
        }
        return std::move(found_);
    }

private:
    /// Not inside a word or an e-mail address.
    bool starts_here() const {
        if (at_ <= floor_) {
            return is_host(character_at(text_, at_));
        }
        char32_t before = character_before(text_, at_);
        return is_host(character_at(text_, at_)) && !is_host(before) && before != '@' && before != '_' && before != '+';
    }

    bool scheme() {
        std::string_view rest = text_.substr(at_);
        std::size_t begin = 0;
        if (starts_with_ignoring_case(rest, "https://")) {
            begin = 8;
        } else if (starts_with_ignoring_case(rest, "http://")) {
            begin = 7;
        } else if (starts_with_ignoring_case(rest, "www.")) {
            begin = 4;
        }
        if (begin == 0 || !is_host(character_at(rest, begin))) {
            return false;
        }
        std::size_t end = end_of_url(text_, at_);
        std::string_view written = text_.substr(at_, end - at_);
        if (written.size() < begin + 3 || written.find('.', begin) == std::string_view::npos) {
            return false;
        }
        std::string url = begin == 4 ? "https://" + std::string(written) : std::string(written);
        add(at_, end, url, lower_ascii(url).find("doi.org/10.") != std::string::npos, 1);
        return true;
    }

    bool doi() {
        std::string_view rest = text_.substr(at_);
        std::size_t label = 0;
        if (starts_with_ignoring_case(rest, "doi")) {
            label = 3;
            while (label < rest.size() && label < 8 && (rest[label] == ':' || rest[label] == ' ')) {
                ++label;
            }
        }
        std::size_t length = doi_length(rest.substr(label));
        if (length == 0) {
            return false;
        }
        add(at_, at_ + label + length, "https://doi.org/" + std::string(rest.substr(label, length)), true, 1);
        return true;
    }

    bool bare() {
        std::size_t end_of_host = at_;
        std::size_t limit = std::min(text_.size(), at_ + 255);
        while (end_of_host < limit && is_host(character_at(text_, end_of_host))) {
            (void)next_character(text_, end_of_host);
        }
        char32_t next = character_at(text_, end_of_host);
        if (next == '@' || next == '_') {
            return false;
        }
        std::size_t end = end_of_host;
        bool has_path = next == '/' && !ends_url(character_at(text_, end_of_host + 1));
        if (has_path) {
            end = end_of_url(text_, at_);
            has_path = end > end_of_host + 1;
        }
        std::string_view host = text_.substr(at_, end_of_host - at_);
        while (!host.empty() && (host.back() == '.' || host.back() == '-')) {
            host.remove_suffix(1);
            has_path = false;
        }
        float certainty = domain_certainty(host, has_path);
        if (certainty <= 0) {
            return false;
        }
        end = has_path ? end : at_ + host.size();
        std::string url = "https://" + std::string(text_.substr(at_, end - at_));
        add(at_, end, url, url.find("doi.org/10.") != std::string::npos, certainty);
        return true;
    }

    void add(std::size_t begin, std::size_t end, std::string url, bool is_doi, float certainty) {
        if (is_doi) {
            url = doi_address(std::move(url));
        }
        if (character_before(text_, begin) == '<' && character_at(text_, end) == '>' && begin > floor_) {
            --begin;
            ++end;
        }
        found_.push_back({make_span(begin, end), std::move(url), is_doi, certainty});
    }

    std::string_view text_;
    std::size_t at_;
    std::size_t floor_;
    std::vector<FoundUrl> found_;
};

}  // namespace

std::string doi_address(std::string url) {
    constexpr std::string_view doi_host = "doi.org/";
    const std::string lower = lower_ascii(url);
    const std::size_t at = lower.find(doi_host);
    const std::string_view before = std::string_view(lower).substr(0, std::min(at, lower.size()));
    if (before == "http://" || before == "http://dx." || before == "https://dx." || before == "http://www." ||
        before == "https://www.") {
        return "https://doi.org/" + url.substr(at + doi_host.size());
    }
    return url;
}

std::vector<FoundUrl> find_urls(std::string_view text, Span within) {
    return UrlFinder(text, within).find();
}

std::string to_url(std::string_view written) {
    std::string_view trimmed = trim(written);
    // "https://ada.example|": the separator between two addresses was taken into the link
    while (trimmed.ends_with('|') || trimmed.ends_with("%7C") || trimmed.ends_with("%7c")) {
        trimmed.remove_suffix(trimmed.ends_with('|') ? 1 : 3);
        trimmed = trim(trimmed);
    }
    if (trimmed.empty() || trimmed.find_first_of(" \t\n") != std::string_view::npos) {
        return {};
    }
    if (starts_with_ignoring_case(trimmed, "http://") || starts_with_ignoring_case(trimmed, "https://")) {
        return std::string(trimmed);
    }
    if (trimmed.starts_with("//")) {
        return "https:" + std::string(trimmed);
    }
    auto found = find_urls(trimmed, make_span(0, trimmed.size()));
    return found.size() == 1 && found[0].where.begin == 0 && found[0].where.end >= trimmed.size() - 1 ? found[0].url
                                                                                                      : std::string();
}

}  // namespace cvconv
