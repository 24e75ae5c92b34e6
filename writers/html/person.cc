#include "writers/html/person.h"

#include <string_view>

namespace cvconv::html {

namespace {

using Json = nlohmann::ordered_json;

const Json& member(const Json& object, std::string_view key) {
    static const Json none;
    const auto found = object.is_object() ? object.find(std::string(key)) : object.end();
    return object.is_object() && found != object.end() ? *found : none;
}

void put(Json& object, std::string_view key, const Json& value) {
    if (!value.is_null() && !(value.is_structured() && value.empty())) {
        object[std::string(key)] = value;
    }
}

/// The values of one key of all entries of a list.
Json all(const Json& list, std::string_view key) {
    Json values = Json::array();
    for (const Json& each : list) {
        if (const Json& value = member(each, key); value.is_string()) {
            values.push_back(value);
        }
    }
    return values;
}

Json organization(std::string_view type, const Json& name, const Json& url) {
    Json object = {{"@type", type}, {"name", name}};
    put(object, "url", url);
    return object;
}

}  // namespace

std::string person_of(const Json& resume) {
    const Json& basics = member(resume, "basics");
    Json person = {{"@context", "https://schema.org"}, {"@type", "Person"}};
    put(person, "name", member(basics, "name"));
    put(person, "jobTitle", member(basics, "label"));
    put(person, "description", member(basics, "summary"));
    put(person, "image", member(basics, "image"));
    put(person, "email", member(basics, "email"));
    put(person, "telephone", member(basics, "phone"));
    put(person, "url", member(basics, "url"));
    put(person, "sameAs", all(member(basics, "profiles"), "url"));
    if (const Json& location = member(basics, "location"); location.is_object()) {
        Json address = {{"@type", "PostalAddress"}};
        put(address, "streetAddress", member(location, "address"));
        put(address, "postalCode", member(location, "postalCode"));
        put(address, "addressLocality", member(location, "city"));
        put(address, "addressRegion", member(location, "region"));
        put(address, "addressCountry", member(location, "countryCode"));
        put(person, "address", address);
    }
    Json employers = Json::array();
    for (const Json& work : member(resume, "work")) {
        if (member(work, "name").is_string() && !work.contains("endDate") && work.contains("startDate")) {
            employers.push_back(organization("Organization", work["name"], member(work, "url")));
        }
    }
    put(person, "worksFor", employers);
    Json schools = Json::array();
    for (const Json& education : member(resume, "education")) {
        if (member(education, "institution").is_string()) {
            schools.push_back(
                organization("EducationalOrganization", education["institution"], member(education, "url")));
        }
    }
    put(person, "alumniOf", schools);
    put(person, "knowsLanguage", all(member(resume, "languages"), "language"));
    put(person, "knowsAbout", all(member(resume, "skills"), "name"));
    put(person, "award", all(member(resume, "awards"), "title"));
    std::string text;
    for (char c : person.dump(1, ' ', false, Json::error_handler_t::replace)) {
        text += c == '<' ? std::string("\\u003c") : std::string(1, c);
    }
    return text;
}

}  // namespace cvconv::html
