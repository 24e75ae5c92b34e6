#pragma once
// What stands at the beginning of an RTF file: fonts, colours, styles.

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "readers/rtf/tokens.h"

namespace cvconv::rtf {

struct Font {
    int code_page = 0;  ///< 0 = that of the file
    bool monospaced = false;
};

struct StyleName {
    std::string name;  ///< "heading 1"
    int outline = 0;   ///< 1 to 9; 0 = body text
};

/// What \outlinelevelN says, as StyleName has it.
[[nodiscard]] int outline_of(const Token& token);

/// Fonts, colours and styles by number. Each table is fed the tokens of its group, without the braces around it.
class Tables {
public:
    void add_font(const Token& token, int depth);
    void add_colour(const Token& token);
    void add_style(const Token& token, int depth);

    [[nodiscard]] Font font(int number) const;
    /// 0xRRGGBB; black where the program chooses.
    [[nodiscard]] std::uint32_t colour(int number) const;
    [[nodiscard]] StyleName style(int number) const;

private:
    std::map<int, Font> fonts_;
    int font_ = 0;
    std::vector<std::uint32_t> colours_;
    std::uint32_t colour_ = 0;
    std::map<int, StyleName> styles_;
    int style_ = -1;  ///< that is being read; -1 = of a kind that paragraphs do not have
};

}  // namespace cvconv::rtf
