#include "readers/pieces/citations/citations.h"

#include <algorithm>
#include <array>

#include "ir/unicode.h"
#include "readers/pieces/characters.h"

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

constexpr char32_t typewriter = U'\'';
constexpr char32_t single_open = U'‘';
constexpr char32_t single_close = U'’';

/// 'A Widow's Orchard', ‘The Dealers’ Notebook’: where a title between single marks, of which an apostrophe looks the
/// same, ends; `within` begins behind the mark that opens it. The mark before a comma or a full stop closes, and if
/// there is none, the first before a blank. within.begin if there is none.
std::uint32_t end_of_single_quotes(std::string_view text, Span within, char32_t close) {
    constexpr std::uint32_t longest = 400;  // bytes
    const std::uint32_t end = std::min(within.end, within.begin + longest);
    std::uint32_t before_blank = within.begin;
    for (std::size_t at = within.begin; at < end;) {
        const auto mark = static_cast<std::uint32_t>(at);
        if (next_character(text, at) != close || is_space(character_before(text, mark))) {
            continue;
        }
        const char32_t next = at < within.end ? character_at(text, at) : U'.';
        if (next == ',' || next == '.' || next == ';' || next == ':' || next == ')') {
            return mark;
        }
        before_blank = before_blank == within.begin && is_space(next) ? mark : before_blank;
    }
    return before_blank;
}

/// Single marks open at the beginning of a word.
bool opens_single_quotes(std::string_view text, Span within, std::size_t at, char32_t c) {
    if (c != typewriter && c != single_open) {
        return false;
    }
    const char32_t before = at > within.begin ? character_before(text, at) : U' ';
    return is_space(before) || before == '(';
}

/// "‘Processions’, in Music in Towns": a quotation at the very beginning, and a comma behind it at `behind`.
bool leads_citation(std::string_view text, Span within, std::size_t open, std::size_t behind) {
    return open == within.begin && behind < within.end && text[behind] == ',';
}

}  // namespace

std::vector<Span> quoted(std::string_view text, Span within) {
    std::vector<Span> found;
    std::u32string never_closed;  // not looked for again: a line may be full of them
    for (std::size_t at = within.begin; at < within.end;) {
        std::size_t open = at;
        char32_t c = next_character(text, at);
        const auto* pair =
            std::find_if(quote_pairs.begin(), quote_pairs.end(), [&](const QuotePair& p) { return p.open == c; });
        if (opens_single_quotes(text, within, open, c) && is_upper(character_at(text, at))) {
            const Span rest{static_cast<std::uint32_t>(at), within.end};
            const Span inner{rest.begin, end_of_single_quotes(text, rest, c == typewriter ? typewriter : single_close)};
            std::size_t behind = inner.end;
            if (behind < within.end) {
                (void)next_character(text, behind);
            }
            if (words_of(text, inner).size() >= (leads_citation(text, within, open, behind) ? 1U : 2U)) {
                found.push_back(strip(text, inner, ",;"));
                at = inner.end;
            }
            continue;
        }
        if (pair == quote_pairs.end()) {
            continue;
        }
        // an opening quote stands at the beginning of a word
        if (open > within.begin && c == '"' && !is_space(static_cast<unsigned char>(text[open - 1])) &&
            text[open - 1] != '(') {
            continue;
        }
        bool closed = never_closed.find(c) != std::u32string::npos;
        for (std::size_t i = at; i < within.end && !closed;) {
            std::size_t close = i;
            char32_t d = next_character(text, i);
            closed = d == pair->close || (c == U'„' && d == U'”') || (c == U'“' && d == '"') || (c == '"' && d == U'”');
            if (closed) {
                Span inner = trim(text, {static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(close)});
                // “Tides,” Harbour Talks; “Measures.” In Ocean Letters: that is how titles are cited
                const bool cited = inner.of(text).ends_with(',') || inner.of(text).ends_with('.') ||
                                   leads_citation(text, within, open, i);
                if (words_of(text, inner).size() >= (cited ? 1U : 2U)) {
                    found.push_back(strip(text, inner, ",;"));
                    at = i;
                }
            } else if (i >= within.end) {
                never_closed += c;
            }
        }
    }
    return found;
}

bool is_motto(std::string_view text, Span span) {
    constexpr std::size_t least_words = 4;
    constexpr std::uint32_t least_beside = 3;  // a mark has up to three bytes
    const std::vector<Span> quotes = quoted(text, span);
    return quotes.size() == 1 && quotes.front().begin <= span.begin + least_beside &&
           quotes.front().end + least_beside >= span.end && words_of(text, span).size() >= least_words;
}

}  // namespace cvconv::recognizing
