#include "readers/markdown/markdown.h"

#include <algorithm>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "ir/unicode.h"
#include "readers/document_builder.h"
#include "readers/furniture.h"
#include "readers/line_joining.h"
#include "readers/markdown/chunks.h"
#include "readers/markdown/emitter.h"
#include "readers/markdown/front_matter.h"
#include "readers/markdown/html.h"
#include "readers/markdown/parse.h"
#include "readers/markdown/title_block.h"
#include "readers/page_surroundings.h"
#include "readers/text/decode.h"

namespace cvconv {

namespace {

using markdown::Chunk;
using markdown::ChunkKind;

void write_literal(const markdown::Source& source, markdown::Emitter& emitter) {
    for (std::size_t i = 0; i < source.lines.size(); ++i) {
        emitter.begin_paragraph();
        emitter.text(source.content(i), {source.lines[i].line, source.lines[i].column});
        emitter.end_block();
    }
}

/// A short term and its only definition are the two cells of a line ("Languages" | "French, Twi"); a
/// long one, or one with several definitions, is a line of its own.
bool shares_line(const std::vector<Chunk>& chunks, std::size_t term) {
    constexpr int longest = 40;
    bool alone = term + 1 < chunks.size() && chunks[term + 1].kind == ChunkKind::definition &&
                 (term + 2 >= chunks.size() || chunks[term + 2].kind != ChunkKind::definition);
    return alone && display_width(chunks[term].source.content(0)) <= longest;
}

void report_hidden(const markdown::Emitter& emitter, Diagnostics& diagnostics) {
    if (const std::string& hidden = emitter.hidden(); !hidden.empty()) {
        diagnostics.add(Code::hidden_text, fmt::format("by HTML: \"{}\"", beginning_of(hidden, 60)));
    }
}

void write_chunks(const std::vector<Chunk>& chunks, const markdown::FileLines& file, DocumentBuilder& builder,
                  Diagnostics& diagnostics) {
    markdown::Emitter emitter(builder);
    for (std::size_t i = 0; i < chunks.size(); ++i) {
        const Chunk& chunk = chunks[i];
        emitter.bold = emitter.italic = emitter.underlined = emitter.monospaced = 0;
        emitter.base_indent = chunk.kind == ChunkKind::definition ? 4.0F : 0.0F;
        if (chunk.kind == ChunkKind::literal) {
            write_literal(chunk.source, emitter);
            continue;
        }
        emitter.hold_block = chunk.kind == ChunkKind::term && shares_line(chunks, i);
        markdown::parse(chunk.source, file, emitter);
        if (emitter.hold_block) {
            emitter.hold_block = false;
            emitter.keep_open_as_cell();
        }
    }
    emitter.end_block();
    report_hidden(emitter, diagnostics);
}

/// Tools that take text from PDFs leave the number of the last page behind.
void mark_last_page_number(Document& document) {
    if (document.blocks.size() > 1) {
        Block& last = document.blocks.back();
        if (last.kind == BlockKind::paragraph && is_page_number(last.text.of(document.text))) {
            last.kind = BlockKind::furniture;
        }
    }
}

/// Menus of the page that was copied, and lines that count the pages of a PDF.
void mark_furniture(Document& document) {
    std::vector<std::string> lines;
    std::vector<std::size_t> block_of;  // of each line
    for (std::size_t i = 0; i < document.blocks.size(); ++i) {
        const Block& block = document.blocks[i];
        if (block.gap_before > 0 && !lines.empty()) {
            lines.emplace_back();
            block_of.push_back(i);
        }
        bool text = block.kind == BlockKind::paragraph || block.kind == BlockKind::list_item;
        lines.emplace_back(text ? block.text.of(document.text) : "-");
        block_of.push_back(i);
    }
    const std::vector<bool> navigation = find_navigation(lines);
    const std::vector<bool> counted = find_page_counts(lines);
    for (std::size_t l = 0; l < lines.size(); ++l) {
        if (navigation[l] || counted[l]) {
            document.blocks[block_of[l]].kind = BlockKind::furniture;
        }
    }
}

Document finish(DocumentBuilder& builder) {
    builder.set_gaps_from_lines();
    mark_furniture(builder.document());
    mark_last_page_number(builder.document());
    return builder.take();
}

}  // namespace

std::optional<Content> read_markdown(std::string_view bytes, const ReadOptions& options, Diagnostics& diagnostics) {
    auto text = decode_text(bytes, options.limits, diagnostics);
    if (!text) {
        return std::nullopt;
    }
    std::replace(text->begin(), text->end(), '\f', '\n');
    DocumentBuilder builder;
    std::string_view body = *text;
    int first_line = 1;
    int lines = markdown::front_matter_lines(body);
    if (lines > 0) {
        markdown::read_front_matter(body, lines, builder, diagnostics);
    } else if (lines = markdown::title_block_lines(body); lines > 0) {
        markdown::read_title_block(body, lines, builder);
    }
    if (lines > 0) {
        for (; first_line <= lines; ++first_line) {
            std::size_t end = body.find('\n');
            body.remove_prefix(end == std::string_view::npos ? body.size() : end + 1);
        }
    }
    write_chunks(markdown::cut_chunks(body, first_line, options.limits), markdown::FileLines(*text), builder,
                 diagnostics);
    return finish(builder);
}

std::optional<Content> read_html(std::string_view bytes, const ReadOptions& options, Diagnostics& diagnostics) {
    auto text = decode_text(bytes, options.limits, diagnostics);
    if (!text) {
        return std::nullopt;
    }
    std::replace(text->begin(), text->end(), '\f', '\n');
    DocumentBuilder builder;
    markdown::Emitter emitter(builder);
    markdown::HtmlEvents events(emitter);
    markdown::read_html_block(*text, {1, 1}, events, emitter);
    events.end_hidden();
    emitter.end_block();
    report_hidden(emitter, diagnostics);
    return finish(builder);
}

Reader html_reader() {
    return {"html",
            "HTML: a page, saved whole or as a part",
            {"html", "htm", "xhtml"},
            [](std::string_view) { return false; },
            read_html};
}

Reader markdown_reader() {
    return {"markdown",
            "Markdown: CommonMark with tables, front matter, definition lists and HTML",
            {"md", "markdown", "mdown", "mkd"},
            [](std::string_view) { return false; },
            read_markdown};
}

}  // namespace cvconv
