#pragma once
// Where in a line a heading may stand: all of it, its first cell, or what is before a colon.
//
//   "Skills: C++, Go"   →   all of it is a title; or "Skills" is, and "C++, Go" the first line of the section

#include <map>
#include <vector>

#include "ir/document.h"
#include "ir/section_kind.h"
#include "readers/recognize/lines/lines.h"

namespace cvconv::recognizing {

/// One way to cut a line into a title and what follows it.
struct TitleCut {
    std::map<SectionKind, float> kinds;  ///< what the lexicon knows of the title: heading_titles.h
    Span title;
    Span remainder;      ///< empty where nothing follows
    bool whole = false;  ///< the title is all of the line (or of its first cell)
};

/// The ways to cut `line`; none where it is too long for a title. `at_top`: the first line of the document;
/// `language`: of its titles, empty = not known.
[[nodiscard]] std::vector<TitleCut> cut_titles(const Document& document, const Line& line, bool at_top,
                                               std::string_view language);

/// Which lines begin with a cell in a column of labels: left of where nearly all text of the region begins.
[[nodiscard]] std::vector<bool> find_label_columns(const Document& document, const std::vector<Line>& lines);

/// False for addresses, sentences, unfinished lists, and lines of more words than titles have.
[[nodiscard]] bool may_be_title(const Document& document, const Line& line, Span title);

/// "GPA: 4.2 / 4.5" and "2 km" are no titles, whatever they look like; "My 3 favourite books" may be one.
[[nodiscard]] bool is_wordy(std::string_view text);

/// All of the title is a link to another page.
[[nodiscard]] bool is_link(const Document& document, Span title);

}  // namespace cvconv::recognizing
