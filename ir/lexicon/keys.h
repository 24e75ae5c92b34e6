#pragma once
// The keys that each idea's files may use. ir/lexicon.h says what they mean.

#include <unicode/uloc.h>

#include <cstdint>
#include <string_view>
#include <vector>

#include "ir/section_kind.h"

namespace cvconv::lexicon {

/// ISO 3166-1 alpha-2, and "ZZ" for names that several countries have.
inline std::vector<std::string_view> country_keys() {
    std::vector<std::string_view> codes{"ZZ", "XK"};
    for (const char* const* code = uloc_getISOCountries(); *code != nullptr; ++code) {
        if (std::string_view(*code) != "XK") {
            codes.emplace_back(*code);
        }
    }
    return codes;
}

/// ISO 639-1, and those of ISO 639-3 that people name in CVs.
inline std::vector<std::string_view> language_keys() {
    std::vector<std::string_view> codes{"yue", "fil", "gsw", "ceb", "nds", "ast", "hsb", "dsb", "scn", "fur",
                                        "rom", "haw", "zgh", "kab", "ckb", "arz", "nan", "wuu", "sco", "sgn",
                                        "ase", "grc", "frp", "tpi", "nso", "lld", "vec", "nap", "sma", "smn"};
    for (const char* const* code = uloc_getISOLanguages(); *code != nullptr; ++code) {
        if (std::string_view(*code).size() == 2) {
            codes.emplace_back(*code);
        }
    }
    return codes;
}

/// Which spellings a table keeps as they are written in the lists, for spellings(): most ideas are only looked for.
enum class Kept : std::uint8_t {
    none,
    usual,  ///< of each key and language the first ones (table.h): what writers print
    all     ///< what readers look for in texts without blanks
};

struct IdeaKeys {
    std::string_view idea;
    std::vector<std::string_view> keys;
    Kept spellings = Kept::none;
};

inline std::vector<IdeaKeys> known_keys() {
    std::vector<IdeaKeys> known = {
        {"section_headings", {}, Kept::usual},
        {"present", {"present"}, Kept::usual},
        {"date_words",
         {"since", "from", "until", "spring", "summer", "autumn", "winter", "expected", "particle", "duration",
          "joined", "posted", "left", "term", "open_end"},
         Kept::all},
        {"months", {"1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"}},
        {"degrees", {"doctorate", "master", "bachelor", "diploma", "associate", "apprenticeship", "school"}},
        {"institutions", {"school", "department"}},
        {"organizations", {"legal", "organization"}},
        {"job_titles", {"title", "break"}},
        {"contact_labels",
         {"name",        "given_name",  "family_name", "headline",       "email",           "phone",   "mobile",
          "fax",         "address",     "city",        "postal_code",    "country",         "website", "birth_date",
          "birth_place", "nationality", "gender",      "marital_status", "driving_licence", "profile", "other"},
         Kept::usual},
        {"entry_labels",
         {"period",      "position",  "employer", "location", "tasks",   "sector",       "institution",
          "degree",      "area",      "score",    "thesis",   "advisor", "technologies", "courses",
          "description", "reference", "level",    "url",      "project", "group"},
         Kept::usual},
        {"fluency", {"native", "a1", "a2", "b1", "b2", "c1", "c2", "word"}, Kept::usual},
        {"skill_levels", {"level"}},
        {"document_words",
         {"title", "page", "of", "consent", "signature", "on_request", "updated", "program", "likes", "navigation",
          "menu", "download", "photo", "logo", "prompt"},
         Kept::usual},
        {"honours", {"honour", "label"}},
        {"name_words", {"title", "suffix", "particle", "introduction"}},
        {"address_words", {"street", "po_box"}},
        {"venue_words", {"journal", "conference", "publisher", "preprint", "thesis", "patent", "talk"}},
        {"award_words", {"award", "grant", "scholarship"}},
        {"roles", {"volunteer", "committee", "membership", "teaching"}},
        {"function_words",
         {"and", "and_own", "or", "or_own", "with", "for", "in", "at", "article", "of", "of_the", "by", "day",
          "role_in"}},
        {"place_words", {"around", "particle", "remote"}},
        {"workplace_words", {"at", "in"}},
        {"supervision", {"student", "work", "finished", "teaching"}},
        {"citation_words",
         {"others", "group", "editors", "edited", "link", "patent", "patent_event", "abbreviation", "invited",
          "sort_of_talk", "state", "measure"}},
        {"number_words", {"before", "behind", "extension"}},
        {"grant_words", {"currency", "fund", "investigator"}},
        {"degree_words",
         {"in", "of", "to", "course", "department", "faculty", "entered", "left", "passed", "kind", "bare"},
         Kept::all},
        {"score_words", {"out_of", "on_scale", "scale", "points", "joins"}},
        {"language_words", {"before", "behind", "skill"}},
        {"city_words",
         {"city_before", "city_behind", "region_before", "region_behind", "same", "common", "common_country"}},
        {"heading_words", {"selection", "addition", "exhibition"}},
        {"compounds", {"first"}},
        {"record_labels", {"title", "authors", "venue", "group", "keywords", "language", "level"}},
        {"countries", country_keys(), Kept::usual},
        {"regions", country_keys()},
        {"cities", country_keys()},
        {"language_names", language_keys(), Kept::usual},
        {"blind_words",
         {"candidate", "employer", "school", "author", "gendered_title", "personal", "subject", "object", "possessive",
          "reflexive"},
         Kept::usual},
    };
    for (int i = 0; i < section_kind_count; ++i) {
        known.front().keys.push_back(name_of(static_cast<SectionKind>(i)));
    }
    return known;
}

}  // namespace cvconv::lexicon
