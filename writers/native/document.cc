// Document → native form: a line for each block with its text, its runs and cells indented below it;
// then links, properties and places.

#include <fmt/format.h>

#include "ir/formats/native/syntax.h"
#include "writers/native/native.h"
#include "writers/native/values.h"

namespace cvconv {

namespace native {
namespace {

/// True if the blocks follow each other in the text: then their own words say what the text is.
bool is_in_order(const Document& document) {
    std::uint32_t at = 0;
    for (const Block& block : document.blocks) {
        if (block.text.begin > block.text.end || block.text.end > document.text.size()) {
            return false;
        }
        if (!block.text.empty()) {
            if (block.text.begin < at) {
                return false;
            }
            at = block.text.end;
        }
    }
    return true;
}

class DocumentPrinter {
public:
    DocumentPrinter(const Document& document, const NativeOptions& options)
        : document_(document), options_(options), locator_(document.text), in_order_(is_in_order(document)) {}

    std::string print() {
        text_ = std::string(document_marker) + '\n';
        if (!in_order_) {
            whole_text();
        }
        for (const Block& block : document_.blocks) {
            print(block);
        }
        if (in_order_ && at_ < document_.text.size()) {
            line(0, "gap", quote(std::string_view(document_.text).substr(at_)));
        }
        std::uint32_t after = 0;
        for (const Link& link : document_.links) {
            std::string rest = piece(link.text, {0, size()}, after) + ' ' + quote(link.target);
            line(0, "link", rest);
            after = link.text.end;
        }
        for (const Property& property : document_.properties) {
            std::string where = property.where == Span{} ? "" : ' ' + places_text({property.where});
            line(0, "property", quote(property.key) + ' ' + quote(property.value) + where);
        }
        if (options_.evidence) {
            for (const Stretch& place : document_.places) {
                print(place);
            }
        }
        return std::move(text_);
    }

private:
    std::uint32_t size() const { return static_cast<std::uint32_t>(document_.text.size()); }

    void line(std::size_t depth, std::string_view name, std::string_view rest) {
        text_.append(2 * depth, ' ').append(name);
        text_.append(rest.empty() || rest.front() == ' ' ? "" : " ").append(rest) += '\n';
    }

    /// The text one line at a time, for blocks that do not simply follow each other.
    void whole_text() {
        std::string_view rest = document_.text;
        while (!rest.empty()) {
            std::size_t end = rest.find('\n');
            end = end == std::string_view::npos ? rest.size() : end + 1;
            line(0, "text", quote(rest.substr(0, end)));
            rest.remove_prefix(end);
        }
        if (document_.text.empty()) {
            line(0, "text", "\"\"");
        }
    }

    /// A stretch's words, and its place unless the parser will find it there.
    std::string piece(Span span, Span within, std::uint32_t from) {
        std::string_view words = span.of(document_.text);
        auto found = locator_.find(words, within, from);
        return quote(words) + (found == span ? "" : ' ' + places_text({span}));
    }

    template <class T, std::size_t count>
    static std::string numbers(const T& from, const std::pair<std::string_view, int T::*> (&names)[count]) {
        std::string text;
        for (const auto& [name, member] : names) {
            text += from.*member != 0 ? fmt::format(" {}={}", name, from.*member) : "";
        }
        return text;
    }
    template <class T, std::size_t count>
    static std::string numbers(const T& from, const std::pair<std::string_view, float T::*> (&names)[count]) {
        std::string text;
        for (const auto& [name, member] : names) {
            text += from.*member != 0 ? fmt::format(" {}={}", name, from.*member) : "";
        }
        return text;
    }
    template <class T, std::size_t count>
    static std::string flags(const T& from, const std::pair<std::string_view, bool T::*> (&names)[count]) {
        std::string text;
        for (const auto& [name, member] : names) {
            text += from.*member ? fmt::format(" {}", name) : "";
        }
        return text;
    }
    static std::string style_text(const Style& style) {
        return flags(style, style_flags) + numbers(style, style_sizes) +
               (style.colour != 0 ? fmt::format(" colour={:06x}", style.colour) : "");
    }

    void print(const Block& block) {
        std::string rest;
        if (in_order_) {
            // An empty block has no words to say where it is; it is expected where the text stands.
            Span expected = {at_, at_};
            if (!block.text.empty()) {
                std::string_view gap = Span{at_, block.text.begin}.of(document_.text);
                if (gap != (at_ == 0 ? "" : "\n")) {
                    line(0, "gap", quote(gap));
                }
                at_ = block.text.end;
                expected = block.text;
            }
            rest = block.text.empty() ? "" : quote(block.text.of(document_.text));
            rest += block.text == expected ? "" : ' ' + places_text({block.text});
        } else {
            rest = quote(block.text.of(document_.text)) + ' ' + places_text({block.text});
        }
        rest += style_text(block.style) + flags(block, block_flags) + numbers(block, block_numbers) +
                numbers(block, block_lengths);
        rest += block.marker.empty() ? "" : " marker=" + quote(block.marker);
        rest += block.breaks.empty() ? "" : fmt::format(" breaks={}", fmt::join(block.breaks, ","));
        line(0, name_of(block.kind), rest);
        std::uint32_t after = block.text.begin;
        for (const Run& run : block.runs) {
            line(1, "run", piece(run.text, block.text, after) + style_text(run.style));
            after = run.text.end;
        }
        after = block.text.begin;
        for (const Cell& cell : block.cells) {
            line(1, "cell", piece(cell.text, block.text, after) + numbers(cell, cell_lengths));
            after = cell.text.end;
        }
    }

    void print(const Stretch& place) {
        line(0, "place", places_text({place.text}) + numbers(place, place_numbers) + numbers(place, place_lengths));
    }

    const Document& document_;
    const NativeOptions& options_;
    Locator locator_;
    bool in_order_;
    std::uint32_t at_ = 0;  ///< end of the text that the blocks so far account for
    std::string text_;
};

}  // namespace
}  // namespace native

std::string to_native(const Document& document, const NativeOptions& options) {
    return native::DocumentPrinter(document, options).print();
}

}  // namespace cvconv
