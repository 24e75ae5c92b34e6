#include "readers/text/text.h"

#include "readers/document_builder.h"
#include "readers/text/blocks.h"
#include "readers/text/columns/columns.h"
#include "readers/text/columns/justified.h"
#include "readers/text/columns/margin_column.h"
#include "readers/text/columns/side_headings.h"
#include "readers/text/encoding/decode.h"
#include "readers/text/lines.h"
#include "readers/text/page_furniture.h"
#include "readers/text/split_items.h"
#include "readers/text/tables/tables.h"

namespace cvconv {

std::optional<Content> read_text(std::string_view bytes, const ReadOptions& options, Diagnostics& diagnostics) {
    auto text = decode_text(bytes, options.limits, diagnostics);
    if (!text) {
        return std::nullopt;
    }
    DocumentBuilder builder;
    std::vector<text::Line> lines = text::cut_lines(*text);
    Vocabulary vocabulary = vocabulary_of(*text);
    text::read_tables(lines, vocabulary);
    text::mark_furniture(lines);
    text::split_columns(lines);
    text::split_margin_columns(lines);
    text::close_up_justified(lines);
    text::part_side_headings(lines);
    text::align_pieces(lines);
    text::join_split_items(lines, vocabulary);
    text::write_blocks(lines, vocabulary, builder, options.join_traces);
    return builder.take();
}

Reader text_reader() {
    return {"text",
            "plain text in any encoding",
            {"txt", "text", "asc"},
            [](std::string_view) { return false; },
            read_text};
}

}  // namespace cvconv
