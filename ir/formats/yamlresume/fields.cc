// Which key of YAMLResume is which field of JSON Resume. To add a field: a line.

#include <algorithm>
#include <iterator>
#include <utility>

#include "ir/formats/yamlresume/yamlresume.h"

namespace cvconv::yamlresume {

namespace {

using mapping::As;
using mapping::Field;
using mapping::Section;

constexpr Field basics[] = {
    {"name", "name"},   {"headline", "label"}, {"email", "email"},
    {"phone", "phone"}, {"url", "url"},        {"summary", "summary"},
};
constexpr Field location[] = {
    // the country is another matter: it has a name there, and a code here
    {"address", "address"},
    {"postalCode", "postalCode"},
    {"city", "city"},
    {"region", "region"},
};

constexpr Field profiles[] = {{"network", "network"}, {"username", "username"}, {"url", "url"}};
constexpr Field education[] = {
    {"institution", "institution"},
    {"area", "area"},
    {"degree", "studyType"},
    {"startDate", "startDate", As::date},
    {"endDate", "endDate", As::date},
    {"score", "score"},
    {"courses", "courses", As::list},
    {"summary", "summary"},
    {"url", "url"},
};
// The summary of these is read and written by entry.cc.
constexpr Field work[] = {
    {"name", "name"},
    {"position", "position"},
    {"startDate", "startDate", As::date},
    {"endDate", "endDate", As::date},
    {"keywords", "keywords", As::list},
    {"url", "url"},
};
constexpr Field volunteer[] = {
    {"organization", "organization"}, {"position", "position"}, {"startDate", "startDate", As::date},
    {"endDate", "endDate", As::date}, {"url", "url"},
};
constexpr Field projects[] = {
    {"name", "name"},
    {"description", "description"},
    {"startDate", "startDate", As::date},
    {"endDate", "endDate", As::date},
    {"keywords", "keywords", As::list},
    {"url", "url"},
};
constexpr Field awards[] = {
    {"title", "title"}, {"awarder", "awarder"}, {"date", "date", As::date}, {"summary", "summary"}};
constexpr Field certificates[] = {{"name", "name"}, {"issuer", "issuer"}, {"date", "date", As::date}, {"url", "url"}};
constexpr Field publications[] = {
    {"name", "name"}, {"publisher", "publisher"}, {"releaseDate", "releaseDate", As::date}, {"summary", "summary"},
    {"url", "url"},
};
constexpr Field skills[] = {{"name", "name"}, {"level", "level"}, {"keywords", "keywords", As::list}};
constexpr Field languages[] = {{"language", "language"}, {"fluency", "fluency"}, {"keywords", "keywords", As::list}};
constexpr Field interests[] = {{"name", "name"}, {"keywords", "keywords", As::list}};
constexpr Field references[] = {
    {"name", "name"},   {"summary", "reference"},         {"email", "email"},
    {"phone", "phone"}, {"relationship", "relationship"},
};

/// In the order in which YAMLResume's own files have them.
constexpr Section all[] = {
    {"profiles", "profiles", profiles},
    {"education", "education", education},
    {"work", "work", work},
    {"volunteer", "volunteer", volunteer},
    {"awards", "awards", awards},
    {"certificates", "certificates", certificates},
    {"publications", "publications", publications},
    {"skills", "skills", skills},
    {"languages", "languages", languages},
    {"interests", "interests", interests},
    {"references", "references", references},
    {"projects", "projects", projects},
};

/// Its languages, and ours. Of two lines with one of them the first counts.
constexpr std::pair<std::string_view, std::string_view> locales[] = {
    {"en", "en"},
    {"zh-hans", "zh-Hans"},
    {"zh-hans", "zh"},
    {"zh-hant-hk", "zh-Hant-HK"},
    {"es", "es"},
    {"fr", "fr"},
    {"zh-hant-tw", "zh-Hant-TW"},
    {"zh-hant-tw", "zh-Hant"},
    {"no", "nb"},
    {"no", "nn"},
    {"no", "no"},
    {"nl", "nl"},
    {"ja", "ja"},
    {"de", "de"},
    {"id", "id"},
    {"pt-br", "pt-BR"},
    {"pt-br", "pt"},
};

}  // namespace

std::span<const Section> sections() {
    return all;
}

std::span<const Field> basics_fields() {
    return basics;
}

std::span<const Field> location_fields() {
    return location;
}

const Section* section_for(std::string_view name) {
    const auto* found = std::ranges::find(all, name, &Section::ours);
    return found == std::end(all) ? nullptr : found;
}

bool has_body(std::string_view section) {
    return section == "work" || section == "volunteer" || section == "projects";
}

std::string_view locale_of(std::string_view language) {
    for (std::string_view tag : {language, language.substr(0, language.find('-'))}) {
        const auto* found = std::ranges::find(locales, tag, [](auto& each) { return each.second; });
        if (found != std::end(locales)) {
            return found->first;
        }
    }
    return {};
}

std::string_view language_of(std::string_view locale) {
    const auto* found = std::ranges::find(locales, locale, [](auto& each) { return each.first; });
    return found == std::end(locales) ? "en" : found->second;
}

}  // namespace cvconv::yamlresume
