// What a front matter, a metadata block or the title of a page says of the person.

#include <algorithm>

#include "readers/pieces/contact/profiles.h"
#include "readers/pieces/contact/urls.h"
#include "readers/pieces/names/person_name.h"
#include "readers/pieces/places/places.h"
#include "readers/recognize/fields/contact/contact_part.h"

namespace cvconv::recognizing {

namespace {

/// "CV Ada Example", "Ada Example's Résumé": without what the document is.
std::string_view without_title_of_document(std::string_view piece) {
    const auto words = words_of(piece);
    for (const LexiconHit& hit : find(Idea::document_words, words)) {
        if (hit.key != "title") {
            continue;
        }
        if (hit.where.begin == words.front().where.begin) {
            return trim(piece.substr(hit.where.end));
        }
        if (hit.where.end == words.back().where.end) {
            std::string_view owner = trim(piece.substr(0, hit.where.begin));
            for (std::string_view genitive : {"'s", "’s", "'", "’"}) {
                if (owner.ends_with(genitive)) {
                    return trim(owner.substr(0, owner.size() - genitive.size()));
                }
            }
        }
    }
    return piece;
}

/// "Ada Example - Engineer - Résumé", the title of a page: true if there is nothing else in it.
bool read_title_of_page(ContactPart& part, std::string_view title, Span where) {
    bool all = true;
    for (std::size_t begin = 0; begin < title.size();) {
        std::size_t end = title.size();
        std::size_t next = end;
        for (std::string_view separator : {" - ", " | ", " – ", " — ", " · ", ": "}) {
            std::size_t at = title.find(separator, begin);
            if (at < end) {
                end = at;
                next = at + separator.size();
            }
        }
        std::string_view piece = trim(title.substr(begin, end - begin));
        begin = next;
        auto words = words_of(piece);
        auto hits = lookup(Idea::document_words, piece);
        auto is_title = [](const LexiconHit& hit) { return hit.key == "title"; };
        if (words.empty() || std::any_of(hits.begin(), hits.end(), is_title)) {
            continue;
        }
        const bool of_section = !lookup(Idea::section_headings, piece).empty();  // "About me"
        if (of_section && weigh(find(Idea::job_titles, words)) <= 0) {
            continue;
        }
        piece = without_title_of_document(piece);
        words = words_of(piece);
        Spans place = where.empty() ? Spans{} : Spans{where};
        Found<std::string> value{std::string(piece), place, Confidence::inferred, "contact.title_of_page"};
        if (!part.basics().name && name_score(piece, {0, static_cast<std::uint32_t>(piece.size())}) >= 0.5F) {
            part.basics().name = std::move(value);
        } else if (!part.basics().label && weigh(find(Idea::job_titles, words)) > 0) {
            part.basics().label = std::move(value);
        } else {
            all = false;
        }
    }
    return all;
}

/// "location.city": a part of the address by its name. True if it is one.
bool read_part_of_address(ContactPart& part, std::string_view name, const Found<std::string>& stated) {
    Location& location = part.stated_location;
    Text* field = name == "address"       ? &location.address
                  : name == "postal_code" ? &location.postal_code
                  : name == "city"        ? &location.city
                  : name == "region"      ? &location.region
                  : name == "country"     ? &location.country
                                          : nullptr;
    if (field == nullptr) {
        return false;
    }
    *field = stated;
    if (field != &location.country) {
        return true;
    }
    const bool is_code = is_country_code(stated.value);
    const std::string code(is_code ? std::string_view(stated.value) : country_code_of(stated.value));
    if (!code.empty()) {
        location.country_code = Found<std::string>{code, stated.where, Confidence::stated, stated.rule};
    }
    if (is_code) {
        location.country.reset();  // "IE" is no name
    }
    return true;
}

/// What a file states apart from its text may stand in it as well.
Spans same_in_text(const ContactPart& part, std::string_view value) {
    for (const Remains& rest : part.remains) {
        for (const Span piece : rest.pieces) {
            if (fold(piece.of(part.text())) == fold(value)) {
                return {piece};
            }
        }
    }
    return {};
}

}  // namespace

void take_stated(ContactPart& part) {
    for (Text* value : {&part.basics().name, &part.basics().label}) {
        if (*value && (*value)->where.empty()) {
            (*value)->where = same_in_text(part, (*value)->value);
            part.stated.insert(part.stated.end(), (*value)->where.begin(), (*value)->where.end());
        }
    }
    for (const Span stated : part.stated) {
        for (Remains& rest : part.remains) {
            rest.cut(stated);
        }
    }
}

void read_properties(ContactPart& part) {
    for (const Property& property : part.document().properties) {
        Spans where = property.where.empty() ? Spans{} : Spans{property.where};
        std::string_view value = trim(property.value);
        if (value.empty()) {
            continue;
        }
        auto keys = lookup(Idea::contact_labels, property.key);
        std::string_view key = keys.empty() ? std::string_view{} : keys.front().key;
        std::string folded = fold(property.key);
        auto taken = [&] { part.stated.insert(part.stated.end(), where.begin(), where.end()); };
        Found<std::string> stated{std::string(value), where, Confidence::stated, "contact.property"};
        if (folded == "excerpt" || folded == "description") {
            continue;  // of the page
        }
        if (property.key.starts_with("location.") && read_part_of_address(part, property.key.substr(9), stated)) {
            taken();
            continue;
        }
        if (folded == "title" && (read_title_of_page(part, value, property.where) || is_title_of_document(value))) {
            continue;
        }
        if (key == "name" || folded == "name" || folded == "author" || folded == "authors" ||
            property.key == "author.name") {
            if (!part.basics().name) {
                part.basics().name = stated;
                taken();
            }
        } else if (key == "email") {
            add_email(part, std::string(value), where, "contact.property");
        } else if (key == "phone" || key == "mobile") {
            if (!part.basics().phone) {
                part.basics().phone = stated;
            }
        } else if (key == "headline" || folded == "label" || folded == "role" || folded == "position" ||
                   folded == "tagline" || folded == "job title") {
            part.basics().label = stated;
            taken();
        } else if (key == "website" || folded == "url" || folded == "site" || folded == "web") {
            add_url(part, to_url(value), where, "contact.property");
            taken();
        } else if (key == "address" || key == "city" || folded == "location") {
            if (!property.where.empty()) {
                part.address.push_back(property.where);
            }
        } else if (std::string_view network = network_name(property.key); !network.empty()) {
            std::string line = property.key + ": " + std::string(value);
            auto profiles = find_profiles(line, {0, static_cast<std::uint32_t>(line.size())});
            std::string url = to_url(value);
            if (value.find('/') != std::string_view::npos && !url.empty()) {
                add_url(part, url, where, "contact.property");
            } else if (!profiles.empty()) {
                add_profile(part, profiles.front(), where);
            }
        }
    }
}

}  // namespace cvconv::recognizing
