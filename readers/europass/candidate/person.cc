#include <algorithm>

#include "ir/formats/europass/countries.h"
#include "ir/formats/europass/networks.h"
#include "ir/formats/europass/titles.h"
#include "ir/unicode.h"
#include "readers/europass/body.h"
#include "readers/europass/candidate/candidate.h"

namespace cvconv::europass::candidate_reader {

namespace {

void read_name(const Element& name, Basics& basics) {
    std::string given = name.child("GivenName").text();
    std::string family = name.child("FamilyName").text();
    basics.name = said(given + (given.empty() || family.empty() ? "" : " ") + family);
    basics.given_name = said(given);
    basics.family_name = said(family);
}

void add_email(Basics& basics, Text address) {
    if (!basics.email) {
        basics.email = std::move(address);
    } else if (address) {
        basics.more_emails.push_back(*address);
    }
}

void add_web(Basics& basics, Text address) {
    if (!basics.url) {
        basics.url = std::move(address);
    } else {
        basics.profiles.push_back({.network = {}, .username = {}, .url = std::move(address), .extra = {}});
    }
}

void add_network(Cv& cv, const std::string& code, const std::string& title, const std::string& url) {
    Basics& basics = cv.basics;
    if (url.empty()) {
        return;
    }
    if (title == "Photo" && !basics.image) {
        basics.image = said(url);
        return;
    }
    Profile profile;
    auto [network, username] = split_note(title);
    std::string known = network_of_code(code, url);
    bool another_name = !known.empty() && network_code(network) == code;  // "X", "Twitter"
    profile.network = said(known.empty() || another_name ? network : known);
    if (!known.empty() && !another_name && !network.empty()) {
        cv.labels.push_back(found(network));  // "My page": names the link
    }
    profile.username = said(username.empty() ? username_of_url(url) : username);
    profile.url = said(url);
    basics.profiles.push_back(std::move(profile));
}

void add_messenger(Basics& basics, const std::string& code, const std::string& title, const std::string& address) {
    std::string network = title.empty() && code != "other" ? code : title;
    if (!network.empty() && title.empty()) {
        network[0] = static_cast<char>(network[0] >= 'a' && network[0] <= 'z' ? network[0] - 32 : network[0]);
    }
    basics.profiles.push_back({.network = said(network), .username = said(address), .url = {}, .extra = {}});
}

void add_phone(Basics& basics, const Element& communication) {
    std::string country = communication.child("CountryDialing").text();
    std::string area = communication.child("AreaDialing").text();
    std::string number = communication.child("DialNumber").text();
    communication.child("CountryCode").skip();  // what the dialling code said
    std::string local = area + (area.empty() || number.empty() ? "" : " ") + number;
    std::string phone = country.empty() ? local : '+' + country + (local.empty() ? "" : " ") + local;
    if (phone.empty()) {
        return;
    }
    if (basics.phone) {
        basics.more_phones.push_back(found(phone));
        return;
    }
    basics.phone = said(phone);
    std::string digits = country + area + number;
    bool plain = digits.find_first_not_of("0123456789") == std::string::npos;
    // A zero at the start may be the one that is dialled inside the country only.
    if (!country.empty() && plain && !(area + number).starts_with('0')) {
        basics.phone_e164 = said('+' + digits);
    }
}

void read_address(const Element& address, Context& context) {
    Basics& basics = context.cv.basics;
    if (basics.location != Location{}) {
        if (std::string other = read_place(address, context); !other.empty()) {
            context.cv.unclaimed.push_back(found(other));
        }
        return;
    }
    std::string street;
    for (const Element& line : address.children("AddressLine")) {
        street += (street.empty() ? "" : ", ") + line.text();
    }
    auto [city, region] = split_comma(address.child("CityName").text());
    std::string code = address.child("CountryCode").text();
    auto iso = iso_country(code);
    basics.location.address = said(street);
    basics.location.postal_code = said(address.child("PostalCode").text());
    basics.location.city = said(city);
    basics.location.region = said(region);
    basics.location.country_code = said(iso.value_or(""));
    basics.location.country = iso ? std::nullopt : said(code);
}

void read_communication(const Element& communication, Context& context) {
    Basics& basics = context.cv.basics;
    std::string channel = communication.child("ChannelCode").text();
    std::string use = communication.child("UseCode").text();
    std::string title = communication.child("OtherTitle").text();
    Element uri = communication.child("URI");
    Element address = communication.child("Address");
    bool names_a_network = !address && (channel == "Social Media" || channel == "InstantMessage");
    if (!title.empty() && !names_a_network) {  // "Main" of an address, "Office" of a number
        context.cv.labels.push_back(found(title));
    }
    if (address) {
        read_address(address, context);
    } else if (channel == "Email") {
        add_email(basics, said(uri.text()));
    } else if (channel == "Web") {
        add_web(basics, said(uri.text()));
    } else if (channel == "InstantMessage") {
        add_messenger(basics, use, title, uri.text());
    } else if (communication.child("DialNumber") || communication.child("CountryDialing")) {
        add_phone(basics, communication);
    } else {
        add_network(context.cv, use, title, uri.text());
    }
}

}  // namespace

void read_person(const Element& person, Context& context) {
    Basics& basics = context.cv.basics;
    read_name(person.child("PersonName"), basics);
    for (const Element& communication : person.children("Communication")) {
        read_communication(communication, context);
    }
    for (const Element& nationality : person.children("NationalityCode")) {
        std::string code = nationality.text();
        auto iso = iso_country(code);
        basics.nationalities.push_back(found(iso.value_or(code)));
        if (iso) {
            basics.nationality_codes.push_back(found(*iso));
        }
    }
    if (auto date = read_date(person.child("BirthDate"), context)) {
        basics.birth_date = Found<PartialDate>{*date, {}, Confidence::stated, "europass"};
    }
    basics.gender = said(person.child("GenderCode").text());
    if (Element residence = person.child("ResidencyCountryCode")) {
        auto iso = iso_country(residence.peek());
        if (iso && (!basics.location.country_code || basics.location.country_code->value == *iso)) {
            basics.location.country_code = said(*iso);
            residence.skip();
        }
    }
}

}  // namespace cvconv::europass::candidate_reader
