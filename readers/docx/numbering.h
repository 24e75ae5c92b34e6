#pragma once
// word/numbering.xml: which bullet or number stands before an item.

#include <array>
#include <functional>
#include <map>
#include <string>
#include <string_view>

#include <pugixml.hpp>

#include "readers/docx/styles.h"

namespace cvconv::docx {

class Numbering {
public:
    Numbering() = default;
    Numbering(pugi::xml_node root, const Styles& styles);

    /// Is there such a list, and does its level print anything?
    [[nodiscard]] bool has(std::string_view list, int level) const;
    /// The marker of the next item: "•", "3.", "b)". Counts.
    [[nodiscard]] std::string next(std::string_view list, int level);
    /// How items of that level are indented.
    [[nodiscard]] office::ParagraphLook look(std::string_view list, int level) const;

private:
    struct Level {
        std::string format;  ///< "decimal", "bullet", …
        std::string text;    ///< "%1."
        int start = 1;
        office::ParagraphLook look;
    };
    struct List {
        std::map<int, Level> levels;
        std::array<int, 9> counts{};  ///< 0 = not begun
    };
    struct Instance {
        std::string list;  ///< the abstract one, whose counts it shares
        std::map<int, int> starts;
        bool begun = false;
    };
    [[nodiscard]] const Level* level_of(std::string_view list, int level) const;
    [[nodiscard]] static Level read_level(pugi::xml_node node);

    std::map<std::string, List, std::less<>> lists_;
    std::map<std::string, Instance, std::less<>> instances_;
};

}  // namespace cvconv::docx
