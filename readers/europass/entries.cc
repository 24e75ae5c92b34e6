#include "readers/europass/entries.h"

#include <algorithm>
#include <iterator>

#include "ir/formats/europass/headings.h"
#include "ir/formats/europass/titles.h"
#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/europass/body.h"
#include "readers/europass/facts.h"

namespace cvconv::europass {

namespace {

Date date_of(const std::optional<PartialDate>& date) {
    return date ? Date(Found<PartialDate>{*date, {}, Confidence::stated, "europass"}) : std::nullopt;
}

/// The entry's title, unless it only repeats the section's: then it has none.
std::string own_title(const SourceEntry& entry) {
    return entry.title == entry.section ? std::string{} : entry.title;
}

template <class R>
void set_period(R& record, const Period& period) {
    record.start_date = date_of(period.start);
    record.end_date = date_of(period.end);
    record.current = period.current ? yes() : std::nullopt;
}

Text take_first(std::vector<std::string>& links) {
    if (links.empty()) {
        return std::nullopt;
    }
    Text first = said(links.front());
    links.erase(links.begin());
    return first;
}

void leave(Cv& cv, const std::string& text) {
    if (!text.empty()) {
        cv.unclaimed.push_back(found(text));
    }
}

void leave(Cv& cv, const Texts& texts) {
    cv.unclaimed.insert(cv.unclaimed.end(), texts.begin(), texts.end());
}

void leave(Cv& cv, const std::vector<std::string>& texts) {
    for (const std::string& text : texts) {
        leave(cv, text);
    }
}

/// What a record without dates and addresses cannot hold.
void leave_rest(Cv& cv, const SourceEntry& entry) {
    leave(cv, to_line(entry.period));
    leave(cv, entry.links);
    leave(cv, entry.location);
}

void add_volunteer(Cv& cv, SourceEntry entry, bool membership) {
    auto [position, organization] = split_pair(own_title(entry));
    if (membership && organization.empty()) {
        std::swap(position, organization);  // "IEEE": what one is a member of
    }
    Body body = read_body(entry.body, {"location"});
    Volunteer role;
    role.position = said(position);
    role.organization = said(organization);
    set_period(role, entry.period);
    role.location = entry.location.empty() ? body.value("location") : said(entry.location);
    role.url = take_first(entry.links);
    role.summary = body.summary;
    role.highlights = body.highlights;
    for (const Line& line : body.emphasized) {  // no field of its own here: part of the text
        role.summary = said(line.text() + (role.summary ? '\n' + role.summary->value : ""));
    }
    leave(cv, value_or_empty(body.underlined));
    leave(cv, entry.links);
    cv.volunteer.push_back(std::move(role));
}

/// The date of something that has one date; an end is left over.
Date moment(Cv& cv, const Period& period) {
    if (period.start && period.end && period.start != period.end) {
        leave(cv, to_line(period));
    }
    return date_of(period.start ? period.start : period.end);
}

void add_award(Cv& cv, SourceEntry entry) {
    auto [title, awarder] = split_pair(own_title(entry));
    Award award;
    award.title = said(title);
    award.awarder = said(awarder);
    award.date = moment(cv, entry.period);
    award.summary = said(text_of(entry.body));
    leave(cv, entry.links);
    leave(cv, entry.location);
    cv.awards.push_back(std::move(award));
}

void add_certificate(Cv& cv, SourceEntry entry) {
    auto [name, issuer] = split_pair(own_title(entry));
    Certificate certificate;
    certificate.name = said(name);
    certificate.issuer = said(issuer);
    certificate.date = moment(cv, entry.period);
    certificate.url = take_first(entry.links);
    leave(cv, all_lines(entry.body));
    leave(cv, entry.links);
    leave(cv, entry.location);
    cv.certificates.push_back(std::move(certificate));
}

void add_publication(Cv& cv, SourceEntry entry, bool patent) {
    auto [name, publisher] = split_pair(own_title(entry));
    Publication publication;
    publication.name = said(name);
    publication.publisher = said(publisher);
    publication.release_date = moment(cv, entry.period);
    publication.url = take_first(entry.links);
    publication.summary = said(text_of(entry.body));
    publication.patent = patent ? yes() : std::nullopt;
    leave(cv, entry.links);
    leave(cv, entry.location);
    cv.publications.push_back(std::move(publication));
}

void add_interest(Cv& cv, SourceEntry entry) {
    Interest interest;
    interest.name = said(own_title(entry));
    interest.keywords = all_lines(entry.body);
    leave_rest(cv, entry);
    cv.interests.push_back(std::move(interest));
}

void add_reference(Cv& cv, SourceEntry entry) {
    Reference referee;
    referee.name = said(own_title(entry));
    referee.reference = said(text_of(entry.body));
    leave_rest(cv, entry);
    cv.references.push_back(std::move(referee));
}

void add_skill(Cv& cv, SourceEntry entry) {
    auto is_skill = [](const Line& line) { return skill_of(line).has_value(); };
    if (own_title(entry).empty() && !entry.body.empty() && std::ranges::all_of(entry.body, is_skill)) {
        for (const Line& line : entry.body) {
            cv.skills.push_back(*skill_of(line));
        }
        leave_rest(cv, entry);
        return;
    }
    auto [name, level] = split_note(own_title(entry));
    Skill skill;
    skill.name = said(name);
    skill.level = said(level);
    skill.keywords = all_lines(entry.body);
    leave_rest(cv, entry);
    cv.skills.push_back(std::move(skill));
}

void add_project(Cv& cv, const SectionSort& sort, SourceEntry entry) {
    auto [name, entity] =
        entry.location.empty() ? split_pair(own_title(entry)) : Pair{own_title(entry), entry.location};
    Body body = read_body(entry.body, {"technologies"});
    Project project;
    project.name = said(name);
    project.entity = said(entity);
    set_period(project, entry.period);
    project.url = take_first(entry.links);
    for (const std::string& link : entry.links) {
        project.links.push_back(found(link));
    }
    for (const Line& line : body.emphasized) {
        Texts roles = items_of(line);
        project.roles.insert(project.roles.end(), roles.begin(), roles.end());
    }
    // A list of conferences holds seminars and workshops too, and those of ours say so.
    bool kind_of_event = sort.type == "conference" && (value_or_empty(body.underlined) == "seminar" ||
                                                       value_or_empty(body.underlined) == "workshop");
    bool says_type = sort.type.empty() || kind_of_event;
    project.type = says_type ? body.underlined : said(sort.type);
    if (!says_type && body.underlined) {  // a subheading of somebody else's text
        project.description = body.underlined;
    }
    if (body.summary) {
        project.description =
            said((project.description ? project.description->value + '\n' : "") + body.summary->value);
    }
    project.keywords = body.values("technologies");
    project.highlights = body.highlights;
    cv.projects.push_back(std::move(project));
}

/// What the entries of a section become by its kind, where they are projects.
struct ProjectType {
    SectionKind kind;
    const char* type;
};
constexpr ProjectType project_types[] = {
    {SectionKind::projects, ""}, {SectionKind::talks, "talk"}, {SectionKind::teaching, "teaching"}};

}  // namespace

SectionSort sort_of_title(const std::string& title, const std::string& language) {
    auto kind = section_of_title(title, language);
    for (const ProjectType& known : project_types) {
        if (kind == known.kind) {
            return {known.kind, known.type};
        }
    }
    constexpr SectionKind with_records[] = {
        SectionKind::volunteer,  SectionKind::memberships,  SectionKind::awards,  SectionKind::certificates,
        SectionKind::courses,    SectionKind::publications, SectionKind::patents, SectionKind::interests,
        SectionKind::references, SectionKind::skills,       SectionKind::contact, SectionKind::summary};
    bool has_record = kind && std::ranges::find(with_records, *kind) != std::end(with_records);
    return {has_record ? *kind : SectionKind::other, has_record ? "" : title};
}

void add_entry(Cv& cv, const SectionSort& sort, SourceEntry entry, const std::string& language) {
    switch (sort.kind) {
        case SectionKind::volunteer: return add_volunteer(cv, std::move(entry), false);
        case SectionKind::memberships: return add_volunteer(cv, std::move(entry), true);
        case SectionKind::awards: return add_award(cv, std::move(entry));
        case SectionKind::certificates:
        case SectionKind::courses: return add_certificate(cv, std::move(entry));
        case SectionKind::publications: return add_publication(cv, std::move(entry), false);
        case SectionKind::patents: return add_publication(cv, std::move(entry), true);
        case SectionKind::interests: return add_interest(cv, std::move(entry));
        case SectionKind::references: return add_reference(cv, std::move(entry));
        case SectionKind::skills: return add_skill(cv, std::move(entry));
        case SectionKind::contact:
            if (!add_fact(cv, entry.title, entry.body, language)) {
                leave(cv, own_title(entry));
                leave(cv, all_lines(entry.body));
            }
            leave_rest(cv, entry);
            return;
        case SectionKind::summary: {
            leave(cv, own_title(entry));
            Text text = said(text_of(entry.body));
            if (text && cv.basics.summary) {
                text = said(cv.basics.summary->value + '\n' + text->value);
            }
            cv.basics.summary = text ? text : cv.basics.summary;
            leave_rest(cv, entry);
            return;
        }
        case SectionKind::other:
            // Ours: what found no place before, under no title of its own.
            if (own_title(entry).empty() && section_of_title(entry.section, language) == SectionKind::other) {
                leave(cv, all_lines(entry.body));
                leave_rest(cv, entry);
                return;
            }
            return add_project(cv, sort, std::move(entry));
        default: return add_project(cv, sort, std::move(entry));
    }
}

}  // namespace cvconv::europass
