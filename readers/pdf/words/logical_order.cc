#include "readers/pdf/words/logical_order.h"

#include <algorithm>
#include <memory>
#include <string_view>
#include <utility>

#include <unicode/normalizer2.h>
#include <unicode/ubidi.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include "ir/direction.h"
#include "ir/unicode.h"

namespace cvconv::pdf {
namespace {

UCharDirection direction_of(char32_t c) {
    return u_charDirection(static_cast<UChar32>(c));
}

/// A vowel or another sign on a letter, whose glyph takes no room of its own.
bool is_mark(char32_t c) {
    constexpr char32_t first = 0x590;
    constexpr char32_t last = 0x8FF;
    return ((c >= first && c <= last) || c == 0xFB1E) && direction_of(c) == U_DIR_NON_SPACING_MARK;
}

bool is_bracket(char32_t c) {
    return u_isMirrored(static_cast<UChar32>(c)) != 0;
}

char32_t mirrored(char32_t c) {
    return static_cast<char32_t>(u_charMirror(static_cast<UChar32>(c)));
}

/// A letter, or a blank between words, with the marks on it.
struct Glyph {
    std::u32string text;
    float left = 0, right = 0;
    const PageWord* word = nullptr;  ///< null for a blank
    bool odd = false;                ///< read from right to left
};

void add_glyphs(const PageWord& word, std::vector<Glyph>& glyphs, std::vector<Glyph>& marks) {
    const std::u32string characters = to_characters(word.text);
    const bool exact = word.edges.size() == characters.size() + 1;
    const float width = (word.right - word.left) / static_cast<float>(std::max<std::size_t>(1, characters.size()));
    for (std::size_t i = 0; i < characters.size(); ++i) {
        const float left = exact ? word.edges[i] : word.left + width * static_cast<float>(i);
        const float right = exact ? word.edges[i + 1] : left + width;
        auto& home = is_mark(characters[i]) ? marks : glyphs;
        home.push_back({std::u32string(1, characters[i]), left, right, &word, false});
    }
}

/// Each mark goes to the letter that it stands over.
void set_marks(const std::vector<Glyph>& marks, std::vector<Glyph>& glyphs) {
    for (const Glyph& mark : marks) {
        const float middle = (mark.left + mark.right) / 2;
        Glyph* best = nullptr;
        float best_distance = 1e9F;
        for (Glyph& glyph : glyphs) {
            const float distance = std::max({0.0F, glyph.left - middle, middle - glyph.right});
            const bool near = distance < best_distance || (distance == best_distance && glyph.left >= best->left);
            if (glyph.word != nullptr && is_right_to_left(glyph.text.front()) && near) {
                best = &glyph;  // between two it is drawn before its own, the right one
                best_distance = distance;
            }
        }
        if (best != nullptr) {
            best->text += mark.text;
        } else {
            glyphs.push_back(mark);  // nothing to stand on
        }
    }
}

/// From left to right; blanks where there is room for them.
std::vector<Glyph> glyphs_of(const std::vector<PageWord>& line) {
    constexpr float least_blank = 0.12F;           // of the size
    constexpr float least_between_letters = 0.2F;  // where marks, and letters that do not join, leave gaps
    std::vector<Glyph> glyphs;
    std::vector<Glyph> marks;
    for (const PageWord& word : line) {
        const std::size_t before = glyphs.size();
        add_glyphs(word, glyphs, marks);
        if (before == 0 || before == glyphs.size()) {
            continue;
        }
        Glyph& last = glyphs[before - 1];
        const bool joins = is_right_to_left(last.text.front()) && is_right_to_left(glyphs[before].text.front());
        const float gap = word.left - std::max(last.right, last.word->right);
        const float least = (joins ? least_between_letters : least_blank) * std::min(last.word->size, word.size);
        if (gap > least || (last.word->space_after && !joins)) {
            const Glyph blank{U" ", last.right, std::max(last.right, word.left), nullptr, false};
            glyphs.insert(glyphs.begin() + static_cast<std::ptrdiff_t>(before), blank);
        } else {
            last.right = std::max(last.left, word.left);
        }
    }
    set_marks(marks, glyphs);
    return glyphs;
}

/// In a line read from right to left, "Docker ,Selenium ,Go" as it stands: a comma stands behind its word, and the
/// blank behind the comma, so these words were written one by one, the last one first.
bool parts_words(const std::vector<Glyph>& glyphs, std::size_t i) {
    constexpr std::u32string_view signs = U",;\u060C\u061B";
    return signs.find(glyphs[i].text.front()) != std::u32string_view::npos && i > 0 && i + 1 < glyphs.size() &&
           glyphs[i + 1].word == nullptr && direction_of(glyphs[i - 1].text.front()) == U_LEFT_TO_RIGHT;
}

/// Of a line in the order in which it is read, but for what is nested in it.
std::vector<UBiDiLevel> levels_of(const std::vector<Glyph>& glyphs, UBiDiLevel base) {
    constexpr UChar32 strong = 0x5D0;  // any letter of that direction
    icu::UnicodeString text;
    std::vector<std::int32_t> at;
    for (std::size_t i = 0; i < glyphs.size(); ++i) {
        at.push_back(text.length());
        text.append(base == 1 && parts_words(glyphs, i) ? strong : static_cast<UChar32>(glyphs[i].text.front()));
    }
    std::vector<UBiDiLevel> levels(glyphs.size(), base);
    UErrorCode status = U_ZERO_ERROR;
    const std::unique_ptr<UBiDi, decltype(&ubidi_close)> bidi(ubidi_open(), ubidi_close);
    ubidi_setPara(bidi.get(), text.getBuffer(), text.length(), base, nullptr, &status);
    const UBiDiLevel* found = ubidi_getLevels(bidi.get(), &status);
    for (std::size_t i = 0; U_SUCCESS(status) && found != nullptr && i < levels.size(); ++i) {
        levels[i] = found[at[i]];
    }
    return levels;
}

void reverse_from(UBiDiLevel level, std::vector<Glyph>& glyphs, std::vector<UBiDiLevel>& levels) {
    for (std::size_t begin = 0; begin < glyphs.size();) {
        std::size_t end = begin;
        while (end < glyphs.size() && levels[end] >= level) {
            ++end;
        }
        std::reverse(glyphs.begin() + static_cast<std::ptrdiff_t>(begin),
                     glyphs.begin() + static_cast<std::ptrdiff_t>(end));
        std::reverse(levels.begin() + static_cast<std::ptrdiff_t>(begin),
                     levels.begin() + static_cast<std::ptrdiff_t>(end));
        begin = std::max(end, begin + 1);
    }
}

void mirror_brackets(std::vector<Glyph>& glyphs, bool odd) {
    for (Glyph& glyph : glyphs) {
        if (glyph.odd == odd && is_bracket(glyph.text.front())) {
            glyph.text.front() = mirrored(glyph.text.front());
        }
    }
}

void order(std::vector<Glyph>& glyphs, bool right_to_left, Brackets brackets) {
    const bool looks = brackets == Brackets::shapes;
    if (right_to_left) {
        std::reverse(glyphs.begin(), glyphs.end());
        if (looks) {
            mirror_brackets(glyphs, false);  // so that pairs of them are seen
        }
    }
    std::vector<UBiDiLevel> levels = levels_of(glyphs, right_to_left ? 1 : 0);
    for (std::size_t i = 0; i < glyphs.size(); ++i) {
        glyphs[i].odd = levels[i] % 2 != 0;
    }
    if (looks) {
        mirror_brackets(glyphs, !right_to_left);
    }
    // Levels are those of the line from its beginning on: what they nest is turned, from the innermost outwards.
    const UBiDiLevel highest = *std::max_element(levels.begin(), levels.end());
    for (UBiDiLevel level = highest; level > (right_to_left ? 1 : 0); --level) {
        reverse_from(level, glyphs, levels);
    }
}

/// U+FEFB, a lam and an alef in one, becomes these; what only stretches a word goes.
std::string letters_of(const std::u32string& text) {
    constexpr char32_t stretch = 0x640;
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* form = icu::Normalizer2::getNFKCInstance(status);
    std::string letters;
    for (char32_t c : text) {
        const bool presented = (c >= 0xFB1D && c <= 0xFDFF) || (c >= 0xFE70 && c <= 0xFEFC);
        icu::UnicodeString plain;
        if (presented && U_SUCCESS(status) && form->getDecomposition(static_cast<UChar32>(c), plain) != 0) {
            UErrorCode failed = U_ZERO_ERROR;
            form->normalize(plain, failed).toUTF8String(letters);
        } else if (c != stretch) {
            append_character(letters, c);
        }
    }
    return letters;
}

bool looks_alike(const PageWord& a, const PageWord& b) {
    return &a == &b || (a.font == b.font && a.size == b.size && a.bold == b.bold && a.italic == b.italic &&
                        a.colour == b.colour && a.small_caps == b.small_caps);
}

}  // namespace

void vote_on_brackets(const std::vector<PageWord>& line, BracketVotes& votes) {
    constexpr std::u32string_view opening = U"([{";
    constexpr std::u32string_view closing = U")]}";
    char32_t open = 0;
    bool letters = false;  // written from left to right, since then
    const bool leftwards =
        std::any_of(line.begin(), line.end(), [](const PageWord& word) { return has_right_to_left(word.text); });
    for (const PageWord& word : line) {
        for (char32_t c : to_characters(word.text)) {
            const bool opens = opening.find(c) != std::u32string_view::npos;
            const bool closes = closing.find(c) != std::u32string_view::npos;
            if ((opens || closes) && open != 0 && mirrored(open) == c) {
                (opening.find(open) != std::u32string_view::npos ? votes.shapes : votes.meant) +=
                    leftwards && !letters ? 1 : 0;
                open = 0;
            } else if (opens || closes) {
                open = c;
                letters = false;
            }
            letters = letters || direction_of(c) == U_LEFT_TO_RIGHT;
        }
    }
}

std::vector<PageWord> in_logical_order(const std::vector<PageWord>& line, bool right_to_left, Brackets brackets,
                                       float left) {
    std::vector<PageWord> words;
    std::vector<Glyph> glyphs = glyphs_of(line);
    if (glyphs.empty()) {
        return words;
    }
    order(glyphs, right_to_left, brackets);
    const PageWord* last = nullptr;  // the word that the last one of `words` is made from; null behind a blank
    for (const Glyph& glyph : glyphs) {
        const float right = left + std::max(0.0F, glyph.right - glyph.left);
        if (glyph.word == nullptr) {
            if (!words.empty()) {
                words.back().space_after = true;
            }
            last = nullptr;
        } else {
            if (last == nullptr || !looks_alike(*last, *glyph.word)) {
                PageWord word = *glyph.word;
                word.text.clear();
                word.edges.clear();
                word.left = left;
                word.printed = PageWord::Sides{glyph.left, glyph.right};
                word.space_after = false;
                words.push_back(std::move(word));
            }
            PageWord& word = words.back();
            word.text += letters_of(glyph.text);
            word.right = right;
            word.top = std::min(word.top, glyph.word->top);
            word.bottom = std::max(word.bottom, glyph.word->bottom);
            word.printed->left = std::min(word.printed->left, glyph.left);
            word.printed->right = std::max(word.printed->right, glyph.right);
            last = glyph.word;
        }
        left = right;
    }
    std::erase_if(words, [](const PageWord& word) { return word.text.empty(); });
    return words;
}

}  // namespace cvconv::pdf
