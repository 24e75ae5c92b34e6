// Fields of YAMLResume that take one of a list of English words, and what says the same elsewhere.

#include <algorithm>
#include <iterator>
#include <utility>

#include "ir/formats/europass/countries.h"
#include "ir/formats/europass/languages.h"
#include "ir/formats/yamlresume/yamlresume.h"
#include "ir/lexicon.h"
#include "ir/unicode.h"

namespace cvconv::yamlresume {

namespace {

constexpr std::string_view degrees[] = {"Middle School", "High School", "Diploma", "Associate",
                                        "Bachelor",      "Master",      "Doctor"};
constexpr std::string_view native = "Native or Bilingual Proficiency";
constexpr std::string_view fluencies[] = {"Elementary Proficiency", "Limited Working Proficiency",
                                          "Minimum Professional Proficiency", "Full Professional Proficiency", native};
constexpr std::string_view levels[] = {"Novice", "Beginner", "Intermediate", "Advanced", "Expert", "Master"};
constexpr std::string_view networks[] = {"Behance",   "Discord",        "Dribbble", "Facebook", "GitHub",    "Gitlab",
                                         "Instagram", "Line",           "LinkedIn", "Medium",   "Pinterest", "Reddit",
                                         "Snapchat",  "Stack Overflow", "Telegram", "TikTok",   "Twitch",    "Twitter",
                                         "Vimeo",     "Weibo",          "WeChat",   "WhatsApp", "YouTube",   "Zhihu"};
constexpr std::string_view language_names[] = {
    "Afrikaans",  "Albanian", "Amharic",    "Arabic",     "Azerbaijani", "Belarusian", "Bengali",   "Bhojpuri",
    "Bulgarian",  "Burmese",  "Cantonese",  "Catalan",    "Chinese",     "Croatian",   "Czech",     "Danish",
    "Dutch",      "English",  "Estonian",   "Farsi",      "Filipino",    "Finnish",    "French",    "German",
    "Greek",      "Gujarati", "Hausa",      "Hebrew",     "Hindi",       "Hungarian",  "Icelandic", "Igbo",
    "Indonesian", "Irish",    "Italian",    "Japanese",   "Javanese",    "Kazakh",     "Khmer",     "Korean",
    "Lahnda",     "Latvian",  "Lithuanian", "Malay",      "Mandarin",    "Marathi",    "Nepali",    "Norwegian",
    "Oromo",      "Pashto",   "Polish",     "Portuguese", "Romanian",    "Russian",    "Serbian",   "Shona",
    "Sinhala",    "Slovak",   "Slovene",    "Somali",     "Spanish",     "Sundanese",  "Swahili",   "Swedish",
    "Tagalog",    "Tamil",    "Telugu",     "Thai",       "Turkish",     "Ukrainian",  "Urdu",      "Uzbek",
    "Vietnamese", "Yoruba",   "Zulu"};

/// Where its list has another name than CLDR. Of two lines with one code the first is of today's versions.
constexpr std::pair<std::string_view, std::string_view> countries[] = {
    {"AG", "Antigua And Barbuda"},
    {"AX", "Aland Islands"},
    {"BA", "Bosnia and Herzegovina"},
    {"BL", "Saint-Barthelemy"},
    {"BQ", "Bonaire, Sint Eustatius and Saba"},
    {"BS", "The Bahamas"},
    {"CD", "Democratic Republic of the Congo"},
    {"CG", "Congo"},
    {"CI", "Cote D'Ivoire (Ivory Coast)"},
    {"CZ", "Czech Republic"},
    {"FJ", "Fiji Islands"},
    {"GG", "Guernsey and Alderney"},
    {"GM", "Gambia The"},
    {"GS", "South Georgia"},
    {"HK", "Hong Kong"},
    {"HK", "Hong Kong S.A.R."},
    {"HM", "Heard Island and McDonald Islands"},
    {"IM", "Man (Isle of)"},
    {"KN", "Saint Kitts And Nevis"},
    {"LC", "Saint Lucia"},
    {"MF", "Saint-Martin (French part)"},
    {"MM", "Myanmar"},
    {"MO", "Macau"},
    {"MO", "Macau S.A.R."},
    {"PG", "Papua new Guinea"},
    {"PM", "Saint Pierre and Miquelon"},
    {"PN", "Pitcairn Island"},
    {"PS", "Palestinian Territory Occupied"},
    {"RE", "Reunion"},
    {"SH", "Saint Helena"},
    {"SJ", "Svalbard And Jan Mayen Islands"},
    {"ST", "Sao Tome and Principe"},
    {"SX", "Sint Maarten (Dutch part)"},
    {"SZ", "Swaziland"},
    {"TC", "Turks And Caicos Islands"},
    {"TL", "East Timor"},
    {"TR", "Türkiye"},
    {"TT", "Trinidad And Tobago"},
    {"UM", "United States Minor Outlying Islands"},
    {"VA", "Vatican City State (Holy See)"},
    {"VC", "Saint Vincent And The Grenadines"},
    {"VG", "Virgin Islands (British)"},
    {"VI", "Virgin Islands (US)"},
    {"WF", "Wallis And Futuna Islands"},
};

std::span<const std::string_view> words_for(Option kind) {
    switch (kind) {
        case Option::degree: return degrees;
        case Option::fluency: return fluencies;
        case Option::level: return levels;
        case Option::network: return networks;
        case Option::language: return language_names;
        case Option::country:
        case Option::none: break;
    }
    return {};
}

/// "Stack Overflow", "StackOverflow" and "stackoverflow" are one network.
std::string key_of(std::string_view text) {
    std::string key = fold(trim(text));
    std::erase(key, ' ');
    return key;
}

/// "Bachelor of Science", "B.Sc. (Hons)", "master's degree"; not "Master craftsman", nor who has not finished.
std::string_view degree_for(std::string_view text) {
    std::string folded = fold(trim(text));
    std::erase(folded, '.');
    for (std::string_view unfinished : {"candidate", "student", "dissertation", "dropped", "incomplete"}) {
        if (folded.find(unfinished) != std::string::npos) {
            return {};
        }
    }
    const std::size_t end = std::min(folded.find_first_of(" ,(/'-"), folded.size());
    const std::string_view first = std::string_view(folded).substr(0, end);
    const std::string_view rest = trim(std::string_view(folded).substr(end));
    struct Known {
        std::string_view degree;
        std::string_view in_words;  ///< what it is of stands behind it
        std::string_view letters;   ///< parted by blanks
    };
    constexpr Known known[] = {
        {"Doctor", "doctor doctorate", " phd dphil dsc edd jd dba "},
        {"Master", "master masters", " msc ma ms meng mba mfa mphil mres mtech med mph llm msw "},
        {"Bachelor", "bachelor bachelors", " bsc ba bs beng bba bfa btech bcom llb bed bca "},
        {"Associate", "associate associates", ""},
    };
    const bool clear = rest.empty() || rest.starts_with("of ") || rest.starts_with("in ") ||
                       rest.starts_with("degree") || rest.starts_with("'s degree") || rest == "'s" ||
                       rest == "' degree";
    for (const Known& each : known) {
        const bool spelled =
            (" " + std::string(each.in_words) + " ").find(" " + std::string(first) + " ") != std::string::npos;
        const bool letters = each.letters.find(" " + std::string(first) + " ") != std::string_view::npos;
        if (!first.empty() && ((spelled && clear) || letters)) {
            return each.degree;
        }
    }
    return {};
}

std::string_view fluency_for(std::string_view text) {
    const std::string key = fold(trim(text));
    if (means(Idea::fluency, text, "native")) {
        return native;
    }
    for (std::string_view option : fluencies) {
        const std::string own = fold(option);
        if (own == key + " proficiency") {
            return option;
        }
    }
    return key == "professional working proficiency" ? fluencies[2] : std::string_view();  // as LinkedIn has it
}

std::string language_for(const std::string& name, std::string_view document_language) {
    const auto code = europass::language_of_name(name, document_language);
    if (!code) {
        return {};
    }
    constexpr std::pair<std::string_view, std::string_view> other_names[] = {
        {"fa", "Farsi"}, {"sl", "Slovene"}, {"nb", "Norwegian"}, {"nn", "Norwegian"}, {"tl", "Tagalog"}};
    const auto* other = std::ranges::find(other_names, *code, [](auto& each) { return each.first; });
    const std::string english =
        other == std::end(other_names) ? europass::language_name(*code, "en") : std::string(other->second);
    return is_option(Option::language, english) ? english : "";
}

std::string country_name(const std::string& code) {
    const auto iso = europass::iso_country(code);
    if (!iso) {
        return {};
    }
    const auto* own = std::ranges::find(countries, *iso, [](auto& each) { return each.first; });
    return own == std::end(countries) ? europass::country_name(*iso, "en") : std::string(own->second);
}

}  // namespace

Option option_of(std::string_view section, std::string_view key) {
    struct Place {
        std::string_view section;
        std::string_view key;
        Option kind;
    };
    constexpr Place places[] = {
        {"education", "degree", Option::degree},   {"languages", "language", Option::language},
        {"languages", "fluency", Option::fluency}, {"skills", "level", Option::level},
        {"profiles", "network", Option::network},  {"location", "country", Option::country},
    };
    const auto* found =
        std::ranges::find_if(places, [&](const Place& each) { return each.section == section && each.key == key; });
    return found == std::end(places) ? Option::none : found->kind;
}

std::string option_for(Option kind, const std::string& value, std::string_view language) {
    if (kind == Option::country) {
        return country_name(value);
    }
    const std::string key = key_of(value);
    for (std::string_view option : words_for(kind)) {
        if (!key.empty() && key_of(option) == key) {
            return std::string(option);
        }
    }
    switch (kind) {
        case Option::degree: return std::string(degree_for(value));
        case Option::fluency: return std::string(fluency_for(value));
        case Option::language: return language_for(value, language);
        case Option::network: return key == "x" ? "Twitter" : "";
        default: return {};
    }
}

bool is_option(Option kind, std::string_view text) {
    if (kind == Option::country) {
        const auto code = country_code(text);
        return code && country_name(*code) == text;
    }
    return std::ranges::find(words_for(kind), text) != words_for(kind).end();
}

std::optional<std::string> country_code(std::string_view name) {
    const auto* own = std::ranges::find(countries, name, [](auto& each) { return each.second; });
    if (own != std::end(countries)) {
        return std::string(own->first);
    }
    const auto named = europass::country_of_name(name);
    return named ? named : europass::iso_country(name);
}

}  // namespace cvconv::yamlresume
