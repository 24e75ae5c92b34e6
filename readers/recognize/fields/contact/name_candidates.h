#pragma once
// The stretches of a document that may be the name of the person, each with what tells whether it is.

#include <cstddef>
#include <vector>

#include "readers/recognize/fields/contact/contact_part.h"
#include "readers/recognize/fields/contact/name_evidence.h"

namespace cvconv::recognizing {

struct NameCandidate {
    Span where;                               ///< may go over lines that follow each other
    std::size_t line = ContactPart::no_line;  ///< its first among the part's `remains`; none where it stands elsewhere
    NameEvidence evidence;
};

/// Of what is left of the contact part's lines, of the titles of sections, and of short lines elsewhere.
[[nodiscard]] std::vector<NameCandidate> name_candidates(const ContactPart& part);

}  // namespace cvconv::recognizing
