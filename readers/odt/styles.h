#pragma once
// Styles and list styles of OpenDocument: those with names in styles.xml, and the automatic ones of each part.

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include <pugixml.hpp>

#include "readers/office/looks.h"

namespace cvconv::odt {

struct Style {
    std::string name;  ///< as people see it
    office::RunLook run;
    office::ParagraphLook paragraph;
    std::optional<float> share;  ///< of the size around it: "80%"
    int columns = 1;
    bool shaded = false;  ///< of a cell or frame: has a colour
    bool ruled = false;   ///< of a cell: a line at its left or right
    float width = 0;      ///< of a column of a table
};

struct ListLevel {
    std::string format;  ///< as number_in() takes it; empty = a bullet
    std::string bullet, prefix, suffix;
    int start = 1;
    int shown = 1;  ///< how many levels its number shows
    office::ParagraphLook look;
};
using ListStyle = std::map<int, ListLevel>;  ///< by level, from 0

class Styles {
public:
    /// Adds the styles of an office:document…; those of a later call hold over those of an earlier one.
    void add(pugi::xml_node document);

    /// With all that it is based on. `family`: "paragraph", "text", "table-cell" …
    [[nodiscard]] Style style(std::string_view family, std::string_view name) const;
    /// Nothing where there is no such list style.
    [[nodiscard]] const ListStyle* list(std::string_view name) const;

private:
    using Key = std::string;  // "family/name"
    std::map<Key, pugi::xml_node, std::less<>> nodes_;
    std::map<std::string, ListStyle, std::less<>> lists_;
    mutable std::map<Key, Style, std::less<>> known_;
};

}  // namespace cvconv::odt
