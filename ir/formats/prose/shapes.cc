#include "ir/formats/prose/shapes.h"

#include <algorithm>
#include <iterator>

#include "ir/formats/europass/headings.h"
#include "ir/formats/prose/words.h"

namespace cvconv::prose {

namespace {

constexpr EntryShape entries[] = {
    {.section = "work",
     .title = "position",
     .organization = "name",
     .has_place = true,
     .text = "summary",
     .list = "highlights"},
    {.section = "education",
     .title = "studyType",
     .organization = "institution",
     .has_place = true,
     .place_is_ours = true,
     .list = "courses"},
    {.section = "projects",
     .title = "name",
     .organization = "entity",
     .text = "description",
     .list = "highlights",
     .link_on_title = true},
    {.section = "publications",
     .title = "name",
     .organization = "publisher",
     .date = "releaseDate",
     .text = "summary",
     .link_on_title = true},
    {.section = "awards", .title = "title", .organization = "awarder", .date = "date", .text = "summary"},
    {.section = "volunteer",
     .title = "position",
     .organization = "organization",
     .has_place = true,
     .place_is_ours = true,
     .text = "summary",
     .list = "highlights"},
    {.section = "references", .title = "name", .has_dates = false, .text = "reference"},
};

constexpr RecordShape records[] = {
    {.section = "skills", .name = "name", .level = "level", .keywords = "keywords"},
    {.section = "languages", .name = "language", .value = "fluency"},
    {.section = "interests", .name = "name", .keywords = "keywords"},
    {.section = "certificates", .name = "name", .is_certificate = true},
};

constexpr auto contact = Idea::contact_labels;
constexpr auto entry = Idea::entry_labels;

constexpr Labelled fields[] = {
    {"basics", "email", Holds::text, false, contact, "email", "Email"},
    {"basics", "phone", Holds::text, false, contact, "phone", "Phone"},
    {"basics", "url", Holds::link, false, contact, "website", "Website"},
    {"basics", "location", Holds::text, false, contact, "address", "Location"},
    {"basics", "profiles", Holds::link, false, contact, "profile", "Profile"},
    {"basics", "birthDate", Holds::date, true, contact, "birth_date", "Date of birth"},
    {"basics", "birthPlace", Holds::text, true, contact, "birth_place", "Place of birth"},
    {"basics", "nationalities", Holds::list, true, contact, "nationality", "Nationality"},
    {"basics", "gender", Holds::text, true, contact, "gender", "Gender"},
    {"basics", "maritalStatus", Holds::text, true, contact, "marital_status", "Marital status"},
    {"basics", "drivingLicences", Holds::list, true, contact, "driving_licence", "Driving licence"},
    {"work", "position", Holds::text, false, entry, "position", "Position"},
    {"work", "location", Holds::text, false, entry, "location", "Location"},
    {"work", "url", Holds::link, false, entry, "url", "Website"},
    {"work", "description", Holds::text, false, entry, "", "About the employer"},
    {"work", "department", Holds::text, true, entry, "", "Department"},
    {"education", "studyType", Holds::text, false, entry, "degree", "Degree"},
    {"education", "area", Holds::text, false, entry, "area", "Field of study"},
    {"education", "location", Holds::text, true, entry, "location", "Location"},
    {"education", "url", Holds::link, false, entry, "url", "Website"},
    {"education", "score", Holds::text, false, entry, "score", "Grade"},
    {"projects", "url", Holds::link, false, entry, "url", "Website"},
    {"projects", "roles", Holds::list, false, entry, "position", "Role"},
    {"projects", "type", Holds::text, false, entry, "", "Type"},
    {"projects", "keywords", Holds::list, false, entry, "", "Keywords"},
    {"publications", "url", Holds::link, false, entry, "url", "Website"},
    {"volunteer", "location", Holds::text, true, entry, "location", "Location"},
    {"volunteer", "url", Holds::link, false, entry, "url", "Website"},
    {"certificates", "url", Holds::link, false, entry, "url", "Website"},
};

bool is_english(std::string_view language) {
    return language.substr(0, language.find('-')) == "en";
}

}  // namespace

std::span<const EntryShape> entry_shapes() {
    return entries;
}

const EntryShape* entry_shape(std::string_view section) {
    const auto* found = std::ranges::find(entries, section, &EntryShape::section);
    return found == std::end(entries) ? nullptr : found;
}

const RecordShape* record_shape(std::string_view section) {
    const auto* found = std::ranges::find(records, section, &RecordShape::section);
    return found == std::end(records) ? nullptr : found;
}

std::span<const Labelled> labelled_fields() {
    return fields;
}

const Labelled& labelled(std::string_view section, std::string_view field) {
    return *std::ranges::find_if(fields,
                                 [&](const Labelled& each) { return each.section == section && each.field == field; });
}

Labels::Labels(std::string_view language) {
    for (const Labelled& field : fields) {
        std::string label = is_english(language) || field.key.empty() ? "" : word_for(field.idea, field.key, language);
        const bool taken =
            std::any_of(std::begin(fields), std::begin(fields) + labels_.size(),
                        [&](const Labelled& other) { return other.section == field.section && of(other) == label; });
        if (label.empty() || taken || label.find(':') != std::string::npos) {
            label = field.english;
        }
        labels_.push_back(std::move(label));
    }
}

const std::string& Labels::of(const Labelled& field) const {
    return labels_[static_cast<std::size_t>(&field - std::begin(fields))];
}

const Labelled* Labels::field(std::string_view section, std::string_view label) const {
    const Labelled* english = nullptr;
    for (const Labelled& field : fields) {
        if (field.section == section && of(field) == label) {
            return &field;
        }
        if (field.section == section && field.english == label) {
            english = &field;
        }
    }
    return english;
}

std::optional<std::string_view> section_of_heading(std::string_view heading, std::string_view language) {
    if (heading == "summary" || entry_shape(heading) != nullptr || record_shape(heading) != nullptr) {
        return heading;
    }
    const auto kind = europass::section_of_title(heading, language.substr(0, language.find('-')));
    if (!kind) {
        return std::nullopt;
    }
    const std::string_view name = name_of(*kind);
    const bool known = name == "summary" || entry_shape(name) != nullptr || record_shape(name) != nullptr;
    return known ? std::optional(name) : std::nullopt;
}

std::string heading_of(std::string_view section, std::string_view wish, std::string_view language) {
    const std::optional<SectionKind> kind = section_kind(section);
    for (const std::string& tried : {std::string(wish), kind ? section_title(*kind, language) : std::string(),
                                     kind ? section_title(*kind, "en") : std::string()}) {
        if (!tried.empty() && section_of_heading(tried, language) == section) {
            return tried;
        }
    }
    return std::string(section);
}

}  // namespace cvconv::prose
