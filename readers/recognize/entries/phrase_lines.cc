#include "readers/recognize/entries/phrase_lines.h"

#include <algorithm>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/pieces/characters.h"

namespace cvconv::recognizing {

namespace {

enum class Told : std::uint8_t { otherwise, with_commas, in_phrases };

/// Headers of such entries; what has other things in it is read as it was.
bool has_headers(SectionKind kind) {
    switch (kind) {
        case SectionKind::work:
        case SectionKind::education:
        case SectionKind::awards:
        case SectionKind::teaching:
        case SectionKind::volunteer:
        case SectionKind::memberships: return true;
        default: return false;
    }
}

/// The pieces of a header: how many, and how many words the longest has.
struct Pieces {
    std::size_t count = 1;
    std::size_t longest = 0;
};

Pieces pieces_between(std::string_view text, Span header, char mark) {
    Pieces pieces;
    int depth = 0;
    std::uint32_t begin = header.begin;
    auto add = [&](std::uint32_t end) {
        pieces.longest = std::max(pieces.longest, words_of(text, {begin, end}).size());
    };
    for (std::uint32_t at = header.begin; at + 1 < header.end; ++at) {
        depth += text[at] == '(' ? 1 : text[at] == ')' && depth > 0 ? -1 : 0;
        const bool parts = mark == '.' ? ends_phrase(text, header, at) : text[at] == mark && text[at + 1] == ' ';
        if (depth == 0 && parts) {
            add(at);
            begin = at + 1;
            ++pieces.count;
        }
    }
    add(header.end);
    return pieces;
}

Told how_told(std::string_view text, const Line& line, SectionKind kind) {
    constexpr std::size_t most_words = 14;  // of a piece
    const Span header = beside_date(text, line);
    if (header.empty() || line.starts_lower) {
        return Told::otherwise;
    }
    if (Pieces phrases = pieces_between(text, header, '.'); phrases.count >= 2) {
        return phrases.longest <= most_words ? Told::in_phrases : Told::otherwise;
    }
    const Pieces commas = pieces_between(text, header, ',');
    // "Associate Editor of the Quarterly Journal of Tides (2017–2020)."
    const bool brief = kind == SectionKind::volunteer || kind == SectionKind::memberships;
    return (brief || commas.count >= 2) && commas.longest <= most_words ? Told::with_commas : Told::otherwise;
}

}  // namespace

Span beside_date(std::string_view text, const Line& line) {
    auto certain = [](const FoundPeriod& p) { return p.certainty >= 0.5F; };
    auto first = std::find_if(line.periods.begin(), line.periods.end(), certain);
    if (first == line.periods.end()) {
        return {};
    }
    if (first->where.begin <= line.text.begin + 1) {
        return strip(text, {first->where.end, line.text.end}, ".,:; ");
    }
    constexpr std::ptrdiff_t most_dates = 4;  // in brackets behind the date
    const auto last = line.periods.rbegin() + std::min<std::ptrdiff_t>(most_dates, std::ssize(line.periods));
    for (auto period = line.periods.rbegin(); period != last; ++period) {
        const Span behind = strip(text, {period->where.end, line.text.end}, ".,; ");
        const bool bracket = behind.of(text).starts_with('(') && behind.of(text).find(')') + 1 == behind.size();
        if (certain(*period) && (behind.empty() || bracket)) {
            return strip(text, {line.text.begin, period->where.begin}, ",;( ");
        }
    }
    return {};
}

bool ends_phrase(std::string_view text, Span within, std::size_t stop) {
    constexpr std::size_t fewest_letters = 3;
    if (text[stop] != '.' || stop + 2 >= within.end || text[stop + 1] != ' ') {
        return false;
    }
    const std::size_t next = text.find_first_not_of(' ', stop + 1);
    const char32_t first = next >= within.end ? U' ' : character_at(text, next);
    const bool sum = std::u32string_view(U"$€£¥").find(first) != std::u32string_view::npos;
    if (!is_upper(first) && first != '(' && !sum) {
        return false;
    }
    std::size_t begin = stop;
    while (begin > within.begin && text[begin - 1] != ' ' && text[begin - 1] != '(') {
        --begin;
    }
    std::string_view word = text.substr(begin, stop - begin);
    if (word.find('.') != std::string_view::npos || count_characters(word) < fewest_letters) {
        return false;  // "Ph.D.", "St."
    }
    // "Univ.", "Inc.", "Prof."
    constexpr std::size_t longest_abbreviation = 5;
    auto known = [&](Idea idea) { return !lookup(idea, word).empty(); };
    return sum || word.size() > longest_abbreviation ||
           (!known(Idea::institutions) && !known(Idea::organizations) && !known(Idea::job_titles));
}

std::vector<Span> phrases_of(std::string_view text, Span within) {
    std::vector<Span> phrases;
    for (std::uint32_t begin = within.begin, at = within.begin; at <= within.end; ++at) {
        if (at == within.end || ends_phrase(text, within, at)) {
            if (const Span phrase = trim(text, {begin, at}); !phrase.empty()) {
                phrases.push_back(phrase);
            }
            begin = at + 1;
        }
    }
    return phrases;
}

namespace {

/// "2013–2019. Lecturer in Early Modern History.": the date, a full stop and one phrase.
bool is_behind_date(std::string_view text, const Line& line) {
    constexpr std::size_t most_words = 12;
    if (!line.has_period() || line.periods.front().where.begin > line.text.begin + 1 || line.is_item()) {
        return false;
    }
    const Span behind{line.periods.front().where.end, line.text.end};
    const Span phrase = beside_date(text, line);
    return (behind.of(text).starts_with(". ") || text[behind.begin - 1] == '.') && !phrase.empty() &&
           words_of(text, phrase).size() <= most_words && pieces_between(text, phrase, '.').count == 1;
}

/// Where most dates stand so, these lines are headers and no sentences, however long.
void mark_behind_dates(std::string_view text, Section& section) {
    constexpr std::ptrdiff_t fewest = 2;
    const auto dated =
        std::count_if(section.lines.begin(), section.lines.end(), [](const Line& line) { return line.has_period(); });
    const auto count = std::count_if(section.lines.begin(), section.lines.end(),
                                     [&](const Line& line) { return is_behind_date(text, line); });
    if (count < fewest || count * 2 < dated) {
        return;
    }
    for (Line& line : section.lines) {
        line.sentence = line.sentence && !is_behind_date(text, line);
    }
}

}  // namespace

void mark_phrases(std::string_view text, Section& section) {
    if (!has_headers(section.kind)) {
        return;
    }
    mark_behind_dates(text, section);
    std::vector<Told> told;
    std::ptrdiff_t dated = 0;
    for (const Line& line : section.lines) {
        told.push_back(how_told(text, line, section.kind));
        dated += line.has_period() ? 1 : 0;
    }
    for (Told way : {Told::in_phrases, Told::with_commas}) {
        if (auto count = std::count(told.begin(), told.end(), way); count < 2 || count * 2 < dated) {
            continue;
        }
        for (std::size_t i = 0; i < told.size(); ++i) {
            if (told[i] == way) {
                section.lines[i].sentence = false;
                section.lines[i].phrases = way == Told::in_phrases;
            }
        }
    }
}

}  // namespace cvconv::recognizing
