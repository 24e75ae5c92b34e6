#include <string>
#include <vector>

#include <fmt/format.h>

#include "ir/formats/europass/base64.h"
#include "ir/formats/europass/countries.h"
#include "ir/formats/europass/networks.h"
#include "ir/formats/europass/titles.h"
#include "ir/formats/europass/xml.h"
#include "ir/unicode.h"
#include "writers/europass/addresses.h"
#include "writers/europass/losses.h"
#include "writers/europass/person_names.h"
#include "writers/europass/v3/v3.h"

namespace cvconv::europass::v3 {

namespace {

void add_name(pugi::xml_node identification, const Basics& basics) {
    pugi::xml_node element = add(identification, "PersonName");
    std::string title = line_of(basics.honorific);
    // A title that stands in the name is part of FirstName already.
    if (!title.empty() && line_of(basics.name).find(title) == std::string::npos) {
        std::string folded = phrase_key(title);
        bool known = folded == "mr" || folded == "ms" || folded == "mrs" || folded == "miss" || folded == "dr";
        add_label(element, "Title", known ? folded : "", title);
    }
    PersonName name = person_name(basics);
    add(element, "FirstName", name.given);
    add(element, "Surname", name.family);
}

void add_address(pugi::xml_node contact, Context& context) {
    const Location& location = context.cv.basics.location;
    std::string name = line_of(location.country);
    std::string given = line_of(location.country_code);
    auto country = iso_country(given);
    if (!country) {
        if (!name.empty() && !given.empty()) {
            report_loss(context.diagnostics, "basics.location.countryCode", given);
        }
        country = country_of_name(name.empty() ? given : name);
    }
    std::string code = country ? v3_country(*country).value_or("") : "";
    std::string label = !name.empty() ? name : country ? country_name(*country, context.written_language) : given;
    bool empty = line_of(location.address).empty() && line_of(location.region).empty() && label.empty() &&
                 line_of(location.postal_code).empty() && line_of(location.city).empty();
    if (empty) {
        return;
    }
    pugi::xml_node address = add(add(contact, "Address"), "Contact");
    add(address, "AddressLine", line_of(location.address));
    add(address, "AddressLine2", line_of(location.region));
    add(address, "PostalCode", line_of(location.postal_code));
    add(address, "Municipality", line_of(location.city));
    add_label(address, "Country", code, label);
}

/// The pattern of v3: something, "@", something without dot, ".", something.
bool is_v3_email(const std::string& text) {
    std::size_t at = text.find('@');
    if (at == std::string::npos || at == 0 || text.find('@', at + 1) != std::string::npos) {
        return false;
    }
    std::size_t dot = text.find('.', at);
    return dot != std::string::npos && dot > at + 1 && dot + 1 < text.size();
}

void add_email(pugi::xml_node contact, Context& context) {
    std::string email = line_of(context.cv.basics.email);
    if (is_v3_email(email)) {
        add(add(contact, "Email"), "Contact", email);
    } else if (!email.empty()) {
        context.facts.push_back({"email", email});
    }
    for (const Found<std::string>& other : context.cv.basics.more_emails) {
        context.facts.push_back({"email", other.value});
    }
}

void add_telephones(pugi::xml_node contact, const Basics& basics) {
    std::string first = line_of(basics.phone);
    std::vector<std::string> phones = {first.empty() ? line_of(basics.phone_e164) : first};
    for (const Found<std::string>& phone : basics.more_phones) {
        phones.push_back(one_line(phone.value));
    }
    std::erase(phones, "");
    if (phones.empty()) {
        return;
    }
    pugi::xml_node list = add(contact, "TelephoneList");
    for (const std::string& phone : phones) {
        add(add(list, "Telephone"), "Contact", phone);
    }
}

void add_website(pugi::xml_node list, std::string_view url, std::string_view code, std::string_view label) {
    if (!one_line(url).empty()) {
        pugi::xml_node website = add(list, "Website");
        add(website, "Contact", url);
        add_label(website, "Use", code, label);
    }
}

void add_profile(pugi::xml_node websites, pugi::xml_node messengers, const Profile& profile, Context& context) {
    std::string network = line_of(profile.network);
    std::string username = line_of(profile.username);
    std::string url = line_of(profile.url);
    bool said_by_url = username.empty() || (is_web_address(url) && username == username_of_url(url));
    std::string name = network.empty() ? "" : join_note(network, said_by_url ? "" : username);
    if (!url.empty() && network.empty() && !said_by_url) {
        report_loss(context.diagnostics, "basics.profiles.username", username + ": without a network to name it with");
    }
    if (is_web_address(url)) {
        add_website(websites, url, "", name);
    } else if (!url.empty()) {
        context.facts.push_back({"profile", name.empty() ? url : name + ": " + url});
    } else if (!username.empty()) {
        pugi::xml_node messenger = add(messengers, "InstantMessaging");
        add(messenger, "Contact", username);
        add_label(messenger, "Use", "", network);
    } else if (!network.empty()) {
        context.facts.push_back({"profile", network});
    }
}

void add_web(pugi::xml_node contact, Context& context) {
    const Basics& basics = context.cv.basics;
    pugi::xml_node websites = add(contact, "WebsiteList");
    pugi::xml_node messengers = add(contact, "InstantMessagingList");
    std::string url = line_of(basics.url);
    if (is_web_address(url)) {
        add_website(websites, url, "personal", "");
    } else if (!url.empty()) {
        context.facts.push_back({"website", url});
    }
    for (const Profile& profile : basics.profiles) {
        add_profile(websites, messengers, profile, context);
    }
    std::string image = line_of(basics.image);
    if (is_web_address(image) && !is_data_uri(image)) {
        add_website(websites, image, "", "Photo");
    } else if (!image.empty() && !picture_of_data_uri(image)) {
        report_loss(context.diagnostics, "basics.image", "neither an address nor a JPEG or PNG, or damaged");
    }
    for (pugi::xml_node list : {websites, messengers}) {
        if (!list.first_child()) {
            contact.remove_child(list);
        }
    }
}

void add_nationalities(pugi::xml_node demographics, const Context& context) {
    const Texts& names = context.cv.basics.nationalities;
    const Texts& codes = context.cv.basics.nationality_codes;
    bool paired = codes.size() == names.size();
    pugi::xml_node list = add(demographics, "NationalityList");
    for (std::size_t i = 0; i < names.size(); ++i) {
        auto iso = iso_country(paired ? codes[i].value : names[i].value);
        if (paired && !iso && !one_line(codes[i].value).empty()) {
            report_loss(context.diagnostics, fmt::format("basics.nationalityCodes[{}]", i), codes[i].value);
        }
        add_label(list, "Nationality", iso ? v3_country(*iso).value_or("") : "", names[i].value);
    }
    if (!paired) {
        for (const Found<std::string>& code : codes) {
            auto iso = iso_country(code.value);
            auto listed = iso ? v3_country(*iso) : std::nullopt;
            add_label(list, "Nationality", listed.value_or(""), listed ? "" : code.value);
        }
    }
    if (!list.first_child()) {
        demographics.remove_child(list);
    }
}

void add_demographics(pugi::xml_node identification, Context& context) {
    const Basics& basics = context.cv.basics;
    pugi::xml_node demographics = add(identification, "Demographics");
    Period birth = moment_of(basics.birth_date, "basics.birth", context.diagnostics);
    if (birth.start) {
        add_date_attributes(add(demographics, "Birthdate"), *birth.start);
    }
    std::string gender = line_of(basics.gender);
    std::string folded = fold(gender);
    bool male = folded == "m" || folded == "male";
    bool female = folded == "f" || folded == "female";
    bool code_says_all = (male || female) && gender.size() == 1;
    add_label(demographics, "Gender", male ? "M" : female ? "F" : "", code_says_all ? "" : gender);
    add_nationalities(demographics, context);
    if (!demographics.first_child()) {
        identification.remove_child(demographics);
    }
    for (const auto& [label, value] :
         {std::pair{"birth_place", &basics.birth_place}, {"marital_status", &basics.marital_status}}) {
        if (*value) {
            context.facts.push_back({label, (*value)->value});
        }
    }
}

void add_picture(pugi::xml_node identification, const char* name, const Picture& picture) {
    pugi::xml_node element = add(identification, name);
    add(element, "MimeType", picture.media_type);
    add(element, "Data", picture.base64);
}

std::optional<Picture> picture_in(const Attachment& file) {
    return picture_of_data_uri("data:" + line_of(file.media_type) + ";base64," + value_or_empty(file.data));
}

}  // namespace

std::optional<std::size_t> signature_of(const Cv& cv) {
    for (std::size_t i = 0; i < cv.attachments.size(); ++i) {
        if (line_of(cv.attachments[i].kind) == "signature" && picture_in(cv.attachments[i])) {
            return i;
        }
    }
    return std::nullopt;
}

void add_identification(pugi::xml_node learner, Context& context) {
    const Basics& basics = context.cv.basics;
    context.sections.push_back({SectionKind::contact, {}});
    pugi::xml_node identification = add(learner, "Identification");
    add_name(identification, basics);
    pugi::xml_node contact = add(identification, "ContactInfo");
    add_address(contact, context);
    add_email(contact, context);
    add_telephones(contact, basics);
    add_web(contact, context);
    if (!contact.first_child()) {
        identification.remove_child(contact);
    }
    add_demographics(identification, context);
    if (auto photo = picture_of_data_uri(value_or_empty(basics.image))) {
        add_picture(identification, "Photo", *photo);
    }
    if (auto signature = signature_of(context.cv)) {
        add_picture(identification, "Signature", *picture_in(context.cv.attachments[*signature]));
    }
}

}  // namespace cvconv::europass::v3
