#include "ir/formats/reactive_resume/person.h"

#include <algorithm>
#include <utility>

#include "ir/formats/europass/countries.h"
#include "ir/formats/json_resume/objects.h"
#include "ir/formats/mapping/values.h"

namespace cvconv::reactive_resume {

namespace {

using mapping::member;
using mapping::put;
using mapping::text_at;
using mapping::text_of;

class PersonReader {
public:
    PersonReader(const Json& tree, std::string_view language, mapping::AsResume& result)
        : tree_(tree), language_(language), result_(result) {}

    Json read() {
        constexpr std::string_view others[] = {"picture", "photo", "customFields", "location", "summary"};
        const Json& basics = member(tree_, "basics");
        Json left = Json::object();
        for (const auto& [key, value] : basics.items()) {
            if (std::ranges::find(others, key) == std::end(others)) {
                json_resume::append(left, key, value);
            }
        }
        for (std::string_view link : {"website", "url"}) {
            if (Json& found = left[std::string(link)]; found.is_object()) {
                found.erase("label");
                found.erase("inlineLink");
            }
        }
        const prose::Dates dates(language_, false);
        basics_ = mapping::read_entry(left, basics_fields(), dates, "basics", "basics", result_.origins);
        for (const Json* picture : {&member(tree_, "picture"), &member(basics, "picture"), &member(basics, "photo")}) {
            const std::string url = text_at(*picture, "url");
            if (!url.empty() &&
                !leave_out(*picture, picture == &member(tree_, "picture") ? "picture" : "basics.picture", result_)) {
                put(basics_, "image", url);
            }
        }
        location(member(basics, "location"));
        for (const Json& field : member(basics, "customFields")) {
            own_field(field);
        }
        return std::move(basics_);
    }

private:
    void location(const Json& place) {
        result_.origins.add("basics.location", "basics.location");
        if (!place.is_object()) {
            const std::string text = text_of(place);
            const auto parts = mapping::parsed_location(text);
            mapping::put_all(basics_, "location", parts ? *parts : text.empty() ? place : Json(text));
            return;
        }
        Json parts = place;  // of version 3
        const std::string country = text_at(place, "country");
        if (const auto code = europass::country_of_name(country)) {
            parts.erase("country");
            parts["countryCode"] = *code;
        }
        mapping::put_all(basics_, "location", std::move(parts));
    }

    /// What people add to the contact details: "Portfolio" with a link, a second address, or just words.
    void own_field(const Json& field) {
        const std::string at = "basics.customFields[" + std::to_string(field_count_++) + ']';
        const std::string name = text_at(field, "name");
        std::string words = text_at(field, "text");
        words = words.empty() ? text_at(field, "value") : words;
        const std::string link = text_at(field, "link");
        Json& ours = result_.resume["meta"]["cvconv"]["basics"];
        if (link.starts_with("mailto:")) {
            ours["moreEmails"].push_back(link.substr(7));
        } else if (link.starts_with("tel:")) {
            ours["morePhones"].push_back(words);
        } else if (!link.empty() || words.starts_with("https://")) {
            Json profile = Json::object();
            put(profile, "network", link.empty() ? name : words);
            put(profile, "url", link.empty() ? words : link);
            mapping::list_at(basics_, "profiles").push_back(std::move(profile));
        } else {
            result_.add_unclaimed(name + (name.empty() || words.empty() ? "" : ": ") + words, at);
        }
    }

    const Json& tree_;
    std::string language_;
    mapping::AsResume& result_;
    Json basics_ = Json::object();
    std::size_t field_count_ = 0;
};

}  // namespace

bool leave_out(const Json& value, const std::string& at, mapping::AsResume& result) {
    const bool hidden = is_hidden(value);
    if (hidden) {
        result.hidden.push_back(at);
    }
    return hidden;
}

Json read_person(const Json& tree, std::string_view language, mapping::AsResume& result) {
    return PersonReader(tree, language, result).read();
}

}  // namespace cvconv::reactive_resume
