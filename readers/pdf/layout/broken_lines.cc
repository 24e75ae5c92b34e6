#include "readers/pdf/layout/broken_lines.h"

#include <algorithm>

#include "readers/line_joining/line_ends.h"

namespace cvconv::pdf {

bool is_bracketed_link(std::string_view word) {
    return word.starts_with('(') && word.find("://") != std::string_view::npos &&
           word.find(')') == std::string_view::npos;
}

bool is_broken_address(std::string_view above, std::string_view below) {
    std::size_t blank = above.find_last_of(' ');
    std::string_view last = blank == std::string_view::npos ? above : above.substr(blank + 1);
    if (is_bracketed_link(last)) {
        below = below.substr(0, below.find_first_of(" )"));  // "example) in Leith"
    }
    if (below.empty() || below.size() > 60 || below.find(' ') != std::string_view::npos || last.size() < 4) {
        return false;
    }
    std::size_t at = last.find('@');
    // "social.example/@ada" is a page
    bool mail = at != std::string_view::npos && at > 0 && last.substr(0, at).find('/') == std::string_view::npos;
    // "harbour.example/ada", and not "Leith/Hull." at the end of a sentence
    const std::size_t slash = last.find('/');
    bool link =
        last.find("://") != std::string_view::npos || (slash != std::string_view::npos && last.find('.') < slash);
    if (!mail && !link) {
        bool splits_mail = below.find('@') != std::string_view::npos && below.front() == '@';
        return splits_mail;
    }
    constexpr std::string_view signs = "-._/@=?&%#";
    bool at_sign =
        signs.find(last.back()) != std::string_view::npos || signs.find(below.front()) != std::string_view::npos;
    bool incomplete =
        mail && last.substr(at).find('.') == std::string_view::npos && below.find('.') != std::string_view::npos;
    bool plain = std::all_of(below.begin(), below.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') ||
               std::string_view("-._/@=?&%#").find(c) != std::string_view::npos;
    });
    return plain && (at_sign || incomplete);
}

bool is_broken_address(const TextLine& above, const TextLine& line) {
    const bool one_cell = above.cells.size() == 1 || is_bracketed_link(last_word(above.joined));
    return one_cell && line.bottom - above.last_bottom < 2.2F * line.size &&
           is_broken_address(above.joined, line.joined);
}

}  // namespace cvconv::pdf
