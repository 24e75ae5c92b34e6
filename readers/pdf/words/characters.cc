#include "readers/pdf/words/characters.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "ir/unicode.h"
#include "readers/pdf/words/network_icons.h"
#include "readers/pdf/words/picture_fonts.h"
#include "readers/pdf/words/small_capitals.h"

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

}  // namespace

std::string readable(std::string_view text) {
    // most words are printable ASCII, which needs nothing; a "`" may be an accent
    if (std::all_of(text.begin(), text.end(), [](char c) { return c >= 0x20 && c < 0x7F && c != '`'; })) {
        return std::string(text);
    }
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
        if (c == 0xAD && i > 0 && i + 1 < in.size()) {
            out += U'-';  // some fonts call the hyphen so that they draw: "2019-2021", "multi-account"
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
        constexpr std::size_t longest = 2;  // bytes of an accent
        const std::u32string accent = words[i].text.size() <= longest ? to_characters(words[i].text) : std::u32string();
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
                std::string joined;
                append_character(joined, letters[0]);
                append_character(joined, combining(accent[0]));
                for (std::size_t k = 1; k < letters.size(); ++k) {
                    append_character(joined, letters[k]);
                }
                word.text = to_nfc(joined);
                word.space_after = word.space_after || (near + 1 == i && words[i].space_after);
                words[i].text.clear();
                break;
            }
        }
    }
    std::erase_if(words, [](const PageWord& word) { return word.text.empty(); });
}

/// The usual blank between two words, in parts of their size.
struct Blanks {
    std::map<std::string, float> of_font;  ///< none for a font of few words
    float of_page = 0;
};

float middle_of(std::vector<float>& all) {
    auto middle = all.begin() + static_cast<std::ptrdiff_t>(all.size() / 2);
    std::nth_element(all.begin(), middle, all.end());
    return *middle;
}

Blanks usual_blanks(const std::vector<PageWord>& words) {
    constexpr std::size_t fewest = 20;
    std::map<std::string, std::vector<float>> gaps;
    std::vector<float> all_gaps;
    for (std::size_t i = 1; i < words.size(); ++i) {
        const PageWord& a = words[i - 1];
        const PageWord& b = words[i];
        float gap = b.left - a.right;
        if (a.font == b.font && std::abs(a.middle() - b.middle()) < 0.3F * a.size && gap > 0 && gap < a.size) {
            gaps[a.font].push_back(gap / a.size);
            all_gaps.push_back(gap / a.size);
        }
    }
    Blanks usual;
    usual.of_page = all_gaps.size() >= fewest ? middle_of(all_gaps) : 0;
    for (auto& [font, all] : gaps) {
        if (all.size() >= fewest) {
            usual.of_font[font] = middle_of(all);
        }
    }
    return usual;
}

/// "J" and "¨org", "J¨" and "org".
bool has_accent_between(const PageWord& before, const PageWord& behind) {
    auto may_be_accent = [](char c) { return static_cast<unsigned char>(c) >= 0x80 || c == '`'; };
    if (before.text.empty() || behind.text.empty() ||
        !(may_be_accent(before.text.back()) || may_be_accent(behind.text.front()))) {
        return false;
    }
    const std::u32string a = to_characters(before.text);
    const std::u32string b = to_characters(behind.text);
    return !a.empty() && !b.empty() &&
           ((combining(b.front()) != 0 && b.size() > 1 && takes_accent(b[1], combining(b.front()))) ||
            (combining(a.back()) != 0 && takes_accent(b.front(), combining(a.back()))));
}

/// "int" and "erests" in two colours, "AWA" and "RDS" with letters set apart, hardly apart: one word. In a font of
/// which little is known only among several pieces: where headings are written in one of their own, and their letters
/// set apart, it has few blanks, or mostly such, "e du c at ion".
bool is_split(const PageWord& a, const PageWord& b, const Blanks& blanks, bool among_pieces) {
    auto of_font = blanks.of_font.find(a.font);
    const bool known = of_font != blanks.of_font.end() && of_font->second > 0.7F * blanks.of_page;
    const float blank = known ? of_font->second : blanks.of_page;
    float gap = (b.left - a.right) / std::max(a.size, 1.0F);
    if (gap < -0.05F || gap >= 0.55F * blank || a.font != b.font || std::abs(a.size - b.size) > 0.1F ||
        std::abs(a.middle() - b.middle()) > 0.1F * a.size) {
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
    return gap < 0.5F * blank && is_lower(behind.front()) && (known || among_pieces);
}

/// Fonts of symbols say that their letters reach far above and below the line: the mark stands on the line of the word
/// that is drawn next and begins right behind it, as high as that.
void set_on_line(std::vector<PageWord>& words, std::size_t mark) {
    if (mark + 1 >= words.size()) {
        return;
    }
    PageWord& bullet = words[mark];
    const PageWord& next = words[mark + 1];
    constexpr float widest = 4;  // blanks behind a bullet, in sizes of the text
    const float gap = next.left - bullet.right;
    const float common = std::min(bullet.bottom, next.bottom) - std::max(bullet.top, next.top);
    const bool beside = gap > -0.5F * next.size && gap < widest * next.size && common > 0.4F * next.height() &&
                        next.rotation == bullet.rotation;
    if (beside && bullet.height() > next.height()) {
        bullet.top = next.top;
        bullet.bottom = next.bottom;
        bullet.size = std::min(bullet.size, next.size);
    }
}

/// "________" below a heading: drawn, not written.
bool is_drawn(std::string_view text) {
    constexpr std::size_t shortest = 5;
    return text.size() >= shortest && text.find_first_not_of(text.front()) == std::string_view::npos &&
           std::string_view("_-=.~").find(text.front()) != std::string_view::npos;
}

}  // namespace

void make_readable(PageWords& page) {
    set_accents_apart(page.words);
    FontKinds fonts;
    take_pictures_off(page.words, fonts);
    const Blanks blanks = usual_blanks(page.words);
    std::vector<bool> icons;
    icons.reserve(page.words.size());
    for (const PageWord& word : page.words) {
        icons.push_back(fonts.icons(word));
    }
    name_network_icons(page.words, icons);
    const std::set<DrawnGlyph> bullets = icon_bullets(page.words, fonts);
    std::vector<PageWord> words;
    for (std::size_t i = 0; i < page.words.size(); ++i) {
        PageWord word = std::move(page.words[i]);
        bool joined = false;
        // "J ¨org": the accent parted the word; "int erests": the colour
        while (i + 1 < page.words.size()) {
            const PageWord& next = page.words[i + 1];
            bool same_line = std::abs(word.middle() - next.middle()) < 0.5F * std::max(word.size, next.size);
            bool close = next.left - word.right < 0.12F * word.size && next.left > word.left - 1;
            const bool single = std::min(count_characters(word.text), count_characters(next.text)) == 1;
            const bool among_pieces =
                joined || (single && i + 2 < page.words.size() && is_split(next, page.words[i + 2], blanks, true));
            if (!(same_line && close && has_accent_between(word, next)) &&
                !is_split(word, next, blanks, among_pieces)) {
                break;
            }
            joined = true;
            word.text += next.text;
            extend(word, next);
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
        if (!trim(word.text).empty() && !is_drawn(word.text)) {
            words.push_back(std::move(word));
        }
    }
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (words[i].text == "•") {
            set_on_line(words, i);
        }
    }
    join_small_capitals(words);
    page.words = std::move(words);
}

}  // namespace cvconv::pdf
