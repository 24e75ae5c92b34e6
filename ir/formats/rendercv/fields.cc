// Which key of RenderCV is which field of JSON Resume. To add a field: a line.

#include <algorithm>
#include <iterator>
#include <utility>

#include "ir/formats/rendercv/rendercv.h"

namespace cvconv::rendercv {

namespace {

using mapping::As;
using mapping::Field;

constexpr Field basics_keys[] = {
    {"name", "name"},   {"headline", "label"}, {"label", "label", As::old_name}, {"summary", "summary", As::old_name},
    {"photo", "image"},
};

// Dates and the link around a title are read and written by entry.cc.
constexpr Field education[] = {
    {"institution", "institution"},
    {"area", "area"},
    {"degree", "studyType"},
    {"study_type", "studyType", As::old_name},
    {"score", "score"},
    {"gpa", "score", As::old_name},
    {"grade", "score", As::old_name},
    {"url", "url", As::old_name},
    {"location", "location"},
};
constexpr Field work[] = {
    {"company", "name"},
    {"position", "position"},
    {"location", "location"},
    {"url", "url", As::old_name},
};
constexpr Field volunteer[] = {
    {"company", "organization"},
    {"position", "position"},
    {"location", "location"},
    {"url", "url", As::old_name},
};
constexpr Field project_experience[] = {{"company", "name"}, {"position", "roles", As::list}};
constexpr Field named_entry[] = {{"name", "name"}, {"url", "url", As::old_name}};
constexpr Field named_work[] = {{"name", "name"}, {"location", "location"}, {"url", "url", As::old_name}};
constexpr Field named_volunteer[] = {{"name", "organization"}, {"location", "location"}, {"url", "url", As::old_name}};
constexpr Field named_education[] = {{"name", "institution"}, {"location", "location"}, {"url", "url", As::old_name}};
constexpr Field titled[] = {{"name", "title"}};
constexpr Field publication[] = {
    {"title", "name"},
    {"journal", "publisher"},
    {"url", "url"},
    {"authors", "authors", As::list},
};
constexpr Field skill[] = {{"label", "name"}, {"name", "name", As::old_name}};
constexpr Field spoken_language[] = {{"label", "language"}, {"details", "fluency"}};
constexpr Field reference[] = {{"label", "name"}, {"details", "reference"}};
constexpr Field labelled_award[] = {{"label", "title"}, {"details", "summary"}};
constexpr Field labelled_certificate[] = {{"label", "name"}, {"details", "issuer"}};

struct Table {
    Entry type;
    std::string_view section;
    std::span<const Field> fields;
};
constexpr Table tables[] = {
    {Entry::education, "education", education},
    {Entry::experience, "work", work},
    {Entry::experience, "volunteer", volunteer},
    {Entry::experience, "projects", project_experience},
    {Entry::normal, "projects", named_entry},
    {Entry::normal, "work", named_work},
    {Entry::normal, "volunteer", named_volunteer},
    {Entry::normal, "education", named_education},
    {Entry::normal, "certificates", named_entry},
    {Entry::normal, "publications", named_entry},
    {Entry::normal, "awards", titled},
    {Entry::publication, "publications", publication},
    {Entry::one_line, "skills", skill},
    {Entry::one_line, "interests", skill},
    {Entry::one_line, "languages", spoken_language},
    {Entry::one_line, "references", reference},
    {Entry::one_line, "awards", labelled_award},
    {Entry::one_line, "certificates", labelled_certificate},
};

struct Mark {
    std::string_view key;
    Entry type;
};
/// In RenderCV's order: an entry that has keys of two types is of the first.
constexpr Mark marks[] = {
    {"label", Entry::one_line},         {"details", Entry::one_line},    {"name", Entry::normal},
    {"company", Entry::experience},     {"position", Entry::experience}, {"institution", Entry::education},
    {"area", Entry::education},         {"degree", Entry::education},    {"study_type", Entry::education},
    {"title", Entry::publication},      {"authors", Entry::publication}, {"doi", Entry::publication},
    {"journal", Entry::publication},    {"bullet", Entry::bullet},       {"number", Entry::bullet},
    {"reversed_number", Entry::bullet},
};

/// The languages that RenderCV 2.8 has words for.
constexpr std::pair<std::string_view, std::string_view> languages[] = {
    {"ar", "arabic"},
    {"da", "danish"},
    {"nl", "dutch"},
    {"en", "english"},
    {"fr", "french"},
    {"de", "german"},
    {"he", "hebrew"},
    {"hi", "hindi"},
    {"hu", "hungarian"},
    {"id", "indonesian"},
    {"it", "italian"},
    {"ja", "japanese"},
    {"ko", "korean"},
    {"zh", "mandarin_chinese"},
    {"nb", "norwegian_bokmål"},
    {"fa", "persian"},
    {"pt", "portuguese"},
    {"ru", "russian"},
    {"es", "spanish"},
    {"tr", "turkish"},
    {"vi", "vietnamese"},
};

}  // namespace

std::optional<Entry> type_of(const Json& entry) {
    if (entry.is_primitive() && !entry.is_null()) {
        return Entry::text;
    }
    for (const Mark& mark : marks) {
        if (entry.is_object() && entry.contains(std::string(mark.key))) {
            return mark.type;
        }
    }
    // "- Thesis: Deep things" is a text that YAML takes for a mapping; "date: 2020" alone is none
    constexpr std::string_view common[] = {"date", "start_date", "end_date", "location", "summary", "highlights"};
    const bool is_part = entry.is_object() && std::ranges::any_of(common, [&](std::string_view key) {
                             return entry.contains(std::string(key));
                         });
    return is_part || mapping::text_of(entry).empty() ? std::nullopt : std::optional(Entry::text);
}

std::span<const Field> fields(Entry type, std::string_view section) {
    const auto* found =
        std::ranges::find_if(tables, [&](const Table& each) { return each.type == type && each.section == section; });
    return found == std::end(tables) ? std::span<const Field>() : found->fields;
}

std::span<const Field> basics_fields() {
    return basics_keys;
}

bool may_be(Entry type, std::string_view section) {
    return type == Entry::text || type == Entry::bullet || !fields(type, section).empty();
}

std::string_view usual_section(Entry type) {
    switch (type) {
        case Entry::education: return "education";
        case Entry::experience: return "work";
        case Entry::normal: return "projects";
        case Entry::publication: return "publications";
        case Entry::one_line: return "skills";
        case Entry::text:
        case Entry::bullet: break;
    }
    return {};
}

std::string_view title_field(std::string_view section) {
    if (section == "volunteer") {
        return "organization";
    }
    if (section == "education") {
        return "institution";
    }
    if (section == "languages") {
        return "language";
    }
    return section == "awards" ? "title" : "name";
}

std::string_view date_field(std::string_view section) {
    return section == "publications" ? "releaseDate" : section == "awards" || section == "certificates" ? "date" : "";
}

bool has_url(std::string_view section) {
    return section != "awards" && section != "skills" && section != "languages" && section != "interests" &&
           section != "references";
}

bool has_keywords(std::string_view section) {
    return section == "skills" || section == "interests";
}

std::string_view language_name(std::string_view code) {
    const auto* found =
        std::ranges::find(languages, code.substr(0, code.find('-')), [](auto& each) { return each.first; });
    return found == std::end(languages) ? std::string_view() : found->second;
}

std::string_view language_code(std::string_view name) {
    const auto* found = std::ranges::find(languages, name, [](auto& each) { return each.second; });
    return found == std::end(languages) ? std::string_view() : found->first;
}

}  // namespace cvconv::rendercv
