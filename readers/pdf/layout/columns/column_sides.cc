#include "readers/pdf/layout/columns/column_sides.h"

#include <cmath>
#include <string>
#include <string_view>

#include "ir/unicode.h"
#include "readers/bullets.h"

namespace cvconv::pdf {

namespace {

/// Words; Chinese and Japanese write them without blanks, of two characters mostly.
std::size_t count_words(std::string_view text) {
    std::size_t east_asian = 0;
    for (std::size_t at = 0; at < text.size();) {
        east_asian += is_cjk(next_character(text, at)) ? 1 : 0;
    }
    return words_of(text).size() - east_asian / 2;
}

constexpr float same_height = 0.3F;      ///< of the size of the type
constexpr float nearly_so_high = 0.45F;  ///< cells of a table whose type differs in size

/// The share of the lines of `a` that stand at the height of a line of `b`.
float aligned(const Side& a, const Side& b, float tolerance = same_height) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < a.middles.size(); ++i) {
        auto near = std::lower_bound(b.middles.begin(), b.middles.end(), a.middles[i] - tolerance * a.sizes[i]);
        count += near != b.middles.end() && *near < a.middles[i] + tolerance * a.sizes[i] ? 1 : 0;
    }
    return a.share(count);
}

/// The lines of a side are packed: each begins where the one above ends.
float density(const Side& side) {
    std::size_t close = 0;
    for (std::size_t i = 1; i < side.middles.size(); ++i) {
        close += side.middles[i] - side.middles[i - 1] < 1.75F * side.sizes[i] ? 1 : 0;
    }
    return side.lines() < 2 ? 0 : static_cast<float>(close) / static_cast<float>(side.lines() - 1);
}

/// "Dates", "Employer", "Position", and again "Dates", "Employer", "Position": labels of a form, known or repeated.
bool is_form(const Side& side) {
    constexpr std::size_t fewest = 4;
    std::size_t repeated = 0;
    for (const auto& [text, count] : side.seen) {
        repeated += count > 1 ? static_cast<std::size_t>(count) : 0;
    }
    const std::size_t labels = std::max(repeated, side.known_labels);
    // "• Dates (from – to)": bullets of the old Europass form, where all else is wrapped labels
    const bool bulleted = side.bullets >= fewest && side.known_labels * 4 >= side.bullets * 3;
    return labels >= fewest && side.share(labels + side.dates) >= 0.6F && (side.bullets == 0 || bulleted);
}

}  // namespace

void Side::add(const std::vector<const Segment*>& cells, KnownTexts& known, float offset) {
    if (cells.empty()) {
        return;
    }
    std::string text;
    for (const Segment* cell : cells) {
        text += cell->text() + " ";
        left = std::min(left, cell->left);
        right = std::max(right, cell->right);
    }
    last_left = std::max(last_left, cells.front()->left);
    first_right = std::min(first_right, cells.back()->right);
    middles.push_back(cells.front()->middle() + offset);
    sizes.push_back(cells.front()->size);
    words.push_back(count_words(text));
    dates += known.is_dateish(text) ? 1 : 0;
    auto bullet = find_bullet(text);
    bullets += bullet && (bullet->kind == BulletKind::glyph || bullet->kind == BulletKind::dash) ? 1 : 0;
    constexpr std::size_t longest_label = 8;  // words
    if (words.back() <= longest_label && cells.size() == 1) {
        const std::string bare = cells.front()->text();
        known_labels += known.is_label(bullet ? bare.substr(std::min(bullet->size, bare.size())) : bare) ? 1 : 0;
        ++seen[text];
    }
    labels += cells.back()->words.back().text.ends_with(':') ? 1 : 0;
    bool bold =
        std::all_of(cells.front()->words.begin(), cells.front()->words.end(), [](const PageWord& w) { return w.bold; });
    if (bold) {
        heads.push_back(cells.front()->middle() + offset);
    }
    std::size_t at = 0;
    prose += is_lower(next_character(text, at)) ? 1 : 0;
    running += words.back() >= 5 ? 1 : 0;
}

float Side::median_words() const {
    auto sorted = words;
    std::sort(sorted.begin(), sorted.end());
    return sorted.empty() ? 0 : static_cast<float>(sorted[sorted.size() / 2]);
}

bool are_columns(const Side& left, const Side& right) {
    float al = aligned(left, right);
    float ar = aligned(right, left);
    float wl = left.median_words();
    float wr = right.median_words();
    if (left.lines() == 0 || right.lines() == 0) {
        return false;
    }
    auto nl = static_cast<float>(left.lines());
    auto nr = static_cast<float>(right.lines());
    // a margin column of dates
    if (left.share(left.dates) >= 0.35F && al >= 0.5F && wl <= 6) {
        return false;
    }
    if (right.share(right.dates) >= 0.35F && ar >= 0.5F && wr <= 6) {
        return false;
    }
    // nothing but dates, each beside a line, though in smaller type
    if (left.share(left.dates) >= 0.8F && aligned(left, right, nearly_so_high) >= 0.9F && wl <= 6) {
        return false;
    }
    // labels beside what they name; places at the right margin
    if (al >= 0.8F && wl <= 4 && nl <= 0.6F * nr && density(left) < 0.6F) {
        return false;
    }
    if (ar >= 0.8F && wr <= 5 && nr <= 0.7F * nl && density(right) < 0.6F) {
        return false;
    }
    // dates, employers and places below each other at the right margin, each beside a line of the text
    if (ar >= 0.95F && wr <= 5 && nr <= 0.8F * nl && right.flush_right() && left.dates + right.dates > 0 &&
        right.prose == 0) {
        return false;
    }
    // "CAD:   SolidWorks, Fusion", and hardly anything else but the headings of such lists
    if (left.labels >= 2 && left.labels + left.heads.size() >= left.lines() && ar >= 0.6F) {
        return false;
    }
    // labels of one look, each beside the beginning of what it names
    bool one_look = (left.heads.empty() || left.heads.size() == left.lines()) &&
                    *std::max_element(left.sizes.begin(), left.sizes.end()) -
                            *std::min_element(left.sizes.begin(), left.sizes.end()) <
                        0.6F;
    if (al >= 0.95F && wl <= 3 && left.lines() >= 2 && one_look && left.bullets == 0 &&
        *std::max_element(left.words.begin(), left.words.end()) <= 5) {
        return false;
    }
    if (al >= 0.6F && is_form(left) && !is_form(right)) {
        return false;
    }
    // headings or bullets of their own on both sides
    std::size_t together = 0;
    for (float middle : left.heads) {
        together +=
            std::any_of(right.heads.begin(), right.heads.end(), [&](float m) { return std::abs(m - middle) < 4; }) ? 1
                                                                                                                   : 0;
    }
    bool heads_apart = !left.heads.empty() && !right.heads.empty() && left.heads.size() + right.heads.size() >= 3 &&
                       together == 0 && left.heads.size() < left.lines() && right.heads.size() < right.lines();
    if (heads_apart || (left.bullets >= 2 && right.bullets >= 2)) {
        return true;
    }
    // a table: rows on both sides
    bool prose = left.share(left.prose) >= 0.25F && right.share(right.prose) >= 0.25F && wl >= 4 && wr >= 4;
    // cards: running text on both sides, which goes on in the next line
    bool cards = left.running >= 2 && right.running >= 2 && left.prose + right.prose >= 1;
    if (al + ar >= 1.85F && !prose && !cards) {
        return false;
    }
    return true;
}

}  // namespace cvconv::pdf
