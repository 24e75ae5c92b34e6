// E-mail, telephones, web addresses and accounts, each kept once.

#include <algorithm>
#include <iterator>

#include "ir/url.h"
#include "readers/pieces/contact/profiles.h"
#include "readers/pieces/contact/urls.h"
#include "readers/recognize/fields/contact/contact_part.h"

namespace cvconv::recognizing {

namespace {

/// Those that are not among them yet.
void add_places(const Spans& more, Spans& where) {
    for (const Span span : more) {
        if (std::none_of(where.begin(), where.end(), [&](Span known) { return known.overlaps(span); })) {
            where.push_back(span);
        }
    }
}

std::string digits_of(std::string_view phone) {
    std::string digits;
    std::copy_if(phone.begin(), phone.end(), std::back_inserter(digits), [](char c) { return c >= '0' && c <= '9'; });
    return digits;
}

}  // namespace

void add_email(ContactPart& part, const std::string& address, Spans where, const char* rule) {
    Found<std::string> email{address, std::move(where), Confidence::stated, rule};
    if (!part.basics().email) {
        part.basics().email = std::move(email);
    } else if (part.basics().email->value != address) {
        part.basics().more_emails.push_back(std::move(email));
    } else {
        add_places(email.where, part.basics().email->where);  // the same again: its place is accounted for
    }
}

void add_phone(ContactPart& part, Span where) {
    auto phone = found(part.document(), where, Confidence::stated, "contact.phone");
    Text& first = part.basics().phone;
    if (!first) {
        first = std::move(phone);
    } else if (digits_of(first->value) == digits_of(phone.value)) {
        first->value = phone.value;  // as it is written
        add_places(phone.where, first->where);
    } else {
        part.basics().more_phones.push_back(std::move(phone));
    }
}

void add_url(ContactPart& part, const std::string& url, Spans where, const char* rule) {
    std::string key = fold(without_scheme(url));
    // the address on a map, linked from the address
    bool map = key.find("google.com/maps") != std::string::npos || key.starts_with("maps.") ||
               key.find("openstreetmap.org") != std::string::npos || key.starts_with("goo.gl/maps");
    if (key.empty() || map || !part.seen_urls.insert(key).second) {
        for (Span span : where) {
            part.reading.label(span);
        }
        return;
    }
    if (auto account = profile_of(url)) {
        Profile profile;
        profile.network = Found<std::string>{account->network, {}, Confidence::stated, rule};
        if (!account->username.empty()) {
            profile.username = Found<std::string>{account->username, {}, Confidence::stated, rule};
        }
        profile.url = Found<std::string>{url, std::move(where), Confidence::stated, rule};
        part.basics().profiles.push_back(std::move(profile));
    } else if (!part.basics().url) {
        part.basics().url = Found<std::string>{url, std::move(where), Confidence::inferred, rule};
    } else {
        Profile profile;
        profile.url = Found<std::string>{url, std::move(where), Confidence::inferred, rule};
        part.basics().profiles.push_back(std::move(profile));
    }
}

void add_profile(ContactPart& part, const FoundProfile& p, Spans where) {
    if (!p.account.url.empty() && !part.seen_urls.insert(fold(without_scheme(p.account.url))).second) {
        for (Span span : where) {
            part.reading.label(span);
        }
        return;
    }
    Profile profile;
    profile.network = Found<std::string>{p.account.network, {}, Confidence::stated, "contact.profile"};
    profile.username = Found<std::string>{p.account.username, where, Confidence::stated, "contact.profile"};
    if (!p.account.url.empty()) {
        profile.url = Found<std::string>{p.account.url, where, Confidence::inferred, "contact.profile"};
    }
    part.basics().profiles.push_back(std::move(profile));
}

}  // namespace cvconv::recognizing
