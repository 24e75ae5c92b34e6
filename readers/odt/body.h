#pragma once
// OpenDocument's text: paragraphs, spans, lists, tables, frames → a flow. Deleted text stands apart in the file and is
// not read.

#include <array>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include <pugixml.hpp>

#include "readers/odt/styles.h"
#include "readers/office/flow.h"

namespace cvconv::odt {

class BodyReader {
public:
    /// `has_fills`: something is painted, so that white text may be seen.
    BodyReader(const Styles& styles, bool has_fills) : styles_(styles), has_fills_(has_fills) {}

    /// The content of office:text, style:header, draw:text-box …
    [[nodiscard]] office::Nodes read(pugi::xml_node parent);
    [[nodiscard]] office::Nodes take_notes() { return std::move(notes_); }
    [[nodiscard]] const std::set<std::string>& unread() const { return unread_; }

private:
    /// What holds for all that is below.
    struct Within {
        office::RunLook run;
        std::string link;
        bool shaded = false;
        bool stand_in = false;
    };
    /// The list around.
    struct InList {
        std::string style;
        int level = -1;       ///< 0 = outermost; -1 = in none
        bool marked = false;  ///< the next paragraph has the marker
        int start = -1;       ///< its number, where the item says one
    };

    void read_blocks(pugi::xml_node parent, const Within& within, InList& list, office::Nodes& nodes);
    void read_list(pugi::xml_node node, const Within& within, const InList& around, office::Nodes& nodes);
    void read_paragraph(pugi::xml_node node, const Within& within, InList& list, office::Nodes& nodes);
    void read_inline(pugi::xml_node parent, const Within& within, office::Paragraph& paragraph);
    [[nodiscard]] static std::optional<office::Box> place_of(pugi::xml_node shape);
    void read_shape(pugi::xml_node node, const Within& within, office::Paragraph& paragraph);
    [[nodiscard]] office::Table read_table(pugi::xml_node node, const Within& within);
    [[nodiscard]] office::TableRow read_row(pugi::xml_node node, bool header, const Within& within,
                                            office::Table& table);
    void write(std::string_view text, const Within& within, office::Paragraph& paragraph) const;
    [[nodiscard]] std::string marker_of(const ListStyle& style, InList& list);

    const Styles& styles_;
    bool has_fills_;
    std::map<std::string, std::array<int, 10>, std::less<>> counts_;  ///< of items, by list style
    office::Nodes notes_;
    std::set<std::string> unread_;
};

}  // namespace cvconv::odt
