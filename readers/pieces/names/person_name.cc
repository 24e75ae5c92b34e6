#include "readers/pieces/names/person_name.h"

#include <algorithm>
#include <vector>

#include "ir/direction.h"
#include "ir/lexicon.h"
#include "readers/pieces/characters.h"
#include "readers/pieces/names/east_asian_name.h"
#include "readers/pieces/places/places.h"

namespace cvconv {

namespace {

/// What a word of a name can be.
enum class WordKind : std::uint8_t { name, capitals, initial, particle, other };

struct Piece {
    Span where;
    WordKind kind = WordKind::other;
};

/// A line in the parts of a name: titles, words, suffixes; what is not the name is left out.
struct Parts {
    Span core;    ///< with titles and suffixes
    Span titles;  ///< "Prof. Dr."
    std::vector<Piece> words;
    bool has_suffix = false;
    bool has_bracket = false;  ///< "(Jane)", "(she/her)" stood behind it
    std::size_t comma = 0;     ///< where "Lovelace, Ada" has its comma; 0 = nowhere
};

Span first_of(Span span, std::size_t bytes) {
    return make_span(span.begin, span.begin + bytes);
}

/// "Marguerite (Margo) Fjord": one word in brackets, and more of the name behind it.
bool is_nickname(std::string_view text, std::size_t open) {
    const std::size_t close = text.find(')', open);
    if (text[open] != '(' || close == std::string_view::npos || close + 2 >= text.size() || text[close + 1] != ' ') {
        return false;
    }
    std::size_t behind = close + 2;
    return text.substr(open, close - open).find(' ') == std::string_view::npos &&
           is_upper(next_character(text, behind));
}

/// Without what stands behind a bar, a dash with blanks, or in brackets at the end.
Span without_additions(std::string_view text, Span span, bool& bracket) {
    span = trim(text, span);
    std::string_view written = span.of(text);
    for (std::string_view divider : {"|", " – ", " — ", " - ", "·", "•", "｜", "\t", "    "}) {
        std::size_t at = written.find(divider);
        if (at != std::string_view::npos && at > 0) {
            span = trim(text, first_of(span, at));
            written = span.of(text);
        }
    }
    for (std::string_view open : {"(", "（", "[", "/"}) {
        std::size_t at = written.find(open);
        if (at != std::string_view::npos && at > 1 && !is_nickname(written, at)) {
            bracket = true;
            span = trim(text, first_of(span, at));
            written = span.of(text);
        }
    }
    return strip(text, span, ",;:*#");
}

WordKind kind_of(std::string_view text, Span word, const std::vector<LexiconHit>& hits) {
    std::size_t letters = 0;
    std::size_t upper = 0;
    std::size_t lower = 0;
    bool first_is_upper = false;
    std::string_view written = word.of(text);
    for (std::size_t at = 0; at < written.size();) {
        char32_t c = next_character(written, at);
        if (is_letter(c)) {
            first_is_upper = letters == 0 ? is_upper(c) : first_is_upper;
            ++letters;
            upper += is_upper(c) ? 1 : 0;
            lower += is_lower(c) ? 1 : 0;
        } else if (c != '-' && c != '\'' && c != U'’' && c != '.' && c != U'‑' && c != U'ʼ' &&
                   !(c >= 0x300 && c <= 0x36F) && !(c >= 0x64B && c <= 0x655) && c != 0x200C && c != U'׳') {
            return WordKind::other;
        }
    }
    if (letters == 0) {
        return WordKind::other;
    }
    bool dotted = written.back() == '.';
    if (first_is_upper && (letters == 1 || (dotted && letters <= 2))) {
        return WordKind::initial;
    }
    // "der" alone is none, but a part of "van der".
    bool particle = std::any_of(hits.begin(), hits.end(),
                                [&](const LexiconHit& h) { return h.key == "particle" && h.where.contains(word); });
    if (particle && (lower > 0 || upper <= 3)) {
        return WordKind::particle;
    }
    if (!dotted && letters > 1 && upper + lower == 0 && is_mostly_right_to_left(written)) {
        return WordKind::name;  // of a script without capitals
    }
    if (dotted || !first_is_upper) {
        return WordKind::other;
    }
    if (lower == 0) {
        return WordKind::capitals;
    }
    // "McDonald", "O'Brien", "Jean-Luc" have capitals inside; "JavaScript" and "GmbH" do, too: at most two.
    return upper <= 3 ? WordKind::name : WordKind::other;
}

/// "FRHistS", "MIMechE": where the last word begins, if it has capitals as no name has and stands behind two words that
/// are set otherwise. The end of the span if it does not.
std::uint32_t begin_of_letters(std::string_view text, Span span) {
    constexpr std::size_t fewest_capitals = 3;
    const auto words = words_of(text, span);
    if (words.size() < 3 || words.back().where.end != span.end) {
        return span.end;
    }
    const Span last = words.back().where;
    std::size_t upper = 0;
    std::size_t lower = 0;
    for (std::size_t at = last.begin; at < last.end;) {
        const char32_t c = next_character(text, at);
        upper += is_upper(c) ? 1 : 0;
        lower += is_lower(c) ? 1 : 0;
    }
    return upper >= fewest_capitals && lower > 0 && lower < upper ? last.begin : span.end;
}

/// Titles before the name and letters behind it. Returns what is between.
Span take_titles(std::string_view text, Span span, const std::vector<LexiconHit>& hits, Parts& parts) {
    std::size_t begin = span.begin;
    for (bool more = true; more;) {
        more = false;
        for (const LexiconHit& hit : hits) {
            if (hit.key == "title" && hit.where.begin == begin && hit.where.end < span.end) {
                std::size_t end = hit.where.end;
                while (end < span.end &&
                       (text[end] == '.' || text[end] == ' ' || text[end] == ',' || text[end] == '-')) {
                    ++end;
                }
                // A title is parted from the name: "Don" is no title in "Donna", nor "Lady" the whole.
                if (end > hit.where.end && end < span.end) {
                    begin = end;
                    more = true;
                    break;
                }
            }
        }
    }
    parts.titles = trim(text, make_span(span.begin, begin));
    std::size_t end = span.end;
    if (const std::uint32_t letters = begin_of_letters(text, span); letters < end && letters > begin + 3) {
        end = trim_punctuation(text, make_span(begin, letters)).end;
        parts.has_suffix = true;
    }
    for (bool more = true; more;) {
        more = false;
        for (const LexiconHit& hit : hits) {
            std::size_t behind = hit.where.end + (hit.where.end < span.end && text[hit.where.end] == '.' ? 1U : 0U);
            if (hit.key == "suffix" && behind == end && hit.where.begin > begin + 3) {
                std::size_t before = hit.where.begin;
                while (before > begin && (text[before - 1] == ' ' || text[before - 1] == ',')) {
                    --before;
                }
                // In a name of capitals "II" is a suffix, "MA" may be a name; a comma makes it certain.
                bool comma = text.substr(before, hit.where.begin - before).find(',') != std::string_view::npos;
                bool all_capitals = is_all_capitals(make_span(begin, before).of(text));
                if (before < hit.where.begin && (comma || !all_capitals)) {
                    end = before;
                    parts.has_suffix = true;
                    more = true;
                    break;
                }
            }
        }
    }
    return make_span(begin, end);
}

Parts take_apart(std::string_view text, Span span) {
    Parts parts;
    span = without_additions(text, span, parts.has_bracket);
    parts.core = span;
    auto hits = find(Idea::name_words, text, span);
    Span names = take_titles(text, span, hits, parts);
    std::size_t begin = names.begin;
    for (std::size_t at = names.begin; at <= names.end;) {
        std::size_t here = at;
        char32_t c = at < names.end ? next_character(text, at) : U' ';
        if (is_space(c) || c == ',') {
            if (here > begin) {
                Span word = make_span(begin, here);
                if (text[begin] != '(') {  // a nickname
                    parts.words.push_back({word, kind_of(text, word, hits)});
                }
            }
            if (c == ',' && here < names.end) {
                // Two commas are a list.
                parts.comma = parts.comma == 0 ? here : parts.core.end;
            }
            begin = at;
            if (here >= names.end) {
                break;
            }
        }
    }
    return parts;
}

/// How much of the words the lexicon knows as something else than names, 0..1.
float known_share(std::string_view text, const Parts& parts) {
    Span names = make_span(parts.words.front().where.begin, parts.words.back().where.end);
    std::vector<Word> words = words_of(text, names);
    std::vector<bool> known(words.size(), false);
    for (Idea idea : {Idea::job_titles, Idea::organizations, Idea::institutions, Idea::degrees, Idea::section_headings,
                      Idea::document_words, Idea::roles, Idea::award_words, Idea::venue_words, Idea::entry_labels,
                      Idea::contact_labels, Idea::months, Idea::countries, Idea::language_names}) {
        for (const LexiconHit& hit : find(idea, words)) {
            bool phrase = hit.where.of(text).find(' ') != std::string_view::npos;
            // "Ou" and "Sa" are legal forms only at the end.
            if (hit.key == "legal" && hit.where.size() <= 3 && hit.where.end != names.end) {
                continue;
            }
            for (std::size_t i = 0; i < words.size(); ++i) {
                bool letters = words[i].where.size() > 2 || phrase;  // "Q." and "de" say nothing
                known[i] = known[i] || (hit.where.contains(words[i].where) && letters);
            }
        }
    }
    auto count = std::count(known.begin(), known.end(), true);
    return static_cast<float>(count) / static_cast<float>(std::max<std::size_t>(1, words.size()));
}

}  // namespace

float name_score(std::string_view text, Span span) {
    span = trim_punctuation(text, span);
    if (span.size() < 4 || span.size() > 100) {
        return 0;
    }
    if (float east_asian = east_asian_name_score(span.of(text)); east_asian > 0) {
        bool bracket = false;
        Span name = without_additions(text, span, bracket);
        bool word = !lookup(Idea::section_headings, name.of(text)).empty() ||
                    !find(Idea::job_titles, text, name).empty() || !find(Idea::institutions, text, name).empty() ||
                    !find(Idea::organizations, text, name).empty() || !find(Idea::document_words, text, name).empty() ||
                    place_score(text, name) > 0.6F;
        return word ? 0.1F * east_asian : east_asian;
    }
    if (span.of(text).find_first_of("0123456789@:;!?\"&+=<>\\") != std::string_view::npos) {
        return 0;
    }
    Parts parts = take_apart(text, span);
    int names = 0;
    int capitals = 0;
    int initials = 0;
    int particles = 0;
    for (const Piece& piece : parts.words) {
        switch (piece.kind) {
            case WordKind::name: ++names; break;
            case WordKind::capitals: ++capitals; break;
            case WordKind::initial: ++initials; break;
            case WordKind::particle: ++particles; break;
            case WordKind::other: return 0;
        }
    }
    int full = names + capitals;
    if (full == 0 || full > 5 || particles > 3 || initials > 3 || parts.comma >= parts.core.end ||
        parts.words.back().kind == WordKind::particle) {
        return 0;
    }
    float score = full == 1 ? (initials > 0 ? 0.5F : 0.15F) : full <= 3 ? 0.75F : full == 4 ? 0.6F : 0.45F;
    score += !parts.titles.empty() || parts.has_suffix ? 0.15F : 0.0F;
    score += full > 1 && (initials > 0 || particles > 0) ? 0.08F : 0.0F;
    score += names > 0 && capitals == 1 && full == 2 ? 0.1F : 0.0F;  // "Solène ABGRALL"
    score -= parts.comma > 0 ? 0.2F : 0.0F;
    float known = known_share(text, parts);
    if (known > 0.99F) {
        return 0;
    }
    score *= known >= 0.5F ? 0.4F : known > 0 ? 0.75F : 1.0F;
    // "Senior Technical Developer": ends as positions do, and has more words than names that happen to ("Baker")
    auto titles = full >= 3 ? find(Idea::job_titles, text, span) : std::vector<LexiconHit>{};
    if (std::any_of(titles.begin(), titles.end(),
                    [&](const LexiconHit& hit) { return hit.where.end == parts.core.end; })) {
        score *= 0.3F;
    }
    if (full > 1 && place_score(text, span) >= 0.9F) {
        score *= 0.3F;
    }
    return std::clamp(score, 0.0F, 1.0F);
}

PersonName parse_person_name(std::string_view text, Span span) {
    PersonName name;
    Span whole = trim(text, span);
    if (east_asian_name_score(whole.of(text)) > 0) {
        bool bracket = false;
        name.where = without_additions(text, whole, bracket);
        name.name = close_up_east_asian_name(name.where.of(text));
        return name;
    }
    Parts parts = take_apart(text, whole);
    name.where = parts.core;
    name.name = parts.core.of(text);
    name.honorific = parts.titles.of(text);
    if (parts.comma > 0 && parts.comma < parts.core.end && parts.words.size() >= 2) {
        Span family = trim(text, make_span(parts.words.front().where.begin, parts.comma));
        Span given = trim(text, make_span(parts.comma + 1, parts.words.back().where.end));
        name.family = family.of(text);
        name.given = given.of(text);
    }
    return name;
}

}  // namespace cvconv
