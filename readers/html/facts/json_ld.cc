#include "readers/html/facts/json_ld.h"

#include <algorithm>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>
#include "readers/html/facts/schema_org.h"

namespace cvconv::html {
namespace {

using Json = nlohmann::json;

bool is_person(const Json& object) {
    auto type = object.is_object() ? object.find("@type") : object.end();
    if (!object.is_object() || type == object.end()) {
        return false;
    }
    auto is = [](const Json& name) { return name.is_string() && name.get<std::string>() == "Person"; };
    if (type->is_array()) {
        return std::any_of(type->begin(), type->end(), is);
    }
    return is(*type);
}

/// The person that the data is about: itself, the main entity of a page, or one of a graph that has no other.
const Json* person_of(const Json& data) {
    if (is_person(data)) {
        return &data;
    }
    if (data.is_object()) {
        for (const char* key : {"mainEntity", "about"}) {
            if (auto inner = data.find(key); inner != data.end() && is_person(*inner)) {
                return &*inner;
            }
        }
    }
    const Json* graph = data.is_array() ? &data : nullptr;
    if (data.is_object() && data.contains("@graph")) {
        graph = &data["@graph"];
    }
    const Json* only = nullptr;
    for (std::size_t i = 0; graph != nullptr && graph->is_array() && i < graph->size(); ++i) {
        if (is_person((*graph)[i])) {
            if (only != nullptr) {
                return nullptr;
            }
            only = &(*graph)[i];
        }
    }
    return only;
}

/// A value, or the name of the thing that it is: {"@type": "Organization", "name": "Harbour Welding"}.
void add_value(const Json& value, std::string_view key, std::vector<StatedFact>& facts) {
    const Json* text = &value;
    if (value.is_object()) {
        auto name = value.find("name");
        text = name == value.end() ? nullptr : &*name;
    }
    if (text != nullptr && text->is_string() && !text->get_ref<const std::string&>().empty()) {
        facts.push_back({std::string(key), text->get<std::string>(), nullptr});
    }
}

void add_all(const Json& object, const auto& properties, std::vector<StatedFact>& facts) {
    for (const SchemaProperty& property : properties) {
        const auto value = object.find(std::string(property.name));
        if (value != object.end() && value->is_array()) {
            for (const Json& one : *value) {
                add_value(one, property.key, facts);
            }
        } else if (value != object.end()) {
            add_value(*value, property.key, facts);
        }
    }
}

void add_person(const Json& person, std::vector<StatedFact>& facts) {
    add_all(person, person_properties, facts);
    const auto address = person.find("address");
    if (address != person.end() && address->is_object()) {
        add_all(*address, address_properties, facts);
    }
}

bool is_data(const GumboNode& node) {
    const bool script = node.type == GUMBO_NODE_ELEMENT && node.v.element.tag == GUMBO_TAG_SCRIPT;
    const char* type = script ? attribute(node.v.element, "type") : nullptr;
    return type != nullptr && std::string_view(type) == "application/ld+json";
}

void look(const GumboNode& node, std::vector<StatedFact>& facts) {
    for (const GumboNode* child : Children(node)) {
        if (is_data(node) && child->type == GUMBO_NODE_TEXT) {
            const Json data = Json::parse(child->v.text.text, nullptr, false);
            if (const Json* person = data.is_discarded() ? nullptr : person_of(data)) {
                add_person(*person, facts);
            }
        }
        look(*child, facts);
    }
}

}  // namespace

std::vector<StatedFact> facts_of_json_ld(const GumboNode* root) {
    std::vector<StatedFact> facts;
    look(*root, facts);
    return facts;
}

}  // namespace cvconv::html
