// Awards, grants, certificates, licences, courses: a title, who gave it, when.

#include <algorithm>
#include <iterator>
#include <utility>

#include "readers/pieces/contact/urls.h"
#include "readers/pieces/items.h"
#include "readers/recognize/entries/body.h"
#include "readers/recognize/entries/roles/header_segments.h"
#include "readers/recognize/entries/roles/roles.h"
#include "readers/recognize/fields/awards/award_brackets.h"
#include "readers/recognize/fields/awards/award_entries.h"
#include "readers/recognize/fields/awards/award_labels.h"
#include "readers/recognize/fields/awards/award_rows.h"
#include "readers/recognize/fields/awards/award_titles.h"
#include "readers/recognize/fields/fields.h"
#include "readers/recognize/fields/one_line_entries.h"

namespace cvconv::recognizing {

namespace {

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

/// A period of several years has but its first in the date: all of it is told. Not what is open.
void add_period(const Document& document, const FoundPeriod& period, Text& summary) {
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

/// "データベーススペシャリスト試験　合格", "運転免許 取得": that it was passed or gained is no part of its name.
Span without_result(Reading& reading, Span title) {
    const std::string_view own = title.of(reading.document.text);
    const std::size_t blank = own.find_last_of(' ');
    const std::size_t begin = blank == std::string_view::npos ? 0 : blank + 1;
    const bool passed = means(Idea::degree_words, own.substr(begin), {"passed", "left"});
    if (!passed) {
        return title;
    }
    reading.label({static_cast<std::uint32_t>(title.begin + begin), title.end});
    return begin == 0 ? Span{}
                      : trim(reading.document.text, {title.begin, static_cast<std::uint32_t>(title.begin + blank)});
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

/// An award or certificate whose parts stand in the roles that its section tells them in.
class EntryReader {
public:
    EntryReader(Reading& reading, SectionKind kind, bool first_date)
        : reading_(reading), awards_(kind == SectionKind::awards), first_date_(first_date) {}

    [[nodiscard]] Distinction read(const Entry& entry, const HeaderSegments& header, Roles roles) {
        Distinction d;
        const FoundPeriod* year = awards_ && header.periods.empty() ? year_behind(entry, roles) : nullptr;
        if (year != nullptr) {
            d.date = beginning(*year, "date.behind_title");
            roles.subject = strip(text_, trim(text_, {roles.subject.begin, year->where.begin}), ",;");
        }
        correct(entry, roles);
        read_names(roles, d);
        if (!roles.location.empty() && awards_) {
            add_paragraph(document_, d.summary, roles.location, "summary.place");
        }
        if (!header.periods.empty()) {
            const FoundPeriod& period = header.periods.front();
            d.date = first_date_ ? beginning(period, "date") : moment(period, "date");
        }
        d.url = url_of(entry, header);
        read_body(entry, d);
        if (awards_ && !header.periods.empty()) {
            add_period(document_, header.periods.front(), d.summary);
        }
        return d;
    }

private:
    /// What the roles of all sections cannot know of awards.
    void correct(const Entry& entry, Roles& roles) {
        roles.subject = without_result(reading_, roles.subject);
        roles.organization = without_result(reading_, roles.organization);
        if (const Span name = bold_name(document_, entry, roles.subject); name.end < roles.subject.end) {
            roles.others.insert(roles.others.begin(), strip(text_, {name.end, roles.subject.end}, ","));
            roles.subject = name;
        }
    }

    void read_names(const Roles& roles, Distinction& d) const {
        d.title = text_of(document_, roles.subject, Confidence::inferred, "title");
        d.giver = text_of(document_, roles.organization, Confidence::inferred, "giver");
        // "Tide Scholarship [Harbour]": who gave it, in square brackets
        if (Bracketed b = split_brackets(text_, roles.subject);
            !d.giver && !b.inside.empty() && roles.subject.of(text_).ends_with(']')) {
            d.title = text_of(document_, b.head, Confidence::inferred, "title");
            d.giver = text_of(document_, b.inside, Confidence::inferred, "giver.bracket");
        }
        if (!d.title && d.giver) {
            d.title = std::move(d.giver);  // a name alone is what was given
            d.giver.reset();
        }
        for (Span other : roles.others) {
            if (!d.title) {
                d.title = text_of(document_, other, Confidence::guessed, "title.rest");
            } else {
                add_paragraph(document_, d.summary, other, "summary");
            }
        }
    }

    [[nodiscard]] Text url_of(const Entry& entry, const HeaderSegments& header) const {
        for (Span where : header.urls) {
            if (const auto urls = find_urls(text_, where); !urls.empty()) {
                return Found<std::string>{urls.front().url, {urls.front().where}, Confidence::stated, "url"};
            }
        }
        for (std::size_t l = 0; l < entry.header; ++l) {
            if (std::string target = reading_.link_on(entry.lines[l].text); !target.empty()) {
                return Found<std::string>{std::move(target), {}, Confidence::stated, "url.link"};
            }
        }
        return {};
    }

    void read_body(const Entry& entry, Distinction& d) const {
        for (std::size_t l = entry.header; l < entry.lines.size(); ++l) {
            add_paragraph(document_, d.summary, entry.lines[l].text, "summary");
        }
    }

    Reading& reading_;
    const Document& document_ = reading_.document;
    std::string_view text_ = document_.text;
    bool awards_;
    bool first_date_;
};

std::vector<Distinction> read_entries(Reading& reading, const Section& section, SectionKind kind, bool first_date) {
    const Document& document = reading.document;
    std::vector<Entry> entries = award_entries(document, section, reading.order);
    std::vector<AwardLabels> said;
    for (Entry& entry : entries) {
        said.push_back(take_award_labels(reading, entry, first_date));
    }
    std::vector<HeaderSegments> headers = segments_of_headers(reading, entries);
    join_parts_of_titles(document, headers);
    auto roles = assign_roles(document, kind, headers);
    EntryReader reader(reading, kind, first_date);
    std::vector<Distinction> bracketed = read_bracketed_givers(document, entries);
    std::vector<Distinction> result;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        Distinction d;
        if (bracketed[i].title) {
            d = std::move(bracketed[i]);
        } else {
            d = reader.read(entries[i], headers[i], std::move(roles[i]));
        }
        add_said(document, std::move(said[i]), d);
        result.push_back(std::move(d));
    }
    return result;
}

std::vector<Distinction> read(Reading& reading, const Section& whole, SectionKind kind, bool first_date) {
    std::vector<Distinction> result;
    auto add = [&](std::vector<Distinction> more) { std::ranges::move(more, std::back_inserter(result)); };
    Section section = take_award_rows(reading, whole, first_date, result);
    if (kind == SectionKind::certificates) {
        add(take_driving_licences(reading, whole, section.lines));
    }
    if (section.lines.empty()) {
        return result;
    }
    std::vector<Distinction> bare = read_bare_titles(reading, section);
    add(bare.empty() ? read_entries(reading, section, kind, first_date) : std::move(bare));
    return result;
}

}  // namespace

void read_awards(Reading& reading, const Section& section) {
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
