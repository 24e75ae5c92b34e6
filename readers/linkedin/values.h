#pragma once
// What the cells of the export say, as values of the model.

#include <string>
#include <string_view>
#include <vector>

#include "ir/cv.h"
#include "readers/linkedin/table.h"

namespace cvconv::linkedin {

/// A value that is read from a cell: the cell's place is its rule, so that `--provenance` and `cvconv explain` name it.
[[nodiscard]] Found<std::string> stated(std::string value, const std::string& place);
/// Nothing of an empty cell.
[[nodiscard]] Text text_of(const Cell& cell);
/// Both, with `separator` between them where neither is empty; the place is that of the first that is not.
[[nodiscard]] Cell joined(const Cell& a, const Cell& b, std::string_view separator);

struct CellDate {
    Date date;
    bool all = true;  ///< `date` says all that the cell does; an empty cell does
};
/// "Mar 2020", "2020", "Aug 5, 2026", "1/1/24" (month first): months of any language.
[[nodiscard]] CellDate date_of(const Cell& cell);

/// Lines that begin with a bullet are highlights, and so are the parts of such a line between bullets ("• A • B");
/// the others are the summary.
void describe(const Cell& cell, Text& summary, Texts& highlights);

/// "Tampere, Pirkanmaa, Finland". What is not understood as a whole is the city as it is written.
[[nodiscard]] Location location_of(const Cell& cell);

/// "Bachelor of Science - BS, Physics". What is not understood as a whole is the degree as it is written.
void set_degree(const Cell& cell, Education& education);

/// "[COMPANY:https://a.example,PORTFOLIO:https://b.example]", "[TYPE:OTHER:https://a.example],[…]", "[ada,ada_b]" or
/// bare: the parts, without the words that say what each is.
[[nodiscard]] std::vector<std::string> parts_of_list(std::string_view text);

}  // namespace cvconv::linkedin
