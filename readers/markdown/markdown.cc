#include "readers/markdown/markdown.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "ir/formats/prose/beside.h"
#include "ir/formats/prose/read_blocks.h"
#include "ir/unicode.h"
#include "readers/document_builder.h"
#include "readers/html/emitter.h"
#include "readers/html/finish.h"
#include "readers/json_resume/tree.h"
#include "readers/markdown/blocks.h"
#include "readers/markdown/chunks.h"
#include "readers/markdown/front_matter.h"
#include "readers/markdown/parse.h"
#include "readers/markdown/title_block.h"
#include "readers/text/encoding/decode.h"

namespace cvconv {

namespace {

using markdown::Chunk;
using markdown::ChunkKind;

void write_literal(const markdown::Source& source, html::Emitter& emitter) {
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

void write_chunks(const std::vector<Chunk>& chunks, const markdown::FileLines& file, DocumentBuilder& builder,
                  Diagnostics& diagnostics) {
    html::Emitter emitter(builder);
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
    html::report_hidden(emitter, diagnostics);
}

}  // namespace

std::optional<Content> read_markdown(std::string_view bytes, const ReadOptions& options, Diagnostics& diagnostics) {
    auto text = decode_text(bytes, options.limits, diagnostics);
    if (!text) {
        return std::nullopt;
    }
    std::replace(text->begin(), text->end(), '\f', '\n');
    if (const auto beside = prose::beside_in_comment(*text)) {
        if (const auto blocks = markdown::blocks_in(prose::without_comment(*text), options.limits)) {
            nlohmann::ordered_json resume = prose::read_blocks(*blocks, beside->form);
            prose::apply(*beside, resume, diagnostics);
            return json_resume::read_tree(std::move(resume), json_resume::Notation::json, diagnostics);
        }
    }
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
    return html::finish(builder);
}

Reader markdown_reader() {
    return {"markdown",
            "Markdown: CommonMark with tables, front matter, definition lists and HTML",
            {"md", "markdown", "mdown", "mkd"},
            [](std::string_view bytes) { return !bytes.starts_with("<!DOCTYPE") && prose::has_comment(bytes); },
            read_markdown};
}

}  // namespace cvconv
