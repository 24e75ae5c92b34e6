#pragma once
// Why a Cv says what it says: every value of its JSON Resume with the place it was read at, and every word of the
// document with what became of it. The terminal's report, the report for programs and the page are all made of this.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "ir/cv.h"
#include "ir/diagnostics.h"
#include "ir/document.h"

namespace cvconv::explain {

using Json = nlohmann::ordered_json;

/// In points from the top left corner of a page.
struct Box {
    int page = 0;  ///< from 1
    float left = 0, top = 0, right = 0, bottom = 0;
};

enum class Kind : std::uint8_t {
    value,
    title,      ///< the heading of a section, or a label ("E-mail:"): understood, and no value
    unplaced,   ///< found no field
    furniture,  ///< running headers, page numbers
    hidden,     ///< in the file and not to be seen
    removed,    ///< is in the document, and not in what was made of it: a blinded CV
};
[[nodiscard]] std::string_view name_of(Kind kind);

/// A value whose probability of being right is less than this is doubtful: one to look at, which a person does for
/// a few in each CV. Raise it and fewer wrong values are missed, but more right ones are looked at.
inline constexpr double doubtful_below = 0.6;

/// A value or a piece of text, with all that is known of it.
struct Item {
    Kind kind = Kind::value;
    std::string pointer;  ///< JSON Pointer into `resume`; empty unless it is a value
    std::string value;    ///< as it stands there; for the others their text
    std::string written;  ///< as the document has it; empty if it was not read from a text
    Spans where;
    std::vector<Box> boxes;  ///< of `where`, where the document has pages
    int page = 0;            ///< of its beginning, from 1; 0 = not known
    int line = 0;
    Confidence confidence = Confidence::stated;
    double probability = unknown_probability;  ///< that the value is right, from 0 to 1 (ir/found.h)
    std::string rule;
    bool derived = false;  ///< is not written at `where`, but follows from it: a link's target from the text it is on,
                           ///< "GitHub" from the address of a profile, "talk" from an entry among talks

    /// Is a value of the CV, and less likely right than `doubtful_below`; where no probability is known, as in
    /// structured formats, is `guessed`.
    [[nodiscard]] bool doubtful() const;
};

/// A stretch of Document::text that the same items were read from.
struct Segment {
    Span text;
    std::vector<std::uint32_t> items;  ///< indices; at most `most_items_of_a_place`
};
inline constexpr std::size_t most_items_of_a_place = 16;

/// Words as words_of() cuts them; each is counted once.
struct WordCounts {
    int all = 0;  ///< = placed + unplaced + furniture + hidden + removed + lost
    int placed = 0;
    int unplaced = 0;
    int furniture = 0;
    int hidden = 0;
    int removed = 0;
    int lost = 0;  ///< in none of them: there must not be any

    /// Of the words that people see and that are no furniture, the part that found a field; 1 for no words.
    [[nodiscard]] double placed_share() const;
};

struct Explanation {
    Json resume;  ///< as `cvconv -o cv.json` writes it
    std::vector<Item> items;
    std::vector<Segment> segments;  ///< of the whole text, in order
    WordCounts words;
    int values = 0;             ///< values outside of `meta`
    int values_with_place = 0;  ///< of these
    int values_derived = 0;     ///< of those with a place

    [[nodiscard]] double share_with_place() const;
    /// As indices of items.
    [[nodiscard]] std::vector<std::uint32_t> doubtful() const;
};

/// What a CV says no longer that its document says.
struct Removal {
    std::string text;
    std::string rule;  ///< why: "mail: basics.email"
    Spans where;       ///< of the text; none for what was not read from one
};

/// Nothing, with the reason among the diagnostics, where no valid JSON Resume can be written. `document` is what `cv`
/// was read from; an empty one for structured input.
[[nodiscard]] std::optional<Explanation> explain(const Document& document, const Cv& cv, Diagnostics& diagnostics,
                                                 const std::vector<Removal>& removals = {});

}  // namespace cvconv::explain
