#include "readers/text/encoding/private_glyphs.h"

#include <algorithm>
#include <map>

#include "ir/unicode.h"

namespace cvconv {

namespace {

bool is_private(char32_t c) {
    return c >= 0xE000 && c <= 0xF8FF;
}

/// Symbol and Wingdings as Word writes them into text: • ▪ ➢ ✓ ■ ❖ ➔ ○ ▫ ★ and the like.
bool is_known_bullet(char32_t c) {
    switch (c) {
        case 0xF0B7:
        case 0xF0A7:
        case 0xF0D8:
        case 0xF0FC:
        case 0xF06E:
        case 0xF076:
        case 0xF0A8:
        case 0xF06C:
        case 0xF0E0:
        case 0xF0E8:
        case 0xF071:
        case 0xF072:
        case 0xF09F:
        case 0xF09E:
        case 0xF0D2: return true;
        default: return false;
    }
}

struct Use {
    int lines = 0;  ///< that begin with it
    int last = -10;
    bool close = false;
};

}  // namespace

std::string replace_private_glyphs(std::string_view text) {
    std::map<char32_t, Use> uses;
    bool any = false;
    int line = 0;
    bool at_beginning = true;
    for (std::size_t at = 0; at < text.size();) {
        char32_t c = next_character(text, at);
        if (c == '\n') {
            ++line;
            at_beginning = true;
        } else if (is_private(c)) {
            any = true;
            if (at_beginning) {
                Use& use = uses[c];
                use.close = use.close || line - use.last <= 3;
                use.last = line;
                ++use.lines;
            }
            at_beginning = false;
        } else if (!is_space(c)) {
            at_beginning = false;
        }
    }
    if (!any) {
        return std::string(text);
    }
    std::string replaced;
    replaced.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        std::size_t here = at;
        char32_t c = next_character(text, at);
        if (!is_private(c)) {
            replaced += text.substr(here, at - here);
            continue;
        }
        auto use = uses.find(c);
        bool bullet = is_known_bullet(c) || (use != uses.end() && use->second.lines >= 3 && use->second.close);
        replaced += bullet ? "•" : " ";
    }
    return replaced;
}

}  // namespace cvconv
