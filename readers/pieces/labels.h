#pragma once
// "Position: Engineer": words that name the value behind them.

#include <initializer_list>
#include <string_view>
#include <vector>

#include "ir/document.h"
#include "ir/lexicon.h"
#include "ir/span.h"

namespace cvconv::recognizing {

/// All meanings of a label: what the lexicon has of it, or else what its parts have in common, as in "Duties and
/// achievements", or what it says before "of what": "Nombre de la institución | de formación". Of lookup's shape.
[[nodiscard]] std::vector<LexiconHit> meanings_of_label(Idea idea, std::string_view label);

/// "Desired position", "Желаемая должность": what one is stands behind or below it.
[[nodiscard]] bool asks_for_headline(std::string_view label);

/// "Position: Engineer": the label, what it means (a key of Idea::entry_labels), and the value.
struct Labelled {
    std::string_view key;
    Span label;
    Span value;
    std::string_view language = {};  ///< in which it means that, BCP 47
};
/// What a stretch that begins with a known label and a colon says; one a meaning of the label.
[[nodiscard]] std::vector<Labelled> labelled(const Document& document, Span within, Idea idea);
/// "obor Strojírenství", "Fachrichtung Maschinenbau": a label of one of `keys` without a colon. Empty key if there
/// is none.
[[nodiscard]] Labelled leading_label(const Document& document, Span span, Idea idea,
                                     std::initializer_list<std::string_view> keys);

}  // namespace cvconv::recognizing
