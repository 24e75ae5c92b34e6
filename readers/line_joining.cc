#include "readers/line_joining.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <unicode/uchar.h>

#include "ir/lexicon.h"
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
           (text.starts_with("19") || text.starts_with("20")) &&
           (text.size() == 4 || !is_digit(static_cast<unsigned char>(text[4])));
}

/// "maj 2019 - nu", "agosto de 2015 – …": a year among the first words; or behind a day and a month, or before a bar:
/// "2. 7.–31. 8. 2023", "July and August 2021 | …".
bool begins_with_date(std::string_view text) {
    std::size_t begin = 0;
    bool numeric = true;
    for (int word = 0; word < 6 && begin < text.size(); ++word) {
        std::size_t end = std::min(text.find(' ', begin), text.size());
        std::string_view token = text.substr(begin, end - begin);
        if (word >= 3 && !numeric && !text.substr(end).starts_with(" | ")) {
            return false;
        }
        numeric = numeric && (is_digit(static_cast<unsigned char>(token.empty() ? 0 : token[0])) || token == "–");
        bool alone = token.size() <= 6 || static_cast<unsigned char>(token[4]) >= 0x80;  // "2019", "2019–", "2019年3月"
        if (starts_with_year(token) && alone) {
            return true;
        }
        if (token.ends_with(',')) {
            return false;
        }
        begin = end + 1;
    }
    return false;
}

bool ends_with_year(std::string_view text) {
    return text.size() >= 4 && starts_with_year(text.substr(text.size() - 4)) &&
           (text.size() == 4 || !is_digit(static_cast<unsigned char>(text[text.size() - 5])));
}

constexpr std::size_t longest_date = 40;  ///< bytes: "настоящее время"

/// "October 2018 —" with nothing behind it.
bool is_open_period(std::string_view text) {
    if (text.size() > longest_date || !is_dash(last_of(text))) {
        return false;
    }
    std::string_view date = trim(text.substr(0, last_begin(text)));
    return ends_with_year(date) && std::count(date.begin(), date.end(), ' ') <= 3;
}

/// "March 2020", "now", alone in its line.
bool is_end_of_period(std::string_view text) {
    bool date = ends_with_year(text) && std::count(text.begin(), text.end(), ' ') <= 2;
    return text.size() <= longest_date && (date || !lookup(Idea::present, text).empty());
}

/// Several sentences: "… weiter. Ich …".
bool has_inner_sentence_end(std::string_view text) {
    for (std::size_t at = text.find(". "); at != std::string_view::npos; at = text.find(". ", at + 1)) {
        bool abbreviation = at < 3 || text[at - 2] == ' ' || text[at - 3] == ' ' || text[at - 2] == '.';
        if (!abbreviation) {
            return true;
        }
    }
    return false;
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

/// A name, a year or a bracket closes a line that says everything it has to say.
bool is_closed(std::string_view text) {
    char32_t last = last_of(text);
    return last == ')' || last == ']' || is_digit(last) || last == U'）' || last == U'”' || last == '"' || last == U'»';
}

bool has_case(char32_t c) {
    return is_upper(c) || is_lower(c);
}

/// "e-mail@example.com", "github.com/name": begins with a small letter for no reason of grammar.
bool is_address(std::string_view word) {
    std::size_t dot = word.find('.');
    bool dotted = dot != std::string_view::npos && dot + 2 < word.size() && dot > 0;
    return word.find('@') != std::string_view::npos || word.find("://") != std::string_view::npos || dotted;
}

}  // namespace

bool is_unfinished(std::string_view text) {
    char32_t last = last_of(text);
    if (last == ',' || last == U'、' || last == U'，' || last == '&' || last == '(' || last == '+') {
        return true;
    }
    if (last == '/') {
        return !is_address(last_word(text));  // "https://acme.example/" is whole
    }
    if (text.ends_with(" |")) {
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

Wrapping::Wrapping(std::vector<PhysicalLine> lines) : lines_(std::move(lines)) {
    float extent = 0;
    float characters = 0;
    int beginnings = 0;
    int small = 0;
    std::vector<float> rights;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        const PhysicalLine& line = lines_[i];
        if (line.text.empty()) {
            continue;
        }
        left_ = extent > 0 ? std::min(left_, line.left) : line.left;
        extent += line.right - line.left;
        characters += static_cast<float>(display_width(line.text));
        if (!line.has_gap) {
            rights.push_back(line.right);
        }
        bool begins = line.after_gap || line.starts_item || i == 0 || lines_[i - 1].text.empty();
        char32_t first = first_of(line.text);
        if (begins && has_case(first) && !is_address(first_word(line.text))) {
            ++beginnings;
            small += is_lower(first) ? 1 : 0;
        }
    }
    character_ = characters > 0 && extent > 0 ? extent / characters : 1;
    lower_continues_ = beginnings >= 8 && small * 12 <= beginnings;
    // The longest line that is not the only one of its length: titles and URLs stick out.
    std::sort(rights.rbegin(), rights.rend());
    for (std::size_t i = 0; i + 1 < rights.size(); ++i) {
        if (rights[i] - rights[i + 1] <= 8 * character_) {
            width_ = rights[i];
            break;
        }
    }
    // Few lines: a sentence that goes on below shows how wide they are.
    std::vector<Wrap> wraps = sure_wraps();
    for (const Wrap& wrap : wraps) {
        width_ = std::max(width_, wrap.right);
    }
    learn_from_prose(wraps);
}

std::vector<Wrapping::Wrap> Wrapping::sure_wraps() const {
    std::vector<Wrap> wraps;
    for (std::size_t i = 0; i + 1 < lines_.size(); ++i) {
        const PhysicalLine& line = lines_[i];
        const PhysicalLine& next = lines_[i + 1];
        float length = (line.right - line.left) / character_;
        bool goes_on = is_lower(first_of(next.text)) && !is_address(first_word(next.text)) && !next.starts_item &&
                       !next.after_gap && !next.has_gap && !line.has_gap && !is_sentence_end(last_of(line.text)) &&
                       !is_address(last_word(line.text));
        if (goes_on && length >= 40 && length <= 130) {
            auto word = static_cast<float>(display_width(first_word(next.text)) + 1);
            wraps.push_back({line.right, line.right + word * character_});
        }
    }
    return wraps;
}

/// Long lines that nobody wrapped (links, the rows of a wide table) hide the width of the prose between them. Each
/// wrap says that the width lies between the line's end and that of the word that did not fit: where most agree, it is.
void Wrapping::learn_from_prose(std::vector<Wrap> wraps) {
    constexpr std::size_t fewest = 4;
    if (wraps.size() < fewest) {
        return;
    }
    std::sort(wraps.begin(), wraps.end(), [](const Wrap& a, const Wrap& b) { return a.right < b.right; });
    std::vector<float> ends;
    for (const Wrap& wrap : wraps) {
        ends.push_back(wrap.too_wide);
    }
    std::sort(ends.begin(), ends.end());
    std::size_t most = 0;
    float width = 0;
    float too_wide = 0;
    for (std::size_t i = 0; i < wraps.size(); ++i) {
        auto over = std::upper_bound(ends.begin(), ends.end(), wraps[i].right);
        std::size_t agree = i + 1 - static_cast<std::size_t>(over - ends.begin());
        if (agree >= most) {
            most = agree;
            width = wraps[i].right;
            too_wide = over == ends.end() ? width : *over;
        }
    }
    if (most * 5 < wraps.size() * 4 || width_ < too_wide) {
        return;
    }
    unwrapped_from_ = width_ > width + 8 * character_ ? width + 8 * character_ : 0;
    width_ = width;
}

float Wrapping::local_width(std::size_t index) const {
    // A page may hold text of several widths after each other (a side column first, then the main text).
    constexpr std::size_t reach = 14;
    float longest = 0;
    std::size_t to = std::min(lines_.size(), index + 2);
    for (std::size_t i = index > reach ? index - reach : 0; i < to; ++i) {
        longest = std::max(longest, lines_[i].has_gap ? 0 : lines_[i].right);
    }
    float right = lines_[index].right;
    return std::max(longest, right);
}

/// Room at the left that one more word would have taken: of lines that are centred, or set flush right.
///
///       E-Commerce Platform          the next word had room before "E-Commerce" and after "Platform"
///           Project Lead
float Wrapping::spare_at_left(const PhysicalLine& line, const PhysicalLine& next) const {
    bool ragged = std::abs(line.left - next.left) > 0.4F * character_;
    bool centred = std::abs(line.left + line.right - next.left - next.right) < character_;
    bool flush_right = std::abs(line.right - next.right) < 0.5F * character_;
    return ragged && (centred || flush_right) ? line.left - left_ : 0;
}

float Wrapping::score(std::size_t index, const PhysicalLine& line, const PhysicalLine& next) const {
    char32_t first = first_of(next.text);
    char32_t last = last_of(line.text);
    std::string_view word = first_word(next.text);
    bool cased = has_case(first);
    bool inside_brackets = open_brackets(line.text) > 0;
    bool dated = begins_with_date(next.text) && !inside_brackets;
    bool lower = (is_lower(first) && !is_address(word) && !dated) || first == '(' || first == ')';
    bool unfinished = is_unfinished(line.text) || inside_brackets;
    bool sentence_end = is_sentence_end(last);
    float length = (line.right - line.left) / character_;
    float needed = static_cast<float>(display_width(word)) + (is_unspaced(first) && is_unspaced(last) ? 0.0F : 1.0F);
    float beside = spare_at_left(line, next);
    auto slack_in = [&](float width) { return width > 0 ? (width - line.right + beside) / character_ - needed : 100; };

    float full = -4;
    if (float slack = slack_in(width_); slack < 0) {
        full = (width_ - left_) / character_ > 130 ? 0 : 2;  // nobody wraps there: these are whole lines
    } else if (slack <= 3) {
        full = 0.5F;
    } else if (slack <= 10) {
        full = -2;
    }
    if (full == 2 && !lower && !unfinished && needed > 9) {
        full = 1.5F;  // a long word fits nowhere: that it did not fit says little
    }
    if (unwrapped_from_ > 0 && line.right > unwrapped_from_) {
        full = -4;  // longer than what is wrapped here
    }
    if (full < 0.5F && slack_in(local_width(index)) < 0 && (lower || unfinished)) {
        bool phrase = is_unfinished(line.text) && last != ',';
        full = std::max(full, phrase ? 0 : -0.5F);
    }
    if (is_lower(first) && lower && lower_continues_ && !sentence_end &&
        std::abs(line.left - next.left) <= character_) {
        full = std::max(full, -0.5F) + 1;
    }
    float score = full;
    score += lower ? 1.5F : 0;
    score += unfinished ? 1.5F : 0;
    if (!lower && !unfinished && (cased || is_digit(first))) {
        score -= sentence_end || is_closed(line.text) ? 1.5F : 0.5F;
    } else if (!cased && sentence_end) {
        score -= 0.5F;
    }
    bool shouts = is_all_capitals(word) && count_characters(word) >= 4 && !is_all_capitals(line.text);
    score -= shouts && !unfinished ? 1.0F : 0;  // a heading, a name
    float columns = (width_ - left_) / character_;
    bool narrow = width_ > 0 && columns < 55;
    if (!lower && !unfinished) {
        score -= narrow ? 0.5F : 0;                // in a narrow column lines are full by chance
        score -= narrow && beside > 0 ? 0.5F : 0;  // and more so where they are centred
        score += next.left > line.left + 0.9F * character_ && !next.hangs ? 0.5F : 0;
    }
    // "2019 – 2021 | Acme Pipes" above "and Sons | Welder": what goes on has no date of its own.
    bool barred = line.text.find(" | ") != std::string_view::npos;
    bool goes_on = begins_with_date(line.text) && !dated && (lower || next.text.find(" | ") != std::string_view::npos);
    score -= barred && !goes_on ? 1.0F : 0;
    if (is_address(last_word(line.text)) && first != '(') {
        score -= 1.5F;  // one contact a line
    }
    score -= is_address(word) ? (is_address(last_word(line.text)) ? 3.0F : 1.0F) : 0.0F;
    score += next.hangs ? 1.5F : 0;
    score += has_inner_sentence_end(line.text) ? 0.5F : 0;
    score -= last == ':' ? 2.0F : 0;
    score -= looks_like_label(next.text) ? 2.0F : 0;
    score -= dated ? 1.5F : 0;
    score -= line.has_gap ? 1.0F : 0;
    score -= length < (narrow ? 0.5F * columns : 24) ? 1.5F : 0;
    score += length >= 60 ? 0.5F : 0;
    return score;
}

bool Wrapping::in_prose(std::size_t index) const {
    // The lines before or after this pair are halves of sentences beyond doubt.
    auto sure = [&](std::size_t i) {
        if (i + 1 >= lines_.size() || lines_[i + 1].starts_item || lines_[i + 1].has_gap || lines_[i + 1].after_gap ||
            lines_[i].text.empty() || lines_[i + 1].text.empty()) {
            return false;
        }
        return is_lower(first_of(lines_[i + 1].text)) && score(i, lines_[i], lines_[i + 1]) >= 3;
    };
    return (index > 0 && !lines_[index].after_gap && !lines_[index].starts_item && sure(index - 1)) || sure(index + 1);
}

bool Wrapping::joins(std::size_t index, const PhysicalLine& line, const PhysicalLine& next) const {
    if (next.starts_item || next.has_gap || line.text.empty() || next.text.empty()) {
        return false;
    }
    if (!next.after_gap && parts_period(line.text, next.text)) {
        return true;
    }
    // "2014 – 2018 | School of Wood |" above "27 points"
    if (line.text.ends_with(" |") && !line.text.starts_with('|') && !next.after_gap && !begins_with_date(next.text)) {
        return true;
    }
    float sum = score(index, line, next);
    return sum > 1 || (sum > 0 && in_prose(index));
}

bool parts_period(std::string_view before, std::string_view after) {
    return is_open_period(before) && is_end_of_period(after);
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
