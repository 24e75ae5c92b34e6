#include "readers/pieces/contact/emails.h"

#include <algorithm>
#include <array>

#include "readers/pieces/characters.h"

namespace cvconv {

namespace {

/// Letters of addresses: Latin, Greek and Cyrillic. Han and Hangul stand next to an address, not in it.
bool is_address_letter(char32_t c) {
    return c < 0x80 ? is_ascii_letter(c) || is_ascii_digit(c) : c < 0x530 && is_letter(c);
}

bool is_local(char32_t c) {
    return is_address_letter(c) ||
           (c < 0x80 && std::string_view(".!#$%&'*+-/=?^_`{}~").find(static_cast<char>(c)) != std::string_view::npos);
}

bool is_domain(char32_t c) {
    return is_address_letter(c) || c == '-' || c == '.';
}

/// Ways to write "@" and "." that machines should not read.
constexpr std::array<std::string_view, 10> ats = {"(at)", "[at]", "{at}", "<at>", "(ät)",
                                                  "[ät]", "(@)",  "[@]",  "(a)",  "&#64;"};
constexpr std::array<std::string_view, 8> dots = {"(dot)",   "[dot]",   "{dot}", "<dot>",
                                                  "(punkt)", "[punkt]", "(.)",   "[.]"};

/// Begins one of `ats`.
bool may_be_at(char c) {
    return c == '(' || c == '[' || c == '{' || c == '<' || c == '&';
}

template <std::size_t n>
std::size_t length_of_any(std::string_view text, const std::array<std::string_view, n>& spellings) {
    for (std::string_view spelling : spellings) {
        if (starts_with_ignoring_case(text, spelling)) {
            return spelling.size();
        }
    }
    return 0;
}

std::size_t skip_blanks(std::string_view text, std::size_t at) {
    while (at < text.size() && text[at] == ' ') {
        ++at;
    }
    return at;
}

class EmailFinder {
public:
    EmailFinder(std::string_view text, Span within) : text_(text.substr(0, within.end)), floor_(within.begin) {}

    std::vector<FoundEmail> find() {
        for (std::size_t at = floor_; at < text_.size(); ++at) {
            std::string_view rest = text_.substr(at);
            if (text_[at] == '@') {
                plain(at, at + 1);
            } else if (rest.starts_with("＠")) {
                plain(at, at + std::string_view("＠").size());
            } else if (text_[at] == ' ' && starts_with_ignoring_case(rest, " at ")) {
                disguised(at, at + 4, true);
            } else if (std::size_t size = may_be_at(text_[at]) ? length_of_any(rest, ats) : 0) {
                std::size_t left = at;
                while (left > floor_ && text_[left - 1] == ' ') {
                    --left;
                }
                disguised(left, skip_blanks(text_, at + size), false);
            }
            at = std::max(at, next_ > 0 ? next_ - 1 : 0);
        }
        return std::move(found_);
    }

private:
    std::size_t begin_of_local(std::size_t at) const {
        // An address has at most 64 bytes before the @: a long run is none, and looked at only once.
        for (std::size_t n = 0; at > floor_ && n < 65; ++n) {
            std::size_t before = previous(text_, at);
            if (!is_local(character_at(text_, before))) {
                break;
            }
            at = before;
        }
        return at;
    }

    /// "ada (dot) l" before an "[at]": where it begins, its dots also as words.
    std::size_t begin_of_disguised(std::size_t at, std::string& local) const {
        std::size_t begin = begin_of_local(at);
        local = text_.substr(begin, at - begin);
        for (int parts = 0; parts < 4 && !local.empty(); ++parts) {
            std::size_t left = begin;
            while (left > floor_ && text_[left - 1] == ' ') {
                --left;
            }
            const std::string_view before = text_.substr(floor_, left - floor_);
            const auto* dot = std::find_if(dots.begin(), dots.end(), [&](std::string_view spelling) {
                return before.size() > spelling.size() &&
                       starts_with_ignoring_case(before.substr(before.size() - spelling.size()), spelling);
            });
            if (dot == dots.end()) {
                break;
            }
            std::size_t end = left - dot->size();
            while (end > floor_ && text_[end - 1] == ' ') {
                --end;
            }
            const std::size_t more = begin_of_local(end);
            if (more == end) {
                break;
            }
            local = std::string(text_.substr(more, end - more)) + '.' + local;
            begin = more;
        }
        return begin;
    }

    std::size_t end_of_domain(std::size_t at) const {
        std::size_t limit = std::min(text_.size(), at + 255);
        while (at < limit && is_domain(character_at(text_, at))) {
            (void)next_character(text_, at);
        }
        return at;
    }

    /// "site.example.org" without what punctuation follows; empty unless it can be a domain.
    static std::string_view as_domain(std::string_view run) {
        while (!run.empty() && (run.back() == '.' || run.back() == '-')) {
            run.remove_suffix(1);
        }
        std::size_t dot = run.rfind('.');
        if (dot == std::string_view::npos || dot == 0 || run.front() == '-' ||
            run.find("..") != std::string_view::npos) {
            return {};
        }
        std::string_view top = run.substr(dot + 1);
        bool letters = std::all_of(top.begin(), top.end(), [](char c) {
            return is_ascii_letter(static_cast<unsigned char>(c)) || static_cast<unsigned char>(c) >= 0x80;
        });
        return top.size() >= 2 && (letters || top.starts_with("xn--")) ? run : std::string_view{};
    }

    void plain(std::size_t at, std::size_t behind) {
        std::size_t end_of_left = at;
        std::size_t right = behind;
        // "ada.lovelace @ example.org": blanks only around what is an address without doubt.
        // Scanners put one on one side: "ada.l@ example.org".
        bool blank_left = at > floor_ && text_[at - 1] == ' ';
        bool blank_right = behind < text_.size() && text_[behind] == ' ';
        bool spaced = blank_right;
        if (spaced) {
            end_of_left = at - (blank_left ? 1 : 0);
            right = behind + 1;
        }
        std::size_t begin = begin_of_local(end_of_left);
        std::string_view local = text_.substr(begin, end_of_left - begin);
        std::size_t colon = local.rfind('/');  // "//user@host" is no address
        if (colon != std::string_view::npos) {
            begin += colon + 1;
            local = local.substr(colon + 1);
        }
        while (!local.empty() && std::string_view(".'`*{=?&").find(local.front()) != std::string_view::npos) {
            local.remove_prefix(1);
            ++begin;
        }
        std::string_view domain = as_domain(text_.substr(right, end_of_domain(right) - right));
        if (local.empty() || local.back() == '.' || domain.empty() || local.size() > 64) {
            return;
        }
        if (spaced && local.find_first_of("._-0123456789") == std::string_view::npos) {
            return;  // "Engineer @ Example.com" is a job
        }
        char32_t before = character_before(text_, begin);
        std::size_t end = right + domain.size();
        if (before == '@' || text_.substr(0, begin).ends_with("://") || character_at(text_, end) == '@') {
            return;
        }
        if (character_at(text_, end) == ':' && is_letter(character_at(text_, end + 1)) && local == "git") {
            return;  // git@host:path
        }
        add(begin, end, std::string(local) + "@" + std::string(domain), spaced ? 0.8F : 1.0F);
    }

    /// "ada (at) example.org", "ada at example dot org".
    void disguised(std::size_t end_of_left, std::size_t right, bool needs_dot_word) {
        std::string local;
        const std::size_t begin = begin_of_disguised(end_of_left, local);
        std::string domain;
        bool dot_word = false;
        std::size_t at = right;
        for (int labels = 0; labels < 6; ++labels) {
            std::size_t end = end_of_domain(at);
            if (end == at) {
                break;
            }
            domain += text_.substr(at, end - at);
            at = end;
            std::size_t next = skip_blanks(text_, at);
            std::size_t size = length_of_any(text_.substr(next), dots);
            if (size == 0 && next > at && starts_with_ignoring_case(text_.substr(next), "dot ")) {
                size = 4;
            }
            if (size == 0) {
                break;
            }
            dot_word = true;
            domain += '.';
            at = skip_blanks(text_, next + size);
        }
        std::string_view checked = as_domain(domain);
        if (local.empty() || checked.empty() || (needs_dot_word && !dot_word)) {
            return;
        }
        std::size_t end = at - (domain.size() - checked.size());
        add(begin, end, local + "@" + std::string(checked), 0.9F);
    }

    void add(std::size_t begin, std::size_t end, std::string address, float certainty) {
        if (text_.substr(0, begin).ends_with("mailto:")) {
            begin -= 7;
        }
        if (character_before(text_, begin) == '<' && character_at(text_, end) == '>') {
            --begin;
            ++end;
        }
        if (begin < floor_) {
            return;
        }
        found_.push_back({make_span(begin, end), std::move(address), certainty});
        floor_ = next_ = end;
    }

    std::string_view text_;
    std::size_t floor_;
    std::size_t next_ = 0;
    std::vector<FoundEmail> found_;
};

}  // namespace

std::vector<FoundEmail> find_emails(std::string_view text, Span within) {
    return EmailFinder(text, within).find();
}

}  // namespace cvconv
