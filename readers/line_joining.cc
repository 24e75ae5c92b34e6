#include "readers/line_joining.h"

#include <algorithm>
#include <cmath>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/pieces/function_words.h"

namespace cvconv {

Wrapping::Wrapping(std::vector<PhysicalLine> lines, bool typed) : lines_(std::move(lines)) {
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
            bool unspaced = is_unspaced(first_of(line.text)) && is_unspaced(last_of(line.text));
            widest_unspaced_ = unspaced ? std::max(widest_unspaced_, line.right) : widest_unspaced_;
        }
        bool begins = line.after_gap || line.starts_item || line.begins_row || i == 0 || lines_[i - 1].text.empty();
        std::string_view bare = line.text;  // without the marks of Markdown: "## Work", "- **Pumps**"
        bare.remove_prefix(std::min(bare.find_first_not_of("#*_-+>[ "), bare.size()));
        char32_t first = bare.empty() ? U' ' : first_of(bare);
        if (begins && has_case(first) && !is_address(first_word(bare))) {
            ++beginnings;
            small += is_lower(first) ? 1 : 0;
        }
    }
    character_ = characters > 0 && extent > 0 ? extent / characters : 1;
    constexpr int enough_rows = 6;
    lower_begins_ = beginnings >= enough_rows && small * 5 >= beginnings * 2;
    lower_continues_ = beginnings >= 8 && small * 12 <= beginnings;
    // The longest line that is not the only one of its length: titles and URLs stick out.
    std::sort(rights.rbegin(), rights.rend());
    for (std::size_t i = 0; i + 1 < rights.size(); ++i) {
        if (rights[i] - rights[i + 1] <= 8 * character_) {
            width_ = rights[i];
            break;
        }
    }
    flush_right_ = is_flush_right();
    // Few lines: a sentence that goes on below shows how wide they are.
    std::vector<Wrap> wraps = sure_wraps();
    constexpr std::size_t enough = 12;  // lines
    nothing_wraps_ = typed && wraps.empty() && lines_.size() >= enough;
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
    return flush_right_ || (ragged && (centred || flush_right)) ? line.left - left_ : 0;
}

/// Nearly all lines end at one edge, and many begin apart: a column at the side, set towards the text.
bool Wrapping::is_flush_right() const {
    constexpr std::size_t fewest = 4;
    std::size_t all = 0;
    std::size_t at_edge = 0;
    std::size_t apart = 0;
    for (const PhysicalLine& line : lines_) {
        if (line.text.empty() || line.has_gap) {
            continue;
        }
        ++all;
        at_edge += std::abs(line.right - width_) < 0.5F * character_ ? 1 : 0;
        apart += line.left - left_ > 2 * character_ ? 1 : 0;
    }
    return all >= fewest && at_edge * 10 >= all * 9 && apart * 2 >= all;
}

/// Did the next word not fit? From 2, it did not, to -4, there was room.
float Wrapping::fullness(std::size_t index, const PhysicalLine& line, const PhysicalLine& next, bool lower,
                         bool unfinished) const {
    char32_t first = first_of(next.text);
    char32_t last = last_of(line.text);
    float needed = static_cast<float>(display_width(first_word(next.text))) +
                   (is_unspaced(first) && is_unspaced(last) ? 0.0F : 1.0F);
    float beside = spare_at_left(line, next);
    auto slack_in = [&](float width) { return width > 0 ? (width - line.right + beside) / character_ - needed : 100; };
    float full = -4;
    // text without blanks fills its lines, and no line is longer: one that ends before another ends where it was meant
    // to
    bool unspaced = is_unspaced(first) && is_unspaced(last);
    if (float slack = slack_in(unspaced ? std::max(width_, widest_unspaced_) : width_); slack < 0) {
        full = (width_ - left_) / character_ > 130 ? 0 : 2;  // nobody wraps there: these are whole lines
        const bool alone = unspaced && line.right > width_ + 8 * character_;  // where full lines end together
        full = alone && (line.right - line.left) / character_ < 60 ? 0 : full;
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
    if (is_lower(first) && lower && lower_continues_ && !is_sentence_end(last) &&
        std::abs(line.left - next.left) <= character_) {
        full = std::max(full, -0.5F) + 1;
    }
    return full;
}

namespace {

/// "(312) 555-0147": a telephone number, which goes on with nothing.
bool begins_with_area_code(std::string_view text) {
    const std::size_t close = text.find(')');
    constexpr std::size_t longest = 6;  // "(0312)"
    return text.starts_with('(') && close != std::string_view::npos && close >= 3 && close < longest &&
           text.substr(1, close - 1).find_first_not_of("0123456789") == std::string_view::npos &&
           close + 2 < text.size() && is_digit(static_cast<unsigned char>(text[close + 2]));
}

/// The second character of a text; 0 if it has none.
char32_t character_behind(std::string_view text) {
    std::size_t at = 0;
    (void)next_character(text, at);
    return at < text.size() ? next_character(text, at) : U'\0';
}

/// "Skills": the title of a section and nothing else.
bool is_title(std::string_view text) {
    constexpr std::size_t longest = 60;  // bytes
    return text.size() <= longest && !text.ends_with('.') && !lookup(Idea::section_headings, text).empty();
}

}  // namespace

float Wrapping::score(std::size_t index, const PhysicalLine& line, const PhysicalLine& next) const {
    char32_t first = first_of(next.text);
    char32_t last = last_of(line.text);
    std::string_view word = first_word(next.text);
    bool cased = has_case(first);
    bool inside_brackets = open_brackets(line.text) > 0;
    bool dated = begins_with_date(next.text) && !inside_brackets;
    const bool area_code = begins_with_area_code(next.text);
    bool lower = (is_lower(first) && !is_address(word) && !dated) || (first == '(' && !area_code) || first == ')';
    // "Desarrolladora web" above "03/2021 – …": a short word, but none that goes before a date, as "since" does
    const bool whole_before_date = dated && is_letter(last) && lookup(Idea::date_words, last_word(line.text)).empty() &&
                                   !is_in(fold(last_word(line.text)));
    bool unfinished = (is_unfinished(line.text) && !whole_before_date) || inside_brackets;
    bool sentence_end = is_sentence_end(last);
    float length = (line.right - line.left) / character_;
    float beside = spare_at_left(line, next);
    float score = fullness(index, line, next, lower, unfinished);
    score += lower && !(lower_begins_ && is_lower(first)) ? 1.5F : 0;
    score += unfinished ? 1.5F : 0;
    // "… This involved the teaching of Python and" above "Sagemath to first-year students": no long line ends so
    if (unfinished && !lower && length >= 50) {
        const std::string_view before = trim(line.text.substr(0, line.text.size() - last_word(line.text).size()));
        const bool unit = is_digit(last_of(before));  // "under 40 ms"
        score += inside_brackets ? 2.0F : has_case(last) && !unit ? 3.0F : 0;
    }
    if (!lower && !unfinished && (cased || is_digit(first))) {
        score -= sentence_end || is_closed(line.text) ? 1.5F : 0.5F;
    } else if (!cased && sentence_end) {
        score -= 0.5F;
    }
    bool shouts = first != '(' && is_all_capitals(word) && count_characters(word) >= 4 && !is_all_capitals(line.text);
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
    score -= nothing_wraps_ && !lower && !unfinished ? 0.5F : 0;
    score += has_inner_sentence_end(line.text) ? 0.5F : 0;
    score -= last == ':' ? 2.0F : 0;
    // where lines may break anywhere, that one is full says little against a label
    score -= looks_like_label(next.text) && !inside_brackets ? (is_unspaced(first) ? 3.0F : 2.0F) : 0;
    // "promotor: …" below the school, though it begins with a small letter
    score -= is_lower(first) && !inside_brackets && begins_with_known_label(next.text) ? 4.0F : 0;
    score -= dated ? 1.5F : 0;
    score -= area_code ? 2.5F : 0;
    score -= dated && begins_with_date(line.text) ? 1.5F : 0;  // a list, each line with its date
    // “Salt,” Harbour Days, May 2019 above “Pumps,” …: each talk, each paper begins with its title
    bool titles = (first == '"' || first == U'“' || first == U'«') && first_of(line.text) == first;
    score -= titles && !unfinished ? 2.0F : 0;
    score -= ends_with_open_year(line.text) && !is_digit(first) ? 2.5F : 0;
    if (!lower && !unfinished && is_title(next.text)) {
        score += next.below_dated ? 0.5F : -2.0F;  // "2003   BA Tides, Sagebrush State" above "College"
    }
    score -= line.has_gap ? 1.0F : 0;
    // "Tide Prize of the" above "Harbour Authority" in a side column: short for the page, but full there
    const bool full_here = is_unfinished(line.text) && last != ',' && !dated &&
                           local_width(index) - line.right < (static_cast<float>(display_width(word)) + 1) * character_;
    score -= length < (narrow ? 0.5F * columns : 24) && !full_here ? 1.5F : 0;
    score += first == '(' && !area_code && is_letter(character_behind(next.text)) ? 0.5F : 0;
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

}  // namespace cvconv
