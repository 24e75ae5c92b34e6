#include "ir/document.h"

#include <algorithm>

namespace cvconv {

Stretch place_of(const Document& document, Span span) {
    auto after = std::upper_bound(document.places.begin(), document.places.end(), span.begin,
                                  [](std::uint32_t at, const Stretch& s) { return at < s.text.begin; });
    if (after == document.places.begin()) {
        return {};
    }
    return *std::prev(after);
}

std::string_view name_of(BlockKind kind) {
    switch (kind) {
        case BlockKind::heading: return "heading";
        case BlockKind::paragraph: return "paragraph";
        case BlockKind::list_item: return "item";
        case BlockKind::table_row: return "row";
        case BlockKind::rule: return "rule";
        case BlockKind::furniture: return "furniture";
    }
    return "paragraph";
}

}  // namespace cvconv
