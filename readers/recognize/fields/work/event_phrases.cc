#include "readers/recognize/fields/work/event_phrases.h"

#include <algorithm>
#include <array>

#include "readers/pieces/characters.h"

namespace cvconv::recognizing {

bool ends_phrase(std::string_view text, std::uint32_t at, std::uint32_t limit) {
    constexpr std::array<std::string_view, 4> verbs = {"し", "する", "いたし", "함"};
    if (at >= limit) {
        return true;
    }
    std::size_t next = at;
    char32_t c = next_character(text, next);
    std::string_view rest = text.substr(at, limit - at);
    return !is_letter(c) || is_digit(c) ||
           std::any_of(verbs.begin(), verbs.end(), [&](std::string_view verb) { return rest.starts_with(verb); });
}

bool in_brackets(std::string_view text, std::uint32_t begin, std::uint32_t at) {
    int open = 0;
    for (std::size_t i = begin; i < at;) {
        char32_t c = next_character(text, i);
        open += c == U'(' || c == U'（' ? 1 : c == U')' || c == U'）' ? -1 : 0;
    }
    return open > 0;
}

Span without_marks(std::string_view text, Span span, std::u32string_view marks) {
    while (!span.empty() && marks.find(character_at(text, span.begin)) != std::u32string_view::npos) {
        std::size_t next = span.begin;
        (void)next_character(text, next);
        span.begin = static_cast<std::uint32_t>(next);
    }
    while (!span.empty() && marks.find(character_before(text, span.end)) != std::u32string_view::npos) {
        span.end = static_cast<std::uint32_t>(previous(text, span.end));
    }
    return span;
}

Span without_particle(std::string_view text, Span name) {
    constexpr std::array<std::string_view, 8> particles = {"にて", "に", "へ", "を", "で", "において", "에", "에서"};
    name = without_marks(text, name, blanks_and_commas);
    for (std::string_view particle : particles) {
        if (name.of(text).ends_with(particle) && name.size() > particle.size() + 3) {
            name.end -= static_cast<std::uint32_t>(particle.size());
            return without_marks(text, name, blanks_and_commas);
        }
    }
    return name;
}

std::vector<Span> pieces_of(std::string_view text, Span within) {
    std::vector<Span> pieces;
    std::uint32_t begin = within.begin;
    int depth = 0;
    for (std::size_t at = within.begin; at <= within.end;) {
        std::size_t next = at;
        char32_t c = at < within.end ? next_character(text, next) : U' ';
        depth += c == U'(' || c == U'（' ? 1 : c == U')' || c == U'）' ? -1 : 0;
        bool cut = at >= within.end || (depth <= 0 && (is_space(c) || c == U'、'));
        if (cut) {
            Span piece = make_span(begin, std::min<std::size_t>(at, within.end));
            if (!piece.empty()) {
                pieces.push_back(piece);
            }
            begin = static_cast<std::uint32_t>(std::max(next, at + 1));
        }
        at = std::max(next, at + 1);
    }
    return pieces;
}

}  // namespace cvconv::recognizing
