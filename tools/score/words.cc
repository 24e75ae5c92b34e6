#include "tools/score/words.h"

#include <algorithm>
#include <map>

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>

#include "ir/unicode.h"

namespace cvconv::score {
namespace {

bool is_blank(char32_t c) {
    return u_isUWhiteSpace(static_cast<UChar32>(c)) != 0 || (c >= 0x1C && c <= 0x1F);
}

bool is_word_character(char32_t c) {
    constexpr std::uint32_t letters_and_numbers = U_GC_L_MASK | U_GC_N_MASK;
    return c == U'_' || (U_MASK(u_charType(static_cast<UChar32>(c))) & letters_and_numbers) != 0;
}

bool is_written_without_blanks(char32_t c) {
    return (c >= 0x3040 && c <= 0x30FF) || (c >= 0x3400 && c <= 0x9FFF);
}

bool is_one_of(char32_t c, std::u32string_view set) {
    return set.find(c) != std::u32string_view::npos;
}

std::string folded(const icu::UnicodeString& text) {
    icu::UnicodeString copy(text);
    std::string result;
    copy.foldCase().toUTF8String(result);
    return result;
}

/// NFKC with the characters that only look different made the same.
icu::UnicodeString unified(std::string_view text) {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* nfkc = icu::Normalizer2::getNFKCInstance(status);
    icu::UnicodeString source =
        icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<int>(text.size())));
    icu::UnicodeString composed = nfkc->normalize(source, status);
    icu::UnicodeString result;
    for (char16_t c : std::u16string_view(composed.getBuffer(), static_cast<std::size_t>(composed.length()))) {
        if (std::u16string_view(u"\u200B\u200C\u200D\uFEFF\u00AD").find(c) != std::u16string_view::npos) {
            continue;
        }
        bool is_dash = std::u16string_view(u"‐‑‒–—―−").find(c) != std::u16string_view::npos;
        bool is_double = std::u16string_view(u"“”„«»").find(c) != std::u16string_view::npos;
        bool is_single = std::u16string_view(u"’‘´`").find(c) != std::u16string_view::npos;
        result.append(is_dash ? u'-' : is_double ? u'"' : is_single ? u'\'' : c);
    }
    return result;
}

std::u32string single_blanks(std::u32string_view text) {
    std::u32string result;
    for (char32_t c : text) {
        if (!is_blank(c)) {
            result += c;
        } else if (result.empty() || result.back() != U' ') {
            result += U' ';
        }
    }
    return result;
}

std::string to_utf8(std::u32string_view text) {
    std::string result;
    for (char32_t c : text) {
        append_character(result, c);
    }
    return result;
}

}  // namespace

std::string normalized(std::string_view text) {
    constexpr std::u32string_view edge = U" \t\n.,;:|·•*_-–\"'";
    std::u32string all = single_blanks(to_characters(folded(unified(text))));
    std::size_t begin = all.find_first_not_of(edge);
    if (begin == std::u32string::npos) {
        return {};
    }
    std::u32string inner = all.substr(begin, all.find_last_not_of(edge) + 1 - begin);
    std::u32string result;
    for (char32_t c : inner) {
        if (is_one_of(c, U",.;:)") && !result.empty() && result.back() == U' ') {
            result.pop_back();
        }
        result += c;
    }
    return to_utf8(result);
}

std::vector<std::string> words(std::string_view text) {
    std::u32string all = to_characters(normalized(text));
    std::vector<std::string> result;
    for (std::size_t at = 0; at < all.size();) {
        std::size_t end = at;
        while (end < all.size() && is_word_character(all[end])) {
            ++end;
        }
        if (end == at) {
            ++at;
            continue;
        }
        while (end < all.size() && is_one_of(all[end], U"+#")) {
            ++end;
        }
        std::u32string_view word = std::u32string_view(all).substr(at, end - at);
        if (std::any_of(word.begin(), word.end(), is_written_without_blanks)) {
            for (char32_t c : word) {
                result.push_back(to_utf8({&c, 1}));
            }
        } else {
            result.push_back(to_utf8(word));
        }
        at = end;
    }
    return result;
}

double word_overlap(std::string_view a, std::string_view b) {
    std::vector<std::string> left = words(a);
    std::vector<std::string> right = words(b);
    std::map<std::string, int> counts;
    for (const std::string& word : left) {
        ++counts[word];
    }
    int common = 0;
    for (const std::string& word : right) {
        common += counts[word]-- > 0 ? 1 : 0;
    }
    return common == 0 ? 0.0 : 2.0 * common / static_cast<double>(left.size() + right.size());
}

std::string bare_url(std::string_view url) {
    std::u32string all =
        to_characters(folded(icu::UnicodeString::fromUTF8(icu::StringPiece(url.data(), static_cast<int>(url.size())))));
    while (!all.empty() && is_blank(all.back())) {
        all.pop_back();
    }
    all.erase(0, static_cast<std::size_t>(std::find_if_not(all.begin(), all.end(), is_blank) - all.begin()));
    for (std::u32string_view scheme : {U"https://", U"http://", U"mailto:"}) {
        if (all.starts_with(scheme)) {
            all.erase(0, scheme.size());
            break;
        }
    }
    if (all.starts_with(U"www.")) {
        all.erase(0, 4);
    }
    while (!all.empty() && all.back() == U'/') {
        all.pop_back();
    }
    return to_utf8(all);
}

std::u32string digits(std::string_view phone) {
    std::string text(phone);
    for (std::size_t at = text.find("(0)"); at != std::string::npos; at = text.find("(0)", at)) {
        text.erase(at, 3);
    }
    std::u32string result;
    for (char32_t c : to_characters(text)) {
        if (is_digit(c)) {
            result += c;
        }
    }
    return result.starts_with(U"00") ? result.substr(2) : result;
}

}  // namespace cvconv::score
