#pragma once
// Regions into the blocks of a Document.

#include <string>
#include <vector>

#include "ir/document.h"
#include "readers/line_joining.h"
#include "readers/pdf/file/drawings.h"
#include "readers/pdf/file/links.h"
#include "readers/pdf/layout/columns/columns.h"

namespace cvconv {
class DocumentBuilder;
}

namespace cvconv::pdf {

class BlockWriter {
public:
    BlockWriter(DocumentBuilder& builder, const Vocabulary& vocabulary, const std::vector<Mark>& marks)
        : builder_(builder), vocabulary_(vocabulary), marks_(marks) {}

    /// Lines joined to paragraphs, bullets taken off, cells kept.
    void write(const Region& region, int page, int number);
    void write_furniture(const std::vector<Row>& rows, int page, bool hidden = false);
    [[nodiscard]] const std::vector<PlacedWord>& placed() const { return placed_; }

private:
    /// How the last block ended, which may go on over the page.
    struct End {
        bool open = false;
        int page = 0, number = 0;
        std::string text;           ///< of the last line
        float left = 0, right = 0;  ///< of that line, the left without its bullet
        float full = 0;             ///< where full lines end
        float size = 0;
        bool bold = false;
    };
    [[nodiscard]] bool goes_on_over_page(const Segment& first, bool bold, int page, int number) const;
    void join_line(const std::string& above, const Segment& line, int page);
    void add_segment(const Segment& segment, int page);
    void add_cells(const TableRow& row, int page);

    DocumentBuilder& builder_;
    const Vocabulary& vocabulary_;
    const std::vector<Mark>& marks_;
    std::vector<PlacedWord> placed_;
    End end_;
};

}  // namespace cvconv::pdf
