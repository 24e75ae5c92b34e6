#include "readers/markdown/parse.h"

#include <md4c.h>

#include <algorithm>
#include <string>
#include <utility>

#include "ir/unicode.h"
#include "readers/bullets.h"
#include "readers/html/pieces.h"
#include "readers/line_joining/line_ends.h"
#include "readers/markdown/events.h"

namespace cvconv::markdown {

namespace {

/// "**School:** Harbour University", "__Role__: PI": a label set bold at the beginning of a line.
bool begins_with_bold_label(std::string_view line) {
    constexpr std::size_t longest = 44;
    const std::string_view mark = line.substr(0, 2);
    if (mark != "**" && mark != "__") {
        return false;
    }
    const std::size_t end = line.find(mark, 2);
    return end != std::string_view::npos && end < longest &&
           (line[end - 1] == ':' || line.substr(end + 2).starts_with(':'));
}

/// Callbacks of one md_parse().
class EmitterHandler {
public:
    EmitterHandler(const Source& source, const FileLines& file, html::Emitter& emitter)
        : source_(source), file_(file), emitter_(emitter), html_(emitter) {}

    void enter_block(MD_BLOCKTYPE type, void* detail) {
        switch (type) {
            case MD_BLOCK_UL:
                emitter_.begin_list(false, 0, std::string(1, static_cast<MD_BLOCK_UL_DETAIL*>(detail)->mark));
                break;
            case MD_BLOCK_OL: {
                auto* list = static_cast<MD_BLOCK_OL_DETAIL*>(detail);
                emitter_.begin_list(true, static_cast<int>(std::min(list->start, 1'000'000'000U)),
                                    std::string(1, list->mark_delimiter));
                break;
            }
            case MD_BLOCK_LI: emitter_.begin_item(); break;
            case MD_BLOCK_HR: emitter_.rule(); break;
            case MD_BLOCK_H:
                emitter_.begin_heading(static_cast<int>(static_cast<MD_BLOCK_H_DETAIL*>(detail)->level));
                break;
            case MD_BLOCK_CODE:
                emitter_.begin_paragraph();
                ++emitter_.monospaced;
                in_code_ = true;
                break;
            case MD_BLOCK_HTML:
                raw_html_.clear();
                in_html_ = true;
                break;
            case MD_BLOCK_P: emitter_.begin_paragraph(); break;
            case MD_BLOCK_TABLE: emitter_.begin_table(); break;
            case MD_BLOCK_THEAD: in_head_ = true; break;
            case MD_BLOCK_TR: emitter_.begin_row(in_head_); break;
            case MD_BLOCK_TH:
            case MD_BLOCK_TD: emitter_.begin_cell(); break;
            case MD_BLOCK_DOC:
            case MD_BLOCK_QUOTE:
            case MD_BLOCK_TBODY: break;
        }
    }

    void leave_block(MD_BLOCKTYPE type) {
        switch (type) {
            case MD_BLOCK_UL:
            case MD_BLOCK_OL: emitter_.end_list(); break;
            case MD_BLOCK_LI:
                end_hidden_inline();
                emitter_.end_item();
                break;
            case MD_BLOCK_TH:
            case MD_BLOCK_TD: end_hidden_inline(); break;
            case MD_BLOCK_H:
                end_hidden_inline();
                if (setext_lines_) {
                    emitter_.heading_was_paragraph();
                    emitter_.rule();
                    setext_lines_ = false;
                }
                emitter_.end_block();
                break;
            case MD_BLOCK_P:
                end_hidden_inline();
                emitter_.end_block();
                break;
            case MD_BLOCK_CODE:
                emitter_.end_block();
                --emitter_.monospaced;
                in_code_ = false;
                break;
            case MD_BLOCK_HTML:
                in_html_ = false;
                html::read_html_block(raw_html_, html_place_, html_, emitter_);
                break;
            case MD_BLOCK_TABLE: emitter_.end_table(); break;
            case MD_BLOCK_THEAD: in_head_ = false; break;
            case MD_BLOCK_TR: emitter_.end_row(); break;
            default: break;
        }
    }

    void span(MD_SPANTYPE type, void* detail, bool enter) {
        int step = enter ? 1 : -1;
        switch (type) {
            case MD_SPAN_EM: emitter_.italic += step; break;
            case MD_SPAN_STRONG: emitter_.bold += step; break;
            case MD_SPAN_CODE: enter ? emitter_.begin_code() : emitter_.end_code(); break;
            case MD_SPAN_A:
                enter ? emitter_.begin_link(to_string(static_cast<MD_SPAN_A_DETAIL*>(detail)->href, entities_))
                      : emitter_.end_link();
                break;
            case MD_SPAN_IMG: enter ? emitter_.begin_image() : emitter_.end_image(); break;
            default: break;
        }
        after_target_ = !enter && (type == MD_SPAN_IMG || type == MD_SPAN_A);
    }

    void text(MD_TEXTTYPE type, std::string_view text) {
        const char* begin = source_.text.data();
        bool inside = text.data() >= begin && text.data() < begin + source_.text.size();
        std::size_t offset = inside ? static_cast<std::size_t>(text.data() - begin) : offset_;
        SourcePlace place = inside ? source_.place_at(offset) : SourcePlace{};
        offset_ = inside ? offset + text.size() : offset_;
        if (in_html_) {
            if (inside && trim(raw_html_).empty()) {
                html_place_ = place;
                html_place_.line -= static_cast<int>(std::count(raw_html_.begin(), raw_html_.end(), '\n'));
            }
            raw_html_ += text;
            return;
        }
        bool after_target = std::exchange(after_target_, false);
        switch (type) {
            case MD_TEXT_BR:
                if (emitter_.is_open() && emitter_.builder().current().kind == BlockKind::heading) {
                    setext_lines_ = true;  // "ajax, php5  " over "Tools" over "-----": lines, and then a heading
                    emitter_.heading_was_paragraph();
                }
                emitter_.hard_break();
                break;
            case MD_TEXT_SOFTBR: soft_break(); break;
            case MD_TEXT_ENTITY: html_.text(entities_.decode(text), place); break;
            case MD_TEXT_NULLCHAR: html_.text("\xEF\xBF\xBD", place); break;
            case MD_TEXT_HTML: {
                bool before = html_.hiding();
                html::read_inline_tag(text, place, html_, emitter_);
                hidden_inline_ = html_.hiding() && (hidden_inline_ || !before);
                break;
            }
            case MD_TEXT_CODE: code(text, place); break;
            default: html_.text(after_target ? without_attributes(text) : text, place); break;
        }
    }

    void end() { html_.end_hidden(); }

private:
    /// What a tag inside a paragraph hides ends with it.
    void end_hidden_inline() {
        if (std::exchange(hidden_inline_, false)) {
            html_.end_hidden();
        }
    }

    /// pandoc's "{#id .class}" behind an image or a link.
    static std::string_view without_attributes(std::string_view text) {
        bool attributes =
            text.starts_with("{#") || text.starts_with("{.") || text.starts_with("{:") || text.starts_with("{width");
        std::size_t end = attributes ? text.find('}') : std::string_view::npos;
        return end == std::string_view::npos ? text : text.substr(end + 1);
    }

    void code(std::string_view text, SourcePlace place) {
        if (!in_code_) {
            html_.text(text, place);
            return;
        }
        // A block of code: every line stands for itself.
        for (std::size_t begin = 0; begin < text.size();) {
            std::size_t end = std::min(text.find('\n', begin), text.size());
            html_.text(text.substr(begin, end - begin), place);
            if (end < text.size()) {
                emitter_.end_block();
            }
            begin = end + 1;
        }
    }

    void soft_break() {
        std::size_t index = source_.line_at(offset_ > 0 ? offset_ - 1 : 0);
        if (!emitter_.is_open() || index + 1 >= source_.lines.size()) {
            return;
        }
        if (emitter_.builder().current().kind == BlockKind::heading) {
            setext_lines_ = true;
            emitter_.heading_was_paragraph();
        }
        auto number = static_cast<std::size_t>(source_.lines[index].line);  // index of the next line in the file
        const auto& lines = file_.wrapping.lines();
        if (number == 0 || number >= lines.size()) {
            emitter_.hard_break();
            return;
        }
        PhysicalLine line = lines[number - 1];
        PhysicalLine next = lines[number];
        bool in_item = (emitter_.in_item() || emitter_.base_indent > 0) && next.left > 0;
        next.hangs = in_item && !line.has_gap;
        bool joined = !line.has_gap && file_.wrapping.joins(number - 1, line, next) &&
                      !(begins_with_bold_label(line.text) && begins_with_bold_label(next.text));
        // Authors who indent the rest of an item mean it to be the rest.
        bool meant = in_item && !begins_with_known_label(next.text) && line.right - line.left >= 50 && !line.has_gap &&
                     !next.has_gap && !next.starts_item;
        if (!joined && !meant) {
            emitter_.hard_break();
            return;
        }
        Joint joint = joint_between(emitter_.current_text(), next.text, file_.vocabulary);
        if (joint == Joint::drop_hyphen) {
            emitter_.drop_last();
        }
        if (parts_period(line.text, next.text)) {
            html_.text(" ", {});
        } else {
            emitter_.join_line(joint == Joint::blank);
        }
    }

    const Source& source_;
    const FileLines& file_;
    html::Emitter& emitter_;
    html::HtmlEvents html_;
    html::Entities entities_;
    std::size_t offset_ = 0;  ///< behind the last text seen
    std::string raw_html_;
    SourcePlace html_place_;
    bool in_html_ = false;
    bool in_head_ = false;
    bool in_code_ = false;
    bool setext_lines_ = false;
    bool after_target_ = false;
    bool hidden_inline_ = false;
};

}  // namespace

namespace {

std::vector<std::string_view> split_lines(std::string_view text) {
    std::vector<std::string_view> lines;
    for (std::size_t begin = 0; begin < text.size();) {
        std::size_t end = std::min(text.find('\n', begin), text.size());
        lines.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return lines;
}

std::vector<PhysicalLine> measure(const std::vector<std::string_view>& lines) {
    std::vector<PhysicalLine> measured;
    measured.reserve(lines.size());
    bool after_gap = true;
    const std::vector<bool> lettered = find_lettered(lines);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        std::string_view line = lines[i];
        std::string_view bare = trim(line);
        while (bare.starts_with("> ")) {
            bare = trim(bare.substr(2));
        }
        auto left = display_width(line.substr(0, static_cast<std::size_t>(bare.data() - line.data())));
        std::size_t text_begin = std::min(bare.find_first_not_of(":*+-0123456789.) \t"), bare.size());
        std::string_view content = bare.substr(text_begin);
        bool apart = content.find('\t') != std::string_view::npos || content.find("   ") != std::string_view::npos ||
                     content.find("\\hfill") != std::string_view::npos ||
                     content.find("float") != std::string_view::npos || bare.starts_with('|') || bare.starts_with('<');
        auto bullet = find_bullet(bare);
        bool item = lettered[i] || (bullet && bullet->kind != BulletKind::letter && bullet->size < bare.size());
        PhysicalLine& m = measured.emplace_back();
        m.text = bare;
        m.left = static_cast<float>(left);
        m.right = static_cast<float>(left + display_width(bare));
        m.starts_item = item;
        m.has_gap = apart;
        m.after_gap = after_gap;
        after_gap = bare.empty();
    }
    return measured;
}

}  // namespace

FileLines::FileLines(std::string_view text)
    : lines(split_lines(text)), wrapping(measure(lines)), vocabulary(vocabulary_of(text)) {}

void parse(const Source& source, const FileLines& file, html::Emitter& emitter) {
    EmitterHandler events(source, file, emitter);
    for_each_event(source.text,
                   MD_FLAG_TABLES | MD_FLAG_NOINDENTEDCODEBLOCKS | MD_FLAG_PERMISSIVEATXHEADERS | MD_FLAG_TASKLISTS,
                   events);
    events.end();
}

}  // namespace cvconv::markdown
