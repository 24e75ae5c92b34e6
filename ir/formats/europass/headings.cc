#include "ir/formats/europass/headings.h"

#include "ir/unicode.h"

namespace cvconv::europass {

std::string spelling(Idea idea, std::string_view key, std::string_view language) {
    for (std::string_view tried : {language, std::string_view("en")}) {
        for (std::string_view found : spellings(idea, key, tried)) {
            if (!found.starts_with('-') && !found.starts_with('=') && !found.ends_with('-')) {
                return std::string(found);
            }
        }
    }
    return {};
}

std::optional<SectionKind> section_of_title(std::string_view title, std::string_view language) {
    std::optional<SectionKind> any;
    std::optional<SectionKind> english;
    for (const LexiconHit& hit : lookup(Idea::section_headings, title)) {
        auto kind = section_kind(hit.key);
        if (!hit.whole_word || !kind) {
            continue;
        }
        if (hit.language == language) {
            return kind;
        }
        english = hit.language == "en" && !english ? kind : english;
        any = any ? any : kind;
    }
    return english ? english : any;
}

std::string Headings::title(SectionKind kind) const {
    const SectionTitle* own = nullptr;
    for (const SectionTitle& section : cv_.sections) {
        if (section.kind == kind && section.title) {
            own = own == nullptr ? &section : nullptr;
            if (own == nullptr) {
                break;  // several: neither is the title of all entries
            }
        }
    }
    if (own != nullptr && section_of_title(own->title->value, language_) == kind) {
        return own->title->value;
    }
    for (std::string_view tried : {std::string_view(language_), std::string_view("en")}) {
        for (std::string_view found : spellings(Idea::section_headings, name_of(kind), tried)) {
            if (section_of_title(found, language_) == kind) {
                return std::string(found);
            }
        }
    }
    return std::string(name_of(kind));
}

std::string Headings::entry_label(std::string_view key) const {
    return spelling(Idea::entry_labels, key, language_);
}

std::string Headings::contact_label(std::string_view key) const {
    return spelling(Idea::contact_labels, key, language_);
}

}  // namespace cvconv::europass
