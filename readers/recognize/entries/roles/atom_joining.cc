#include "readers/recognize/entries/roles/atom_joining.h"

#include <algorithm>

#include "readers/pieces/function_words.h"
#include "readers/pieces/places/places.h"

namespace cvconv::recognizing {

namespace {

/// "University of Oregon", "University of Tasmania": what bears the name of a state has a campus in several towns.
bool is_of_state(std::string_view text, const Atom& atom) {
    const std::size_t count = atom.words.size();
    if (count < 3 || find(Idea::institutions, atom.words).empty()) {
        return false;
    }
    for (std::size_t first = count - std::min<std::size_t>(count - 2, 2); first < count; ++first) {
        const Span state{atom.words[first].where.begin, atom.text.end};
        constexpr std::size_t shortest = 4;  // letters of "Ohio"; "OR" is none of a name
        if (state.size() >= shortest && !country_of_region(state.of(text)).empty()) {
            return true;
        }
    }
    return false;
}

bool is_city(std::string_view text, const Atom& atom) {
    const auto places = find_places(text, atom.text);
    return places.size() == 1 && places.front().where == atom.text && places.front().kind == PlaceKind::city;
}

}  // namespace

void join_lists(const Document& document, std::vector<Atom>& atoms) {
    constexpr std::size_t short_piece = 2;  // words
    std::string_view text = document.text;
    for (std::size_t i = 1; i < atoms.size(); ++i) {
        const bool joined = atoms[i].join == Join::comma || atoms[i].join == Join::style;
        if (!joined || !is_joiner(atoms[i].words.front().folded)) {
            continue;
        }
        std::size_t last = i;
        if (atoms[i].words.size() == 1) {  // the "and" between two titles that are set apart
            last = i + 1;
            if (last >= atoms.size() || atoms[last].join != Join::style) {
                continue;
            }
        }
        std::size_t first = i - 1;
        while (atoms[i].join == Join::comma && first > 0 && atoms[first].join == Join::comma &&
               atoms[first].words.size() <= short_piece) {
            --first;
        }
        Atom& whole = atoms[first];
        whole.text = {whole.outer.begin, atoms[last].outer.end};
        whole.outer = whole.text;
        whole.words = words_of(text, whole.text);
        atoms.erase(atoms.begin() + static_cast<std::ptrdiff_t>(first) + 1,
                    atoms.begin() + static_cast<std::ptrdiff_t>(last) + 1);
        i = first;
    }
}

void join_campuses(const Document& document, std::vector<Atom>& atoms) {
    auto goes_on = [](const Atom& atom) { return atom.join == Join::comma || atom.join == Join::dash; };
    for (std::size_t i = 0; i + 1 < atoms.size(); ++i) {
        const Atom& next = atoms[i + 1];
        const bool located = i + 2 < atoms.size() && goes_on(atoms[i + 2]) && atoms[i + 2].line == next.line &&
                             place_score(document.text, atoms[i + 2].text) > 0;
        if (next.line != atoms[i].line || !goes_on(next) || located || !is_of_state(document.text, atoms[i]) ||
            !is_city(document.text, next)) {
            continue;
        }
        atoms[i].text = {atoms[i].outer.begin, next.outer.end};
        atoms[i].outer = atoms[i].text;
        atoms[i].words = words_of(document.text, atoms[i].text);
        atoms.erase(atoms.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    }
}

void join_at_words(const Document& document, std::vector<Atom>& atoms) {
    for (std::size_t i = 1; i + 1 < atoms.size(); ++i) {
        if (atoms[i].join == Join::style && atoms[i + 1].join == Join::style &&
            is_at_word(fold(atoms[i].text.of(document.text)))) {
            atoms[i + 1].join = Join::at_word;
            atoms.erase(atoms.begin() + static_cast<std::ptrdiff_t>(i));
        }
    }
}

}  // namespace cvconv::recognizing
