#pragma once
// What each line of a text is by itself: a heading, an item, a drawn line, or just text.

#include <optional>
#include <string>
#include <vector>

#include "ir/document.h"
#include "readers/bullets.h"
#include "readers/text/lines.h"

namespace cvconv::text {

struct Item {
    const Line* line = nullptr;
    BlockKind kind = BlockKind::paragraph;
    std::optional<Bullet> bullet;
    float gap_before = 0;  ///< empty lines above
    int level = 0;         ///< of a heading
    std::string heading;   ///< its text without the lines drawn beside it
    float text_left = 0;   ///< where the text begins, behind the bullet

    /// The bullet is a piece of its own; the text begins with the next piece (or the next line).
    [[nodiscard]] bool bullet_alone() const { return bullet && bullet->size >= line->pieces.front().text.size(); }
};

/// One item a line; empty lines become `gap_before`, lines drawn below a heading make it one. Views into
/// `lines`, which must outlive the items.
[[nodiscard]] std::vector<Item> classify(const std::vector<Line>& lines);

}  // namespace cvconv::text
