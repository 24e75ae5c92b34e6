#include "readers/recognize/lines/service.h"

#include <algorithm>

#include "readers/pieces/characters.h"
#include "readers/pieces/citations/citations.h"
#include "readers/pieces/citations/conference_name.h"
#include "readers/pieces/function_words.h"
#include "readers/pieces/items.h"
#include "readers/pieces/places/places.h"
#include "readers/recognize/lines/line_dates.h"

namespace cvconv::recognizing {

namespace {

/// Dates before and behind what is said; `said` is narrowed to that.
std::vector<FoundPeriod> dates_around(std::string_view text, const Document& document, const Line& line, Span& said) {
    std::vector<FoundPeriod> dates;
    if (!line.periods.empty() && line.periods.front().where.begin <= said.begin + 1 && line.has_period()) {
        dates.push_back(line.periods.front());
        said = strip(text, trim_punctuation(text, {dates.front().where.end, said.end}), ",;:|");
        return dates;
    }
    dates = several_dates(document, line);
    if (dates.empty() && line.has_period() && line.periods.back().where.end + 3 >= said.end) {
        const FoundPeriod& last = line.periods.back();
        std::uint32_t name = said.begin;
        for (Span item : items_of(text, {said.begin, last.where.begin})) {
            name = item.begin;
        }
        dates.push_back(last);
        if (year_is_of_name(text, name, last)) {  // "Student volunteer, CHI 2023"
            return dates;
        }
    }
    if (!dates.empty()) {
        said = strip(text, trim(text, {said.begin, dates.front().where.begin}), ",;:(–-");
        said = trim_punctuation(text, said);
    }
    return dates;
}

/// "Member of the Salt Society", "Mitglied im Verband": the phrase of the lexicon ends with the preposition.
bool split_at_member_of(std::string_view text, Span said, Service& service) {
    constexpr std::uint32_t longest = 40;
    for (const LexiconHit& hit : find(Idea::roles, text, {said.begin, std::min(said.end, said.begin + longest)})) {
        auto words = words_of(text, hit.where);
        bool phrase = hit.key == "membership" && hit.where.begin <= said.begin + 1 && words.size() >= 2 &&
                      is_lower(character_at(text, words.back().where.begin)) &&
                      find(Idea::organizations, text, hit.where).empty();  // "Associação Portuguesa de Pesca"
        if (!phrase) {
            continue;
        }
        std::uint32_t begin = trim(text, {hit.where.end, said.end}).begin;
        begin = without_article(text, {begin, said.end}).begin;
        if (begin >= said.end || !is_upper(character_at(text, begin))) {
            continue;
        }
        service.position = trim(text, {said.begin, words.back().where.begin});
        service.organization = trim(text, {begin, said.end});
        // "Member of the Editorial Board of the Pump Journal"
        const auto named = words_of(text, service.organization);
        const auto of = std::find_if(named.begin(), named.end(), [](const Word& word) { return is_of(word.folded); });
        const Span board = of == named.end() ? Span{} : trim(text, {begin, of->where.begin});
        if (!board.empty() && words_of(text, board).size() <= 3 && is_office(text, board)) {
            service.position.end = board.end;
            service.organization = without_article(text, trim(text, {of->where.end, said.end}));
        }
        auto items = items_of(text, service.organization);
        if (items.size() >= 2 && is_office(text, items.front())) {
            return false;  // "Mitglied im Prüfungsausschuss, Bäckerinnung"
        }
        service.label = trim(text, {service.position.end, begin});
        service.listed = true;
        service.weak = true;
        return true;
    }
    return false;
}

/// Behind the apostrophe of "dell'Unione".
std::uint32_t behind_elision(std::string_view text, std::uint32_t at, std::uint32_t end) {
    const std::string_view rest = text.substr(at, end - at);
    return at + (rest.starts_with("’") ? 3U : rest.starts_with("'") ? 1U : 0U);
}

/// "Secretary of the Harbour Society", "segretario della Società Marina": an office, and a name with a word of
/// organisations.
bool split_at_genitive(std::string_view text, Span said, Service& service) {
    constexpr std::uint32_t longest = 30;  // bytes of the office
    std::string_view own = said.of(text);
    if (own.find(',') != std::string_view::npos) {
        return false;
    }
    for (const Word& word : words_of(text, {said.begin, std::min(said.end, said.begin + longest)})) {
        const bool small = word.where.begin > said.begin && is_lower(character_at(text, word.where.begin));
        // "Mitglied im Verein", "Obmann in der Innung"
        const bool in = is_listed(Idea::function_words, word.folded, "in", "de");
        if (!small || !(is_of(word.folded) || in)) {
            continue;
        }
        const std::uint32_t behind = behind_elision(text, word.where.end, said.end);
        service.position = trim(text, {said.begin, word.where.begin});
        service.organization = without_article(text, trim(text, {behind, said.end}));
        service.label = trim(text, {service.position.end, service.organization.begin});
        service.weak = true;
        auto name = words_of(text, service.organization);
        bool named = name.size() >= 2 && is_upper(character_at(text, service.organization.begin)) &&
                     (!find(Idea::organizations, name).empty() || !find(Idea::institutions, name).empty());
        if (named && words_of(text, service.position).size() <= 2 && is_office(text, service.position)) {
            return true;
        }
    }
    return false;
}

/// "Voluntária no Banco Alimentar", "Bestyrelsesmedlem i Kystens Skole", "Bestuurslid (archief) van Zeezang, Leith":
/// what one is, and nothing more, before a name; not "Volunteer in Kenya".
bool split_at_preposition(std::string_view text, Span said, Service& service) {
    constexpr std::uint32_t longest = 50;  // bytes of what one is
    for (const Word& word : words_of(text, {said.begin, std::min(said.end, said.begin + longest)})) {
        if (word.where.begin == said.begin || !is_lower(character_at(text, word.where.begin)) ||
            !joins_role(word.folded)) {
            continue;
        }
        service.position = trim(text, {said.begin, word.where.begin});
        service.organization = without_article(text, trim(text, {word.where.end, said.end}));
        const Bracketed bare = split_brackets(text, service.position);
        const Span role = bare.inside.empty() ? service.position : bare.head;
        const auto items = items_of(text, service.organization);
        if (lookup(Idea::roles, role.of(text)).empty() || items.empty()) {
            continue;
        }
        const bool named =
            is_upper(character_at(text, service.organization.begin)) || !quoted(text, items.front()).empty();
        if (named && place_score(text, items.front()) < 0.6F) {
            service.label = trim(text, {service.position.end, service.organization.begin});
            service.weak = true;
            return true;
        }
    }
    return false;
}

/// "Reviewer for the Tide Journal"; `at` is the "for".
bool split_at_for(std::string_view text, Span said, Span at, Service& service) {
    service.position = trim(text, {said.begin, at.begin});
    service.organization = trim(text, {at.end, said.end});
    service.organization = without_article(text, service.organization);
    service.label = trim(text, {service.position.end, service.organization.begin});
    const auto items = items_of(text, service.organization);
    if (items.empty() || words_of(text, service.position).empty()) {
        return false;
    }
    const Span first = items.front();
    if (first.of(text).find_first_of("0123456789") != std::string_view::npos && first.end < said.end) {
        return false;  // "Trainer for U12, Harbour Rowers"
    }
    const bool last_word = is_office(text, words_of(text, service.position).back().where);
    const auto named = words_of(text, service.organization);
    const bool name =
        !named.empty() && std::any_of(named.front().where.of(text).begin(), named.front().where.of(text).end(),
                                      [](char c) { return c >= 'A' && c <= 'Z'; });  // "zbTIDES"
    return last_word && (name || is_upper(character_at(text, service.organization.begin)));
}

/// "Reviewer: …", "Reviewer for …", "Reviewer (…)".
bool split_at_sign(std::string_view text, Span said, Service& service) {
    std::string_view own = said.of(text);
    if (std::size_t colon = own.find(": "); colon != std::string_view::npos) {
        service.listed = true;
        service.position = trim(text, {said.begin, static_cast<std::uint32_t>(said.begin + colon)});
        service.organization = trim(text, {static_cast<std::uint32_t>(said.begin + colon + 1), said.end});
        const auto words = words_of(text, service.position);
        if (words.size() >= 2 && words.back().where.end == service.position.end && is_for(words.back().folded)) {
            service.label = words.back().where;  // "Gutachter für: …"
            service.position = trim(text, {service.position.begin, service.label.begin});
        }
        return is_office(text, service.position);
    }
    std::size_t comma = own.find(',');
    const Span first_item{said.begin, static_cast<std::uint32_t>(said.begin + std::min(comma, own.size()))};
    if (const Span at = find_for(text, first_item); !at.empty()) {
        return split_at_for(text, said, at, service);
    }
    if (split_at_member_of(text, said, service) || split_at_genitive(text, said, service) ||
        split_at_preposition(text, said, service)) {
        return true;
    }
    Bracketed parts = split_brackets(text, said);
    if (!parts.inside.empty() && own.find('(') < comma) {
        service.position = parts.head;
        service.organization = parts.inside;
        return is_office(text, parts.head) && words_of(text, parts.inside).size() >= 2 &&
               is_upper(character_at(text, parts.inside.begin));
    }
    return false;
}

/// "Harbour Society, secretary"
bool split_before_office(std::string_view text, const std::vector<Span>& items, Service& service) {
    if (items.size() < 2 || is_office(text, items.front()) || words_of(text, items.back()).size() > 3 ||
        !is_office(text, items.back())) {
        return false;
    }
    service.position = items.back();
    service.organization = {items.front().begin, items[items.size() - 2].end};
    service.weak = true;
    return true;
}

/// "Convener, session on trace metals, Tide Meeting": small letters go on with what one was.
bool split_at_comma(std::string_view text, Span said, Service& service) {
    std::vector<Span> items = items_of(text, said);
    std::size_t of_position = 1;
    while (of_position < items.size() && is_lower(character_at(text, items[of_position].begin))) {
        ++of_position;
    }
    if (of_position >= items.size() || !is_office(text, items.front())) {
        return split_before_office(text, items, service);
    }
    service.position = {items.front().begin, items[of_position - 1].end};
    for (std::string_view dash : {" – ", " — ", " - "}) {
        if (service.position.of(text).find(dash) != std::string_view::npos) {
            return false;  // "Treasurer – Tide Society, Leith": the dash parts more than the comma
        }
    }
    service.organization = {items[of_position].begin, said.end};
    service.weak = true;
    return true;
}

/// "elected 2021", "since 2019" in brackets: a word and a date.
bool is_elected(std::string_view text, const Line& line, Span inside) {
    if (inside.empty() || line.periods.empty() || !inside.contains(trim(text, line.periods.back().where))) {
        return false;
    }
    auto words = words_of(text, {inside.begin, line.periods.back().where.begin});
    return words.size() == 1 && is_lower(character_at(text, words.front().where.begin)) &&
           line.periods.back().where.end >= inside.end;
}

/// "Reviewer: Tides, Salt Letters, PumpCon (2023, 2024)": the years are of the last one alone.
bool years_of_last_item(std::string_view text, const Line& line, Span said) {
    const Bracketed bracket = split_brackets(text, said);
    const std::size_t colon = said.of(text).find(": ");
    if (bracket.inside.empty() || line.periods.empty() || colon == std::string_view::npos ||
        bracket.inside.begin > line.periods.back().where.end) {
        return false;
    }
    const bool years = std::all_of(bracket.inside.of(text).begin(), bracket.inside.of(text).end(),
                                   [](char c) { return (c >= '0' && c <= '9') || c == ',' || c == ' '; });
    const Span list{static_cast<std::uint32_t>(said.begin + colon + 2), bracket.head.end};
    return years && items_of(text, list).size() >= 2;
}

}  // namespace

bool is_office(std::string_view text, Span span) {
    auto words = words_of(text, span);
    if (words.empty() || words.size() > 6 || !find(Idea::institutions, words).empty()) {
        return false;
    }
    const auto organizations = find(Idea::organizations, words);
    for (const LexiconHit& hit : find(Idea::roles, words)) {
        auto named = find(Idea::organizations, text, hit.where);
        bool organization = std::any_of(named.begin(), named.end(),
                                        [&](const LexiconHit& other) { return other.where.end == hit.where.end; }) ||
                            std::any_of(organizations.begin(), organizations.end(), [&](const LexiconHit& other) {
                                return other.where.contains(hit.where);  // "Volunteer" in "Volunteer Fire Brigade"
                            });
        if (hit.whole_word && hit.key != "teaching" && !organization) {
            return true;
        }
    }
    return false;
}

std::optional<Service> service_of(const Document& document, const Line& line) {
    std::string_view text = document.text;
    Span said = strip(text, line.text, ".");
    Service service;
    // "(Tide Letters, since 2020)": the bracket is cut first
    Bracketed bracket = split_brackets(text, said);
    const bool elected = is_elected(text, line, bracket.inside);
    if (elected) {  // "Fellow, Salt Society (elected 2021)"
        said = bracket.head;
    }
    const bool years = years_of_last_item(text, line, said);
    bool dated_bracket = !elected && !years && !bracket.inside.empty() && line.has_period() &&
                         bracket.inside.contains(line.periods.back().where) &&
                         bracket.inside.begin + 3 < line.periods.back().where.begin;
    if (dated_bracket) {
        said.end = bracket.inside.end;
    }
    if (elected) {
        service.dates = {line.periods.back()};
    } else if (!years) {
        service.dates = dates_around(text, document, line, said);
    }
    if (dated_bracket && said.end < text.size()) {
        service.position = bracket.head;
        service.organization = strip(text, {bracket.inside.begin, said.end}, ",;");
        if (is_office(text, service.position) && service.organization.end > service.organization.begin) {
            return service;
        }
        return std::nullopt;
    }
    auto cells = std::count_if(line.cells.begin(), line.cells.end(), [&](Span cell) { return cell.overlaps(said); });
    if (said.empty() || cells > 1 || line.urls + line.emails > 0) {
        return std::nullopt;  // several cells say more than this form has
    }
    bool split = split_at_sign(text, said, service);
    if (split && service.weak && line.sentence) {
        return std::nullopt;  // "Member of the programme since 2008, and of …": prose
    }
    service.weak = false;
    split = split || split_at_comma(text, said, service);
    bool dated_position = std::any_of(line.periods.begin(), line.periods.end(), [&](const FoundPeriod& p) {
        return p.certainty >= 0.5F && p.where.overlaps(service.position);
    });
    return split && !dated_position && !service.organization.empty() ? std::optional(service) : std::nullopt;
}

std::optional<Service> service_as(const Document& document, const Line& line, Span position) {
    constexpr std::size_t longest = 30;  // words
    Service service;
    Span said = strip(document.text, line.text, ".");
    service.dates = dates_around(document.text, document, line, said);
    service.position = position;
    service.organization = said;
    const bool name = !said.empty() && !is_lower(character_at(document.text, said.begin));
    return name && line.word_count() <= longest && line.cells.size() == 1 ? std::optional(service) : std::nullopt;
}

bool names_office(std::string_view text, const Line& line) {
    const auto items = items_of(text, line.text);
    return !items.empty() && is_office(text, items.front());
}

}  // namespace cvconv::recognizing
