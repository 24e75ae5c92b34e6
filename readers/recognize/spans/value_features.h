#pragma once
// What the finders of typed values see in a line: places, marks, addresses, labels, degrees, the parts of a reference,
// quotations and brackets. Group `v` of token_features.h.

#include <functional>
#include <initializer_list>
#include <string_view>

#include "ir/section_kind.h"
#include "readers/recognize/lines/lines.h"

namespace cvconv::recognizing {

/// Told a stretch, the name of the feature (one or two pieces, ending where the token's part in the stretch belongs),
/// and what comes behind that part.
using AddSpan = std::function<void(Span where, std::initializer_list<std::string_view> name, std::string_view behind)>;

void value_features(const Document& document, const Line& line, SectionKind kind, const AddSpan& add);

}  // namespace cvconv::recognizing
