#include "readers/recognize/places/place_words.h"

#include <algorithm>
#include <array>

#include "readers/recognize/characters.h"

namespace cvconv {

namespace {

constexpr std::array<std::string_view, 48> around = {
    "area",   "greater",   "metropolitan", "metro",     "bay",       "region",  "north",    "south",
    "east",   "west",      "city",         "county",    "downtown",  "central", "district", "stadt",
    "raum",   "grossraum", "parisienne",   "nord",      "sud",       "est",     "ouest",    "province",
    "state",  "of",        "the",          "and",       "und",       "et",      "cedex",    "arrondissement",
    "ost",    "umgebung",  "kreis",        "landkreis", "provincia", "comune",  "okolice",  "centro",
    "centre", "center",    "campus",       "kanton",    "canton",    "гр",      "город",    "місто"};

constexpr std::array<std::string_view, 46> particles = {
    "de",  "la",   "le",  "les", "des", "du",  "del", "della", "dello", "di", "da",  "do", "dos",  "das", "d",     "l",
    "el",  "los",  "las", "am",  "an",  "der", "den", "dem",   "im",    "in", "bei", "ob", "upon", "on",  "under", "by",
    "sur", "sous", "en",  "aux", "et",  "y",   "i",   "nad",   "pod",   "na", "v",   "s",  "op",   "aan"};

constexpr std::array<std::string_view, 58> remote = {"remote",         "remote work",
                                                     "remotely",       "fully remote",
                                                     "full remote",    "100 remote",
                                                     "home office",    "homeoffice",
                                                     "work from home", "wfh",
                                                     "hybrid",         "hybride",
                                                     "hibrido",        "ibrido",
                                                     "hybrydowo",      "on site",
                                                     "onsite",         "in office",
                                                     "teletravail",    "teletravail complet",
                                                     "a distance",     "distanciel",
                                                     "teletrabajo",    "remoto",
                                                     "trabajo remoto", "trabalho remoto",
                                                     "a distancia",    "teletrabalho",
                                                     "da remoto",      "smart working",
                                                     "telelavoro",     "zdalnie",
                                                     "praca zdalna",   "na dalku",
                                                     "vzdalene",       "na dialku",
                                                     "etatyo",         "pa distans",
                                                     "distans",        "distansarbete",
                                                     "fjernarbejde",   "hjemmekontor",
                                                     "thuiswerk",      "op afstand",
                                                     "tavmunka",       "lucru la distanta",
                                                     "rad na daljinu", "удаленно",
                                                     "удалённо",       "удаленная работа",
                                                     "віддалено",      "дистанційно",
                                                     "дистанционно",   "uzaktan",
                                                     "재택근무",       "원격근무",
                                                     "リモート",       "リモートワーク"};

template <std::size_t n>
bool has(const std::array<std::string_view, n>& list, std::string_view word) {
    return std::find(list.begin(), list.end(), word) != list.end();
}

bool is_divider(char32_t c) {
    return c == ',' || c == '/' || c == '|' || c == ';' || is_separating_dot(c) || c == '(' || c == ')' || c == '[' ||
           c == ']' || c == U'，' || c == U'、' || c == U'｜' || c == U'（' || c == U'）' || c == U'／' || c == '\n' ||
           c == U'→' || c == '&' || c == '+';
}

}  // namespace

std::vector<Span> split_place(std::string_view text, Span span) {
    std::vector<Span> parts;
    std::string_view bounded = text.substr(0, span.end);
    std::size_t begin = span.begin;
    auto close = [&](std::size_t end) {
        Span part = trim_punctuation(text, make_span(begin, end));
        if (!part.empty()) {
            parts.push_back(part);
        }
    };
    for (std::size_t at = span.begin; at < bounded.size();) {
        std::size_t here = at;
        char32_t c = next_character(bounded, at);
        bool spaced_dash = is_dash(c) && character_before(bounded, here) == ' ' && character_at(bounded, at) == ' ';
        if (is_divider(c) || spaced_dash) {
            close(here);
            begin = at;
        }
    }
    close(bounded.size());
    return parts;
}

bool is_place_word(std::string_view folded) {
    return has(around, folded) || has(particles, folded);
}

bool is_place_particle(std::string_view folded) {
    return has(particles, folded);
}

bool is_remote(std::string_view text) {
    static const std::vector<std::string> keys = [] {
        std::vector<std::string> all;
        for (std::string_view phrase : remote) {
            all.push_back(phrase_key(phrase));
        }
        return all;
    }();
    return text.size() < 40 && std::find(keys.begin(), keys.end(), phrase_key(text)) != keys.end();
}

bool ends_as_east_asian_place(std::string_view text) {
    if (text.empty() || text.size() > 40 || text.find(' ') != std::string_view::npos) {
        return false;
    }
    std::size_t last = previous(text, text.size());
    char32_t c = character_at(text, last);
    std::size_t count = count_characters(text);
    bool han = std::u32string_view(U"市縣县区區町村県鎮鄉").find(c) != std::u32string_view::npos;
    bool hangul = std::u32string_view(U"시군구").find(c) != std::u32string_view::npos;
    if (count < 2 || count > 10 || !(han || hangul)) {
        return false;
    }
    for (std::size_t at = 0; at < text.size();) {
        char32_t letter = next_character(text, at);
        if (han ? !is_cjk(letter) : !(letter >= 0xAC00 && letter <= 0xD7A3)) {
            return false;
        }
    }
    return !hangul || count >= 3;
}

}  // namespace cvconv
