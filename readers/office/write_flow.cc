#include "readers/office/write_flow.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "ir/unicode.h"
#include "readers/document_builder.h"
#include "readers/furniture.h"
#include "readers/hidden_characters.h"
#include "readers/office/frames.h"
#include "readers/office/lines.h"
#include "readers/office/typed_text.h"
#include "readers/pieces/contact/emails.h"
#include "readers/pieces/contact/phones.h"
#include "readers/text/text.h"

namespace cvconv::office {
namespace {

/// A header or footer with an e-mail address or a telephone number that stands nowhere else is the person's letterhead.
bool has_contact(const std::string& text, const std::string& body) {
    const Span all{0, static_cast<std::uint32_t>(text.size())};
    auto is_new = [&](Span where) { return body.find(where.of(text)) == std::string::npos; };
    for (const FoundEmail& email : find_emails(text, all)) {
        if (is_new(email.where)) {
            return true;
        }
    }
    for (const FoundPhone& phone : find_phones(text, all)) {
        if (phone.certainty >= 0.5F && is_new(phone.where)) {
            return true;
        }
    }
    return false;
}

/// The size of most letters, and the largest one.
struct Sizes {
    std::map<float, std::size_t> letters;
    float largest = 0;

    void count(const Nodes& nodes) {
        for (const Node& node : nodes) {
            if (const auto* paragraph = std::get_if<Paragraph>(&node.is)) {
                for (const Piece& piece : paragraph->pieces) {
                    if (!piece.hidden && !trim(piece.text).empty()) {
                        letters[piece.style.size] += piece.text.size();
                        largest = std::max(largest, piece.style.size);
                    }
                }
                for (const Frame& frame : paragraph->frames) {
                    count(frame.content);
                }
            } else if (const auto* table = std::get_if<Table>(&node.is)) {
                for (const TableRow& row : table->rows) {
                    for (const TableCell& cell : row.cells) {
                        count(cell.content);
                    }
                }
            }
        }
    }
    [[nodiscard]] float usual() const {
        auto most = std::max_element(letters.begin(), letters.end(),
                                     [](const auto& a, const auto& b) { return a.second < b.second; });
        return most == letters.end() ? 0 : most->first;
    }
};

bool is_letterhead(const Nodes& part, const std::string& body, const Sizes& body_sizes) {
    const std::string text = text_of(part);
    if (trim(text).empty() || is_page_number(trim(text))) {
        return false;
    }
    Sizes sizes;
    sizes.count(part);
    // The name, larger than all else: "Ada Example" above the body of the first page.
    const bool name = sizes.largest > body_sizes.usual() + 3 && sizes.largest >= body_sizes.largest &&
                      body.find(trim(text)) == std::string::npos;
    return name || has_contact(text, body);
}

class Writer {
public:
    void write(const Lines& lines) {
        for (const Line& line : lines) {
            write(line);
        }
        next_region();
    }
    void write_furniture(const Lines& lines) {
        for (Line line : lines) {
            line.kind = line.kind == BlockKind::rule ? line.kind : BlockKind::furniture;
            write(line);
        }
    }
    void next_region() { ++region_; }
    DocumentBuilder& builder() { return builder_; }
    const std::string& hidden() const { return hidden_; }

private:
    void add(const std::vector<Piece>& pieces, int paragraph) {
        for (const Piece& piece : pieces) {
            if (piece.text == "\n") {
                builder_.join(true);
                continue;
            }
            if (piece.link != link_) {
                end_link();
                link_ = piece.link;
                if (!link_.empty()) {
                    builder_.begin_link(link_);
                }
            }
            builder_.add(piece.text, piece.style, {paragraph, 1});
        }
        end_link();
    }

    void end_link() {
        if (!link_.empty()) {
            builder_.end_link();
            link_.clear();
        }
    }

    void write_aside(const std::string& text, const Line& line) {
        builder_.open(BlockKind::furniture).page = line.page;
        builder_.add(text, {}, {line.paragraph, 1});
        builder_.close();
    }

    void write(const Line& line) {
        region_ += line.new_region ? 1 : 0;
        Block& block = builder_.open(line.kind);
        block.level = line.level;
        block.marker = line.marker;
        block.indent = line.indent;
        block.gap_before = line.gap;
        block.page = line.page;
        block.region = region_;
        block.table = line.table;
        block.table_header = line.header;
        block.rule_above = line.rule_above;
        block.rule_below = line.rule_below;
        block.panel = line.shaded;
        block.on_stripe = line.shaded > 0;
        const bool row = line.kind == BlockKind::table_row;
        for (std::size_t i = 0; i < line.cells.size(); ++i) {
            if (row || line.cells.size() > 1) {
                builder_.next_cell(line.cells[i].left, line.cells[i].left);
            }
            add(line.cells[i].pieces, line.paragraph);
        }
        builder_.close();
        for (const std::string& text : line.aside) {
            write_aside(text, line);
        }
        for (const std::string& text : line.hidden) {
            write_aside(text, line);
            hidden_ += (hidden_.empty() ? "" : " ") + std::string(trim(text));
        }
    }

    DocumentBuilder builder_;
    int region_ = 1;
    std::string link_;
    std::string hidden_;
};

bool has_pages_and_text(const Document& document, int pages, const Limits& limits, Diagnostics& diagnostics) {
    if (pages > limits.max_pages) {
        diagnostics.add(Code::too_many_pages, fmt::format("{}, at most {}", pages, limits.max_pages));
        return false;
    }
    if (words_of(document.text).empty()) {
        diagnostics.add(Code::document_without_text);
        return false;
    }
    return true;
}

/// What the file says of itself: a title that stands in its text as well names the person; others are often those of
/// the file that somebody began from.
void add_properties(const Flow& flow, Document& document) {
    const bool seen =
        !trim(flow.title).empty() && fold(document.text).find(fold(trim(flow.title))) != std::string::npos;
    if (!flow.title.empty()) {
        document.properties.push_back({seen ? "title" : "file.title", flow.title, {}});
    }
    if (!flow.author.empty()) {
        document.properties.push_back({"file.author", flow.author, {}});
    }
}

void report_unread(const Flow& flow, Diagnostics& diagnostics) {
    if (!flow.unread.empty()) {
        diagnostics.add(Code::content_unread, fmt::format("{}", fmt::join(flow.unread, ", ")));
    }
}

/// As the reader of texts has it, with places in paragraphs.
std::optional<Content> write_text(const Flow& flow, const TypedText& typed, const Limits& limits,
                                  Diagnostics& diagnostics) {
    ReadOptions options;
    options.limits = limits;
    std::optional<Content> content = read_text(typed.text, options, diagnostics);
    if (!content) {
        return std::nullopt;
    }
    auto& document = std::get<Document>(*content);
    for (Stretch& place : document.places) {
        const auto line = static_cast<std::size_t>(std::max(place.line, 1)) - 1;
        place.line = line < typed.paragraphs.size() ? typed.paragraphs[line] : 0;
        place.column = 1;
    }
    add_properties(flow, document);
    report_unread(flow, diagnostics);
    return content;
}

}  // namespace

std::optional<Content> write_flow(Flow flow, const Limits& limits, Diagnostics& diagnostics) {
    if (const auto typed = typed_text(flow)) {
        return write_text(flow, *typed, limits, diagnostics);
    }
    arrange_frames(flow.body);
    const std::string body = text_of(flow.body);
    std::string all = body + text_of(flow.notes);
    Sizes sizes;
    sizes.count(flow.body);
    LineMaker maker(flow.adds_spacing);
    Writer writer;
    std::vector<const Nodes*> furniture;
    std::vector<const Nodes*> below;
    std::set<std::string> seen;  // headers of first, odd and even pages often say the same
    for (const Nodes& part : flow.headers) {
        const std::string text = text_of(part);
        if (!seen.insert(text).second) {
            continue;
        }
        all += text;
        if (is_letterhead(part, body, sizes)) {
            writer.write(maker.lines_of(part));
        } else {
            furniture.push_back(&part);
        }
    }
    for (const Nodes& part : flow.footers) {
        const std::string text = text_of(part);
        if (!seen.insert(text).second) {
            continue;
        }
        all += text;
        (has_contact(text, body) ? below : furniture).push_back(&part);
    }
    report_hidden_characters(all, diagnostics);
    writer.write(maker.lines_of(flow.body));
    const int pages = maker.pages();
    writer.write(maker.lines_of(flow.notes));
    for (const Nodes* part : below) {
        writer.write(maker.lines_of(*part));
    }
    for (const Nodes* part : furniture) {
        writer.write_furniture(maker.lines_of(*part));
    }
    if (!has_pages_and_text(writer.builder().document(), pages, limits, diagnostics)) {
        return std::nullopt;
    }
    add_properties(flow, writer.builder().document());
    if (const std::string& hidden = writer.hidden(); !hidden.empty()) {
        diagnostics.add(Code::hidden_text, fmt::format("by {}: \"{}\"", flow.program, beginning_of(hidden, 60)));
    }
    report_unread(flow, diagnostics);
    return writer.builder().take();
}

}  // namespace cvconv::office
