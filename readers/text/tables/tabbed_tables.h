#pragma once
// Tables pasted from a spreadsheet: the cells of a row are parted by single tabs.
//   Year <tab> Month <tab> What
//   2019 <tab> 4     <tab> Acme Pipes
//        <tab>       <tab> Welder

#include <string_view>
#include <vector>

#include "readers/text/lines.h"

namespace cvconv::text {

/// For each line of the text: is it a row of such a table? Below a header that names all columns, all have as many
/// tabs.
[[nodiscard]] std::vector<bool> find_tabbed_rows(std::string_view text);
/// The cells of such a row; they may be empty.
[[nodiscard]] std::vector<Piece> cut_tabbed_row(std::string_view line);

}  // namespace cvconv::text
