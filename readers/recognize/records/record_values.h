#pragma once
// Values out of labelled spans: texts, lists of texts, periods, addresses. Constructors only: what a span is, its label
// says.

#include <string>
#include <string_view>
#include <vector>

#include "ir/cv.h"
#include "ir/document.h"
#include "readers/pieces/values.h"
#include "readers/recognize/records/labelled_entry.h"

namespace cvconv::recognizing {

class RecordValues {
public:
    /// Neither is copied; both must outlive this. `list`: the first part of the rules' names ("work").
    RecordValues(const Document& document, const LabelledEntry& entry, std::string_view list)
        : document_(document), entry_(entry), list_(list) {}

    /// The spans of the role that stand together, as one value; absent where there is none.
    [[nodiscard]] Text text(FieldRole role, std::string_view field) const;
    /// One value for each span.
    [[nodiscard]] Texts texts(FieldRole role, std::string_view field) const;
    /// All spans of the role, a paragraph each.
    [[nodiscard]] Text paragraphs(FieldRole role, std::string_view field) const;
    /// What lasts from one date to another. Two single dates are its ends.
    [[nodiscard]] Dates period(DateOrder order, std::string_view language) const;
    /// All periods of date spans, in reading order.
    [[nodiscard]] std::vector<FoundPeriod> periods(DateOrder order, std::string_view language) const;
    /// The address that is written among the lines of the entry but in its running text, or else the target of a link
    /// on a span of the role.
    [[nodiscard]] Text url(FieldRole linked) const;

private:
    const Document& document_;
    const LabelledEntry& entry_;
    std::string_view list_;

    [[nodiscard]] std::string rule(std::string_view field) const;
    [[nodiscard]] Found<std::string> value_of(const LabelledSpan& span, std::string_view field) const;
    [[nodiscard]] bool is_in_text(Span where) const;
};

}  // namespace cvconv::recognizing
