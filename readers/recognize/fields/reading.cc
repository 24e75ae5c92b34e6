#include "readers/recognize/fields/reading.h"

#include <algorithm>

#include "ir/unicode.h"
#include "readers/pieces/contact/urls.h"

namespace cvconv::recognizing {

void Reading::label(Span span) {
    Span kept = trim(document.text, span);
    if (!kept.empty()) {
        cv.labels.push_back({std::string(kept.of(document.text)), {kept}, Confidence::stated, "label"});
    }
}

std::string Reading::link_on(Span span, Span* where) const {
    for (const Link& link : document.links) {
        bool web = link.target.starts_with("http://") || link.target.starts_with("https://");
        bool on =
            link.text.empty() ? span.begin <= link.text.begin && link.text.begin <= span.end : span.overlaps(link.text);
        if (web && on) {
            if (where != nullptr) {
                *where = link.text;
            }
            return doi_address(link.target);
        }
    }
    return {};
}

}  // namespace cvconv::recognizing
