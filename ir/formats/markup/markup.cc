#include "ir/formats/markup/markup.h"

#include <algorithm>
#include <utility>

#include "ir/formats/markup/html_tags.h"
#include "ir/unicode.h"

namespace cvconv::markup {

namespace {

bool is_blank(std::string_view text, std::size_t at) {
    return at >= text.size() || text[at] == ' ' || text[at] == '\t';
}

/// May a mark stand behind this character, and open a stretch: the beginning, a blank, a bracket, another mark?
bool may_open_behind(std::string_view line, std::size_t at) {
    return at == 0 || std::string_view(" \t([{\"'/*_>").find(line[at - 1]) != std::string_view::npos;
}

/// May a mark stand before this character, and close a stretch?
bool may_close_before(std::string_view line, std::size_t at) {
    return at >= line.size() || std::string_view(" \t.,;:!?)]}\"'/*_<").find(line[at]) != std::string_view::npos;
}

bool is_letter_or_digit(std::string_view text, std::size_t at) {
    if (at >= text.size()) {
        return false;
    }
    const auto byte = static_cast<unsigned char>(text[at]);
    return byte >= 0x80 || (byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z');
}

/// Does a word stand beside the stretch from `begin` to `end`, with one blank between?
bool is_within_words(std::string_view line, std::size_t begin, std::size_t end) {
    const bool before = begin >= 2 && line[begin - 1] == ' ' && is_letter_or_digit(line, begin - 2);
    const bool behind = end < line.size() && line[end] == ' ' && is_letter_or_digit(line, end + 1);
    return before || behind;
}

/// Where the stretch that the mark at `at` opens is closed by the same mark; npos if it opens none. Outside of either
/// mark stands a blank or what parts words, inside no blank; between signs in a row ("!`", ")*+") there is no markup.
/// Emphasis by a single mark stands in a sentence, beside a word: "*note*" alone, or in a list, is a name with marks.
std::size_t closing(std::string_view line, std::size_t at, std::string_view mark) {
    const std::size_t begin = at + mark.size();
    const bool code = mark == "`";
    if (!may_open_behind(line, at) || is_blank(line, begin) || (!code && line[begin] == mark[0])) {
        return std::string_view::npos;
    }
    for (std::size_t end = line.find(mark, begin + 1); end != std::string_view::npos; end = line.find(mark, end + 1)) {
        const bool longer = mark.size() == 1 && mark != "`" && end + 1 < line.size() && line[end + 1] == mark[0];
        if (longer) {
            ++end;  // "**" inside of "*…*"
            continue;
        }
        const std::size_t behind = end + mark.size();
        const bool sure = mark.size() > 1 || code || is_within_words(line, at, behind);
        if (!is_blank(line, end - 1) && may_close_before(line, behind) && sure) {
            return end;
        }
    }
    return std::string_view::npos;
}

/// Reads one line of text without tags: marks of Markdown, and character references.
class LineReader {
public:
    explicit LineReader(std::vector<Run>& runs) : runs_(runs) {}

    /// `style` is what stands around it: of tags, or of a mark.
    void read(std::string_view line, const Run& style, int depth) {
        std::string text;
        auto flush = [&] {
            if (!text.empty()) {
                Run run = style;
                run.text = std::exchange(text, {});
                runs_.push_back(std::move(run));
            }
        };
        constexpr int deepest = 4;
        for (std::size_t at = 0; at < line.size();) {
            const char c = line[at];
            if (c == '&') {
                if (const std::size_t size = append_reference(line, at, text); size > 0) {
                    at += size;
                    continue;
                }
            } else if (c == '[' && depth < deepest && style.url.empty()) {
                if (const std::size_t size = link(line, at, style, depth, flush); size > 0) {
                    at += size;
                    continue;
                }
            } else if ((c == '*' || c == '_' || c == '`') && depth < deepest && budget_ > 0) {
                const std::string_view mark = line.substr(at).starts_with("**") ? "**" : line.substr(at, 1);
                budget_ -= 1;
                const std::size_t end = closing(line, at, mark);
                if (end != std::string_view::npos) {
                    flush();
                    const std::string_view inside = line.substr(at + mark.size(), end - at - mark.size());
                    Run inner = style;
                    inner.strong = inner.strong || mark == "**";
                    inner.emphasis = inner.emphasis || mark == "*" || mark == "_";
                    inner.code = inner.code || mark == "`";
                    if (inner.code) {
                        inner.text = inside;
                        runs_.push_back(std::move(inner));
                    } else {
                        read(inside, inner, depth + 1);
                    }
                    at = end + mark.size();
                    continue;
                }
                if (mark == "**") {
                    text += mark;
                    at += mark.size();
                    continue;
                }
            }
            text += c;
            ++at;
        }
        flush();
    }

private:
    template <class Flush>
    std::size_t link(std::string_view line, std::size_t at, const Run& style, int depth, Flush flush) {
        const std::size_t middle = line.find("](", at);
        const std::size_t end = middle == std::string_view::npos ? middle : line.find(')', middle);
        if (end == std::string_view::npos || middle == at + 1 ||
            line.substr(at + 1, middle - at - 1).find('[') != std::string_view::npos) {
            return 0;
        }
        const std::string_view url = trim(line.substr(middle + 2, end - middle - 2));
        if (!may_be_a_link(url) || url.find(' ') != std::string_view::npos) {
            return 0;
        }
        flush();
        Run inner = style;
        inner.url = url;
        read(line.substr(at + 1, middle - at - 1), inner, depth + 1);
        return end + 1 - at;
    }

    std::vector<Run>& runs_;
    int budget_ = 200;  ///< marks that are looked for to the end of the line: more are no markup, and would take long
};

void read_line(std::string_view line, const Run& style, std::vector<Run>& runs) {
    if (style.code) {
        Run run = style;
        run.text = line;
        runs.push_back(std::move(run));
    } else {
        LineReader(runs).read(line, style, 0);
    }
}

class TextReader {
public:
    std::vector<std::vector<Run>> read(std::string_view text) {
        const bool html = is_html(text);
        lines_.emplace_back();
        std::size_t begin = 0;
        for (std::size_t at = 0; at < text.size();) {
            if (text[at] == '\n') {
                read_line(text.substr(begin, at - begin), style_, lines_.back());
                lines_.emplace_back();
                begin = ++at;
                continue;
            }
            const FoundTag tag = html && text[at] == '<' ? tag_at(text, at) : FoundTag{};
            if (tag.tag == Tag::none) {
                ++at;
                continue;
            }
            read_line(text.substr(begin, at - begin), style_, lines_.back());
            take(tag);
            at += tag.size;
            begin = at;
        }
        read_line(text.substr(begin), style_, lines_.back());
        while (html && lines_.size() > 1 && lines_.back().empty()) {
            lines_.pop_back();
        }
        return std::move(lines_);
    }

private:
    void take(const FoundTag& tag) {
        switch (tag.tag) {
            case Tag::strong: style_.strong = !tag.closes; break;
            case Tag::emphasis: style_.emphasis = !tag.closes; break;
            case Tag::code: style_.code = !tag.closes; break;
            case Tag::link: style_.url = !tag.closes && may_be_a_link(tag.url) ? tag.url : std::string(); break;
            case Tag::line:
                if (!lines_.back().empty()) {
                    lines_.emplace_back();
                }
                break;
            default: break;
        }
    }

    Run style_;
    std::vector<std::vector<Run>> lines_;
};

}  // namespace

std::vector<std::vector<Run>> lines_of(std::string_view text) {
    return TextReader().read(text);
}

std::string plain(std::string_view text) {
    if (text.find_first_of("*_`[<&") == std::string_view::npos) {
        return std::string(text);
    }
    std::string result;
    bool first = true;
    for (const std::vector<Run>& line : lines_of(text)) {
        result += first ? "" : "\n";
        first = false;
        for (std::size_t i = 0; i < line.size(); ++i) {
            result += line[i].text;
            const bool link_ends = !line[i].url.empty() && (i + 1 == line.size() || line[i + 1].url != line[i].url);
            if (link_ends && line[i].url.find(line[i].text) == std::string::npos) {
                result += " (" + line[i].url + ")";
            }
        }
    }
    return result;
}

bool may_be_a_link(std::string_view url) {
    const std::size_t colon = std::min(url.find(':'), url.size());
    const std::string scheme = lower_ascii(url.substr(0, colon));
    return colon + 1 < url.size() && (scheme == "http" || scheme == "https" || scheme == "mailto" || scheme == "tel");
}

std::string resolve_letters(std::string_view text) {
    std::string result;
    for (std::size_t at = 0; at < text.size();) {
        std::string letter;
        const std::size_t size = text[at] == '&' ? append_reference(text, at, letter) : 0;
        const bool ascii = letter.empty() || static_cast<unsigned char>(letter.front()) < 0x80;
        result += ascii ? text.substr(at, std::max<std::size_t>(size, 1)) : letter;
        at += std::max<std::size_t>(size, 1);
    }
    return result;
}

}  // namespace cvconv::markup
