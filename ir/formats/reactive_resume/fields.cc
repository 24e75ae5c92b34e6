// Which key of Reactive Resume is which field of JSON Resume, in all versions. To add a field: a line.
// As::old_name is of the third or fourth version; the writer writes the fifth.

#include <algorithm>
#include <iterator>

#include "ir/formats/reactive_resume/reactive_resume.h"

namespace cvconv::reactive_resume {

namespace {

using mapping::As;
using mapping::Field;
using mapping::Section;

constexpr Field basics_keys[] = {
    {"name", "name"},
    {"headline", "label"},
    {"email", "email"},
    {"phone", "phone"},
    {"website.url", "url"},
    {"website", "url", As::old_name},
    {"url.href", "url", As::old_name},
    {"birthdate", "birthDate", As::old_name},
};

// Periods and texts are read and written by entry.cc.
constexpr Field experience[] = {
    {"company", "name"},    {"name", "name", As::old_name},    {"position", "position"},     {"location", "location"},
    {"website.url", "url"}, {"url.href", "url", As::old_name}, {"url", "url", As::old_name},
};
constexpr Field education[] = {
    {"school", "institution"},
    {"institution", "institution", As::old_name},
    {"degree", "studyType"},
    {"studyType", "studyType", As::old_name},
    {"area", "area"},
    {"grade", "score"},
    {"score", "score", As::old_name},
    {"location", "location"},
    {"website.url", "url"},
    {"url.href", "url", As::old_name},
    {"url", "url", As::old_name},
    {"courses", "courses", As::old_name},
};
constexpr Field projects[] = {
    {"name", "name"},
    {"website.url", "url"},
    {"url.href", "url", As::old_name},
    {"url", "url", As::old_name},
    {"keywords", "keywords", As::old_name},
};
constexpr Field volunteer[] = {
    {"organization", "organization"}, {"position", "position", As::old_name}, {"location", "location"},
    {"website.url", "url"},           {"url.href", "url", As::old_name},      {"url", "url", As::old_name},
};
constexpr Field skills[] = {
    {"name", "name"},
    {"proficiency", "level"},
    {"keywords", "keywords", As::list},
};
constexpr Field languages[] = {
    {"language", "language"},
    {"name", "language", As::old_name},
    {"fluency", "fluency"},
};
constexpr Field interests[] = {{"name", "name"}, {"keywords", "keywords", As::list}};
constexpr Field awards[] = {
    {"title", "title"},
    {"awarder", "awarder"},
    {"website.url", "url", As::old_name},
};
constexpr Field certificates[] = {
    {"title", "name"},      {"name", "name", As::old_name},    {"issuer", "issuer"},
    {"website.url", "url"}, {"url.href", "url", As::old_name}, {"url", "url", As::old_name},
};
constexpr Field publications[] = {
    {"title", "name"},      {"name", "name", As::old_name},    {"publisher", "publisher"},
    {"website.url", "url"}, {"url.href", "url", As::old_name}, {"url", "url", As::old_name},
};
constexpr Field references[] = {{"name", "name"}};
constexpr Field profiles[] = {
    {"network", "network"},       {"username", "username"}, {"website.url", "url"}, {"url.href", "url", As::old_name},
    {"url", "url", As::old_name},
};

constexpr Section all_sections[] = {
    {"profiles", "profiles", profiles},
    {"experience", "work", experience},
    {"work", "work", experience},  // version 3
    {"education", "education", education},
    {"projects", "projects", projects},
    {"skills", "skills", skills},
    {"languages", "languages", languages},
    {"interests", "interests", interests},
    {"awards", "awards", awards},
    {"certifications", "certificates", certificates},
    {"publications", "publications", publications},
    {"volunteer", "volunteer", volunteer},
    {"references", "references", references},
};

bool is_false(const Json& value) {
    return value.is_boolean() && !value.get<bool>();
}
bool is_true(const Json& value) {
    return value.is_boolean() && value.get<bool>();
}

}  // namespace

bool is_hidden(const Json& value) {
    return is_false(mapping::member(value, "visible")) || is_true(mapping::member(value, "hidden")) ||
           is_true(mapping::member_at(value, "effects.hidden"));
}

std::span<const Section> sections() {
    return all_sections;
}

std::span<const Field> basics_fields() {
    return basics_keys;
}

const Section* section_for(std::string_view ours) {
    const auto* found = std::ranges::find(all_sections, ours, &Section::ours);
    return found == std::end(all_sections) ? nullptr : found;
}

}  // namespace cvconv::reactive_resume
