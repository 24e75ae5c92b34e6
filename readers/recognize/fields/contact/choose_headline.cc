// The headline, what the person is by profession: the words that are labelled a position.

#include "readers/recognize/fields/contact/contact_part.h"
#include "readers/recognize/records/record_values.h"

namespace cvconv::recognizing {

void choose_headline(ContactPart& part) {
    if (part.basics().label) {
        return;
    }
    part.basics().label = RecordValues(part.document(), part.labelled, "contact").text(FieldRole::position, "label");
    if (part.basics().label) {
        for (const Span piece : part.basics().label->where) {
            part.take(piece);
        }
    }
}

}  // namespace cvconv::recognizing
