// Texts of TipTap's editor: paragraphs, lists, and a few marks.

#include <algorithm>
#include <cctype>
#include <initializer_list>
#include <utility>

#include "ir/formats/mapping/body.h"
#include "ir/formats/markup/escape.h"
#include "ir/formats/markup/html_tags.h"
#include "ir/formats/markup/markup.h"

namespace cvconv::mapping {

namespace {

std::string run_html(const markup::Run& run) {
    std::string html = markup::escape_html(run.text);
    html = run.code ? "<code>" + html + "</code>" : html;
    html = run.emphasis ? "<em>" + html + "</em>" : html;
    html = run.strong ? "<strong>" + html + "</strong>" : html;
    return run.url.empty() ? html : "<a href=\"" + markup::escape_html(run.url) + "\">" + html + "</a>";
}

std::string line_html(std::string_view text) {
    std::string html;
    bool first = true;
    for (const std::vector<markup::Run>& line : markup::lines_of(text)) {
        html += std::exchange(first, false) ? "" : "<br>";
        for (const markup::Run& run : line) {
            html += run_html(run);
        }
    }
    return html;
}

struct Tag {
    std::string name;  ///< lower case; empty: no tag
    bool closes = false;
    std::string link;
    std::size_t size = 0;
};

std::string decoded(std::string_view text) {
    std::string plain;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t size = text[at] == '&' ? markup::append_reference(text, at, plain) : 0;
        if (size == 0) {
            plain += text[at];
        }
        at += std::max<std::size_t>(size, 1);
    }
    return plain;
}

/// A tag is no longer than this, so that many "<" without ">" take no longer than others.
constexpr std::size_t longest_tag = 4096;

Tag tag_at(std::string_view html, std::size_t at) {
    Tag tag;
    const std::string_view window = html.substr(at, longest_tag);
    const std::size_t end = window.find('>');
    if (end == std::string_view::npos || window.size() < 3) {
        return tag;
    }
    std::size_t i = 1;
    tag.closes = window[i] == '/';
    i += tag.closes ? 1 : 0;
    while (i < end && std::isalnum(static_cast<unsigned char>(window[i])) != 0) {
        tag.name += static_cast<char>(window[i] >= 'A' && window[i] <= 'Z' ? window[i] - 'A' + 'a' : window[i]);
        ++i;
    }
    if (!tag.name.empty() && (tag.name[0] < 'a' || tag.name[0] > 'z')) {
        tag.name.clear();
    }
    tag.size = end + 1;
    const std::string_view attributes = window.substr(i, end - i);
    if (const std::size_t href = attributes.find("href=\""); tag.name == "a" && href != std::string_view::npos) {
        const std::string_view value = attributes.substr(href + 6);
        tag.link = decoded(value.substr(0, value.find('"')));
    }
    return tag;
}

bool is_one_of(std::string_view name, std::initializer_list<std::string_view> names) {
    return std::ranges::find(names, name) != names.end();
}

class HtmlReader {
public:
    Body read(std::string_view html) {
        for (std::size_t at = 0; at < html.size();) {
            if (html[at] == '<') {
                if (const Tag tag = tag_at(html, at); !tag.name.empty()) {
                    see(tag);
                    at += tag.size;
                    continue;
                }
            }
            if (html[at] == '&') {
                if (const std::size_t size = markup::append_reference(html, at, line_); size > 0) {
                    at += size;
                    continue;
                }
            }
            const char c = html[at++];
            const bool gap = c == '\n' || c == '\r' || c == '\t';
            if (!gap) {
                line_ += c;
            } else if (!line_.empty() && line_.back() != ' ' && line_.back() != '\n') {
                line_ += ' ';
            }
        }
        end_block();
        return std::move(body_);
    }

private:
    void see(const Tag& tag) {
        if (tag.name == "br") {
            line_ += '\n';
        } else if (is_one_of(tag.name, {"strong", "b"})) {
            mark("**", tag);
        } else if (is_one_of(tag.name, {"em", "i"})) {
            mark("*", tag);
        } else if (tag.name == "code") {
            mark("`", tag);
        } else if (tag.name == "a") {
            link(tag);
        } else if (tag.name == "li") {
            end_block();
            depth_ = std::max(0, depth_ + (tag.closes ? -1 : 1));
            new_item_ = !tag.closes;
        } else if (is_one_of(tag.name, {"p", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "div", "blockquote", "pre",
                                        "hr", "tr", "table"})) {
            end_block();
        }
    }

    struct Open {
        std::string_view mark;
        std::size_t at;
        std::string link;
    };

    void open(std::string_view mark, std::string link) {
        constexpr std::size_t most = 32;  // nobody nests deeper; closing looks through all of them
        if (open_.size() < most) {
            open_.push_back({mark, line_.size(), std::move(link)});
        }
    }

    void mark(std::string_view mark, const Tag& tag) {
        if (!tag.closes) {
            open(mark, {});
            return;
        }
        for (std::size_t i = open_.size(); i-- > 0;) {
            if (open_[i].mark == mark) {
                wrap(open_[i].at, std::string(mark), std::string(mark));
                open_.resize(i);
                return;
            }
        }
    }

    void link(const Tag& tag) {
        if (!tag.closes) {
            open("[", tag.link);
            return;
        }
        for (std::size_t i = open_.size(); i-- > 0;) {
            if (open_[i].mark == "[") {
                const std::string url = open_[i].link;
                const bool is_words = !url.empty() && line_.substr(std::min(open_[i].at, line_.size())) != url;
                if (is_words) {
                    wrap(open_[i].at, "[", "](" + url + ")");
                }
                open_.resize(i);
                return;
            }
        }
    }

    /// Marks stand at words: blanks within are outside.
    void wrap(std::size_t from, const std::string& before, const std::string& after) {
        const std::size_t begin = line_.find_first_not_of(" \n", std::min(from, line_.size()));
        if (begin == std::string::npos) {
            return;
        }
        const std::size_t end = line_.find_last_not_of(" \n") + 1;
        line_.insert(end, after);
        line_.insert(begin, before);
    }

    void end_block() {
        open_.clear();
        std::string line = std::exchange(line_, {});
        if (line.find_first_not_of(" \n") == std::string::npos) {
            return;
        }
        if (depth_ == 0) {
            body_.text += (body_.text.empty() ? "" : "\n\n") + line;
        } else if (new_item_ || body_.items.empty()) {
            body_.items.push_back(std::move(line));
            new_item_ = false;
        } else {
            body_.items.back() += '\n' + line;
        }
    }

    Body body_;
    std::string line_;
    std::vector<Open> open_;
    int depth_ = 0;
    bool new_item_ = false;
};

}  // namespace

std::string to_html(const Body& body) {
    std::string html;
    for (std::string_view text = body.text; !text.empty();) {
        const std::size_t end = text.find("\n\n");
        html += "<p>" + line_html(text.substr(0, end)) + "</p>";
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 2);
    }
    if (!body.items.empty()) {
        html += "<ul>";
        for (const std::string& item : body.items) {
            html += "<li><p>" + line_html(item) + "</p></li>";
        }
        html += "</ul>";
    }
    return html;
}

Body from_html(std::string_view html) {
    return HtmlReader().read(html);
}

}  // namespace cvconv::mapping
