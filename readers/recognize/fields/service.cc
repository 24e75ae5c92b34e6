#include "readers/recognize/fields/service.h"

#include <algorithm>
#include <optional>

#include "readers/recognize/characters.h"
#include "readers/recognize/entries/items.h"
#include "readers/recognize/fields/conference_name.h"
#include "readers/recognize/fields/project_header.h"
#include "readers/recognize/places/places.h"

namespace cvconv::recognizing {

namespace {

/// What one line says.
struct Duty {
    Span position;
    Span label;         ///< the word or sign between the two
    Span organization;  ///< or several, in a list
    std::vector<FoundPeriod> dates;
    bool weak = false;  ///< "Treasurer, Harbour Society", "Member of …": counts only where all lines are such
};

/// "Reviewer", "Artifact Evaluation Committee", "Member of the board": not "Society of Pumps", which has members.
bool is_office(std::string_view text, Span span) {
    auto words = words_of(text, span);
    if (words.empty() || words.size() > 6 || !find(Idea::institutions, words).empty()) {
        return false;
    }
    for (const LexiconHit& hit : find(Idea::roles, words)) {
        auto named = find(Idea::organizations, text, hit.where);
        bool organization = std::any_of(named.begin(), named.end(),
                                        [&](const LexiconHit& other) { return other.where.end == hit.where.end; });
        if (hit.whole_word && hit.key != "teaching" && !organization) {
            return true;
        }
    }
    return false;
}

/// Dates before and behind what is said; `said` is narrowed to that.
std::vector<FoundPeriod> dates_around(std::string_view text, const Document& document, const Line& line, Span& said) {
    std::vector<FoundPeriod> dates;
    if (!line.periods.empty() && line.periods.front().where.begin <= said.begin + 1 && line.has_period()) {
        dates.push_back(line.periods.front());
        said = strip(text, trim_punctuation(text, {dates.front().where.end, said.end}), ",;:|");
        return dates;
    }
    dates = several_dates(document, line);
    if (dates.empty() && line.has_period() && line.periods.back().where.end + 3 >= said.end) {
        const FoundPeriod& last = line.periods.back();
        std::uint32_t name = said.begin;
        for (Span item : items_of(text, {said.begin, last.where.begin})) {
            name = item.begin;
        }
        dates.push_back(last);
        if (year_is_of_name(text, name, last)) {  // "Student volunteer, CHI 2023"
            return dates;
        }
    }
    if (!dates.empty()) {
        said = strip(text, trim(text, {said.begin, dates.front().where.begin}), ",;:(–-");
        said = trim_punctuation(text, said);
    }
    return dates;
}

/// "Member of the Salt Society", "Mitglied im Verband": the phrase of the lexicon ends with the preposition.
bool split_at_member_of(std::string_view text, Span said, Duty& duty) {
    constexpr std::uint32_t longest = 40;
    for (const LexiconHit& hit : find(Idea::roles, text, {said.begin, std::min(said.end, said.begin + longest)})) {
        auto words = words_of(text, hit.where);
        bool phrase = hit.key == "membership" && hit.where.begin <= said.begin + 1 && words.size() >= 2 &&
                      is_lower(character_at(text, words.back().where.begin));
        if (!phrase) {
            continue;
        }
        std::uint32_t begin = trim(text, {hit.where.end, said.end}).begin;
        begin += text.substr(begin).starts_with("the ") ? 4 : 0;
        if (begin >= said.end || !is_upper(character_at(text, begin))) {
            continue;
        }
        duty.position = trim(text, {said.begin, words.back().where.begin});
        duty.organization = trim(text, {begin, said.end});
        auto items = items_of(text, duty.organization);
        if (items.size() >= 2 && is_office(text, items.front())) {
            return false;  // "Mitglied im Prüfungsausschuss, Bäckerinnung"
        }
        duty.label = trim(text, {duty.position.end, begin});
        duty.weak = true;
        return true;
    }
    return false;
}

/// "Reviewer: …", "Reviewer for …", "Reviewer (…)".
bool split_at_sign(std::string_view text, Span said, Duty& duty) {
    std::string_view own = said.of(text);
    if (std::size_t colon = own.find(": "); colon != std::string_view::npos) {
        duty.position = trim(text, {said.begin, static_cast<std::uint32_t>(said.begin + colon)});
        duty.organization = trim(text, {static_cast<std::uint32_t>(said.begin + colon + 1), said.end});
        std::string_view position = duty.position.of(text);
        for (std::string_view word : {" for", " für", " pour", " para", " per", " för", " voor"}) {
            if (position.ends_with(word)) {  // "Gutachter für: …"
                duty.label =
                    trim(text, {static_cast<std::uint32_t>(duty.position.end - word.size()), duty.position.end});
                duty.position = trim(text, {duty.position.begin, duty.label.begin});
                break;
            }
        }
        return is_office(text, duty.position);
    }
    std::size_t comma = own.find(',');
    for (std::string_view word : {" for ", " für ", " pour ", " para ", " per ", " för ", " voor "}) {
        std::size_t at = own.find(word);
        if (at == std::string_view::npos || at > comma) {
            continue;
        }
        duty.position = trim(text, {said.begin, static_cast<std::uint32_t>(said.begin + at)});
        duty.organization = trim(text, {static_cast<std::uint32_t>(said.begin + at + word.size()), said.end});
        duty.label = trim(text, {duty.position.end, duty.organization.begin});
        bool last_word = is_office(
            text, words_of(text, duty.position).empty() ? Span{} : words_of(text, duty.position).back().where);
        return last_word && is_upper(character_at(text, duty.organization.begin));
    }
    if (split_at_member_of(text, said, duty)) {
        return true;
    }
    Bracketed parts = split_brackets(text, said);
    if (!parts.inside.empty() && own.find('(') < comma) {
        duty.position = parts.head;
        duty.organization = parts.inside;
        return is_office(text, parts.head) && words_of(text, parts.inside).size() >= 2 &&
               is_upper(character_at(text, parts.inside.begin));
    }
    return false;
}

/// "Harbour Society, secretary"
bool split_before_office(std::string_view text, const std::vector<Span>& items, Duty& duty) {
    if (items.size() < 2 || is_office(text, items.front()) || words_of(text, items.back()).size() > 3 ||
        !is_office(text, items.back())) {
        return false;
    }
    duty.position = items.back();
    duty.organization = {items.front().begin, items[items.size() - 2].end};
    duty.weak = true;
    return true;
}

/// "Convener, session on trace metals, Tide Meeting": small letters go on with what one was.
bool split_at_comma(std::string_view text, Span said, Duty& duty) {
    std::vector<Span> items = items_of(text, said);
    std::size_t of_position = 1;
    while (of_position < items.size() && is_lower(character_at(text, items[of_position].begin))) {
        ++of_position;
    }
    if (of_position >= items.size() || !is_office(text, items.front())) {
        return split_before_office(text, items, duty);
    }
    duty.position = {items.front().begin, items[of_position - 1].end};
    duty.organization = {items[of_position].begin, said.end};
    duty.weak = true;
    return true;
}

std::optional<Duty> duty_of(const Document& document, const Line& line) {
    std::string_view text = document.text;
    Span said = strip(text, line.text, ".");
    Duty duty;
    // "(Tide Letters, since 2020)": the bracket is cut first
    Bracketed bracket = split_brackets(text, said);
    bool dated_bracket = !bracket.inside.empty() && line.has_period() &&
                         bracket.inside.contains(line.periods.back().where) &&
                         bracket.inside.begin + 3 < line.periods.back().where.begin;
    if (dated_bracket) {
        said.end = bracket.inside.end;
    }
    duty.dates = dates_around(text, document, line, said);
    if (dated_bracket && said.end < text.size()) {
        duty.position = bracket.head;
        duty.organization = strip(text, {bracket.inside.begin, said.end}, ",;");
        if (is_office(text, duty.position) && duty.organization.end > duty.organization.begin) {
            return duty;
        }
        return std::nullopt;
    }
    if (said.empty() || line.urls + line.emails > 0) {
        return std::nullopt;
    }
    bool split = split_at_sign(text, said, duty);
    if (split && duty.weak && line.sentence) {
        return std::nullopt;  // "Member of the programme since 2008, and of …": prose
    }
    duty.weak = false;
    split = split || split_at_comma(text, said, duty);
    bool dated_position = std::any_of(line.periods.begin(), line.periods.end(), [&](const FoundPeriod& p) {
        return p.certainty >= 0.5F && p.where.overlaps(duty.position);
    });
    return split && !dated_position && !duty.organization.empty() ? std::optional(duty) : std::nullopt;
}

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

Volunteer make(const Document& document, Span position, Span organization, const FoundPeriod* date) {
    Volunteer v;
    v.position = text_of(document, position, Confidence::inferred, "volunteer.position.line");
    v.organization = text_of(document, organization, Confidence::inferred, "volunteer.organization.line");
    if (date != nullptr) {
        Dates dates = stay(*date, "volunteer.dates");
        v.start_date = dates.start;
        v.end_date = dates.end;
        v.current = dates.current;
    }
    return v;
}

/// "ASPLOS 2025, MLSys 2024": the dates of the items, if each has its own; else empty.
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

void add(Reading& reading, const Line& line, const Duty& duty) {
    const Document& document = reading.document;
    std::string_view text = document.text;
    auto& all = reading.cv.volunteer;
    reading.label(duty.label);
    Span list{duty.organization.begin, std::max(duty.organization.end, line.text.end)};
    std::vector<Span> items = items_of(text, list);
    auto own_dates = items.size() >= 2 && !duty.weak ? dates_of_items(line, items) : std::vector<const FoundPeriod*>{};
    for (std::size_t i = 0; i < own_dates.size(); ++i) {
        Span name = items[i];
        if (!year_is_of_name(text, name.begin, *own_dates[i])) {
            name = strip(text, {name.begin, own_dates[i]->where.begin}, ",;(");
        }
        all.push_back(make(document, duty.position, name, own_dates[i]));
    }
    if (!own_dates.empty()) {
        return;
    }
    std::vector<Span> parts = items_of(text, duty.organization);
    Span organization = duty.organization;
    Span place;
    if (duty.weak && parts.size() >= 2 && place_score(text, parts.back()) >= 0.6F) {
        place = parts.back();  // "Treasurer, Harbour Society, Leeds"
        organization.end = parts[parts.size() - 2].end;
    }
    for (std::size_t i = 0; i < std::max<std::size_t>(duty.dates.size(), 1); ++i) {
        all.push_back(make(document, duty.position, organization, duty.dates.empty() ? nullptr : &duty.dates[i]));
        all.back().location = text_of(document, place, Confidence::inferred, "volunteer.location.line");
        if (i > 0) {
            reading.label({duty.dates[i - 1].where.end, duty.dates[i].where.begin});
        }
    }
}

/// "Departmental: Chair, Graduate Committee, 2019; Member, Hiring Committee, 2017": the duties in one line, each a line
/// of its own now. One line where it is something else.
std::vector<Line> duties_in(Reading& reading, const Line& line) {
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
            if (!duty_of(document, pieces.back())) {
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

Section with_lines_parted(Reading& reading, const Section& section) {
    Section parted{section.kind, section.title, {}};
    for (std::size_t i = 0; i < section.lines.size(); ++i) {
        if (!stands_alone(section.lines, i)) {
            parted.lines.push_back(section.lines[i]);
            continue;
        }
        if (section.kind == SectionKind::memberships && add_memberships(reading, section.lines[i])) {
            continue;
        }
        for (Line& line : duties_in(reading, section.lines[i])) {
            parted.lines.push_back(std::move(line));
        }
    }
    return parted;
}

}  // namespace

Section take_services(Reading& reading, const Section& whole) {
    const Section section = with_lines_parted(reading, whole);
    std::vector<std::optional<Duty>> duties;
    bool all = true;
    for (std::size_t i = 0; i < section.lines.size(); ++i) {
        bool alone = stands_alone(section.lines, i) && !goes_on(section.lines[i]) && section.lines[i].table == 0;
        duties.push_back(alone ? duty_of(reading.document, section.lines[i]) : std::nullopt);
        all = all && duties.back();
    }
    Section rest{section.kind, section.title, {}};
    for (std::size_t i = 0; i < section.lines.size(); ++i) {
        if (duties[i] && (all || !duties[i]->weak)) {
            add(reading, section.lines[i], *duties[i]);
        } else {
            rest.lines.push_back(section.lines[i]);
        }
    }
    return rest;
}

}  // namespace cvconv::recognizing
