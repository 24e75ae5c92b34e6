#pragma once
// Properties of runs and paragraphs in WordprocessingML, and the styles that give them.

#include <functional>
#include <map>
#include <string>
#include <string_view>

#include <pugixml.hpp>

#include "readers/office/looks.h"

namespace cvconv::docx {

[[nodiscard]] office::RunLook read_run_look(pugi::xml_node properties);              // w:rPr
[[nodiscard]] office::ParagraphLook read_paragraph_look(pugi::xml_node properties);  // w:pPr

/// word/styles.xml.
class Styles {
public:
    Styles() = default;
    explicit Styles(pugi::xml_node root);

    struct Style {
        std::string name;  ///< "heading 1", in English whatever the program's language
        office::RunLook run;
        office::ParagraphLook paragraph;
        bool ruled = false;   ///< of a table: lines part its columns
        bool shaded = false;  ///< of a table: some cells have a colour of their own
    };
    /// With all that it is based on; nothing for an unknown one. Empty: the default style of paragraphs.
    [[nodiscard]] const Style& style(std::string_view id) const;
    /// Of every run and paragraph that has no other.
    [[nodiscard]] const office::RunLook& run() const { return run_; }
    [[nodiscard]] const office::ParagraphLook& paragraph() const { return paragraph_; }

private:
    office::RunLook run_;
    office::ParagraphLook paragraph_;
    std::string default_;
    std::map<std::string, Style, std::less<>> styles_;
};

/// Lines between the columns of a table?
[[nodiscard]] bool has_inner_lines(pugi::xml_node table_properties);

}  // namespace cvconv::docx
