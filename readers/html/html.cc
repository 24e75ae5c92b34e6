#include "readers/html/html.h"

#include <algorithm>
#include <string>
#include <vector>

#include "ir/formats/prose/beside.h"
#include "ir/formats/prose/read_blocks.h"
#include "readers/document_builder.h"
#include "readers/html/blocks.h"
#include "readers/html/emitter.h"
#include "readers/html/events.h"
#include "readers/html/facts/stated_facts.h"
#include "readers/html/finish.h"
#include "readers/html/tree.h"
#include "readers/html/typed_text.h"
#include "readers/html/walk.h"
#include "readers/json_resume/tree.h"
#include "readers/text/encoding/decode.h"
#include "readers/text/text.h"

namespace cvconv {

namespace {

constexpr float usual_size = 12;  // points: of browsers, where a page says none

/// As the reader of texts has it, with places in the page's source.
std::optional<Content> read_typed(const html::TypedText& typed, const ReadOptions& options, Diagnostics& diagnostics) {
    std::optional<Content> content = read_text(typed.text, options, diagnostics);
    if (!content) {
        return std::nullopt;
    }
    for (Stretch& place : std::get<Document>(*content).places) {
        const auto line = static_cast<std::size_t>(std::max(place.line, 1)) - 1;
        place.line = line < typed.lines.size() ? typed.lines[line] : 0;
        place.column = 1;
    }
    return content;
}

}  // namespace

std::optional<Content> read_html(std::string_view bytes, const ReadOptions& options, Diagnostics& diagnostics) {
    auto text = decode_text(bytes, options.limits, diagnostics);
    if (!text) {
        return std::nullopt;
    }
    std::replace(text->begin(), text->end(), '\f', '\n');
    if (html::is_hostile(*text)) {
        diagnostics.add(Code::limit_reached, "elements nested deeper than 1000, or with thousands of attributes");
        return std::nullopt;
    }
    const html::Tree tree(*text);
    if (tree.root() == nullptr) {
        diagnostics.add(Code::limit_reached, "the page takes more memory than any page of a person");
        return std::nullopt;
    }
    const std::vector<html::StatedFact> facts = html::stated_facts(tree.root());
    if (const auto typed = facts.empty() ? html::typed_text(tree.root()) : std::nullopt) {
        return read_typed(*typed, options, diagnostics);
    }
    if (const auto beside = prose::beside_in_comment(*text)) {
        nlohmann::ordered_json resume = prose::read_blocks(html::blocks_in(*tree.root()), beside->form);
        prose::apply(*beside, resume, diagnostics);
        return json_resume::read_tree(std::move(resume), json_resume::Notation::json, diagnostics);
    }
    DocumentBuilder builder;
    html::Emitter emitter(builder);
    html::HtmlEvents events(emitter);
    const html::StyleSheet styles = html::styles_of(tree.root());
    emitter.size = styles.has_sizes() ? usual_size : 0;
    html::ElementPlaces places = html::elements_of(facts);
    html::walk(tree.root(), *text, {{1, 1}, &styles, true, &places}, events);
    events.end_hidden();
    emitter.end_row();
    emitter.end_block();
    html::add_stated_facts(facts, places, builder);
    html::report_hidden(emitter, diagnostics);
    return html::finish(builder);
}

Reader html_reader() {
    return {"html",
            "HTML: a page, saved whole or as a part",
            {"html", "htm", "xhtml"},
            [](std::string_view bytes) { return bytes.starts_with("<!DOCTYPE html>") && prose::has_comment(bytes); },
            read_html};
}

}  // namespace cvconv
