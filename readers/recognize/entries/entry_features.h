#pragma once
// What tells of a line whether it begins an entry: its look, its dates, what stands before it.

#include <string>
#include <string_view>
#include <vector>

#include "readers/recognize/sections/sections.h"

namespace cvconv::recognizing {

/// How a line looks, coarse enough to recur from entry to entry.
struct Look {
    int kind = 0;  ///< 1 = heading, 2 = list item
    int level = 0, half_points = 0;
    bool bold = false, italic = false, capitals = false, dated = false, row = false;
    int indent = 0;  ///< in steps of 12 points
    auto operator<=>(const Look&) const = default;
};
[[nodiscard]] Look look_of(const Line& line);
/// The look of titles, if the first line's is one: larger or bolder than the line below it.
[[nodiscard]] bool is_title_of(const Look& first, const Look& below);
/// The same type, wherever it stands.
[[nodiscard]] bool same_letters(const Look& a, const Look& b);

struct Feature {
    Look look;
    Look undated;             ///< but for what a date adds to it: behind a margin column of dates that of the text
    bool header = false;      ///< of the kind headers are made of
    bool after_body = false;  ///< the line before is a bullet, prose or a row of tags
    bool lower = false;       ///< begins in lower case, and nothing says that it is a name in lower case
    bool tags = false;        ///< "Go  SQLite  gRPC": of the entry above
    int periods = 0;          ///< that tell when an entry was
    bool quoted = false;      ///< begins with a quotation: a title
    bool licence = false;     ///< a driving licence, an entry of its own
    bool named = false;       ///< names a position (a degree in education), as headers do
    bool numbered = false;    ///< an item with a number
    bool giver = false;       ///< names an organisation, or is nothing but a date
    std::string label;        ///< what its label names, a key of Idea::entry_labels ("Thesis: …"); empty = none
};

/// One feature a line.
[[nodiscard]] std::vector<Feature> features_of(const Document& document, const Section& section);

/// Does the label name what an entry has once, and not what tells more of it: "Position: …", "Dates: …"?
[[nodiscard]] bool tells_who(std::string_view label);

/// The label that opens every entry ("Period: …" / "Position: …"); empty if none does.
[[nodiscard]] std::string opening_label(const std::vector<Feature>& features);

}  // namespace cvconv::recognizing
