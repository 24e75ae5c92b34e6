#include "writers/native/values.h"

#include <fmt/format.h>

#include "ir/formats/native/syntax.h"

namespace cvconv::native {

std::string places_text(const Spans& where) {
    std::string text;
    for (Span span : where) {
        text += fmt::format("{}{}-{}", text.empty() ? '@' : ',', span.begin, span.end);
    }
    return text;
}

std::string evidence_text(const Spans& where, Confidence confidence, const std::string& rule) {
    std::string text;
    if (!where.empty()) {
        text += ' ' + places_text(where);
    }
    if (confidence != Confidence::stated || !rule.empty()) {
        text += fmt::format(" {}", name_of(confidence));
    }
    if (!rule.empty()) {
        text += ' ' + (is_bare_word(rule) ? rule : quote(rule));
    }
    return text;
}

}  // namespace cvconv::native
