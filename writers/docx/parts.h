#pragma once
// The parts of a Word document that are the same for every CV, but for its language and paper.

#include <string>
#include <string_view>

namespace cvconv::docx {

/// Of the language: right to left, and the fonts of its letters.
struct Script {
    std::string language;  ///< BCP 47
    bool right_to_left = false;
    std::string_view east_asian_font;  ///< empty: of no matter
};
[[nodiscard]] Script script_of(std::string_view language);

struct Paper {
    int width = 0, height = 0, margin = 0;  ///< twentieths of a point
};
[[nodiscard]] Paper paper_of(bool letter);

[[nodiscard]] std::string content_types();
[[nodiscard]] std::string package_relations();
[[nodiscard]] std::string styles(const Script& script, const Paper& paper);
[[nodiscard]] std::string numbering();
[[nodiscard]] std::string data_relations();  ///< of the custom XML part
[[nodiscard]] std::string data_properties();

}  // namespace cvconv::docx
