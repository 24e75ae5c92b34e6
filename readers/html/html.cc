#include "readers/html/html.h"

#include <algorithm>
#include <string>

#include "readers/document_builder.h"
#include "readers/html/emitter.h"
#include "readers/html/events.h"
#include "readers/html/finish.h"
#include "readers/html/stated_facts.h"
#include "readers/html/tree.h"
#include "readers/html/walk.h"
#include "readers/text/decode.h"

namespace cvconv {

namespace {

constexpr float usual_size = 12;  // points: of browsers, where a page says none

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
    DocumentBuilder builder;
    html::Emitter emitter(builder);
    html::HtmlEvents events(emitter);
    const html::StyleSheet styles = html::styles_of(tree.root());
    emitter.size = styles.has_sizes() ? usual_size : 0;
    html::walk(tree.root(), *text, {{1, 1}, &styles, true}, events);
    events.end_hidden();
    emitter.end_row();
    emitter.end_block();
    html::add_stated_facts(tree.root(), builder);
    html::report_hidden(emitter, diagnostics);
    return html::finish(builder);
}

Reader html_reader() {
    return {"html",
            "HTML: a page, saved whole or as a part",
            {"html", "htm", "xhtml"},
            [](std::string_view) { return false; },
            read_html};
}

}  // namespace cvconv
