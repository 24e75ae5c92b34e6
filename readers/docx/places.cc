#include "readers/docx/places.h"

#include <algorithm>
#include <string_view>

#include "ir/unicode.h"
#include "readers/office/xml.h"

namespace cvconv::docx {

using namespace office;

namespace {

constexpr double emu = 1 / 12'700.0;  // in points

float from_emu(std::string_view text) {
    double number = 0;
    bool negative = false;
    for (const char c : text.substr(0, 12)) {  // ±79,000 points at most
        if (c == '-') {
            negative = true;
        } else if (c >= '0' && c <= '9') {
            number = number * 10 + (c - '0');
        } else {
            break;
        }
    }
    return static_cast<float>((negative ? -number : number) * emu);
}

float from_twips(std::string_view text) {
    return static_cast<float>(to_int(text)) * twip;
}

/// Left or top of what is `size` long and aligned between `begin` and `end`.
float aligned(std::string_view how, float begin, float end, float size) {
    if (how == "center") {
        return (begin + end - size) / 2;
    }
    return how == "right" || how == "bottom" || how == "outside" ? end - size : begin;
}

/// What has no unit is in pixels.
float css_length(std::string_view text) {
    return points(text).value_or(to_float(text) * 0.75F);
}

/// The value of a property in "a:b;c:d".
std::string_view property_of(std::string_view style, std::string_view name) {
    while (!style.empty()) {
        const std::size_t end = std::min(style.find(';'), style.size());
        const std::string_view one = style.substr(0, end);
        const std::size_t colon = one.find(':');
        if (colon != std::string_view::npos && trim(one.substr(0, colon)) == name) {
            return trim(one.substr(colon + 1));
        }
        style.remove_prefix(std::min(end + 1, style.size()));
    }
    return {};
}

bool is_of_paragraph(std::string_view from) {
    return from == "paragraph" || from == "line" || from == "text" || from == "char";
}

}  // namespace

Paper read_paper(pugi::xml_node section) {
    Paper paper;
    if (const pugi::xml_node size = child(section, "pgSz"); attribute(size, "w").size() > 2) {
        paper.width = from_twips(attribute(size, "w"));
        paper.height = from_twips(attribute(size, "h"));
    }
    if (const pugi::xml_node margins = child(section, "pgMar")) {
        paper.left = from_twips(attribute(margins, "left"));
        paper.right = from_twips(attribute(margins, "right"));
        paper.top = from_twips(attribute(margins, "top"));
        paper.bottom = from_twips(attribute(margins, "bottom"));
    }
    return paper;
}

std::optional<Box> place_of_anchor(pugi::xml_node anchor, const Paper& paper) {
    const pugi::xml_node across = child(anchor, "positionH");
    const pugi::xml_node down = child(anchor, "positionV");
    if (!across || !down) {
        return std::nullopt;
    }
    Box box;
    box.width = from_emu(attribute(child(anchor, "extent"), "cx"));
    box.height = from_emu(attribute(child(anchor, "extent"), "cy"));
    const std::string_view from_left = attribute(across, "relativeFrom");
    const bool of_page = from_left == "page" || from_left == "leftMargin";
    const float begin = of_page ? 0 : from_left == "rightMargin" ? paper.width - paper.right : paper.left;
    const float end = from_left == "page" || from_left == "rightMargin" ? paper.width
                      : from_left == "leftMargin"                       ? paper.left
                                                                        : paper.width - paper.right;
    const std::string_view align = child(across, "align").text().get();
    box.left = align.empty() ? begin + from_emu(child(across, "posOffset").text().get())
                             : aligned(align, begin, end, box.width);
    const std::string_view from_top = attribute(down, "relativeFrom");
    box.on_page = !is_of_paragraph(from_top);
    const float top = !box.on_page || from_top == "page" || from_top == "topMargin" ? 0
                      : from_top == "bottomMargin"                                  ? paper.height - paper.bottom
                                                                                    : paper.top;
    const float bottom = from_top == "page" ? paper.height : paper.height - paper.bottom;
    const std::string_view stands = child(down, "align").text().get();
    box.top = stands.empty() ? top + from_emu(child(down, "posOffset").text().get())
                             : aligned(stands, top, bottom, box.height);
    return box;
}

std::optional<Box> place_of_vml(pugi::xml_node shape, const Paper& paper) {
    const std::string_view style = attribute(shape, "style");
    if (property_of(style, "position") != "absolute") {
        return std::nullopt;
    }
    Box box;
    box.width = css_length(property_of(style, "width"));
    box.height = css_length(property_of(style, "height"));
    const bool page_across = property_of(style, "mso-position-horizontal-relative") == "page";
    const std::string_view down = property_of(style, "mso-position-vertical-relative");
    box.left = (page_across ? 0 : paper.left) + css_length(property_of(style, "margin-left"));
    box.on_page = down == "page" || down == "margin";
    box.top = (down == "margin" ? paper.top : 0) + css_length(property_of(style, "margin-top"));
    return box;
}

Box place_in_group(pugi::xml_node group_node, pugi::xml_node part, const Box& group) {
    const pugi::xml_node frame = child(child(group_node, "grpSpPr"), "xfrm");
    pugi::xml_node within = child(child(part, "spPr"), "xfrm");
    within = within ? within : child(child(part, "grpSpPr"), "xfrm");
    const float width = from_emu(attribute(child(frame, "chExt"), "cx"));
    const float height = from_emu(attribute(child(frame, "chExt"), "cy"));
    if (!within || width <= 0 || height <= 0) {
        return group;
    }
    const float across = group.width / width;
    const float down = group.height / height;
    Box box = group;
    box.left +=
        (from_emu(attribute(child(within, "off"), "x")) - from_emu(attribute(child(frame, "chOff"), "x"))) * across;
    box.top +=
        (from_emu(attribute(child(within, "off"), "y")) - from_emu(attribute(child(frame, "chOff"), "y"))) * down;
    box.width = from_emu(attribute(child(within, "ext"), "cx")) * across;
    box.height = from_emu(attribute(child(within, "ext"), "cy")) * down;
    return box;
}

std::optional<Box> place_of_frame(pugi::xml_node properties, const Paper& paper) {
    if (attribute(properties, "x").empty() && attribute(properties, "xAlign").empty()) {
        return std::nullopt;
    }
    Box box;
    box.width = from_twips(attribute(properties, "w"));
    box.height = from_twips(attribute(properties, "h"));
    const bool of_page = attribute(properties, "hAnchor") == "page";
    const float begin = of_page ? 0 : paper.left;
    const float end = of_page ? paper.width : paper.width - paper.right;
    const std::string_view align = attribute(properties, "xAlign");
    box.left = align.empty() ? begin + from_twips(attribute(properties, "x")) : aligned(align, begin, end, box.width);
    const std::string_view down = attribute(properties, "vAnchor");
    box.on_page = down == "page" || down == "margin";
    box.top = (down == "margin" ? paper.top : 0) + from_twips(attribute(properties, "y"));
    return box;
}

}  // namespace cvconv::docx
