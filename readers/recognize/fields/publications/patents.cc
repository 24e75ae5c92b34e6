#include "readers/recognize/fields/publications/patents.h"

#include <algorithm>
#include <array>

#include "ir/lexicon.h"
#include "readers/pieces/characters.h"
#include "readers/pieces/citations/citations.h"
#include "readers/pieces/items.h"

namespace cvconv::recognizing {

namespace {

bool is_office(std::string_view code) {
    static constexpr std::array<std::string_view, 34> offices = {
        "US", "EP", "WO", "KR", "JP", "CN", "DE", "GB", "FR", "FI", "SE", "NO", "DK", "NL", "BE", "AT", "CH",
        "IT", "ES", "PT", "PL", "CZ", "SK", "HU", "RO", "BG", "GR", "IE", "CA", "AU", "NZ", "IN", "TW", "EA"};
    return std::find(offices.begin(), offices.end(), code) != offices.end();
}

/// "granted", "Issued:", "filed on": what happened at the date.
bool is_event(std::string_view folded) {
    return is_listed(Idea::citation_words, folded, "patent_event");
}

/// "US Patent No. 10,555,019": behind the words between the office and the number.
std::uint32_t behind_patent_word(std::string_view text, std::uint32_t from, std::uint32_t end) {
    constexpr std::uint32_t longest = 30;
    for (const Word& word : words_of(text, {from, std::min(end, from + longest)})) {
        const bool known = is_listed(Idea::citation_words, word.folded, "patent") ||
                           is_listed(Idea::number_words, word.folded, "before");
        if (!known) {
            break;
        }
        from = word.where.end;
        from += from < end && text[from] == '.' ? 1 : 0;
    }
    return from;
}

/// "92701", "02139-4307": behind "CA" or "MA", the code of an address.
bool is_zip_code(std::string_view number) {
    constexpr std::size_t short_form = 5;
    constexpr std::size_t long_form = 10;
    const std::string_view digits = "0123456789";
    return number.find_first_not_of(digits) == (number.size() == short_form ? std::string_view::npos : short_form) &&
           (number.size() == short_form ||
            (number.size() == long_form && number[short_form] == '-' &&
             number.find_first_not_of(digits, short_form + 1) == std::string_view::npos));
}

/// The pieces of `rest` between commas and full stops, without the words of what happened when.
std::vector<Span> remarks(Reading& reading, Span rest) {
    std::string_view text = reading.document.text;
    std::vector<Span> kept;
    std::uint32_t begin = rest.begin;
    auto add = [&](std::uint32_t end) {
        Span piece = strip(text, trim_punctuation(text, {begin, end}), ",;:.()");
        auto words = words_of(text, piece);
        bool event = std::all_of(words.begin(), words.end(), [](const Word& word) { return is_event(word.folded); });
        if (!words.empty() && event) {
            reading.label(piece);
        } else if (!words.empty()) {
            kept.push_back(piece);
        }
        begin = end;
    };
    for (std::uint32_t at = rest.begin; at + 1 < rest.end; ++at) {
        bool initial = at >= 1 && is_upper(character_at(text, at - 1)) && (at < 2 || text[at - 2] == ' ');
        if ((text[at] == '.' && text[at + 1] == ' ' && !initial) || text[at] == ';') {
            add(at);
            begin = at + 1;
        }
    }
    add(rest.end);
    return kept;
}

}  // namespace

Span patent_in_brackets(const Document& document, const Line& line) {
    std::string_view own = line.text.of(document.text);
    std::size_t open = own.rfind('(');
    if (open == std::string_view::npos || open == 0 || !own.ends_with(')')) {
        return {};
    }
    Span inner{static_cast<std::uint32_t>(line.text.begin + open + 1), line.text.end - 1};
    auto digits = std::count_if(inner.of(document.text).begin(), inner.of(document.text).end(),
                                [](char c) { return c >= '0' && c <= '9'; });
    bool named = weigh(find(Idea::venue_words, words_of(document.text, inner)), "patent") > 0;
    return digits >= 4 && named && words_of(document.text, inner).size() <= 8 ? inner : Span{};
}

Span patent_number(std::string_view text, Span within) {
    constexpr int least_digits = 5;
    for (std::uint32_t at = within.begin; at + 8 <= within.end; ++at) {
        if (text[at] < 'A' || text[at] > 'Z' || !is_office(text.substr(at, 2))) {
            continue;
        }
        if (at > within.begin && is_letter(character_before(text, at))) {
            continue;
        }
        int digits = 0;
        const std::uint32_t office = at + 2;
        const std::uint32_t begin = behind_patent_word(text, office, within.end);
        std::uint32_t end = begin;
        for (; end < within.end; ++end) {
            auto c = static_cast<unsigned char>(text[end]);
            bool inside = c == ' ' || c == ',' || c == '-' || c == '/' || c == '.';
            bool digit_next = end + 1 < within.end && is_ascii_digit(static_cast<unsigned char>(text[end + 1]));
            if (!is_ascii_digit(c) && !(inside && digit_next)) {
                break;
            }
            digits += is_ascii_digit(c) ? 1 : 0;
        }
        if (digits < least_digits) {
            continue;
        }
        // the kind: "B2", "A1"
        std::uint32_t kind = end < within.end && text[end] == ' ' ? end + 1 : end;
        bool letter = kind < within.end && text[kind] >= 'A' && text[kind] <= 'U' &&
                      (kind + 1 >= within.end || !is_letter(character_at(text, kind + 1)));
        if (letter) {
            end = kind + 1;
            end += end < within.end && is_ascii_digit(static_cast<unsigned char>(text[end])) ? 1 : 0;
        } else if (begin == office && is_zip_code(trim(text, {begin, end}).of(text))) {
            continue;
        }
        return {at, end};
    }
    return {};
}

std::optional<Publication> read_patent(Reading& reading, const Line& line) {
    const Document& document = reading.document;
    std::string_view text = document.text;
    Span number = patent_number(text, line.text);
    if (number.empty()) {
        return std::nullopt;
    }
    auto quotes = quoted(text, line.text);
    Span before = strip(text, trim_punctuation(text, {line.text.begin, number.begin}), ",;:(");
    std::uint32_t behind = number.end;
    Span title = before;
    Publication p;
    if (!quotes.empty()) {
        title = quotes.front();
        behind = std::max(behind, behind_quotation(text, title.end, line.text.end));
        before.end = std::min(before.end, title.begin);
        int names = 0;
        const std::uint32_t end = end_of_authors(text, {line.text.begin, title.begin}, &names);
        if (names >= 1) {  // "I. Fjord and O. Brekke, “Launcher of pumps,” EP 4 055 501"
            p.summary = text_of(document, {line.text.begin, end}, Confidence::inferred, "publications.authors");
        }
    } else if (words_of(text, before).empty()) {  // "US Patent 10,555,019: Method for replaying streams (2021)"
        auto date = std::find_if(line.periods.begin(), line.periods.end(),
                                 [&](const FoundPeriod& found_date) { return found_date.where.begin > number.end; });
        std::uint32_t end = date == line.periods.end() ? line.text.end : date->where.begin;
        title = strip(text, trim_punctuation(text, {number.end, end}), ",;:(");
        behind = std::max(behind, title.end);
    }
    if (words_of(text, title).empty()) {
        return std::nullopt;
    }
    p.name = text_of(document, title, Confidence::inferred, "publications.name");
    p.publisher = text_of(document, number, Confidence::inferred, "publications.patent.number");
    Spans rest{{behind, line.text.end}};
    constexpr std::size_t most_dates = 8;
    for (const FoundPeriod& date : line.periods) {
        if (date.certainty >= 0.5F && date.where.begin >= behind && rest.size() < most_dates) {
            p.release_date = moment(date, "publications.date");
            rest = cut_out(rest, date.where);
        }
    }
    for (Span piece : rest) {
        for (Span remark : remarks(reading, piece)) {
            add_paragraph(document, p.summary, remark, "publications.summary");
        }
    }
    return p;
}

}  // namespace cvconv::recognizing
