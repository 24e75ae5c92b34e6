#include "readers/recognize/fields/one_line_entries.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "readers/pieces/characters.h"
#include "readers/pieces/citations/citations.h"
#include "readers/pieces/function_words.h"
#include "readers/pieces/items.h"
#include "readers/pieces/places/places.h"
#include "readers/recognize/entries/entry_header.h"
#include "readers/recognize/entries/roles/separators.h"
#include "readers/recognize/fields/awards/award_lines.h"

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

/// "Port School" below a title without one: who gave it, and not "First Aid – Port School".
bool may_be_giver(const Document& document, const Line& line, const Line& above) {
    auto says_both = [&](const Line& l) {
        return !separators_in(document.text, l.text, Stops::behind_long_words).empty() ||
               !split_brackets(document.text, l.text).inside.empty();
    };
    return line.count(Idea::organizations) + line.count(Idea::institutions) > 0 && !says_both(line) &&
           !says_both(above);
}

/// Does the line say more than a name: "First Aid – Port School", "Forklift (counterbalance)", "Dangerous Goods, Class
/// 7"?
bool has_parts(const Document& document, const Line& line) {
    return !separators_in(document.text, line.text, Stops::behind_long_words).empty() ||
           !split_brackets(document.text, line.text).inside.empty() ||
           line.text.of(document.text).find(", ") != std::string_view::npos;
}

/// Are lines without a date entries of their own, or do they belong to those above? They belong to them where each has
/// one, or where blank lines say so:
///   First Aid, 2019            Crane Driver, 2019
///   Forklift                   Port School
///   Slinging and Lifting       Crane Mechanic, 2021
///   Crane Driver, 2021         Port School
bool are_of_their_own(const Document& document, const std::vector<Entry>& entries) {
    if (!entries.front().lines.front().has_period()) {
        return false;
    }
    std::set<std::size_t> followers;  // how many lines without a date follow those with one
    std::size_t dated = 0;
    std::size_t count = 0;
    bool parts = true;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const Line& line = entries[i].lines.front();
        if (line.has_period()) {
            if (i > 0) {
                followers.insert(count);
            }
            if (line.gap_before > 0.35F && i > 0) {
                return false;
            }
            ++dated;
            count = 0;
        } else {
            ++count;
            parts = parts && has_parts(document, line);
        }
    }
    followers.insert(count);
    return dated >= 2 ? followers.size() >= 2 : parts && *followers.rbegin() >= 2;
}

/// "gazeta „Echo”", "uniwersytet morski": who gave it, though in small letters.
bool names_giver(std::string_view text, const Atom& atom) {
    return !quoted(text, atom.text).empty() || !find(Idea::organizations, atom.words).empty() ||
           !find(Idea::institutions, atom.words).empty();
}

bool is_roman(std::string_view word) {
    return !word.empty() && word.find_first_not_of("IVX") == std::string_view::npos;
}

/// "parts I and II", "24 hours", "Level 2": numbers and at most one word more.
bool is_numbered_part(std::string_view text, const Atom& atom) {
    std::size_t others = 0;
    std::size_t numbers = 0;
    for (const Word& word : atom.words) {
        if (is_digit(character_at(text, word.where.begin)) || is_roman(word.where.of(text))) {
            ++numbers;
        } else if (!is_joiner(word.folded) && word.where.size() > 1) {
            ++others;
        }
    }
    return numbers > 0 && others <= 1;
}

/// But for "in", "of" and other words in small letters.
std::vector<Word> content_words(std::vector<Word> words) {
    std::erase_if(words, [](const Word& word) {
        return word.where.size() <= 3 &&
               (is_in(word.folded) || is_of(word.folded) || is_for(word.folded) || may_join(word.folded));
    });
    return words;
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

/// "CSWP – Certified SolidWorks Professional", "ALSO (Advanced Life Support in Obstetrics)": the same, in capitals
/// first.
bool is_spelt_out(std::string_view text, const Atom& title, const Atom& atom) {
    return (atom.join == Join::dash || atom.join == Join::bracket) && title.words.size() == 1 &&
           is_all_capitals(title.text.of(text)) && are_initials(text, title.text.of(text), content_words(atom.words));
}

/// What stands in brackets behind a title and is of it: "(P.Geo.)", "(Nova Scotia)", "(QTRA) licensed user", and
/// whatever stands before who gave it.
bool is_bracket_of_title(std::string_view text, const Atom& title, const Atom& atom, const Atom* next) {
    if (atom.join != Join::bracket || atom.words.empty() || names_giver(text, atom)) {
        return false;
    }
    const bool short_form = atom.words.size() == 1 && (atom.text.of(text).find('.') != std::string_view::npos ||
                                                       are_initials(text, atom.text.of(text), title.words));
    const bool before_giver = next != nullptr && next->line == atom.line && next->join == Join::comma &&
                              (names_giver(text, *next) || next->words.size() == 1);
    return short_form || before_giver || place_score(text, atom.text) >= 0.6F;
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
        bool told_apart =
            says == Says::nothing || line.table > 0 || !is_set_alike(line, lines.front()) ||
            (says == Says::undated && (line.sentence || may_be_giver(document, line, lines[i == 0 ? 0 : i - 1])));
        if (told_apart) {
            return {};
        }
        before += says == Says::dated_before ? 1 : 0;
        behind += says == Says::dated_behind ? 1 : 0;
        undated += says == Says::undated ? 1 : 0;
        entries.push_back({{line}, 1});
    }
    // "Crane Driver" over "Port School, 2019": where many lines have no date, two lines may be one entry
    std::size_t dated = std::max(before, behind);
    const bool mostly_dated = dated >= 2 && undated * 2 <= dated;
    if (std::min(before, behind) > 0 || dated == 0 || (!mostly_dated && !are_of_their_own(document, entries))) {
        return {};
    }
    for (Entry& entry : entries) {
        entry.header = entry.lines.size();
    }
    return entries;
}

bool is_list_at_side(const Reading& reading, const Section& section) {
    constexpr std::size_t most_words = 12;
    const auto& name = reading.cv.basics.name;
    if (section.lines.empty() || !name || name->where.empty() ||
        name->where.front().begin < section.lines.back().text.end) {
        return false;
    }
    const Line& first = section.lines.front();
    return std::all_of(section.lines.begin(), section.lines.end(), [&](const Line& line) {
        return is_set_alike(line, first) && line.periods.empty() && line.urls == 0 && line.cells.size() == 1 &&
               !line.sentence && !line.starts_lower && line.word_count() <= most_words;
    });
}

void drop_group_titles(Reading& reading, std::vector<Line>& lines) {
    auto begins_dated = [](const Line& line) {
        return line.has_period() && line.periods.front().where.begin <= line.text.begin + 1 && line.word_count() >= 4;
    };
    std::vector<bool> titles(lines.size(), false);
    std::ptrdiff_t dated = std::count_if(lines.begin(), lines.end(), begins_dated);
    for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
        const Line& line = lines[i];
        bool larger = line.style.size > lines[i + 1].style.size + 0.4F || line.style.bold != lines[i + 1].style.bold ||
                      (line.kind == BlockKind::heading && lines[i + 1].kind != BlockKind::heading);
        titles[i] = !line.has_period() && line.word_count() <= 3 && line.cells.size() == 1 && !line.is_item() &&
                    larger && begins_dated(lines[i + 1]);
    }
    auto count = std::count(titles.begin(), titles.end(), true);
    if (count == 0 || dated <= count || dated + count != static_cast<std::ptrdiff_t>(lines.size())) {
        return;
    }
    std::vector<Line> kept;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (titles[i]) {
            reading.label(lines[i].text);
        } else {
            kept.push_back(lines[i]);
        }
    }
    lines = std::move(kept);
}

void join_parts_of_titles(const Document& document, std::vector<HeaderAtoms>& headers) {
    for (HeaderAtoms& header : headers) {
        auto& atoms = header.atoms;
        for (std::size_t i = 1; i < atoms.size(); ++i) {
            Atom& title = atoms[i - 1];
            const Atom& atom = atoms[i];
            // "First Aid at Work": no school has a name of one small word
            const Atom* next = i + 1 < atoms.size() ? &atoms[i + 1] : nullptr;
            const bool before_giver = next != nullptr && next->line == atom.line && next->join == Join::comma;
            bool at_word = atom.line == title.line && atom.join == Join::at_word &&
                           (before_giver || (atom.words.size() == 1 && !atom.words.front().capitals)) &&
                           !names_giver(document.text, atom);
            bool parted = atom.line == title.line && (atom.join == Join::comma || atom.join == Join::dash);
            bool level = atom.line == title.line && atom.join == Join::dash &&
                         !lookup(Idea::skill_levels, atom.text.of(document.text)).empty();
            bool more =
                level ||
                (atom.line == title.line &&
                 (is_spelt_out(document.text, title, atom) || is_bracket_of_title(document.text, title, atom, next))) ||
                (parted && !atom.words.empty() &&
                 ((atom.starts_lower && !names_giver(document.text, atom)) || is_numbered_part(document.text, atom)));
            if ((!more && !at_word) || (title.join == Join::bracket && title.outer.size() > title.text.size())) {
                continue;
            }
            title.text.end = atom.outer.end;
            title.outer.end = atom.outer.end;
            title.words.insert(title.words.end(), atom.words.begin(), atom.words.end());
            atoms.erase(atoms.begin() + static_cast<std::ptrdiff_t>(i));
            --i;
        }
    }
}

}  // namespace cvconv::recognizing
