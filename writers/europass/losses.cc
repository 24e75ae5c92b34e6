#include "writers/europass/losses.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace cvconv::europass {

namespace {

void report_extras(const Extras& extras, const std::string& pointer, Diagnostics& diagnostics) {
    for (const Extra& extra : extras) {
        report_loss(diagnostics, pointer.empty() ? extra.key : pointer + '.' + extra.key,
                    "a key that the schema does not know");
    }
}

template <class R>
void report_extras(const std::vector<R>& records, std::string_view section, Diagnostics& diagnostics) {
    for (std::size_t i = 0; i < records.size(); ++i) {
        report_extras(records[i].extra, fmt::format("{}[{}]", section, i), diagnostics);
    }
}

}  // namespace

Texts texts_beside_the_schema(const Education& education) {
    Texts texts;
    for (const Extra& extra : education.extra) {
        if (extra.key != "highlights" && extra.key != "summary" && extra.key != "x-summary") {
            continue;
        }
        nlohmann::json value = nlohmann::json::parse(extra.json, nullptr, false);
        for (const auto& text : value.is_array() ? value : nlohmann::json::array({value})) {
            if (text.is_string()) {
                texts.push_back({text.get<std::string>(), {}, Confidence::stated, {}});
            }
        }
    }
    return texts;
}

void report_loss(Diagnostics& diagnostics, std::string pointer, std::string detail) {
    Place place;
    place.pointer = std::move(pointer);
    diagnostics.add(Code::value_not_representable, std::move(place), std::move(detail));
}

void report_what_has_no_place(const Cv& cv, Diagnostics& diagnostics) {
    report_extras(cv.extra, "", diagnostics);
    report_extras(cv.meta.extra, "meta", diagnostics);
    report_extras(cv.basics.extra, "basics", diagnostics);
    report_extras(cv.basics.location.extra, "basics.location", diagnostics);
    report_extras(cv.basics.profiles, "basics.profiles", diagnostics);
    report_extras(cv.work, "work", diagnostics);
    report_extras(cv.volunteer, "volunteer", diagnostics);
    report_extras(cv.education, "education", diagnostics);
    report_extras(cv.awards, "awards", diagnostics);
    report_extras(cv.certificates, "certificates", diagnostics);
    report_extras(cv.publications, "publications", diagnostics);
    report_extras(cv.skills, "skills", diagnostics);
    report_extras(cv.languages, "languages", diagnostics);
    report_extras(cv.interests, "interests", diagnostics);
    report_extras(cv.references, "references", diagnostics);
    report_extras(cv.projects, "projects", diagnostics);
}

}  // namespace cvconv::europass
