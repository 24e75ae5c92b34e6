#include "readers/pdf/characters.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "ir/unicode.h"
#include "readers/pdf/network_icons.h"
#include "readers/pdf/small_capitals.h"

namespace cvconv::pdf {

namespace {

/// The combining form of an accent that stands for itself, 0 if it is none. TeX's OT1 fonts set
/// accents so: "¨o" or "o¨".
char32_t combining(char32_t c) {
    switch (c) {
        case U'¨': return 0x308;
        case U'´': return 0x301;
        case U'`': return 0x300;
        case U'ˆ': return 0x302;
        case U'˜': return 0x303;
        case U'¯': return 0x304;
        case U'˘': return 0x306;
        case U'˙': return 0x307;
        case U'˚': return 0x30A;
        case U'˝': return 0x30B;
        case U'ˇ': return 0x30C;
        case U'¸': return 0x327;
        case U'˛': return 0x328;
        default: return 0;
    }
}

bool takes_accent(char32_t letter, char32_t accent) {
    if (!is_letter(letter) && letter != U'ı') {
        return false;
    }
    std::string pair;
    append_character(pair, letter == U'ı' ? U'i' : letter);
    append_character(pair, accent);
    return count_characters(to_nfc(pair)) == 1;
}

bool is_private(char32_t c) {
    return (c >= 0xE000 && c <= 0xF8FF) || c >= 0xF0000;
}

const char* ligature(char32_t c) {
    switch (c) {
        case 0xFB00: return "ff";
        case 0xFB01: return "fi";
        case 0xFB02: return "fl";
        case 0xFB03: return "ffi";
        case 0xFB04: return "ffl";
        case 0xFB05: return "st";
        case 0xFB06: return "st";
        default: return nullptr;
    }
}

/// Fonts whose letters are pictures.
bool is_icon_font(const std::string& name) {
    for (std::string_view part : {"awesome", "icon", "material", "glyphs", "academicons", "typicons", "fontello",
                                  "icomoon", "feather", "marvosym", "simpleicons", "bootstrap-"}) {
        if (name.find(part) != std::string::npos) {
            return true;
        }
    }
    return false;
}

bool is_symbol_font(const std::string& name) {
    for (std::string_view part : {"wingding", "webding", "zapfding", "dingbat", "symbolmt", "opensymbol", "pifont"}) {
        if (name.find(part) != std::string::npos) {
            return true;
        }
    }
    return name == "symbol" || name == "pzdr";
}

/// Of what kind a word's font is, by its name; asked for every word, and most have the font of the one before.
class FontKinds {
public:
    bool icons(const PageWord& word) { return of(word).icons; }
    bool symbols(const PageWord& word) { return of(word).symbols; }

private:
    struct Kinds {
        bool icons = false, symbols = false;
    };
    Kinds of(const PageWord& word) {
        if (!known_ || word.font != font_) {
            const std::string name = fold(word.font);
            kinds_ = {is_icon_font(name), is_symbol_font(name)};
            font_ = word.font;
            known_ = true;
        }
        return kinds_;
    }
    std::string font_;
    Kinds kinds_;
    bool known_ = false;
};

}  // namespace

std::string readable(std::string_view text) {
    std::u32string in = to_characters(text);
    std::u32string out;
    for (std::size_t i = 0; i < in.size(); ++i) {
        char32_t c = in[i];
        if (const char* letters = ligature(c)) {
            for (const char* l = letters; *l != 0; ++l) {
                out += static_cast<char32_t>(*l);
            }
            continue;
        }
        if (c == 0xAD || is_invisible(c) || is_private(c) || c < 0x20) {
            continue;
        }
        if (char32_t accent = combining(c)) {
            if (i + 1 < in.size() && takes_accent(in[i + 1], accent)) {
                out += in[i + 1] == U'ı' ? U'i' : in[i + 1];
                out += accent;
                ++i;
                continue;
            }
            if (!out.empty() && takes_accent(out.back(), accent)) {
                out.back() = out.back() == U'ı' ? U'i' : out.back();
                out += accent;
                continue;
            }
        }
        if (c >= 0x300 && c <= 0x30F && !out.empty() && out.back() == U'ı') {
            out.back() = U'i';  // a dotless i below an accent is an i
        }
        // fonts of TeX say that their hyphen is U+2010; nobody searches for that, and no address has it
        out += c == 0xA0 ? U' ' : c == 0x2010 || c == 0x2011 ? U'-' : c;
    }
    std::string utf8;
    for (char32_t c : out) {
        append_character(utf8, c);
    }
    return to_nfc(utf8);
}

namespace {

/// "ezyki" and an ogonek over (or below) its first letter: TeX breaks the word before the letter it puts an accent on.
void set_accents_apart(std::vector<PageWord>& words) {
    for (std::size_t i = 0; i < words.size(); ++i) {
        std::u32string accent = to_characters(words[i].text);
        if (accent.size() != 1 || combining(accent[0]) == 0) {
            continue;
        }
        float middle = (words[i].left + words[i].right) / 2;
        for (std::size_t near : {i - 1, i + 1}) {  // i - 1 may wrap: no word then
            if (near >= words.size()) {
                continue;
            }
            PageWord& word = words[near];
            std::u32string letters = to_characters(word.text);
            float width = (word.right - word.left) / static_cast<float>(std::max<std::size_t>(1, letters.size()));
            bool over_first = middle > word.left && middle < word.left + std::max(width, 0.6F * word.size) &&
                              std::abs(word.middle() - words[i].middle()) < 0.5F * word.size;
            if (over_first && !letters.empty() && takes_accent(letters[0], combining(accent[0]))) {
                std::string mended;
                append_character(mended, letters[0]);
                append_character(mended, combining(accent[0]));
                for (std::size_t k = 1; k < letters.size(); ++k) {
                    append_character(mended, letters[k]);
                }
                word.text = to_nfc(mended);
                word.space_after = word.space_after || (near + 1 == i && words[i].space_after);
                words[i].text.clear();
                break;
            }
        }
    }
    std::erase_if(words, [](const PageWord& word) { return word.text.empty(); });
}

/// The usual blank between two words of each font, in parts of its size; none for a font of few words.
std::map<std::string, float> usual_blanks(const std::vector<PageWord>& words) {
    std::map<std::string, std::vector<float>> gaps;
    for (std::size_t i = 1; i < words.size(); ++i) {
        const PageWord& a = words[i - 1];
        const PageWord& b = words[i];
        float gap = b.left - a.right;
        if (a.font == b.font && std::abs(a.middle() - b.middle()) < 0.3F * a.size && gap > 0 && gap < a.size) {
            gaps[a.font].push_back(gap / a.size);
        }
    }
    std::map<std::string, float> usual;
    for (auto& [font, all] : gaps) {
        if (all.size() >= 20) {
            auto middle = all.begin() + static_cast<std::ptrdiff_t>(all.size() / 2);
            std::nth_element(all.begin(), middle, all.end());
            usual[font] = *middle;
        }
    }
    return usual;
}

/// "J" and "¨org", "J¨" and "org".
bool has_accent_between(const PageWord& before, const PageWord& behind) {
    const std::u32string a = to_characters(before.text);
    const std::u32string b = to_characters(behind.text);
    return !a.empty() && !b.empty() &&
           ((combining(b.front()) != 0 && b.size() > 1 && takes_accent(b[1], combining(b.front()))) ||
            (combining(a.back()) != 0 && takes_accent(b.front(), combining(a.back()))));
}

/// "int" and "erests" in two colours, "AWA" and "RDS" with letters set apart, hardly apart: one word.
bool is_torn(const PageWord& a, const PageWord& b, const std::map<std::string, float>& blanks) {
    auto blank = blanks.find(a.font);
    float gap = (b.left - a.right) / std::max(a.size, 1.0F);
    if (blank == blanks.end() || gap < -0.05F || gap >= 0.55F * blank->second || a.font != b.font ||
        std::abs(a.size - b.size) > 0.1F || std::abs(a.middle() - b.middle()) > 0.1F * a.size) {
        return false;
    }
    std::u32string before = to_characters(a.text);
    std::u32string behind = to_characters(b.text);
    if (before.empty() || behind.empty() || !is_letter(before.back())) {
        return false;
    }
    if (is_upper(behind.front())) {
        // one piece is short, as where a pair of letters stands closer; words have their blank in tight type, too
        auto capital = [](char32_t c) { return is_upper(c); };
        return gap > 0.08F && std::min(before.size(), behind.size()) <= 2 &&
               std::all_of(before.begin(), before.end(), capital) && std::all_of(behind.begin(), behind.end(), capital);
    }
    return gap < 0.5F * blank->second && is_lower(behind.front());
}

bool has_year(std::string_view text) {
    for (std::size_t at = text.find_first_of("12"); at != std::string_view::npos;
         at = text.find_first_of("12", at + 1)) {
        std::string_view year = text.substr(at, 4);
        if (year.size() == 4 && (year.starts_with("19") || year.starts_with("20")) &&
            year.find_first_not_of("0123456789") == std::string_view::npos) {
            return true;
        }
    }
    return false;
}

/// The size that half of the words are smaller than.
float median_size(const std::vector<PageWord>& words) {
    std::vector<float> sizes;
    sizes.reserve(words.size());
    for (const PageWord& word : words) {
        sizes.push_back(word.size);
    }
    if (sizes.empty()) {
        return 0;
    }
    auto middle = sizes.begin() + static_cast<std::ptrdiff_t>(sizes.size() / 2);
    std::nth_element(sizes.begin(), middle, sizes.end());
    return *middle;
}

/// A glyph as it is drawn: fonts without a map to Unicode give U+FFFD for each.
using Glyph = std::pair<std::string, int>;  // text, tenths of a point
Glyph glyph_of(const PageWord& word) {
    return {word.text, static_cast<int>(std::lround(10 * word.size))};
}

/// The glyphs of icon fonts that are used as bullets: they come again and again, alone on their line, and not before
/// dates or headings. A calendar before each period, a pin before each place behind it, are pictures.
std::set<Glyph> icon_bullets(const std::vector<PageWord>& words, FontKinds& fonts) {
    struct Use {
        int all = 0, pictures = 0;
    };
    std::map<Glyph, Use> uses;
    const float large = 1.15F * median_size(words);
    auto on_line_of = [&](const PageWord& word, std::size_t i) {
        return i < words.size() && std::abs(words[i].middle() - word.middle()) < 0.5F * std::max(1.0F, word.size);
    };
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (!fonts.icons(words[i])) {
            continue;
        }
        Use& use = uses[glyph_of(words[i])];
        ++use.all;
        bool picture = i > 0 && on_line_of(words[i], i - 1);
        picture = picture || (on_line_of(words[i], i + 1) && words[i + 1].size > large);
        for (std::size_t next = i + 1; next <= i + 8 && on_line_of(words[i], next); ++next) {
            picture = picture || fonts.icons(words[next]) || (next <= i + 3 && has_year(words[next].text));
        }
        use.pictures += picture ? 1 : 0;
    }
    std::set<Glyph> bullets;
    for (const auto& [glyph, use] : uses) {
        if (use.all >= 3 && use.pictures * 2 < use.all) {
            bullets.insert(glyph);
        }
    }
    return bullets;
}

}  // namespace

void make_readable(PageWords& page) {
    set_accents_apart(page.words);
    auto blanks = usual_blanks(page.words);
    FontKinds fonts;
    std::vector<bool> icons;
    icons.reserve(page.words.size());
    for (const PageWord& word : page.words) {
        icons.push_back(fonts.icons(word));
    }
    name_network_icons(page.words, icons);
    const std::set<Glyph> bullets = icon_bullets(page.words, fonts);
    std::vector<PageWord> words;
    for (std::size_t i = 0; i < page.words.size(); ++i) {
        PageWord word = std::move(page.words[i]);
        // "J ¨org": the accent parted the word; "int erests": the colour
        while (i + 1 < page.words.size()) {
            const PageWord& next = page.words[i + 1];
            bool same_line = std::abs(word.middle() - next.middle()) < 0.5F * std::max(word.size, next.size);
            bool close = next.left - word.right < 0.12F * word.size && next.left > word.left - 1;
            if (!(same_line && close && has_accent_between(word, next)) && !is_torn(word, next, blanks)) {
                break;
            }
            word.text += next.text;
            word.right = std::max(word.right, next.right);
            word.space_after = next.space_after;
            ++i;
        }
        std::u32string characters = to_characters(word.text);
        if (fonts.icons(word)) {
            if (bullets.contains(glyph_of(word)) && characters.size() == 1) {
                word.text = "•";
                words.push_back(std::move(word));
            }
            continue;
        }
        if (fonts.symbols(word) && characters.size() == 1) {
            word.text = "•";
            words.push_back(std::move(word));
            continue;
        }
        bool icon = !characters.empty() && std::all_of(characters.begin(), characters.end(), is_private);
        if (icon && characters.size() == 1) {
            // a symbol font's bullet is low on the line and small; whether it is one is found by its place
            char32_t c = characters.front();
            bool usual_bullet =
                c == 0xF0B7 || c == 0xF0A7 || c == 0xF076 || c == 0xF0D8 || c == 0xF0FC || c == 0xF06C || c == 0xF0A8;
            if (usual_bullet) {
                word.text = "•";
                words.push_back(std::move(word));
            }
            continue;
        }
        bool last = i + 1 >= page.words.size() ||
                    std::abs(word.middle() - page.words[i + 1].middle()) > 0.5F * std::max(1.0F, word.size);
        bool soft_hyphen = last && characters.size() > 1 && characters.back() == 0xAD;
        word.text = readable(word.text) + (soft_hyphen ? "‐" : "");  // where lines are joined it goes
        if (!trim(word.text).empty()) {
            words.push_back(std::move(word));
        }
    }
    join_small_capitals(words);
    page.words = std::move(words);
}

}  // namespace cvconv::pdf
