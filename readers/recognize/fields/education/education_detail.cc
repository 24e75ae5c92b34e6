// What stands below the header of a degree: grades, courses, thesis.

#include <algorithm>

#include "readers/pieces/citations/citations.h"
#include "readers/pieces/items.h"
#include "readers/pieces/scores.h"
#include "readers/recognize/fields/education/education_parts.h"

namespace cvconv::recognizing {

namespace {

/// "Algorithms, Operating Systems, Databases" behind its label: each a course; a sentence is one.
void add_courses(const Document& document, Education& e, Span value) {
    std::vector<Span> items = items_of(document.text, value);
    bool list = items.size() >= 2 && words_of(document.text, value).size() <= 6 * items.size() &&
                quoted(document.text, value).empty();  // a thesis
    for (Span course : list ? items : std::vector<Span>{value}) {
        e.courses.push_back(found(document, course, Confidence::stated, "education.courses"));
    }
}

/// The mark that is most of `span`, with the words around it as labels. False if there is none.
bool take_score(Reading& reading, Education& e, Span span) {
    const Document& document = reading.document;
    auto scores = find_scores(document.text, span);
    if (e.score || scores.empty() || scores.front().where.size() * 2 < span.size()) {
        return false;
    }
    const Span value = scores.front().value;
    e.score = found(document, value, Confidence::inferred, "education.score");
    for (Span rest : {Span{span.begin, value.begin}, Span{value.end, span.end}}) {
        if (!trim_punctuation(document.text, rest).empty()) {
            reading.label(trim(document.text, rest));
        }
    }
    return true;
}

/// Is it a separator of sentences or parts that ends at, or begins with, this stretch?
bool parts(std::string_view between) {
    return between.find_first_of(".;(") != std::string_view::npos || between.find("–") != std::string_view::npos ||
           between.find(" - ") != std::string_view::npos;
}

/// "Thesis: Salt in Wells. Grade: 4.5", "GPA 3.9. Capstone: Maps of Salt", "Diplomarbeit: Salz (Note: 1,3)": takes the
/// mark at an end of a line that tells more, and gives what is left of the line.
Span without_mark(Reading& reading, Education& e, Span line) {
    std::string_view text = reading.document.text;
    const auto scores = find_scores(text, line);
    if (e.score || scores.empty()) {
        return line;
    }
    auto words = [&](std::uint32_t begin, std::uint32_t end) { return words_of(text, {begin, end}).size(); };
    const auto take = [&](const FoundScore& score, Span rest) {
        e.score = found(reading.document, score.value, Confidence::inferred, "education.score");
        reading.label({score.where.begin, score.value.begin});
        rest = strip(text, rest, ",;:(-");
        constexpr std::string_view dash = "–";
        rest.end -= rest.of(text).ends_with(dash) ? static_cast<std::uint32_t>(dash.size()) : 0;
        return trim(text, rest);
    };
    const FoundScore& last = scores.back();
    if (std::size_t open = line.of(text).rfind(" (");
        open != std::string_view::npos && line.of(text).ends_with(')') && last.where.begin > line.begin + open) {
        const auto begin = static_cast<std::uint32_t>(line.begin + open);
        reading.label({begin + 2, last.value.begin});  // "(MSc, Note: 1,3)"
        return take(last, {line.begin, begin});
    }
    if (words(last.where.end, line.end) == 0 && words(line.begin, last.where.begin) >= 3 && last.certainty >= 0.5F) {
        const bool labelled = last.where.begin + 2 < last.value.begin;
        const std::uint32_t end_before = trim(text, {line.begin, last.where.begin}).end;
        const std::uint32_t from = end_before >= line.begin + 3 ? end_before - 3 : line.begin;
        if (labelled && parts(Span{from, last.where.begin}.of(text))) {
            return take(last, {line.begin, last.where.begin});
        }
    }
    const FoundScore& first = scores.front();
    const bool labelled = first.where.begin < first.value.begin;
    if (labelled && words(line.begin, first.where.begin) == 0 && words(first.where.end, line.end) >= 2 &&
        text.substr(first.where.end).starts_with(". ")) {
        return take(first, {first.where.end + 1, line.end});
    }
    return line;
}

/// "obor Strojírenství, maturita s vyznamenáním", "inżynier, kierunek: Informatyka": the pieces of a line below the
/// school, of which one at least says what it is. False if the line is nothing of the kind.
bool take_pieces(Reading& reading, Education& e, const Line& line) {
    const Document& document = reading.document;
    std::string_view text = document.text;
    if (e.area || line.word_count() > 14 || line.cells.size() > 1) {
        return false;
    }
    auto area_of = [&](Span piece) { return leading_label(document, piece, Idea::entry_labels, {"area"}); };
    std::vector<Span> pieces = items_of(text, line.text);
    if (std::none_of(pieces.begin(), pieces.end(), [&](Span piece) { return !area_of(piece).key.empty(); })) {
        return false;
    }
    for (Span piece : pieces) {
        Labelled area = area_of(piece);
        auto scores = find_scores(text, piece);
        if (!area.key.empty() && !e.area) {
            reading.label(area.label);
            e.area = text_of(document, area.value, Confidence::stated, "education.area.label");
        } else if (!e.study_type && !find(Idea::degrees, text, piece).empty()) {
            if (Labelled degree = leading_label(document, piece, Idea::entry_labels, {"degree"}); !degree.key.empty()) {
                reading.label(degree.label);
                piece = degree.value;
            }
            piece.end += text.substr(piece.end).starts_with('.') ? 1U : 0U;
            if (!scores.empty() && !e.score && scores.front().where.begin > piece.begin + 2) {
                e.score = found(document, scores.front().value, Confidence::inferred, "education.score");
                piece = trim_punctuation(text, {piece.begin, scores.front().where.begin});
            }
            set_degree(reading, e, piece, Confidence::inferred);
        } else if (!take_score(reading, e, piece)) {
            e.courses.push_back(found(document, piece, Confidence::inferred, "education.courses"));
        }
    }
    return true;
}

/// "Computer Science" alone on the line below "BSc (Hons)".
bool may_be_area(const Document& document, const Line& line) {
    return !line.sentence && line.periods.empty() && line.cells.size() == 1 && line.word_count() <= 6 &&
           !line.starts_lower && line.count(Idea::degrees) + line.count(Idea::institutions) == 0 &&
           line.text.of(document.text).find_first_of(":0123456789") == std::string_view::npos &&
           lookup(Idea::entry_labels, line.text.of(document.text)).empty();
}

/// "Doctorat en Informatique, équipe …", "Bachelor of Science (BS)" below the school: the degree that a line begins
/// with.
Span leading_degree(const Document& document, const Line& line) {
    std::string_view text = document.text;
    std::uint32_t end = line.text.begin;
    while (end < line.text.end && text[end] != ',' && text[end] != ';' &&
           !(text[end] == '.' && end + 1 < line.text.end && text[end + 1] == ' ' && end > line.text.begin + 8)) {
        ++end;
    }
    Span piece = trim_punctuation(text, {line.text.begin, end});
    if (end < line.text.end && piece.end < end && text[piece.end] == ')') {
        ++piece.end;  // "(BS)"
    }
    auto words = words_of(text, piece);
    if (words.empty() || words.size() > 10) {
        return {};
    }
    auto hits = find(Idea::degrees, words);
    bool leads = std::any_of(hits.begin(), hits.end(),
                             [&](const LexiconHit& hit) { return hit.where.begin == words.front().where.begin; });
    return leads ? piece : Span{};
}

}  // namespace

bool read_thesis(Reading& reading, Education& e, const Line& line) {
    const Document& document = reading.document;
    auto labels = labelled(document, line, Idea::entry_labels);
    if (std::none_of(labels.begin(), labels.end(), [](const Labelled& l) { return l.key == "thesis"; })) {
        return false;
    }
    const Span thesis = without_mark(reading, e, line.text);
    e.courses.push_back(found(document, thesis, Confidence::stated, "education.courses"));
    return true;
}

void read_body_of_degree(Reading& reading, Education& e, const Entry& entry, bool dated) {
    const Document& document = reading.document;
    for (std::size_t l = entry.header; l < entry.lines.size(); ++l) {
        const Line& line = entry.lines[l];
        const bool first = l == entry.header;
        if (first && e.study_type && !e.area && !line.is_item() && may_be_area(document, line)) {
            e.area = found(document, line.text, Confidence::inferred, "education.area.below");
            continue;
        }
        // "Elektroniker für Gebäudetechnik" over "Ausbildung": the field stands above its degree
        const Line* below = l + 1 < entry.lines.size() ? &entry.lines[l + 1] : nullptr;
        if (first && !e.study_type && !e.area && below != nullptr && may_be_area(document, line) &&
            leading_degree(document, *below) == trim_punctuation(document.text, below->text)) {
            e.area = found(document, line.text, Confidence::inferred, "education.area.above");
            set_degree(reading, e, below->text, Confidence::inferred);
            ++l;
            continue;
        }
        const bool may_name = !line.is_item() || (first && !line.sentence);  // "- BSc Oceanography"
        Span degree = !e.study_type && e.institution && may_name ? leading_degree(document, line) : Span{};
        if (!first && words_of(document.text, degree).size() != line.words.size()) {
            degree = {};  // further below, a line that says nothing else
        }
        if (degree.empty()) {
            read_detail(reading, e, line, dated);
            continue;
        }
        const Span whole = degree;
        // "maturita s vyznamenáním"
        const auto marks = find_scores(document.text, degree);
        if (!e.score && !marks.empty() && marks.back().honour && marks.back().where.end == degree.end &&
            marks.back().where.begin > degree.begin + 3) {
            e.score = found(document, marks.back().value, Confidence::inferred, "education.score");
            degree = trim_punctuation(document.text, {degree.begin, marks.back().where.begin});
        }
        set_degree(reading, e, degree, Confidence::inferred);
        Span rest = trim_punctuation(document.text, {whole.end, line.text.end});
        if (!rest.empty()) {
            read_detail(reading, e, part_of(document, line, rest, reading.order), true);
        }
    }
}

void read_detail(Reading& reading, Education& e, const Line& whole, bool dated) {
    const Document& document = reading.document;
    const Span kept = without_mark(reading, e, whole.text);
    const Line line = kept == whole.text ? whole : part_of(document, whole, kept, reading.order);
    auto labels = labelled(document, line, Idea::entry_labels);
    bool only_period = line.periods.size() == 1 && line.periods.front().where.size() + 4 >= line.text.size();
    if (only_period) {
        if (!dated || !e.end_date) {
            set_dates(e, line.periods.front());
        }
        return;
    }
    for (const Labelled& l : labels) {
        if (l.key == "courses" && l.value.empty()) {
            reading.label(l.label);
            return;
        }
        if (l.key == "courses") {
            reading.label(l.label);
            add_courses(document, e, l.value);
            return;
        }
        if (l.key == "period" && !dated && !e.end_date && take_labelled(reading, e, l, line)) {
            reading.label(l.label);  // "Graduated: May 2022"
            return;
        }
        if (l.key == "score" && !e.score && !l.value.empty()) {
            reading.label(l.label);
            e.score = text_of(document, l.value, Confidence::stated, "education.score.label");
            return;
        }
    }
    for (const LexiconHit& hit : lookup(Idea::entry_labels, line.text.of(document.text))) {
        if (hit.key == "courses" && !line.is_item()) {
            reading.label(line.text);
            return;
        }
    }
    if ((line.word_count() <= 8 && take_score(reading, e, line.text)) || take_pieces(reading, e, line)) {
        return;
    }
    // "Statics      Materials I": set in columns
    bool columns = line.cells.size() >= 2 && std::all_of(line.cells.begin(), line.cells.end(), [&](Span cell) {
                       std::size_t at = cell.begin;
                       return words_of(document.text, cell).size() <= 6 && !is_lower(next_character(document.text, at));
                   });
    for (Span course : columns && !line.has_period() ? line.cells : std::vector<Span>{line.text}) {
        e.courses.push_back(found(document, course, Confidence::inferred, "education.courses"));
    }
}

}  // namespace cvconv::recognizing
