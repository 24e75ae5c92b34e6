#include <optional>
#include <string>
#include <utility>

#include "readers/docx/body.h"
#include "readers/office/xml.h"

namespace cvconv::docx {

using namespace office;

pugi::xml_node chosen(pugi::xml_node alternate) {
    const pugi::xml_node choice = child(alternate, "Choice");
    return choice && choice.first_child() ? choice : child(alternate, "Fallback");
}

void BodyReader::read_drawing(pugi::xml_node drawing, const Within& within, Paragraph& paragraph) {
    const std::string_view name = local_name(drawing);
    std::optional<Box> place = place_;
    if (name == "object" || name == "OLEObject") {
        package_.unread.insert("an embedded object");
    } else if (name == "graphicData") {
        read_graphic(drawing, paragraph);
    } else if (name == "rect" && attribute(drawing, "hr") == "t") {
        paragraph.rule = true;
    } else if (name == "anchor" || !attribute(drawing, "style").empty()) {
        place = name == "anchor" ? place_of_anchor(drawing, package_.paper)
                : place          ? place
                                 : place_of_vml(drawing, package_.paper);
    } else if ((name == "wsp" || name == "grpSp") && place_ && local_name(drawing.parent()) != "graphicData") {
        place = place_in_group(drawing.parent(), drawing, *place_);
    } else if (name == "txbxContent") {
        read_text_box(drawing, within, paragraph);
        return;
    }
    std::swap(place, place_);
    for (pugi::xml_node node : name == "AlternateContent" ? chosen(drawing).children() : drawing.children()) {
        read_drawing(node, within, paragraph);
    }
    std::swap(place, place_);
}

/// Its text has looks and fields of its own; those of the paragraph around go on behind.
void BodyReader::read_text_box(pugi::xml_node content, const Within& within, Paragraph& paragraph) {
    const RunLook run = paragraph_run_;
    const bool shaded = paragraph_shaded_;
    auto fields = std::exchange(fields_, {});
    auto carried = std::exchange(carried_, {});
    Within inner = within;
    inner.link.clear();
    Frame frame;
    frame.place = std::exchange(place_, std::nullopt);
    read_blocks(content, inner, frame.content);
    place_ = frame.place;
    paragraph.frames.push_back(std::move(frame));
    paragraph_run_ = run;
    paragraph_shaded_ = shaded;
    fields_ = std::move(fields);
    carried_ = std::move(carried);
}

void BodyReader::read_graphic(pugi::xml_node data, Paragraph& paragraph) {
    const std::string_view kind = attribute(data, "uri");
    const bool diagram = kind.ends_with("/diagram");
    if (!diagram && !kind.ends_with("/chart")) {
        return;
    }
    const std::string_view id =
        diagram ? attribute(child(data, "relIds"), "dm") : attribute(child(data, "chart"), "id");
    const auto part = graphics_.find(id);
    if (part == graphics_.end() || !part->second) {
        package_.unread.insert(diagram ? "SmartArt" : "a chart");
        return;
    }
    Frame frame;
    frame.place = place_;
    frame.content = diagram ? read_diagram(part->second) : read_chart(part->second);
    if (!frame.content.empty()) {
        paragraph.frames.push_back(std::move(frame));
    }
}

}  // namespace cvconv::docx
