#include "readers/html/stated_facts.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include <nlohmann/json.hpp>
#include "ir/unicode.h"

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

void add(const Json& person, DocumentBuilder& builder) {
    constexpr std::size_t longest = 300;
    static constexpr std::array<std::pair<const char*, const char*>, 6> facts = {{{"name", "name"},
                                                                                  {"jobTitle", "label"},
                                                                                  {"email", "email"},
                                                                                  {"telephone", "phone"},
                                                                                  {"url", "url"},
                                                                                  {"sameAs", "url"}}};
    for (const auto& [key, property] : facts) {
        auto value = person.find(key);
        auto add_one = [&, name = property](const Json& one) {
            if (!one.is_string() || one.get_ref<const std::string&>().size() > longest) {
                return;
            }
            std::string text(trim(to_nfc(one.get_ref<const std::string&>())));
            if (text.starts_with("mailto:")) {
                text.erase(0, 7);
            }
            builder.add_property(name, std::move(text), {});
        };
        if (value != person.end() && value->is_array()) {
            std::for_each(value->begin(), value->end(), add_one);
        } else if (value != person.end()) {
            add_one(*value);
        }
    }
}

void look(const GumboNode* node, DocumentBuilder& builder) {
    if (node->type == GUMBO_NODE_DOCUMENT) {
        const GumboVector& inner = node->v.document.children;
        for (unsigned int i = 0; i < inner.length; ++i) {
            look(static_cast<const GumboNode*>(inner.data[i]), builder);
        }
        return;
    }
    if (node->type != GUMBO_NODE_ELEMENT) {
        return;
    }
    const GumboElement& element = node->v.element;
    const char* type = element.tag == GUMBO_TAG_SCRIPT ? attribute(element, "type") : nullptr;
    if (type != nullptr && std::string_view(type) == "application/ld+json" && element.children.length == 1) {
        const auto* content = static_cast<const GumboNode*>(element.children.data[0]);
        const Json data = content->type == GUMBO_NODE_TEXT ? Json::parse(content->v.text.text, nullptr, false) : Json();
        if (const Json* person = data.is_discarded() ? nullptr : person_of(data)) {
            add(*person, builder);
        }
    }
    for (unsigned int i = 0; i < element.children.length; ++i) {
        look(static_cast<const GumboNode*>(element.children.data[i]), builder);
    }
}

}  // namespace

void add_stated_facts(const GumboNode* root, DocumentBuilder& builder) {
    look(root, builder);
}

}  // namespace cvconv::html
