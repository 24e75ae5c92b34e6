#include "readers/pieces/places/postal_codes.h"

#include <algorithm>
#include <array>
#include <string>

#include "readers/pieces/characters.h"

namespace cvconv {

namespace {

/// Forms of postal codes: 9 = a digit, A = a capital letter, X = either; anything else stands for itself.
/// `anywhere`: it may stand behind the city, too.
struct Form {
    std::string_view pattern;
    std::string_view country_code;
    float certainty;
    bool anywhere;
};

// Longer and stricter forms first.
constexpr std::array<Form, 31> forms = {{
    {"〒999-9999", "", 1, true},    {"99999-9999", "", 0.9F, true},  // United States
    {"AA9A 9AA", "", 1, true},                                       // United Kingdom
    {"AA99 9AA", "", 1, true},      {"A9A 9AA", "", 1, true},       {"A99 9AA", "", 1, true},
    {"AA9 9AA", "", 1, true},       {"A9 9AA", "", 1, true},        {"A9A 9A9", "", 1, true},  // Canada
    {"A99 XXXX", "", 0.9F, true},                                                              // Ireland
    {"9999 AA", "", 0.95F, false},                                                             // Netherlands
    {"9999AA", "", 0.95F, false},   {"AA-99999", "*", 1, true},     // LT-03151, DE-10115, FI-00100
    {"AA-9999", "*", 1, true},      {"AA-999 99", "*", 1, false},   // SE-111 22
    {"AAA-99999", "*", 1, false},                                   // FIN-00100
    {"A-99999", "*", 1, false},                                     // D-10115, F-75011
    {"A-9999", "*", 1, false},                                      // A-1010, B-1000
    {"A-999 99", "*", 1, false},    {"99999-999", "", 0.9F, true},  // Brazil
    {"9999-999", "", 0.95F, false},                                 // Portugal
    {"999-9999", "", 0.6F, true},                                   // Japan
    {"99-999", "", 0.9F, false},                                    // Poland
    {"999 999", "", 0.4F, true},                                    // India, China
    {"999 99", "", 0.7F, false},                                    // Sweden, Czechia, Slovakia, Greece
    {"(99999)", "", 0.8F, true},                                    // Korea
    {"999999", "", 0.6F, true},     {"99999", "", 0.6F, true},      {"9999", "", 0.5F, true},
    {"999", "", 0.2F, false},      // Taiwan
    {"A9999AAA", "", 0.8F, true},  // Argentina
}};

/// Codes of countries in front of a postal code: ISO, and those of cars.
std::string_view country_of_prefix(std::string_view prefix) {
    struct Prefix {
        std::string_view written;
        std::string_view code;
    };
    constexpr std::array<Prefix, 12> of_cars = {{{"D", "DE"},
                                                 {"A", "AT"},
                                                 {"CH", "CH"},
                                                 {"F", "FR"},
                                                 {"B", "BE"},
                                                 {"L", "LU"},
                                                 {"I", "IT"},
                                                 {"S", "SE"},
                                                 {"N", "NO"},
                                                 {"E", "ES"},
                                                 {"FIN", "FI"},
                                                 {"FL", "LI"}}};
    const auto* found =
        std::find_if(of_cars.begin(), of_cars.end(), [&](const Prefix& p) { return p.written == prefix; });
    if (found != of_cars.end()) {
        return found->code;
    }
    constexpr std::array<std::string_view, 27> iso = {"DE", "AT", "FR", "BE", "NL", "LU", "IT", "ES", "PT",
                                                      "DK", "SE", "FI", "NO", "IS", "EE", "LV", "LT", "PL",
                                                      "CZ", "SK", "SI", "HR", "HU", "RO", "BG", "GR", "UA"};
    const auto* code = std::find(iso.begin(), iso.end(), prefix);
    return code == iso.end() ? std::string_view{} : *code;
}

/// The end of what fits the pattern at `at`; npos if nothing does.
std::size_t match(std::string_view text, std::size_t at, std::string_view pattern) {
    for (std::size_t i = 0; i < pattern.size();) {
        char32_t p = next_character(pattern, i);
        char32_t c = character_at(text, at);
        bool fits = false;
        switch (p) {
            case '9': fits = is_ascii_digit(c); break;
            case 'A': fits = c >= 'A' && c <= 'Z'; break;
            case 'X': fits = is_ascii_digit(c) || (c >= 'A' && c <= 'Z'); break;
            case ' ': fits = c == ' ' || c == U'\u00A0'; break;
            case '-': fits = is_dash(c); break;
            default: fits = c == p; break;
        }
        if (!fits) {
            return std::string_view::npos;
        }
        (void)next_character(text, at);
    }
    return at;
}

bool is_word(char32_t c) {
    return is_letter(c) || is_digit(c);
}

}  // namespace

std::optional<PostalCode> find_postal_code(std::string_view text, Span part) {
    std::string_view bounded = text.substr(0, part.end);
    std::optional<PostalCode> best;
    for (std::size_t at = part.begin; at < bounded.size();) {
        char32_t before = at > part.begin ? character_before(bounded, at) : U' ';
        bool starts = !is_word(before) && before != '/' && before != '.' && !(is_dash(before) && at > part.begin + 1);
        for (const Form& form : forms) {
            if (!starts) {
                break;
            }
            if (!form.anywhere && at != part.begin) {
                continue;
            }
            std::size_t end = match(bounded, at, form.pattern);
            if (end == std::string_view::npos || (best && best->certainty >= form.certainty)) {
                continue;
            }
            char32_t next = character_at(bounded, end);
            if ((is_word(next) && !is_cjk(next)) || is_dash(next) || next == '/' ||
                (next == '.' && is_digit(character_at(bounded, end + 1)))) {
                continue;
            }
            // A plain number is a postal code at the beginning or at the end, beside a name.
            bool plain = form.certainty < 0.7F;
            if (plain && at != part.begin && end != bounded.size()) {
                continue;
            }
            PostalCode code{make_span(at, end), {}, form.certainty};
            if (form.country_code == "*") {
                std::string_view written = code.where.of(text);
                std::size_t letters = 0;
                while (letters < written.size() && is_ascii_letter(static_cast<unsigned char>(written[letters]))) {
                    ++letters;
                }
                code.country_code = country_of_prefix(written.substr(0, letters));
                if (code.country_code.empty()) {
                    continue;
                }
            } else {
                code.country_code = form.country_code;
            }
            best = code;
        }
        (void)next_character(bounded, at);
    }
    return best;
}

}  // namespace cvconv
