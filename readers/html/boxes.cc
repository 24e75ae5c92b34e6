#include "readers/html/boxes.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <utility>

#include "ir/unicode.h"

namespace cvconv::html {
namespace {

/// How much text there is, and on how many lines as far as tags tell.
struct Extent {
    std::size_t letters = 0;
    std::size_t lines = 0;
    bool large = false;  ///< headings, lists, tables, breaks
    bool in_line = false;

    void add(const GumboNode& node) {
        constexpr std::size_t enough = 2'000;
        if (letters > enough) {
            return;
        }
        if (node.type == GUMBO_NODE_TEXT) {
            const std::size_t more = trim(node.v.text.text).size();
            lines += more > 0 && !in_line ? 1 : 0;
            in_line = in_line || more > 0;
            letters += more;
        } else if (node.type == GUMBO_NODE_ELEMENT) {
            const std::string_view name = name_of(node.v.element);
            static constexpr std::array<std::string_view, 14> large_ones = {
                "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "table", "dl", "br", "section", "article", "svg"};
            large = large || std::find(large_ones.begin(), large_ones.end(), name) != large_ones.end();
            in_line = in_line && is_inline(name);
            for (const GumboNode* child : Children(node)) {
                add(*child);
            }
            in_line = in_line && is_inline(name);
        }
    }
};

Extent extent_of(const GumboNode& node) {
    Extent extent;
    extent.add(node);
    return extent;
}

}  // namespace

bool is_inline(std::string_view name) {
    static constexpr std::array<std::string_view, 9> names = {"span", "b",     "i",    "em",  "strong",
                                                              "a",    "small", "time", "font"};
    return std::find(names.begin(), names.end(), name) != names.end();
}

bool has_text(const GumboNode& node) {
    return extent_of(node).letters > 0;
}

bool is_short_row(const GumboElement& element) {
    constexpr std::size_t longest = 120;
    constexpr std::size_t most_parts = 6;
    std::size_t parts = 0;
    for (unsigned int i = 0; i < element.children.length; ++i) {
        const Extent extent = extent_of(*static_cast<const GumboNode*>(element.children.data[i]));
        if (extent.large || extent.letters > longest || extent.lines > 1) {
            return false;
        }
        parts += extent.letters > 0 ? 1 : 0;
    }
    return parts > 1 && parts <= most_parts;
}

bool are_columns(const GumboVector& nodes) {
    constexpr std::size_t least_letters = 400;
    std::size_t letters = 0;
    std::size_t boxes = 0;
    std::set<std::pair<std::string_view, std::string>> kinds;
    for (unsigned int i = 0; i < nodes.length; ++i) {
        const auto& node = *static_cast<const GumboNode*>(nodes.data[i]);
        const Extent extent = extent_of(node);
        if (node.type != GUMBO_NODE_ELEMENT || extent.letters == 0) {
            continue;
        }
        ++boxes;
        letters += extent.letters;
        const char* classes = attribute(node.v.element, "class");
        kinds.emplace(name_of(node.v.element), classes == nullptr ? "" : classes);
    }
    const bool cards = boxes > 2 && kinds.size() == 1;
    return boxes > 1 && !cards && letters >= least_letters;
}

}  // namespace cvconv::html
