#pragma once
// Names of people.

#include <string>
#include <string_view>

#include "ir/span.h"

namespace cvconv {

/// How much the whole of `span` is a person's name and nothing else, 0..1: two to five words, titles,
/// particles and post-nominals, CJK names; no digits, headings, organisations, jobs.
[[nodiscard]] float name_score(std::string_view text, Span span);

struct PersonName {
    Span where;         ///< without a romanised name in brackets, pronouns, and what stands behind a bar
    std::string name;   ///< as written; letter-spaced CJK names closed up
    std::string given;  ///< where the parts are certain ("Lovelace, Ada"), else empty
    std::string family;
    std::string honorific;  ///< "Dr.", "Ing."
};

/// The name that the piece of text holds, without what does not belong to it.
[[nodiscard]] PersonName parse_person_name(std::string_view text, Span span);

}  // namespace cvconv
