#include "readers/rtf/body.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include <fmt/format.h>

#include "ir/unicode.h"
#include "readers/office/fields.h"
#include "readers/office/looks.h"
#include "readers/rtf/code_pages.h"

namespace cvconv::rtf {

using namespace office;

namespace {

constexpr std::size_t deepest = 300;  // groups; Word's own files have twenty
constexpr float smallest_seen = 2;    // points: what is smaller cannot be read

constexpr std::array<std::string_view, 16> skipped = {
    "pict",   "objdata", "objclass", "filetbl", "nonshppict", "shprslt", "sp",       "bkmkstart",
    "ftnsep", "ftnsepc", "ftncn",    "comment", "buptim",     "xe",      "listname", "listtable"};

bool is_one_of(std::string_view name, const auto& names) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

}  // namespace

std::optional<Flow> BodyReader::read(std::string_view bytes, Diagnostics& diagnostics) {
    flow_.program = "Word";
    has_fills_ = bytes.find("fillColor") != std::string_view::npos;
    groups_.emplace_back();
    groups_.back().look.style.size = usual_size;
    outputs_.emplace_back();
    Tokens tokens(bytes);
    bool ended = false;
    for (Token token = tokens.next(); token.kind != TokenKind::end; token = tokens.next()) {
        if (token.kind == TokenKind::open && groups_.size() > deepest) {
            diagnostics.add(Code::limit_reached, fmt::format("groups nested deeper than {}", deepest));
            return std::nullopt;
        }
        take(token);
        if (token.kind == TokenKind::close && groups_.size() == 1) {
            ended = true;
            break;  // what stands behind the document is none of it
        }
    }
    if (!ended) {
        diagnostics.add(Code::content_unread, "the file ends before the text does");
    }
    while (groups_.size() > 1) {
        close();
    }
    while (outputs_.size() > 1) {
        end_output();
    }
    flush();
    end_paragraph();
    end_table();
    flow_.body = std::move(output().nodes);
    return std::move(flow_);
}

void BodyReader::take(const Token& token) {
    const bool counts = token.kind == TokenKind::byte || token.kind == TokenKind::symbol;
    if (to_skip_ > 0 && counts) {
        --to_skip_;
        return;
    }
    switch (token.kind) {
        case TokenKind::open:
            flush();
            to_skip_ = 0;
            open();
            break;
        case TokenKind::close:
            flush();
            to_skip_ = 0;
            if (groups_.size() > 1) {
                close();
            }
            break;
        case TokenKind::byte: byte(static_cast<char>(token.number)); break;
        case TokenKind::text: {
            const auto skip = std::min(static_cast<std::size_t>(std::max(to_skip_, 0)), token.text.size());
            to_skip_ -= static_cast<int>(skip);
            if (group().use == Use::text || group().use == Use::instruction || group().use == Use::marker) {
                for (const char c : token.text.substr(skip)) {
                    byte(c);
                }
            }
            break;
        }
        case TokenKind::symbol: symbol(token); break;
        case TokenKind::word: word(token); break;
        case TokenKind::end: return;
    }
    if (group().use == Use::fonts) {
        tables_.add_font(token, group().depth);
    } else if (group().use == Use::colours) {
        tables_.add_colour(token);
    } else if (group().use == Use::styles) {
        tables_.add_style(token, group().depth);
    }
}

void BodyReader::open() {
    may_be_skipped_ = false;
    Group inner = group();
    ++inner.depth;
    inner.outputs = outputs_.size();
    groups_.push_back(std::move(inner));
}

void BodyReader::close() {
    while (outputs_.size() > group().outputs) {
        end_output();
    }
    groups_.pop_back();
}

void BodyReader::word(const Token& token) {
    const bool skippable = std::exchange(may_be_skipped_, false);
    if (group().use == Use::skip) {
        return;
    }
    if (token.text == "u" && token.has_number) {
        unicode(token.number);
        return;
    }
    if (token.text == "uc") {
        group().unicode_skip = std::clamp(token.number, 0, 16);
        return;
    }
    flush();
    if (destination(token)) {
        return;
    }
    if (skippable) {
        group().use = Use::skip;
        return;
    }
    if (group().use == Use::fonts || group().use == Use::colours || group().use == Use::styles) {
        return;
    }
    if (!(character(token) || look(token) || layout(token) || table(token) || shape(token)) &&
        token.text == "ansicpg" && token.number > 0) {
        code_page_ = token.number;
    }
}

/// Words that say what the group is for.
bool BodyReader::destination(const Token& token) {
    const std::string_view name = token.text;
    const auto use = [&](Use what) {
        group().use = what;
        group().depth = 0;
        return true;
    };
    if (name == "fonttbl") {
        return use(Use::fonts);
    }
    if (name == "colortbl") {
        return use(Use::colours);
    }
    if (name == "stylesheet") {
        return use(Use::styles);
    }
    if (name == "info" || is_one_of(name, skipped)) {
        return use(Use::skip);
    }
    if (name == "object") {
        flow_.unread.emplace_back("an embedded object");
        return true;  // its \result is text
    }
    if (name == "fldinst") {
        instruction_.clear();
        return use(Use::instruction);
    }
    if (name == "fldrslt") {
        if (std::string target = target_of_field(instruction_); !target.empty()) {
            group().link = std::move(target);
        }
        instruction_.clear();
        return true;
    }
    if (name == "listtext" || name == "pntext") {
        marker_.clear();
        has_marker_ = true;
        return use(Use::marker);
    }
    if (name.starts_with("header") || name.starts_with("footer")) {
        const std::string_view side = name.substr(6);  // of left, right and first pages
        if (side.empty() || side == "l" || side == "r" || side == "f") {
            begin_output(name.starts_with("header") ? Output::Kind::header : Output::Kind::footer);
            return true;
        }
    }
    if (name == "footnote") {
        begin_output(Output::Kind::note);
        return true;
    }
    if (name == "shptxt" || name == "dptxbxtext") {
        begin_output(Output::Kind::box);
        return true;
    }
    return name == "shpinst" || name == "shp" || name == "do" || name == "shppict" || name == "field";
}

void BodyReader::byte(char c) {
    if (group().use != Use::skip) {
        bytes_ += c;
    }
}

void BodyReader::flush() {
    if (bytes_.empty()) {
        return;
    }
    const int own = tables_.font(group().look.font).code_page;
    const std::string decoded = decode(std::exchange(bytes_, {}), own == 0 ? code_page_ : own);
    text(decoded);
}

void BodyReader::unicode(int number) {
    flush();
    auto c = static_cast<char32_t>(number < 0 ? number + 0x10000 : number);
    to_skip_ = group().unicode_skip;
    if (c >= 0xD800 && c < 0xDC00) {
        high_surrogate_ = c;
        return;
    }
    if (c >= 0xDC00 && c < 0xE000) {
        const char32_t high = std::exchange(high_surrogate_, 0);
        c = high == 0 ? 0xFFFD : 0x10000 + ((high - 0xD800) << 10U) + (c - 0xDC00);
    }
    text(utf8_of(c > 0x10FFFF ? 0xFFFD : c));
}

void BodyReader::text(std::string_view utf8) {
    const Group& now = group();
    switch (now.use) {
        case Use::instruction: instruction_ += utf8; return;
        case Use::marker: marker_ += utf8; return;
        case Use::text: break;
        default: return;
    }
    if (now.look.deleted) {
        return;
    }
    Piece piece;
    piece.text = utf8;
    piece.style = now.look.style;
    piece.style.monospaced = tables_.font(now.look.font).monospaced;
    piece.raised = now.look.raised;
    piece.link = now.link;
    const bool unseen = piece.style.colour == white && !has_fills_ && !now.look.shaded &&
                        !now.layout.paragraph.shaded && !now.layout.in_table && output().kind != Output::Kind::box;
    piece.hidden = now.look.hidden || unseen || piece.style.size < smallest_seen;
    output().paragraph.pieces.push_back(std::move(piece));
}

void BodyReader::symbol(const Token& token) {
    switch (token.text.front()) {
        case '*': may_be_skipped_ = true; return;
        case '\\':
        case '{':
        case '}': byte(token.text.front()); return;
        default: break;
    }
    flush();
    switch (token.text.front()) {
        case '~': text("\u00A0"); break;
        case '_': text("-"); break;
        case '\t': text("\t"); break;
        case '\n':
        case '\r':
            if (group().use == Use::text) {
                end_paragraph();
            }
            break;
        default: break;
    }
}

}  // namespace cvconv::rtf
