#include "writers/latex/view.h"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "ir/formats/prose/dates.h"
#include "ir/formats/prose/words.h"
#include "writers/latex/escape.h"
#include "writers/latex/sections.h"

namespace cvconv::latex {

namespace {

using prose::date_text;
using prose::section_title;
using prose::word_for;

/// "12 Mill Lane, 90402 Springfield, Oregon, US": the parts as a letter has them.
std::string place_of(const Location& location) {
    std::string city = value_or_empty(location.city);
    const std::string& code = value_or_empty(location.postal_code);
    if (!code.empty()) {
        city = city.empty() ? code : fmt::format("{} {}", code, city);
    }
    std::string country = value_or_empty(location.country);
    if (country.empty()) {
        country = value_or_empty(location.country_code);
    }
    std::string place;
    for (const std::string& part : {value_or_empty(location.address), city, value_or_empty(location.region), country}) {
        place += part.empty() ? "" : (place.empty() ? "" : ", ") + part;
    }
    std::replace(place.begin(), place.end(), '\n', ' ');
    return place;
}

class Contact {
public:
    void add(std::string_view kind, const std::string& text, std::string url, std::string origin,
             std::string network = {}) {
        if (text.empty()) {
            return;
        }
        Value item = Value::record();
        item.set("kind", std::string(kind));
        item.set("text", Value::of_text(text, origin));
        item.set("url", Value::of_text(std::move(url), origin));
        item.set("network", Value::of_text(std::move(network), std::move(origin)));
        list_.items.push_back(std::move(item));
    }
    Value take() { return std::move(list_); }

private:
    Value list_ = Value::list();
};

Value contact_of(const Basics& basics) {
    Contact contact;
    contact.add("location", place_of(basics.location), "", "basics.location");
    auto phone = [&](const std::string& number, const std::string& origin) {
        std::string dialled;
        std::copy_if(number.begin(), number.end(), std::back_inserter(dialled),
                     [](char c) { return c == '+' || (c >= '0' && c <= '9'); });
        contact.add("phone", number, dialled.starts_with('+') ? "tel:" + dialled : "", origin);
    };
    auto email = [&](const std::string& address, const std::string& origin) {
        contact.add("email", address, "mailto:" + address, origin);
    };
    phone(value_or_empty(basics.phone), "basics.phone");
    for (const auto& more : basics.more_phones) {
        phone(more.value, "basics.morePhones");
    }
    email(value_or_empty(basics.email), "basics.email");
    for (const auto& more : basics.more_emails) {
        email(more.value, "basics.moreEmails");
    }
    const std::string url = link_target(value_or_empty(basics.url));
    contact.add("url", short_url(url), url, "basics.url");
    for (std::size_t i = 0; i < basics.profiles.size(); ++i) {
        const Profile& profile = basics.profiles[i];
        const std::string address = link_target(value_or_empty(profile.url));
        const std::string shown = short_url(address);
        std::string text = value_or_empty(profile.username);
        if (text.empty() || shown.find(text) != std::string::npos) {
            text = shown.empty() ? text : shown;
        } else if (!shown.empty()) {
            text += ": " + shown;
        }
        contact.add("profile", text, address, fmt::format("basics.profiles[{}]", i), value_or_empty(profile.network));
    }
    return contact.take();
}

/// Date of birth, nationality and the like, with their names in the document's language.
Value facts_of(const Basics& basics, std::string_view language) {
    Value facts = Value::list();
    auto add = [&](std::string_view key, const std::string& text, std::string origin) {
        if (!text.empty()) {
            Value fact = Value::record();
            fact.set("kind", std::string(key));
            fact.set("label", word_for(Idea::contact_labels, key, language));
            fact.set("text", Value::of_text(text, std::move(origin)));
            facts.items.push_back(std::move(fact));
        }
    };
    auto all = [](const Texts& texts) {
        std::string joined;
        for (const auto& text : texts) {
            joined += text.value.empty() ? "" : (joined.empty() ? "" : ", ") + text.value;
        }
        return joined;
    };
    add("birth_date", basics.birth_date ? date_text(basics.birth_date->value, language) : "", "basics.birthDate");
    add("birth_place", value_or_empty(basics.birth_place), "basics.birthPlace");
    add("nationality", all(basics.nationalities), "basics.nationalities");
    add("gender", value_or_empty(basics.gender), "basics.gender");
    add("marital_status", value_or_empty(basics.marital_status), "basics.maritalStatus");
    add("driving_licence", all(basics.driving_licences), "basics.drivingLicences");
    return facts;
}

/// Takes away every "url" that must not become a link.
void check_links(Value& value, Diagnostics& diagnostics) {
    for (Value& member : value.members) {
        if (member.key == "url" && member.is_set() && !escape_url(member.text)) {
            Place place;
            place.pointer = member.origin;
            diagnostics.add(Code::value_not_representable, std::move(place),
                            fmt::format("{}: not a link to http, https, mailto or tel; written as text", member.text));
            Value nothing;
            nothing.key = member.key;
            member = std::move(nothing);
        } else {
            check_links(member, diagnostics);
        }
    }
    for (Value& item : value.items) {
        check_links(item, diagnostics);
    }
}

}  // namespace

Page page_of(const Cv& cv) {
    const std::string& country = value_or_empty(cv.basics.location.country_code);
    return {prose::language_of(cv), prose::is_letter_country(country)};
}

Value view_of(const Cv& cv, const Page& page, Diagnostics& diagnostics) {
    const Basics& basics = cv.basics;
    Value view = Value::record();
    for (std::string_view name : {"name", "label", "contact", "facts", "sections"}) {
        view.declare(name);
    }
    view.set("name", Value::of_text(value_or_empty(basics.name), "basics.name"));
    view.set("label", Value::of_text(value_or_empty(basics.label), "basics.label"));
    view.set("contact", contact_of(basics));
    view.set("facts", facts_of(basics, page.language));
    view.set("sections", sections_of(cv, page.language));
    view.set("contactTitle", section_title(SectionKind::contact, page.language));
    view.set("pageWord", word_for(Idea::document_words, "page", page.language));
    check_links(view, diagnostics);
    return view;
}

}  // namespace cvconv::latex
