#include <algorithm>
#include <iterator>
#include <set>

#include "ir/formats/europass/titles.h"
#include "ir/unicode.h"
#include "readers/europass/body.h"
#include "readers/europass/entries.h"
#include "readers/europass/v3/v3.h"

namespace cvconv::europass::v3_reader {

namespace {

struct Achievement {
    std::string_view code;
    SectionKind kind;
    const char* project_type;
};
constexpr Achievement achievements[] = {
    {"honors_awards", SectionKind::awards, ""},
    {"presentations", SectionKind::talks, "talk"},
    {"publications", SectionKind::publications, ""},
    {"projects", SectionKind::projects, ""},
    {"citations", SectionKind::publications, ""},
    {"memberships", SectionKind::memberships, ""},
    {"conferences", SectionKind::projects, "conference"},
    {"seminars", SectionKind::projects, "seminar"},
    {"workshops", SectionKind::projects, "workshop"},
    {"references", SectionKind::references, ""},
    {"courses", SectionKind::courses, ""},
    {"certifications", SectionKind::certificates, ""},
};

SectionSort sort_of(const Label& title, const Context& context) {
    const auto* known = std::ranges::find(achievements, title.code, &Achievement::code);
    return known != std::end(achievements) ? SectionSort{known->kind, known->project_type}
                                           : sort_of_title(title.label, context.language);
}

/// <p><strong>Tutor – Code Club</strong> (2016-01 – 2017-12)<br><a href="…">…</a></p>: title, period
/// and links; `lines` keeps what follows. Nothing, and `lines` as it was, for any other beginning.
std::optional<SourceEntry> take_head(std::vector<Line>& lines) {
    if (lines.empty() || lines.front().item || lines.front().runs.empty() || !lines.front().runs.front().strong) {
        return std::nullopt;
    }
    const std::vector<Run>& runs = lines.front().runs;
    SourceEntry entry;
    entry.title = std::string(trim(runs.front().text));
    std::string rest;
    for (std::size_t i = 1; i < runs.size(); ++i) {
        rest += runs[i].text;
    }
    std::string_view period = trim(rest);
    if (period.size() > 2 && period.starts_with('(') && period.ends_with(')')) {
        auto read = period_from_line(period.substr(1, period.size() - 2));
        if (!read) {
            return std::nullopt;
        }
        entry.period = *read;
    } else if (!period.empty()) {
        return std::nullopt;  // a paragraph that only begins in bold
    }
    std::size_t used = 1;
    while (used < lines.size() && lines[used].continued && !lines[used].item && lines[used].links.size() <= 1) {
        entry.links.push_back(lines[used].links.empty() ? lines[used].text() : lines[used].links.front());
        ++used;
    }
    lines.erase(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(used));
    return entry;
}

/// Somebody else's text under one title. Of sections that are lists each line is an entry; others are
/// one, named by the first line.
std::vector<SourceEntry> entries_of_text(const std::vector<Line>& lines, SectionKind kind) {
    std::vector<SourceEntry> entries;
    bool is_list = kind == SectionKind::awards || kind == SectionKind::publications || kind == SectionKind::courses ||
                   kind == SectionKind::certificates || kind == SectionKind::memberships ||
                   kind == SectionKind::interests;
    for (const Line& line : lines) {
        if (line.runs.empty()) {
            continue;
        }
        if (entries.empty() || (is_list && !(line.item && line.continued))) {
            entries.emplace_back().title = line.text();
        } else {
            entries.back().body.push_back(line);
        }
    }
    return entries;
}

/// `seen`: the sections that `cv.sections` has already.
void read_achievement(const Element& element, std::set<std::pair<SectionKind, std::string>>& seen, Context& context) {
    Label title = read_label(element.child("Title"));
    SectionSort sort = sort_of(title, context);
    std::vector<Line> lines = read_html(element.child("Description").raw_text());
    if (seen.emplace(sort.kind, title.label).second) {
        context.cv.sections.push_back({sort.kind, said(title.label)});
    }
    if (sort.kind == SectionKind::summary) {
        SourceEntry entry;
        entry.body = std::move(lines);
        add_entry(context.cv, sort, std::move(entry), context.language);
        return;
    }
    if (auto entry = take_head(lines)) {
        bool event = sort.type == "conference" || sort.type == "seminar" || sort.type == "workshop";
        entry->section = title.label.empty() && event ? sort.type : title.label;
        entry->body = std::move(lines);
        add_entry(context.cv, sort, std::move(*entry), context.language);
        return;
    }
    for (SourceEntry& entry : entries_of_text(lines, sort.kind)) {
        add_entry(context.cv, sort, std::move(entry), context.language);
    }
}

}  // namespace

void read_achievements(const Element& list, Context& context) {
    std::set<std::pair<SectionKind, std::string>> seen;
    for (const Element& achievement : list.children("Achievement")) {
        read_achievement(achievement, seen, context);
    }
}

}  // namespace cvconv::europass::v3_reader
