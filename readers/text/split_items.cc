#include "readers/text/split_items.h"

#include <algorithm>
#include <optional>

#include "ir/unicode.h"
#include "readers/bullets.h"
#include "readers/line_joining/line_ends.h"

namespace cvconv::text {

namespace {

constexpr int fewest = 3;  ///< an empty line may be meant, once or twice

/// The bullet of a glyph, which nothing else is meant by.
std::optional<Bullet> glyph_of(const Line& line) {
    auto bullet = line.pieces.size() == 1 ? find_bullet(line.pieces.front().text) : std::nullopt;
    return bullet && bullet->kind == BulletKind::glyph ? bullet : std::nullopt;
}

bool is_lone_bullet(const Line& line) {
    auto bullet = glyph_of(line);
    return bullet && bullet->size >= line.pieces.front().text.size();
}

/// In the middle of a sentence: it has no bullet, and begins with a small letter or a bracket.
bool goes_on(const Line& line) {
    constexpr float longest = 130;  // columns
    if (line.pieces.size() != 1 || line.table > 0 || line.furniture || line.right() > longest) {
        return false;
    }
    std::string_view text = line.pieces.front().text;
    const char32_t first = first_of(text);
    return (is_lower(first) && !is_address(first_word(text)) && !find_bullet(text)) || first == '(';
}

bool is_open(const Line& line) {
    return line.pieces.size() == 1 && !is_sentence_end(last_of(line.pieces.front().text)) &&
           !line.pieces.front().text.ends_with(':');
}

/// Is line `i` part of an item: does a line of its paragraph have a bullet?
bool in_item(const std::vector<Line>& lines, std::size_t i) {
    while (i > 0 && !lines[i].blank() && !glyph_of(lines[i])) {
        --i;
    }
    return glyph_of(lines[i]) && !is_lone_bullet(lines[i]);
}

/// The next line with text behind one empty line at most; the number of lines if there is none.
std::size_t next_text(const std::vector<Line>& lines, std::size_t i) {
    std::size_t next = i + 1;
    if (next < lines.size() && lines[next].blank()) {
        ++next;
    }
    return next < lines.size() && !lines[next].blank() && lines[next].region == lines[i].region ? next : lines.size();
}

/// An item that stops in the middle of a sentence, and its rest behind an empty line.
bool is_split(const std::vector<Line>& lines, std::size_t i, std::size_t next) {
    return next < lines.size() && next == i + 2 && is_open(lines[i]) && goes_on(lines[next]) && in_item(lines, i);
}

/// The first line of the paragraph at `rest` that begins with a capital and has no bullet yet; the number of lines if
/// there is none.
std::size_t own_text(const std::vector<Line>& lines, std::size_t rest) {
    std::size_t own = rest;
    while (own < lines.size() && !lines[own].blank() && goes_on(lines[own])) {
        ++own;
    }
    const bool found = own < lines.size() && lines[own].pieces.size() == 1 && !glyph_of(lines[own]) &&
                       is_upper(first_of(lines[own].pieces.front().text));
    return found ? own : lines.size();
}

void append(Line& line, const Line& rest, const Vocabulary& vocabulary) {
    Piece& piece = line.pieces.front();
    const std::string& more = rest.pieces.front().text;
    const Joint joint = joint_between(piece.text, more, vocabulary);
    if (joint == Joint::drop_hyphen) {
        piece.text.pop_back();
    }
    piece.text += (joint == Joint::blank ? " " : "") + more;
    piece.right = std::max(piece.right, rest.pieces.front().right);  // as wide as the page
}

}  // namespace

void join_split_items(std::vector<Line>& lines, const Vocabulary& vocabulary) {
    int split = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        split += is_split(lines, i, next_text(lines, i)) ? 1 : 0;
    }
    if (split < fewest) {
        return;
    }
    std::vector<Line> kept;
    kept.reserve(lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i) {
        std::size_t next = next_text(lines, i);
        if (is_lone_bullet(lines[i]) && next < lines.size() && goes_on(lines[next])) {
            auto above = std::find_if(kept.rbegin(), kept.rend(), [](const Line& line) { return !line.blank(); });
            if (std::size_t own = own_text(lines, next);
                above != kept.rend() && is_open(*above) && own < lines.size()) {
                kept.erase(above.base(), kept.end());
                for (; next < own; ++next) {
                    append(kept.back(), lines[next], vocabulary);
                }
                lines[own].pieces.front().text.insert(0, lines[i].pieces.front().text + " ");
                i = own - 1;
                continue;
            }
        }
        kept.push_back(lines[i]);
        // the rest may be wrapped, and split again
        for (bool rest = is_split(lines, i, next); rest; rest = next_text(lines, i) == i + 1 && goes_on(lines[i + 1])) {
            i = next_text(lines, i);
            append(kept.back(), lines[i], vocabulary);
        }
    }
    lines = std::move(kept);
}

}  // namespace cvconv::text
