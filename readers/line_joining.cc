#include "readers/line_joining.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <unicode/uchar.h>

#include "ir/unicode.h"

namespace cvconv {

bool is_wide(char32_t c) {
    if (c < 0x1100) {
        return false;
    }
    auto width = u_getIntPropertyValue(static_cast<UChar32>(c), UCHAR_EAST_ASIAN_WIDTH);
    return width == U_EA_WIDE || width == U_EA_FULLWIDTH;
}

int display_width(std::string_view text) {
    int width = 0;
    for (std::size_t at = 0; at < text.size();) {
        char32_t c = next_character(text, at);
        if (c >= 0x300 && u_getCombiningClass(static_cast<UChar32>(c)) != 0) {
            continue;
        }
        width += is_wide(c) ? 2 : 1;
    }
    return width;
}

namespace {

char32_t first_of(std::string_view text) {
    std::size_t at = 0;
    return text.empty() ? 0 : next_character(text, at);
}

std::size_t last_begin(std::string_view text) {
    std::size_t at = text.empty() ? 0 : text.size() - 1;
    while (at > 0 && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U) {
        --at;
    }
    return at;
}

char32_t last_of(std::string_view text) {
    std::size_t at = last_begin(text);
    return text.empty() ? 0 : next_character(text, at);
}

/// Written without blanks: a line may break between any two characters.
bool is_unspaced(char32_t c) {
    return is_cjk(c) || (c >= 0x3000 && c <= 0x303F) || (c >= 0xFF00 && c <= 0xFF60);
}

std::string_view first_word(std::string_view text) {
    std::size_t end = 0;
    while (end < text.size()) {
        std::size_t next = end;
        char32_t c = next_character(text, next);
        if (is_space(c)) {
            break;
        }
        end = next;
        if (is_unspaced(c)) {
            break;
        }
    }
    return text.substr(0, end);
}

std::string_view last_word(std::string_view text) {
    std::size_t blank = text.find_last_of(" \t");
    return blank == std::string_view::npos ? text : text.substr(blank + 1);
}

bool is_sentence_end(char32_t c) {
    return c == '.' || c == '!' || c == '?' || c == U'。' || c == U'！' || c == U'？' || c == U'…' || c == ';';
}

/// "Skills:", "Tools: Git, Docker", "2019 – 2021": lines that begin something new.
bool looks_like_label(std::string_view text) {
    std::size_t colon = text.find(':');
    if (colon == std::string_view::npos) {
        colon = text.find("：");
    }
    if (colon == std::string_view::npos || colon == 0 || colon > 40 || text.substr(colon).starts_with("://")) {
        return false;
    }
    bool parted = colon + 1 >= text.size() || text[colon + 1] == ' ' || text.substr(colon).starts_with("：");
    auto words = std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(colon), ' ');
    return parted && words <= 3;
}

bool starts_with_year(std::string_view text) {
    return text.size() >= 4 &&
           std::all_of(text.begin(), text.begin() + 4, [](char c) { return c >= '0' && c <= '9'; }) &&
           (text[0] == '1' || text[0] == '2') && (text.size() == 4 || !is_digit(static_cast<unsigned char>(text[4])));
}

int open_brackets(std::string_view text) {
    int open = 0;
    for (std::size_t at = 0; at < text.size();) {
        char32_t c = next_character(text, at);
        bool opens = c == '(' || c == '[' || c == U'（' || c == U'„' || c == U'«' || c == U'「' || c == U'“';
        bool closes = c == ')' || c == ']' || c == U'）' || c == U'»' || c == U'」' || c == U'”';
        open += opens ? 1 : 0;
        open -= closes && open > 0 ? 1 : 0;
    }
    return open;
}

/// A line that cannot end here: it ends in a comma, a hyphen, an opening bracket or a very short
/// lower-case word ("of", "und", "à", "i").
bool is_unfinished(std::string_view text) {
    char32_t last = last_of(text);
    if (last == ',' || last == U'、' || last == U'，' || last == '&' || last == '/' || last == '(' || last == '+') {
        return true;
    }
    if (is_dash(last) && text.size() >= 2) {
        std::size_t at = last_begin(text);
        return at > 0 && is_letter(last_of(text.substr(0, at)));
    }
    std::string_view word = last_word(text);
    if (word.size() == text.size()) {
        return false;
    }
    std::size_t letters = 0;
    for (std::size_t at = 0; at < word.size();) {
        if (!is_lower(next_character(word, at))) {
            return false;
        }
        ++letters;
    }
    return letters <= 3;
}

}  // namespace

WrapWidth wrap_width(const std::vector<PhysicalLine>& lines, std::size_t at) {
    // A page may hold text of several widths after each other (a side column first, then the main
    // text), hence only lines nearby; the narrower of the two directions that is wide enough wins.
    constexpr std::size_t reach = 14;
    WrapWidth wrap;
    float total = 0;
    float count = 0;
    auto width_of = [&](std::size_t from, std::size_t to) {
        std::array<float, 3> longest = {0, 0, 0};
        for (std::size_t i = from; i < to; ++i) {
            float right = lines[i].right;
            if (lines[i].has_gap) {
                continue;
            }
            total += right - lines[i].left;
            count += static_cast<float>(display_width(lines[i].text));
            for (float& place : longest) {
                if (right > place) {
                    std::swap(right, place);
                }
            }
        }
        return longest;
    };
    std::size_t from = at > reach ? at - reach : 0;
    std::size_t to = std::min(lines.size(), at + reach + 2);
    auto before = width_of(from, std::min(at + 2, to));
    auto after = width_of(at, to);
    wrap.character = count > 0 && total > 0 ? total / count : 1;
    float tolerance = 12 * wrap.character;
    auto confirmed = [&](const std::array<float, 3>& longest) {
        return longest[1] > 0 && longest[0] - longest[1] <= tolerance ? longest[0] : 0.0F;
    };
    float narrow = confirmed(before);
    float wide = confirmed(after);
    float right = lines[at].right;
    float width = std::max(narrow, wide);
    if (narrow >= right && wide >= right) {
        width = std::min(narrow, wide);
    }
    wrap.width = width >= right ? width : 0;
    return wrap;
}

bool continues(const PhysicalLine& line, const PhysicalLine& next, WrapWidth wrap) {
    if (next.starts_item || next.has_gap || line.text.empty() || next.text.empty()) {
        return false;
    }
    char32_t first = first_of(next.text);
    char32_t last = last_of(line.text);
    bool lower = is_lower(first);
    bool unfinished = is_unfinished(line.text) || open_brackets(line.text) > 0;
    float length = (line.right - line.left) / wrap.character;
    float word = static_cast<float>(display_width(first_word(next.text))) * wrap.character;
    float blank = is_unspaced(first) && is_unspaced(last) ? 0 : wrap.character;
    float slack = wrap.width > 0 ? (wrap.width - line.right - blank - word) / wrap.character : 100;

    float score = 0;
    if (slack < 0) {
        score += 2;
    } else if (slack <= 3) {
        score += 0.5F;
    } else if (slack <= 10) {
        score -= 2;
    } else {
        score -= 4;
    }
    score += lower ? 1.5F : 0;
    score += unfinished ? 1.5F : 0;
    if (!lower && !unfinished) {
        score -= is_sentence_end(last) ? 0.5F : 1;
    }
    score += next.hangs ? 1.5F : 0;
    score -= last == ':' ? 2.0F : 0;
    score -= looks_like_label(next.text) ? 2.0F : 0;
    score -= starts_with_year(next.text) ? 1.0F : 0;
    score -= line.has_gap ? 1.0F : 0;
    score -= length < 24 ? 1.5F : 0;
    score += length >= 60 ? 0.5F : 0;
    score -= wrap.width / wrap.character > 130 ? 2.0F : 0;  // nobody wraps there: these are whole lines
    return score > 1;
}

Vocabulary vocabulary_of(std::string_view text) {
    Vocabulary vocabulary;
    for (Word& word : words_of(text)) {
        vocabulary.insert(std::move(word.folded));
    }
    return vocabulary;
}

namespace {

/// First halves of compounds that keep their hyphen in English (and in French: "demi-", "non-").
bool keeps_hyphen(const std::string& folded) {
    static constexpr std::array<std::string_view, 34> halves = {
        "all",  "award", "best",  "board", "client", "cross", "customer", "data", "end",  "ex",   "first", "full",
        "half", "hands", "high",  "in",    "large",  "long",  "low",      "non",  "open", "part", "post",  "real",
        "self", "semi",  "short", "small", "third",  "time",  "user",     "well", "year", "demi"};
    return std::find(halves.begin(), halves.end(), folded) != halves.end();
}

/// "pitch- og bremsesystemer", "Vor- und Nachbereitung": the hyphen stands for the rest of a compound.
bool is_conjunction(const std::string& folded) {
    static constexpr std::array<std::string_view, 14> words = {"and",   "or",  "und", "oder", "en",  "of",    "og",
                                                               "eller", "och", "ja",  "tai",  "bzw", "sowie", "i"};
    return std::find(words.begin(), words.end(), folded) != words.end();
}

}  // namespace

Joint joint_between(std::string_view before, std::string_view after, const Vocabulary& vocabulary) {
    before = trim(before);
    after = trim(after);
    char32_t last = last_of(before);
    char32_t first = first_of(after);
    if (is_unspaced(last) && is_unspaced(first)) {
        return Joint::none;
    }
    std::string_view word = last_word(before);
    bool address = word.find("://") != std::string_view::npos || word.starts_with("www.") ||
                   (word.find('/') != std::string_view::npos && word.find('.') != std::string_view::npos);
    if (address && (last == '/' || last == '-' || last == '=' || last == '&' || last == '_' || last == '?')) {
        return Joint::none;
    }
    if (last != '-' && last != 0x2010) {
        return Joint::blank;
    }
    std::string_view stem = before.substr(0, last_begin(before));
    if (stem.empty() || !(is_letter(last_of(stem)) || is_digit(last_of(stem)))) {
        return Joint::blank;  // a dash between words
    }
    std::string_view rest = first_word(after);
    std::vector<Word> halves = words_of(stem);
    std::vector<Word> rests = words_of(rest);
    if (halves.empty() || rests.empty()) {
        return Joint::none;
    }
    const std::string& half = halves.back().folded;
    if (is_conjunction(rests.front().folded)) {
        return Joint::blank;
    }
    if (vocabulary.contains(half + rests.front().folded)) {
        return Joint::drop_hyphen;
    }
    bool letters = is_lower(last_of(stem)) && is_lower(first);
    bool compound = last_word(stem).find('-') != std::string_view::npos || rest.find('-') != std::string_view::npos ||
                    keeps_hyphen(half);
    return letters && !compound ? Joint::drop_hyphen : Joint::none;
}

}  // namespace cvconv
