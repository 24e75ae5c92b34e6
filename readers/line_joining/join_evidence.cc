#include "readers/line_joining/join_evidence.h"

#include <algorithm>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/line_joining/line_ends.h"
#include "readers/pieces/function_words.h"

namespace cvconv {

namespace {

/// "(312) 555-0147": a telephone number, which goes on with nothing.
bool begins_with_area_code(std::string_view text) {
    const std::size_t close = text.find(')');
    constexpr std::size_t longest = 6;  // "(0312)"
    return text.starts_with('(') && close != std::string_view::npos && close >= 3 && close < longest &&
           text.substr(1, close - 1).find_first_not_of("0123456789") == std::string_view::npos &&
           close + 2 < text.size() && is_digit(static_cast<unsigned char>(text[close + 2]));
}

/// "Skills": the title of a section and nothing else.
bool is_title(std::string_view text) {
    constexpr std::size_t longest = 60;  // bytes
    return text.size() <= longest && !text.ends_with('.') && !lookup(Idea::section_headings, text).empty();
}

/// "of", "and", "mit", in small letters: what no line ends with that is whole.
bool leads_on(std::string_view word) {
    constexpr std::size_t longest = 12;  // bytes
    if (word.empty() || word.size() > longest || !is_lower(first_of(word))) {
        return false;
    }
    const std::string folded = fold(word);
    return may_join(folded) || is_with(folded) || is_for(folded) || is_in(folded) || is_of(folded) ||
           joins_role(folded) || is_by(folded) || is_article(folded) || is_conjunction(folded, "en");
}

/// "harbour.example/ada", but not "£7.9m", "nets/sails." or "B3.117".
bool is_page_or_mail(std::string_view word) {
    const std::size_t slash = word.find('/');
    const std::string_view host = word.substr(0, slash);
    const std::size_t dot = host.rfind('.');
    const bool named = dot != std::string_view::npos && dot > 0 && dot + 2 < host.size() &&
                       is_lower(first_of(host.substr(dot + 1))) && is_letter(last_of(host.substr(0, dot))) &&
                       is_letter(last_of(host));
    return word.find('@') != std::string_view::npos || word.find("://") != std::string_view::npos || named;
}

bool is_list(std::string_view text) {
    return std::count(text.begin(), text.end(), ',') >= 2;
}

/// "Full-Stack Web Development": two words at least, and no word in small letters but those that lead on.
bool is_title_case(std::string_view text) {
    constexpr std::size_t longest = 60;  // bytes
    if (text.size() > longest || text.find(',') != std::string_view::npos) {
        return false;
    }
    int words = 0;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find(' ', begin), text.size());
        const std::string_view word = text.substr(begin, end - begin);
        if (!word.empty() && is_lower(first_of(word)) && !leads_on(trim_punctuation(word))) {
            return false;
        }
        words += !word.empty() && is_upper(first_of(word)) ? 1 : 0;
        begin = end + 1;
    }
    return words >= 2;
}

bool has_few_words(std::string_view text) {
    return std::count(text.begin(), text.end(), ' ') < 3;
}

void add_end(JoinEvidence& e, const PhysicalLine& line) {
    const std::string_view text = line.text;
    const char32_t last = last_of(text);
    const std::string_view word = last_word(text);
    e.add(Joining::ends_sentence, is_sentence_end(last));
    e.add(Joining::ends_comma, last == ',' || last == U'、' || last == U'，');
    e.add(Joining::ends_colon, last == ':' || last == U'：');
    e.add(Joining::ends_inside_brackets, open_brackets(text) > 0);
    e.add(Joining::ends_closed, is_closed(text) && !is_digit(last));
    e.add(Joining::ends_digit, is_digit(last));
    e.add(Joining::ends_address, is_page_or_mail(word));
    e.add(Joining::ends_open_year, ends_with_open_year(text));
    const bool unfinished = is_unfinished(text);
    if (unfinished && is_dash(last)) {
        const char32_t before = last_of(text.substr(0, last_begin(text)));
        e.add(is_letter(before) ? Joining::ends_split_word : Joining::ends_open);
    } else if (unfinished && !is_letter(last) && !e.has(Joining::ends_comma)) {
        e.add(Joining::ends_open);
    } else if (word.size() < text.size() && leads_on(word)) {
        e.add(Joining::ends_function_word);
    } else {
        constexpr std::size_t shortest = 4;  // bytes: two letters of any alphabet
        e.add(Joining::ends_short_word,
              unfinished && !e.has(Joining::ends_comma) && count_characters(word) <= 2 && word.size() <= shortest);
    }
    e.add(Joining::has_inner_sentence, has_inner_sentence_end(text));
    e.add(Joining::has_bar, text.find(" | ") != std::string_view::npos);
    e.add(Joining::is_label, looks_like_label(text));
    e.add(Joining::is_title, is_title(text));
    e.add(Joining::begins_dated, begins_with_date(text));
    e.add(Joining::above_title_case, is_title_case(text));
    e.add(Joining::above_few_words, has_few_words(text));
    e.add(Joining::ends_with_gap, line.has_gap);
    e.add(Joining::above_item, line.starts_item);
}

void add_beginning(JoinEvidence& e, const PhysicalLine& line, const PhysicalLine& next) {
    const std::string_view text = next.text;
    const char32_t first = first_of(text);
    const std::string_view word = first_word(text);
    const bool dated = begins_with_date(text) && !e.has(Joining::ends_inside_brackets);
    const bool area_code = begins_with_area_code(text);
    e.add(Joining::begins_small, is_lower(first) && !is_address(word) && !dated);
    e.add(Joining::begins_bracket, (first == '(' && !area_code) || first == ')');
    e.add(Joining::begins_digit, is_digit(first));
    const std::size_t digits = std::min(word.find_first_not_of("0123456789"), word.size());
    e.add(Joining::begins_long_number, digits >= 4 && !dated);
    e.add(Joining::begins_sign, !is_letter(first) && !is_digit(first) && first != '(' && first != ')');
    e.add(Joining::begins_quoted, (first == '"' || first == U'“' || first == U'«') && first_of(line.text) == first);
    e.add(Joining::begins_date, dated);
    e.add(Joining::both_dated, dated && e.has(Joining::begins_dated));
    // "Desarrolladora web" above "03/2021 – …": a short word, but none that goes before a date, as "since" does
    e.add(Joining::begins_month_behind, dated && is_letter(last_of(line.text)) &&
                                            lookup(Idea::date_words, last_word(line.text)).empty() &&
                                            !is_in(fold(last_word(line.text))));
    e.add(Joining::begins_label, looks_like_label(text) && !e.has(Joining::ends_inside_brackets));
    e.add(Joining::begins_known_label,
          is_lower(first) && !e.has(Joining::ends_inside_brackets) && begins_with_known_label(text));
    e.add(Joining::begins_title, is_title(text));
    e.add(Joining::begins_area_code, area_code);
    e.add(Joining::begins_address, is_page_or_mail(word));
    e.add(Joining::both_addresses, is_page_or_mail(word) && e.has(Joining::ends_address));
    const bool capitals = first != '(' && is_all_capitals(word) && count_characters(word) >= 4;
    e.add(Joining::begins_capitals, capitals && !is_all_capitals(line.text));
    e.add(Joining::all_capitals, capitals && is_all_capitals(line.text) && is_all_capitals(text));
    e.add(Joining::begins_function_word, word.size() < text.size() && leads_on(word));
    e.add(Joining::one_word, word.size() == text.size());
    e.add(Joining::below_ends_sentence, is_sentence_end(last_of(text)) && !e.has(Joining::ends_sentence));
    e.add(Joining::below_has_inner_sentence, has_inner_sentence_end(text));
    constexpr int short_line = 20;
    e.add(Joining::below_short, display_width(text) < short_line);
    e.add(Joining::both_lists, is_list(text) && is_list(line.text));
    e.add(Joining::below_title_case, is_title_case(text));
    e.add(Joining::below_few_words, has_few_words(text));
    e.add(Joining::has_no_case, is_letter(first) && !has_case(first));
    e.add(Joining::unspaced, is_unspaced(first) && is_unspaced(last_of(line.text)));
    e.add(Joining::below_dated, next.below_dated);
}

}  // namespace

bool begins_small(std::string_view text) {
    return is_lower(first_of(text)) && !is_address(first_word(text));
}

void add_text_evidence(JoinEvidence& evidence, const PhysicalLine& line, const PhysicalLine& next) {
    evidence.add(Joining::always);
    add_end(evidence, line);
    add_beginning(evidence, line, next);
}

}  // namespace cvconv
