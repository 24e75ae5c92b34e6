#pragma once
// WordprocessingML: paragraphs, runs, tables, text boxes, fields → a flow. The accepted view of tracked changes.

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <pugixml.hpp>

#include "readers/docx/graphics.h"
#include "readers/docx/numbering.h"
#include "readers/docx/places.h"
#include "readers/docx/styles.h"
#include "readers/office/flow.h"

namespace cvconv::docx {

/// Targets of the links of a part, by their id ("rId5").
using Targets = std::map<std::string, std::string, std::less<>>;

/// Alternate content: what the newest program would take, and never both.
[[nodiscard]] pugi::xml_node chosen(pugi::xml_node alternate);

/// What a document has for all its parts.
struct Package {
    Styles styles;
    Numbering numbering;
    std::map<std::string, pugi::xml_node> notes;  ///< footnotes and endnotes: "f1", "e1"
    Paper paper;
    bool has_fills = false;  ///< something is painted, so that white text may be seen
    std::set<std::string> unread;
};

/// Reads one part: the document, a header, the notes.
class BodyReader {
public:
    BodyReader(Package& package, Targets targets, Graphics graphics = {})
        : package_(package), targets_(std::move(targets)), graphics_(std::move(graphics)) {}

    /// The content of w:body, w:hdr, w:txbxContent …
    [[nodiscard]] office::Nodes read(pugi::xml_node parent);
    /// Ids of the notes that were referred to, in order.
    [[nodiscard]] const std::vector<std::string>& notes() const { return notes_; }

private:
    struct Field {
        std::string instruction;
        bool in_result = false;
        std::string link;
    };
    /// What holds for all that is below.
    struct Within {
        bool shaded = false;
        bool stand_in = false;
        std::string link;
    };

    void read_blocks(pugi::xml_node parent, const Within& within, office::Nodes& nodes);
    void read_paragraph(pugi::xml_node node, const Within& within, office::Nodes& nodes);
    void read_inline(pugi::xml_node parent, const Within& within, office::Paragraph& paragraph);
    void read_run(pugi::xml_node run, const Within& within, office::Paragraph& paragraph);
    // -- drawings.cc --
    void read_drawing(pugi::xml_node drawing, const Within& within, office::Paragraph& paragraph);
    void read_text_box(pugi::xml_node content, const Within& within, office::Paragraph& paragraph);
    void read_graphic(pugi::xml_node data, office::Paragraph& paragraph);
    void read_field_mark(pugi::xml_node mark);
    [[nodiscard]] office::Table read_table(pugi::xml_node node, const Within& within);
    void set_look(office::Paragraph& paragraph, pugi::xml_node properties);
    [[nodiscard]] office::Piece piece(const office::RunLook& look, const Within& within) const;
    [[nodiscard]] bool in_instruction() const;

    Package& package_;
    Targets targets_;
    Graphics graphics_;
    std::vector<Field> fields_;  ///< open ones; they may reach over paragraphs
    std::vector<std::string> notes_;
    office::RunLook paragraph_run_;  ///< of the runs of the paragraph that is being read
    bool paragraph_shaded_ = false;
    std::optional<office::Box> place_;    ///< of the drawing that is being read
    std::vector<office::Piece> carried_;  ///< a drop cap, or a paragraph whose end was deleted: begins the next one
};

}  // namespace cvconv::docx
