#pragma once
// Numbers of preprints beside a paper's journal: "Pump Lett. 101 (4), 044015. arXiv:1911.11027".

#include <string>
#include <string_view>

#include "ir/span.h"

namespace cvconv::recognizing {

struct PreprintNumber {
    Span where;       ///< "arXiv:1911.11027", with its brackets and the field of research in them
    std::string url;  ///< where it can be read
};

/// The number of arXiv, old ("hep-th/9901001") or new, behind a journal that has a volume or pages of its own. `where`
/// is empty if there is none, or if it is all that is said of where the paper stands.
[[nodiscard]] PreprintNumber preprint_number_behind_journal(std::string_view text, Span venue);

}  // namespace cvconv::recognizing
