#include "readers/recognize/entries/atoms.h"

#include <algorithm>

#include "readers/function_words.h"
#include "readers/recognize/characters.h"
#include "readers/recognize/contact/emails.h"
#include "readers/recognize/contact/urls.h"
#include "readers/recognize/dates/durations.h"
#include "readers/recognize/entries/items.h"
#include "readers/recognize/fields/degrees.h"
#include "readers/recognize/places/places.h"

namespace cvconv::recognizing {

namespace {

bool looks_same(const Style& a, const Style& b) {
    return a.bold == b.bold && a.italic == b.italic && std::abs(a.size - b.size) < 0.6F && a.small_caps == b.small_caps;
}

/// "**Bachelor** of Wells": is what follows in another look the field of the degree?
bool tells_field(std::string_view text, Span degree, Span part) {
    const Span behind = trim(text, part);
    constexpr std::size_t longest = 200;  // bytes
    if (behind.empty() || behind.end - degree.begin > longest || !is_lower(character_at(text, behind.begin))) {
        return false;
    }
    const std::size_t comma = std::min(behind.of(text).find_first_of(",;|("), std::size_t{behind.size()});
    const Span whole = trim(text, {degree.begin, static_cast<std::uint32_t>(behind.begin + comma)});
    const Degree split = split_degree(text, whole);
    return split.rule == "degree.connective" && split.study_type.begin == whole.begin &&
           split.study_type.end <= behind.begin && split.area.begin > behind.begin;
}

void add_atom(const Document& document, std::vector<Atom>& atoms, Span span, Join join, int line, const Style& style) {
    std::string_view text = document.text;
    Span outer = strip(text, trim(text, span), ",;|");
    outer = trim(text, outer);
    Span inner = outer;
    std::string_view own = inner.of(text);
    if (own.size() >= 2 && ((own.front() == '(' && own.back() == ')') || (own.front() == '[' && own.back() == ']'))) {
        inner = trim(text, {inner.begin + 1, inner.end - 1});
    } else if ((own.starts_with("（") && own.ends_with("）")) || (own.starts_with("【") && own.ends_with("】"))) {
        inner = trim(text, {inner.begin + 3, inner.end - 3});
    } else {
        inner = trim_punctuation(text, inner);
        // a final dot belongs to an abbreviation: "Acme Inc.", "M.Sc."
        if (inner.end < outer.end && text[inner.end] == '.') {
            std::string_view kept = inner.of(text);
            std::size_t last = kept.find_last_of(" .");
            std::size_t letters = last == std::string_view::npos ? kept.size() : kept.size() - last - 1;
            if (letters <= 4) {
                ++inner.end;
            }
        }
        outer = {inner.begin, std::max(inner.end, inner.end)};
    }
    if (inner.empty()) {
        return;
    }
    Atom atom;
    atom.text = inner;
    atom.outer = outer;
    atom.join = join;
    atom.line = line;
    atom.style = style;
    atom.words = words_of(text, inner);
    if (atom.words.empty()) {
        return;
    }
    std::size_t at = inner.begin;
    atom.starts_lower = is_lower(next_character(text, at));
    atoms.push_back(std::move(atom));
}

/// The pieces of a stretch that are left when `holes` (dates, links) are cut out.
Spans without(Span stretch, const Spans& holes) {
    Spans pieces{stretch};
    for (Span hole : holes) {
        pieces = cut_out(pieces, hole);
    }
    return pieces;
}

/// "Title (Contract) rest": brackets at the end of a piece are an atom of their own.
void add_with_brackets(const Document& document, std::vector<Atom>& atoms, Span piece, Join join, int line,
                       const Style& style) {
    std::string_view text = document.text;
    piece = trim(text, piece);
    std::string_view own = piece.of(text);
    // "社長賞（株式会社みなと）"
    if (std::size_t open = own.rfind("（"); own.ends_with("）") && open != std::string_view::npos && open > 0) {
        auto at = static_cast<std::uint32_t>(piece.begin + open);
        add_atom(document, atoms, {piece.begin, at}, join, line, style);
        add_atom(document, atoms, {at, piece.end}, Join::bracket, line, style);
        return;
    }
    const std::size_t open = own.rfind('(');
    std::size_t inside = open + 1;
    if (own.ends_with(").") && own.find('.') + 1 == own.size() && open != std::string_view::npos &&
        is_letter(next_character(own, inside))) {
        --piece.end;  // "MSc, Tides (Distinction)."
        own = piece.of(text);
    }
    if (own.size() > 3 && own.back() == ')') {
        int depth = 0;
        for (std::size_t i = own.size(); i-- > 1;) {
            depth += own[i] == ')' ? 1 : own[i] == '(' ? -1 : 0;
            if (depth == 0) {
                if (own[i - 1] == ' ' && i > 1) {
                    Span head{piece.begin, static_cast<std::uint32_t>(piece.begin + i)};
                    add_atom(document, atoms, head, join, line, style);
                    add_atom(document, atoms, {static_cast<std::uint32_t>(piece.begin + i), piece.end}, Join::bracket,
                             line, style);
                    return;
                }
                break;
            }
        }
    }
    add_atom(document, atoms, piece, join, line, style);
}

/// What says again, or names, the period: "8 years" in a cell of its own, "Date:" before it.
std::vector<Span> labels_of_periods(std::string_view text, const Line& line) {
    std::vector<Span> labels;
    auto period = line.periods.begin();
    for (Span cell : line.cells) {
        std::uint32_t end = skip_duration(text, cell.begin, cell.end);
        if (end > cell.begin && trim_punctuation(text, {end, cell.end}).empty()) {
            labels.push_back(cell);
        }
        // "Awarded on: 1 September 2021": what stands before the first of the cell's periods
        while (period != line.periods.end() && period->where.begin < cell.begin) {
            ++period;
        }
        if (period == line.periods.end() || period->where.end > cell.end) {
            continue;
        }
        Span label = trim_punctuation(text, {cell.begin, period->where.begin});
        auto hits = label.empty() ? std::vector<LexiconHit>{} : lookup(Idea::entry_labels, label.of(text));
        if (std::any_of(hits.begin(), hits.end(), [](const LexiconHit& hit) { return hit.key == "period"; })) {
            labels.push_back(label);
        }
    }
    return labels;
}

/// "Research, Instruction, and Outreach", "*Tide News* and *Harbour Post*": the last of a list, which begins with its
/// "and", is one with what stands before it. How far back it reaches, the short pieces between commas say.
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

/// "University of Oregon, Eugene" and "University of Oregon - Eugene" are names; in "University of Oregon, Eugene, OR"
/// it is where the university is.
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

/// The words before the employer part as "at" does.
void add_workplace(const Line& line, Span piece, std::vector<Separator>& cuts) {
    if (line.before_workplace.empty() || !piece.contains(line.before_workplace)) {
        return;
    }
    std::erase_if(cuts, [&](const Separator& cut) { return line.before_workplace.overlaps({cut.begin, cut.end}); });
    const auto behind = std::find_if(cuts.begin(), cuts.end(),
                                     [&](const Separator& cut) { return cut.begin >= line.before_workplace.end; });
    cuts.insert(behind, {line.before_workplace.begin, line.before_workplace.end, Join::at_word});
}

}  // namespace

std::vector<Atom> atoms_of(const Document& document, const Line& line, int line_number) {
    std::vector<Atom> atoms;
    std::string_view text = document.text;
    std::vector<Span> holes;
    for (const FoundPeriod& p : line.periods) {
        if (p.certainty >= 0.5F) {
            Span hole = p.where;
            // "(2019 – 2021)": the brackets go with the date
            if (hole.begin > line.text.begin && hole.end < line.text.end && text[hole.begin - 1] == '(' &&
                text[hole.end] == ')') {
                hole = {hole.begin - 1, hole.end + 1};
            }
            holes.push_back(hole);
        }
    }
    for (const auto& url : find_urls(text, line.text)) {
        Span hole = url.where;
        if (hole.begin > line.text.begin && hole.end < line.text.end && text[hole.begin - 1] == '(' &&
            text[hole.end] == ')') {
            hole = {hole.begin - 1, hole.end + 1};  // "Harbour Ltd (https://harbour.example)"
        }
        holes.push_back(hole);
    }
    for (const auto& mail : find_emails(text, line.text)) {
        holes.push_back(mail.where);
    }
    for (Span label : labels_of_periods(text, line)) {
        holes.push_back(label);
    }
    std::sort(holes.begin(), holes.end());
    auto next_hole = holes.begin();
    auto holes_in = [&](Span span) {  // spans come in order
        while (next_hole != holes.end() && next_hole->end <= span.begin) {
            ++next_hole;
        }
        auto end = std::find_if(next_hole, holes.end(), [&](Span hole) { return hole.begin >= span.end; });
        return std::vector<Span>(next_hole, end);
    };
    const Stops stops = line.phrases ? Stops::all : line.sentence ? Stops::none : Stops::behind_long_words;
    bool first_cell = true;
    for (Span cell : line.cells) {
        // runs of one style within the cell
        std::vector<std::pair<Span, Style>> stretches;
        for (const Run& run : line.runs) {
            Span part{std::max(run.text.begin, cell.begin), std::min(run.text.end, cell.end)};
            if (part.empty()) {
                continue;
            }
            bool blank = words_of(text, part).empty();
            auto next = std::lower_bound(line.words.begin(), line.words.end(), part.begin,
                                         [](const Word& word, std::uint32_t at) { return word.where.begin < at; });
            bool within_word = next != line.words.begin() && part.begin < std::prev(next)->where.end;
            if (!stretches.empty() && (blank || within_word || looks_same(stretches.back().second, run.style) ||
                                       tells_field(text, stretches.back().first, part))) {
                stretches.back().first.end = part.end;
            } else {
                stretches.emplace_back(part, run.style);
            }
        }
        if (stretches.empty()) {
            stretches.emplace_back(cell, line.style);
        }
        bool first_stretch = true;
        bool at_before = false;
        for (auto& [stretch, style] : stretches) {
            bool first_piece = true;
            // "MSc (Boats) at **Harbour College**": the at-word ends the first look
            const Span whole = trim(text, stretch);
            const std::size_t last_blank = whole.of(text).rfind(' ');
            const bool at_behind = &stretch != &stretches.back().first && last_blank != std::string_view::npos &&
                                   is_at_word(fold(whole.of(text).substr(last_blank + 1)));
            if (at_behind) {
                stretch.end = static_cast<std::uint32_t>(whole.begin + last_blank);
            }
            for (Span piece : without(stretch, holes_in(stretch))) {
                Join join = first_piece
                                ? (first_stretch ? (first_cell ? Join::start_of_line : Join::cell) : Join::style)
                                : Join::dash;
                join = first_piece && at_before ? Join::at_word : join;
                // "**Engineer** at Acme"
                Span bare = trim(text, piece);
                std::size_t blank = bare.of(text).find(' ');
                if (join == Join::style && blank != std::string_view::npos &&
                    is_at_word(fold(bare.of(text).substr(0, blank)))) {
                    piece = {static_cast<std::uint32_t>(bare.begin + blank + 1), piece.end};
                    join = Join::at_word;
                }
                auto cuts = separators_in(text, piece, stops);
                add_workplace(line, piece, cuts);
                std::uint32_t begin = piece.begin;
                // a style change right at a separator is that separator
                for (const Separator& cut : cuts) {
                    std::size_t before = atoms.size();
                    add_with_brackets(document, atoms, {begin, cut.begin}, join, line_number, style);
                    bool added = atoms.size() > before;
                    if (added || join == Join::style || join == Join::dash) {
                        join = cut.join == Join::comma && !added && join == Join::style ? Join::style : cut.join;
                    }
                    begin = cut.end;
                }
                add_with_brackets(document, atoms, {begin, piece.end}, join, line_number, style);
                first_piece = false;
            }
            first_stretch = false;
            at_before = at_behind;
        }
        first_cell = false;
    }
    // "**Engineer** at **Acme**": the at-word stands alone between two looks
    for (std::size_t i = 1; i + 1 < atoms.size(); ++i) {
        if (atoms[i].join == Join::style && atoms[i + 1].join == Join::style &&
            is_at_word(fold(atoms[i].text.of(text)))) {
            atoms[i + 1].join = Join::at_word;
            atoms.erase(atoms.begin() + static_cast<std::ptrdiff_t>(i));
        }
    }
    if (!line.sentence) {
        join_lists(document, atoms);
        join_campuses(document, atoms);
    }
    for (std::size_t i = 0; i < atoms.size(); ++i) {
        atoms[i].index = static_cast<int>(i);
        if (i == 0) {
            atoms[i].join = Join::start_of_line;
        }
    }
    return atoms;
}

std::vector<HeaderAtoms> atoms_of_headers(Reading& reading, const std::vector<Entry>& entries) {
    std::vector<HeaderAtoms> headers;
    headers.reserve(entries.size());
    for (const Entry& entry : entries) {
        headers.push_back(atoms_of(reading.document, entry));
        for (Span label : headers.back().labels) {
            reading.label(label);
        }
    }
    return headers;
}

HeaderAtoms atoms_of(const Document& document, const Entry& entry) {
    HeaderAtoms header;
    for (std::size_t i = 0; i < entry.header && i < entry.lines.size(); ++i) {
        const Line& line = entry.lines[i];
        auto atoms = atoms_of(document, line, static_cast<int>(i));
        for (std::size_t k = 1; k < atoms.size(); ++k) {
            if (atoms[k].join == Join::at_word) {
                header.labels.push_back(trim(document.text, {atoms[k - 1].outer.end, atoms[k].outer.begin}));
            }
        }
        header.atoms.insert(header.atoms.end(), atoms.begin(), atoms.end());
        for (const FoundPeriod& p : line.periods) {
            if (p.certainty >= 0.5F) {
                header.periods.push_back(p);
            }
        }
        for (const auto& url : find_urls(document.text, line.text)) {
            header.urls.push_back(url.where);
        }
        auto labels = labels_of_periods(document.text, line);
        header.labels.insert(header.labels.end(), labels.begin(), labels.end());
    }
    return header;
}

}  // namespace cvconv::recognizing
