#include "writers/json_resume/implied.h"

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

/// What the facts about a language say: what its name implies becomes nothing, and nothing becomes ""; or the other way
/// round.
enum class Direction : std::uint8_t { leave_out, put_in };

void exchange_codes(Json& facts, const Cv& cv, Direction direction) {
    Json languages = facts.value("languages", Json::object());
    if (!languages.is_object()) {
        return;
    }
    for (std::size_t i = 0; i < cv.languages.size(); ++i) {
        const std::string implied = code_of(cv.languages[i]);
        const std::string index = fmt::format("{}", i);
        Json about = languages.value(index, Json::object());
        if (implied.empty() || !about.is_object()) {
            continue;
        }
        const std::string nothing;
        const std::string& unsaid = direction == Direction::leave_out ? implied : nothing;
        const std::string& said = direction == Direction::leave_out ? nothing : implied;
        if (!about.contains("code")) {
            about["code"] = said;
        } else if (about["code"] == unsaid) {
            about.erase("code");
        }
        if (about.empty()) {
            languages.erase(index);
        } else {
            languages[index] = std::move(about);
        }
    }
    if (languages.empty()) {
        facts.erase("languages");
    } else {
        facts["languages"] = std::move(languages);
    }
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
    exchange_codes(facts, cv, Direction::leave_out);
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
    exchange_codes(facts, cv, Direction::put_in);
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
