#include "ir/formats/json_resume/schema.h"

#include <fmt/format.h>

#include "ir/formats/json_resume/formats.h"
#include "ir/formats/json_resume/pointer.h"
#include "ir/partial_date.h"

namespace cvconv::json_resume {

namespace {

using enum Form;

constexpr Property location_keys[] = {{"address"}, {"postalCode"}, {"city"}, {"countryCode"}, {"region"}};
constexpr Shape location{location_keys};

constexpr Property profile_keys[] = {{"network"}, {"username"}, {"url", uri}};
constexpr Shape profile{profile_keys};

constexpr Property basics_keys[] = {
    {"name"},
    {"label"},
    {"image"},
    {"email", email},
    {"phone"},
    {"url", uri},
    {"summary"},
    {"location", object, &location},
    {"profiles", objects, &profile},
};
constexpr Shape basics{basics_keys};

constexpr Property work_keys[] = {
    {"name"},          {"location"}, {"description"},       {"position"}, {"url", uri}, {"startDate", date},
    {"endDate", date}, {"summary"},  {"highlights", texts},
};
constexpr Shape work{work_keys};

constexpr Property volunteer_keys[] = {
    {"organization"},  {"position"}, {"url", uri},          {"startDate", date},
    {"endDate", date}, {"summary"},  {"highlights", texts},
};
constexpr Shape volunteer{volunteer_keys};

constexpr Property education_keys[] = {
    {"institution"},     {"url", uri},      {"area"},  {"studyType"},
    {"startDate", date}, {"endDate", date}, {"score"}, {"courses", texts},
};
constexpr Shape education{education_keys};

constexpr Property award_keys[] = {{"title"}, {"date", date}, {"awarder"}, {"summary"}};
constexpr Shape award{award_keys};

constexpr Property certificate_keys[] = {{"name"}, {"date", issue_date}, {"url", uri}, {"issuer"}};
constexpr Shape certificate{certificate_keys};

constexpr Property publication_keys[] = {{"name"}, {"publisher"}, {"releaseDate", date}, {"url", uri}, {"summary"}};
constexpr Shape publication{publication_keys};

constexpr Property skill_keys[] = {{"name"}, {"level"}, {"keywords", texts}};
constexpr Shape skill{skill_keys};

constexpr Property language_keys[] = {{"language"}, {"fluency"}};
constexpr Shape language{language_keys};

constexpr Property interest_keys[] = {{"name"}, {"keywords", texts}};
constexpr Shape interest{interest_keys};

constexpr Property reference_keys[] = {{"name"}, {"reference"}};
constexpr Shape reference{reference_keys};

constexpr Property project_keys[] = {
    {"name"},          {"description"}, {"highlights", texts}, {"keywords", texts}, {"startDate", date},
    {"endDate", date}, {"url", uri},    {"roles", texts},      {"entity"},          {"type"},
};
constexpr Shape project{project_keys};

constexpr Property meta_keys[] = {{"canonical", uri}, {"version"}, {"lastModified"}};
constexpr Shape meta{meta_keys};

constexpr Property resume_keys[] = {
    {"$schema", uri},
    {"basics", object, &basics},
    {"work", objects, &work},
    {"volunteer", objects, &volunteer},
    {"education", objects, &education},
    {"awards", objects, &award},
    {"certificates", objects, &certificate},
    {"publications", objects, &publication},
    {"skills", objects, &skill},
    {"languages", objects, &language},
    {"interests", objects, &interest},
    {"references", objects, &reference},
    {"projects", objects, &project},
    {"meta", object, &meta},
};
constexpr Shape whole{resume_keys};

/// Why a string is not of the form, and what to write instead.
struct Verdict {
    std::string_view cause;
    std::string_view hint;
};

std::optional<Verdict> judge(std::string_view text, Form form, Version version) {
    switch (form) {
        case date:
            if (!is_date(text)) {
                return Verdict{"not a date", "write YYYY, YYYY-MM or YYYY-MM-DD; leave endDate out for a current one"};
            }
            return std::nullopt;
        case issue_date:
            if (version == Version::v1_0_0 && !is_full_date(text)) {
                return Verdict{"not a full date",
                               "schema 1.0.0 wants YYYY-MM-DD here; 1.3.1 also takes a year or a month"};
            }
            return judge(text, date, version);
        case uri:
            if (!is_uri(text)) {
                return Verdict{"not a URI",
                               "write it with its scheme (https://...) and percent-encode what is not ASCII"};
            }
            return std::nullopt;
        case email:
            if (!is_email(text)) {
                return Verdict{"not an e-mail address", "write name@domain in ASCII, or leave it out"};
            }
            return std::nullopt;
        default: return std::nullopt;
    }
}

std::string shortened(const Json& value) {
    std::string text = value.dump(-1, ' ', false, Json::error_handler_t::replace);
    constexpr std::size_t most = 60;
    if (text.size() <= most) {
        return text;
    }
    std::size_t cut = most;
    while (cut > 0 && (static_cast<unsigned char>(text[cut]) & 0xC0U) == 0x80U) {
        --cut;  // not inside a character
    }
    return text.substr(0, cut) + "...";
}

class Checker {
public:
    explicit Checker(Version version) : version_(version) {}

    void object_of(const Json& value, const Shape& shape, const std::string& pointer) {
        if (!expect(value.is_object(), value, pointer, "not an object", "write { ... }, or leave it out")) {
            return;
        }
        for (const auto& [key, member] : value.items()) {
            std::string at = pointer + '/' + escape_key(key);
            if (const Property* property = shape.find(key)) {
                value_of(member, *property, at);
            } else if (&shape == &whole && version_ == Version::v1_0_0) {
                add(member, at, "unknown key", "schema 1.0.0 takes no other keys at the top level; put it under meta");
            }
        }
    }

    void value_of(const Json& value, const Property& property, const std::string& pointer) {
        switch (property.form) {
            case object: object_of(value, *property.shape, pointer); return;
            case texts:
            case objects: list_of(value, property, pointer); return;
            default: break;
        }
        if (!expect(value.is_string(), value, pointer, "not a string",
                    value.is_null() ? "leave it out" : "put it in quotes")) {
            return;
        }
        const std::string& text = value.get_ref<const std::string&>();
        if (auto verdict = judge(text, property.form, version_)) {
            add(value, pointer, verdict->cause, verdict->hint);
        } else if ((property.form == date || property.form == issue_date) && !from_iso(text)) {
            impossible.emplace_back(readable_path(pointer), text);
        }
    }

    std::vector<Violation> found;
    std::vector<std::pair<std::string, std::string>> impossible;  ///< path, date: allowed, but not in the calendar

private:
    void list_of(const Json& value, const Property& property, const std::string& pointer) {
        if (!expect(value.is_array(), value, pointer, "not a list",
                    value.is_null() ? "leave it out" : "write [ ... ]")) {
            return;
        }
        std::size_t index = 0;
        for (const Json& element : value) {
            std::string at = fmt::format("{}/{}", pointer, index++);
            if (property.form == objects) {
                object_of(element, *property.shape, at);
            } else {
                expect(element.is_string(), element, at, "not a string", "put it in quotes");
            }
        }
    }

    bool expect(bool holds, const Json& value, const std::string& pointer, std::string_view cause,
                std::string_view hint) {
        if (!holds) {
            add(value, pointer, cause, hint);
        }
        return holds;
    }

    void add(const Json& value, const std::string& pointer, std::string_view cause, std::string_view hint) {
        found.push_back({readable_path(pointer), shortened(value), std::string(cause), std::string(hint)});
    }

    Version version_;
};

}  // namespace

std::optional<Version> version(std::string_view name) {
    for (Version candidate : {Version::v1_0_0, Version::v1_3_1}) {
        if (name_of(candidate) == name) {
            return candidate;
        }
    }
    return std::nullopt;
}

std::string_view name_of(Version version) {
    return version == Version::v1_0_0 ? "1.0.0" : "1.3.1";
}

const Shape& resume() {
    return whole;
}

std::vector<Violation> violations(const Json& document, Version version) {
    Checker checker(version);
    checker.object_of(document, whole, "");
    return std::move(checker.found);
}

bool is_allowed(const Json& value, const Property& property, Version version) {
    Checker checker(version);
    checker.value_of(value, property, "");
    return checker.found.empty();
}

bool validate(const Json& document, std::string_view schema_version, Diagnostics& diagnostics) {
    auto wanted = version(schema_version);
    if (!wanted) {
        diagnostics.add(Code::usage, fmt::format("schema version {}: 1.0.0 and 1.3.1 are known", schema_version));
        return false;
    }
    Checker checker(*wanted);
    checker.object_of(document, whole, "");
    for (const Violation& violation : checker.found) {
        Place place;
        place.pointer = violation.path;
        diagnostics.add(Code::schema_violation, place,
                        fmt::format("{}: {}; {}", violation.cause, violation.found, violation.hint));
    }
    for (const auto& [path, date_text] : checker.impossible) {
        Place place;
        place.pointer = path;
        diagnostics.add(Code::date_impossible, place, date_text);
    }
    return checker.found.empty();
}

}  // namespace cvconv::json_resume
