#include "ir/formats/json_resume/implied.h"

#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "ir/lexicon.h"
#include "ir/section_kind.h"

namespace cvconv::json_resume {

namespace {

/// ISO 639 code of a language by its name; empty if it is none, or several have the name.
std::string code_of(const Language& language) {
    std::string code;
    for (const LexiconHit& hit :
         language.language ? lookup(Idea::language_names, language.language->value) : std::vector<LexiconHit>{}) {
        if (!code.empty() && code != hit.key) {
            return {};
        }
        code = hit.key;
    }
    return code;
}

/// {"code": "fr"} for "French".
Json implied_by(const Language& language) {
    std::string code = code_of(language);
    return code.empty() ? Json::object() : Json{{"code", std::move(code)}};
}

/// An impossible date is none: the document does not have it.
bool is_shown(const Date& date) {
    return date && is_valid(date->value);
}

template <class Record>
Json goes_on(const Record& record) {
    return is_shown(record.start_date) && !is_shown(record.end_date) ? Json{{"current", true}} : Json::object();
}

Json implied_by(const Work& work) {
    return goes_on(work);
}
Json implied_by(const Volunteer& volunteer) {
    return goes_on(volunteer);
}
Json implied_by(const Education& education) {
    return goes_on(education);
}
Json implied_by(const Project& project) {
    return project.type && project.type->value == "talk" ? Json::object() : goes_on(project);
}

/// Pointers of all that has evidence. A set: there may be one for each of many thousand words, and looking a key up in
/// an ordered object takes as long as it is large.
using Evidenced = std::unordered_set<std::string>;

Evidenced evidenced_in(const Json& facts) {
    Evidenced pointers;
    if (const auto provenance = facts.find("provenance"); provenance != facts.end() && provenance->is_object()) {
        for (const auto& [pointer, evidence] : provenance->items()) {
            pointers.insert(pointer);
        }
    }
    return pointers;
}

/// What evidence points at is said.
void leave_to_evidence(Json& implied, const Evidenced& evidenced, const std::string& pointer) {
    for (auto it = implied.begin(); it != implied.end();) {
        it = evidenced.contains(fmt::format("{}/{}", pointer, it.key())) ? implied.erase(it) : std::next(it);
    }
}

/// What the facts about an entry say: what the document implies becomes nothing, and nothing becomes ""; or the other
/// way round.
enum class Direction : std::uint8_t { leave_out, put_in };

void exchange(Json& about, const Json& implied, Direction direction) {
    for (const auto& [key, value] : implied.items()) {
        const Json nothing = "";
        const Json& unsaid = direction == Direction::leave_out ? value : nothing;
        const Json& said = direction == Direction::leave_out ? nothing : value;
        if (!about.contains(key)) {
            about[key] = said;
        } else if (about[key] == unsaid) {
            about.erase(key);
        }
    }
}

/// `list` is the name of the entries in `facts`: "work".
template <class Record>
void exchange_list(Json& facts, const Evidenced& evidenced, const std::string& list, const std::vector<Record>& entries,
                   Direction direction) {
    const Json all = facts.value(list, Json::object());
    if (!all.is_object()) {
        return;
    }
    std::unordered_map<std::string, Json> told;
    for (const auto& [index, about] : all.items()) {
        told.emplace(index, about);
    }
    Json::object_t changed;  // each key once, so that nothing need be looked up in it
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const std::string index = fmt::format("{}", i);
        const auto found = told.find(index);
        Json about = found == told.end() ? Json::object() : std::move(found->second);
        if (found != told.end()) {
            told.erase(found);
        }
        if (about.is_object()) {
            Json implied = implied_by(entries[i]);
            if (direction == Direction::leave_out) {
                leave_to_evidence(implied, evidenced, fmt::format("/meta/cvconv/{}/{}", list, i));
            }
            exchange(about, implied, direction);
        }
        if (!about.is_object() || !about.empty()) {
            changed.Container::emplace_back(index, std::move(about));
        }
    }
    for (const auto& [index, about] : all.items()) {  // what is of no entry stays as it is
        if (told.contains(index)) {
            changed.Container::emplace_back(index, about);
        }
    }
    if (changed.empty()) {
        facts.erase(list);
    } else {
        facts[list] = std::move(changed);
    }
}

void exchange_all(Json& facts, const Cv& cv, Direction direction) {
    const Evidenced evidenced = evidenced_in(facts);
    exchange_list(facts, evidenced, "languages", cv.languages, direction);
    exchange_list(facts, evidenced, "work", cv.work, direction);
    exchange_list(facts, evidenced, "volunteer", cv.volunteer, direction);
    exchange_list(facts, evidenced, "education", cv.education, direction);
    exchange_list(facts, evidenced, "projects", cv.projects, direction);
}

/// Calls `change` for each element of facts["sections"].
template <class Change>
void for_each_section(Json& facts, Change change) {
    auto sections = facts.find("sections");
    if (sections != facts.end() && sections->is_array()) {
        for (Json& section : *sections) {
            change(section);
        }
    }
}

}  // namespace

void leave_out_implied(Json& facts, const Cv& cv) {
    if (facts.empty()) {
        return;
    }
    Json left = facts;
    exchange_all(left, cv, Direction::leave_out);
    if (!left.empty()) {
        facts = std::move(left);
    }
    for_each_section(facts, [](Json& section) {
        if (section.contains("kind") && section.size() == (section.contains("title") ? 2U : 1U)) {
            section = Json{{section["kind"].get<std::string>(), section.value("title", "")}};
        }
    });
}

void put_in_implied(Json& facts, const Cv& cv) {
    if (!facts.is_object() || facts.empty()) {
        return;
    }
    exchange_all(facts, cv, Direction::put_in);
    for_each_section(facts, [](Json& section) {
        if (!section.is_object() || section.size() != 1 || !section.begin().value().is_string() ||
            !section_kind(section.begin().key())) {
            return;
        }
        Json whole = {{"kind", section.begin().key()}};
        if (!section.begin().value().get_ref<const std::string&>().empty()) {
            whole["title"] = section.begin().value();
        }
        section = std::move(whole);
    });
}

}  // namespace cvconv::json_resume
