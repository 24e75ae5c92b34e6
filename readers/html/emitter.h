#pragma once
// Markdown and HTML structure (paragraphs, lists, tables, emphasis) -> blocks. Both the md4c callbacks
// and the HTML fragments speak to this.

#include <string>
#include <string_view>
#include <vector>

#include "readers/document_builder.h"

namespace cvconv::html {

class Emitter {
public:
    explicit Emitter(DocumentBuilder& builder) : builder_(builder) {}

    // Blocks. Text opens a paragraph where none is open (tight list items have none).
    void begin_paragraph();
    void end_block();
    void begin_heading(int level);
    /// Several lines above "----": a paragraph above a line across the page, not a heading.
    void heading_was_paragraph();
    void rule();
    void begin_list(bool ordered, int start, std::string mark);
    void end_list();
    void begin_item();
    void end_item();
    void begin_table();
    void end_table();
    void begin_row(bool header);
    void end_row();
    void begin_cell();

    // Text.
    void text(std::string_view text, SourcePlace place);
    /// A wrapped line goes on (`with_blank`: with a blank between).
    void join_line(bool with_blank);
    void drop_last() { builder_.drop_last(); }
    /// A line of its own begins; inside headings and cells a blank.
    void hard_break();
    /// "<br>": a hard break, but inside an item text that goes on with a small letter goes on.
    void html_break();
    void begin_code();
    void end_code();
    void begin_image();
    void end_image();
    void begin_link(std::string target);
    void end_link();
    /// An annotation set high ("Prize<sup>1</sup>") becomes furniture behind the block; "1<sup>st</sup>",
    /// "<sup>18</sup>O" and "m<sup>2</sup>" stay in the text.
    void begin_superscript();
    void end_superscript();

    /// What a browser would not show (style="display: none") becomes furniture behind the block.
    void begin_hidden() { in_hidden_ = true; }
    void end_hidden();
    /// All of it, for a message.
    [[nodiscard]] const std::string& hidden() const { return all_hidden_; }

    // Styles nest.
    int bold = 0;
    int italic = 0;
    int underlined = 0;
    int monospaced = 0;
    int region = 0;  ///< of the blocks that are opened: columns have numbers of their own
    float size = 0;  ///< points; 0 = the page does not say
    /// The block that ends next stays open (see keep_open_as_cell).
    bool hold_block = false;
    std::string drawn_bullet;  ///< of the next block, which its text does not have
    /// What is indented as a whole (the body of a definition), in columns.
    float base_indent = 0;

    [[nodiscard]] bool in_item() const { return !items_.empty(); }
    [[nodiscard]] bool in_table() const { return in_row_; }
    [[nodiscard]] bool is_open() const { return builder_.is_open(); }
    [[nodiscard]] std::string_view current_text() const { return builder_.current_text(); }
    [[nodiscard]] DocumentBuilder& builder() { return builder_; }
    /// The term of a definition list stays open as a cell: the next paragraph is the cell beside it.
    void keep_open_as_cell();

private:
    struct List {
        bool ordered;
        int next;
        std::string mark;
    };
    struct Item {
        std::string marker;
        bool used = false;  ///< a block bears the marker already
    };

    Block& open(BlockKind kind);
    void ensure_open(std::string_view text);
    void write(std::string_view text, SourcePlace place);
    /// "– …" or "• …" at the beginning of a paragraph's line: an item, though not one of Markdown's.
    /// "- • …" has two bullets, of which the inner one was on the page.
    void take_bullet(std::string_view& text, SourcePlace& place);
    void flush_annotations();
    [[nodiscard]] Style style() const;

    DocumentBuilder& builder_;
    std::vector<List> lists_;
    std::vector<Item> items_;
    std::vector<Span> images_;
    struct Annotation {
        std::string text;
        SourcePlace place;
        bool hidden = false;
    };
    std::vector<Annotation> annotations_;
    std::string superscript_;
    SourcePlace superscript_place_;
    bool in_superscript_ = false;
    std::string hidden_;
    std::string all_hidden_;
    SourcePlace hidden_place_;
    bool in_hidden_ = false;
    int hidden_links_ = 0;
    bool in_row_ = false;
    bool row_has_cell_ = false;
    bool open_cell_ = false;
    bool break_pending_ = false;
    std::uint32_t code_end_ = 0;  ///< where the last code span ended, in the document's text
    int tables_ = 0;
    bool in_table_ = false;
    std::uint32_t image_begin_ = 0;
    int image_depth_ = 0;
};

}  // namespace cvconv::html
