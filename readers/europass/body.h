#pragma once
// The lines of a text, sorted by what their markup says they are; the reverse of
// writers/europass/html.h. Texts of other origin come out as summary and highlights.

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ir/cv.h"
#include "ir/found.h"
#include "readers/europass/html.h"

namespace cvconv::europass {

/// A value read from the file: stated, without a place in a text.
[[nodiscard]] Found<std::string> found(std::string value);
/// Nothing where the value is empty.
[[nodiscard]] Text said(std::string value);
[[nodiscard]] Flag yes();

struct Body {
    std::vector<std::pair<std::string, Line>> labelled;  ///< key of Idea::entry_labels, what follows it
    std::vector<Line> emphasized;                        ///< lines before the text that are all <em>
    Text underlined;                                     ///< a line before the text that is all <u>
    Text summary;
    Texts highlights;

    /// The value of a labelled line; as one text, or its items.
    [[nodiscard]] Text value(std::string_view key) const;
    [[nodiscard]] Texts values(std::string_view key) const;
};

/// `labels`: the keys that the entry has a field for; lines with other labels are text.
[[nodiscard]] Body read_body(const std::vector<Line>& lines, std::initializer_list<std::string_view> labels = {});

/// The items of a line: those in <em>, where there are some, else what commas part.
[[nodiscard]] Texts items_of(const Line& line);

/// Items of lists, and every other line, as texts of their own. Empty lines are left out.
[[nodiscard]] Texts all_lines(const std::vector<Line>& lines);

/// "<strong>Programming</strong> (Master): C++, Rust", an item of a list; nothing for any other line.
[[nodiscard]] std::optional<Skill> skill_of(const Line& line);

}  // namespace cvconv::europass
