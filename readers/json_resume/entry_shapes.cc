// Entries of lists that are written as texts, by name, or one by itself.

#include <algorithm>
#include <string>
#include <utility>

#include "ir/formats/json_resume/objects.h"
#include "ir/unicode.h"
#include "readers/json_resume/names.h"
#include "readers/json_resume/shapes.h"
#include "readers/json_resume/words.h"
#include "readers/pieces/contact/profiles.h"
#include "readers/pieces/items.h"
#include "readers/pieces/levels.h"

namespace cvconv::json_resume {

namespace {

const Json not_possible(Json::value_t::discarded);

/// "German (native)", "German: native", "German – native" → both parts; the second empty if there is one alone.
std::pair<std::string_view, std::string_view> name_and_level(std::string_view text) {
    const auto bracketed = recognizing::split_brackets(text, all_of(text));
    if (!bracketed.inside.empty()) {
        return {trim(bracketed.head.of(text)), trim(bracketed.inside.of(text))};
    }
    for (std::string_view mark : {": ", " – ", " — ", " - "}) {
        if (const std::size_t at = text.find(mark); at != std::string_view::npos) {
            return {trim(text.substr(0, at)), trim(text.substr(at + mark.size()))};
        }
    }
    return {text, {}};
}

/// A text that stands for an entry.
Json entry_of(std::string_view text, std::string_view section, const Shape& shape) {
    text = trim(text);
    Json entry = Json::object();
    const auto [name, level] = name_and_level(text);
    if (section == "languages" && !level.empty()) {
        return {{"language", name}, {"fluency", level}};
    }
    if (section == "skills" && !level.empty() && recognizing::is_level(level, all_of(level))) {
        return {{"name", name}, {"level", level}};
    }
    if (section == "profiles") {
        if (auto account = profile_of(text)) {
            return {{"network", account->network}, {"username", account->username}, {"url", account->url}};
        }
        if (text.find("//") != std::string_view::npos) {
            return {{"url", text}};
        }
    }
    const bool said = section == "references";  // what somebody says, not who
    entry[said ? std::string("reference") : std::string(shape.properties.front().name)] = text;
    return entry;
}

/// Does the object have a key of an entry, or is it entries by name?
bool is_entry(const Json& object, std::string_view section, const Shape& shape) {
    return std::any_of(object.items().begin(), object.items().end(), [&](const auto& member) {
        return shape.find(member.key()) != nullptr || !standard_name(section, shape, member.key()).empty() ||
               is_name_of_period(member.key());
    });
}

/// {"github": "ada"}, {"Databases": ["SQL"]}: the entry of that name; discarded if the value fits no field.
Json named_entry(const std::string& name, const Json& value, std::string_view section, const Shape& shape) {
    const std::string first(shape.properties.front().name);
    Json entry = Json::object();
    if (!is_number(name)) {
        entry[first] = name;
    }
    if (value.is_object()) {
        for (const auto& [key, member] : value.items()) {
            const bool same = standard_name(section, shape, key) == first || key == first;
            if (same) {
                entry.erase(first);
            }
        }
        for (const auto& [key, member] : value.items()) {
            append(entry, key, member);
        }
        return entry;
    }
    if (value.is_array() && shape.find("keywords") != nullptr) {
        entry["keywords"] = value;
        return entry;
    }
    if (value.is_structured()) {
        return not_possible;
    }
    if (is_number(name)) {
        return value.is_null() ? Json() : entry_of(word_of(value), section, shape);
    }
    std::string word = word_of(value);
    if (word.empty()) {
        return entry;
    }
    if (section == "profiles") {
        const bool address = word.find('/') != std::string::npos || word.find("://") != std::string::npos;
        entry[address ? "url" : "username"] = word;
    } else if (section == "languages") {
        entry["fluency"] = word;
    } else if (section == "references") {
        entry["reference"] = word;
    } else if (section == "skills") {
        const bool level = recognizing::is_level(word, all_of(word));
        entry[level ? "level" : "keywords"] = level ? Json(word) : items_in(word);
    } else if (shape.find("keywords") != nullptr) {
        entry["keywords"] = items_in(word);
    } else if (shape.find("summary") != nullptr) {
        entry["summary"] = word;
    } else {
        return not_possible;
    }
    return entry;
}

}  // namespace

Json as_entries(const Json& value, std::string_view section, const Shape& shape) {
    Json entries = Json::array();
    if (value.is_string()) {
        const std::string& text = value.get_ref<const std::string&>();
        if (section != "skills" && section != "languages" && section != "interests" && section != "profiles") {
            return text.empty() ? Json() : Json::array({entry_of(text, section, shape)});
        }
        const bool one_line = text.find('\n') == std::string::npos;
        const Json items = one_line ? items_in(text) : lines_of(text);
        for (const Json& item : items) {
            entries.push_back(entry_of(item.get_ref<const std::string&>(), section, shape));
        }
        return entries;
    }
    if (value.is_object()) {
        if (value.empty() || is_entry(value, section, shape)) {
            return value.empty() ? Json() : Json::array({value});
        }
        for (const auto& [name, member] : value.items()) {
            Json entry = named_entry(name, member, section, shape);
            if (entry.is_discarded()) {
                return not_possible;
            }
            if (!entry.is_null()) {
                entries.push_back(std::move(entry));
            }
        }
        return entries;
    }
    if (!value.is_array()) {
        return value.is_null() ? Json() : not_possible;
    }
    for (const Json& element : value) {
        if (element.is_string()) {
            if (!trim(element.get_ref<const std::string&>()).empty()) {
                entries.push_back(entry_of(element.get_ref<const std::string&>(), section, shape));
            }
        } else if (element.is_array()) {  // a list in the list
            for (const Json& inner : element) {
                entries.push_back(inner.is_string() ? entry_of(inner.get_ref<const std::string&>(), section, shape)
                                                    : inner);
            }
        } else if (!element.is_null()) {
            entries.push_back(element);
        }
    }
    return entries;
}

}  // namespace cvconv::json_resume
