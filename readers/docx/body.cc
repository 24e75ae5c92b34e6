#include "readers/docx/body.h"

#include <algorithm>
#include <array>
#include <functional>
#include <iterator>
#include <utility>

#include "ir/unicode.h"
#include "readers/office/fields.h"
#include "readers/office/xml.h"

namespace cvconv::docx {

using namespace office;

namespace {

constexpr float smallest_seen = 2;  // points: what is smaller cannot be read
constexpr float usual_size = 10;    // Word's, where no style says another

/// Elements that only hold what is inside: the accepted view of insertions, moves, tags.
bool is_wrapper(std::string_view name) {
    static constexpr std::array<std::string_view, 8> names = {"ins", "moveTo", "smartTag",  "customXml",
                                                              "dir", "bdo",    "fldSimple", "sdtContent"};
    return std::find(names.begin(), names.end(), name) != names.end();
}

bool is_deleted(pugi::xml_node marks) {
    return child(marks, "del") || child(marks, "moveFrom");
}

std::string_view name_of_heading(std::string_view style) {
    return style.starts_with("heading ") || style.starts_with("Heading ") ? style.substr(8) : std::string_view{};
}

bool is_list_style(std::string_view style) {
    return style.starts_with("List Bullet") || style.starts_with("List bullet");
}

}  // namespace

Nodes BodyReader::read(pugi::xml_node parent) {
    Nodes nodes;
    read_blocks(parent, {}, nodes);
    return nodes;
}

void BodyReader::read_blocks(pugi::xml_node parent, const Within& within, Nodes& nodes) {
    std::string frame;  // the place of the frame that the last paragraph was in
    for (pugi::xml_node node : parent.children()) {
        const std::string_view name = local_name(node);
        if (name == "p") {
            const pugi::xml_node place = child(child(node, "pPr"), "framePr");
            std::string key;
            if (place && value_of(child(node, "pPr"), "dropCap").empty() && attribute(place, "dropCap").empty()) {
                for (pugi::xml_attribute a : place.attributes()) {
                    key += std::string(a.name()) + "=" + a.value() + " ";
                }
            }
            if (key.empty()) {
                frame.clear();
                read_paragraph(node, within, nodes);
                continue;
            }
            if (key != frame || nodes.empty()) {
                nodes.push_back({Paragraph{}});
                std::get<Paragraph>(nodes.back().is).frames.emplace_back().place =
                    place_of_frame(place, package_.paper);
                frame = key;
            }
            Nodes inner;
            read_paragraph(node, within, inner);
            auto& content = std::get<Paragraph>(nodes.back().is).frames.back().content;
            std::move(inner.begin(), inner.end(), std::back_inserter(content));
        } else if (name == "tbl") {
            nodes.push_back({read_table(node, within)});
        } else if (name == "sdt") {
            Within inner = within;
            inner.stand_in = inner.stand_in || child(child(node, "sdtPr"), "showingPlcHdr");
            read_blocks(child(node, "sdtContent"), inner, nodes);
        } else if (name == "AlternateContent") {
            read_blocks(chosen(node), within, nodes);
        } else if (name == "sectPr") {
            nodes.push_back({Section{to_int(attribute(child(node, "cols"), "num"), 1)}});
        } else if (name == "altChunk") {
            package_.unread.insert("a document inside this one");
        } else if (is_wrapper(name)) {
            read_blocks(node, within, nodes);
        }
    }
}

void BodyReader::set_look(Paragraph& paragraph, pugi::xml_node properties) {
    const Styles::Style& style = package_.styles.style(value_of(properties, "pStyle"));
    ParagraphLook look = package_.styles.paragraph();
    look.put_over(style.paragraph);
    const ParagraphLook direct = read_paragraph_look(properties);
    const std::string list = direct.list.value_or(look.list.value_or(""));
    const int level = direct.level.value_or(look.level.value_or(0));
    if (!list.empty()) {
        look.put_over(package_.numbering.look(list, level));
    }
    look.put_over(direct);
    paragraph.style = style.name;
    paragraph.outline = look.outline.value_or(0);
    if (const std::string_view number = name_of_heading(style.name); paragraph.outline == 0 && !number.empty()) {
        paragraph.outline = std::clamp(to_int(number), 0, 9);
    }
    paragraph.title = style.name == "Title";
    paragraph.left = look.left.value_or(0);
    paragraph.first = look.first.value_or(0);
    paragraph.before = look.before.value_or(0);
    paragraph.after = look.after.value_or(0);
    paragraph.break_before = look.break_before.value_or(false);
    paragraph.close_to_alike = look.close_to_alike.value_or(false);
    paragraph.rule_above = look.rule_above.value_or(false);
    paragraph.rule_below = look.rule_below.value_or(false);
    paragraph.shaded = look.shaded.value_or(false);
    paragraph.tabs = look.tabs;
    if (!list.empty() && list != "0" && package_.numbering.has(list, level)) {
        std::string marker = package_.numbering.next(list, level);
        if (paragraph.outline == 0 && !paragraph.title) {
            paragraph.item = true;
            paragraph.level = level;
            paragraph.marker = std::move(marker);
        }
    } else if (list.empty() && is_list_style(style.name)) {
        paragraph.item = true;
        paragraph.marker = "•";
    }
    paragraph_run_ = package_.styles.run();
    paragraph_run_.put_over(style.run);
    paragraph_shaded_ = look.shaded.value_or(false);
    RunLook mark = paragraph_run_;
    mark.put_over(read_run_look(child(properties, "rPr")));
    paragraph.size = mark.size.value_or(usual_size);
}

void BodyReader::read_paragraph(pugi::xml_node node, const Within& within, Nodes& nodes) {
    const pugi::xml_node properties = child(node, "pPr");
    Paragraph paragraph;
    set_look(paragraph, properties);
    paragraph.pieces = std::exchange(carried_, {});
    Within inner = within;
    inner.shaded = inner.shaded || paragraph_shaded_;
    read_inline(node, inner, paragraph);
    const bool drop_cap = !attribute(child(properties, "framePr"), "dropCap").empty() &&
                          attribute(child(properties, "framePr"), "dropCap") != "none";
    if ((drop_cap || is_deleted(child(properties, "rPr"))) && paragraph.frames.empty()) {
        carried_ = std::move(paragraph.pieces);
        return;
    }
    const bool drawn = std::any_of(paragraph.pieces.begin(), paragraph.pieces.end(),
                                   [](const Piece& piece) { return !trim(piece.text).empty(); });
    paragraph.rule = paragraph.rule && !drawn;
    nodes.push_back({std::move(paragraph)});
    if (const pugi::xml_node section = child(properties, "sectPr")) {
        nodes.push_back({Section{to_int(attribute(child(section, "cols"), "num"), 1)}});
    }
}

void BodyReader::read_inline(pugi::xml_node parent, const Within& within, Paragraph& paragraph) {
    for (pugi::xml_node node : parent.children()) {
        const std::string_view name = local_name(node);
        if (name == "r") {
            read_run(node, within, paragraph);
        } else if (name == "hyperlink") {
            Within inner = within;
            if (auto target = targets_.find(attribute(node, "id")); target != targets_.end()) {
                inner.link = target->second;
            }
            read_inline(node, inner, paragraph);
        } else if (name == "fldSimple") {
            Within inner = within;
            if (std::string target = target_of_field(attribute(node, "instr")); !target.empty()) {
                inner.link = std::move(target);
            }
            read_inline(node, inner, paragraph);
        } else if (name == "sdt") {
            Within inner = within;
            inner.stand_in = inner.stand_in || child(child(node, "sdtPr"), "showingPlcHdr");
            read_inline(child(node, "sdtContent"), inner, paragraph);
        } else if (name == "AlternateContent") {
            read_inline(chosen(node), within, paragraph);
        } else if (name == "oMath" || name == "oMathPara") {
            for (const pugi::xpath_node& text : node.select_nodes(".//*[local-name()='t']")) {
                Piece written = piece(paragraph_run_, within);
                written.text = text.node().text().get();
                paragraph.pieces.push_back(std::move(written));
            }
        } else if (is_wrapper(name)) {
            read_inline(node, within, paragraph);
        }
    }
}

Piece BodyReader::piece(const RunLook& look, const Within& within) const {
    Piece piece;
    piece.style.size = look.size.value_or(usual_size);
    piece.style.bold = look.bold.value_or(false);
    piece.style.italic = look.italic.value_or(false);
    piece.style.underlined = look.underlined.value_or(false);
    piece.style.small_caps = look.small_caps.value_or(false);
    piece.style.colour = look.colour.value_or(0);
    piece.raised = look.raised.value_or(false);
    piece.stand_in = within.stand_in;
    piece.link = within.link;
    for (const Field& field : fields_) {
        piece.link = field.link.empty() ? piece.link : field.link;
    }
    const bool unseen = look.colour == white && !within.shaded && !look.shaded.value_or(false) && !package_.has_fills;
    piece.hidden = look.hidden.value_or(false) || unseen || piece.style.size < smallest_seen;
    return piece;
}

bool BodyReader::in_instruction() const {
    return std::any_of(fields_.begin(), fields_.end(), [](const Field& field) { return !field.in_result; });
}

void BodyReader::read_field_mark(pugi::xml_node mark) {
    const std::string_view type = attribute(mark, "fldCharType");
    constexpr std::size_t deepest = 50;
    if (type == "begin" && fields_.size() < deepest) {
        fields_.emplace_back();
    } else if (type == "separate" && !fields_.empty()) {
        fields_.back().in_result = true;
        fields_.back().link = target_of_field(fields_.back().instruction);
    } else if (type == "end" && !fields_.empty()) {
        fields_.pop_back();
    }
}

void BodyReader::read_run(pugi::xml_node run, const Within& within, Paragraph& paragraph) {
    const pugi::xml_node properties = child(run, "rPr");
    RunLook look = paragraph_run_;
    if (const std::string_view style = value_of(properties, "rStyle"); !style.empty()) {
        look.put_over(package_.styles.style(style).run);
    }
    look.put_over(read_run_look(properties));
    auto write = [&](std::string_view text) {
        if (!in_instruction()) {
            Piece written = piece(look, within);
            written.text = text;
            paragraph.pieces.push_back(std::move(written));
        }
    };
    for (pugi::xml_node node : run.children()) {
        const std::string_view name = local_name(node);
        if (name == "t") {
            write(node.text().get());
        } else if (name == "tab" || name == "ptab") {
            write("\t");
        } else if (name == "cr") {
            write("\n");
        } else if (name == "br") {
            const std::string_view type = attribute(node, "type");
            write(type == "page" ? "\f" : "\n");
            if (type == "column" && !paragraph.pieces.empty()) {
                paragraph.column_break = true;
                paragraph.pieces.pop_back();
            }
        } else if (name == "lastRenderedPageBreak") {
            write("\f");
        } else if (name == "noBreakHyphen") {
            write("-");
        } else if (name == "sym") {
            // a picture from a font of symbols: a bullet where the line begins with it, else an icon
            const std::string_view font = attribute(node, "font");
            write(font == "Symbol" || font.starts_with("Wingdings") ? "\uF0B7" : " ");
        } else if (name == "fldChar") {
            read_field_mark(node);
        } else if (name == "instrText" && !fields_.empty() && !fields_.back().in_result) {
            fields_.back().instruction += node.text().get();
        } else if (name == "footnoteReference" || name == "endnoteReference") {
            notes_.push_back(std::string(1, name.front()) + std::string(attribute(node, "id")));
        } else if (name == "drawing" || name == "pict" || name == "object") {
            read_drawing(node, within, paragraph);
        } else if (name == "AlternateContent") {
            for (pugi::xml_node drawing : chosen(node).children()) {
                read_drawing(drawing, within, paragraph);
            }
        } else if (name == "ruby") {
            read_inline(child(node, "rubyBase"), within, paragraph);
        }
    }
}

Table BodyReader::read_table(pugi::xml_node node, const Within& within) {
    Table table;
    const pugi::xml_node properties = child(node, "tblPr");
    const Styles::Style* style = nullptr;
    if (const std::string_view id = value_of(properties, "tblStyle"); !id.empty()) {
        style = &package_.styles.style(id);
    }
    const bool own_lines = static_cast<bool>(child(properties, "tblBorders"));
    table.ruled = own_lines ? has_inner_lines(properties) : style != nullptr && style->ruled;
    for (pugi::xml_node column : child(node, "tblGrid").children()) {
        if (is(column, "gridCol") && table.widths.size() < 64) {
            table.widths.push_back(static_cast<float>(to_int(attribute(column, "w"))) / 20);
        }
    }
    auto read_cell = [&](pugi::xml_node cell_node, TableRow& row) {
        const pugi::xml_node cell_properties = child(cell_node, "tcPr");
        TableCell cell;
        cell.columns = std::clamp(to_int(value_of(cell_properties, "gridSpan"), 1), 1, 64);
        const pugi::xml_node merged = child(cell_properties, "vMerge");
        cell.goes_on = merged && attribute(merged, "val") != "restart";
        Within inner = within;
        const std::string_view fill = attribute(child(cell_properties, "shd"), "fill");
        inner.shaded = inner.shaded || (style != nullptr && style->shaded) ||
                       (!fill.empty() && fill != "auto" && fill != "FFFFFF" && fill != "ffffff");
        if (!cell.goes_on) {
            read_blocks(cell_node, inner, cell.content);
        }
        row.cells.push_back(std::move(cell));
    };
    // content controls may lie around cells and rows, and in each other (repeating sections)
    const std::function<void(pugi::xml_node, TableRow&)> read_cells = [&](pugi::xml_node parent, TableRow& row) {
        for (pugi::xml_node inner : parent.children()) {
            if (is(inner, "tc")) {
                read_cell(inner, row);
            } else if (is(inner, "sdt") || is_wrapper(local_name(inner))) {
                read_cells(inner, row);
            }
        }
    };
    const std::function<void(pugi::xml_node)> read_rows = [&](pugi::xml_node parent) {
        for (pugi::xml_node inner : parent.children()) {
            if (is(inner, "tr") && !is_deleted(child(inner, "trPr"))) {
                const pugi::xml_node row_properties = child(inner, "trPr");
                TableRow row;
                row.header = static_cast<bool>(child(row_properties, "tblHeader"));
                if (const int before = to_int(value_of(row_properties, "gridBefore")); before > 0) {
                    row.cells.push_back({{}, std::min(before, 64), true});
                }
                read_cells(inner, row);
                table.rows.push_back(std::move(row));
            } else if (is(inner, "sdt") || is_wrapper(local_name(inner))) {
                read_rows(inner);
            }
        }
    };
    read_rows(node);
    return table;
}

}  // namespace cvconv::docx
