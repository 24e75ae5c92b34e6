#include "tools/blind/identity.h"

#include <algorithm>

#include <fmt/format.h>

#include "ir/unicode.h"
#include "tools/blind/ordinary.h"
#include "tools/blind/placeholders.h"
#include "tools/blind/told.h"

namespace cvconv::blind {

Identity identify(const Cv& cv, std::string_view key, std::string_view language) {
    Identity identity;
    const Basics& basics = cv.basics;
    for (const Text* name : {&basics.name, &basics.given_name, &basics.family_name}) {
        identity.name.add(value_or_empty(*name));
    }
    Told told = told_in_texts(cv, identity.name);
    identity.another = told.another;
    identity.nameless = identity.name.empty() && told.names.empty();
    // Where an address tells another name, what was taken for one may be a heading that many CVs have.
    const std::string address = fold(value_or_empty(basics.email)) + value_or_empty(basics.phone);
    const bool by_name = (!identity.name.empty() && !told.another) || address.empty();
    identity.candidate = candidate_code(by_name ? identity.name.key() : address, key, language);
    const std::set<std::string> of_phrases = words_of_phrases(value_or_empty(basics.name));
    const bool has_more_than_names = words_of(value_or_empty(basics.name)).size() > 2 && !told.addresses.empty();
    identity.name.weaken([&](const std::string& part) {
        return has_more_than_names && (is_ordinary(part) || of_phrases.contains(part)) &&
               std::none_of(told.addresses.begin(), told.addresses.end(),
                            [&](const std::string& joined) { return joined.find(part) != std::string::npos; });
    });
    for (const std::string& name : told.names) {
        identity.name.add(name);
    }
    identity.streets = std::move(told.streets);
    identity.town = value_or_empty(basics.location.city);
    for (std::size_t i = 0; i < cv.work.size(); ++i) {
        const Work& work = cv.work[i];
        const bool open = work.start_date && !work.end_date;  // JSON Resume says it so, and who writes it means it
        if (open || (work.current && work.current->value)) {
            identity.present.insert(fmt::format("work[{}]", i));
        }
    }
    return identity;
}

}  // namespace cvconv::blind
