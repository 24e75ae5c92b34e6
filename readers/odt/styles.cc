#include "readers/odt/styles.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "readers/office/xml.h"

namespace cvconv::odt {

using namespace office;

namespace {

constexpr int longest_chain = 20;  // of styles based on styles

bool is_colour(std::string_view text) {
    return !text.empty() && text != "transparent" && text != "none" && text != "#ffffff" && text != "#FFFFFF";
}

bool is_line(std::string_view border) {
    return !border.empty() && border != "none";
}

RunLook read_run_look(pugi::xml_node node) {
    RunLook look;
    look.size = points(attribute(node, "font-size"));
    if (const std::string_view weight = attribute(node, "font-weight"); !weight.empty()) {
        look.bold = weight == "bold" || to_int(weight) >= 600;
    }
    if (const std::string_view slant = attribute(node, "font-style"); !slant.empty()) {
        look.italic = slant != "normal";
    }
    if (const std::string_view line = attribute(node, "text-underline-style"); !line.empty()) {
        look.underlined = line != "none";
    }
    if (const std::string_view variant = attribute(node, "font-variant"); !variant.empty()) {
        look.small_caps = variant == "small-caps";
    }
    if (const std::string_view letters = attribute(node, "text-transform"); letters == "uppercase") {
        look.small_caps = true;  // both draw capitals of what is written otherwise
    }
    if (const std::string_view display = attribute(node, "display"); !display.empty()) {
        look.hidden = display == "none";
    }
    if (const std::string_view place = attribute(node, "text-position"); !place.empty()) {
        look.raised = place.starts_with("super") || to_int(place) > 0;
    }
    if (const std::string_view behind = attribute(node, "background-color"); !behind.empty()) {
        look.shaded = is_colour(behind);
    }
    if (const std::string_view colour = attribute(node, "color"); !colour.empty()) {
        look.colour = colour_of(colour);
    }
    return look;
}

ParagraphLook read_paragraph_look(pugi::xml_node node) {
    ParagraphLook look;
    const std::optional<float> all = points(attribute(node, "margin"));
    auto length = [&](std::string_view name) {
        const std::optional<float> own = points(attribute(node, name));
        return own ? own : all;
    };
    look.left = length("margin-left");
    look.before = length("margin-top");
    look.after = length("margin-bottom");
    look.first = points(attribute(node, "text-indent"));
    if (const std::string_view at = attribute(node, "break-before"); !at.empty()) {
        look.break_before = at == "page";
        look.column_break = at == "column";
    }
    if (const std::string_view close = attribute(node, "contextual-spacing"); !close.empty()) {
        look.close_to_alike = close == "true";
    }
    if (const std::string_view behind = attribute(node, "background-color"); !behind.empty()) {
        look.shaded = is_colour(behind);
    }
    const std::string_view all_sides = attribute(node, "border");
    for (auto [side, rule] :
         {std::pair("border-top", &look.rule_above), std::pair("border-bottom", &look.rule_below)}) {
        const std::string_view own = attribute(node, side);
        if (const std::string_view border = own.empty() ? all_sides : own; !border.empty()) {
            *rule = is_line(border);
        }
    }
    for (pugi::xml_node stop : child(node, "tab-stops").children()) {
        look.tabs.push_back({points(attribute(stop, "position")).value_or(0), attribute(stop, "type") == "right"});
    }
    return look;
}

std::string_view format_of(std::string_view format) {
    return format == "a"   ? "lowerLetter"
           : format == "A" ? "upperLetter"
           : format == "i" ? "lowerRoman"
           : format == "I" ? "upperRoman"
                           : "decimal";
}

ListStyle read_list(pugi::xml_node node) {
    ListStyle style;
    for (pugi::xml_node level : node.children()) {
        ListLevel read;
        if (is(level, "list-level-style-number")) {
            const std::string_view format = attribute(level, "num-format");
            read.format = format_of(format);
            read.prefix = attribute(level, "num-prefix");
            read.suffix = attribute(level, "num-suffix");
            read.start = to_int(attribute(level, "start-value"), 1);
            read.shown = std::clamp(to_int(attribute(level, "display-levels"), 1), 1, 10);
            if (format.empty()) {
                continue;  // nothing is printed
            }
        } else {
            read.bullet = bullet_of(attribute(level, "bullet-char"));
        }
        const pugi::xml_node properties = child(level, "list-level-properties");
        const pugi::xml_node label = child(properties, "list-level-label-alignment");
        read.look.left = points(attribute(label, "margin-left"));
        read.look.first = points(attribute(label, "text-indent"));
        if (!read.look.left) {
            read.look.left = points(attribute(properties, "space-before"));
        }
        style.emplace(std::clamp(to_int(attribute(level, "level"), 1), 1, 10) - 1, std::move(read));
    }
    return style;
}

}  // namespace

void Styles::add(pugi::xml_node document) {
    known_.clear();
    for (pugi::xml_node part : document.children()) {
        if (!is(part, "styles") && !is(part, "automatic-styles")) {
            continue;
        }
        for (pugi::xml_node node : part.children()) {
            const std::string_view name = local_name(node);
            if (name == "style" || name == "default-style") {
                const std::string family(attribute(node, "family"));
                nodes_[family + "/" + std::string(name == "style" ? attribute(node, "name") : "")] = node;
            } else if (name == "list-style") {
                lists_[std::string(attribute(node, "name"))] = read_list(node);
            }
        }
    }
}

Style Styles::style(std::string_view family, std::string_view name) const {
    const std::string prefix = std::string(family) + "/";
    const std::string key = prefix + std::string(name);
    if (auto known = known_.find(key); known != known_.end()) {
        return known->second;
    }
    std::vector<pugi::xml_node> chain;
    for (std::string at = key; chain.size() < longest_chain;) {
        auto found = nodes_.find(at);
        if (found == nodes_.end()) {
            break;
        }
        chain.push_back(found->second);
        const std::string_view below = attribute(found->second, "parent-style-name");
        if (below.empty()) {
            break;
        }
        at = prefix + std::string(below);
    }
    if (auto base = nodes_.find(prefix); base != nodes_.end() && !name.empty()) {
        chain.push_back(base->second);
    }
    Style style;
    for (auto at = chain.rbegin(); at != chain.rend(); ++at) {
        const pugi::xml_node text = child(*at, "text-properties");
        const std::string_view size = attribute(text, "font-size");
        RunLook run = read_run_look(text);
        if (size.ends_with("%")) {
            const float share = std::clamp(to_float(size, 100), 1.0F, 1000.0F) / 100;
            if (style.run.size) {
                run.size = *style.run.size * share;
            } else {
                style.share = share;
            }
        }
        style.run.put_over(run);
        style.paragraph.put_over(read_paragraph_look(child(*at, "paragraph-properties")));
        if (const std::string_view outline = attribute(*at, "default-outline-level"); !outline.empty()) {
            style.paragraph.outline = std::clamp(to_int(outline), 0, 9);
        }
        if (const std::string_view list = attribute(*at, "list-style-name"); !list.empty()) {
            style.paragraph.list = list;
        }
        const pugi::xml_node cell = child(*at, "table-cell-properties");
        const pugi::xml_node frame = child(*at, "graphic-properties");
        const std::string_view fill = attribute(frame, "fill");
        style.shaded = style.shaded || is_colour(attribute(cell, "background-color")) ||
                       is_colour(attribute(frame, "background-color")) || (!fill.empty() && fill != "none");
        style.ruled = style.ruled || is_line(attribute(cell, "border")) || is_line(attribute(cell, "border-left")) ||
                      is_line(attribute(cell, "border-right"));
        style.width = points(attribute(child(*at, "table-column-properties"), "column-width")).value_or(style.width);
        const pugi::xml_node columns = child(child(*at, "section-properties"), "columns");
        style.columns = to_int(attribute(columns, "column-count"), style.columns);
    }
    if (!chain.empty()) {
        const std::string_view shown = attribute(chain.front(), "display-name");
        style.name = shown.empty() ? name : shown;
        if (attribute(chain.front(), "family") == "paragraph" && shown.empty() && chain.size() > 1) {
            // an automatic style is what the writer changed of one that has a name
            const std::string_view below = attribute(chain.front(), "parent-style-name");
            style.name = below.empty() ? style.name : std::string(below);
        }
    }
    known_.emplace(key, style);
    return style;
}

const ListStyle* Styles::list(std::string_view name) const {
    auto found = lists_.find(name);
    return found == lists_.end() ? nullptr : &found->second;
}

}  // namespace cvconv::odt
