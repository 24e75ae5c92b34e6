#pragma once
// Tables as text (RFC 4180).

#include <string>
#include <string_view>
#include <vector>

namespace cvconv::linkedin {

struct Row {
    std::vector<std::string> cells;
    int line = 0;  ///< where it begins, from 1: cells may have line breaks
};

struct Csv {
    std::vector<Row> rows;  ///< lines without any text are none
    /// The line with a quotation mark that is not closed, or with text behind a closing one; 0 = there is none.
    int damaged_line = 0;
    bool too_many_rows = false;
};

/// `text` is UTF-8 with '\n' at line ends (decode_text()). Commas part cells; quotation marks are doubled within quoted
/// cells, which may have line breaks. Stops behind `most_rows`.
[[nodiscard]] Csv read_csv(std::string_view text, std::size_t most_rows);

}  // namespace cvconv::linkedin
