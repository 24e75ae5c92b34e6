#include "readers/html/pieces.h"

#include <vector>

#include "ir/unicode.h"
#include "readers/html/tree.h"
#include "readers/html/walk.h"

namespace cvconv::html {

namespace {

bool is_ascii_name(char c) {
    return is_letter(static_cast<unsigned char>(c)) || is_digit(static_cast<unsigned char>(c));
}

/// Rows and cells are nothing to HTML outside a table; Markdown's blocks end where a line is empty, in the middle of
/// one.
GumboTag context_of(std::string_view html) {
    for (std::size_t at = html.find('<'); at != std::string_view::npos; at = html.find('<', at + 1)) {
        std::size_t end = at + 1;
        while (end < html.size() && is_ascii_name(html[end])) {
            ++end;
        }
        const std::string name = lower_ascii(html.substr(at + 1, end - at - 1));
        if (name == "td" || name == "th") {
            return GUMBO_TAG_TR;
        }
        if (name == "tr") {
            return GUMBO_TAG_TBODY;
        }
        if (name == "tbody" || name == "thead" || name == "tfoot" || name == "caption") {
            return GUMBO_TAG_TABLE;
        }
        if (!name.empty()) {
            break;  // else it is an end tag or a comment
        }
    }
    return GUMBO_TAG_BODY;
}

/// The attributes of a single tag.
std::vector<HtmlEvents::Attribute> attributes_of(std::string_view tag) {
    std::vector<HtmlEvents::Attribute> attributes;
    const Tree tree(tag, GUMBO_TAG_BODY);
    if (tree.root() == nullptr || tree.root()->v.element.children.length == 0) {
        return attributes;
    }
    const auto* node = static_cast<const GumboNode*>(tree.root()->v.element.children.data[0]);
    if (node->type == GUMBO_NODE_ELEMENT) {
        const GumboVector& all = node->v.element.attributes;
        for (unsigned int i = 0; i < all.length; ++i) {
            const auto* attribute = static_cast<const GumboAttribute*>(all.data[i]);
            attributes.push_back({attribute->name, attribute->value});
        }
    }
    return attributes;
}

}  // namespace

std::string Entities::decode(std::string_view entity) {
    constexpr std::size_t most = 10'000;  // different ones
    auto known = known_.find(entity);
    if (known != known_.end() || known_.size() >= most) {
        return std::string(known != known_.end() ? std::string_view(known->second) : entity);
    }
    std::string text(entity);
    const Tree tree(entity, GUMBO_TAG_BODY);
    if (tree.root() != nullptr && tree.root()->v.element.children.length > 0) {
        const auto* node = static_cast<const GumboNode*>(tree.root()->v.element.children.data[0]);
        if (node->type == GUMBO_NODE_TEXT || node->type == GUMBO_NODE_WHITESPACE) {
            text = node->v.text.text;
        }
    }
    std::string clean;
    for (std::size_t at = 0; at < text.size();) {
        const char32_t c = next_character(text, at);
        if (c != 0xAD) {
            append_character(clean, c < 0x20 || (c >= 0x7F && c < 0xA0) ? U' ' : c);
        }
    }
    known_.emplace(entity, clean);
    return clean;
}

void read_inline_tag(std::string_view tag, SourcePlace place, HtmlEvents& events, Emitter& emitter) {
    if (tag.starts_with("<!") || tag.starts_with("<?")) {
        return;
    }
    const bool closing = tag.starts_with("</");
    const std::size_t begin = closing ? 2 : 1;
    std::size_t end = begin;
    while (end < tag.size() && is_ascii_name(tag[end])) {
        ++end;
    }
    const std::string name = lower_ascii(tag.substr(begin, end - begin));
    const bool whole_name =
        end < tag.size() && (tag[end] == '>' || tag[end] == '/' || is_space(static_cast<unsigned char>(tag[end])));
    if (!whole_name || !is_markup(name) || is_hostile(tag)) {
        emitter.text(tag, place);
    } else if (closing) {
        events.end(name);
    } else {
        if (name == "span" && tag.find("float") != std::string_view::npos) {
            emitter.text("\t", place);  // set at the right margin: a cell of its own
        }
        // Without any, there is nothing to parse: "<br>", "<b>"
        const bool bare = tag.find('=') == std::string_view::npos && tag.find(' ') == std::string_view::npos;
        events.start(name, bare ? std::vector<HtmlEvents::Attribute>{} : attributes_of(tag));
        if (name == "img") {
            events.end(name);
        }
    }
}

void read_html_block(std::string_view html, SourcePlace place, HtmlEvents& events, Emitter& emitter) {
    const Tree tree(is_hostile(html) ? std::string_view{} : html, context_of(html));
    if (is_hostile(html) || tree.root() == nullptr) {
        emitter.begin_paragraph();
        emitter.text(html, place);
        emitter.end_block();
        return;
    }
    // A block that only closes what another opened ("</details>") is nothing to the parser.
    if (events.hiding() && lower_ascii(html).find("</" + events.hidden_name()) != std::string::npos) {
        events.end_hidden();
    }
    walk(tree.root(), html, {place, nullptr, false, nullptr}, events);
    emitter.end_row();
    if (!emitter.in_item()) {
        emitter.end_block();
    }
}

}  // namespace cvconv::html
