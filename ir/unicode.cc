#include "ir/unicode.h"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uscript.h>
#include <unicode/utf8.h>

#include <array>

#include "ir/folded_letters.h"

namespace cvconv {

char32_t next_long_character(std::string_view text, std::size_t& at) {
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(text.data());
    auto i = static_cast<std::int64_t>(at);
    UChar32 c = 0;
    U8_NEXT(bytes, i, static_cast<std::int64_t>(text.size()), c);
    if (c < 0) {
        at += 1;
        return 0xFFFD;
    }
    at = static_cast<std::size_t>(i);
    return static_cast<char32_t>(c);
}

void append_character(std::string& text, char32_t c) {
    if (c < 0x80) {
        text += static_cast<char>(c);
        return;
    }
    std::uint8_t bytes[U8_MAX_LENGTH];
    std::int32_t length = 0;
    UBool failed = false;
    U8_APPEND(bytes, length, U8_MAX_LENGTH, static_cast<UChar32>(c), failed);
    if (failed) {
        text += "\xEF\xBF\xBD";
    } else {
        text.append(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(length));
    }
}

std::u32string to_characters(std::string_view text) {
    std::u32string characters;
    characters.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        characters += next_character(text, at);
    }
    return characters;
}

std::size_t count_characters(std::string_view text) {
    std::size_t count = 0;
    for (std::size_t at = 0; at < text.size(); ++count) {
        (void)next_character(text, at);
    }
    return count;
}

bool is_valid_utf8(std::string_view text) {
    for (std::size_t at = 0; at < text.size();) {
        std::size_t begin = at;
        if (next_character(text, at) == 0xFFFD && text.substr(begin, at - begin) != "\xEF\xBF\xBD") {
            return false;
        }
    }
    return true;
}

bool is_letter(char32_t c) {
    if (c < 0x80) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }
    return u_isalpha(static_cast<UChar32>(c)) != 0;
}

bool is_digit(char32_t c) {
    return c < 0x80 ? c >= '0' && c <= '9' : u_isdigit(static_cast<UChar32>(c)) != 0;
}

bool is_upper(char32_t c) {
    return c < 0x80 ? c >= 'A' && c <= 'Z' : u_isupper(static_cast<UChar32>(c)) != 0;
}

bool is_lower(char32_t c) {
    return c < 0x80 ? c >= 'a' && c <= 'z' : u_islower(static_cast<UChar32>(c)) != 0;
}

bool is_space(char32_t c) {
    return c < 0x80 ? c == ' ' || (c >= 9 && c <= 13)
                    : u_isUWhiteSpace(static_cast<UChar32>(c)) != 0 || c == 0x200B || c == 0xFEFF;
}

bool is_dash(char32_t c) {
    return c == '-' || (c >= 0x2010 && c <= 0x2015) || c == 0x2212 || c == 0x301C || c == 0xFF5E || c == 0xFE58 ||
           c == 0xFE63 || c == 0xFF0D;
}

bool is_bullet(char32_t c) {
    static constexpr std::u32string_view bullets = U"•⋆◦▪▫●○■□➢➤►▸▶✓✔‣⁃∙⋅♦◆◇⬥→➔➜»›※∗✦★☆⦿⚫⁌⁍◾◼◘❖✗✱・◉➣➥⇒▹▷";
    return bullets.find(c) != std::u32string_view::npos || (c >= 0xE000 && c <= 0xF8FF);  // icon fonts
}

bool is_invisible(char32_t c) {
    return c == 0x200B || c == 0x200E || c == 0x200F || (c >= 0x202A && c <= 0x202E) || c == 0x2060 ||
           (c >= 0x2066 && c <= 0x2069) || c == 0xFEFF || c == 0xFFFE || c == 0xFE0F || c == 0xFE0E ||
           (c >= 0xE0000 && c < 0xE0080);
}

std::string beginning_of(std::string_view text, std::size_t bytes) {
    if (text.size() <= bytes) {
        return std::string(text);
    }
    while (bytes > 0 && (static_cast<unsigned char>(text[bytes]) & 0xC0U) == 0x80U) {
        --bytes;
    }
    return std::string(text.substr(0, bytes)) + "…";
}

bool is_cjk(char32_t c) {
    if (c < 0x2E80) {
        return false;
    }
    return (c >= 0x3400 && c <= 0x9FFF) || (c >= 0x3041 && c <= 0x30FF) || (c >= 0xF900 && c <= 0xFAFF) ||
           (c >= 0x20000 && c <= 0x3FFFF) || c == 0x3005;
}

namespace {

template <class Drop>
Span narrow(std::string_view text, Span span, Drop drop) {
    std::size_t begin = span.begin;
    std::size_t end = std::min<std::size_t>(span.end, text.size());
    while (begin < end) {
        std::size_t next = begin;
        if (!drop(next_character(text.substr(0, end), next))) {
            break;
        }
        begin = next;
    }
    while (end > begin) {
        std::size_t last = end - 1;
        while (last > begin && (static_cast<unsigned char>(text[last]) & 0xC0U) == 0x80U) {
            --last;
        }
        std::size_t next = last;
        if (!drop(next_character(text.substr(0, end), next))) {
            break;
        }
        end = last;
    }
    return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
}

bool is_edge_punctuation(char32_t c) {
    return is_space(c) || is_dash(c) || c == ',' || c == ';' || c == ':' || c == '|' || c == U'·' || c == U'•' ||
           c == '.' || c == U'｜' || c == U'：' || c == U'、' || c == U'，' || c == U'。' || c == '/' || c == '*' ||
           c == U'　';
}

Span whole(std::string_view text) {
    return {0, static_cast<std::uint32_t>(text.size())};
}

}  // namespace

Span trim(std::string_view text, Span span) {
    return narrow(text, span, is_space);
}

Span trim_punctuation(std::string_view text, Span span) {
    return narrow(text, span, is_edge_punctuation);
}

Span strip(std::string_view text, Span span, std::string_view characters) {
    return narrow(text, span, [&](char32_t c) {
        return is_space(c) || (c < 0x80 && characters.find(static_cast<char>(c)) != std::string_view::npos);
    });
}

std::string_view trim(std::string_view text) {
    return trim(text, whole(text)).of(text);
}

std::string_view trim_punctuation(std::string_view text) {
    return trim_punctuation(text, whole(text)).of(text);
}

namespace {

std::string normalize(const icu::Normalizer2* form, std::string_view text) {
    UErrorCode status = U_ZERO_ERROR;
    auto source = icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<std::int32_t>(text.size())));
    icu::UnicodeString result = form->normalize(source, status);
    std::string utf8;
    return U_SUCCESS(status) ? result.toUTF8String(utf8) : std::string(text);
}

char to_lower_ascii(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool is_ascii(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

}  // namespace

namespace {

/// Calls pile(first, behind) for each mark that is one too many behind its letter.
template <class Pile>
void for_each_pile(std::string_view text, Pile pile) {
    constexpr char32_t first_mark = 0x300;
    std::size_t marks = 0;
    for (std::size_t at = 0; at < text.size();) {
        if (static_cast<unsigned char>(text[at]) < 0xCC) {  // no mark begins so
            marks = 0;
            ++at;
            continue;
        }
        const std::size_t here = at;
        const char32_t c = next_character(text, at);
        marks = c >= first_mark && u_getCombiningClass(static_cast<UChar32>(c)) != 0 ? marks + 1 : 0;
        if (marks > most_marks) {
            pile(here, at);
        }
    }
}

}  // namespace

std::size_t count_piled_marks(std::string_view text) {
    std::size_t count = 0;
    for_each_pile(text, [&](std::size_t, std::size_t) { ++count; });
    return count;
}

std::string without_piled_marks(std::string_view text) {
    std::string kept;
    std::size_t from = 0;
    for_each_pile(text, [&](std::size_t first, std::size_t behind) {
        kept += text.substr(from, first - from);
        from = behind;
    });
    return kept.append(text.substr(from));
}

std::string to_nfc(std::string_view text) {
    if (is_ascii(text)) {
        return std::string(text);
    }
    UErrorCode status = U_ZERO_ERROR;
    const auto* form = icu::Normalizer2::getNFCInstance(status);
    return U_SUCCESS(status) ? normalize(form, without_piled_marks(text)) : std::string(text);
}

namespace {

/// Calls put(character) for each letter, folded. False, somewhere in between, at one that only ICU can fold.
template <class Put>
bool fold_letters(std::string_view text, Put put) {
    for (std::size_t at = 0; at < text.size();) {
        char32_t c = next_character(text, at);
        c = c < 0x80 ? static_cast<char32_t>(to_lower_ascii(static_cast<char>(c))) : folded_letter(c);
        if (c == 0) {
            return false;
        }
        put(c);
    }
    return true;
}

}  // namespace

std::string fold(std::string_view text) {
    std::string folded;
    folded.reserve(text.size());
    bool blank = false;
    auto put = [&](char32_t c) {
        if (is_space(c)) {
            blank = !folded.empty();
            return;
        }
        if (blank) {
            folded += ' ';
            blank = false;
        }
        append_character(folded, c);
    };
    if (fold_letters(text, put)) {
        return folded;
    }
    folded.clear();
    blank = false;
    UErrorCode status = U_ZERO_ERROR;
    const auto* casefold = icu::Normalizer2::getNFKCCasefoldInstance(status);
    const auto* decompose = icu::Normalizer2::getNFDInstance(status);
    if (U_FAILURE(status)) {
        return std::string(text);
    }
    const std::string marked = without_piled_marks(text);
    auto source =
        icu::UnicodeString::fromUTF8(icu::StringPiece(marked.data(), static_cast<std::int32_t>(marked.size())));
    icu::UnicodeString plain = decompose->normalize(casefold->normalize(source, status), status);
    icu::UnicodeString kept;
    for (std::int32_t i = 0; i < plain.length(); i = plain.moveIndex32(i, 1)) {
        UChar32 c = plain.char32At(i);
        if ((c >= 0x0300 && c <= 0x036F) || is_folded_away(static_cast<char32_t>(c))) {
            continue;  // an accent
        }
        c = static_cast<UChar32>(folded_arabic(static_cast<char32_t>(c)));
        switch (c) {
            case 0x0131: c = 'i'; break;
            case 0x0142: c = 'l'; break;
            case 0x00F8: c = 'o'; break;
            case 0x0111: c = 'd'; break;
            default: break;
        }
        kept.append(c);
    }
    const auto* compose = icu::Normalizer2::getNFCInstance(status);  // Hangul back to syllables
    std::string utf8;
    compose->normalize(kept, status).toUTF8String(utf8);
    for (std::size_t at = 0; at < utf8.size();) {
        put(next_character(utf8, at));
    }
    return folded;
}

namespace {

enum class Ascii : std::uint8_t { other, lower, upper, digit };

constexpr std::array<Ascii, 256> ascii_classes = [] {
    std::array<Ascii, 256> classes{};
    for (int c = 0; c < 128; ++c) {
        classes[static_cast<std::size_t>(c)] = c >= 'a' && c <= 'z'   ? Ascii::lower
                                               : c >= 'A' && c <= 'Z' ? Ascii::upper
                                               : c >= '0' && c <= '9' ? Ascii::digit
                                                                      : Ascii::other;
    }
    return classes;
}();

Ascii ascii_class(char c) {
    return ascii_classes[static_cast<unsigned char>(c)];
}

/// Adds the word that begins with the ASCII letter or digit at `begin`; its end. `begin`, and nothing added, if a
/// character beyond ASCII follows, which may belong to it.
std::size_t add_ascii_word(std::string_view text, std::size_t begin, std::vector<Word>& words) {
    bool upper = false;
    bool lower = false;
    std::size_t end = begin;
    for (; end < text.size(); ++end) {
        const Ascii c = ascii_class(text[end]);
        if (c == Ascii::other) {
            break;
        }
        upper |= c == Ascii::upper;
        lower |= c == Ascii::lower;
    }
    if (end < text.size() && static_cast<unsigned char>(text[end]) >= 0x80) {
        return begin;
    }
    Word& word = words.emplace_back();
    word.where = {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
    word.folded.assign(text, begin, end - begin);
    word.capitals = upper && !lower;
    if (upper) {
        for (char& c : word.folded) {
            c = to_lower_ascii(c);
        }
    }
    return end;
}

}  // namespace

std::vector<Word> words_of(std::string_view text) {
    return words_of(text, whole(text));
}

std::vector<Word> words_of(std::string_view text, Span within) {
    std::vector<Word> words;
    std::size_t limit = std::min<std::size_t>(within.end, text.size());
    std::string_view bounded = text.substr(0, limit);
    words.reserve(limit > within.begin ? (limit - within.begin) / 6 + 2 : 0);
    std::size_t begin = within.begin;
    bool open = false;
    bool upper = false;
    bool lower = false;
    auto close = [&](std::size_t end) {
        if (open) {
            Span where{static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
            words.push_back({where, fold(where.of(text)), upper && !lower});
        }
        open = false;
        upper = false;
        lower = false;
    };
    for (std::size_t at = within.begin; at < limit;) {
        std::size_t here = at;
        // Much of a conversion's time goes here: ASCII words, nearly all, are taken at once and folded without ICU.
        if (!open && static_cast<unsigned char>(text[at]) < 0x80) {
            at = ascii_class(text[at]) == Ascii::other ? here + 1 : add_ascii_word(bounded, here, words);
            if (at > here) {
                continue;
            }
        }
        char32_t c = next_character(bounded, at);
        if (is_cjk(c)) {
            close(here);
            begin = here;
            open = true;
            close(at);
        } else if (is_letter(c) || is_digit(c) ||
                   (open && c >= 0x0300 && (u_getCombiningClass(static_cast<UChar32>(c)) != 0))) {
            if (!open) {
                begin = here;
                open = true;
            }
            upper = upper || is_upper(c);
            lower = lower || is_lower(c);
        } else {
            close(here);
        }
    }
    close(limit);
    return words;
}

std::string phrase_key(std::string_view text) {
    std::string key;
    for (const Word& word : words_of(text)) {
        if (!key.empty()) {
            key += ' ';
        }
        key += word.folded;
    }
    return key;
}

std::string lower_ascii(std::string_view text) {
    std::string lower(text);
    for (char& c : lower) {
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return lower;
}

bool is_all_capitals(std::string_view text) {
    int letters = 0;
    for (std::size_t at = 0; at < text.size();) {
        char32_t c = next_character(text, at);
        if (is_lower(c)) {
            return false;
        }
        letters += is_upper(c) ? 1 : 0;
    }
    return letters >= 2;
}

}  // namespace cvconv
