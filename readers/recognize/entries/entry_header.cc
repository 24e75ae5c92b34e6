#include "readers/recognize/entries/entry_header.h"

#include <algorithm>

#include "readers/pieces/characters.h"
#include "readers/pieces/places/places.h"
#include "readers/recognize/entries/reading.h"
#include "readers/recognize/lines/tags.h"

namespace cvconv::recognizing {

namespace {

/// "všeobecná sestra" below the employer: a few words with a title among them.
bool is_position(const Line& line) {
    constexpr std::size_t most_words = 5;
    return line.word_count() <= most_words && line.cells.size() == 1 && !line.is_item() &&
           line.count(Idea::job_titles) >= 1;
}

/// Does a line say something that headers say: a date, a place, a position, an organisation, a degree?
bool says_what_it_is(const Document& document, const Line& line, const Style& body) {
    if (line.has_period()) {
        return true;
    }
    const Style& style = line.runs.empty() ? line.style : line.runs.front().style;
    if ((style.bold && !body.bold) || (style.italic && !body.italic) || style.size > body.size + 0.4F) {
        return true;
    }
    if (line.word_count() > 7) {
        return false;
    }
    return place_score(document.text, line.text) >= 0.6F || line.count(Idea::job_titles) > 0 ||
           line.count(Idea::organizations) > 0 || line.count(Idea::institutions) > 0 || line.count(Idea::degrees) > 0;
}

/// "Highlights", "Courses:" alone on a line: the body begins.
bool is_body_label(const Document& document, const Line& line) {
    for (const LexiconHit& hit : meanings_of_label(Idea::entry_labels, line.text.of(document.text))) {
        if (hit.key == "tasks" || hit.key == "courses") {
            return true;
        }
    }
    return false;
}

/// "Also with a short description.": a full stop that is not an abbreviation's.
bool is_short_sentence(const Document& document, const Line& line) {
    std::string_view own = line.text.of(document.text);
    if (!own.ends_with('.') || line.word_count() < 4 || line.has_period() || line.words.empty()) {
        return false;
    }
    constexpr std::size_t longer_than_abbreviations = 7;
    const Word& last = line.words.back();
    std::size_t at = last.where.begin;
    return last.where.size() >= longer_than_abbreviations ||
           (last.where.size() >= 4 && is_lower(next_character(document.text, at)));
}

/// "My Side Project" beside a paragraph about it, as in definition lists: the title alone is header.
void part_title_from_prose(const Document& document, std::vector<Line>& lines) {
    const Line& first = lines.front();
    if (first.cells.size() != 2 || first.table > 0) {
        return;
    }
    auto title = count_words(words_of(document.text, first.cells[0]));
    auto prose = count_words(words_of(document.text, first.cells[1]));
    bool dated = std::any_of(first.periods.begin(), first.periods.end(),
                             [&](const FoundPeriod& p) { return first.cells[0].overlaps(p.where); });
    if (title > 10 || prose < 12 || dated) {
        return;
    }
    Line body = part_of(document, first, first.cells[1], DateOrder::unknown);
    body.gap_before = 0;
    Line head = part_of(document, first, first.cells[0], DateOrder::unknown);
    lines.front() = std::move(head);
    lines.insert(lines.begin() + 1, std::move(body));
}

/// "**Université des Marées** Ingénieure; responsable du …": a bold title and prose in one paragraph below a
/// date, or first of all. The title alone is header.
void part_bold_title(const Document& document, std::vector<Line>& lines) {
    std::size_t at = 0;
    auto only_date = [&](const Line& line) {
        return line.periods.size() == 1 && line.periods.front().where.size() + 3 >= line.text.size();
    };
    while (at < lines.size() && at < 2 && only_date(lines[at])) {
        ++at;
    }
    if (at >= lines.size() || lines[at].is_item() || !lines[at].sentence || !has_bold_title(lines[at])) {
        return;
    }
    const Line& line = lines[at];
    Span title = trim(document.text, line.runs.front().text);
    Span rest = trim(document.text, {line.runs.front().text.end, line.text.end});
    if (words_of(document.text, title).size() > 10 || rest.empty() ||
        !line.runs.front().text.contains(Span{line.text.begin, line.text.begin + 1})) {
        return;
    }
    Line body = part_of(document, line, rest, DateOrder::unknown);
    body.gap_before = 0;
    Line head = part_of(document, line, title, DateOrder::unknown);
    lines[at] = std::move(head);
    lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(at) + 1, std::move(body));
}

/// "2014 – 2018 | **Assistant,** Harbour Institute, Leith. Counted fish in all weathers.": behind a cell that is a
/// date, a bold title, the rest of the header up to its full stop, and prose. False if no date is in a cell of its own.
bool part_dated_title(const Document& document, std::vector<Line>& lines) {
    constexpr std::size_t most_words = 18;  // of the header, besides the date
    const std::string_view text = document.text;
    const Line& line = lines.front();
    const bool dated = line.cells.size() == 2 && line.table == 0 && !line.periods.empty() &&
                       line.periods.front().where.size() + 3 >= line.cells[0].size() &&
                       line.cells[0].overlaps(line.periods.front().where);
    if (!dated || line.is_item()) {
        return false;
    }
    auto title = std::find_if(line.runs.begin(), line.runs.end(),
                              [&](const Run& run) { return run.text.end > line.cells[1].begin; });
    if (title == line.runs.end() || !title->style.bold || line.runs.back().style.bold) {
        return true;
    }
    for (std::size_t at = text.find(". ", title->text.end); at < line.text.end; at = text.find(". ", at + 1)) {
        const Span head{line.cells[1].begin, static_cast<std::uint32_t>(at)};
        const Span rest = trim(text, {static_cast<std::uint32_t>(at + 1), line.text.end});
        const auto words = words_of(text, head);
        if (words.size() > most_words) {
            break;
        }
        // "St. Mary", "B. Sc."; and a mark behind the degree is no prose
        const bool ends = !words.empty() && words.back().where.size() >= 4 && is_upper(character_at(text, rest.begin));
        if (ends && words_of(text, rest).size() >= 4) {
            Line body = part_of(document, line, rest, DateOrder::unknown);
            body.gap_before = 0;
            Line whole = part_of(document, line, {line.text.begin, head.end}, DateOrder::unknown);
            whole.content_left = line.content_left;
            lines.front() = std::move(whole);
            lines.insert(lines.begin() + 1, std::move(body));
            break;
        }
    }
    return true;
}

/// "Mentor: Dr. Steve Keckler", "Technologies: Go": tells more of the entry and ends its header.
bool has_detail_label(const Document& document, const Line& line) {
    for (const Labelled& label : labelled(document, line, Idea::entry_labels)) {
        if (label.key == "advisor" || label.key == "tasks" || label.key == "technologies" || label.key == "thesis" ||
            label.key == "reference" || label.key == "description" || label.key == "courses") {
            return line.cells.size() < 2 || label.label.of(document.text).ends_with(':');
        }
    }
    return false;
}

}  // namespace

bool has_bold_title(const Line& line) {
    return line.runs.size() >= 2 && line.runs.front().style.bold && !line.runs.back().style.bold;
}

namespace {

NameInLine name_before_mark(std::string_view text, Span line, bool bold) {
    std::string_view own = line.of(text);
    auto at = [&](std::size_t byte) { return static_cast<std::uint32_t>(line.begin + byte); };
    NameInLine found;
    std::size_t least_words = 2;  // of the rest
    if (std::size_t colon = own.find(": "); colon != std::string_view::npos) {
        found = {{line.begin, at(colon)}, {at(colon + 1), line.end}, {}};
    } else {
        for (std::string_view dash : {" - ", " – ", " — "}) {
            if (std::size_t where = own.find(dash); where != std::string_view::npos) {
                found = {{line.begin, at(where)}, {at(where + dash.size()), line.end}, {}};
                least_words = bold ? 2 : 4;  // fewer may be a place, or who it was for
                break;
            }
        }
    }
    if (std::size_t bracket = found.name.of(text).find(" ("); bracket != std::string_view::npos) {
        const auto begin = found.name.begin + static_cast<std::uint32_t>(bracket);
        found.aside = strip(text, {begin, found.name.end}, "()");
        found.name.end = begin;
    }
    found = {trim(text, found.name), trim(text, found.rest), found.aside};
    auto words = words_of(text, found.name);
    bool named = !words.empty() && words.size() <= 6 && words_of(text, found.rest).size() >= least_words;
    return named ? found : NameInLine{};
}

}  // namespace

NameInLine name_in_line(std::string_view text, Span line) {
    return name_before_mark(text, line, false);
}

NameInLine name_in_line(std::string_view text, const Line& line) {
    const NameInLine found = name_before_mark(text, line.text, true);
    const bool bold = line.runs.size() >= 2 && line.runs.front().style.bold && !line.runs[1].style.bold &&
                      trim(text, line.runs.front().text) == found.name;
    return bold ? found : name_in_line(text, line.text);
}

void part_titles(const Document& document, std::vector<Line>& lines) {
    part_title_from_prose(document, lines);
    if (!part_dated_title(document, lines)) {
        part_bold_title(document, lines);
    }
}

std::size_t header_length(const Document& document, const std::vector<Line>& lines) {
    const Line& first = lines.front();
    const Style body = lines.back().style;
    bool dated = first.has_period();
    // "https://harbour.example" between the employer and the position
    auto is_link = [&](const Line& line) {
        return line.urls > 0 && line.text.of(document.text).find(' ') == std::string_view::npos;
    };
    // lines that have more than a date
    auto tells = [](const Line& line) {
        std::uint32_t dates = 0;
        for (const FoundPeriod& p : line.periods) {
            dates += p.where.size();
        }
        return dates + 3 < line.text.size();
    };
    int told = tells(first) ? 1 : 0;
    told += first.cells.size() > 1 && told > 0 && !dated ? 1 : 0;
    std::size_t header = 1;
    while (header < lines.size() && header < 7) {
        const Line& line = lines[header];
        if (is_link(line) && header + 1 < lines.size() && !lines[header + 1].is_item()) {
            ++header;
            continue;
        }
        if (!line.has_period() && line.word_count() <= 3 && is_body_label(document, line)) {
            break;
        }
        if (line.is_item() && !(first.is_item() && line.level == first.level)) {
            break;
        }
        if (line.sentence || are_plain_tags(document, line) ||
            (line.starts_lower && !line.has_period() && !begins_with_degree(line) &&
             !(header == 1 && is_position(line))) ||
            is_short_sentence(document, line) || has_detail_label(document, line)) {
            break;
        }
        // "Ropes and Wells (Summer 2003)" below the title and the dates of the job that it is a part of
        const bool part = dated && first.style.bold && !line.style.bold && first.count(Idea::job_titles) > 0 &&
                          first.has_period() && line.cells.size() == 1 && !line.periods.empty() &&
                          line.periods.back().in_brackets && line.periods.back().where.end == line.text.end &&
                          !first.periods.front().in_brackets && !line.style.italic;
        if (part && header + 1 < lines.size() && lines[header + 1].is_item()) {
            break;
        }
        bool complete = dated && told >= 2;
        bool evident = says_what_it_is(document, line, body);
        if (complete && !evident) {
            break;
        }
        float step = line.left - first.content_left;
        if (dated && told >= 1 && step > 4 && !line.has_period() && first.content_left > 0 && !evident) {
            break;
        }
        // a position may stand apart from the employer, in the employer's look
        bool position = line.count(Idea::job_titles) > 0 && line.word_count() <= 7 && line.style.bold &&
                        first.style.bold && !body.bold;
        if (complete && line.gap_before > 0.35F && !line.has_period() && !position) {
            break;
        }
        dated = dated || line.has_period();
        told += tells(line) ? 1 : 0;
        ++header;
    }
    return header;
}

}  // namespace cvconv::recognizing
