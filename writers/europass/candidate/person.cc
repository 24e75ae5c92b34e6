#include <set>

#include "ir/formats/europass/base64.h"
#include "ir/formats/europass/codes.h"
#include "ir/formats/europass/countries.h"
#include "ir/formats/europass/networks.h"
#include "ir/formats/europass/titles.h"
#include "ir/formats/europass/xml.h"
#include "ir/unicode.h"
#include "writers/europass/candidate/candidate.h"
#include "writers/europass/losses.h"
#include "writers/europass/person_names.h"
#include "writers/europass/phones.h"

namespace cvconv::europass::candidate {

namespace {

void add_name(pugi::xml_node parent, const Basics& basics) {
    PersonName name = person_name(basics);
    pugi::xml_node element = add(parent, "PersonName");
    // Always both: a file without PersonName is refused.
    add(element, "oa:GivenName").text().set(name.given.c_str());
    add(element, "hr:FamilyName").text().set(name.family.c_str());
}

void add_emails(pugi::xml_node parent, const Basics& basics) {
    add_communication(parent, "Email", "", "", value_or_empty(basics.email));
    for (const Found<std::string>& email : basics.more_emails) {
        add_communication(parent, "Email", "", "", email.value);
    }
}

void add_profile_link(pugi::xml_node person, const Profile& profile, Context& context) {
    std::string network = line_of(profile.network);
    std::string username = line_of(profile.username);
    std::string url = line_of(profile.url);
    if (url.empty() && username.empty()) {
        if (!network.empty()) {
            context.facts.push_back({"profile", network});
        }
        return;
    }
    if (url.empty()) {
        add_communication(person, "InstantMessage", "other", network, username);
        return;
    }
    bool username_is_in_url = username.empty() || username == username_of_url(url);
    auto code = network_code(network);
    if (code && username_is_in_url) {
        // "X" at an address of twitter.com: the code alone would come back under the other name
        bool code_says_it = fold(network_of_code(*code, url)) == fold(network);
        add_communication(person, "Social Media", *code, code_says_it ? "" : network, url);
    } else {
        if (network.empty() && !username_is_in_url) {
            report_loss(context.diagnostics, "basics.profiles.username",
                        username + ": without a network to name it with");
        }
        std::string title = network.empty() ? "" : join_note(network, username_is_in_url ? "" : username);
        add_communication(person, "Social Media", "other", title, url);
    }
}

/// The country that the person's national phone numbers belong to.
std::string home_country(const Location& location) {
    return iso_country(value_or_empty(location.country_code)).value_or("");
}

void add_phone(pugi::xml_node person, const std::string& phone, const std::string& e164, Context& context) {
    if (one_line(phone).empty() && one_line(e164).empty()) {
        return;
    }
    auto parts = split_phone(e164.empty() ? phone : e164, home_country(context.cv.basics.location));
    if (!parts) {
        context.facts.push_back({"phone", one_line(phone).empty() ? e164 : phone});
        return;
    }
    pugi::xml_node communication = add(person, "Communication");
    add(communication, "ChannelCode", "Telephone");
    add(communication, "UseCode", "mobile");
    add(communication, "CountryDialing", parts->country_dialling);
    add(communication, "oa:DialNumber", parts->number);
    add(communication, "CountryCode", lower_ascii(parts->country));
}

void add_address(pugi::xml_node person, Context& context) {
    const Location& location = context.cv.basics.location;
    std::string named = line_of(location.country);
    std::string given = line_of(location.country_code);
    auto country = iso_country(given);
    if (!country) {
        if (!named.empty() && !given.empty()) {
            report_loss(context.diagnostics, "basics.location.countryCode", given);
        }
        country = country_of_name(named.empty() ? given : named);
    }
    if (!country && !(named + given).empty()) {
        context.facts.push_back({"country", named.empty() ? given : named});
    }
    std::string city = join_comma(line_of(location.city), line_of(location.region));
    std::string line = line_of(location.address);
    std::string postal_code = line_of(location.postal_code);
    if (city.empty() && line.empty() && postal_code.empty() && !country) {
        return;
    }
    pugi::xml_node communication = add(person, "Communication");
    add(communication, "UseCode", "home");
    pugi::xml_node address = add(communication, "Address");
    add_attribute(address, "type", "home");
    add(address, "oa:AddressLine", line);
    add(address, "oa:CityName", city);
    add(address, "CountryCode", lower_ascii(country.value_or("")));
    add(address, "oa:PostalCode", postal_code);
}

/// By code, each once; what has no code is a fact in words.
void add_nationalities(pugi::xml_node person, Context& context) {
    const Texts& names = context.cv.basics.nationalities;
    const Texts& codes = context.cv.basics.nationality_codes;
    bool paired = names.size() == codes.size();
    std::set<std::string> written;
    auto write = [&](const std::string& iso) {
        if (written.insert(iso).second) {
            add(person, "NationalityCode", lower_ascii(iso));
        }
    };
    for (const Found<std::string>& code : codes) {
        if (auto iso = iso_country(code.value)) {
            write(*iso);
        } else {
            context.facts.push_back({"nationality", code.value});
        }
    }
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string& name = names[i].value;
        auto iso = paired ? iso_country(codes[i].value) : iso_country(name);
        iso = iso ? iso : country_of_name(name);
        if (iso && (codes.empty() || written.contains(*iso))) {
            write(*iso);
        } else {
            context.facts.push_back({"nationality", name});
        }
    }
}

/// The codes of exports; v3's "M" and "F" and English words are understood.
std::string gender_code(std::string_view gender) {
    std::string folded = fold(trim(gender));
    if (folded == "m" || folded == "male") {
        return "male";
    }
    if (folded == "f" || folded == "female") {
        return "female";
    }
    return folded == "other" || folded == "do_not_indicate" ? folded : std::string{};
}

void add_personal_data(pugi::xml_node person, Context& context) {
    const Basics& basics = context.cv.basics;
    add_nationalities(person, context);
    if (basics.birth_date) {
        Period birth = moment_of(basics.birth_date, "basics.birth", context.diagnostics);
        add(person, "hr:BirthDate", birth.start ? to_iso(*birth.start) : "");
    }
    if (basics.gender) {
        std::string code = gender_code(basics.gender->value);
        add(person, "GenderCode", code);
        if (code.empty()) {
            context.facts.push_back({"gender", basics.gender->value});
        }
    }
    for (const auto& [label, value] :
         {std::pair{"birth_place", &basics.birth_place}, {"marital_status", &basics.marital_status}}) {
        if (*value) {
            context.facts.push_back({label, (*value)->value});
        }
    }
    for (const Found<std::string>& category : basics.driving_licences) {
        if (!is_driving_category(one_line(category.value))) {
            context.facts.push_back({"driving_licence", category.value});
        }
    }
    std::string title = line_of(basics.honorific);
    if (!title.empty() && value_or_empty(basics.name).find(title) == std::string::npos) {
        report_loss(context.diagnostics, "basics.honorific", title);
    }
}

}  // namespace

void add_supplier(pugi::xml_node candidate, const Context& context) {
    pugi::xml_node supplier = add(candidate, "CandidateSupplier");
    pugi::xml_node id = add(supplier, "hr:PartyID");
    add_attribute(id, "schemeID", "cvconv");
    add_attribute(id, "schemeName", "PartyID");
    add_attribute(id, "schemeAgencyName", "EUROPASS");
    add_attribute(id, "schemeVersionID", "1.0");
    add(supplier, "hr:PartyName", "Owner");
    pugi::xml_node contact = add(supplier, "PersonContact");
    add_name(contact, context.cv.basics);
    add_emails(contact, context.cv.basics);
    add(supplier, "hr:PrecedenceCode", "1");
}

void add_person(pugi::xml_node candidate, Context& context) {
    const Basics& basics = context.cv.basics;
    pugi::xml_node person = add(candidate, "CandidatePerson");
    add_name(person, basics);
    add_emails(person, basics);
    add_communication(person, "Web", "", "", value_or_empty(basics.url));
    for (const Profile& profile : basics.profiles) {
        add_profile_link(person, profile, context);
    }
    if (!is_data_uri(value_or_empty(basics.image))) {
        add_communication(person, "Social Media", "other", "Photo", value_or_empty(basics.image));
    }
    add_phone(person, value_or_empty(basics.phone), value_or_empty(basics.phone_e164), context);
    for (const Found<std::string>& phone : basics.more_phones) {
        add_phone(person, phone.value, "", context);
    }
    add_address(person, context);
    add_personal_data(person, context);
    add_mother_tongues(person, context);
}

}  // namespace cvconv::europass::candidate
