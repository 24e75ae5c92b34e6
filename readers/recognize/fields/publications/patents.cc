#include "readers/recognize/fields/publications/patents.h"

#include <algorithm>

#include "ir/lexicon.h"
#include "readers/pieces/characters.h"
#include "readers/pieces/citations/citations.h"
#include "readers/pieces/citations/patent_numbers.h"
#include "readers/pieces/items.h"

namespace cvconv::recognizing {

namespace {

/// "granted", "Issued:", "filed on": what happened at the date.
bool is_event(std::string_view folded) {
    return is_listed(Idea::citation_words, folded, "patent_event");
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
