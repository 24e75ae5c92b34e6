#include "readers/html/facts/microformats.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "readers/html/facts/microdata.h"

namespace cvconv::html {
namespace {

struct Property {
    std::string_view name;        ///< of microformats2
    std::string_view older_name;  ///< inside vcard and hresume only: anybody may name a class "title"
    std::string_view key;         ///< of StatedFact
};

constexpr std::array<Property, 12> card_properties = {{{"p-name", "fn", "name"},
                                                       {"p-job-title", "title", "label"},
                                                       {"p-role", "role", "label"},
                                                       {"u-email", "email", "email"},
                                                       {"p-tel", "tel", "phone"},
                                                       {"u-url", "url", "url"},
                                                       {"p-org", "org", "worksFor"},
                                                       {"p-street-address", "street-address", "location.address"},
                                                       {"p-postal-code", "postal-code", "location.postal_code"},
                                                       {"p-locality", "locality", "location.city"},
                                                       {"p-region", "region", "location.region"},
                                                       {"p-country-name", "country-name", "location.country"}}};

using Names = std::vector<std::string_view>;

bool has(const Names& names, std::string_view name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

bool is_card(const Names& names) {
    return has(names, "h-card") || has(names, "vcard");
}

bool is_resume(const Names& names) {
    return has(names, "h-resume") || has(names, "hresume");
}

/// Another thing with properties of its own.
bool is_root(const Names& names) {
    const bool older = has(names, "vcard") || has(names, "vevent") || has(names, "hresume");
    return older ||
           std::any_of(names.begin(), names.end(), [](std::string_view name) { return name.starts_with("h-"); });
}

bool is_property(const Names& names) {
    return std::any_of(names.begin(), names.end(), [](std::string_view name) {
        return name.starts_with("p-") || name.starts_with("u-") || name == "experience" || name == "education" ||
               name == "affiliation";
    });
}

Names classes_of(const GumboNode& node) {
    return node.type == GUMBO_NODE_ELEMENT ? names_in(node.v.element, "class") : Names{};
}

/// Cards that are no property of anything, and resumes.
struct Roots {
    std::vector<const GumboNode*> resumes, cards;

    void find(const GumboNode& node) {
        for (const GumboNode* child : Children(node)) {
            const Names names = classes_of(*child);
            if (is_resume(names)) {
                resumes.push_back(child);
            } else if (is_card(names) && !is_property(names)) {
                cards.push_back(child);
            } else if (!is_root(names)) {
                find(*child);
            }
        }
    }
};

class MicroformatsReader {
public:
    /// `older`: by the names of hresume.
    void read_resume(const GumboNode& part, bool older) {
        for (const GumboNode* child : Children(part)) {
            const Names names = classes_of(*child);
            const bool contact = has(names, "p-contact") || (older && has(names, "contact")) || !is_property(names);
            if (has(names, "p-summary") || (older && has(names, "summary"))) {
                facts.push_back({"resume.summary", {}, &child->v.element});
            } else if (is_card(names) && contact) {
                read_card(*child);
            } else if (!is_root(names)) {
                read_resume(*child, older);
            }
        }
    }

    void read_card(const GumboNode& card) {
        const std::size_t before = facts.size();
        read_properties(card, has(classes_of(card), "vcard"));
        if (facts.size() == before) {
            // <a class="h-card" href="https://ada.example">Ada Fermi</a>
            facts.push_back({"name", {}, &card.v.element});
            if (card.v.element.tag == GUMBO_TAG_A) {
                facts.push_back(fact_on(card.v.element, "url"));
            }
        }
    }

    std::vector<StatedFact> facts;

private:
    void read_properties(const GumboNode& part, bool older) {
        for (const GumboNode* child : Children(part)) {
            const Names names = classes_of(*child);
            const std::size_t before = facts.size();
            const bool address = has(names, "p-adr") || has(names, "h-adr") || (older && has(names, "adr"));
            if (address || !is_root(names)) {
                read_properties(*child, older);
            }
            if (address) {
                if (facts.size() == before) {
                    facts.push_back(fact_on(child->v.element, "address"));
                }
                continue;
            }
            for (const Property& property : card_properties) {
                if (has(names, property.name) || (older && has(names, property.older_name))) {
                    facts.push_back(fact_on(child->v.element, property.key));
                }
            }
        }
    }
};

}  // namespace

std::vector<StatedFact> facts_of_microformats(const GumboNode* root) {
    Roots roots;
    roots.find(*root);
    MicroformatsReader reader;
    if (roots.resumes.size() == 1) {
        const GumboNode& resume = *roots.resumes.front();
        reader.read_resume(resume, has(classes_of(resume), "hresume"));
    } else if (roots.resumes.empty() && roots.cards.size() == 1) {
        reader.read_card(*roots.cards.front());
    }
    return std::move(reader.facts);
}

}  // namespace cvconv::html
