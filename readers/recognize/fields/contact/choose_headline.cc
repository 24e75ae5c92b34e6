// The headline, what the person is by profession: the words that are labelled a position.

#include <set>
#include <string>

#include "readers/pieces/characters.h"
#include "readers/recognize/fields/contact/contact_part.h"
#include "readers/recognize/records/record_values.h"

namespace cvconv::recognizing {

namespace {

/// A headline that stands beside the name and again at the head of the next page is one.
void leave_out_repeated(ContactPart& part) {
    std::set<std::string> known;
    std::erase_if(part.labelled.spans, [&](LabelledSpan& span) {
        if (span.role != FieldRole::position) {
            return false;
        }
        std::erase_if(span.where, [&](Span piece) {
            const bool again = !known.insert(phrase_key(piece.of(part.text()))).second;
            if (again) {
                part.take(piece);
            }
            return again;
        });
        return span.where.empty();
    });
}

}  // namespace

void choose_headline(ContactPart& part) {
    if (part.basics().label) {
        return;
    }
    leave_out_repeated(part);
    part.basics().label = RecordValues(part.document(), part.labelled, "contact").text(FieldRole::position, "label");
    if (part.basics().label) {
        for (const Span piece : part.basics().label->where) {
            part.take(piece);
        }
    }
}

}  // namespace cvconv::recognizing
