#include "readers/odt/body.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "ir/unicode.h"
#include "readers/office/xml.h"

namespace cvconv::odt {

using namespace office;

namespace {

constexpr float usual_size = 12;    // OpenDocument's, where no style says another
constexpr float smallest_seen = 2;  // points: what is smaller cannot be read
constexpr int most_blanks = 200;
constexpr std::size_t most_columns = 64;

bool is_one_of(std::string_view name, const auto& names) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

constexpr std::array<std::string_view, 9> shapes = {"frame",   "custom-shape", "rect", "g",      "a",
                                                    "ellipse", "text-box",     "path", "polygon"};
/// What is not printed, or printed elsewhere.
constexpr std::array<std::string_view, 9> skipped = {"tracked-changes", "annotation",     "annotation-end",
                                                     "note-citation",   "script",         "forms",
                                                     "sequence-decls",  "variable-decls", "user-field-decls"};

/// Blanks and line ends of the source are one blank.
std::string with_single_blanks(std::string_view text) {
    std::string result;
    for (char c : text) {
        const bool blank = c == ' ' || c == '\t' || c == '\n' || c == '\r';
        if (!blank) {
            result += c;
        } else if (result.empty() || result.back() != ' ') {
            result += ' ';
        }
    }
    return result;
}

}  // namespace

Nodes BodyReader::read(pugi::xml_node parent) {
    Nodes nodes;
    InList none;
    read_blocks(parent, {}, none, nodes);
    return nodes;
}

void BodyReader::read_blocks(pugi::xml_node parent, const Within& within, InList& list, Nodes& nodes) {
    for (pugi::xml_node node : parent.children()) {
        const std::string_view name = local_name(node);
        if (name == "p" || name == "h") {
            read_paragraph(node, within, list, nodes);
        } else if (name == "list") {
            read_list(node, within, list, nodes);
        } else if (name == "table") {
            nodes.push_back({read_table(node, within)});
        } else if (name == "section") {
            const int columns = styles_.style("section", attribute(node, "style-name")).columns;
            if (attribute(node, "display") == "none") {
                continue;  // as for the printer: not there
            }
            nodes.push_back({Section{columns}});
            read_blocks(node, within, list, nodes);
            nodes.push_back({Section{columns}});
        } else if (is_one_of(name, shapes)) {
            Paragraph anchor;
            read_shape(node, within, anchor);
            nodes.push_back({std::move(anchor)});
        } else if (name == "soft-page-break") {
            Paragraph broken;
            broken.pieces.emplace_back().text = "\f";
            nodes.push_back({std::move(broken)});
        } else if (!is_one_of(name, skipped) && node.type() == pugi::node_element) {
            read_blocks(node, within, list, nodes);  // indexes, numbered paragraphs, changes
        }
    }
}

void BodyReader::read_list(pugi::xml_node node, const Within& within, const InList& around, Nodes& nodes) {
    InList list;
    list.level = std::min(around.level + 1, 9);
    const std::string_view style = attribute(node, "style-name");
    list.style = style.empty() ? around.style : std::string(style);
    const std::string_view goes_on = attribute(node, "continue-numbering");
    if (goes_on != "true" && attribute(node, "continue-list").empty()) {
        counts_[list.style][static_cast<std::size_t>(list.level)] = 0;
    }
    for (pugi::xml_node item : node.children()) {
        if (is(item, "list-item") || is(item, "list-header")) {
            list.marked = is(item, "list-item");
            list.start = to_int(attribute(item, "start-value"), -1);
            read_blocks(item, within, list, nodes);
        }
    }
}

std::string BodyReader::marker_of(const ListStyle& style, InList& list) {
    auto level = style.find(list.level);
    if (level == style.end()) {
        return {};
    }
    std::array<int, 10>& counts = counts_[list.style];
    int& count = counts[static_cast<std::size_t>(list.level)];
    count = list.start >= 0 ? list.start : count == 0 ? level->second.start : count + 1;
    list.start = -1;
    std::fill(counts.begin() + list.level + 1, counts.end(), 0);
    if (level->second.format.empty()) {
        return level->second.bullet;
    }
    std::string number;
    for (int at = std::max(list.level - level->second.shown + 1, 0); at <= list.level; ++at) {
        auto shown = style.find(at);
        number += (number.empty() ? "" : ".") + number_in(shown == style.end() ? "decimal" : shown->second.format,
                                                          std::max(counts[static_cast<std::size_t>(at)], 1));
    }
    return level->second.prefix + number + level->second.suffix;
}

void BodyReader::read_paragraph(pugi::xml_node node, const Within& within, InList& list, Nodes& nodes) {
    const Style style = styles_.style("paragraph", attribute(node, "style-name"));
    Paragraph paragraph;
    paragraph.style = style.name;
    ParagraphLook look = style.paragraph;
    const bool heading = is(node, "h");
    if (heading) {
        look.outline = std::clamp(to_int(attribute(node, "outline-level"), 1), 1, 9);
    }
    paragraph.title = style.name == "Title";
    paragraph.outline = look.outline.value_or(0);
    if (list.level >= 0) {
        list.style = list.style.empty() ? look.list.value_or("") : list.style;
        if (const ListStyle* numbered = styles_.list(list.style); numbered != nullptr) {
            if (auto level = numbered->find(list.level); level != numbered->end()) {
                look.put_over(level->second.look);
            }
            std::string marker = std::exchange(list.marked, false) ? marker_of(*numbered, list) : std::string();
            if (!marker.empty() && paragraph.outline == 0) {
                paragraph.item = true;
                paragraph.level = list.level;
                paragraph.marker = std::move(marker);
            } else {
                look.first = 0;
            }
        }
    }
    paragraph.left = look.left.value_or(0);
    paragraph.first = look.first.value_or(0);
    paragraph.before = look.before.value_or(0);
    paragraph.after = look.after.value_or(0);
    paragraph.break_before = look.break_before.value_or(false);
    paragraph.column_break = look.column_break.value_or(false);
    paragraph.close_to_alike = look.close_to_alike.value_or(false);
    paragraph.rule_above = look.rule_above.value_or(false);
    paragraph.rule_below = look.rule_below.value_or(false);
    paragraph.shaded = look.shaded.value_or(false);
    paragraph.tabs = look.tabs;
    Within inner = within;
    inner.run = style.run;
    inner.shaded = inner.shaded || look.shaded.value_or(false);
    paragraph.size = style.run.size.value_or(usual_size);
    read_inline(node, inner, paragraph);
    nodes.push_back({std::move(paragraph)});
}

void BodyReader::write(std::string_view text, const Within& within, Paragraph& paragraph) const {
    Piece piece;
    piece.text = text;
    const RunLook& look = within.run;
    piece.style.size = look.size.value_or(usual_size);
    piece.style.bold = look.bold.value_or(false);
    piece.style.italic = look.italic.value_or(false);
    piece.style.underlined = look.underlined.value_or(false);
    piece.style.small_caps = look.small_caps.value_or(false);
    piece.style.colour = look.colour.value_or(0);
    piece.raised = look.raised.value_or(false);
    piece.stand_in = within.stand_in;
    piece.link = within.link;
    const bool unseen = look.colour == white && !look.shaded.value_or(false) && !within.shaded && !has_fills_;
    piece.hidden = look.hidden.value_or(false) || unseen || piece.style.size < smallest_seen;
    paragraph.pieces.push_back(std::move(piece));
}

void BodyReader::read_inline(pugi::xml_node parent, const Within& within, Paragraph& paragraph) {
    for (pugi::xml_node node : parent.children()) {
        if (node.type() == pugi::node_pcdata || node.type() == pugi::node_cdata) {
            write(with_single_blanks(node.value()), within, paragraph);
            continue;
        }
        const std::string_view name = local_name(node);
        Within inner = within;
        if (name == "tab") {
            write("\t", within, paragraph);
        } else if (name == "line-break") {
            write("\n", within, paragraph);
        } else if (name == "soft-page-break") {
            write("\f", within, paragraph);
        } else if (name == "s") {
            const int blanks = std::clamp(to_int(attribute(node, "c"), 1), 1, most_blanks);
            write(std::string(static_cast<std::size_t>(blanks), ' '), within, paragraph);
        } else if (name == "note") {
            InList none;
            read_blocks(child(node, "note-body"), {}, none, notes_);
        } else if (name == "span") {
            const Style style = styles_.style("text", attribute(node, "style-name"));
            if (style.share) {
                inner.run.size = inner.run.size.value_or(usual_size) * *style.share;
            }
            inner.run.put_over(style.run);
            read_inline(node, inner, paragraph);
        } else if (name == "a" && node.attribute("xlink:href")) {
            inner.link = node.attribute("xlink:href").value();
            if (inner.link.starts_with('#')) {
                inner.link.clear();
            }
            if (std::string_view(node.name()).starts_with("draw:")) {
                read_shape(node, inner, paragraph);
            } else {
                read_inline(node, inner, paragraph);
            }
        } else if (name == "placeholder") {
            inner.stand_in = true;
            read_inline(node, inner, paragraph);
        } else if (name == "hidden-text") {
            inner.run.hidden = true;
            write(attribute(node, "string-value"), inner, paragraph);
        } else if (name == "ruby") {
            read_inline(child(node, "ruby-base"), within, paragraph);
        } else if (is_one_of(name, shapes)) {
            read_shape(node, within, paragraph);
        } else if (!is_one_of(name, skipped)) {
            read_inline(node, within, paragraph);  // fields: what they show
        }
    }
}

std::optional<Box> BodyReader::place_of(pugi::xml_node shape) {
    const pugi::xml_node frame = is(shape, "text-box") ? shape.parent() : shape;
    const std::optional<float> left = points(attribute(frame, "x"));
    const std::optional<float> top = points(attribute(frame, "y"));
    if (!left || !top || attribute(frame, "anchor-type") == "as-char") {
        return std::nullopt;
    }
    Box box;
    box.left = *left;
    box.top = *top;
    box.width = points(attribute(frame, "width")).value_or(0);
    box.height = points(attribute(frame, "height"))
                     .value_or(points(attribute(child(frame, "text-box"), "min-height")).value_or(0));
    box.on_page = attribute(frame, "anchor-type") == "page";
    return box;
}

void BodyReader::read_shape(pugi::xml_node node, const Within& within, Paragraph& paragraph) {
    Within inner = within;
    inner.run = {};
    inner.shaded = inner.shaded || styles_.style("graphic", attribute(node, "style-name")).shaded;
    Frame frame;
    frame.place = place_of(node);
    for (pugi::xml_node part : node.children()) {
        const std::string_view name = local_name(part);
        if (name == "object" || name == "object-ole" || name == "plugin" || name == "applet") {
            if (!child(part, "math")) {
                unread_.insert("an embedded object");
            }
        } else if (name == "p" || name == "h" || name == "list" || name == "table") {
            InList none;
            if (name == "list") {
                read_list(part, inner, none, frame.content);
            } else if (name == "table") {
                frame.content.push_back({read_table(part, inner)});
            } else {
                read_paragraph(part, inner, none, frame.content);
            }
        } else if (is_one_of(name, shapes)) {
            read_shape(part, inner, paragraph);
        } else if (name == "section") {
            InList none;
            read_blocks(part, inner, none, frame.content);
        }
    }
    if (!frame.content.empty()) {
        paragraph.frames.push_back(std::move(frame));
    }
}

TableRow BodyReader::read_row(pugi::xml_node node, bool header, const Within& within, Table& table) {
    TableRow row;
    row.header = header;
    int covered = 0;  // cells that the one before them spans
    for (pugi::xml_node cell_node : node.children()) {
        const bool goes_on = is(cell_node, "covered-table-cell");
        if (!goes_on && !is(cell_node, "table-cell")) {
            continue;
        }
        if (goes_on && covered > 0) {
            --covered;
            continue;
        }
        TableCell cell;
        cell.goes_on = goes_on;
        if (!goes_on) {
            cell.columns = std::clamp(to_int(attribute(cell_node, "number-columns-spanned"), 1), 1,
                                      static_cast<int>(most_columns));
            covered = cell.columns - 1;
            const Style style = styles_.style("table-cell", attribute(cell_node, "style-name"));
            table.ruled = table.ruled || style.ruled;
            Within inner = within;
            inner.shaded = inner.shaded || style.shaded;
            InList none;
            read_blocks(cell_node, inner, none, cell.content);
        }
        row.cells.push_back(std::move(cell));
    }
    return row;
}

Table BodyReader::read_table(pugi::xml_node node, const Within& within) {
    Table table;
    const std::function<void(pugi::xml_node, bool)> read_rows = [&](pugi::xml_node parent, bool header) {
        for (pugi::xml_node inner : parent.children()) {
            const std::string_view name = local_name(inner);
            if (name == "table-column") {
                const float width = styles_.style("table-column", attribute(inner, "style-name")).width;
                const int repeated = to_int(attribute(inner, "number-columns-repeated"), 1);
                for (int i = 0; i < repeated && table.widths.size() < most_columns; ++i) {
                    table.widths.push_back(width);
                }
            } else if (name == "table-row") {
                table.rows.push_back(read_row(inner, header, within, table));
            } else if (name == "table-header-rows") {
                read_rows(inner, true);
            } else if (name == "table-rows" || name == "table-row-group" || name == "table-columns" ||
                       name == "table-column-group") {
                read_rows(inner, header);
            }
        }
    };
    read_rows(node, false);
    return table;
}

}  // namespace cvconv::odt
