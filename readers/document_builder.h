#pragma once
// Writing a Document block by block: text, styles, cells, links and places are kept in step here, so
// that readers only say what comes next.

#include <string>
#include <string_view>
#include <vector>

#include "ir/document.h"

namespace cvconv {

/// Where a piece of text stands in a source of lines. All 0 = nowhere.
struct SourcePlace {
    int line = 0;    ///< from 1
    int column = 0;  ///< from 1, in characters
};

class DocumentBuilder {
public:
    /// Opens a block; an open one is closed first. Fields that the builder does not compute (kind, level,
    /// marker, indent, page, region, table …) are the caller's to set until close().
    Block& open(BlockKind kind);
    [[nodiscard]] bool is_open() const { return open_; }
    [[nodiscard]] Block& current() { return block_; }
    /// Nothing but blanks in the open block so far.
    [[nodiscard]] bool is_blank() const;
    /// The text of the open block so far.
    [[nodiscard]] std::string_view current_text() const;

    /// Appends text; runs of blanks become one blank, blanks at the block's or a cell's beginning none.
    void add(std::string_view text, const Style& style = {}, SourcePlace place = {});
    /// Begins the next cell; the text before, if any, is the first one. Cells may be empty.
    void next_cell(float left = 0, float right = 0);
    /// The right edge of the cell that is being written.
    void end_cell_at(float right);
    /// Here a wrapped line was joined. `with_blank`: words are parted ("big" + "house").
    void join(bool with_blank);
    /// Takes the last character off the open block (the hyphen of "implemen-" + "tation").
    void drop_last();

    void begin_link(std::string target);
    void end_link();

    /// Closes the open block. A block without text is dropped (rules excepted, and rows of a table with
    /// at least one cell filled are kept); returns whether it was kept.
    bool close();

    void add_property(std::string key, std::string value, Span where);
    [[nodiscard]] std::uint32_t position() const { return static_cast<std::uint32_t>(document_.text.size()); }
    [[nodiscard]] Document& document() { return document_; }
    /// Ends the document and hands it over.
    [[nodiscard]] Document take();

    /// Sets gap_before of every block from the lines on which it and the one above stand.
    void set_gaps_from_lines();

private:
    void finish_cell();
    /// A link lies within one block: those still open end with it.
    void end_links_at(std::uint32_t end);

    Document document_;
    Block block_;
    bool open_ = false;
    std::vector<Run> runs_;
    std::vector<std::size_t> open_links_;  ///< indices into document_.links; `ended` by a block
    std::size_t links_before_ = 0;
    std::size_t places_before_ = 0;
    std::uint32_t begin_ = 0;
};

}  // namespace cvconv
