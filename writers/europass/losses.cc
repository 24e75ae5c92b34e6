#include "writers/europass/losses.h"

#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "ir/formats/europass/languages.h"
#include "ir/formats/europass/levels.h"
#include "ir/formats/europass/xml.h"
#include "ir/unicode.h"
#include "ir/walk.h"
#include "writers/europass/person_names.h"

namespace cvconv::europass {

namespace {

constexpr std::string_view keys_beside_the_schema[] = {"highlights", "summary", "x-summary"};

bool is_beside_the_schema(const Extra& extra) {
    return std::ranges::find(keys_beside_the_schema, extra.key) != std::end(keys_beside_the_schema);
}

/// The texts in it; `whole`: there is nothing else in it.
struct TextsOf {
    Texts texts;
    bool whole = true;
};
TextsOf texts_of(const Extra& extra) {
    TextsOf result;
    nlohmann::json value = nlohmann::json::parse(extra.json, nullptr, false);
    for (const auto& text : value.is_array() ? value : nlohmann::json::array({value})) {
        if (text.is_string()) {
            result.texts.push_back({text.get<std::string>(), {}, Confidence::stated, {}});
        } else {
            result.whole = false;
        }
    }
    return result;
}

/// Enough of a value to know it by.
std::string shortened(std::string_view json) {
    constexpr std::size_t longest = 60;
    std::string text;
    std::size_t count = 0;
    for (std::size_t at = 0; at < json.size(); ++count) {
        if (count == longest) {
            return text + "…";
        }
        append_character(text, next_character(json, at));
    }
    return text;
}

void report_extras(const Extras& extras, const std::string& pointer, Diagnostics& diagnostics) {
    for (const Extra& extra : extras) {
        bool written = pointer.starts_with("education[") && is_beside_the_schema(extra) && texts_of(extra).whole;
        if (written) {
            continue;
        }
        report_loss(diagnostics, pointer.empty() ? extra.key : pointer + '.' + extra.key,
                    fmt::format("{}: not of the schema", shortened(extra.json)));
    }
}

template <class R>
void report_extras(const std::vector<R>& records, std::string_view section, Diagnostics& diagnostics) {
    for (std::size_t i = 0; i < records.size(); ++i) {
        report_extras(records[i].extra, fmt::format("{}[{}]", section, i), diagnostics);
    }
}

/// A part of the name that person_name() could not use: "Anna" of "A. Kovács".
void report_name(const Basics& basics, Diagnostics& diagnostics) {
    PersonName name = person_name(basics);
    std::string written = name.given + ' ' + name.family;
    for (const auto& [pointer, part] :
         {std::pair{"basics.givenName", &basics.given_name}, {"basics.familyName", &basics.family_name}}) {
        if (written.find(line_of(*part)) == std::string::npos) {
            report_loss(diagnostics, pointer, line_of(*part));
        }
    }
}

/// Only levels of the CEFR have a place, and only beside languages that were learnt.
void report_levels(const Language& language, std::size_t index, Diagnostics& diagnostics) {
    bool mother_tongue = is_mother_tongue(language);
    Language::fields(language, [&](std::string_view name, const auto& field) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(field)>, Text>) {
            bool is_level = name == "listening" || name == "reading" || name == "writing" || name.starts_with("spoken");
            std::string level = line_of(field);
            if (is_level && !level.empty() && (mother_tongue || !is_cefr_level(level))) {
                report_loss(diagnostics, fmt::format("languages[{}].{}", index, name_in_json(name)), level);
            }
        }
    });
}

/// The language's subtag alone, as the model has it: "nb" for "no-NO".
std::string primary_language(std::string_view tag) {
    std::string primary = lower_ascii(trim(tag.substr(0, tag.find_first_of("-_"))));
    return primary == "no" ? "nb" : primary;
}

}  // namespace

void report_code(const Language& language, std::size_t index, std::string_view in_language, Diagnostics& diagnostics) {
    std::string code = line_of(language.code);
    if (code.empty()) {
        return;
    }
    auto iso = iso_language(code);
    std::string name = line_of(language.language);
    name = name.empty() && iso ? language_name(*iso, in_language) : name;
    if (!iso || language_of_name(name, in_language) != iso) {
        report_loss(diagnostics, fmt::format("languages[{}].code", index), code);
    }
}

void report_language(const Cv& cv, const std::string& guessed, std::string_view written, Diagnostics& diagnostics) {
    std::string said = lower_ascii(line_of(cv.language));
    said = said.empty() ? guessed : said;
    if ((said == "no" ? "nb" : said) != primary_language(written)) {
        report_loss(diagnostics, "language", fmt::format("{}: written as {}", said, written));
    }
}

Texts texts_beside_the_schema(const Education& education) {
    Texts texts;
    for (const Extra& extra : education.extra) {
        if (is_beside_the_schema(extra)) {
            Texts here = texts_of(extra).texts;
            texts.insert(texts.end(), here.begin(), here.end());
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
    report_name(cv.basics, diagnostics);
    for (std::size_t i = 0; i < cv.languages.size(); ++i) {
        report_levels(cv.languages[i], i, diagnostics);
    }
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
