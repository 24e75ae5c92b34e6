#include "readers/office/typed_text.h"

#include <algorithm>
#include <string_view>

#include "ir/unicode.h"
#include "readers/furniture.h"
#include "readers/office/lines.h"

namespace cvconv::office {
namespace {

constexpr std::size_t least_lines = 8;
constexpr float gap_in_lines = 0.4F;        ///< white space that stands for an empty line
constexpr float usual_line_height = 13.2F;  ///< points, of usual letters

/// Other than a page's number.
bool has_text(const std::vector<Nodes>& parts) {
    return std::any_of(parts.begin(), parts.end(), [](const Nodes& part) {
        const std::string text = text_of(part);
        return !trim(text).empty() && !is_page_number(trim(text));
    });
}

/// "ada@fermi.example" on a link to it: made by the program.
bool shows_its_target(const Piece& piece) {
    return piece.link.find(trim(piece.text)) != std::string::npos;
}

/// The one look of a text without any.
struct OneLook {
    std::optional<Style> style;

    bool has(const Piece& piece) {
        if (piece.hidden || piece.raised || piece.stand_in) {
            return false;
        }
        if (trim(piece.text).empty()) {
            return true;
        }
        if (!piece.link.empty()) {
            return shows_its_target(piece);
        }
        if (!style) {
            style = piece.style;
        }
        return *style == piece.style;
    }
};

bool is_plain(const Paragraph& paragraph, OneLook& look) {
    const bool plain = paragraph.frames.empty() && paragraph.outline == 0 && !paragraph.title && !paragraph.item &&
                       !paragraph.rule && !paragraph.column_break;
    return plain && std::all_of(paragraph.pieces.begin(), paragraph.pieces.end(),
                                [&](const Piece& piece) { return look.has(piece); });
}

/// What the lines look like: broken by hand, set with blanks?
struct TextSigns {
    std::size_t lines = 0;   ///< not empty
    std::size_t broken = 0;  ///< by hand, within a paragraph
    std::size_t spread = 0;  ///< with three blanks and more between words
    bool monospaced = false;

    [[nodiscard]] bool of_typed_text() const {
        return lines >= least_lines && (monospaced || broken * 3 >= lines || spread * 6 >= lines);
    }
};

/// No-break blanks are what keeps several of them side by side.
std::string with_plain_blanks(std::string_view text) {
    std::string plain;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t begin = at;
        if (next_character(text, at) == U'\u00A0') {
            plain += ' ';
        } else {
            plain.append(text.substr(begin, at - begin));
        }
    }
    return plain;
}

}  // namespace

std::optional<TypedText> typed_text(const Flow& flow) {
    if (has_text(flow.headers) || has_text(flow.footers) || !flow.notes.empty()) {
        return std::nullopt;
    }
    TypedText typed;
    OneLook look;
    TextSigns signs;
    float below = 0;
    int number = 0;
    for (const Node& node : flow.body) {
        const auto* paragraph = std::get_if<Paragraph>(&node.is);
        const auto* section = std::get_if<Section>(&node.is);
        if (section != nullptr && section->columns <= 1) {
            continue;
        }
        if (paragraph == nullptr || !is_plain(*paragraph, look)) {
            return std::nullopt;
        }
        ++number;
        const bool gap = std::max(below, paragraph->before) > gap_in_lines * usual_line_height &&
                         !(paragraph->close_to_alike && number > 1);
        below = paragraph->after;
        std::string text;
        for (const Piece& piece : paragraph->pieces) {
            text += with_plain_blanks(piece.text);
        }
        if (gap && number > 1) {
            typed.text += '\n';
            typed.paragraphs.push_back(number);
        }
        std::string_view rest = text;
        for (bool first = true, last = false; !last; first = false) {
            const std::size_t end = std::min(rest.find('\n'), rest.size());
            last = end == rest.size();
            const std::string_view line = rest.substr(0, end);
            const std::string_view bare = trim(line);
            signs.lines += bare.empty() ? 0 : 1;
            signs.broken += bare.empty() || first ? 0 : 1;
            signs.spread += bare.find("   ") != std::string_view::npos ? 1 : 0;
            typed.text.append(line);
            typed.text += '\n';
            typed.paragraphs.push_back(number);
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
    }
    signs.monospaced = look.style && look.style->monospaced;
    return signs.of_typed_text() ? std::optional(std::move(typed)) : std::nullopt;
}

}  // namespace cvconv::office
