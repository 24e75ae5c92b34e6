// Build-time program: writes word lists (months, units of time, countries, cities, languages) from
// the Unicode CLDR data in ICU, in the format of the lists beside this file.
//
//     lexicon_cldr OUTPUT_DIRECTORY LANGUAGE...      → OUTPUT_DIRECTORY/LANGUAGE/IDEA.txt
//
// What CLDR lacks or says otherwise than people do is in our own lists.

#include <unicode/dtfmtsym.h>
#include <unicode/locdspnm.h>
#include <unicode/locid.h>
#include <unicode/measfmt.h>
#include <unicode/measunit.h>
#include <unicode/measure.h>
#include <unicode/timezone.h>
#include <unicode/tznames.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "ir/lexicon/keys.h"
#include "ir/unicode.h"

namespace {

using namespace cvconv;

std::string utf8(const icu::UnicodeString& text) {
    std::string result;
    text.toUTF8String(result);
    return result;
}

/// One list being made. A spelling goes to the first key that asks for it.
class List {
public:
    void add(const std::string& key, std::string spelling) {
        for (char& c : spelling) {
            c = c == '|' || c == '\n' ? ' ' : c;
        }
        std::string cleaned(trim_punctuation(spelling));
        std::string phrase = phrase_key(cleaned);
        if (!phrase.empty() && seen_.insert(phrase).second) {
            lines_[key].push_back(cleaned);
        }
    }
    void write(const std::filesystem::path& path) const {
        std::ofstream out(path, std::ios::binary);
        out << "# From CLDR, by ir/lexicon/cldr.cc.\n";
        for (const auto& [key, spellings] : lines_) {
            out << key;
            for (const std::string& spelling : spellings) {
                out << " | " << spelling;
            }
            out << '\n';
        }
    }

private:
    std::set<std::string> seen_;
    std::map<std::string, std::vector<std::string>> lines_;
};

bool has_digit(const std::string& text) {
    for (std::size_t at = 0; at < text.size();) {
        if (is_digit(next_character(text, at))) {
            return true;
        }
    }
    return false;
}

/// The language, then all its varieties that CLDR knows, which may have words of their own: "Jänner", "juil." in
/// Canada, Latin Serbian. None where CLDR does not know the language.
std::vector<icu::Locale> locales_of(const std::string& language) {
    std::int32_t count = 0;
    const icu::Locale* available = icu::Locale::getAvailableLocales(count);
    std::vector<icu::Locale> locales;
    std::copy_if(available, available + count, std::back_inserter(locales), [&](const icu::Locale& locale) {
        // Hindi in Latin letters is English in CLDR.
        return language == locale.getLanguage() && !std::string_view(locale.getName()).starts_with("hi_Latn");
    });
    std::stable_partition(locales.begin(), locales.end(),
                          [&](const icu::Locale& locale) { return language == locale.getName(); });
    return locales;
}

/// A name in the forms that people use: "Myanmar (Burma)" is also "Myanmar".
void add_name(List& list, const std::string& key, const std::string& name) {
    list.add(key, name);
    for (std::string_view bracket : {"(", "（"}) {
        if (std::size_t at = name.find(bracket); at != std::string::npos && at > 0) {
            list.add(key, name.substr(0, at));
        }
    }
}

void add_months(List& list, const icu::Locale& locale) {
    UErrorCode status = U_ZERO_ERROR;
    icu::DateFormatSymbols symbols(locale, "gregorian", status);
    if (U_FAILURE(status)) {
        return;
    }
    using Symbols = icu::DateFormatSymbols;
    for (auto [context, width] : {std::pair{Symbols::STANDALONE, Symbols::WIDE},
                                  {Symbols::FORMAT, Symbols::WIDE},
                                  {Symbols::STANDALONE, Symbols::ABBREVIATED},
                                  {Symbols::FORMAT, Symbols::ABBREVIATED}}) {
        std::int32_t count = 0;
        const icu::UnicodeString* months = symbols.getMonths(count, context, width);
        for (std::int32_t month = 0; month < count && month < 12; ++month) {
            std::string name = utf8(months[month]);
            if (!has_digit(name)) {
                list.add(std::to_string(month + 1), name);
            }
        }
    }
}

/// "year", "years", "yrs", "mos": what is left of "5 years" without the number.
void add_units(List& list, const icu::Locale& locale) {
    for (UMeasureFormatWidth width : {UMEASFMT_WIDTH_WIDE, UMEASFMT_WIDTH_SHORT, UMEASFMT_WIDTH_NARROW}) {
        if (width != UMEASFMT_WIDTH_WIDE && *locale.getCountry() != '\0') {
            continue;  // abbreviations of one country are something else in others: "mm" for months
        }
        UErrorCode status = U_ZERO_ERROR;
        icu::MeasureFormat format(locale, width, status);
        for (int count : {1, 2, 3, 5, 11, 21}) {
            for (auto* make :
                 {icu::MeasureUnit::createYear, icu::MeasureUnit::createMonth, icu::MeasureUnit::createWeek}) {
                icu::UnicodeString text;
                icu::FieldPosition position;
                icu::Measure measure(count, make(status), status);
                format.formatMeasures(&measure, 1, text, position, status);
                std::string word;
                std::string whole = utf8(text);
                for (std::size_t at = 0; at < whole.size();) {
                    char32_t c = next_character(whole, at);
                    if (!is_digit(c)) {
                        append_character(word, c);
                    }
                }
                if (U_SUCCESS(status)) {
                    list.add("duration", word);
                }
            }
        }
    }
}

void add_countries(List& list, const icu::Locale& locale) {
    std::unique_ptr<icu::LocaleDisplayNames> names(icu::LocaleDisplayNames::createInstance(locale));
    UDisplayContext short_names[] = {UDISPCTX_LENGTH_SHORT};
    std::unique_ptr<icu::LocaleDisplayNames> shorter(icu::LocaleDisplayNames::createInstance(locale, short_names, 1));
    for (std::string_view code : lexicon::country_keys()) {
        if (code == "ZZ") {
            continue;
        }
        std::string key(code);
        for (auto* source : {names.get(), shorter.get()}) {
            icu::UnicodeString name;
            source->regionDisplayName(key.c_str(), name);
            // A code is no name, and "US" in small letters is an English word: our own list has it.
            if (name.length() > 3 || (name.length() > 0 && is_cjk(static_cast<char32_t>(name.char32At(0))))) {
                add_name(list, key, utf8(name));
            }
        }
    }
}

/// The cities that time zones are named after.
void add_cities(List& list, const icu::Locale& locale) {
    UErrorCode status = U_ZERO_ERROR;
    std::unique_ptr<icu::TimeZoneNames> names(icu::TimeZoneNames::createInstance(locale, status));
    std::unique_ptr<icu::StringEnumeration> zones(
        icu::TimeZone::createTimeZoneIDEnumeration(UCAL_ZONE_TYPE_CANONICAL_LOCATION, nullptr, nullptr, status));
    while (U_SUCCESS(status)) {
        const icu::UnicodeString* zone = zones->snext(status);
        if (zone == nullptr) {
            return;
        }
        char region[4] = {};
        icu::TimeZone::getRegion(*zone, region, sizeof region, status);
        std::string id = utf8(*zone);
        icu::UnicodeString city;
        names->getExemplarLocationName(*zone, city);
        if (U_FAILURE(status) || city.isBogus() || id.starts_with("Antarctica")) {
            status = U_ZERO_ERROR;
            continue;
        }
        add_name(list, region, utf8(city));
    }
}

void add_languages(List& list, const icu::Locale& locale) {
    std::unique_ptr<icu::LocaleDisplayNames> names(icu::LocaleDisplayNames::createInstance(locale, ULDN_DIALECT_NAMES));
    // Whole names first: Swiss German is "němčina (Švýcarsko)" in Czech, and no "němčina".
    for (bool whole : {true, false}) {
        for (std::string_view code : lexicon::language_keys()) {
            std::string key(code);
            icu::UnicodeString name;
            names->languageDisplayName(key.c_str(), name);
            if (!name.isBogus() && utf8(name) != key) {
                whole ? list.add(key, utf8(name)) : add_name(list, key, utf8(name));
            }
        }
    }
    for (const char* variety : {"pt_BR", "pt_PT", "en_GB", "en_US", "en_AU", "fr_CA", "fr_CH", "de_AT", "de_CH",
                                "es_MX", "es_ES", "es_419", "zh_Hans", "zh_Hant", "nl_BE", "ro_MD", "fa_AF"}) {
        icu::UnicodeString name;
        names->localeDisplayName(variety, name);
        add_name(list, std::string(variety, 2), utf8(name));
    }
}

}  // namespace

int main(int argc, char** argv) {
    if (argc < 3) {
        std::cerr << "usage: lexicon_cldr OUTPUT_DIRECTORY LANGUAGE...\n";
        return 2;
    }
    using Add = void (*)(List&, const icu::Locale&);
    const std::map<std::string, Add> ideas = {{"months", add_months},
                                              {"date_words", add_units},
                                              {"countries", add_countries},
                                              {"cities", add_cities},
                                              {"language_names", add_languages}};
    for (int i = 2; i < argc; ++i) {
        std::filesystem::path directory = std::filesystem::path(argv[1]) / argv[i];
        std::filesystem::create_directories(directory);
        for (const auto& [idea, add] : ideas) {
            List list;
            for (const icu::Locale& locale : locales_of(argv[i])) {
                add(list, locale);
            }
            list.write(directory / (idea + ".txt"));
        }
    }
    return 0;
}
