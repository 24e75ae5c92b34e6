#include "readers/json_resume/shapes.h"

#include <string>
#include <vector>

#include "ir/unicode.h"
#include "readers/json_resume/words.h"
#include "readers/pieces/places/postal_address.h"

namespace cvconv::json_resume {

namespace {

Json text_or_null(std::string text) {
    return text.empty() ? Json() : Json(std::move(text));
}

/// The members of these names, in this order; empty if there are others that say something.
std::vector<std::string> only_members(const Json& object, std::initializer_list<std::string_view> names) {
    std::vector<std::string> words;
    std::size_t taken = 0;
    for (std::string_view name : names) {
        auto member = object.find(std::string(name));
        if (member != object.end() && !member->is_structured()) {
            ++taken;
            std::string word = word_of(*member);
            if (!word.empty()) {
                words.push_back(std::move(word));
            }
        }
    }
    return taken == object.size() ? words : std::vector<std::string>();
}

bool is_prose(const Property& property) {
    return property.name == "summary" || property.name == "description" || property.name == "reference";
}

}  // namespace

Json as_text(const Json& value, const Property& property) {
    if (value.is_object()) {
        if (property.form == Form::uri) {
            for (std::string_view key : {"href", "url", "link", "value"}) {
                auto address = value.find(std::string(key));
                if (address != value.end() && (address->is_string() || address->is_null())) {
                    return text_or_null(word_of(*address));
                }
            }
        }
        for (auto names :
             {std::initializer_list<std::string_view>{"address", "postalCode", "city", "region", "country"},
              {"address", "postalCode", "city", "region", "countryCode"},
              {"name", "city", "region", "country"}}) {
            if (auto place = only_members(value, names); property.name == "location" && !place.empty()) {
                return joined(place, ", ");
            }
        }
        for (auto names : {std::initializer_list<std::string_view>{"first", "middle", "last"},
                           {"firstName", "middleName", "lastName"},
                           {"given", "family"}}) {
            if (auto parts = only_members(value, names); !parts.empty()) {
                return joined(parts, " ");
            }
        }
    }
    const std::vector<std::string> words = words_in(value);
    return text_or_null(joined(words, is_prose(property) && value.is_array() ? "\n" : ", "));
}

Json as_texts(const Json& value, const Property& property) {
    if (value.is_string()) {
        const std::string& text = value.get_ref<const std::string&>();
        const bool words = property.name == "keywords" || property.name == "roles";
        return words && text.find('\n') == std::string::npos ? items_in(text) : lines_of(text);
    }
    if (value.is_null()) {
        return nullptr;
    }
    if (!value.is_structured()) {
        return Json::array({word_of(value)});
    }
    Json texts = Json::array();
    if (value.is_object()) {
        for (const auto& [key, member] : value.items()) {
            const std::vector<std::string> words = words_in(member);
            std::string said = joined(words, ", ");
            if (!said.empty()) {
                texts.push_back(is_number(key) ? said : key + ": " + said);
            }
        }
        return texts;
    }
    for (const Json& element : value) {
        if (element.is_array()) {  // a list in the list
            for (const Json& inner : element) {
                const std::vector<std::string> words = words_in(inner);
                if (!words.empty()) {
                    texts.push_back(joined(words, ", "));
                }
            }
        } else {
            const std::vector<std::string> words = words_in(element);
            if (!words.empty()) {
                texts.push_back(joined(words, ", "));
            }
        }
    }
    return texts;
}

Json as_location(std::string_view text) {
    text = trim(text);
    if (text.empty()) {
        return nullptr;
    }
    Json place = Json::object();
    if (auto location = parse_postal_address(text, {all_of(text)})) {
        auto put = [&](const char* key, const Text& part) {
            if (part) {
                place[key] = part->value;
            }
        };
        put("address", location->address);
        put("postalCode", location->postal_code);
        put("city", location->city);
        put("region", location->region);
        put("countryCode", location->country_code);
        put("country", location->country);
    }
    if (place.empty()) {
        place["address"] = text;
    }
    return place;
}

}  // namespace cvconv::json_resume
