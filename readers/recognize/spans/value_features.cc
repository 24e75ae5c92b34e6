#include "readers/recognize/spans/value_features.h"

#include <algorithm>

#include "readers/pieces/citations/citations.h"
#include "readers/pieces/contact/emails.h"
#include "readers/pieces/contact/phones.h"
#include "readers/pieces/contact/urls.h"
#include "readers/pieces/degrees/degrees.h"
#include "readers/pieces/items.h"
#include "readers/pieces/labels.h"
#include "readers/pieces/places/places.h"
#include "readers/pieces/places/postal_address.h"
#include "readers/pieces/scores.h"
#include "readers/recognize/labels/feature_groups.h"

namespace cvconv::recognizing {

namespace {

/// Lines that are longer are running text, in which places and degrees are no fields.
constexpr std::size_t most_words = 40;

std::string_view name_of(PlaceKind kind) {
    switch (kind) {
        case PlaceKind::city: return ".city";
        case PlaceKind::region: return ".region";
        case PlaceKind::country: return ".country";
        case PlaceKind::remote: return ".remote";
    }
    return "";
}

struct ItemNames {
    std::string_view item;
    std::string_view cell;
};

/// The cells of a line, and their items, whose score is at least `certain`.
void add_items(std::string_view text, const Line& line, float (*score)(std::string_view, Span), float certain,
               ItemNames names, const AddSpan& add) {
    for (Span cell : line.cells) {
        for (Span item : items_of(text, cell)) {
            if (score(text, item) >= certain) {
                add(item, {names.item}, "");
            }
        }
        if (score(text, cell) >= certain) {
            add(cell, {names.cell}, "");
        }
    }
}

void add_places(std::string_view text, const Line& line, const AddSpan& add) {
    constexpr float certain = 0.5F;
    for (const FoundPlace& place : find_places(text, line.text)) {
        add(place.where, {place.certainty >= certain ? "v:place." : "v:place.doubt."}, name_of(place.kind));
    }
    add_items(text, line, place_score, certain, {"v:placelike.", "v:placelike_cell."}, add);
}

void add_degrees(std::string_view text, const Line& line, const AddSpan& add) {
    constexpr float certain = 0.4F;
    const auto add_degree = [&](Span piece, std::string_view study, std::string_view area) {
        if (degree_score(text, piece) < certain) {
            return;
        }
        const Degree degree = split_degree(text, piece);
        add(degree.study_type, {study}, "");
        add(degree.area, {area}, "");
    };
    for (Span cell : line.cells) {
        add_degree(cell, "v:study_cell.", "v:area_cell.");
        for (Span item : items_of(text, cell)) {
            if (item != cell) {
                add_degree(item, "v:study.", "v:area.");
            }
        }
    }
}

void add_labels(const Document& document, const Line& line, Idea labels, const AddSpan& add) {
    for (Span cell : line.cells) {
        for (const Labelled& found : labelled(document, cell, labels)) {
            add(found.label, {"v:label."}, found.key);
            add(found.value, {"v:labelled."}, found.key);
        }
    }
}

void add_reference(const Document& document, const Line& line, const AddSpan& add) {
    std::vector<Span> bold;
    std::vector<Span> italic;
    for (const Run& run : line.runs) {
        if (run.style.bold) {
            bold.push_back(run.text);
        }
        if (run.style.italic) {
            italic.push_back(run.text);
        }
    }
    const Citation citation = parse_citation(document.text, line.text, line.periods, bold, italic);
    add(citation.authors, {"v:authors."}, "");
    add(citation.title, {"v:title."}, "");
    add(citation.venue, {"v:venue."}, "");
}

void add_contact(std::string_view text, const Line& line, const AddSpan& add) {
    constexpr float certain = 0.4F;
    for (const FoundEmail& email : find_emails(text, line.text)) {
        add(email.where, {"v:email."}, "");
    }
    for (const FoundPhone& phone : find_phones(text, line.text)) {
        add(phone.where, {"v:phone."}, phone.certainty < certain ? ".doubt" : "");
    }
    add_items(text, line, address_score, certain, {"v:address.", "v:address_cell."}, add);
}

bool has_references(SectionKind kind) {
    return kind == SectionKind::publications || kind == SectionKind::patents || kind == SectionKind::talks;
}

void add_brackets(std::string_view text, const Line& line, const AddSpan& add) {
    for (std::uint32_t at = line.text.begin; at < line.text.end; ++at) {
        if (text[at] != '(' && text[at] != '[') {
            continue;
        }
        const std::size_t close = text.find(text[at] == '(' ? ')' : ']', at);
        if (close >= line.text.end) {
            return;
        }
        add({at + 1, static_cast<std::uint32_t>(close)}, {"v:bracket."}, "");
        at = static_cast<std::uint32_t>(close);
    }
}

}  // namespace

void value_features(const Document& document, const Line& line, SectionKind kind, const AddSpan& add) {
    const std::string_view text = document.text;
    for (const FoundUrl& url : find_urls(text, line.text)) {
        add(url.where, {"v:url."}, url.is_doi ? ".doi" : "");
    }
    for (Span quotation : quoted(text, line.text)) {
        add(quotation, {"v:quoted."}, "");
    }
    add_brackets(text, line, add);
    if (has_references(kind)) {
        add_reference(document, line, add);
    }
    if (line.words.size() > most_words) {
        return;
    }
    add_places(text, line, add);
    const bool contact = kind == SectionKind::contact;
    add_labels(document, line, contact ? Idea::contact_labels : Idea::entry_labels, add);
    if (contact) {
        add_contact(text, line, add);
    }
    for (const FoundScore& score : find_scores(text, line.text)) {
        add(score.where, {"v:score."}, score.honour ? ".honour" : "");
        add(score.value, {"v:mark."}, "");
    }
    if (kind == SectionKind::education || kind == SectionKind::certificates) {
        add_degrees(text, line, add);
    }
}

}  // namespace cvconv::recognizing
