#include "tools/worker/views/layout_svg.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <utility>

#include <fmt/format.h>

#include "ir/unicode.h"
#include "tools/worker/views/layout_roles.h"

namespace cvconv::worker {
namespace {

constexpr float margin = 24;         // around pages, points
constexpr float legend_height = 48;  // above the first one
constexpr float farthest = 20'000;   // a PDF may say that it is as large as it likes

/// Text and attributes of XML: its signs escaped, and without the characters that it forbids or that turn the direction
/// of what stands beside them.
std::string escaped(std::string_view text) {
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        const char32_t c = next_character(text, at);
        switch (c) {
            case '&': result += "&amp;"; break;
            case '<': result += "&lt;"; break;
            case '>': result += "&gt;"; break;
            case '"': result += "&quot;"; break;
            case '\'': result += "&#39;"; break;
            default:
                if (c < 0x20 || c == 0x7F || c == 0xFFFE || c == 0xFFFF) {
                    append_character(result, U'\uFFFD');
                } else if (!is_invisible(c)) {
                    append_character(result, c);
                }
        }
    }
    return result;
}

/// A number that SVG understands, in tenths of points.
float sane(float value) {
    return std::isfinite(value) ? std::round(std::clamp(value, -farthest, farthest) * 10) / 10 : 0;
}

void grow(LayoutBox& box, const LayoutBox& other) {
    box.left = std::min(box.left, other.left);
    box.top = std::min(box.top, other.top);
    box.right = std::max(box.right, other.right);
    box.bottom = std::max(box.bottom, other.bottom);
}

using BoxOfPage = std::map<int, LayoutBox>;

void grow(BoxOfPage& boxes, int page, const LayoutBox& box) {
    auto [found, is_new] = boxes.emplace(page, box);
    if (!is_new) {
        grow(found->second, box);
    }
}

LayoutBox box_of(const Stretch& place) {
    return {place.left, place.top, place.right, place.bottom};
}

/// The places of what begins within `span`.
auto places_of(const Document& document, Span span) {
    auto before = [](const Stretch& place, std::uint32_t at) { return place.text.begin < at; };
    auto first = std::lower_bound(document.places.begin(), document.places.end(), span.begin, before);
    auto last = std::lower_bound(first, document.places.end(), std::max(span.begin, span.end), before);
    return std::pair(first, last);
}

BoxOfPage boxes_of(const Document& document, Span span) {
    BoxOfPage boxes;
    for (auto [place, end] = places_of(document, span); place != end; ++place) {
        grow(boxes, place->page, box_of(*place));
    }
    return boxes;
}

class Picture {
public:
    Picture(const std::vector<PrintedPage>& pages, const Document& document, const Outline& outline)
        : pages_(pages), document_(document), roles_(roles_of(document, outline)) {}

    std::string draw() {
        gather();
        float width = 600;
        float height = legend_height;
        for (const PrintedPage& page : pages_) {
            width = std::max(width, sane(page.width) + 2 * margin);
            height += sane(page.height) + margin;
        }
        add(R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {0} {1}" width="{0}" height="{1}">)", width,
            height + margin);
        add("\n<style>text{{font-family:sans-serif}}.page{{fill:#fff;stroke:#adb5bd}}.word{{fill:#495057}}"
            ".panel{{fill:#ced4da;fill-opacity:.25;stroke:#ced4da;stroke-width:.5}}"
            ".box{{fill:none;stroke:#ced4da;stroke-width:.3}}.drawn{{fill:#868e96;stroke:#868e96;stroke-width:.6}}"
            ".region{{fill:none;stroke:#212529;stroke-dasharray:6 3;stroke-width:.8}}.block{{fill-opacity:.1}}"
            ".cell,.join{{fill:none;stroke:#212529;stroke-width:.5}}.cell{{stroke-dasharray:1 1.5}}"
            ".order{{fill:none;stroke:#e03131;stroke-opacity:.35;stroke-width:.8}}.number{{fill:#fff;font-size:6px;"
            "text-anchor:middle}}.label{{font-size:6.5px;font-weight:bold}}.note{{font-size:8px;fill:#212529}}</"
            "style>\n"
            "<rect width=\"100%\" height=\"100%\" fill=\"#f1f3f5\"/>\n");
        legend();
        float top = legend_height;
        for (const PrintedPage& page : pages_) {
            add("<g transform=\"translate({} {})\">\n", margin, top);
            draw_page(page);
            add("</g>\n");
            top += sane(page.height) + margin;
        }
        add("</svg>\n");
        return std::move(svg_);
    }

private:
    template <class... Arguments>
    void add(fmt::format_string<Arguments...> format, Arguments&&... arguments) {
        fmt::format_to(std::back_inserter(svg_), format, std::forward<Arguments>(arguments)...);
    }

    /// What is on which page, in one pass over the document.
    void gather() {
        for (std::size_t i = 0; i < document_.blocks.size(); ++i) {
            for (const auto& [page, box] : boxes_of(document_, document_.blocks[i].text)) {
                blocks_[page].emplace_back(i, box);
                grow(regions_[document_.blocks[i].region], page, box);
            }
        }
    }

    void legend() {
        float x = margin;
        for (const LayoutRoleLook& role : layout_roles()) {
            add(R"(<rect x="{}" y="9" width="10" height="10" fill="{}"/>)", x, role.colour);
            add("<text class=\"note\" x=\"{}\" y=\"17\">{}</text>\n", x + 13, role.meaning);
            x = sane(x + 22 + 4.3F * static_cast<float>(role.meaning.size()));
        }
        add("<text class=\"note\" x=\"{}\" y=\"28\">numbers and red line: reading order; dashed: region; dotted: cell; "
            "hook: line joined to the one above</text>\n",
            margin);
    }

    void rectangle(std::string_view css, const LayoutBox& box, float around = 0) {
        add(R"(<rect class="{}" x="{}" y="{}" width="{}" height="{}")", css, sane(box.left - around),
            sane(box.top - around), std::max(0.F, sane(box.right - box.left + 2 * around)),
            std::max(0.F, sane(box.bottom - box.top + 2 * around)));
    }

    void draw_page(const PrintedPage& page) {
        rectangle("page", {0, 0, page.width, page.height});
        add("/>\n<text class=\"note\" x=\"2\" y=\"-2\">page {}</text>\n", page.number);
        for (const LayoutBox& box : page.panels) {
            rectangle("panel", box);
            add("/>\n");
        }
        for (const LayoutBox& box : page.drawn) {
            rectangle("drawn", box);
            add("/>\n");
        }
        for (const PrintedWord& word : page.words) {
            draw_word(word);
        }
        for (const auto& [number, boxes] : regions_) {
            if (auto found = boxes.find(page.number); found != boxes.end()) {
                rectangle("region", found->second, 4);
                add("/>\n<text class=\"label\" x=\"{}\" y=\"{}\">region {}</text>\n", sane(found->second.left - 4),
                    sane(found->second.top - 5), number);
            }
        }
        auto blocks = blocks_.find(page.number);
        if (blocks == blocks_.end()) {
            return;
        }
        for (const auto& [number, box] : blocks->second) {
            draw_block(page.number, number, box);
        }
        std::string way;
        for (const auto& [number, box] : blocks->second) {
            fmt::format_to(std::back_inserter(way), "{}{} {}", way.empty() ? "M" : " L", sane(box.left - 5),
                           sane((box.top + box.bottom) / 2));
        }
        add("<path class=\"order\" d=\"{}\"/>\n", way);
        for (const auto& [number, box] : blocks->second) {
            const float y = (box.top + box.bottom) / 2;
            add("<circle cx=\"{}\" cy=\"{}\" r=\"4.6\" fill=\"{}\"/><text class=\"number\" x=\"{}\" "
                "y=\"{}\">{}</text>\n",
                sane(box.left - 5), sane(y), colour_of(number), sane(box.left - 5), sane(y + 2.1F), number);
        }
    }

    void draw_word(const PrintedWord& word) {
        rectangle("box", word.box);
        const float width = word.box.right - word.box.left;
        const float height = word.box.bottom - word.box.top;
        const bool level = word.rotation % 2 == 0;
        const float across = level ? height : width;
        const bool plausible = word.size > across / 2 && word.size < across * 2;  // fonts may state anything
        const float size = plausible ? word.size : across;
        // The baseline lies about a fifth of the line's height above its lower edge.
        const float x = word.rotation == 1   ? word.box.left + width / 5
                        : word.rotation == 3 ? word.box.right - width / 5
                                             : word.box.left;
        const float y = level ? word.box.bottom - height / 5 : word.rotation == 1 ? word.box.top : word.box.bottom;
        add("/>\n<text class=\"word\" x=\"{0}\" y=\"{1}\" font-size=\"{2}\" textLength=\"{3}\" "
            "lengthAdjust=\"spacingAndGlyphs\"",
            sane(x), sane(y), std::max(1.F, sane(size)), std::max(0.F, sane(level ? width : height)));
        if (!level) {
            add(" transform=\"rotate({} {} {})\"", word.rotation == 1 ? 90 : -90, sane(x), sane(y));
        }
        add(">{}</text>\n", escaped(word.text));
    }

    [[nodiscard]] std::string_view colour_of(std::size_t block) const {
        for (const LayoutRoleLook& look : layout_roles()) {
            if (look.name == roles_[block].name) {
                return look.colour;
            }
        }
        return "#000";
    }

    void draw_block(int page, std::size_t number, const LayoutBox& box) {
        const Block& block = document_.blocks[number];
        const std::string_view colour = colour_of(number);
        rectangle("block", box, 1);
        add(" fill=\"{0}\" stroke=\"{0}\" stroke-width=\".6\"><title>{1} {2}, region {3}, {4}: {5}</title></rect>\n",
            colour, number, name_of(block.kind), block.region, roles_[number].name,
            escaped(beginning_of(block.text.of(document_.text), 120)));
        if (!roles_[number].label.empty()) {
            add("<text class=\"label\" x=\"{}\" y=\"{}\" fill=\"{}\">{}</text>\n", sane(box.right + 3),
                sane(box.top + 7), colour, roles_[number].label);
        }
        for (const Cell& cell : block.cells) {
            BoxOfPage boxes = boxes_of(document_, cell.text);
            if (auto found = boxes.find(page); found != boxes.end()) {
                rectangle("cell", found->second);
                add("/>\n");
            }
        }
        for (std::uint32_t at : block.breaks) {
            auto [first, last] = places_of(document_, {at, block.text.end});
            if (first != last && first->page == page) {
                add("<path class=\"join\" d=\"M{} {}v4h3\"/>\n", sane(first->left - 4),
                    sane((first->top + first->bottom) / 2 - 4));
            }
        }
    }

    const std::vector<PrintedPage>& pages_;
    const Document& document_;
    std::vector<LayoutRole> roles_;
    std::map<int, std::vector<std::pair<std::size_t, LayoutBox>>> blocks_;  // by page, in reading order
    std::map<int, BoxOfPage> regions_;                                      // by number
    std::string svg_;
};

}  // namespace

std::string layout_svg(const std::vector<PrintedPage>& pages, const Document& document, const Outline& outline) {
    return Picture(pages, document, outline).draw();
}

}  // namespace cvconv::worker
