#pragma once
// A person's name in two parts, as both formats want it.

#include <string>
#include <string_view>

#include "ir/cv.h"

namespace cvconv::europass {

struct PersonName {
    std::string given;
    std::string family;
    friend bool operator==(const PersonName&, const PersonName&) = default;
};

/// The parts, which joined by a blank are the name: the model's own where they are that, else a
/// split before the last word, its particles ("van der") and what follows the name (", PhD").
///   "Maria del Carmen Pérez Ruiz" → Maria del Carmen Pérez | Ruiz
///   "Anneke van der Berg, PhD"    → Anneke | van der Berg, PhD
///   "Siphesihle MKHIZE DLAMINI"   → Siphesihle | MKHIZE DLAMINI
///   "Björk"                       → Björk |
[[nodiscard]] PersonName person_name(const Basics& basics);

}  // namespace cvconv::europass
