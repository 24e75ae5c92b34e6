#include <algorithm>

#include "ir/formats/europass/countries.h"
#include "ir/formats/europass/networks.h"
#include "ir/formats/europass/titles.h"
#include "readers/europass/body.h"
#include "readers/europass/v3/v3.h"

namespace cvconv::europass::v3_reader {

namespace {

void read_name(const Element& name, Basics& basics) {
    Label title = read_label(name.child("Title"));
    std::string given = name.child("FirstName").text();
    std::string family = name.child("Surname").text();
    basics.honorific = said(title.label.empty() ? title.code : title.label);
    basics.name = said(given + (given.empty() || family.empty() ? "" : " ") + family);
    basics.given_name = said(given);
    basics.family_name = said(family);
}

void read_address(const Element& address, Context& context) {
    Location& location = context.cv.basics.location;
    location.address = said(address.child("AddressLine").text());
    location.region = said(address.child("AddressLine2").text());
    location.postal_code = said(address.child("PostalCode").text());
    location.city = said(address.child("Municipality").text());
    Label country = read_label(address.child("Country"));
    auto code = iso_country(country.code);
    code = code ? code : country_of_name(country.label);
    location.country_code = said(code.value_or(""));
    location.country = said(country.label.empty() && !code ? country.code : country.label);
}

/// "mobile" with the label "Mobile": the words name the number and are no part of it.
void note_use(const Label& use, Context& context) {
    if (!use.empty()) {
        context.cv.labels.push_back(found(use.label.empty() ? use.code : use.label));
    }
}

void read_telephones(const Element& list, Context& context) {
    for (const Element& telephone : list.children("Telephone")) {
        std::string number = telephone.child("Contact").text();
        note_use(read_label(telephone.child("Use")), context);
        if (number.empty()) {
            continue;
        }
        if (context.cv.basics.phone) {
            context.cv.basics.more_phones.push_back(found(number));
        } else {
            context.cv.basics.phone = said(number);
        }
    }
}

void read_websites(const Element& list, Context& context) {
    Basics& basics = context.cv.basics;
    std::vector<Element> websites = list.children("Website");
    // The person's own page: the one marked so, else the first that nothing was said of.
    auto use_of = [](const Element& site, const char* part) { return site.at({"Use", part}).peek(); };
    auto own = std::ranges::find_if(websites, [&](const Element& site) { return use_of(site, "Code") == "personal"; });
    if (own == websites.end()) {
        own = std::ranges::find_if(websites, [&](const Element& site) { return use_of(site, "Label").empty(); });
    }
    for (auto site = websites.begin(); site != websites.end(); ++site) {
        std::string url = site->child("Contact").text();
        Label use = read_label(site->child("Use"));
        if (site == own) {
            basics.url = said(url);
            if (!use.label.empty() || use.code != "personal") {  // which says what the field is
                note_use(use, context);
            }
            continue;
        }
        if (use.label == "Photo" && use.code.empty() && !basics.image) {
            basics.image = said(url);
            note_use(use, context);
            continue;
        }
        if (use.label.empty()) {
            note_use(use, context);  // "business", "blog"
        }
        auto [network, username] = split_note(use.label);
        if (username.empty() && use.code.empty() && !network.empty()) {
            username = username_of_url(url);
        }
        basics.profiles.push_back(
            {.network = said(network), .username = said(username), .url = said(url), .extra = {}});
    }
}

void read_messengers(const Element& list, Context& context) {
    for (const Element& messenger : list.children("InstantMessaging")) {
        Label use = read_label(messenger.child("Use"));
        std::string name = use.label.empty() ? use.code : use.label;
        std::string address = messenger.child("Contact").text();
        context.cv.basics.profiles.push_back(
            {.network = said(name), .username = said(address), .url = {}, .extra = {}});
    }
}

void read_demographics(const Element& demographics, Context& context) {
    Basics& basics = context.cv.basics;
    if (auto date = read_date(demographics.child("Birthdate"), context)) {
        basics.birth_date = Found<PartialDate>{*date, {}, Confidence::stated, "europass"};
    }
    Label gender = read_label(demographics.child("Gender"));
    basics.gender = said(gender.label.empty() ? gender.code : gender.label);
    for (const Element& element : demographics.child("NationalityList").children("Nationality")) {
        Label nationality = read_label(element);
        auto code = iso_country(nationality.code);
        basics.nationalities.push_back(
            found(nationality.label.empty() ? code.value_or(nationality.code) : nationality.label));
        if (code) {
            basics.nationality_codes.push_back(found(*code));
        }
    }
}

void read_pictures(const Element& identification, Cv& cv) {
    Element photo = identification.child("Photo");
    std::string data = read_data(photo.child("Data"));
    std::string type = photo.child("MimeType").text();
    if (!data.empty()) {
        type = type == "image/pjpeg" ? "image/jpeg" : type == "image/x-png" ? "image/png" : type;
        cv.basics.image = said("data:" + type + ";base64," + data);
    }
    if (Element signature = identification.child("Signature")) {
        Attachment file;
        file.kind = said("signature");
        file.media_type = said(signature.child("MimeType").text());
        file.data = said(read_data(signature.child("Data")));
        cv.attachments.push_back(std::move(file));
    }
}

}  // namespace

void read_identification(const Element& identification, Context& context) {
    read_name(identification.child("PersonName"), context.cv.basics);
    Element contact = identification.child("ContactInfo");
    if (Element address = contact.at({"Address", "Contact"})) {
        read_address(address, context);
    }
    context.cv.basics.email = said(contact.at({"Email", "Contact"}).text());
    read_telephones(contact.child("TelephoneList"), context);
    read_websites(contact.child("WebsiteList"), context);
    read_messengers(contact.child("InstantMessagingList"), context);
    read_demographics(identification.child("Demographics"), context);
    read_pictures(identification, context.cv);
}

}  // namespace cvconv::europass::v3_reader
