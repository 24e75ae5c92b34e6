#include "tools/blind/rules.h"

#include <algorithm>
#include <map>
#include <set>

#include <fmt/format.h>

namespace cvconv::blind {

std::string_view name_of(Profile profile) {
    switch (profile) {
        case Profile::contact: return "contact";
        case Profile::fair: return "fair";
        case Profile::strict: return "strict";
    }
    return "fair";
}

std::optional<Profile> profile(std::string_view name) {
    for (Profile one : {Profile::contact, Profile::fair, Profile::strict}) {
        if (name_of(one) == name) {
            return one;
        }
    }
    return std::nullopt;
}

std::vector<std::string> profile_names() {
    return {"contact", "fair", "strict"};
}

const std::vector<Rule>& rules() {
    using enum From;
    using enum Hiding;
    static const std::vector<Rule> table = {
        {"language", "", never},
        {"basics", "", never},
        {"basics.name", "name", contact, candidate, Search::name},
        {"basics.given_name", "name", contact, remove, Search::name},
        {"basics.family_name", "name", contact, remove, Search::name},
        {"basics.honorific", "gendered-words", fair, gendered},
        {"basics.image", "photo", contact, remove},
        {"basics.email", "mail", contact, remove, Search::mail},
        {"basics.more_emails", "mail", contact, remove, Search::mail},
        {"basics.phone", "phone", contact, remove, Search::phone},
        {"basics.phone_e164", "phone", contact, remove, Search::phone},
        {"basics.more_phones", "phone", contact, remove, Search::phone},
        {"basics.url", "links", contact, remove, Search::link},
        {"basics.profiles", "links", contact, remove, Search::link},
        {"basics.profiles.network", "links", contact, remove},
        {"basics.location.address", "street", contact, remove, Search::phrase},
        {"basics.location.postal_code", "street", contact, remove},
        {"basics.location.city", "towns", fair, remove},
        {"basics.location.region", "towns", fair, remove},
        {"basics.location.country", "country", asked, remove},
        {"basics.location.country_code", "country", asked, remove},
        {"basics.birth_date", "birth", contact, remove, Search::date},
        {"basics.birth_place", "birth", contact, remove},
        {"basics.nationalities", "nationality", contact, remove},
        {"basics.nationality_codes", "nationality", contact, remove},
        {"basics.gender", "gender", contact, remove},
        {"basics.marital_status", "family", contact, remove},
        {"basics.driving_licences", "licences", asked, remove},
        {"work", "", never},
        {"work.name", "employers", strict, employer, Search::phrase},
        {"work.description", "employers", strict, remove},
        {"work.url", "employers", strict, remove, Search::link},
        {"work.links", "employers", strict, remove, Search::link},
        {"work.location", "towns", fair, country},
        {"work.start_date", "dates", strict, duration},
        {"work.end_date", "dates", strict, duration},
        {"volunteer", "", never},
        {"volunteer.organization", "employers", strict, employer, Search::phrase},
        {"volunteer.url", "employers", strict, remove, Search::link},
        {"volunteer.location", "towns", fair, country},
        {"volunteer.start_date", "dates", strict, duration},
        {"volunteer.end_date", "dates", strict, duration},
        {"education", "", never},
        {"education.institution", "schools", strict, school, Search::phrase},
        {"education.url", "schools", strict, remove, Search::link},
        {"education.links", "schools", strict, remove, Search::link},
        {"education.location", "towns", fair, country},
        {"education.start_date", "dates", strict, remove},
        {"education.end_date", "dates", strict, remove},
        {"awards", "", never},
        {"awards.date", "dates", strict, remove},
        {"certificates", "", never},
        {"certificates.date", "dates", strict, remove},
        {"certificates.url", "links", contact, remove, Search::link},
        {"publications", "", never},
        {"publications.release_date", "dates", strict, remove},
        {"publications.url", "links", contact, remove, Search::link},
        {"skills", "", never},
        {"languages", "", never},
        {"interests", "", never},
        {"references.name", "referees", fair, remove, Search::name},
        {"references.reference", "referees", fair, remove},
        {"projects", "", never},
        {"projects.url", "links", contact, remove, Search::link},
        {"projects.links", "links", contact, remove, Search::link},
        {"projects.entity", "employers", strict, employer, Search::phrase},
        {"projects.start_date", "dates", strict, duration},
        {"projects.end_date", "dates", strict, duration},
        {"digital_skills", "", never},
        {"sections", "", never},
        // What is not understood cannot be searched for what it tells, and what comes out is new.
        {"meta", "rest", always},
        {"attachments", "rest", always},
        {"labels", "rest", always},
        {"unclaimed", "rest", always},
        {"furniture", "rest", always},
        {"extra", "rest", always},
    };
    return table;
}

const Rule& rule_for(std::string_view member) {
    if (member == "extra" || member.ends_with(".extra")) {
        return rules().back();
    }
    const Rule* best = &rules().back();
    std::size_t longest = 0;
    for (const Rule& rule : rules()) {
        const std::string_view name = rule.member;
        const bool fits = member.starts_with(name) && (member.size() == name.size() || member[name.size()] == '.');
        if (fits && name.size() > longest) {
            best = &rule;
            longest = name.size();
        }
    }
    return *best;
}

std::string_view label_of_organisation(std::string_view member) {
    if (member == "work.name" || member == "volunteer.organization" || member == "projects.entity") {
        return "employer";
    }
    return member == "education.institution" ? "school" : std::string_view();
}

bool is_prose(std::string_view member) {
    return member.ends_with("summary") || member.ends_with("highlights") || member.ends_with("reference") ||
           member.ends_with("description");
}

std::vector<std::string> groups() {
    std::set<std::string> names = {"present-employer"};
    for (const Rule& rule : rules()) {
        if (!rule.group.empty() && rule.from != From::always) {
            names.emplace(rule.group);
        }
    }
    return {names.begin(), names.end()};
}

std::string table_of_rules() {
    std::map<std::string_view, std::vector<const Rule*>> by_group;
    for (const Rule& rule : rules()) {
        if (rule.from != From::never) {
            by_group[rule.group].push_back(&rule);
        }
    }
    const auto mark = [](const Rule& rule, From profile) { return rule.from <= profile ? "x" : "-"; };
    std::string table = fmt::format("{:<16}{:<9}{:<6}{:<8}{}\n", "group", "contact", "fair", "strict", "members");
    for (const auto& [group, members] : by_group) {
        const Rule& first = *members.front();
        std::string list;
        for (const Rule* rule : members) {
            list += fmt::format("{}{}", list.empty() ? "" : " ", rule->member);
        }
        table += fmt::format("{:<16}{:<9}{:<6}{:<8}{}\n", group, mark(first, From::contact), mark(first, From::fair),
                             mark(first, From::strict), list);
    }
    return table;
}

}  // namespace cvconv::blind
