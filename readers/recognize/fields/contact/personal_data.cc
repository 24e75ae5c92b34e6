// "Date of birth: 4 May 1988": values that stand behind their label, above it, or after it without a colon.

#include <algorithm>

#include "ir/lexicon.h"
#include "readers/pieces/characters.h"
#include "readers/pieces/items.h"
#include "readers/pieces/names/person_name.h"
#include "readers/recognize/fields/contact/contact_part.h"

namespace cvconv::recognizing {

namespace {

/// "a Torino il" → "Torino"; the words around it are labels.
Span without_small_words(ContactPart& part, Span span) {
    auto words = words_of(part.text(), span);
    auto is_small = [&](const Word& word) {
        return word.where.size() <= 3 && is_lower(character_at(part.text(), word.where.begin));
    };
    while (!words.empty() && is_small(words.front())) {
        part.reading.label(words.front().where);
        words.erase(words.begin());
    }
    while (!words.empty() && is_small(words.back())) {
        part.reading.label(words.back().where);
        words.pop_back();
    }
    return words.empty() ? Span{} : trim_punctuation(part.text(), {words.front().where.begin, words.back().where.end});
}

/// "同上", "（現住所以外に連絡を希望する場合のみ記入）": the box of a form in which nothing of its own was written.
bool is_left_blank(std::string_view text, Span value) {
    std::string_view written = value.of(text);
    if (written.starts_with("〒")) {
        written = trim(written.substr(std::string_view("〒").size()));
    }
    bool remark =
        (written.starts_with("（") && written.ends_with("）")) || (written.starts_with("(") && written.ends_with(")"));
    bool digits = std::any_of(written.begin(), written.end(), is_ascii_digit);
    return written.empty() || (remark && !digits) || means(Idea::city_words, written, "same");
}

/// `line` is where the value stands.
bool read_labelled(ContactPart& part, const Labelled& l, const Line& line) {
    if (l.value.empty()) {
        return false;
    }
    if (is_left_blank(part.text(), l.value)) {
        part.reading.label({l.label.begin, l.value.end});
        return true;
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
        // "12/03/1990 in Torino", "a Torino il 12/03/1990"
        for (Span beside : {Span{dated->where.end, l.value.end}, Span{l.value.begin, dated->where.begin}}) {
            if (beside.of(part.text()).find(':') != std::string_view::npos) {
                continue;  // another label: "14/03/1988. Nationality: …"
            }
            Span place = without_small_words(part, trim_punctuation(part.text(), beside));
            std::string_view written = place.of(part.text());
            if (std::any_of(written.begin(), written.end(), is_ascii_digit)) {
                continue;  // "（満38歳）"
            }
            if (!place.empty() && !part.basics().birth_place) {
                part.basics().birth_place =
                    text_of(part.document(), place, Confidence::inferred, "contact.birth_place");
            }
        }
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

/// "現住所　〒760-0055", "生年月日　昭和61年1月27日", "フリガナ　オカヤマケン": a blank parts label and value.
std::vector<Labelled> labels_of_form(const ContactPart& part, const Line& line) {
    Labelled l = leading_label(part.document(), line.text, Idea::contact_labels, {"address", "birth_date", "other"});
    bool said = (l.key == "address" && l.value.of(part.text()).starts_with("〒")) ||
                (l.key == "birth_date" && !line.periods.empty()) ||
                (l.key == "other" && line.emails + line.phones + line.urls == 0);
    return said ? std::vector<Labelled>{l} : std::vector<Labelled>{};
}

/// The sentences of a line, if each begins with a known label and a colon; else none.
std::vector<Span> labelled_sentences(const ContactPart& part, Span line) {
    std::vector<Span> pieces;
    for (std::size_t begin = line.begin; begin < line.end;) {
        std::size_t stop = std::min<std::size_t>(part.text().find(". ", begin), line.end);
        Span piece = trim(part.text(), {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(stop)});
        if (labelled(part.document(), piece, Idea::contact_labels).empty()) {
            return {};
        }
        pieces.push_back(piece);
        begin = stop + 2;
    }
    return pieces;
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
    // "Date of birth: 14/03/1988. Nationality: Spanish"
    if (auto pieces = labelled_sentences(part, line.text); pieces.size() > 1) {
        bool all = true;
        for (Span piece : pieces) {
            all = read_label(part, part_of(part.document(), line, piece, part.reading.order)) && all;
        }
        return all;
    }
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
    if (labels.empty() && is_cjk(character_at(part.text(), line.text.begin))) {
        labels = labels_of_form(part, line);
        if (labels.size() == 1 && labels.front().key == "other") {
            part.reading.label(labels.front().label);
            return true;
        }
    }
    return std::any_of(labels.begin(), labels.end(), [&](const Labelled& l) { return read_labelled(part, l, line); });
}

namespace {

/// "married, two children, driving licence B": the licence, from its label on. Empty if there is none behind other
/// words.
Labelled licence_at_end(std::string_view text, Span piece) {
    constexpr std::size_t most_words = 4;  // "Führerschein Klasse B, BE"
    constexpr std::uint32_t longest = 60;  // bytes
    for (const LexiconHit& hit : find(Idea::contact_labels, text, piece)) {
        if (hit.key != "driving_licence" || piece.end - hit.where.end > longest) {
            continue;
        }
        const Span value = trim_punctuation(text, {hit.where.end, piece.end});
        if (hit.where.begin > piece.begin && hit.where.size() > 4 && !value.empty() &&
            words_of(text, value).size() <= most_words) {
            return {hit.key, hit.where, value};
        }
    }
    return {};
}

}  // namespace

bool read_leading_label(ContactPart& part, const Line& line, Span piece) {
    constexpr std::size_t most_words = 7;
    if (const Labelled licence = licence_at_end(part.text(), piece); !licence.key.empty()) {
        (void)read_labelled(part, licence, line);
        piece = trim_punctuation(part.text(), {piece.begin, licence.label.begin});
    }
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

bool read_label_above(ContactPart& part, const Line& above, const Line& line) {
    bool alone = above.cells.size() == 1 && above.word_count() <= 4 && above.region == line.region;
    if (!alone || line.left <= above.left + 1 || above.kind == BlockKind::heading) {
        return false;
    }
    auto hits = lookup(Idea::contact_labels, above.text.of(part.text()));
    return std::any_of(hits.begin(), hits.end(), [&](const LexiconHit& hit) {
        return read_labelled(part, {hit.key, above.text, line.text}, line);
    });
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
