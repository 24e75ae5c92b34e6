#include "writers/europass/phones.h"

#include <algorithm>
#include <iterator>

#include "ir/unicode.h"

namespace cvconv::europass {

namespace {

struct Dialling {
    std::string_view country;
    std::string_view code;
    std::string_view trunk = "0";  ///< dialled before the number inside the country only
};

// E.164 country codes (ITU-T). Where several countries share a code, the one that it is named after
// comes first. Trunk prefix: "0" nearly everywhere; empty where a zero is part of the number.
// clang-format off
constexpr Dialling table[] = {
    {"US", "1", "1"}, {"CA", "1", "1"}, {"EG", "20"}, {"SS", "211"}, {"MA", "212"}, {"EH", "212"},
    {"DZ", "213"}, {"TN", "216"}, {"LY", "218"}, {"GM", "220"}, {"SN", "221"}, {"MR", "222"}, {"ML", "223"},
    {"GN", "224"}, {"CI", "225", ""}, {"BF", "226"}, {"NE", "227"}, {"TG", "228"}, {"BJ", "229", ""},
    {"MU", "230"}, {"LR", "231"}, {"SL", "232"}, {"GH", "233"}, {"NG", "234"}, {"TD", "235"}, {"CF", "236"},
    {"CM", "237"}, {"CV", "238"}, {"ST", "239"}, {"GQ", "240"}, {"GA", "241", ""}, {"CG", "242", ""},
    {"CD", "243"}, {"AO", "244"}, {"GW", "245"}, {"IO", "246"}, {"SC", "248"}, {"SD", "249"}, {"RW", "250"},
    {"ET", "251"}, {"SO", "252"}, {"DJ", "253"}, {"KE", "254"}, {"TZ", "255"}, {"UG", "256"}, {"BI", "257"},
    {"MZ", "258"}, {"ZM", "260"}, {"MG", "261"}, {"RE", "262"}, {"YT", "262"}, {"ZW", "263"}, {"NA", "264"},
    {"MW", "265"}, {"LS", "266"}, {"BW", "267"}, {"SZ", "268"}, {"KM", "269"}, {"ZA", "27"}, {"SH", "290"},
    {"ER", "291"}, {"AW", "297"}, {"FO", "298"}, {"GL", "299"}, {"GR", "30"}, {"NL", "31"}, {"BE", "32"},
    {"FR", "33"}, {"ES", "34"}, {"GI", "350"}, {"PT", "351"}, {"LU", "352"}, {"IE", "353"}, {"IS", "354"},
    {"AL", "355"}, {"MT", "356"}, {"CY", "357"}, {"FI", "358"}, {"AX", "358"}, {"BG", "359"},
    {"HU", "36", "06"}, {"LT", "370"}, {"LV", "371"}, {"EE", "372"}, {"MD", "373"}, {"AM", "374"},
    {"BY", "375", "8"}, {"AD", "376"}, {"MC", "377"}, {"SM", "378", ""}, {"UA", "380"}, {"RS", "381"},
    {"ME", "382"}, {"XK", "383"}, {"HR", "385"}, {"SI", "386"}, {"BA", "387"}, {"MK", "389"}, {"IT", "39", ""},
    {"VA", "39", ""}, {"RO", "40"}, {"CH", "41"}, {"CZ", "420"}, {"SK", "421"}, {"LI", "423"}, {"AT", "43"},
    {"GB", "44"}, {"GG", "44"}, {"IM", "44"}, {"JE", "44"}, {"DK", "45"}, {"SE", "46"}, {"NO", "47"},
    {"SJ", "47"}, {"PL", "48"}, {"DE", "49"}, {"FK", "500"}, {"BZ", "501"}, {"GT", "502"}, {"SV", "503"},
    {"HN", "504"}, {"NI", "505"}, {"CR", "506"}, {"PA", "507"}, {"PM", "508"}, {"HT", "509"}, {"PE", "51"},
    {"MX", "52"}, {"CU", "53"}, {"AR", "54"}, {"BR", "55"}, {"CL", "56"}, {"CO", "57"}, {"VE", "58"},
    {"GP", "590"}, {"BL", "590"}, {"MF", "590"}, {"BO", "591"}, {"GY", "592"}, {"EC", "593"}, {"GF", "594"},
    {"PY", "595"}, {"MQ", "596"}, {"SR", "597"}, {"UY", "598"}, {"CW", "599"}, {"BQ", "599"}, {"MY", "60"},
    {"AU", "61"}, {"CC", "61"}, {"CX", "61"}, {"ID", "62"}, {"PH", "63"}, {"NZ", "64"}, {"SG", "65"},
    {"TH", "66"}, {"TL", "670"}, {"NF", "672"}, {"BN", "673"}, {"NR", "674"}, {"PG", "675"}, {"TO", "676"},
    {"SB", "677"}, {"VU", "678"}, {"FJ", "679"}, {"PW", "680"}, {"WF", "681"}, {"CK", "682"}, {"NU", "683"},
    {"WS", "685"}, {"KI", "686"}, {"NC", "687"}, {"TV", "688"}, {"PF", "689"}, {"TK", "690"}, {"FM", "691"},
    {"MH", "692"}, {"RU", "7", "8"}, {"KZ", "7", "8"}, {"JP", "81"}, {"KR", "82"}, {"VN", "84"}, {"KP", "850"},
    {"HK", "852"}, {"MO", "853"}, {"KH", "855"}, {"LA", "856"}, {"CN", "86"}, {"BD", "880"}, {"TW", "886"},
    {"TR", "90"}, {"IN", "91"}, {"PK", "92"}, {"AF", "93"}, {"LK", "94"}, {"MM", "95"}, {"MV", "960"},
    {"LB", "961"}, {"JO", "962"}, {"SY", "963"}, {"IQ", "964"}, {"KW", "965"}, {"SA", "966"}, {"YE", "967"},
    {"OM", "968"}, {"PS", "970"}, {"AE", "971"}, {"IL", "972"}, {"BH", "973"}, {"QA", "974"}, {"BT", "975"},
    {"MN", "976"}, {"NP", "977"}, {"IR", "98"}, {"TJ", "992"}, {"TM", "993"}, {"AZ", "994"}, {"GE", "995"},
    {"KG", "996"}, {"UZ", "998"},
    // The other members of the North American plan.
    {"AG", "1", "1"}, {"AI", "1", "1"}, {"AS", "1", "1"}, {"BB", "1", "1"}, {"BM", "1", "1"}, {"BS", "1", "1"},
    {"DM", "1", "1"}, {"DO", "1", "1"}, {"GD", "1", "1"}, {"GU", "1", "1"}, {"JM", "1", "1"}, {"KN", "1", "1"},
    {"KY", "1", "1"}, {"LC", "1", "1"}, {"MP", "1", "1"}, {"MS", "1", "1"}, {"PR", "1", "1"}, {"SX", "1", "1"},
    {"TC", "1", "1"}, {"TT", "1", "1"}, {"VC", "1", "1"}, {"VG", "1", "1"}, {"VI", "1", "1"},
};
// clang-format on

const Dialling* find_country(std::string_view country) {
    const auto* found = std::ranges::find(table, country, &Dialling::country);
    return found != std::end(table) ? found : nullptr;
}

/// The digits of a number as people write it; nothing where it has other things in it.
std::optional<std::string> digits_of(std::string_view text) {
    std::string digits;
    for (char c : text) {
        if (c >= '0' && c <= '9') {
            digits += c;
        } else if (std::string_view(" -./()\t").find(c) == std::string_view::npos) {
            return std::nullopt;
        }
    }
    return digits;
}

std::string without_no_break(std::string_view text) {
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        char32_t c = next_character(text, at);
        append_character(result, is_space(c) ? U' ' : is_dash(c) ? U'-' : c);
    }
    return result;
}

PhoneParts parts_of(const Dialling& dialling, std::string_view digits) {
    return {std::string(dialling.code), std::string(digits), std::string(dialling.country)};
}

std::optional<PhoneParts> international(std::string_view digits, std::string_view home) {
    const Dialling* best = nullptr;
    for (const Dialling& dialling : table) {
        bool longer = best == nullptr || dialling.code.size() > best->code.size();
        bool at_home = best != nullptr && dialling.code == best->code && dialling.country == home;
        if (digits.starts_with(dialling.code) && (longer || at_home)) {
            best = &dialling;
        }
    }
    if (best == nullptr || digits.size() < best->code.size() + 3) {
        return std::nullopt;
    }
    PhoneParts parts = parts_of(*best, digits.substr(best->code.size()));
    if (best->code == "1" && best->country != home) {
        parts.country.clear();  // 25 countries; the area code is not looked at
    }
    return parts;
}

}  // namespace

std::string_view dialling_code(std::string_view country) {
    const Dialling* dialling = find_country(country);
    return dialling != nullptr ? dialling->code : std::string_view{};
}

std::optional<PhoneParts> split_phone(std::string_view phone, std::string_view country) {
    std::string text = without_no_break(trim(phone));
    // "+44 (0)7700 900148": the bracket is for callers inside the country.
    bool has_plus = text.find('+') != std::string::npos;
    std::size_t zero = text.find("(0)");
    if (has_plus && zero != std::string::npos && zero > text.find('+')) {
        text.erase(zero, 3);
    }
    std::size_t plus = text.find('+');
    if (plus != std::string::npos) {
        if (text.find_first_not_of(" (") != plus) {
            return std::nullopt;
        }
        text.erase(plus, 1);
    }
    auto digits = digits_of(text);
    if (!digits || digits->size() < 3 || digits->size() > 17) {
        return std::nullopt;
    }
    if (has_plus) {
        return international(*digits, country);
    }
    if (digits->starts_with("00")) {
        return international(std::string_view(*digits).substr(2), country);
    }
    const Dialling* dialling = find_country(country);
    if (dialling == nullptr) {
        return std::nullopt;
    }
    std::string_view number = *digits;
    // "1" and "8" begin other numbers too: they are the prefix only of one that is too long without.
    bool can_begin_a_number = dialling->trunk == "1" || dialling->trunk == "8";
    if (number.starts_with(dialling->trunk) && (!can_begin_a_number || number.size() == 11)) {
        number.remove_prefix(dialling->trunk.size());
    }
    return number.size() < 3 ? std::nullopt : std::optional(parts_of(*dialling, number));
}

}  // namespace cvconv::europass
