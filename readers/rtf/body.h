#pragma once
// The text of an RTF file: paragraphs, looks, tables, frames, fields, notes → a flow.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ir/diagnostics.h"
#include "readers/office/flow.h"
#include "readers/rtf/row_maker.h"
#include "readers/rtf/tables.h"
#include "readers/rtf/tokens.h"

namespace cvconv::rtf {

inline constexpr float usual_size = 12;  ///< of letters, in points, where none is said

/// Reads one file.
class BodyReader {
public:
    /// Nothing, and an error, where groups are nested deeper than the bounds allow.
    [[nodiscard]] std::optional<office::Flow> read(std::string_view bytes, Diagnostics& diagnostics);

private:
    /// What the text of a group is for.
    enum class Use { text, skip, fonts, colours, styles, instruction, marker };
    /// How the letters of a group look.
    struct Look {
        Style style;
        bool hidden = false, raised = false, shaded = false, deleted = false;
        int font = 0;
    };
    /// How paragraphs of a group look.
    struct Layout {
        office::Paragraph paragraph;  ///< without its text
        bool in_table = false;
        std::optional<office::Box> frame;
    };
    struct Group {
        Use use = Use::text;
        int depth = 0;  ///< of a table of the header: groups within it
        Look look;
        Layout layout;
        int unicode_skip = 1;  ///< characters that stand for one that old programs do not know
        std::string link;
        std::size_t outputs = 0;  ///< that are open below this group
    };
    /// Where text goes: the body, a header, a note, a box.
    struct Output {
        enum class Kind { body, header, footer, note, box } kind = Kind::body;
        office::Nodes nodes;
        office::Paragraph paragraph;  ///< that is being read
        RowMaker rows;
        office::Nodes cell;   ///< that is being read
        bool framed = false;  ///< the last paragraph was in a frame
        office::Box frame;
        std::optional<office::Box> place;  ///< of a box
    };

    void take(const Token& token);
    void open();
    void close();
    void word(const Token& token);
    bool destination(const Token& token);
    bool character(const Token& token);
    bool look(const Token& token);
    bool layout(const Token& token);
    bool table(const Token& token);
    bool shape(const Token& token);
    void symbol(const Token& token);

    void byte(char c);
    void text(std::string_view utf8);
    void unicode(int number);
    void flush();
    void begin_output(Output::Kind kind);
    void end_output();
    void end_paragraph();
    void end_table();

    Group& group() { return groups_.back(); }
    Output& output() { return outputs_.back(); }

    Tables tables_;
    std::vector<Group> groups_;
    std::vector<Output> outputs_;
    office::Flow flow_;
    std::string bytes_;  ///< that are not decoded yet
    int code_page_ = 1252;
    int to_skip_ = 0;
    char32_t high_surrogate_ = 0;
    bool may_be_skipped_ = false;  ///< \* stood before
    std::string instruction_;      ///< of the field that was met last
    std::string marker_;           ///< of the next paragraph
    bool has_marker_ = false;
    office::Box shape_;       ///< of the shape that was met last
    bool has_fills_ = false;  ///< something is painted, so that white text may be seen
    bool right_tab_ = false;
    bool line_below_ = false;  ///< which border is being described
    bool line_above_ = false;
    bool line_beside_ = false;
};

}  // namespace cvconv::rtf
