#include "readers/pdf/words/tex_fonts.h"

#include <algorithm>
#include <array>

#include "ir/unicode.h"

namespace cvconv::pdf {

namespace {

constexpr std::string_view small_ligatures[] = {"ff", "fi", "fl", "ffi", "ffl"};

/// From 0x80 to 0xBC but where Cork has symbols; from 0xA0 on they are small.
constexpr std::array<char32_t, 61> cork_letters = {
    U'Ă', U'Ą', U'Ć', U'Č', U'Ď', U'Ě', U'Ę', U'Ğ', U'Ĺ', U'Ľ', U'Ł', U'Ń', U'Ň', U'Ŋ', U'Ő', U'Ŕ',
    U'Ř', U'Ś', U'Š', U'Ş', U'Ť', U'Ţ', U'Ű', U'Ů', U'Ÿ', U'Ź', U'Ž', U'Ż', U'Ĳ', U'İ', U'đ', U'§',
    U'ă', U'ą', U'ć', U'č', U'ď', U'ě', U'ę', U'ğ', U'ĺ', U'ľ', U'ł', U'ń', U'ň', U'ŋ', U'ő', U'ŕ',
    U'ř', U'ś', U'š', U'ş', U'ť', U'ţ', U'ű', U'ů', U'ÿ', U'ź', U'ž', U'ż', U'ĳ'};

/// Between letters, what Latin 1 has no letter for.
char32_t cork_letter(char32_t c) {
    switch (c) {
        case 0xD7: return U'Œ';
        case 0xF7: return U'œ';
        case 0xFF: return U'ß';
        default: break;
    }
    return c >= 0x80 && c < 0x80 + cork_letters.size() ? cork_letters[c - 0x80] : 0;
}

char32_t symbol(char32_t c) {
    switch (c) {
        case 0x10: return U'“';
        case 0x11: return U'”';
        case 0x12: return U'„';
        case 0x13: return U'«';
        case 0x14: return U'»';
        case 0x15: return U'–';
        case 0x16: return U'—';
        case 0x84: return U'†';
        case 0x88: return U'•';
        case 0x97: return U'™';
        case 0xBF: return U'€';
        default: return 0;
    }
}

bool is_ascii(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return c >= 0x20 && c < 0x7F; });
}

bool is_control(char32_t c) {
    return c < 0x20 || (c >= 0x7F && c < 0xA0);
}

std::string from_tex_encoding(const std::u32string& in) {
    const bool worded = std::any_of(in.begin(), in.end(), [](char32_t c) { return c < 0x80 && is_letter(c); });
    std::string out;
    for (char32_t c : in) {
        const std::size_t ligature = std::min<std::size_t>(c - 0x1B, c - 0x0B);  // of Cork, of OT1
        const char32_t letter = worded ? cork_letter(c) : 0;
        const char32_t sign = worded && c >= 0x20 ? 0 : symbol(c);
        if (c >= 0x0B && ligature < std::size(small_ligatures)) {
            out += small_ligatures[ligature];
        } else if (letter != 0 || sign != 0) {
            append_character(out, letter != 0 ? letter : sign);
        } else if (!is_control(c)) {
            append_character(out, c);
        }
    }
    return out;
}

std::string without_control_characters(const std::u32string& in) {
    std::string out;
    for (char32_t c : in) {
        if (c >= 0x20) {
            append_character(out, c);
        }
    }
    return out;
}

}  // namespace

void read_tex_encoding(std::vector<PageWord>& words, bool fonts_known) {
    std::vector<std::size_t> odd;
    bool cork = false;  // else fonts without a name are those of somebody who does without TeX, and says Unicode
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (!is_ascii(words[i].text)) {
            odd.push_back(i);
            const std::u32string in = to_characters(words[i].text);
            cork = cork || (fonts_known && words[i].font.empty() && std::any_of(in.begin(), in.end(), is_control));
        }
    }
    bool emptied = false;
    for (std::size_t i : odd) {
        const std::u32string in = to_characters(words[i].text);
        words[i].text = cork && words[i].font.empty() ? from_tex_encoding(in) : without_control_characters(in);
        emptied = emptied || words[i].text.empty();
    }
    if (emptied) {
        std::erase_if(words, [](const PageWord& word) { return word.text.empty(); });
    }
}

}  // namespace cvconv::pdf
