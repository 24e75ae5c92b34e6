#include "writers/europass/arrangement.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include <fmt/format.h>

#include "ir/formats/europass/levels.h"
#include "ir/formats/europass/xml.h"

namespace cvconv::europass {

namespace {

void append(std::string& list, std::string_view item) {
    list += list.empty() ? "" : ", ";
    list += item;
}

/// What tells one section from another: the person's own ones have nothing but their titles.
using Key = std::pair<SectionKind, std::string>;
Key key_of(SectionKind kind, const std::string& title) {
    kind = written_as(kind);
    return {kind, kind == SectionKind::other ? title : std::string{}};
}

std::string shown_name(const SectionTitle& section) {
    std::string title = line_of(section.title);
    return title.empty() ? std::string(name_of(section.kind)) : '"' + title + '"';
}

void report_order(const Cv& cv, const std::vector<WrittenSection>& written, Diagnostics& diagnostics) {
    std::map<Key, std::size_t> ranks;
    for (const WrittenSection& section : written) {
        ranks.emplace(key_of(section.kind, section.title), ranks.size());
    }
    std::string order;
    std::size_t last = 0;
    bool same = true;
    for (const SectionTitle& section : cv.sections) {
        auto found = ranks.find(key_of(section.kind, line_of(section.title)));
        if (found != ranks.end()) {
            same = same && found->second >= last;
            last = found->second;
            append(order, shown_name(section));
        }
    }
    if (!same) {
        note_arrangement(diagnostics, "sections", "their order: " + order);
    }
}

void report_titles(const Cv& cv, const std::vector<WrittenSection>& written, Diagnostics& diagnostics) {
    std::set<std::string> titles;
    for (const WrittenSection& section : written) {
        titles.insert(section.title);
    }
    std::string lost;
    for (const SectionTitle& section : cv.sections) {
        std::string title = line_of(section.title);
        if (!title.empty() && !titles.contains(title)) {
            append(lost, '"' + title + '"');
        }
    }
    if (!lost.empty()) {
        note_arrangement(diagnostics, "sections", "titles for which it has its own: " + lost);
    }
}

void report_groups(const Cv& cv, Diagnostics& diagnostics) {
    std::map<int, std::string> groups;
    for (std::size_t i = 0; i < cv.work.size(); ++i) {
        if (cv.work[i].group != 0) {
            append(groups[cv.work[i].group], fmt::format("work[{}]", i));
        }
    }
    for (const auto& [group, roles] : groups) {
        if (roles.find(',') != std::string::npos) {
            note_arrangement(diagnostics, "work", "under one employer's heading: " + roles);
        }
    }
}

/// Both formats list mother tongues apart, and first.
void report_languages(const Cv& cv, Diagnostics& diagnostics) {
    if (!std::ranges::is_partitioned(cv.languages, is_mother_tongue)) {
        note_arrangement(diagnostics, "languages", "their order: mother tongues come first");
    }
}

}  // namespace

void note_arrangement(Diagnostics& diagnostics, std::string pointer, std::string detail) {
    Place place;
    place.pointer = std::move(pointer);
    diagnostics.add(Code::arrangement_lost, std::move(place), std::move(detail));
}

SectionKind written_as(SectionKind kind) {
    switch (kind) {
        case SectionKind::memberships: return SectionKind::volunteer;
        case SectionKind::courses: return SectionKind::certificates;
        default: return kind;
    }
}

void report_arrangement(const Cv& cv, const std::vector<WrittenSection>& written, Diagnostics& diagnostics) {
    report_order(cv, written, diagnostics);
    report_titles(cv, written, diagnostics);
    report_groups(cv, diagnostics);
    report_languages(cv, diagnostics);
    if (!cv.furniture.empty()) {
        note_arrangement(diagnostics, "furniture",
                         fmt::format("running headers, page numbers, hidden text: {}", cv.furniture.size()));
    }
}

}  // namespace cvconv::europass
