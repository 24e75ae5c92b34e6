#include "ir/formats/europass/countries.h"

#include <cctype>

#include <unicode/uloc.h>

#include "ir/formats/europass/codes.h"
#include "ir/formats/europass/headings.h"
#include "ir/lexicon.h"
#include "ir/unicode.h"

namespace cvconv::europass {

namespace {

// The list of Europass v3.4, alphabetically: without GB, GR (UK, EL instead) and most territories.
constexpr std::string_view v3_country_list =
    "AD AE AF AG AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN "
    "CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG EL ER ES ET FI FJ FM FR GA GD GE GH GL GM GN GQ GT GW GY HN HR HT "
    "HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME "
    "MG MH MK ML MM MN MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NU NZ OM PA PE PG PH PK PL PS PT PW PY QA RO "
    "RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TZ UA UG UK US "
    "UY UZ VA VC VE VN VU WS XK YE ZA ZM ZW";

std::string upper(std::string_view code) {
    std::string result(code);
    for (char& c : result) {
        c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    }
    return result;
}

bool is_iso(const std::string& code) {
    if (code == "XK") {
        return true;  // Kosovo: in use by the EU, not in ISO 3166
    }
    for (const char* const* known = uloc_getISOCountries(); *known != nullptr; ++known) {
        if (code == *known) {
            return true;
        }
    }
    return false;
}

}  // namespace

std::optional<std::string> iso_country(std::string_view code) {
    std::string letters = upper(trim(code));
    letters = letters == "UK" ? "GB" : letters == "EL" ? "GR" : letters;
    return letters.size() == 2 && is_iso(letters) ? std::optional(letters) : std::nullopt;
}

std::optional<std::string> v3_country(std::string_view iso) {
    std::string code = upper(iso);
    code = code == "GB" ? "UK" : code == "GR" ? "EL" : code;
    return code.size() == 2 && in_list(v3_country_list, code) ? std::optional(code) : std::nullopt;
}

std::string_view v3_countries() {
    return v3_country_list;
}

std::string country_name(std::string_view iso, std::string_view language) {
    auto code = iso_country(iso);
    return code ? spelling(Idea::countries, *code, language) : std::string{};
}

std::optional<std::string> country_of_name(std::string_view name) {
    std::optional<std::string> country;
    for (const LexiconHit& hit : lookup(Idea::countries, name)) {
        if (country && *country != hit.key) {
            return std::nullopt;  // two languages call different countries that
        }
        country = hit.key;
    }
    return country;
}

}  // namespace cvconv::europass
