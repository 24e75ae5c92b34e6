#include "readers/html/walk.h"

#include <algorithm>
#include <array>
#include <functional>
#include <string>
#include <vector>

#include "ir/unicode.h"

namespace cvconv::html {
namespace {

/// Of a page: what is not shown, or is no text of it.
bool is_machinery(std::string_view name) {
    static constexpr std::array<std::string_view, 15> names = {"noscript", "template", "iframe", "object",   "select",
                                                               "textarea", "math",     "canvas", "audio",    "video",
                                                               "dialog",   "button",   "map",    "datalist", "noembed"};
    return std::find(names.begin(), names.end(), name) != names.end();
}

class Walker {
public:
    Walker(std::string_view html, const WalkOptions& options, HtmlEvents& events)
        : size_(html.size()), options_(options), events_(events) {}

    void walk(const GumboNode* node) {
        switch (node->type) {
            case GUMBO_NODE_DOCUMENT: children(node->v.document.children); break;
            case GUMBO_NODE_ELEMENT: element(node->v.element); break;
            case GUMBO_NODE_TEXT:
            case GUMBO_NODE_CDATA:
            case GUMBO_NODE_WHITESPACE: text(node->v.text); break;
            case GUMBO_NODE_COMMENT:
            case GUMBO_NODE_TEMPLATE: break;
        }
    }

    void children(const GumboVector& nodes) {
        for (unsigned int i = 0; i < nodes.length; ++i) {
            walk(static_cast<const GumboNode*>(nodes.data[i]));
        }
    }

private:
    [[nodiscard]] SourcePlace place_of(const GumboSourcePosition& position) const {
        return {options_.place.line > 0 ? options_.place.line + static_cast<int>(std::max(position.line, 1U)) - 1 : 0,
                1};
    }

    void text(const GumboText& text) {
        std::string clean = to_nfc(text.text);
        std::replace(clean.begin(), clean.end(), '\t', ' ');
        events_.text(clean, place_of(text.start_pos));
    }

    void element(const GumboElement& element) {
        const std::string_view name = name_of(element);
        if (options_.whole_page && is_machinery(name)) {
            return;
        }
        if (!is_markup(name)) {
            if (!options_.whole_page) {
                events_.text("<" + std::string(name) + ">", place_of(element.start_pos));
            }
            children(element.children);
            return;
        }
        std::vector<HtmlEvents::Attribute> attributes;
        for (unsigned int i = 0; i < element.attributes.length; ++i) {
            const auto* attribute = static_cast<const GumboAttribute*>(element.attributes.data[i]);
            attributes.push_back({attribute->name, attribute->value});
        }
        events_.start(name, attributes);
        children(element.children);
        // What is still open where the piece ends goes on behind it.
        events_.end(name, element.original_end_tag.length > 0 || element.end_pos.offset < size_);
    }

    std::size_t size_;
    WalkOptions options_;
    HtmlEvents& events_;
};

}  // namespace

void walk(const GumboNode* root, std::string_view html, const WalkOptions& options, HtmlEvents& events) {
    Walker walker(html, options, events);
    if (root->type == GUMBO_NODE_ELEMENT) {
        walker.children(root->v.element.children);  // the element that holds a piece is none of it
    } else {
        walker.walk(root);
    }
}

}  // namespace cvconv::html
