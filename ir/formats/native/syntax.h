#pragma once
// The native form's building stones, shared by what prints it (here) and what parses it
// (readers/native): quoting, attribute names, and places that can be left out.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "ir/document.h"

namespace cvconv::native {

/// The first line says what follows.
inline constexpr std::string_view cv_marker = "cvconv cv 1";
inline constexpr std::string_view document_marker = "cvconv document 1";
inline constexpr std::string_view outline_marker = "cvconv outline 1";

/// "Ada \"the\" Countess\n" between quotes. Only quote, backslash, control characters and bytes that
/// are not UTF-8 are escaped: \" \\ \n \t \x1F.
[[nodiscard]] std::string quote(std::string_view text);

/// A rule or any other bare word: letters, digits and . _ - : /
[[nodiscard]] bool is_bare_word(std::string_view text);

// What a document's lines say beside their text: a bare word for what is true, key=value for the
// rest; left out where it is the default.

inline constexpr std::pair<std::string_view, bool Style::*> style_flags[] = {
    {"bold", &Style::bold},
    {"italic", &Style::italic},
    {"underlined", &Style::underlined},
    {"small_caps", &Style::small_caps},
    {"monospaced", &Style::monospaced},
    {"letter_spaced", &Style::letter_spaced},
};
inline constexpr std::pair<std::string_view, float Style::*> style_sizes[] = {{"size", &Style::size}};

inline constexpr std::pair<std::string_view, int Block::*> block_numbers[] = {
    {"level", &Block::level}, {"page", &Block::page},   {"region", &Block::region},
    {"table", &Block::table}, {"panel", &Block::panel},
};
inline constexpr std::pair<std::string_view, float Block::*> block_lengths[] = {
    {"indent", &Block::indent},
    {"gap", &Block::gap_before},
};
inline constexpr std::pair<std::string_view, bool Block::*> block_flags[] = {
    {"header", &Block::table_header},   {"hidden", &Block::hidden},         {"stripe", &Block::on_stripe},
    {"rule_above", &Block::rule_above}, {"rule_below", &Block::rule_below}, {"rule_beside", &Block::rule_beside},
};

inline constexpr std::pair<std::string_view, float Cell::*> cell_lengths[] = {
    {"left", &Cell::left},
    {"right", &Cell::right},
};

inline constexpr std::pair<std::string_view, int Stretch::*> place_numbers[] = {
    {"page", &Stretch::page},
    {"line", &Stretch::line},
    {"column", &Stretch::column},
};
inline constexpr std::pair<std::string_view, float Stretch::*> place_lengths[] = {
    {"left", &Stretch::left},
    {"top", &Stretch::top},
    {"right", &Stretch::right},
    {"bottom", &Stretch::bottom},
};

/// Where a quoted piece is when its place is left out: at its first occurrence behind the piece
/// before it. Printer and parser ask the same object, so what one leaves out the other finds.
class Locator {
public:
    explicit Locator(std::string_view text) : text_(text), budget_(16 * text.size() + 4096) {}

    /// The next occurrence of `piece` inside `within`, from `from` on. Nothing if there is none, if
    /// `piece` is empty, or when all searches together took more than 16 times the text.
    [[nodiscard]] std::optional<Span> find(std::string_view piece, Span within, std::uint32_t from);

private:
    std::string_view text_;
    std::size_t budget_;
};

}  // namespace cvconv::native
