#include "readers/docx/styles.h"

#include <algorithm>

#include "readers/office/xml.h"

namespace cvconv::docx {
namespace {

using namespace office;

constexpr int longest_chain = 20;  // of styles based on styles

/// <w:b/> is on, <w:b w:val="0"/> is off.
std::optional<bool> toggle(pugi::xml_node properties, std::string_view name) {
    const pugi::xml_node node = child(properties, name);
    if (!node) {
        return std::nullopt;
    }
    const std::string_view value = attribute(node, "val");
    return value != "0" && value != "false" && value != "off" && value != "none";
}

std::optional<float> length(pugi::xml_node node, std::string_view name) {
    const std::string_view value = attribute(node, name);
    return value.empty() ? std::nullopt : std::optional(static_cast<float>(to_int(value)) * twip);
}

bool is_shade(pugi::xml_node node) {
    const std::string_view fill = attribute(node, "fill");
    return !fill.empty() && fill != "auto" && fill != "FFFFFF" && fill != "ffffff";
}

bool is_line(std::string_view border) {
    return !border.empty() && border != "none" && border != "nil";
}

}  // namespace

RunLook read_run_look(pugi::xml_node properties) {
    RunLook look;
    if (const std::string_view size = value_of(properties, "sz"); !size.empty()) {
        look.size = std::clamp(to_float(size), 0.0F, 3276.0F) / 2;
    }
    look.bold = toggle(properties, "b");
    look.italic = toggle(properties, "i");
    look.underlined = toggle(properties, "u");
    look.small_caps = toggle(properties, "smallCaps");
    if (const std::optional<bool> caps = toggle(properties, "caps"); caps && (*caps || !look.small_caps)) {
        look.small_caps = caps;  // both draw capitals of what is written otherwise
    }
    look.hidden = toggle(properties, "vanish");
    if (const std::string_view place = value_of(properties, "vertAlign"); !place.empty()) {
        look.raised = place == "superscript";
    }
    if (const pugi::xml_node shade = child(properties, "shd")) {
        look.shaded = is_shade(shade);
    }
    if (const std::string_view marked = value_of(properties, "highlight"); !marked.empty()) {
        look.shaded = marked != "none" && marked != "white";
    }
    if (const std::string_view colour = value_of(properties, "color"); !colour.empty()) {
        look.colour = colour_of(colour);
    }
    return look;
}

ParagraphLook read_paragraph_look(pugi::xml_node properties) {
    ParagraphLook look;
    if (const pugi::xml_node indent = child(properties, "ind")) {
        look.left = length(indent, "left");
        if (!look.left) {
            look.left = length(indent, "start");
        }
        look.first = length(indent, "firstLine");
        if (const std::optional<float> hanging = length(indent, "hanging")) {
            look.first = -*hanging;
        }
    }
    if (const pugi::xml_node spacing = child(properties, "spacing")) {
        look.before = length(spacing, "before");
        look.after = length(spacing, "after");
        constexpr float of_web_pages = 14;  // what "auto" is
        if (const std::string_view automatic = attribute(spacing, "beforeAutospacing");
            automatic == "1" || automatic == "true") {
            look.before = of_web_pages;
        }
        if (const std::string_view automatic = attribute(spacing, "afterAutospacing");
            automatic == "1" || automatic == "true") {
            look.after = of_web_pages;
        }
    }
    if (const std::string_view level = value_of(properties, "outlineLvl"); !level.empty()) {
        const int outline = to_int(level, 9);
        look.outline = outline >= 0 && outline < 9 ? outline + 1 : 0;
    }
    if (const pugi::xml_node list = child(properties, "numPr")) {
        if (const std::string_view id = value_of(list, "numId"); !id.empty()) {
            look.list = id;
        }
        if (const std::string_view level = value_of(list, "ilvl"); !level.empty()) {
            look.level = std::clamp(to_int(level), 0, 8);
        }
    }
    look.break_before = toggle(properties, "pageBreakBefore");
    look.close_to_alike = toggle(properties, "contextualSpacing");
    if (const pugi::xml_node shade = child(properties, "shd")) {
        look.shaded = is_shade(shade);
    }
    if (const pugi::xml_node borders = child(properties, "pBdr")) {
        look.rule_above = is_line(value_of(borders, "top"));
        look.rule_below = is_line(value_of(borders, "bottom"));
    }
    for (pugi::xml_node stop : child(properties, "tabs").children()) {
        const std::string_view kind = attribute(stop, "val");
        if (kind != "clear" && kind != "bar") {
            look.tabs.push_back({length(stop, "pos").value_or(0), kind == "right" || kind == "end"});
        }
    }
    std::stable_sort(look.tabs.begin(), look.tabs.end(),
                     [](const TabStop& a, const TabStop& b) { return a.position < b.position; });
    return look;
}

bool has_inner_lines(pugi::xml_node table_properties) {
    return is_line(value_of(child(table_properties, "tblBorders"), "insideV"));
}

Styles::Styles(pugi::xml_node root) {
    const pugi::xml_node defaults = child(root, "docDefaults");
    run_ = read_run_look(child(child(defaults, "rPrDefault"), "rPr"));
    paragraph_ = read_paragraph_look(child(child(defaults, "pPrDefault"), "pPr"));
    std::map<std::string_view, pugi::xml_node> nodes;
    for (pugi::xml_node node : root.children()) {
        if (is(node, "style")) {
            const std::string_view id = attribute(node, "styleId");
            nodes.try_emplace(id, node);
            const std::string_view is_default = attribute(node, "default");
            if (attribute(node, "type") == "paragraph" && (is_default == "1" || is_default == "true")) {
                default_ = id;
            }
        }
    }
    for (const auto& [id, node] : nodes) {
        // Down to one that is resolved already.
        std::vector<pugi::xml_node> chain;
        Style style;
        for (pugi::xml_node at = node; at && chain.size() < longest_chain;) {
            if (auto known = styles_.find(attribute(at, "styleId")); known != styles_.end()) {
                style = known->second;
                break;
            }
            chain.push_back(at);
            auto below = nodes.find(value_of(at, "basedOn"));
            at = below == nodes.end() ? pugi::xml_node{} : below->second;
        }
        for (auto at = chain.rbegin(); at != chain.rend(); ++at) {
            style.run.put_over(read_run_look(child(*at, "rPr")));
            style.paragraph.put_over(read_paragraph_look(child(*at, "pPr")));
            style.ruled = style.ruled || has_inner_lines(child(*at, "tblPr"));
            for (pugi::xml_node part : at->children()) {
                style.shaded = style.shaded || is_shade(child(child(part, "tcPr"), "shd"));
            }
            style.shaded = style.shaded || is_shade(child(child(*at, "tcPr"), "shd"));
            style.name = value_of(*at, "name");
            styles_.try_emplace(std::string(attribute(*at, "styleId")), style);
        }
    }
}

const Styles::Style& Styles::style(std::string_view id) const {
    static const Style none;
    auto found = styles_.find(id.empty() ? std::string_view(default_) : id);
    return found == styles_.end() ? none : found->second;
}

}  // namespace cvconv::docx
