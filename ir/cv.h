#pragma once
// The model in the middle: a CV, every value with its evidence.
//
// Sections and fields are those of JSON Resume 1.0.0 / 1.3.1 under the same names in snake_case
// (`startDate` is `start_date`); fields marked "Europass" have no place there and are written below
// `meta.cvconv`. Conventions for what JSON Resume has no section for: talks and courses taught are
// projects of type "talk" and "teaching"; patents are publications; memberships, committees and
// offices are volunteer entries; scholarships are awards; licences are certificates.
//
// Every struct lists its fields once, in fields(); printing, parsing, comparing, checking and
// counting all walk that list (see ir/walk.h).

#include <string>
#include <utility>
#include <vector>

#include "ir/found.h"
#include "ir/section_kind.h"

namespace cvconv {

/// Keys of a JSON Resume that neither schema knows, with their value as JSON text, in the order of
/// the input: kept so that JSON → IR → JSON loses nothing.
struct Extra {
    std::string key;
    std::string json;
    friend bool operator==(const Extra&, const Extra&) = default;
};
using Extras = std::vector<Extra>;

struct Location {
    Text address;  ///< street and number
    Text postal_code;
    Text city;
    Text country_code;  ///< ISO 3166-1 alpha-2
    Text region;        ///< state, province
    Text country;       ///< the country's name as written
    Extras extra;

    template <class Self, class Visit>
    static void fields(Self& s, Visit&& visit) {
        visit("address", s.address);
        visit("postal_code", s.postal_code);
        visit("city", s.city);
        visit("country_code", s.country_code);
        visit("region", s.region);
        visit("country", s.country);
        visit("extra", s.extra);
    }
    friend bool operator==(const Location&, const Location&) = default;
};

struct Profile {
    Text network;
    Text username;
    Text url;
    Extras extra;

    template <class Self, class Visit>
    static void fields(Self& s, Visit&& visit) {
        visit("network", s.network);
        visit("username", s.username);
        visit("url", s.url);
        visit("extra", s.extra);
    }
    friend bool operator==(const Profile&, const Profile&) = default;
};

struct Basics {
    Text name;
    Text given_name;   ///< Europass: parts of `name`, where they are known
    Text family_name;  ///< Europass
    Text honorific;    ///< Europass: "Dr.", "Mgr." before the name; part of `name` only where written so
    Text label;        ///< headline: "Senior Nurse"
    Text image;        ///< address, or the picture itself as a data: URI (RFC 2397)
    Text email;
    Text phone;       ///< as written
    Text phone_e164;  ///< "+4930123456"; only where the country is certain
    Text url;         ///< personal site, with a scheme
    Text summary;     ///< paragraphs parted by '\n'
    Location location;
    std::vector<Profile> profiles;
    Texts more_emails;
    Texts more_phones;
    Date birth_date;          ///< Europass
    Text birth_place;         ///< Europass
    Texts nationalities;      ///< Europass: as written
    Texts nationality_codes;  ///< Europass: ISO 3166-1 alpha-2, of the nationalities that have one
    Text gender;              ///< Europass: as written
    Text marital_status;      ///< as written
    Texts driving_licences;   ///< Europass: categories ("B", "C1E")
    Text headline_type;       ///< Europass: what `label` is: "job_applied_for", "preferred_job" …
    Extras extra;

    template <class Self, class Visit>
    static void fields(Self& s, Visit&& visit) {
        visit("name", s.name);
        visit("given_name", s.given_name);
        visit("family_name", s.family_name);
        visit("honorific", s.honorific);
        visit("label", s.label);
        visit("image", s.image);
        visit("email", s.email);
        visit("phone", s.phone);
        visit("phone_e164", s.phone_e164);
        visit("url", s.url);
        visit("summary", s.summary);
        visit("location", s.location);
        visit("profiles", s.profiles);
        visit("more_emails", s.more_emails);
        visit("more_phones", s.more_phones);
        visit("birth_date", s.birth_date);
        visit("birth_place", s.birth_place);
        visit("nationalities", s.nationalities);
        visit("nationality_codes", s.nationality_codes);
        visit("gender", s.gender);
        visit("marital_status", s.marital_status);
        visit("driving_licences", s.driving_licences);
        visit("headline_type", s.headline_type);
        visit("extra", s.extra);
    }
    friend bool operator==(const Basics&, const Basics&) = default;
};

struct Work {
    Text name;         ///< employer
    Text location;     ///< as written
    Text description;  ///< what the employer is
    Text position;
    Text url;
    Date start_date;
    Date end_date;
    Flag current;  ///< "present" was written
    Text summary;
    Texts highlights;
    int group = 0;    ///< roles under one employer share a number, from 1; 0 = alone
    Text department;  ///< Europass
    Text sector;      ///< Europass: NACE letter ("J"), or as written
    Text occupation;  ///< Europass: ESCO address or ISCO number of the position
    Texts links;      ///< Europass: further addresses
    Extras extra;

    template <class Self, class Visit>
    static void fields(Self& s, Visit&& visit) {
        visit("name", s.name);
        visit("location", s.location);
        visit("description", s.description);
        visit("position", s.position);
        visit("url", s.url);
        visit("start_date", s.start_date);
        visit("end_date", s.end_date);
        visit("current", s.current);
        visit("summary", s.summary);
        visit("highlights", s.highlights);
        visit("group", s.group);
        visit("department", s.department);
        visit("sector", s.sector);
        visit("occupation", s.occupation);
        visit("links", s.links);
        visit("extra", s.extra);
    }
    friend bool operator==(const Work&, const Work&) = default;
};

struct Volunteer {
    Text organization;
    Text location;  ///< as written; not in JSON Resume
    Text position;
    Text url;
    Date start_date;
    Date end_date;
    Flag current;
    Text summary;
    Texts highlights;
    Extras extra;

    template <class Self, class Visit>
    static void fields(Self& s, Visit&& visit) {
        visit("organization", s.organization);
        visit("location", s.location);
        visit("position", s.position);
        visit("url", s.url);
        visit("start_date", s.start_date);
        visit("end_date", s.end_date);
        visit("current", s.current);
        visit("summary", s.summary);
        visit("highlights", s.highlights);
        visit("extra", s.extra);
    }
    friend bool operator==(const Volunteer&, const Volunteer&) = default;
};

struct Education {
    Text institution;
    Text location;  ///< as written; not in JSON Resume
    Text url;
    Text area;
    Text study_type;
    Date start_date;
    Date end_date;
    Flag current;
    Text score;
    Texts courses;      ///< courses, thesis, advisor: lines as written
    Text eqf_level;     ///< Europass: "1".."8", only where written
    Texts field_codes;  ///< Europass: ISCED fields of study ("0613")
    Text credits;       ///< Europass: "120 ECTS"
    Texts links;        ///< Europass: further addresses
    Extras extra;

    template <class Self, class Visit>
    static void fields(Self& s, Visit&& visit) {
        visit("institution", s.institution);
        visit("location", s.location);
        visit("url", s.url);
        visit("area", s.area);
        visit("study_type", s.study_type);
        visit("start_date", s.start_date);
        visit("end_date", s.end_date);
        visit("current", s.current);
        visit("score", s.score);
        visit("courses", s.courses);
        visit("eqf_level", s.eqf_level);
        visit("field_codes", s.field_codes);
        visit("credits", s.credits);
        visit("links", s.links);
        visit("extra", s.extra);
    }
    friend bool operator==(const Education&, const Education&) = default;
};

struct Award {
    Text title;
    Date date;
    Text awarder;
    Text summary;
    Extras extra;

    template <class Self, class Visit>
    static void fields(Self& s, Visit&& visit) {
        visit("title", s.title);
        visit("date", s.date);
        visit("awarder", s.awarder);
        visit("summary", s.summary);
        visit("extra", s.extra);
    }
    friend bool operator==(const Award&, const Award&) = default;
};

struct Certificate {
    Text name;
    Date date;
    Text url;
    Text issuer;
    Extras extra;

    template <class Self, class Visit>
    static void fields(Self& s, Visit&& visit) {
        visit("name", s.name);
        visit("date", s.date);
        visit("url", s.url);
        visit("issuer", s.issuer);
        visit("extra", s.extra);
    }
    friend bool operator==(const Certificate&, const Certificate&) = default;
};

struct Publication {
    Text name;
    Text publisher;  ///< venue; for a patent its office and number
    Date release_date;
    Text url;
    Text summary;  ///< the authors as written, then anything else that was said
    Flag patent;
    Extras extra;

    template <class Self, class Visit>
    static void fields(Self& s, Visit&& visit) {
        visit("name", s.name);
        visit("publisher", s.publisher);
        visit("release_date", s.release_date);
        visit("url", s.url);
        visit("summary", s.summary);
        visit("patent", s.patent);
        visit("extra", s.extra);
    }
    friend bool operator==(const Publication&, const Publication&) = default;
};

struct Skill {
    Text name;
    Text level;
    Texts keywords;
    Extras extra;

    template <class Self, class Visit>
    static void fields(Self& s, Visit&& visit) {
        visit("name", s.name);
        visit("level", s.level);
        visit("keywords", s.keywords);
        visit("extra", s.extra);
    }
    friend bool operator==(const Skill&, const Skill&) = default;
};

struct Language {
    Text language;  ///< as written
    Text fluency;   ///< as written
    Text code;      ///< ISO 639-1, where the language is known
    Flag mother_tongue;
    Text listening, reading, spoken_interaction, spoken_production, writing;  ///< Europass: A1..C2
    Texts experiences;  ///< Europass: where it was learnt and used
    Extras extra;

    template <class Self, class Visit>
    static void fields(Self& s, Visit&& visit) {
        visit("language", s.language);
        visit("fluency", s.fluency);
        visit("code", s.code);
        visit("mother_tongue", s.mother_tongue);
        visit("listening", s.listening);
        visit("reading", s.reading);
        visit("spoken_interaction", s.spoken_interaction);
        visit("spoken_production", s.spoken_production);
        visit("writing", s.writing);
        visit("experiences", s.experiences);
        visit("extra", s.extra);
    }
    friend bool operator==(const Language&, const Language&) = default;
};

struct Interest {
    Text name;
    Texts keywords;
    Extras extra;

    template <class Self, class Visit>
    static void fields(Self& s, Visit&& visit) {
        visit("name", s.name);
        visit("keywords", s.keywords);
        visit("extra", s.extra);
    }
    friend bool operator==(const Interest&, const Interest&) = default;
};

struct Reference {
    Text name;
    Text reference;
    Extras extra;

    template <class Self, class Visit>
    static void fields(Self& s, Visit&& visit) {
        visit("name", s.name);
        visit("reference", s.reference);
        visit("extra", s.extra);
    }
    friend bool operator==(const Reference&, const Reference&) = default;
};

struct Project {
    Text name;
    Text description;
    Texts highlights;
    Texts keywords;
    Date start_date;
    Date end_date;
    Flag current;
    Text url;
    Texts roles;
    Text entity;
    Text type;    ///< "talk", "teaching", or as written
    Texts links;  ///< Europass: further addresses
    Extras extra;

    template <class Self, class Visit>
    static void fields(Self& s, Visit&& visit) {
        visit("name", s.name);
        visit("description", s.description);
        visit("highlights", s.highlights);
        visit("keywords", s.keywords);
        visit("start_date", s.start_date);
        visit("end_date", s.end_date);
        visit("current", s.current);
        visit("url", s.url);
        visit("roles", s.roles);
        visit("entity", s.entity);
        visit("type", s.type);
        visit("links", s.links);
        visit("extra", s.extra);
    }
    friend bool operator==(const Project&, const Project&) = default;
};

/// The Europass self-assessment of digital skills: "A" basic, "B" independent, "C" proficient user.
struct DigitalSkills {
    Text information, communication, content_creation, safety, problem_solving;

    template <class Self, class Visit>
    static void fields(Self& s, Visit&& visit) {
        visit("information", s.information);
        visit("communication", s.communication);
        visit("content_creation", s.content_creation);
        visit("safety", s.safety);
        visit("problem_solving", s.problem_solving);
    }
    friend bool operator==(const DigitalSkills&, const DigitalSkills&) = default;
};

/// A file that came inside a Europass document.
struct Attachment {
    Text kind;  ///< "signature", "document"
    Text name;
    Text media_type;  ///< "image/png", "application/pdf"
    Text data;        ///< base64
    Text description;

    template <class Self, class Visit>
    static void fields(Self& s, Visit&& visit) {
        visit("kind", s.kind);
        visit("name", s.name);
        visit("media_type", s.media_type);
        visit("data", s.data);
        visit("description", s.description);
    }
    friend bool operator==(const Attachment&, const Attachment&) = default;
};

/// A section of the source, in its order, with its heading as written.
struct SectionTitle {
    SectionKind kind = SectionKind::other;
    Text title;

    template <class Self, class Visit>
    static void fields(Self& s, Visit&& visit) {
        visit("kind", s.kind);
        visit("title", s.title);
    }
    friend bool operator==(const SectionTitle&, const SectionTitle&) = default;
};

/// JSON Resume's `meta`.
struct Meta {
    Text canonical;
    Text version;
    Text last_modified;
    Extras extra;

    template <class Self, class Visit>
    static void fields(Self& s, Visit&& visit) {
        visit("canonical", s.canonical);
        visit("version", s.version);
        visit("last_modified", s.last_modified);
        visit("extra", s.extra);
    }
    friend bool operator==(const Meta&, const Meta&) = default;
};

struct Cv {
    Text language;  ///< of the document, BCP 47
    Basics basics;
    std::vector<Work> work;
    std::vector<Volunteer> volunteer;
    std::vector<Education> education;
    std::vector<Award> awards;
    std::vector<Certificate> certificates;
    std::vector<Publication> publications;
    std::vector<Skill> skills;
    std::vector<Language> languages;
    std::vector<Interest> interests;
    std::vector<Reference> references;
    std::vector<Project> projects;
    Meta meta;
    DigitalSkills digital_skills;         ///< Europass
    std::vector<Attachment> attachments;  ///< Europass: but for the photo, which is basics.image
    std::vector<SectionTitle> sections;   ///< order and headings of the source
    Texts labels;                         ///< words that named a value and are not one: "E-mail:", "Grade"
    Texts unclaimed;                      ///< text that found no place, in reading order
    Texts furniture;                      ///< running headers, footers, page numbers
    Extras extra;                         ///< unknown keys at the top level

    template <class Self, class Visit>
    static void fields(Self& s, Visit&& visit) {
        visit("language", s.language);
        visit("basics", s.basics);
        visit("work", s.work);
        visit("volunteer", s.volunteer);
        visit("education", s.education);
        visit("awards", s.awards);
        visit("certificates", s.certificates);
        visit("publications", s.publications);
        visit("skills", s.skills);
        visit("languages", s.languages);
        visit("interests", s.interests);
        visit("references", s.references);
        visit("projects", s.projects);
        visit("meta", s.meta);
        visit("digital_skills", s.digital_skills);
        visit("attachments", s.attachments);
        visit("sections", s.sections);
        visit("labels", s.labels);
        visit("unclaimed", s.unclaimed);
        visit("furniture", s.furniture);
        visit("extra", s.extra);
    }
    friend bool operator==(const Cv&, const Cv&) = default;
};

}  // namespace cvconv
