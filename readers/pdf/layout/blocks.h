#pragma once
// Regions into the blocks of a Document.

#include <optional>
#include <string>
#include <vector>

#include "ir/document.h"
#include "readers/line_joining/line_joining.h"
#include "readers/pdf/file/drawings.h"
#include "readers/pdf/file/links.h"
#include "readers/pdf/layout/columns/columns.h"
#include "readers/pdf/layout/drawn_around.h"
#include "readers/pdf/layout/text_lines.h"

namespace cvconv {
class DocumentBuilder;
}

namespace cvconv::pdf {

class BlockWriter {
public:
    /// `traces`: where decisions about lines are noted, for fitting; null = nowhere.
    BlockWriter(DocumentBuilder& builder, const Vocabulary& vocabulary, const std::vector<Mark>& marks,
                const DrawnAround& drawn, std::vector<JoinTrace>* traces = nullptr)
        : builder_(builder), vocabulary_(vocabulary), marks_(marks), drawn_(drawn), traces_(traces) {}

    /// Lines joined to paragraphs, bullets taken off, cells kept.
    void write(const Region& region, int page, int number);
    void write_furniture(const std::vector<Row>& rows, int page, bool hidden = false);
    [[nodiscard]] const std::vector<PlacedWord>& placed() const { return placed_; }

private:
    /// How the last region ended, whose last block may go on over the page.
    struct End {
        int page = 0, number = 0;
        std::vector<TextLine> lines;
        std::optional<Wrapping> wrapping;  ///< of these lines
    };
    [[nodiscard]] bool goes_on(const Wrapping& wrapping, std::size_t above, const PhysicalLine& line) const;
    [[nodiscard]] bool goes_on_over_page(const Wrapping& wrapping, int page, int number) const;
    Block& open_block(const TextLine& line, const Region& region, int page, int number);
    static void set_level(Block& block, const TextLine& line, std::vector<float>& levels);
    void join_line(const std::string& above, const TextLine& line, int page);
    void add_segment(const Segment& segment, int page);
    void add_cells(const TableRow& row, int page);

    DocumentBuilder& builder_;
    const Vocabulary& vocabulary_;
    const std::vector<Mark>& marks_;
    const DrawnAround& drawn_;
    std::vector<JoinTrace>* traces_;
    std::vector<PlacedWord> placed_;
    End end_;
};

}  // namespace cvconv::pdf
