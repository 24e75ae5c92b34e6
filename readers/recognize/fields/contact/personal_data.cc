// "Date of birth: 4 May 1988": values that stand behind their label, above it, or after it without a colon.

#include <algorithm>

#include "readers/pieces/names/person_name.h"
#include "readers/recognize/fields/contact/contact_part.h"

namespace cvconv::recognizing {

namespace {

/// `line` is where the value stands.
bool read_labelled(ContactPart& part, const Labelled& l, const Line& line) {
    if (l.value.empty()) {
        return false;
    }
    auto value = found(part.document(), l.value, Confidence::stated, "contact.label");
    auto dated = std::find_if(line.periods.begin(), line.periods.end(),
                              [&](const FoundPeriod& p) { return l.value.contains(p.where); });
    if (l.key == "name") {
        PersonName name = parse_person_name(part.text(), l.value);
        if (!part.basics().name || part.basics().name->confidence != Confidence::stated) {
            part.basics().name = Found<std::string>{
                name.name.empty() ? value.value : name.name, {l.value}, Confidence::stated, "contact.name.label"};
        }
    } else if (l.key == "given_name") {
        part.given_name = part.given_name.empty() ? l.value : part.given_name;
    } else if (l.key == "family_name") {  // the first: a name before marriage may follow
        part.family_name = part.family_name.empty() ? l.value : part.family_name;
    } else if (l.key == "headline" && is_title_of_document(l.value.of(part.text()))) {
        part.reading.label(l.value);  // "title: Vita"
    } else if (l.key == "headline") {
        if (part.basics().name && part.basics().name->rule == "contact.title_of_page") {
            part.basics().name->where.push_back(l.value);  // the title of the page was read already
        } else {
            part.basics().label = value;
        }
    } else if (l.key == "birth_date") {
        if (dated == line.periods.end() || !dated->start) {
            return false;
        }
        part.basics().birth_date =
            Found<PartialDate>{*dated->start, {dated->where}, Confidence::stated, "contact.birth_date"};
    } else if (l.key == "birth_place") {
        part.basics().birth_place = value;
    } else if (l.key == "nationality") {
        part.basics().nationalities.push_back(value);
    } else if (l.key == "gender") {
        part.basics().gender = value;
    } else if (l.key == "marital_status") {
        part.basics().marital_status = value;
    } else if (l.key == "driving_licence") {
        part.basics().driving_licences.push_back(value);
        Certificate certificate;
        certificate.name = found(part.document(), {std::min(l.label.begin, l.value.begin), l.value.end},
                                 Confidence::stated, "certificates.driving_licence");
        part.reading.cv.certificates.push_back(std::move(certificate));
        return true;
    } else if (l.key == "address" || l.key == "city" || l.key == "postal_code" || l.key == "country") {
        part.address.push_back(l.value);
    } else {
        return false;
    }
    part.reading.label(l.label);
    return true;
}

}  // namespace

std::vector<Span> labelled_cells(const ContactPart& part, const Line& line) {
    auto is_label = [&](Span cell) { return !lookup(Idea::contact_labels, cell.of(part.text())).empty(); };
    std::vector<Span> pairs;
    if (line.cells.size() < 3) {
        return pairs;
    }
    for (std::size_t i = 0; i < line.cells.size(); ++i) {
        if (!is_label(line.cells[i])) {
            return {};
        }
        bool valued = i + 1 < line.cells.size() && !is_label(line.cells[i + 1]);
        pairs.push_back(valued ? Span{line.cells[i].begin, line.cells[i + 1].end} : line.cells[i]);
        i += valued ? 1 : 0;
    }
    return pairs;
}

bool read_label(ContactPart& part, const Line& line) {
    auto labels = labelled(part.document(), line, Idea::contact_labels);
    if (labels.empty() && line.word_count() <= 4) {  // "Staatsangehörigkeit deutsch"
        Labelled leading = leading_label(part.document(), line.text, Idea::contact_labels,
                                         {"nationality", "marital_status", "gender"});
        if (!leading.key.empty()) {
            labels.push_back(leading);
        }
    }
    if (labels.empty() && line.word_count() <= 5) {  // "氏名　山本　恵子"
        Labelled leading = leading_label(part.document(), line.text, Idea::contact_labels, {"name"});
        if (!leading.key.empty() && name_score(part.text(), leading.value) >= 0.5F) {
            labels.push_back(leading);
        }
    }
    // "Nom" is a family's name in French, and one's own in Catalan.
    std::stable_partition(labels.begin(), labels.end(),
                          [&](const Labelled& l) { return l.language == part.reading.language; });
    return std::any_of(labels.begin(), labels.end(), [&](const Labelled& l) { return read_labelled(part, l, line); });
}

bool read_leading_label(ContactPart& part, const Line& line, Span piece) {
    constexpr std::size_t most_words = 7;
    const auto date = std::find_if(line.periods.begin(), line.periods.end(),
                                   [&](const FoundPeriod& p) { return piece.contains(p.where); });
    if (words_of(part.text(), piece).size() > most_words) {
        // "born on 5 May 1990 in Leith married, two children": no further than the date
        piece.end = date == line.periods.end() ? piece.end : date->where.end;
    }
    if (words_of(part.text(), piece).size() > most_words) {
        return false;
    }
    Labelled l = leading_label(part.document(), piece, Idea::contact_labels, {"birth_date", "driving_licence"});
    return !l.key.empty() && read_labelled(part, l, line);
}

void join_labelled_names(ContactPart& part) {
    std::string_view text = part.text();
    auto& name = part.basics().name;
    const bool stated = name && name->rule == "contact.name.label" && name->where.size() == 1;
    if (stated && !part.given_name.empty() && part.family_name.empty() &&
        words_of(text, name->where.front()).size() <= 2) {
        part.family_name = name->where.front();  // "Name: Example" over "First name: Ada"
    } else if (stated) {
        return;
    }
    const bool both = !part.given_name.empty() && !part.family_name.empty();
    // "Nombre: Ada Ejemplo", "Nom : Ada Exemple": all of it
    const Span one = part.given_name.empty() ? part.family_name : part.given_name;
    if (!both && words_of(text, one).size() < 2) {
        return;
    }
    Spans parts{part.given_name, part.family_name};
    const std::string_view language = part.reading.language;
    if (language == "hu" || language == "ja" || language == "zh" || language == "ko") {
        std::swap(parts[0], parts[1]);  // where the family comes first
    }
    std::erase_if(parts, [](Span span) { return span.empty(); });
    name = found(part.document(), parts, " ", Confidence::stated, "contact.name.label");
}

}  // namespace cvconv::recognizing
