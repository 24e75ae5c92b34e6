#include "readers/html/facts/microdata.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "readers/html/facts/schema_org.h"

namespace cvconv::html {
namespace {

bool has_item(const GumboElement& element) {
    return attribute(element, "itemscope") != nullptr;
}

bool is_of(const GumboElement& item, std::string_view type) {
    const auto types = names_in(item, "itemtype");
    return std::any_of(types.begin(), types.end(), [&](std::string_view one) {
        const std::size_t slash = one.rfind('/');
        return slash != std::string_view::npos && one.substr(slash + 1) == type &&
               one.find("schema.org/") != std::string_view::npos;
    });
}

/// "mainEntity" of a ProfilePage is whom it is about; as any other property a person is somebody else.
bool is_about_somebody_else(const GumboElement& item) {
    const auto names = names_in(item, "itemprop");
    return std::any_of(names.begin(), names.end(),
                       [](std::string_view name) { return name != "mainEntity" && name != "about"; });
}

void find_persons(const GumboNode& node, std::vector<const GumboNode*>& persons) {
    const bool item = node.type == GUMBO_NODE_ELEMENT && has_item(node.v.element);
    if (item && is_of(node.v.element, "Person")) {
        if (!is_about_somebody_else(node.v.element)) {
            persons.push_back(&node);
        }
        return;
    }
    for (const GumboNode* child : Children(node)) {
        find_persons(*child, persons);
    }
}

class MicrodataReader {
public:
    /// `in_address`: the item is a PostalAddress, or else the person.
    void read(const GumboNode& item, bool in_address) {
        for (const GumboNode* child : Children(item)) {
            if (child->type != GUMBO_NODE_ELEMENT) {
                continue;
            }
            const GumboElement& element = child->v.element;
            const auto names = names_in(element, "itemprop");
            for (const std::string_view name : names) {
                property(*child, name, in_address);
            }
            if (!has_item(element)) {
                read(*child, in_address);
            }
        }
    }

    std::vector<StatedFact> facts;

private:
    void property(const GumboNode& node, std::string_view name, bool in_address) {
        const GumboElement& element = node.v.element;
        if (name == "address" && !in_address) {
            if (has_item(element)) {
                read(node, true);
            } else {
                facts.push_back(fact_on(element, "address"));
            }
            return;
        }
        const std::string_view key = in_address ? key_of(address_properties, name) : key_of(person_properties, name);
        if (key.empty()) {
            return;
        }
        const GumboNode* value = has_item(element) ? name_of_item(node) : &node;
        if (value != nullptr) {
            facts.push_back(fact_on(value->v.element, key));
        }
    }

    /// The element with the name of an employer, a school or a language.
    static const GumboNode* name_of_item(const GumboNode& item) {
        for (const GumboNode* child : Children(item)) {
            if (child->type != GUMBO_NODE_ELEMENT) {
                continue;
            }
            const auto names = names_in(child->v.element, "itemprop");
            if (std::find(names.begin(), names.end(), "name") != names.end()) {
                return child;
            }
            const GumboNode* inner = has_item(child->v.element) ? nullptr : name_of_item(*child);
            if (inner != nullptr) {
                return inner;
            }
        }
        return nullptr;
    }
};

}  // namespace

std::string_view value_for_machines(const GumboElement& element) {
    for (const char* name : {"content", "href", "datetime", "value"}) {
        const char* value = attribute(element, name);
        if (value != nullptr) {
            return value;
        }
    }
    return {};
}

StatedFact fact_on(const GumboElement& element, std::string_view key) {
    StatedFact fact{std::string(key), {}, &element};
    const bool unseen = element.tag == GUMBO_TAG_META || element.tag == GUMBO_TAG_LINK;
    const std::string_view value = value_for_machines(element);
    if (unseen) {
        fact.shown = nullptr;
        fact.value = value;
    } else if (key == "url" || key == "email") {
        fact.value = value;  // "Write to me" leads to the address
    }
    // A telephone number is as it is written, unless a link shows something else.
    const bool link = key == "phone" && value.starts_with("tel:");
    const std::string text = link ? text_in(element) : std::string();
    if (link && std::none_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; })) {
        fact.value = value;
    }
    return fact;
}

std::vector<StatedFact> facts_of_microdata(const GumboNode* root) {
    std::vector<const GumboNode*> persons;
    find_persons(*root, persons);
    MicrodataReader reader;
    if (persons.size() == 1) {
        reader.read(*persons.front(), false);
    }
    std::erase_if(reader.facts, [](const StatedFact& fact) { return fact.shown == nullptr && fact.value.empty(); });
    return std::move(reader.facts);
}

}  // namespace cvconv::html
