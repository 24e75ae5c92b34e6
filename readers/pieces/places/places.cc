#include "readers/pieces/places/places.h"

#include <unicode/uloc.h>

#include <algorithm>
#include <optional>

#include "ir/lexicon.h"
#include "readers/pieces/characters.h"
#include "readers/pieces/places/place_words.h"

namespace cvconv {

namespace {

bool begins_as_name(std::string_view text, Span span) {
    char32_t first = character_at(text, span.begin);
    return !is_lower(first);
}

/// "TX", "NSW", "DEU": two or three capitals.
bool is_abbreviation(std::string_view name) {
    return name.size() <= 3 && std::all_of(name.begin(), name.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
}

/// The one country that all these hits agree on, else an empty code.
std::string_view agreed(const std::vector<const LexiconHit*>& hits) {
    std::string_view code;
    for (const LexiconHit* hit : hits) {
        if (hit->key == "ZZ" || (!code.empty() && code != hit->key)) {
            return {};
        }
        code = hit->key;
    }
    return code;
}

/// What most languages say: a few give another country's name ("Congo").
std::string_view most_frequent(const std::vector<LexiconHit>& hits) {
    std::string_view best;
    std::ptrdiff_t most = 0;
    for (const LexiconHit& hit : hits) {
        auto count = std::count_if(hits.begin(), hits.end(), [&](const LexiconHit& h) { return h.key == hit.key; });
        if (count > most) {
            most = count;
            best = hit.key;
        }
    }
    return best == "ZZ" ? std::string_view{} : best;
}

struct Named {
    PlaceKind kind;
    LexiconHit hit;
};

/// All hits, by where they begin, the longer first.
std::vector<Named> all_hits(const std::vector<Word>& words) {
    std::vector<Named> named;
    auto add = [&](Idea idea, PlaceKind kind) {
        for (LexiconHit& hit : find(idea, words)) {
            named.push_back({kind, std::move(hit)});
        }
    };
    add(Idea::countries, PlaceKind::country);
    add(Idea::cities, PlaceKind::city);
    add(Idea::regions, PlaceKind::region);
    std::stable_sort(named.begin(), named.end(), [](const Named& a, const Named& b) {
        return a.hit.where.begin != b.hit.where.begin ? a.hit.where.begin < b.hit.where.begin
                                                      : a.hit.where.end > b.hit.where.end;
    });
    return named;
}

float certainty_of(PlaceKind kind, std::string_view name) {
    std::string key = phrase_key(name);
    if (kind == PlaceKind::country) {
        // of people or of regions, too
        return is_listed(Idea::city_words, key, "common_country") ? 0.6F : 0.95F;
    }
    if (is_listed(Idea::city_words, key, "common")) {  // words or people's names as well
        return 0.35F;
    }
    return kind == PlaceKind::region ? 0.8F : name.size() <= 3 ? 0.4F : 0.9F;
}

}  // namespace

std::vector<FoundPlace> find_places(std::string_view text, Span within) {
    std::vector<FoundPlace> found;
    std::vector<Word> words = words_of(text, within);
    std::vector<Named> named = all_hits(words);
    for (std::size_t i = 0; i < named.size();) {
        Span where = named[i].hit.where;
        std::size_t end = i;
        std::vector<const LexiconHit*> cities;
        std::vector<const LexiconHit*> regions;
        std::vector<LexiconHit> countries;
        for (; end < named.size() && named[end].hit.where == where; ++end) {
            switch (named[end].kind) {
                case PlaceKind::country: countries.push_back(named[end].hit); break;
                case PlaceKind::region: regions.push_back(&named[end].hit); break;
                default: cities.push_back(&named[end].hit); break;
            }
        }
        i = end;
        std::string_view name = where.of(text);
        if (!begins_as_name(text, where) || (!found.empty() && found.back().where.overlaps(where))) {
            continue;
        }
        FoundPlace place;
        place.where = where;
        if (!countries.empty() && (regions.empty() || cities.empty())) {
            place.kind = PlaceKind::country;
            place.country_code = most_frequent(countries);
        } else if (!cities.empty()) {
            place.kind = PlaceKind::city;
            place.country_code = agreed(cities);
        } else {
            place.kind = PlaceKind::region;
            place.country_code = agreed(regions);
        }
        place.certainty = certainty_of(place.kind, name);
        // "IN", "OR", "ME": only behind a comma or a city are they states.
        if (is_abbreviation(name) && name != "USA" && name != "UK" && name != "UAE" && name != "NYC") {
            std::size_t before = where.begin;
            while (before > within.begin && character_before(text, before) == ' ') {
                --before;
            }
            bool behind_city =
                !found.empty() && found.back().where.end == before && found.back().kind == PlaceKind::city;
            bool behind_comma = before > within.begin && (text[before - 1] == ',' || text[before - 1] == '(');
            bool alone = trim(text, within) == where;
            if (!behind_city && !behind_comma && !alone) {
                continue;
            }
            place.certainty = alone ? 0.4F : 0.9F;
        }
        found.push_back(place);
        while (i < named.size() && named[i].hit.where.begin < where.end) {
            ++i;
        }
    }
    return found;
}

std::string_view country_code_of(std::string_view name) {
    return most_frequent(lookup(Idea::countries, name));
}

bool is_country_code(std::string_view code) {
    const char* const* codes = uloc_getISOCountries();
    for (; code.size() == 2 && *codes != nullptr; ++codes) {
        if (code == *codes) {
            return true;
        }
    }
    return false;
}

std::string_view country_of_region(std::string_view name) {
    auto hits = lookup(Idea::regions, name);
    std::vector<const LexiconHit*> pointers;
    for (const LexiconHit& hit : hits) {
        pointers.push_back(&hit);
    }
    return agreed(pointers);
}

namespace {

enum class PartKind : std::uint8_t { city, region, country, remote, unknown, bad };

bool has_job_or_school(std::string_view text, Span part) {
    std::vector<Word> words = words_of(text, part);
    return !find(Idea::organizations, words).empty() || !find(Idea::institutions, words).empty() ||
           !find(Idea::job_titles, words).empty() || !find(Idea::degrees, words).empty();
}

/// Words that may stand around a city's name: "Greater London", "Lyon 4e", "Praha 5".
bool are_all_place_words(std::string_view text, Span part, const std::vector<FoundPlace>& places) {
    for (const Word& word : words_of(text, part)) {
        bool inside = std::any_of(places.begin(), places.end(),
                                  [&](const FoundPlace& p) { return p.where.contains(word.where); });
        bool number = is_digit(character_at(text, word.where.begin)) && word.where.size() <= 4;
        bool tied = word.where.begin > part.begin && text[word.where.begin - 1] == '-' &&
                    !is_lower(character_at(text, word.where.begin));  // "Berlin-Lichterfelde"
        if (!inside && !number && !tied && !is_place_word(word.folded) && word.folded.size() > 2) {
            return false;
        }
    }
    return true;
}

/// A capitalised name of at most four words that no list knows.
bool looks_like_a_name(std::string_view text, Span part) {
    std::vector<Word> words = words_of(text, part);
    if (words.empty() || words.size() > 5) {
        return false;
    }
    int capitals = 0;
    for (const Word& word : words) {
        char32_t c = character_at(text, word.where.begin);
        if (is_digit(c)) {
            return false;
        }
        if (is_lower(c)) {
            if (!is_place_particle(word.folded)) {
                return false;
            }
        } else {
            ++capitals;
        }
    }
    return capitals > 0 && capitals <= 4 && part.of(text).find_first_of("@:;\"!?&+") == std::string_view::npos;
}

PartKind classify(std::string_view text, Span part, float& certainty) {
    certainty = 1;
    if (is_remote(part.of(text))) {
        return PartKind::remote;
    }
    std::vector<FoundPlace> places = find_places(text, part);
    if (!places.empty() && are_all_place_words(text, part, places)) {
        const FoundPlace& last = places.back();
        certainty = places.size() > 1 ? 1.0F : places.front().certainty;
        if (last.where == part && last.kind == PlaceKind::country) {
            return PartKind::country;
        }
        return last.where == part && last.kind == PlaceKind::region ? PartKind::region : PartKind::city;
    }
    if (ends_as_east_asian_place(part.of(text))) {
        certainty = is_cjk(character_before(text, part.end)) ? 0.9F : 0.5F;  // "공동연구" ends like a city, too
        return PartKind::city;
    }
    if (!looks_like_a_name(text, part) || has_job_or_school(text, part)) {
        return PartKind::bad;
    }
    return PartKind::unknown;
}

/// "City of Bristol", "County of Essex": who governs the place.
bool names_authority(std::string_view text, Span span) {
    const auto words = words_of(text, span);
    constexpr std::size_t first_words = 3;
    const std::vector<Word> first(words.begin(),
                                  words.begin() + std::min<std::ptrdiff_t>(first_words, std::ssize(words)));
    const auto hits = find(Idea::organizations, first);
    return std::any_of(hits.begin(), hits.end(), [&](const LexiconHit& hit) {
        return hit.where.begin == words.front().where.begin && hit.where.end > words.front().where.end &&
               hit.where.end < words.back().where.end;
    });
}

}  // namespace

float place_score(std::string_view text, Span span) {
    span = trim_punctuation(text, span);
    if (span.empty() || span.size() > 120) {
        return 0;
    }
    int cities = 0;
    int wider = 0;  // regions and countries
    int remote = 0;
    int unknown = 0;
    float best = 0;
    for (Span part : split_place(text, span)) {
        float certainty = 0;
        switch (classify(text, part, certainty)) {
            case PartKind::city: ++cities; break;
            case PartKind::region:
            case PartKind::country: ++wider; break;
            case PartKind::remote: ++remote; break;
            case PartKind::unknown:
                ++unknown;
                certainty = 0;
                break;
            case PartKind::bad: return 0;
        }
        best = std::max(best, certainty);
    }
    if (names_authority(text, span)) {
        return std::min(best, 0.3F);
    }
    int known = cities + wider + remote;
    if (unknown == 0) {
        return known >= 2 || remote > 0 ? 1.0F : best;
    }
    if (unknown == 1) {
        return wider > 0 ? 0.92F : known > 0 ? 0.6F : 0.2F;
    }
    return unknown == 2 ? (wider > 0 ? 0.7F : known > 0 ? 0.3F : 0.1F) : 0.0F;
}

}  // namespace cvconv
