#include "readers/html/blocks.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include "readers/html/tree.h"

namespace cvconv::html {

namespace {

using prose::Part;

std::optional<Part> part_of(GumboTag tag) {
    switch (tag) {
        case GUMBO_TAG_H1: return Part::name;
        case GUMBO_TAG_H2: return Part::section;
        case GUMBO_TAG_H3:
        case GUMBO_TAG_H4: return Part::entry;
        case GUMBO_TAG_P: return Part::text;
        case GUMBO_TAG_LI: return Part::item;
        default: return std::nullopt;
    }
}

/// The nodes of a page may nest a thousand deep (is_hostile), so that a walk may call itself.
class Walk {
public:
    void visit(const GumboNode& node) {
        if (node.type == GUMBO_NODE_TEXT || node.type == GUMBO_NODE_WHITESPACE) {
            add(node.v.text.text);
            return;
        }
        if (node.type != GUMBO_NODE_ELEMENT) {
            return;
        }
        const GumboElement& element = node.v.element;
        if (element.tag == GUMBO_TAG_SCRIPT || element.tag == GUMBO_TAG_STYLE) {
            return;
        }
        if (element.tag == GUMBO_TAG_BR) {
            add("\n");
            return;
        }
        const std::string outer_link = link_;
        const bool outer_bold = bold_;
        const bool outer_open = open_;
        bold_ = bold_ || element.tag == GUMBO_TAG_STRONG || element.tag == GUMBO_TAG_B;
        if (const char* target = element.tag == GUMBO_TAG_A ? attribute(element, "href") : nullptr) {
            link_ = target;
        }
        const std::optional<Part> part = part_of(element.tag);
        if (part) {
            blocks_.push_back({*part, {}});
            open_ = true;
        }
        for (const GumboNode* child : Children(node)) {
            visit(*child);
        }
        link_ = outer_link;
        bold_ = outer_bold;
        open_ = part ? false : outer_open;
    }

    prose::Blocks take() { return std::move(blocks_); }

private:
    void add(std::string_view text) {
        if (!open_) {
            return;  // blanks between elements; text that is in none is nothing that we wrote
        }
        auto& pieces = blocks_.back().pieces;
        if (pieces.empty() || pieces.back().bold != bold_ || pieces.back().link != link_) {
            pieces.push_back({.text = "", .bold = bold_, .link = link_});
        }
        pieces.back().text += text;
    }

    prose::Blocks blocks_;
    std::string link_;
    bool bold_ = false;
    bool open_ = false;
};

const GumboNode* main_in(const GumboNode& node) {
    if (node.type != GUMBO_NODE_ELEMENT && node.type != GUMBO_NODE_DOCUMENT) {
        return nullptr;
    }
    if (node.type == GUMBO_NODE_ELEMENT && node.v.element.tag == GUMBO_TAG_MAIN) {
        return &node;
    }
    for (const GumboNode* child : Children(node)) {
        if (const GumboNode* found = main_in(*child)) {
            return found;
        }
    }
    return nullptr;
}

}  // namespace

prose::Blocks blocks_in(const GumboNode& root) {
    const GumboNode* main = main_in(root);
    Walk walk;
    if (main != nullptr) {
        walk.visit(*main);
    }
    return walk.take();
}

}  // namespace cvconv::html
