#include "readers/europass/facts.h"

#include "ir/lexicon.h"
#include "readers/europass/body.h"

namespace cvconv::europass {

bool add_fact(Cv& cv, std::string_view label, const std::vector<Line>& value, const std::string& language) {
    std::string key;
    for (const LexiconHit& hit : lookup(Idea::contact_labels, label)) {
        if (key.empty() || hit.language == language) {
            key = hit.key;
        }
    }
    Basics& basics = cv.basics;
    Text text = said(text_of(value));
    if (!text) {
        return false;
    }
    auto set_one = [&](Text& field) {
        bool free = !field;
        field = free ? text : field;
        return free;
    };
    if (key == "phone" || key == "mobile") {
        if (basics.phone) {
            basics.more_phones.push_back(*text);
        } else {
            basics.phone = text;
        }
        return true;
    }
    if (key == "email") {
        if (basics.email) {
            basics.more_emails.push_back(*text);
        } else {
            basics.email = text;
        }
        return true;
    }
    if (key == "nationality") {
        basics.nationalities.push_back(*text);
        return true;
    }
    if (key == "driving_licence") {
        basics.driving_licences.push_back(*text);
        return true;
    }
    if (key == "website" && set_one(basics.url)) {
        return true;
    }
    if (key == "profile" || key == "website") {
        basics.profiles.push_back({.network = text, .username = {}, .url = {}, .extra = {}});
        return true;
    }
    return (key == "birth_place" && set_one(basics.birth_place)) ||
           (key == "marital_status" && set_one(basics.marital_status)) || (key == "gender" && set_one(basics.gender)) ||
           (key == "country" && set_one(basics.location.country));
}

}  // namespace cvconv::europass
