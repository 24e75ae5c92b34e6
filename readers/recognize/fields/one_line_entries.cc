#include "readers/recognize/fields/one_line_entries.h"

#include <algorithm>
#include <cmath>

#include "readers/pieces/characters.h"
#include "readers/pieces/function_words.h"
#include "readers/pieces/places/places.h"
#include "readers/recognize/fields/awards/money.h"

namespace cvconv::recognizing {

namespace {

enum class Says : std::uint8_t { nothing, date_only, dated_before, dated_behind, undated };

Says what_it_says(const Document& document, const Line& line) {
    if (!line.has_period()) {
        return Says::undated;
    }
    const Span first = line.periods.front().where;
    const Span last = line.periods.back().where;
    if (first.size() + 3 >= line.text.size()) {
        return Says::date_only;
    }
    if (first.begin <= line.text.begin + 1) {
        return Says::dated_before;
    }
    Span behind = trim_punctuation(document.text, {last.end, line.text.end});
    // "(2022, 120 hours)"
    bool in_bracket = behind.of(document.text).find('(') == std::string_view::npos && behind.size() <= 16 &&
                      strip(document.text, line.text, ".").of(document.text).ends_with(')');
    const bool paid = is_money(document.text, behind);  // "2019-2022, €96,500"
    return behind.empty() || in_bracket || paid ? Says::dated_behind : Says::nothing;
}

bool is_set_alike(const Line& line, const Line& first) {
    bool beside_date = std::abs(line.left - first.content_left) < 3;
    return line.kind == first.kind && line.level == first.level &&
           std::abs(line.style.size - first.style.size) < 0.4F && line.style.bold == first.style.bold &&
           line.style.italic == first.style.italic && (std::abs(line.left - first.left) < 3 || beside_date);
}

/// "parts 1 and 2", "24 hours", "Level 2": numbers and at most one word more.
bool is_numbered_part(std::string_view text, const HeaderSegment& segment) {
    std::size_t others = 0;
    std::size_t numbers = 0;
    for (const Word& word : segment.words) {
        if (is_digit(character_at(text, word.where.begin))) {
            ++numbers;
        } else if (!is_joiner(word.folded) && word.where.size() > 1) {
            ++others;
        }
    }
    return numbers > 0 && others <= 1;
}

/// Are `capitals` the initials of the words, "Solid Works" being one word or two?
bool are_initials(std::string_view text, std::string_view capitals, const std::vector<Word>& words) {
    std::string initials;
    for (const Word& word : words) {
        initials += text[word.where.begin];
    }
    std::size_t at = 0;
    for (char letter : capitals) {
        if (at < initials.size() && initials[at] == letter) {
            ++at;
        }
    }
    return initials.size() >= 2 && at == initials.size();
}

/// What stands in brackets behind a title and is of it: "(P.Geo.)", "(Nova Scotia)", and whatever stands before
/// one word that may be who gave it.
bool is_bracket_of_title(std::string_view text, const HeaderSegment& title, const HeaderSegment& segment,
                         const HeaderSegment* next) {
    if (segment.join != Join::bracket || segment.words.empty()) {
        return false;
    }
    const bool short_form = segment.words.size() == 1 && (segment.text.of(text).find('.') != std::string_view::npos ||
                                                          are_initials(text, segment.text.of(text), title.words));
    const bool before_giver =
        next != nullptr && next->line == segment.line && next->join == Join::comma && next->words.size() == 1;
    return short_form || before_giver || place_score(text, segment.text) >= 0.6F;
}

}  // namespace

std::vector<Entry> one_line_entries(const Document& document, const Section& section) {
    const auto& lines = section.lines;
    std::vector<Entry> entries;
    std::size_t before = 0;
    std::size_t behind = 0;
    std::size_t undated = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Line& line = lines[i];
        Says says = what_it_says(document, line);
        bool goes_on = i > 0 && says == Says::undated && line.starts_lower && !lines[i - 1].starts_lower;
        if (says == Says::date_only || goes_on) {
            bool of_above = i > 0 && entries.back().lines.size() == 1 && !lines[i - 1].has_period();
            if (!of_above) {
                return {};
            }
            entries.back().lines.push_back(line);
            if (says == Says::date_only && lines[i - 1].text.of(document.text).ends_with(',')) {
                --undated;  // "Crane Driver," over "2019": wrapped
                ++behind;
            }
            continue;
        }
        bool told_apart = says == Says::nothing || line.table > 0 || !is_set_alike(line, lines.front()) ||
                          (says == Says::undated && line.sentence);
        if (told_apart) {
            return {};
        }
        before += says == Says::dated_before ? 1 : 0;
        behind += says == Says::dated_behind ? 1 : 0;
        undated += says == Says::undated ? 1 : 0;
        entries.push_back({{line}, 1});
    }
    // "Crane Driver" over "Port School, 2019": where many lines have no date, two lines may be one entry
    const std::size_t dated = std::max(before, behind);
    if (std::min(before, behind) > 0 || dated < 2 || undated * 2 > dated) {
        return {};
    }
    for (Entry& entry : entries) {
        entry.header = entry.lines.size();
    }
    return entries;
}

void join_parts_of_titles(const Document& document, std::vector<HeaderSegments>& headers) {
    for (HeaderSegments& header : headers) {
        auto& segments = header.segments;
        for (std::size_t i = 1; i < segments.size(); ++i) {
            HeaderSegment& title = segments[i - 1];
            const HeaderSegment& segment = segments[i];
            // "First Aid at Work": no school has a name of one small word
            const HeaderSegment* next = i + 1 < segments.size() ? &segments[i + 1] : nullptr;
            const bool before_giver = next != nullptr && next->line == segment.line && next->join == Join::comma;
            bool at_word = segment.line == title.line && segment.join == Join::at_word &&
                           (before_giver || (segment.words.size() == 1 && !segment.words.front().capitals));
            bool parted = segment.line == title.line && (segment.join == Join::comma || segment.join == Join::dash);
            bool level = segment.line == title.line && segment.join == Join::dash &&
                         !lookup(Idea::skill_levels, segment.text.of(document.text)).empty();
            bool more = level ||
                        (segment.line == title.line && is_bracket_of_title(document.text, title, segment, next)) ||
                        (parted && !segment.words.empty() &&
                         (segment.starts_lower || is_numbered_part(document.text, segment)));
            if ((!more && !at_word) || (title.join == Join::bracket && title.outer.size() > title.text.size())) {
                continue;
            }
            title.text.end = segment.outer.end;
            title.outer.end = segment.outer.end;
            title.words.insert(title.words.end(), segment.words.begin(), segment.words.end());
            segments.erase(segments.begin() + static_cast<std::ptrdiff_t>(i));
            --i;
        }
    }
}

}  // namespace cvconv::recognizing
