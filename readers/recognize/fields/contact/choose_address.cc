// The postal address: what a label of the page names so ("Address: …"), and the words that are labelled a place.

#include <algorithm>

#include "ir/walk.h"
#include "readers/pieces/characters.h"
#include "readers/pieces/places/postal_address.h"
#include "readers/recognize/fields/contact/contact_part.h"

namespace cvconv::recognizing {

namespace {

/// Parts that only marks and blanks of a line part are one piece: "5 Quay Street" and "Galway".
void add_piece(std::string_view text, Span more, Spans& pieces) {
    if (!pieces.empty() && pieces.back().end <= more.begin) {
        const std::string_view between = text.substr(pieces.back().end, more.begin - pieces.back().end);
        const bool joined = between.find_first_of("\n\t") == std::string_view::npos &&
                            words_of(text, {pieces.back().end, more.begin}).empty();
        if (joined) {
            pieces.back().end = more.end;
            return;
        }
    }
    pieces.push_back(more);
}

/// The address again, as at the foot of a letter.
bool is_said_again(std::string_view text, Span piece, const Spans& known) {
    const auto words = [&](Span span) { return ' ' + phrase_key(span.of(text)) + ' '; };
    const std::string own = words(piece);
    return std::any_of(known.begin(), known.end(), [&](Span other) {
        return other.overlaps(piece) || words(other).find(own) != std::string::npos;
    });
}

struct LabelledPlaces {
    Spans where;
    float probability = unknown_probability;  ///< the least of their spans'
};

LabelledPlaces places_of(const ContactPart& part) {
    LabelledPlaces places;
    for (const LabelledSpan& span : part.labelled.spans) {
        if (span.role != FieldRole::location) {
            continue;
        }
        for (const Span piece : span.where) {
            add_piece(part.text(), piece, places.where);
        }
        places.probability = places.probability < 0 ? span.probability : std::min(places.probability, span.probability);
    }
    return places;
}

Location labelled_address(ContactPart& part) {
    const LabelledPlaces places = places_of(part);
    constexpr std::size_t most_pieces = 30;  // street, town, country … of several addresses, not a list of places
    for (const Span piece : places.where) {
        if (part.address.size() < most_pieces && !is_said_again(part.text(), piece, part.address)) {
            part.address.push_back(piece);
        }
        part.take(piece);
    }
    std::sort(part.address.begin(), part.address.end());
    Location location = parse_postal_address(part.text(), part.address).value_or(Location{});
    if (!location.city && !location.address && part.address.size() == 1) {
        // a place of which nobody knows the parts
        location.city = found(part.document(), part.address.front(), Confidence::guessed, "contact.location");
    }
    for_each_found(location, [&](auto& value) { value.probability = places.probability; });
    return location;
}

}  // namespace

void choose_address(ContactPart& part) {
    Location& location = part.basics().location;
    location = labelled_address(part);
    const Location& stated = part.stated_location;
    for (auto field : {&Location::address, &Location::postal_code, &Location::city, &Location::country_code,
                       &Location::region, &Location::country}) {
        if (stated.*field) {
            location.*field = stated.*field;
        }
    }
}

}  // namespace cvconv::recognizing
