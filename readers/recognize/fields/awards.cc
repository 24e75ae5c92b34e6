// Awards, grants, certificates, licences, courses: a title, who gave it, when.

#include <algorithm>
#include <cmath>

#include "readers/recognize/contact/urls.h"
#include "readers/recognize/entries/atoms.h"
#include "readers/recognize/entries/body.h"
#include "readers/recognize/entries/items.h"
#include "readers/recognize/entries/roles.h"
#include "readers/recognize/entries/tables.h"
#include "readers/recognize/fields/award_entries.h"
#include "readers/recognize/fields/award_labels.h"
#include "readers/recognize/fields/award_lines.h"
#include "readers/recognize/fields/cited_grants.h"
#include "readers/recognize/fields/one_line_entries.h"
#include "readers/recognize/sections/driving_licence.h"

namespace cvconv::recognizing {

namespace {

struct Distinction {
    Text title, giver, url, summary;
    Date date;
};

/// What labels say goes before what was found.
void add_said(const Document& document, AwardLabels said, Distinction& d) {
    auto put = [](auto& told, auto& found) {
        if (told) {
            found = std::move(told);
        }
    };
    put(said.giver, d.giver);
    put(said.url, d.url);
    put(said.date, d.date);
    for (Span where : said.summary ? said.summary->where : Spans{}) {
        add_paragraph(document, d.summary, where, "summary.label");
    }
}

/// A flat list on one line: "Dean's List, Best Paper Award, First Prize"; "OSHA 30-Hour; Forklift Certified".
bool is_flat_list(const Document& document, const Section& section) {
    if (section.lines.size() != 1) {
        return false;
    }
    const Line& line = section.lines.front();
    bool parted = line.text.of(document.text).find(';') != std::string_view::npos;
    return line.periods.empty() && items_of(document.text, line.text).size() >= (parted ? 2U : 3U);
}

/// "Regatta club: first of 70 at Hull | third of 52 at Leith": what was achieved, told in a line that names nobody who
/// gave it.
bool is_told(const Entry& entry) {
    constexpr std::size_t longest_title = 8;  // words
    const Line& line = entry.lines.front();
    return entry.lines.size() == 1 && line.is_item() && !line.has_period() && line.urls == 0 &&
           line.word_count() > longest_title && line.count(Idea::organizations) + line.count(Idea::institutions) == 0;
}

/// A stay of several years has but its first in the date: all of it is told. Not what is open.
void add_stay(const Document& document, const FoundPeriod& period, Text& summary) {
    if (period.is_range && !period.in_brackets && period.start && period.end && period.start->year < period.end->year) {
        add_paragraph(document, summary, strip(document.text, period.where, "(),; "), "summary.period");
    }
}

/// "Best Boat Prize 2011, Harbour Guild": the year behind the title, where the line has no other date. Null if it is
/// told otherwise.
const FoundPeriod* year_behind(const Entry& entry, const Roles& roles) {
    if (roles.subject.empty() || roles.organization.empty() || roles.organization.begin < roles.subject.end) {
        return nullptr;
    }
    const FoundPeriod* year = nullptr;
    for (const Line& line : entry.lines) {
        for (const FoundPeriod& period : line.periods) {
            const bool bare = !period.is_range && period.start && period.start->month == 0;
            if (year != nullptr || !bare || period.where.end != roles.subject.end ||
                period.where.begin <= roles.subject.begin) {
                return nullptr;
            }
            year = &period;
        }
    }
    return year;
}

/// A grant in one line, or its sum over what it is for; false if the entry is told otherwise.
bool read_line(const Document& document, const Entry& entry, Distinction& d) {
    AwardLine dotted = entry.lines.size() == 1 ? read_dotted_award(document, entry.lines.front()) : AwardLine{};
    const AwardLine line = !dotted.title.empty()     ? std::move(dotted)
                           : entry.lines.size() == 1 ? read_award_line(document, entry.lines.front())
                           : entry.lines.size() == 2 ? read_sum_over_title(document, entry.lines[0], entry.lines[1])
                                                     : AwardLine{};
    if (line.title.empty()) {
        return false;
    }
    d.title = text_of(document, line.title, Confidence::inferred, "title.line");
    d.giver = text_of(document, line.giver, Confidence::inferred, "giver.line");
    d.summary = text_of(document, line.remark, Confidence::inferred, "summary.line");
    for (const Span more : line.more) {
        add_paragraph(document, d.summary, more, "summary.line");
    }
    if (line.date != nullptr) {
        d.date = beginning(*line.date, "date");
        if (entry.lines.size() == 1 && line.more.empty()) {
            add_stay(document, *line.date, d.summary);
        }
    }
    return true;
}

/// "Scrum Product Owner" over "Foundations of Pricing", all set alike, no dates, nobody who gave them: one a line.
bool is_one_a_line(const Section& section) {
    const Line& first = section.lines.front();
    return section.lines.size() >= 2 && std::all_of(section.lines.begin(), section.lines.end(), [&](const Line& line) {
               return line.periods.empty() && line.urls == 0 && !line.sentence && line.cells.size() == 1 &&
                      line.kind == first.kind && line.style == first.style && std::abs(line.left - first.left) < 3 &&
                      line.runs.size() <= 1 && !line.starts_lower && line.count(Idea::organizations) == 0 &&
                      line.count(Idea::institutions) == 0 && line.word_count() <= 10;
           });
}

/// All of "Prawo jazdy kat. B, C" and "Rijbewijs: B", whose label may be the section's title. Empty for other lines.
Span driving_licence(const Document& document, const Section& section, const Line& line) {
    if (line.has_period() || line.sentence || line.text.of(document.text).find("; ") != std::string_view::npos) {
        return {};
    }
    // "Führerschein      Führerschein Klasse B": the value beside its label
    if (line.cells.size() == 2 && is_driving_licence(document, line.cells[1])) {
        return line.cells[1];
    }
    if (is_driving_licence(document, line.text)) {
        return line.text;
    }
    bool beside =
        !section.title.empty() && section.title.end <= line.text.begin && line.text.begin - section.title.end <= 4;
    Span whole{section.title.begin, line.text.end};
    return beside && is_driving_licence(document, whole) ? whole : Span{};
}

/// "データベーススペシャリスト試験　合格", "運転免許 取得": that it was passed or gained is no part of its name.
Span without_result(Reading& reading, Span title) {
    const std::string_view own = title.of(reading.document.text);
    const std::size_t blank = own.find_last_of(' ');
    const std::size_t begin = blank == std::string_view::npos ? 0 : blank + 1;
    const auto results = lookup(Idea::degree_words, own.substr(begin));
    const bool passed = std::any_of(results.begin(), results.end(),
                                    [](const LexiconHit& hit) { return hit.key == "passed" || hit.key == "left"; });
    if (!passed) {
        return title;
    }
    reading.label({static_cast<std::uint32_t>(title.begin + begin), title.end});
    return begin == 0 ? Span{}
                      : trim(reading.document.text, {title.begin, static_cast<std::uint32_t>(title.begin + blank)});
}

/// Is there but a comma or a dash between them?
bool stands_behind(std::string_view text, Span first, Span second) {
    return !first.empty() && !second.empty() && first.end <= second.begin && second.begin - first.end <= 5 &&
           text.substr(first.end, second.begin - first.end).find_first_of(",\xE2-") != std::string_view::npos;
}

/// "**Tide Prize**, one of 19 winners": the comma behind the bold name ends it. All of the title if there is none.
Span bold_name(const Document& document, const Entry& entry, Span title) {
    for (const Line& line : entry.lines) {
        if (!line.text.contains(title)) {
            continue;
        }
        for (std::size_t i = 0; i + 1 < line.runs.size(); ++i) {
            const Span bold = strip(document.text, line.runs[i].text, ",");
            const bool names = line.runs[i].style.bold && !line.runs[i + 1].style.bold && bold.begin <= title.begin &&
                               bold.end > title.begin && bold.end < title.end;
            if (names && document.text[bold.end] == ',') {
                return {title.begin, bold.end};
            }
        }
    }
    return title;
}

/// "05", "12": the number of a month in a cell of its own; 0 = something else.
int month_in(std::string_view text) {
    int number = 0;
    for (char c : text) {
        if (c < '0' || c > '9' || number > 12) {
            return 0;
        }
        number = number * 10 + (c - '0');
    }
    return text.size() <= 2 && number <= 12 ? number : 0;
}

/// A row of a table with a header: title, giver and date by their columns.
Distinction read_row(const Document& document, const Line& line, const std::vector<Labelled>& cells, bool first_date) {
    Distinction d;
    for (const Labelled& cell : cells) {
        auto period = std::find_if(line.periods.begin(), line.periods.end(), [&](const FoundPeriod& p) {
            return cell.value.overlaps(p.where) && p.where.size() + 3 >= cell.value.size();
        });
        bool gives = cell.key == "institution" || cell.key == "employer";
        if (int month = month_in(cell.value.of(document.text)); month > 0 && d.date && d.date->value.month == 0) {
            d.date->value.month = static_cast<std::uint8_t>(month);  // "2018 | 05"
            d.date->where.push_back(cell.value);
        } else if (period != line.periods.end()) {
            d.date = first_date ? beginning(*period, "date.cell") : moment(*period, "date.cell");
        } else if (!d.giver && (gives || (d.title && cell.key.empty() && !is_money(document.text, cell.value)))) {
            d.giver = text_of(document, cell.value, Confidence::stated, "giver.cell");
        } else if (!d.title) {
            d.title = text_of(document, cell.value, Confidence::stated, "title.cell");
        } else {
            add_paragraph(document, d.summary, cell.value, "summary.cell");
        }
    }
    return d;
}

std::vector<Distinction> read(Reading& reading, const Section& whole, SectionKind kind, bool first_date) {
    const Document& document = reading.document;
    std::string_view text = document.text;
    std::vector<Distinction> result;
    Section section = read_table_rows(reading, whole, [&](const Line& line, const std::vector<Labelled>& cells) {
        result.push_back(read_row(document, line, cells, first_date));
    });
    std::erase_if(section.lines, [&](const Line& line) {
        Span licence = kind == SectionKind::certificates ? driving_licence(document, whole, line) : Span{};
        if (!licence.empty()) {
            Distinction d;
            d.title = text_of(document, licence, Confidence::stated, "title.driving_licence");
            result.push_back(std::move(d));
            if (licence.begin > line.text.begin && line.cells.size() == 2) {
                reading.label(line.cells[0]);
            }
        }
        return !licence.empty();
    });
    drop_group_titles(reading, section.lines);
    if (section.lines.empty()) {
        return result;
    }
    if (is_one_a_line(section) || is_list_at_side(reading, section)) {
        for (const Line& line : section.lines) {
            Distinction d;
            d.title = text_of(document, line.text, Confidence::inferred, "title.line");
            result.push_back(std::move(d));
        }
        return result;
    }
    if (is_flat_list(document, section)) {
        for (Span item : items_of(text, section.lines.front().text)) {
            Distinction d;
            d.title = text_of(document, item, Confidence::inferred, "title.list");
            result.push_back(std::move(d));
        }
        return result;
    }
    std::vector<Entry> entries = award_entries(document, section, reading.order);
    std::vector<AwardLabels> said;
    for (Entry& entry : entries) {
        said.push_back(take_award_labels(reading, entry, first_date));
    }
    std::vector<HeaderAtoms> headers = atoms_of_headers(reading, entries);
    join_parts_of_titles(document, headers);
    auto roles = assign_roles(document, kind, headers);
    const bool givers_below = have_givers_below(document, entries);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        Distinction d;
        if (kind == SectionKind::awards && read_line(document, entries[i], d)) {
            add_said(document, std::move(said[i]), d);
            result.push_back(std::move(d));
            continue;
        }
        if (kind == SectionKind::awards && is_told(entries[i])) {
            d.title = text_of(document, entries[i].lines.front().text, Confidence::inferred, "title.told");
            add_said(document, std::move(said[i]), d);
            result.push_back(std::move(d));
            continue;
        }
        Roles& r = roles[i];
        const FoundPeriod* year =
            kind == SectionKind::awards && headers[i].periods.empty() ? year_behind(entries[i], r) : nullptr;
        if (year != nullptr) {
            d.date = beginning(*year, "date.behind_title");
            r.subject = strip(text, trim(text, {r.subject.begin, year->where.begin}), ",;");
        }
        r.subject = without_result(reading, r.subject);
        r.organization = without_result(reading, r.organization);
        if (stands_behind(text, r.organization, r.location)) {
            r.organization.end = r.location.end;  // "Port School, Leith": the place of an award has no field
            r.location = {};
        }
        if (const Span name = bold_name(document, entries[i], r.subject); name.end < r.subject.end) {
            r.others.insert(r.others.begin(), strip(text, {name.end, r.subject.end}, ","));
            r.subject = name;
        }
        d.title = text_of(document, r.subject, Confidence::inferred, "title");
        d.giver = text_of(document, r.organization, Confidence::inferred, "giver");
        // "Tide Scholarship [Harbour]": who gave it, in square brackets
        if (Bracketed b = split_brackets(text, r.subject);
            !d.giver && !b.inside.empty() && r.subject.of(text).ends_with(']')) {
            d.title = text_of(document, b.head, Confidence::inferred, "title");
            d.giver = text_of(document, b.inside, Confidence::inferred, "giver.bracket");
        }
        if (!d.title && d.giver) {
            d.title = std::move(d.giver);  // a name alone is what was given
            d.giver.reset();
        }
        for (Span other : r.others) {
            if (!d.title) {
                d.title = text_of(document, other, Confidence::guessed, "title.rest");
            } else {
                add_paragraph(document, d.summary, other, "summary");
            }
        }
        if (!r.location.empty() && kind == SectionKind::awards) {
            add_paragraph(document, d.summary, r.location, "summary.place");
        }
        if (!headers[i].periods.empty()) {
            d.date =
                first_date ? beginning(headers[i].periods.front(), "date") : moment(headers[i].periods.front(), "date");
        }
        for (Span where : headers[i].urls) {
            auto urls = find_urls(text, where);
            if (!urls.empty() && !d.url) {
                d.url = Found<std::string>{urls.front().url, {urls.front().where}, Confidence::stated, "url"};
            }
        }
        if (!d.url) {
            for (std::size_t l = 0; l < entries[i].header; ++l) {
                std::string target = reading.link_on(entries[i].lines[l].text);
                if (!target.empty()) {
                    d.url = Found<std::string>{target, {}, Confidence::stated, "url.link"};
                    break;
                }
            }
        }
        for (std::size_t l = entries[i].header; l < entries[i].lines.size(); ++l) {
            add_paragraph(document, d.summary, entries[i].lines[l].text, "summary");
        }
        if (givers_below && !d.giver && d.title) {
            d.giver =
                text_of(document, strip(text, entries[i].lines[1].text, ".;,"), Confidence::inferred, "giver.below");
            d.summary.reset();
        }
        if (kind == SectionKind::awards && !headers[i].periods.empty()) {
            add_stay(document, headers[i].periods.front(), d.summary);
        }
        add_said(document, std::move(said[i]), d);
        result.push_back(std::move(d));
    }
    return result;
}

}  // namespace

void read_awards(Reading& reading, const Section& section) {
    if (std::vector<Award> grants = read_cited_grants(reading, section); !grants.empty()) {
        std::move(grants.begin(), grants.end(), std::back_inserter(reading.cv.awards));
        return;
    }
    for (Distinction& d : read(reading, section, SectionKind::awards, true)) {
        Award award;
        award.title = std::move(d.title);
        award.awarder = std::move(d.giver);
        award.date = std::move(d.date);
        award.summary = std::move(d.summary);
        if (award.title || award.awarder) {
            reading.cv.awards.push_back(std::move(award));
        }
    }
}

void read_certificates(Reading& reading, const Section& section) {
    for (Distinction& d : read(reading, section, SectionKind::certificates, false)) {
        Certificate c;
        c.name = std::move(d.title);
        c.issuer = std::move(d.giver);
        c.date = std::move(d.date);
        c.url = std::move(d.url);
        if (c.name || c.issuer) {
            reading.cv.certificates.push_back(std::move(c));
        }
    }
}

}  // namespace cvconv::recognizing
