#include "readers/europass/html.h"

#include <algorithm>
#include <cstdlib>

#include "ir/unicode.h"
#include "readers/europass/html_tags.h"

namespace cvconv::europass {

namespace {

class LineReader {
public:
    std::vector<Line> read(std::string_view html) {
        bool has_tags = false;
        for (std::size_t at = 0; at < html.size();) {
            Tag tag = html[at] == '<' ? tag_at(html.substr(at)) : Tag{};
            if (tag.size > 0) {
                has_tags = true;
                use(tag);
                at += tag.size;
            } else {
                at = use_character(html, at);
            }
        }
        flush();
        return has_tags ? std::move(lines_) : read_plain(html);
    }

private:
    /// Without any markup line ends mean something.
    static std::vector<Line> read_plain(std::string_view text) {
        std::vector<Line> lines;
        while (!text.empty()) {
            std::size_t end = text.find('\n');
            LineReader reader;
            std::string_view line = text.substr(0, end);
            for (std::size_t at = 0; at < line.size();) {
                at = reader.use_character(line, at);
            }
            reader.flush();
            lines.push_back(reader.lines_.empty() ? Line{} : std::move(reader.lines_.front()));
            lines.back().continued = lines.size() > 1;
            text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
        }
        return lines;
    }

    void use(const Tag& tag) {
        if (tag.name == "strong" || tag.name == "b") {
            strong_ += tag.closing ? -1 : 1;
        } else if (tag.name == "em" || tag.name == "i") {
            emphasized_ += tag.closing ? -1 : 1;
        } else if (tag.name == "u") {
            underlined_ += tag.closing ? -1 : 1;
        } else if (tag.name == "a") {
            tag.closing ? end_link() : begin_link(tag.href);
        } else if (tag.name == "br") {
            break_line();
        } else if (tag.name == "ul" || tag.name == "ol") {
            flush();
            depth_ = std::max(0, depth_ + (tag.closing ? -1 : 1));
        } else if (is_block(tag.name)) {
            tag.closing ? end_block(tag.name) : begin_block(tag);
        }
    }

    void begin_block(const Tag& tag) {
        flush();
        if (tag.name == "li") {
            current_.item = true;
            current_.level = std::max(0, depth_ - 1);
            // <li class="ql-indent-2">: Quill nests by class, in a flat list
            if (std::size_t at = tag.css_class.find("ql-indent-"); at != std::string::npos) {
                current_.level = std::atoi(tag.css_class.c_str() + at + 10);
            }
        }
    }

    void end_block(std::string_view name) {
        bool empty_line = name == "p" && !block_has_text_ && breaks_ > 0 && current_.runs.empty();
        flush();
        if (empty_line) {
            lines_.emplace_back();
        }
    }

    void break_line() {
        ++breaks_;
        if (current_.runs.empty() && !block_has_text_) {
            return;
        }
        Line next;
        next.item = current_.item;
        next.level = current_.level;
        next.continued = true;
        finish_line();
        lines_.push_back(std::move(current_));
        block_has_text_ = true;
        current_ = std::move(next);
    }

    void flush() {
        finish_line();
        if (!current_.runs.empty()) {
            lines_.push_back(std::move(current_));
        }
        current_ = {};
        block_has_text_ = false;
        breaks_ = 0;
    }

    void finish_line() {
        while (!current_.runs.empty() && trim(current_.runs.back().text).empty()) {
            current_.runs.pop_back();
        }
        after_blank_ = true;
    }

    std::size_t use_character(std::string_view html, std::size_t at) {
        if (html[at] == '&') {
            auto [character, size] = entity_at(html.substr(at));
            if (size > 0) {
                // &nbsp; is how an editor keeps blanks apart; a no-break blank itself is left as it is.
                append(character == 0xA0 ? U' ' : character);
                return at + size;
            }
        }
        char32_t c = next_character(html, at);
        bool blank = c == U' ' || c == U'\t' || c == U'\n' || c == U'\r';
        if (!blank) {
            append(c);
        } else if (!after_blank_) {
            append(U' ');
            after_blank_ = true;
        }
        return at;
    }

    void append(char32_t c) {
        std::vector<Run>& runs = current_.runs;
        bool same = !runs.empty() && runs.back().strong == (strong_ > 0) &&
                    runs.back().emphasized == (emphasized_ > 0) && runs.back().underlined == (underlined_ > 0);
        if (!same) {
            runs.push_back({"", strong_ > 0, emphasized_ > 0, underlined_ > 0});
        }
        append_character(runs.back().text, c);
        if (link_open_) {
            append_character(link_text_, c);
        }
        after_blank_ = false;
    }

    void begin_link(std::string_view target) {
        link_open_ = true;
        link_text_.clear();
        link_target_.clear();
        for (std::size_t at = 0; at < target.size();) {
            auto [character, size] =
                target[at] == '&' ? entity_at(target.substr(at)) : std::pair{char32_t{0}, std::size_t{0}};
            if (size > 0) {
                append_character(link_target_, character);
                at += size;
            } else {
                append_character(link_target_, next_character(target, at));
            }
        }
        bool known = link_target_.starts_with("http://") || link_target_.starts_with("https://") ||
                     link_target_.starts_with("mailto:");
        link_target_ = known ? link_target_ : "";
    }

    void end_link() {
        link_open_ = false;
        if (link_target_.empty()) {
            return;
        }
        current_.links.push_back(link_target_);
        std::string text(trim(link_text_));
        if (link_target_.find(text) == std::string::npos || text.empty()) {
            for (char32_t c : U" (" + to_characters(link_target_) + U")") {
                append(c);
            }
        }
    }

    std::vector<Line> lines_;
    Line current_;
    bool block_has_text_ = false;  ///< a line of this block is in lines_ already
    int breaks_ = 0;               ///< <br> in this block
    bool after_blank_ = true;
    int strong_ = 0, emphasized_ = 0, underlined_ = 0, depth_ = 0;
    bool link_open_ = false;
    std::string link_text_, link_target_;
};

/// "- team work": where what follows the bullet begins; 0 where there is none.
std::size_t end_of_bullet(const std::string& text) {
    std::size_t at = 0;
    char32_t first = text.empty() ? U'\0' : next_character(text, at);
    bool marked = (is_bullet(first) || is_dash(first)) && at < text.size() && text[at] == ' ';
    return marked && !trim(std::string_view(text).substr(at)).empty() ? at : 0;
}

/// "&nbsp;- a line": said to be text. Other blanks at its beginning a line has not.
bool is_said_to_be_text(const Line& line) {
    const std::string& first = line.runs.front().text;
    return first.starts_with(' ') && !first.starts_with("  ");
}

void make_items(std::vector<Line>& lines) {
    for (Line& line : lines) {
        if (line.item || line.runs.empty() || line.runs.front().strong || is_said_to_be_text(line)) {
            continue;
        }
        std::string text = line.text();
        if (std::size_t end = end_of_bullet(text); end > 0) {
            line.item = true;
            line.continued = false;
            line.marker = text.substr(0, end);
            line.runs = {{std::string(trim(std::string_view(text).substr(end)))}};
        }
    }
}

}  // namespace

std::string Line::text() const {
    std::string text;
    for (const Run& run : runs) {
        text += run.text;
    }
    return std::string(trim(text));
}

std::vector<Line> read_html(std::string_view html) {
    std::vector<Line> lines = LineReader().read(html);
    make_items(lines);
    return lines;
}

std::string text_of(const std::vector<Line>& lines) {
    std::string text;
    for (const Line& line : lines) {
        text += (text.empty() ? "" : "\n") + line.marker + (line.marker.empty() ? "" : " ") + line.text();
    }
    return std::string(trim(text));
}

}  // namespace cvconv::europass
