#include "readers/recognize/fields/volunteer/service.h"

#include <algorithm>
#include <optional>

#include "readers/pieces/characters.h"
#include "readers/pieces/citations/conference_name.h"
#include "readers/pieces/function_words.h"
#include "readers/pieces/items.h"
#include "readers/pieces/places/places.h"
#include "readers/recognize/fields/volunteer/service_groups.h"
#include "readers/recognize/lines/service.h"

namespace cvconv::recognizing {

namespace {

/// Does the line go on with the sentence above? "depuis 2019 Relectrice" begins with its date.
bool goes_on(const Line& line) {
    bool dated = line.has_period() && line.periods.front().where.begin <= line.text.begin + 1;
    return line.starts_lower && !dated;
}

/// Is there nothing more below it: bullets, or the rest of its sentence?
bool stands_alone(const std::vector<Line>& lines, std::size_t i) {
    if (i + 1 >= lines.size()) {
        return true;
    }
    const Line& line = lines[i];
    const Line& next = lines[i + 1];
    bool below = next.is_item() && (!line.is_item() || next.level > line.level);
    return !below && !goes_on(next);
}

/// "Convener: Tide Colloquium" over "Harbour University, Ardle   2014–2015": a role without a date, and whose it was.
bool stands_over_organization(const Document& document, const std::vector<Line>& lines, std::size_t i) {
    if (i + 1 >= lines.size() || lines[i].has_period() || lines[i].is_item() || lines[i + 1].is_item()) {
        return false;
    }
    const Line& below = lines[i + 1];
    const Span words = {below.text.begin, below.has_period() ? below.periods.front().where.begin : below.text.begin};
    return !trim_punctuation(document.text, words).empty() &&
           below.count(Idea::institutions) + below.count(Idea::organizations) > 0 &&
           below.text.of(document.text).find(':') == std::string_view::npos && !is_office(document.text, words) &&
           find(Idea::roles, document.text, words).empty();
}

Volunteer make(const Document& document, Span position, Span organization, const FoundPeriod* date) {
    Volunteer v;
    v.position = text_of(document, position, Confidence::inferred, "volunteer.position.line");
    v.organization = text_of(document, organization, Confidence::inferred, "volunteer.organization.line");
    if (date != nullptr) {
        Dates dates = period_dates(*date, "volunteer.dates");
        v.start_date = dates.start;
        v.end_date = dates.end;
        v.current = dates.current;
    }
    return v;
}

/// "TIDES 2025, MLPump 2024": the dates of the items, if each has its own; else empty.
std::vector<const FoundPeriod*> dates_of_items(const Line& line, const std::vector<Span>& items) {
    std::vector<const FoundPeriod*> dates;
    auto period = line.periods.begin();
    for (Span item : items) {
        while (period != line.periods.end() && period->where.begin < item.begin) {
            ++period;
        }
        if (period == line.periods.end() || !item.contains(period->where) || period->where.begin <= item.begin + 1) {
            return {};
        }
        dates.push_back(&*period);
    }
    return dates;
}

/// "Salt Society and the Tide Association", "Salt Society, Tide Association" of one who is a member: each of them.
/// Empty where it is one, or something else.
std::vector<Span> societies_in(std::string_view text, const Service& service) {
    auto roles = find(Idea::roles, text, service.position);
    const bool member =
        std::any_of(roles.begin(), roles.end(), [](const LexiconHit& hit) { return hit.key == "membership"; });
    if (!service.listed || !member) {
        return {};
    }
    std::vector<Span> pieces;
    for (Span item : items_of(text, service.organization)) {
        std::uint32_t begin = item.begin;
        for (std::uint32_t at = item.begin; at < item.end; ++at) {
            if (const std::size_t joiner = joiner_of_names(text, at, item.end); joiner > 0) {
                pieces.push_back({begin, at});
                begin = without_article(text, {static_cast<std::uint32_t>(at + joiner), item.end}).begin;
                break;
            }
        }
        pieces.push_back({begin, item.end});
    }
    const bool societies = std::all_of(pieces.begin(), pieces.end(), [&](Span piece) {
        auto words = words_of(text, piece);
        auto named = find(Idea::roles, words);
        const bool society =
            std::any_of(named.begin(), named.end(), [](const LexiconHit& hit) { return hit.key == "membership"; }) ||
            !find(Idea::organizations, words).empty();
        return words.size() >= 2 && society && is_upper(character_at(text, piece.begin));
    });
    return pieces.size() >= 2 && societies ? pieces : std::vector<Span>{};
}

void add(Reading& reading, const Line& line, const Service& service) {
    const Document& document = reading.document;
    std::string_view text = document.text;
    auto& all = reading.cv.volunteer;
    reading.label(service.label);
    Span list{service.organization.begin, std::max(service.organization.end, line.text.end)};
    std::vector<Span> items = items_of(text, list);
    // "Reviewer, TIDES 2024; PumpCon 2025", but not "Secretary, Salt Society, Leeds 2024"
    const bool dated = items.size() >= 2 && (!service.weak || list.of(text).find(';') != std::string_view::npos);
    auto own_dates = dated ? dates_of_items(line, items) : std::vector<const FoundPeriod*>{};
    for (std::size_t i = 0; i < own_dates.size(); ++i) {
        Span name = items[i];
        if (!year_is_of_name(text, name.begin, *own_dates[i])) {
            name = strip(text, {name.begin, own_dates[i]->where.begin}, ",;(");
        }
        all.push_back(make(document, service.position, name, own_dates[i]));
    }
    if (!own_dates.empty()) {
        return;
    }
    for (Span society : societies_in(text, service)) {
        all.push_back(
            make(document, service.position, society, service.dates.empty() ? nullptr : &service.dates.front()));
    }
    if (!societies_in(text, service).empty()) {
        return;
    }
    std::vector<Span> parts = items_of(text, service.organization);
    Span organization = service.organization;
    Span place;
    if (service.weak && parts.size() >= 2 && place_score(text, parts.back()) >= 0.6F) {
        place = parts.back();  // "Treasurer, Harbour Society, Leeds"
        organization.end = parts[parts.size() - 2].end;
    }
    for (std::size_t i = 0; i < std::max<std::size_t>(service.dates.size(), 1); ++i) {
        all.push_back(
            make(document, service.position, organization, service.dates.empty() ? nullptr : &service.dates[i]));
        all.back().location = text_of(document, place, Confidence::inferred, "volunteer.location.line");
        if (i > 0) {
            reading.label({service.dates[i - 1].where.end, service.dates[i].where.begin});
        }
    }
}

/// "Departmental: Chair, Graduate Committee, 2019; Member, Hiring Committee, 2017": the services in one line, each a
/// line of its own now. One line where it is something else.
std::vector<Line> services_in(Reading& reading, const Line& line) {
    const Document& document = reading.document;
    std::string_view text = document.text;
    constexpr std::size_t longest_label = 30;
    constexpr std::size_t longest = 600;
    std::string_view own = line.text.of(text);
    if (own.find("; ") == std::string_view::npos || own.size() > longest) {
        return {line};
    }
    std::uint32_t begin = line.text.begin;
    std::size_t colon = own.substr(0, longest_label).find(": ");
    Span label{begin, begin};
    if (colon != std::string_view::npos && !is_office(text, {begin, static_cast<std::uint32_t>(begin + colon)})) {
        begin = static_cast<std::uint32_t>(begin + colon + 2);
        label.end = begin;
    }
    std::vector<Line> pieces;
    for (std::uint32_t at = begin; at <= line.text.end; ++at) {
        if (at == line.text.end || text[at] == ';') {
            pieces.push_back(part_of(document, line, {begin, at}, reading.order));
            begin = at + 1;
            if (!service_of(document, pieces.back())) {
                return {line};
            }
        }
    }
    reading.label(label);
    return pieces;
}

/// "Salt Society; Guild of Pumps (Fellow)": memberships in a row. False if the line is something else.
bool add_memberships(Reading& reading, const Line& line) {
    std::string_view text = reading.document.text;
    if (line.has_period() || line.sentence || line.text.of(text).find("; ") == std::string_view::npos) {
        return false;
    }
    std::vector<Volunteer> members;
    for (std::uint32_t begin = line.text.begin, at = begin; at <= line.text.end; ++at) {
        if (at < line.text.end && text[at] != ';') {
            continue;
        }
        Span piece = strip(text, {begin, at}, ",;.");
        begin = at + 1;
        Bracketed parts = split_brackets(text, piece);
        bool office = !parts.inside.empty() && is_office(text, parts.inside);
        auto words = words_of(text, piece);
        if (words.size() < 2 || words.size() > 9 || !is_upper(character_at(text, piece.begin)) ||
            piece.of(text).find(',') != std::string_view::npos) {
            return false;
        }
        members.push_back(make(reading.document, office ? parts.inside : Span{}, office ? parts.head : piece, nullptr));
    }
    std::move(members.begin(), members.end(), std::back_inserter(reading.cv.volunteer));
    return true;
}

/// "Salt Society" over "Guild of Pumps": memberships one a line, nothing else in any.
bool is_list_of_societies(std::string_view text, const Section& section) {
    constexpr std::size_t most_words = 9;
    return section.kind == SectionKind::memberships && section.lines.size() >= 2 &&
           std::all_of(section.lines.begin(), section.lines.end(), [&](const Line& line) {
               return !line.has_period() && !line.sentence && line.cells.size() == 1 && !line.starts_lower &&
                      line.word_count() <= most_words && !is_office(text, line.text) &&
                      line.level == section.lines.front().level &&
                      line.text.of(text).find_first_of(",:;") == std::string_view::npos;
           });
}

GroupedService with_lines_parted(Reading& reading, const GroupedService& grouped) {
    const Section& section = grouped.section;
    GroupedService parted{{section.kind, section.title, {}}, {}};
    for (std::size_t i = 0; i < section.lines.size(); ++i) {
        if (!stands_alone(section.lines, i)) {
            parted.section.lines.push_back(section.lines[i]);
            parted.groups.push_back(grouped.groups[i]);
            continue;
        }
        if (section.kind == SectionKind::memberships && add_memberships(reading, section.lines[i])) {
            continue;
        }
        for (Line& line : services_in(reading, section.lines[i])) {
            parted.section.lines.push_back(std::move(line));
            parted.groups.push_back(grouped.groups[i]);
        }
    }
    return parted;
}

/// What the line says, or the title above it: "Pump Symposium, Orkney, 2013" below "Program Committees".
std::optional<Service> service_in_group(const Document& document, const Line& line, const ServiceGroup& group) {
    std::optional<Service> service = service_of(document, line);
    if (!group.role.empty() && line.is_item() && (!service || service->weak) && !names_office(document.text, line)) {
        service = service_as(document, line, group.role);
    }
    if (service && service->dates.empty() && group.year) {
        service->dates = {*group.year};
    }
    return service;
}

}  // namespace

Section take_services(Reading& reading, const Section& whole) {
    if (is_list_of_societies(reading.document.text, whole)) {
        for (const Line& line : whole.lines) {
            reading.cv.volunteer.push_back(make(reading.document, {}, line.text, nullptr));
        }
        return {whole.kind, whole.title, {}};
    }
    const auto [section, groups] = with_lines_parted(reading, group_service(reading, whole));
    std::vector<std::optional<Service>> services;
    std::size_t read = 0;
    for (std::size_t i = 0; i < section.lines.size(); ++i) {
        const bool of_two = stands_over_organization(reading.document, section.lines, i) ||
                            (i > 0 && stands_over_organization(reading.document, section.lines, i - 1));
        const bool alone =
            !of_two && stands_alone(section.lines, i) && !goes_on(section.lines[i]) && section.lines[i].table == 0;
        services.push_back(alone ? service_in_group(reading.document, section.lines[i], groups[i]) : std::nullopt);
        read += services.back() ? 1 : 0;
    }
    const bool all = read * 5 >= section.lines.size() * 4;
    Section rest{section.kind, section.title, {}};
    for (std::size_t i = 0; i < section.lines.size(); ++i) {
        if (services[i] && (all || !services[i]->weak)) {
            add(reading, section.lines[i], *services[i]);
        } else {
            rest.lines.push_back(section.lines[i]);
        }
    }
    return rest;
}

}  // namespace cvconv::recognizing
