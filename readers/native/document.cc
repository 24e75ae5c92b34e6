// Native form → Document. Blocks say their own words, so the text need not be written as well, and
// places only where they are not the obvious ones.

#include <array>
#include <charconv>

#include <fmt/format.h>

#include "ir/formats/native/syntax.h"
#include "readers/native/lines.h"
#include "readers/native/native.h"

namespace cvconv {

namespace native {
namespace {

constexpr std::array block_kinds = {BlockKind::heading,   BlockKind::paragraph, BlockKind::list_item,
                                    BlockKind::table_row, BlockKind::rule,      BlockKind::furniture};

/// A quoted piece whose place is found when all of the text is known.
struct Pending {
    std::string words;
    std::optional<Span> where;
    int line = 0;
};

class DocumentParser {
public:
    explicit DocumentParser(LineCursor& lines) : lines_(lines) {}

    Document parse() {
        while (const Line* line = lines_.next_below(-1)) {
            Words words(line->text);
            parse_line(words, *line);
            if (!words.at_end()) {
                lines_.fail(fmt::format("not understood: {}", words.rest()));
            }
        }
        document_.text += gap_.value_or("");
        if (!lines_.failed()) {
            place_pieces();
        }
        return std::move(document_);
    }

private:
    void parse_line(Words& words, const Line& line) {
        std::string_view name = words.take_word().value_or("");
        for (BlockKind kind : block_kinds) {
            if (name_of(kind) == name) {
                block(kind, words, line);
                return;
            }
        }
        if (name == "text") {
            text(words);
        } else if (name == "gap") {
            gap_ = words.take_string();
        } else if (name == "run" || name == "cell") {
            piece_of_block(name == "run", words, line);
        } else if (name == "link") {
            link(words, line);
        } else if (name == "property") {
            property(words);
        } else if (name == "place") {
            place(words);
        } else {
            lines_.fail(fmt::format("no line of a document begins with {}", name.empty() ? line.text : name));
        }
    }

    void text(Words& words) {
        if (!document_.blocks.empty()) {
            lines_.fail("text must stand before all blocks");
        }
        explicit_text_ = true;
        document_.text += words.take_string().value_or("");
    }

    void block(BlockKind kind, Words& words, const Line& line) {
        Block& block = document_.blocks.emplace_back();
        block.kind = kind;
        auto said = words.take_string();
        auto where = one_place(words);
        if (explicit_text_) {
            if (!where) {
                lines_.fail("a place (@begin-end) is needed where the text is given apart from the blocks");
                return;
            }
            block.text = *where;
            if (said && *said != block.text.of(document_.text)) {
                lines_.fail("other words stand at that place of the text");
            }
        } else if (said && !said->empty()) {
            document_.text += gap_.value_or(document_.text.empty() ? "" : "\n");
            gap_.reset();
            auto begin = static_cast<std::uint32_t>(document_.text.size());
            document_.text += *said;
            block.text = {begin, static_cast<std::uint32_t>(document_.text.size())};
            if (where && *where != block.text) {
                lines_.fail(fmt::format("these words stand at {}-{}", block.text.begin, block.text.end));
            }
        } else {
            auto at = static_cast<std::uint32_t>(document_.text.size());
            block.text = where.value_or(Span{at, at});
        }
        attributes(words, [&] {
            return style_of(block.style, words) || flag(block, block_flags, words) ||
                   number(block, block_numbers, words) || length(block, block_lengths, words) ||
                   marker_or_breaks(block, words);
        });
        block_indent_ = line.indent;
    }

    bool marker_or_breaks(Block& block, Words& words) {
        if (words.take_key("marker")) {
            auto marker = words.take_string();
            block.marker = marker.value_or("");
            return marker.has_value();
        }
        if (words.take_key("breaks")) {
            auto breaks = words.take_offsets();
            block.breaks = breaks.value_or(block.breaks);
            return breaks.has_value();
        }
        return false;
    }

    void piece_of_block(bool run, Words& words, const Line& line) {
        if (document_.blocks.empty() || line.indent <= block_indent_) {
            lines_.fail("run and cell stand indented below their block");
            return;
        }
        Block& block = document_.blocks.back();
        auto& pending = run ? runs_ : cells_;
        pending.resize(document_.blocks.size());
        pending.back().push_back(piece(words, line));
        if (run) {
            Style& style = block.runs.emplace_back().style;
            attributes(words, [&] { return style_of(style, words); });
        } else {
            Cell& cell = block.cells.emplace_back();
            attributes(words, [&] { return length(cell, cell_lengths, words); });
        }
    }

    void link(Words& words, const Line& line) {
        links_.push_back(piece(words, line));
        auto target = words.take_string();
        if (!target) {
            lines_.fail("a \"quoted\" target expected");
            return;
        }
        document_.links.push_back({{}, std::move(*target)});
    }

    void property(Words& words) {
        auto key = words.take_string();
        auto value = words.take_string();
        if (!key || !value) {
            lines_.fail("\"key\" \"value\" expected");
            return;
        }
        document_.properties.push_back({std::move(*key), std::move(*value), one_place(words).value_or(Span{})});
    }

    void place(Words& words) {
        auto where = one_place(words);
        if (!where) {
            lines_.fail("@begin-end expected");
            return;
        }
        Stretch& place = document_.places.emplace_back();
        place.text = *where;
        attributes(words, [&] { return number(place, place_numbers, words) || length(place, place_lengths, words); });
    }

    // -- parts of a line --

    std::optional<Span> one_place(Words& words) {
        auto places = words.take_places();
        if (places && places->size() != 1) {
            lines_.fail("one place expected");
            return std::nullopt;
        }
        return places ? std::optional(places->front()) : std::nullopt;
    }

    Pending piece(Words& words, const Line& line) {
        auto said = words.take_string();
        if (!said) {
            lines_.fail("a \"quoted\" text expected");
        }
        return {said.value_or(""), one_place(words), line.number};
    }

    template <class Take>
    void attributes(Words& words, Take take) {
        while (!words.at_end() && !lines_.failed()) {
            if (!take()) {
                lines_.fail(fmt::format("not understood: {}", words.rest()));
            }
        }
    }

    template <class T, std::size_t count>
    static bool flag(T& of, const std::pair<std::string_view, bool T::*> (&names)[count], Words& words) {
        Words ahead = words;
        auto word = ahead.take_word();
        for (const auto& [name, member] : names) {
            if (word == name) {
                of.*member = true;
                words = ahead;
                return true;
            }
        }
        return false;
    }
    template <class T, std::size_t count>
    static bool number(T& of, const std::pair<std::string_view, int T::*> (&names)[count], Words& words) {
        for (const auto& [name, member] : names) {
            if (words.take_key(name)) {
                auto value = words.take_int();
                of.*member = value.value_or(0);
                return value.has_value();
            }
        }
        return false;
    }
    template <class T, std::size_t count>
    static bool length(T& of, const std::pair<std::string_view, float T::*> (&names)[count], Words& words) {
        for (const auto& [name, member] : names) {
            if (words.take_key(name)) {
                auto value = words.take_float();
                of.*member = value.value_or(0.0F);
                return value.has_value();
            }
        }
        return false;
    }
    static bool style_of(Style& style, Words& words) {
        if (words.take_key("colour")) {
            const std::string_view digits = words.take_word().value_or("");
            const char* end = digits.data() + digits.size();
            return digits.size() == 6 && std::from_chars(digits.data(), end, style.colour, 16).ptr == end;
        }
        return flag(style, style_flags, words) || length(style, style_sizes, words);
    }

    // -- places that were left out --

    void place_pieces() {
        Locator locator(document_.text);
        runs_.resize(document_.blocks.size());
        cells_.resize(document_.blocks.size());
        for (std::size_t i = 0; i < document_.blocks.size(); ++i) {
            Block& block = document_.blocks[i];
            place_all(runs_[i], block.runs, block.text, locator);
            place_all(cells_[i], block.cells, block.text, locator);
        }
        place_all(links_, document_.links, {0, static_cast<std::uint32_t>(document_.text.size())}, locator);
    }

    template <class Piece>
    void place_all(const std::vector<Pending>& pending, std::vector<Piece>& pieces, Span within, Locator& locator) {
        std::uint32_t after = within.begin;
        for (std::size_t i = 0; i < pieces.size(); ++i) {
            auto found = locator.find(pending[i].words, within, after);
            if (!pending[i].where && !found) {
                lines_.fail("these words are not in the text behind those before them; give their place (@begin-end)",
                            pending[i].line);
                return;
            }
            pieces[i].text = pending[i].where.value_or(found.value_or(Span{}));
            if (pieces[i].text.of(document_.text) != pending[i].words) {
                lines_.fail("other words stand at that place of the text", pending[i].line);
                return;
            }
            after = pieces[i].text.end;
        }
    }

    LineCursor& lines_;
    Document document_;
    bool explicit_text_ = false;
    std::optional<std::string> gap_;
    int block_indent_ = 0;
    std::vector<std::vector<Pending>> runs_, cells_;  ///< by block
    std::vector<Pending> links_;
};

}  // namespace
}  // namespace native

std::optional<Document> document_from_native(std::string_view text, Diagnostics& diagnostics) {
    using namespace native;
    LineCursor lines(text, document_marker);
    Document document = DocumentParser(lines).parse();
    lines.report(diagnostics);
    return lines.failed() ? std::nullopt : std::optional(std::move(document));
}

}  // namespace cvconv
