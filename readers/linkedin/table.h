#pragma once
// A file of the export by the names of its columns, every cell with its place.

#include <string>
#include <string_view>
#include <vector>

#include "ir/diagnostics.h"
#include "readers/linkedin/csv.h"
#include "readers/linkedin/files.h"

namespace cvconv::linkedin {

struct Cell {
    std::string text;   ///< without blanks at its ends, entities decoded; may be empty
    std::string place;  ///< "Positions.csv:4 Title"

    [[nodiscard]] bool empty() const { return text.empty(); }
};

class Table {
public:
    /// The header is the first row with a name of the file's columns: what stands before it are LinkedIn's notes.
    /// Says column_unknown of a header's other names, and of a table without any that is known. Of rows that repeat,
    /// as exports do, one stays.
    Table(File file, Csv csv, Diagnostics& diagnostics);

    [[nodiscard]] std::size_t size() const { return rows_.size(); }
    [[nodiscard]] bool has(std::string_view column) const;
    /// `column`: as the export has it. Empty where there is no such column.
    [[nodiscard]] Cell cell(std::size_t row, std::string_view column) const;
    /// Whether it has a cell that is a field's.
    [[nodiscard]] bool has_fields(std::size_t row) const;
    /// The cells of a row that are no field's, "License Number: 12", and those below names that are not known.
    [[nodiscard]] std::vector<Cell> kept_cells(std::size_t row) const;

private:
    struct Heading {
        std::string title;         ///< as it is called, to be shown
        std::string key;           ///< empty = not known
        std::string_view becomes;  ///< files.h
    };
    [[nodiscard]] Cell cell_at(std::size_t row, std::size_t column) const;

    std::string_view name_;
    std::vector<Heading> headings_;
    std::vector<Row> rows_;
};

}  // namespace cvconv::linkedin
