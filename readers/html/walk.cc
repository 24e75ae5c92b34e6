#include "readers/html/walk.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "ir/unicode.h"
#include "readers/html/boxes.h"
#include "readers/html/facts/vague_dates.h"
#include "readers/html/known_classes.h"
#include "readers/html/site_parts.h"

namespace cvconv::html {
namespace {

/// Of a page: what is not shown, or is no text of it.
bool is_machinery(std::string_view name) {
    static constexpr std::array<std::string_view, 15> names = {"noscript", "template", "iframe", "object",   "select",
                                                               "textarea", "math",     "canvas", "audio",    "video",
                                                               "dialog",   "button",   "map",    "datalist", "noembed"};
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// Blanks and line ends of the source are one blank; only no-break blanks stand side by side.
std::string with_blanks_closed_up(std::string_view text) {
    std::string closed;
    bool blank = false;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        const char32_t c = next_character(text, at);
        const bool source = c == U' ' || c == U'\t' || c == U'\n' || c == U'\r' || c == U'\f';
        if (c == U'\u00A0' || (source && !blank)) {
            closed += ' ';
        } else if (!source) {
            closed.append(text.substr(begin, at - begin));
        }
        blank = source;
    }
    return closed;
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
        if (options_.whole_page) {
            clean = with_blanks_closed_up(clean);
        }
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
        const char* id = attribute(element, "id");
        path_.push_back({name, names_in(element, "class"), id == nullptr ? "" : id});
        const Look look = look_of(name, element);
        Emitter& emitter = events_.emitter();
        const std::uint32_t begin = emitter.builder().position();
        const float size_around = emitter.size;
        const bool right = look.right.value_or(false) && is_inline(name);
        const bool behind = right && emitter.is_open() && !trim(emitter.current_text()).empty();
        if (behind) {
            events_.text("\t", place_of(element.start_pos));  // set at the right margin: a cell of its own
        }
        if (look.hidden.value_or(false)) {
            events_.hide_next();
        }
        const bool column = options_.whole_page && name == "aside";
        if (column) {
            emitter.begin_paragraph();
            emitter.region = ++regions_;
        }
        const bool block = look.block.value_or(false) && is_inline(name);
        if (block) {
            emitter.begin_paragraph();
        }
        const SitePart part = options_.whole_page && !in_site_part_ ? site_part(element) : SitePart::none;
        if (part != SitePart::none) {
            emitter.begin_paragraph();
            in_site_part_ = true;
        }
        const std::size_t first_block = emitter.builder().document().blocks.size();
        events_.start(name, attributes);
        set(look, emitter, 1);
        if (look.bullet && !is_inline(name)) {
            emitter.drawn_bullet = *look.bullet;
        }
        if (look.row.value_or(false) && is_short_row(element)) {
            cells(element.children);
        } else if (look.flex.value_or(false)) {
            boxes(element.children, look.row.value_or(false) && are_columns(element.children));
        } else if (const auto date = stated_date(name, element)) {
            events_.text(*date, place_of(element.start_pos));
        } else {
            children(element.children);
        }
        if (look.bullet) {
            emitter.drawn_bullet.clear();  // there was no text
        }
        note_place(element, {begin, emitter.builder().position()});
        set(look, emitter, -1);
        emitter.size = size_around;
        // What is still open where the piece ends goes on behind it.
        events_.end(name, element.original_end_tag.length > 0 || element.end_pos.offset < size_);
        if (block || column || part != SitePart::none) {
            emitter.begin_paragraph();
        }
        if (part != SitePart::none) {
            mark_furniture(emitter.builder().document(), first_block, part);
            in_site_part_ = false;
        }
        emitter.region = column ? ++regions_ : emitter.region;
        if (right && !behind) {
            events_.text("\t", place_of(element.start_pos));
        }
        path_.pop_back();
    }

    static std::optional<std::string> stated_date(std::string_view name, const GumboElement& element) {
        const char* datetime = name == "time" ? attribute(element, "datetime") : nullptr;
        return datetime == nullptr ? std::nullopt : date_behind(text_in(element), datetime);
    }

    void note_place(const GumboElement& element, Span where) const {
        if (options_.places != nullptr && !options_.places->empty()) {
            if (auto wanted = options_.places->find(&element); wanted != options_.places->end()) {
                wanted->second = where;
            }
        }
    }

    /// Of the last element of the path.
    [[nodiscard]] Look look_of(std::string_view name, const GumboElement& element) const {
        if (options_.styles == nullptr) {
            return {};
        }
        const char* style = attribute(element, "style");
        Look look;
        if (name.size() == 2 && name[0] == 'h' && name[1] >= '1' && name[1] <= '3') {
            look.size = name[1] == '1' ? 24.0F : name[1] == '2' ? 18.0F : 14.0F;  // as browsers have it
        }
        look.put_over(options_.styles->look(path_, style == nullptr ? "" : style));
        return look;
    }

    static void set(const Look& look, Emitter& emitter, int by) {
        emitter.bold += look.bold.value_or(false) ? by : 0;
        emitter.italic += look.italic.value_or(false) ? by : 0;
        emitter.underlined += look.underlined.value_or(false) ? by : 0;
        if (by > 0 && look.size && emitter.size > 0) {
            emitter.size = *look.size > 0 ? *look.size : -*look.size * emitter.size;
        }
    }

    void cells(const GumboVector& nodes) {
        Emitter& emitter = events_.emitter();
        const bool held = emitter.hold_block;
        emitter.hold_block = true;  // what is in a cell begins no block
        for (unsigned int i = 0; i < nodes.length; ++i) {
            const auto* node = static_cast<const GumboNode*>(nodes.data[i]);
            if (has_text(*node) && emitter.is_open() && !trim(emitter.current_text()).empty()) {
                events_.text("\t", options_.place);
            }
            walk(node);
        }
        emitter.hold_block = held;
    }

    /// `side_by_side`: each is a column.
    void boxes(const GumboVector& nodes, bool side_by_side) {
        Emitter& emitter = events_.emitter();
        for (unsigned int i = 0; i < nodes.length; ++i) {
            const auto* node = static_cast<const GumboNode*>(nodes.data[i]);
            emitter.begin_paragraph();
            emitter.region = side_by_side && node->type == GUMBO_NODE_ELEMENT ? ++regions_ : emitter.region;
            walk(node);
        }
        emitter.begin_paragraph();
        emitter.region = side_by_side ? ++regions_ : emitter.region;
    }

    std::size_t size_;
    int regions_ = 0;
    bool in_site_part_ = false;
    WalkOptions options_;
    HtmlEvents& events_;
    std::vector<StyledElement> path_;  ///< from the outermost element to the one that is read
};

/// A style sheet in a file of its own, which is not loaded.
bool has_link_to_styles(const GumboNode& node) {
    if (node.type == GUMBO_NODE_ELEMENT && node.v.element.tag == GUMBO_TAG_LINK) {
        const auto relations = names_in(node.v.element, "rel");
        return std::find(relations.begin(), relations.end(), "stylesheet") != relations.end();
    }
    const Children children(node);
    return std::any_of(children.begin(), children.end(), [](const GumboNode* c) { return has_link_to_styles(*c); });
}

void collect(const GumboNode* node, StyleSheet& sheet) {
    const bool document = node->type == GUMBO_NODE_DOCUMENT;
    if (!document && node->type != GUMBO_NODE_ELEMENT) {
        return;
    }
    const GumboVector& inner = document ? node->v.document.children : node->v.element.children;
    const bool style = !document && node->v.element.tag == GUMBO_TAG_STYLE;
    const char* media = style ? attribute(node->v.element, "media") : nullptr;
    for (unsigned int i = 0; i < inner.length; ++i) {
        const auto* child = static_cast<const GumboNode*>(inner.data[i]);
        if (style && child->type == GUMBO_NODE_TEXT && (media == nullptr || std::string_view(media) != "print")) {
            sheet.add(child->v.text.text);
        } else {
            collect(child, sheet);
        }
    }
}

}  // namespace

StyleSheet styles_of(const GumboNode* root) {
    StyleSheet sheet;
    if (has_link_to_styles(*root)) {
        sheet.add(known_classes());
    }
    collect(root, sheet);
    return sheet;
}

void walk(const GumboNode* root, std::string_view html, const WalkOptions& options, HtmlEvents& events) {
    Walker walker(html, options, events);
    if (root->type == GUMBO_NODE_ELEMENT) {
        walker.children(root->v.element.children);  // the element that holds a piece is none of it
    } else {
        walker.walk(root);
    }
}

}  // namespace cvconv::html
