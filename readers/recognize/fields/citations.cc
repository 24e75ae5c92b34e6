#include "readers/recognize/fields/citations.h"

#include <algorithm>
#include <array>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/recognize/characters.h"
#include "readers/recognize/entries/items.h"

namespace cvconv::recognizing {

namespace {

struct QuotePair {
    char32_t open;
    char32_t close;
};
constexpr std::array<QuotePair, 9> quote_pairs = {{{U'“', U'”'},
                                                   {U'"', U'"'},
                                                   {U'„', U'“'},
                                                   {U'«', U'»'},
                                                   {U'»', U'«'},
                                                   {U'「', U'」'},
                                                   {U'『', U'』'},
                                                   {U'〈', U'〉'},
                                                   {U'《', U'》'}}};

enum class PieceShape { none, name, surname, initials, others };

/// "A.", "J.-P.", "AB", "M. K.": capitals with dots, no more than two letters together.
bool is_initials(std::string_view piece) {
    int letters = 0;
    int together = 0;
    for (std::size_t at = 0; at < piece.size();) {
        char32_t c = next_character(piece, at);
        if (is_letter(c)) {
            if (!is_upper(c) || ++together > 2) {
                return false;
            }
            ++letters;
        } else if (c == '.' || is_space(c) || is_dash(c) || c == '*' || c == U'†') {
            together = 0;
        } else {
            return false;
        }
    }
    return letters >= 1 && letters <= 4;
}

bool is_particle(std::string_view word) {
    static constexpr std::array<std::string_view, 22> particles = {"van", "der", "den", "de", "la", "von", "zu",  "del",
                                                                   "di",  "da",  "dos", "du", "el", "al",  "bin", "ten",
                                                                   "ter", "le",  "af",  "av", "y",  "st"};
    return std::find(particles.begin(), particles.end(), word) != particles.end();
}

PieceShape shape_of(std::string_view piece) {
    piece = trim(piece);
    std::string key = phrase_key(piece);
    if (key == "et al" || key == "others" || key == "u a" || key == "i dr" || key == "et alii") {
        return PieceShape::others;
    }
    if (is_initials(piece)) {
        return PieceShape::initials;
    }
    int words = 0;
    int plain = 0;
    std::size_t at = 0;
    while (at < piece.size()) {
        std::size_t begin = at;
        char32_t first = next_character(piece, at);
        if (is_space(first)) {
            continue;
        }
        while (at < piece.size()) {
            std::size_t next = at;
            if (is_space(next_character(piece, next))) {
                break;
            }
            at = next;
        }
        std::string_view word = piece.substr(begin, at - begin);
        for (std::size_t i = 0; i < word.size();) {
            char32_t c = next_character(word, i);
            bool fits = is_letter(c) || is_dash(c) || c == '.' || c == '\'' || c == U'’' || c == '*' || c == U'†' ||
                        c == U'‡' || c == '#' || (c >= 0x0300 && c <= 0x036F);
            if (!fits) {
                return PieceShape::none;
            }
        }
        ++words;
        if (is_upper(first)) {
            plain += is_initials(word) ? 0 : 1;
        } else if (!is_particle(fold(word))) {
            return PieceShape::none;
        }
    }
    if (words == 0 || words > 5 || plain == 0 || plain > 4) {
        return PieceShape::none;
    }
    return words == 1 ? PieceShape::surname : PieceShape::name;
}

/// Neither a joiner nor the end of a list of authors begins with it: most characters.
bool is_plain(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

/// The length in bytes of a joiner between author names that begins at `at`; 0 = none.
std::size_t joiner_at(std::string_view text, std::size_t at, std::size_t end) {
    std::string_view rest = text.substr(at, end - at);
    for (std::string_view word :
         {" and ", " & ", " und ", " et ", " y ", " e ", " och ", " og ", " i ", " en ", " ja ", " a "}) {
        if (rest.starts_with(word)) {
            return word.size();
        }
    }
    if (rest.starts_with(",") || rest.starts_with(";")) {
        return 1;
    }
    if (rest.starts_with("、") || rest.starts_with("，")) {
        return 3;
    }
    return 0;
}

/// "Norkus P" and a title that goes on in small letters: the piece from `begin` to the full stop at `stop` is a surname
/// with its initial.
bool is_initial_before_title(std::string_view text, std::size_t begin, std::size_t stop, std::size_t end) {
    std::string_view name = trim(text.substr(begin, stop - begin));
    std::size_t blank = name.rfind(' ');
    if (blank == std::string_view::npos || blank < 4 || name.find(' ') != blank || stop + 2 >= end ||
        text[stop + 1] != ' ') {
        return false;
    }
    std::size_t initial = blank + 1;
    std::size_t surname = 0;
    if (!is_upper(next_character(name, initial)) || initial != name.size() ||
        !is_upper(next_character(name, surname))) {
        return false;
    }
    auto words = words_of(text, make_span(stop + 1, std::min(text.find_first_of(",.:;", stop + 1), end)));
    return words.size() >= 2 && is_lower(character_at(text, words[1].where.begin));
}

}  // namespace

std::vector<Span> quoted(std::string_view text, Span within) {
    std::vector<Span> found;
    for (std::size_t at = within.begin; at < within.end;) {
        std::size_t open = at;
        char32_t c = next_character(text, at);
        const auto* pair =
            std::find_if(quote_pairs.begin(), quote_pairs.end(), [&](const QuotePair& p) { return p.open == c; });
        if (pair == quote_pairs.end()) {
            continue;
        }
        // an opening quote stands at the beginning of a word
        if (open > within.begin && c == '"' && !is_space(static_cast<unsigned char>(text[open - 1])) &&
            text[open - 1] != '(') {
            continue;
        }
        for (std::size_t i = at; i < within.end;) {
            std::size_t close = i;
            char32_t d = next_character(text, i);
            bool closes =
                d == pair->close || (c == U'„' && d == U'”') || (c == U'“' && d == '"') || (c == '"' && d == U'”');
            if (closes) {
                Span inner = trim(text, {static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(close)});
                // “Tides,” Harbour Talks: a comma within is how titles are cited
                if (words_of(text, inner).size() >= (inner.of(text).ends_with(',') ? 1U : 2U)) {
                    found.push_back(strip(text, inner, ",;"));
                    at = i;
                }
                break;
            }
        }
    }
    return found;
}

namespace {

/// "Kim, B", "et al": the full stop behind it is its own; that behind "B. Kim" ends the list.
bool ends_abbreviated(std::string_view text, Span names) {
    std::size_t letters = 0;
    while (names.end > names.begin + letters && is_plain(text[names.end - letters - 1])) {
        ++letters;
    }
    return letters <= 2;
}

}  // namespace

std::uint32_t behind_quotation(std::string_view text, std::uint32_t from, std::uint32_t end) {
    std::size_t at = from;
    while (at < end) {
        std::size_t next = at;
        char32_t c = next_character(text, next);
        // a mark that may open or close closes here
        bool opens = is_opening_quotation(c) && at > from + 1;
        if (is_letter(c) || is_digit(c) || c == '(' || c == '[' || opens) {
            break;
        }
        at = next;
    }
    return static_cast<std::uint32_t>(at);
}

std::uint32_t end_of_authors(std::string_view text, Span within, int* count) {
    std::uint32_t end = within.begin;
    int names = 0;
    bool pending_surname = false;
    std::size_t begin = within.begin;
    while (begin < within.end) {
        // the piece up to the next joiner or the end of the list
        std::size_t at = begin;
        std::size_t joiner = 0;
        bool stop = false;
        while (at < within.end) {
            if (is_plain(text[at])) {
                ++at;
                continue;
            }
            joiner = joiner_at(text, at, within.end);
            if (joiner > 0) {
                break;
            }
            char c = text[at];
            std::string_view rest = text.substr(at, within.end - at);
            if (c == '(' || c == '"' || c == ':' || c == '[' || rest.starts_with("“") || rest.starts_with("„") ||
                rest.starts_with("«") || rest.starts_with(" – ") || rest.starts_with(" — ") ||
                (c == ' ' && rest.size() > 1 && rest[1] >= '0' && rest[1] <= '9')) {
                stop = true;
                break;
            }
            if (c == '.' && is_initial_before_title(text, begin, at, within.end)) {
                ++at;  // "Norkus P. Kokliai iš Pilies gatvės": the initial's full stop ends the list
                stop = true;
                break;
            }
            // a full stop behind a word of three letters or more ends the list: "Kim, B. Title"
            if (c == '.' && at + 1 < within.end && text[at + 1] == ' ' && at >= begin + 3) {
                std::size_t letters = 0;
                for (std::size_t i = at; i > begin && text[i - 1] != ' ' && text[i - 1] != '.'; --i) {
                    ++letters;
                }
                if (letters >= 3 || pending_surname) {
                    // after initials that close a name the title may begin
                    std::string_view next = text.substr(at + 2, within.end - at - 2);
                    std::size_t word_end = next.find_first_of(" ,.");
                    bool more_initials = word_end != std::string_view::npos && word_end <= 2 && next[word_end] == '.';
                    if (!more_initials && letters >= 3) {
                        stop = true;
                        break;
                    }
                }
            }
            ++at;
        }
        Span piece_span = trim(text, {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(at)});
        std::string_view piece = piece_span.of(text);
        for (std::string_view lead : {"and ", "& ", "und ", "et ", "y ", "e "}) {
            if (piece.starts_with(lead) && names > 0) {
                piece.remove_prefix(lead.size());
            }
        }
        PieceShape shape = piece.empty() ? PieceShape::others : shape_of(piece);
        // "Kim B. Title of …": initials followed by more words are no list any longer
        if (shape == PieceShape::none) {
            break;
        }
        if (shape == PieceShape::name) {
            ++names;
            pending_surname = false;
            end = piece_span.end;
        } else if (shape == PieceShape::initials) {
            if (pending_surname) {
                ++names;
                end = piece_span.end;
            } else if (names == 0) {
                break;
            }
            pending_surname = false;
        } else if (shape == PieceShape::surname) {
            if (pending_surname) {
                break;  // two bare words: a list of something else
            }
            pending_surname = true;
        } else if (!piece.empty()) {
            end = piece_span.end;  // et al.
        }
        if (stop || joiner == 0) {
            break;
        }
        begin = at + joiner;
    }
    if (count != nullptr) {
        *count = names;
    }
    if (names == 0) {
        return within.begin;
    }
    while (end < within.end && text[end] == '*') {
        ++end;
    }
    bool abbreviated = ends_abbreviated(text, {within.begin, end});
    while (abbreviated && end < within.end && (text[end] == '.' || text[end] == '*')) {
        ++end;
    }
    return end;
}

CitationSigns citation_signs(std::string_view text, Span within) {
    CitationSigns signs;
    signs.quoted_titles = static_cast<int>(quoted(text, within).size());
    Span body = within;
    // "[3] Lee, A." and "12. Lee, A.": the number is no author
    std::size_t at = body.begin;
    while (at < body.end && (text[at] == '[' || text[at] == ']' || text[at] == '.' || text[at] == ' ' ||
                             (text[at] >= '0' && text[at] <= '9'))) {
        ++at;
    }
    body.begin = static_cast<std::uint32_t>(at);
    (void)end_of_authors(text, body, &signs.authors);
    std::string folded = fold(within.of(text));
    signs.doi = folded.find("doi.org/") != std::string::npos || folded.find("doi:") != std::string::npos ||
                folded.find("doi 10.") != std::string::npos || folded.find("arxiv:") != std::string::npos;
    if (signs.authors < 2 && folded.find("et al") != std::string::npos) {
        signs.authors = 3;
    }
    return signs;
}

namespace {

/// "(with O. Brekke and A. Salt)" at the beginning: without the brackets. Empty if it is something else.
Span with_whom(std::string_view text, Span within) {
    std::string_view own = within.of(text);
    std::size_t close = own.find(')');
    if (!own.starts_with('(') || close == std::string_view::npos) {
        return {};
    }
    Span inner{within.begin + 1, static_cast<std::uint32_t>(within.begin + close)};
    auto words = words_of(text, inner);
    return words.size() >= 2 && words.size() <= 20 && is_with(words.front().folded) ? inner : Span{};
}

/// "(eds.)" behind authors; where it ends, or `from`.
std::uint32_t end_of_editors(std::string_view text, std::uint32_t from, std::uint32_t end) {
    std::size_t open = text.find_first_not_of(' ', from);
    std::size_t close = text.find(')', from);
    if (open >= end || close >= end || text[open] != '(' || close - open > 14) {
        return from;
    }
    auto hits = lookup(Idea::venue_words, text.substr(open + 1, close - open - 1));
    bool editors = std::any_of(hits.begin(), hits.end(), [](const LexiconHit& hit) { return hit.key == "publisher"; });
    return editors ? static_cast<std::uint32_t>(close + 1) : from;
}

/// "Forthcoming. ", "(in review). " in place of a year: where it ends, or `from`.
std::uint32_t end_of_state(std::string_view text, std::uint32_t from, std::uint32_t end) {
    constexpr std::size_t longest = 24;
    std::size_t stop = text.find_first_of(".)", from);
    if (stop >= end || stop - from > longest) {
        return from;
    }
    std::string_view state = trim_punctuation(text.substr(from, stop - from));
    std::string key = phrase_key(state);
    auto hits = lookup(Idea::venue_words, state);
    bool known = std::any_of(hits.begin(), hits.end(), [](const LexiconHit& hit) { return hit.key == "journal"; });
    bool publication_state = key.starts_with("in ") || key.starts_with("im ") || key.ends_with("ed") ||
                             key.starts_with("to ") || key.starts_with("under ") || key == "forthcoming" ||
                             key == "manuscript" || key == "eingereicht" || key == "angenommen";
    return known && publication_state ? static_cast<std::uint32_t>(stop + 1) : from;
}

/// "Why? A First Book of Proofs. Harbour Press, 2019": a short sentence without digits, and more behind it.
bool has_sentence_before_venue(std::string_view text, Span rest) {
    constexpr std::size_t longest = 200;
    std::size_t stop = text.find('.', rest.begin);
    if (stop == std::string_view::npos || stop + 3 >= rest.end || stop - rest.begin > longest ||
        !is_space(static_cast<unsigned char>(text[stop + 1]))) {
        return false;
    }
    Span sentence = trim(text, {rest.begin, static_cast<std::uint32_t>(stop)});
    auto words = words_of(text, sentence);
    return words.size() >= 2 && words.size() <= 12 && words.back().where.size() >= 4 &&
           sentence.of(text).find_first_of("0123456789") == std::string_view::npos &&
           !sentence.of(text).starts_with("In ");
}

/// Is there one more short sentence before the venue, which may be set in italics?
bool goes_on_after_question(std::string_view text, std::uint32_t from, std::uint32_t end,
                            const std::vector<Span>& italic) {
    auto venue =
        std::partition_point(italic.begin(), italic.end(), [&](const Span& span) { return span.begin < from; });
    if (venue == italic.end()) {
        return has_sentence_before_venue(text, {from, end});
    }
    Span between = trim(text, {from, venue->begin});
    return words_of(text, between).size() >= 2 && words_of(text, between).size() <= 12 &&
           between.of(text).ends_with('.') && between.of(text).find("In ") != 0;
}

}  // namespace

Citation parse_citation(std::string_view text, Span within, const std::vector<FoundPeriod>& periods,
                        const std::vector<Span>& bold, const std::vector<Span>& italic) {
    Citation c;
    Span body = within;
    std::size_t number = body.begin;
    if (number < body.end && (text[number] == '[' || (text[number] >= '0' && text[number] <= '9'))) {
        // "[3] " or "12. "
        std::size_t i = number + (text[number] == '[' ? 1 : 0);
        std::size_t digits = i;
        while (i < body.end && text[i] >= '0' && text[i] <= '9') {
            ++i;
        }
        if (i > digits && i - digits <= 3 && i < body.end && (text[i] == ']' || text[i] == '.' || text[i] == ')') &&
            i + 1 < body.end && text[i + 1] == ' ') {
            body.begin = static_cast<std::uint32_t>(i + 2);
        }
    }
    auto quotes = quoted(text, body);
    int names = 0;
    std::uint32_t authors_end = end_of_authors(text, body, &names);
    // dates after the title belong to no text field
    auto first_period_after = [&](std::uint32_t from) -> const FoundPeriod* {
        for (const FoundPeriod& p : periods) {
            if (p.where.begin >= from) {
                return &p;
            }
        }
        return nullptr;
    };
    auto skip_punctuation = [&](std::uint32_t from) {
        while (from < body.end && std::string_view(" .,;:)(").find(text[from]) != std::string_view::npos) {
            ++from;
        }
        return from;
    };
    std::uint32_t venue_from = body.end;
    if (!quotes.empty()) {
        c.title = quotes.front();
        // *“No, the other onion”: repair in kitchens*: the quotation is a piece of the title
        auto around = std::find_if(italic.begin(), italic.end(), [&](Span run) {
            return run.begin <= c.title.begin && run.end > c.title.end + 4 && run.begin + 4 >= c.title.begin &&
                   words_of(text, {c.title.end, run.end}).size() >= 2;
        });
        Span before = trim_punctuation(text, {body.begin, c.title.begin > body.begin ? c.title.begin - 1 : body.begin});
        if (!before.empty() && before.end <= c.title.begin) {
            // quotation marks of several bytes
            while (before.end > before.begin &&
                   (static_cast<unsigned char>(text[before.end - 1]) >= 0x80 || text[before.end - 1] == '"')) {
                std::uint32_t was = before.end;
                before = trim_punctuation(text, before);
                if (before.end == was) {
                    std::size_t last = before.end - 1;
                    while (last > before.begin && (static_cast<unsigned char>(text[last]) & 0xC0U) == 0x80U) {
                        --last;
                    }
                    std::size_t next = last;
                    char32_t ch = next_character(text, next);
                    if (is_letter(ch)) {
                        break;
                    }
                    before.end = static_cast<std::uint32_t>(last);
                }
            }
            c.authors = trim(text, strip(text, before, ",;:"));
            if (c.authors.of(text).ends_with('.') && !ends_abbreviated(text, {c.authors.begin, c.authors.end - 1})) {
                --c.authors.end;
            }
            if (!c.authors.empty() && c.authors.end < body.end && text[c.authors.end] == '.' &&
                ends_abbreviated(text, c.authors)) {
                ++c.authors.end;
            }
            if (names >= 1 && authors_end < c.authors.end) {  // "B. Fjord. Forthcoming."
                std::uint32_t from = skip_punctuation(authors_end);
                if (from < c.authors.end && end_of_state(text, from, c.title.begin) >= c.authors.end) {
                    c.authors.end = authors_end;
                }
            }
            for (const FoundPeriod& p : periods) {
                if (p.where.overlaps(c.authors)) {
                    // "Fjord, I. 2020": the initial is no Roman month
                    c.authors.end = std::max(p.where.begin, std::min(authors_end, p.where.end));
                    c.authors = strip(text, c.authors, ",;:(");
                }
            }
        }
        if (around != italic.end()) {
            c.title = strip(text, *around, ".,;");
        }
        std::size_t after = c.title.end;
        while (after < body.end) {
            std::size_t next = after;
            char32_t ch = next_character(text, next);
            if (is_letter(ch) || is_digit(ch) || ch == '[' || ch == '(') {
                break;
            }
            after = next;
        }
        venue_from = static_cast<std::uint32_t>(after);
        if (Span company = with_whom(text, {venue_from, body.end}); c.authors.empty() && !company.empty()) {
            c.authors = company;
            venue_from = skip_punctuation(company.end);
        }
    } else if (names >= 1 && authors_end > body.begin && authors_end < body.end) {
        authors_end = end_of_editors(text, authors_end, body.end);
        c.authors = trim(text, {body.begin, authors_end});
        std::uint32_t from = skip_punctuation(authors_end);
        from = skip_punctuation(end_of_state(text, from, body.end));
        const FoundPeriod* year = first_period_after(authors_end);
        if (year != nullptr && year->where.begin <= from + 2) {
            from = skip_punctuation(year->where.end);
        }
        // the title ends at the first full stop or question mark that ends a sentence
        std::uint32_t end = from;
        auto in_style = [&](const std::vector<Span>& spans) -> const Span* {
            for (const Span& s : spans) {
                if (s.begin >= from && s.begin <= from + 3 && words_of(text, s).size() >= 3) {
                    return &s;
                }
            }
            return nullptr;
        };
        if (const Span* b = in_style(bold)) {
            end = b->end;
        } else if (const Span* slanted = in_style(italic)) {
            end = slanted->end;
        } else {
            for (end = from; end < body.end; ++end) {
                char ch = text[end];
                bool last = end + 1 >= body.end || is_space(static_cast<unsigned char>(text[end + 1]));
                if ((ch == '.' || ch == '?' || ch == '!') && last) {
                    // "vol." and "St." do not end a title
                    std::size_t letters = 0;
                    for (std::size_t i = end; i > from && !is_space(static_cast<unsigned char>(text[i - 1])); --i) {
                        ++letters;
                    }
                    // "What makes words special? Words as cues. *Cognition*": the title goes on to the next full stop
                    bool asks = ch != '.' && goes_on_after_question(text, end + 1, body.end, italic);
                    if ((letters >= 3 || ch != '.') && !asks) {
                        end += ch == '.' ? 0 : 1;
                        break;
                    }
                }
            }
        }
        c.title = trim(text, {from, end});
        venue_from = skip_punctuation(c.title.end);
    } else {
        // the title comes first; it ends with a style, a full stop, or the first comma
        std::uint32_t end = body.end;
        const Span* styled = nullptr;
        for (const auto* spans : {&bold, &italic}) {
            for (const Span& s : *spans) {
                if (s.begin <= body.begin + 1 && s.end < body.end) {
                    styled = &s;
                    break;
                }
            }
            if (styled != nullptr) {
                break;
            }
        }
        if (styled != nullptr) {
            end = styled->end;
        } else {
            for (std::uint32_t i = body.begin; i < body.end; ++i) {
                bool stop =
                    (text[i] == '.' || text[i] == '?') && i > body.begin + 8 && i + 1 < body.end && text[i + 1] == ' ';
                if (stop) {
                    end = i + (text[i] == '?' ? 1 : 0);
                    break;
                }
            }
            if (end == body.end) {
                for (std::uint32_t i = body.begin; i < body.end; ++i) {
                    if (text[i] == ',' || (text[i] == '(' && i > body.begin + 4)) {
                        end = i;
                        break;
                    }
                }
            }
            const FoundPeriod* p = first_period_after(body.begin);
            if (p != nullptr && p->where.begin < end && p->where.begin > body.begin + 3) {
                end = p->where.begin;
            }
        }
        c.title = strip(text, trim_punctuation(text, {body.begin, end}), ",;:([");
        venue_from = skip_punctuation(end);
        int more = 0;
        std::uint32_t authors_after = end_of_authors(text, {venue_from, body.end}, &more);
        if (more >= 2) {
            c.authors = trim(text, {venue_from, authors_after});
            venue_from = skip_punctuation(authors_after);
        }
    }
    if (c.title.of(text).ends_with('.') && !ends_abbreviated(text, {c.title.begin, c.title.end - 1})) {
        --c.title.end;  // "“Three words for fog.” Tide Letters"
    }
    // what is left, without dates, is the venue
    Span venue{venue_from, body.end};
    if (venue.empty()) {
        return c;
    }
    std::vector<Span> pieces{venue};
    for (const FoundPeriod& p : periods) {
        std::vector<Span> cut;
        for (Span s : pieces) {
            if (!p.where.overlaps(s)) {
                cut.push_back(s);
                continue;
            }
            cut.push_back({s.begin, p.where.begin});
            cut.push_back({p.where.end, s.end});
        }
        pieces = cut;
    }
    for (Span s : pieces) {
        Span kept = strip(text, trim_punctuation(text, s), ",;:()[] ");
        if (kept.size() < 2) {
            continue;
        }
        // balance a bracket that strip() took: "Venue (AFR"
        std::string_view own = kept.of(text);
        if (std::count(own.begin(), own.end(), '(') > std::count(own.begin(), own.end(), ')') && kept.end < body.end &&
            text[kept.end] == ')') {
            ++kept.end;
        }
        if (c.venue.empty()) {
            c.venue = kept;
        } else {
            c.rest.push_back(kept);
        }
    }
    return c;
}

}  // namespace cvconv::recognizing
