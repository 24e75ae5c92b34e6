#pragma once
// A value together with its evidence.

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ir/partial_date.h"
#include "ir/span.h"

namespace cvconv {

/// How sure we are, as a grade: numbers (Found::probability) change with each training, and some values have none.
enum class Confidence : std::uint8_t {
    guessed,   ///< the best of several readings, little speaks for it
    inferred,  ///< evidence from the document as a whole: order, style, neighbouring entries
    stated,    ///< the document says so: a label, a known word, a format that can be nothing else
};

[[nodiscard]] constexpr std::string_view name_of(Confidence confidence) {
    switch (confidence) {
        case Confidence::guessed: return "guessed";
        case Confidence::inferred: return "inferred";
        case Confidence::stated: return "stated";
    }
    return "stated";
}

/// The reverse of name_of.
[[nodiscard]] constexpr std::optional<Confidence> confidence(std::string_view name) {
    for (Confidence grade : {Confidence::guessed, Confidence::inferred, Confidence::stated}) {
        if (name_of(grade) == name) {
            return grade;
        }
    }
    return std::nullopt;
}

/// Of a value that the trained labellers have not seen: one that was read from JSON, for instance.
inline constexpr float unknown_probability = -1;

/// A value, the text it was read from, and the rule that read it.
/// `rule` is a stable dotted name such as "contact.email" or "work.position.lexicon"; it is for
/// people who ask why, and for tests; nothing is computed from it.
template <class T>
struct Found {
    T value{};
    Spans where;
    Confidence confidence = Confidence::stated;
    std::string rule;
    float probability = unknown_probability;  ///< that the value is right, from 0 to 1, in hundredths

    friend bool operator==(const Found&, const Found&) = default;
};

using Text = std::optional<Found<std::string>>;
using Texts = std::vector<Found<std::string>>;
using Date = std::optional<Found<PartialDate>>;
using Flag = std::optional<Found<bool>>;

/// The value of an optional Found, or an empty string.
inline const std::string& value_or_empty(const Text& text) {
    static const std::string none;
    return text ? text->value : none;
}

}  // namespace cvconv
