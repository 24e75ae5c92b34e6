#include "writers/europass/html.h"

#include "ir/formats/europass/titles.h"
#include "ir/formats/europass/xml.h"
#include "ir/formats/markup/markup.h"
#include "ir/unicode.h"

namespace cvconv::europass {

std::string escape_html(std::string_view text) {
    std::string cleaned = clean(text);
    std::string html;
    html.reserve(cleaned.size());
    bool after_blank = false;
    for (char c : std::string_view(cleaned)) {
        bool blank = c == ' ' || c == '\t';
        switch (c) {
            case '&': html += "&amp;"; break;
            case '<': html += "&lt;"; break;
            case '>': html += "&gt;"; break;
            case '"': html += "&quot;"; break;
            case '\n': html += "<br>"; break;
            default:
                if (blank) {
                    html += after_blank ? "&nbsp;" : " ";
                } else {
                    html += c;
                }
        }
        after_blank = blank || c == '\n';
    }
    return html;
}

namespace {

/// "- a line" of a text that is no list: read back it would be one.
bool begins_with_bullet(std::string_view line) {
    std::size_t at = 0;
    char32_t first = line.empty() ? U'\0' : next_character(line, at);
    return is_bullet(first) || is_dash(first);
}

}  // namespace

void Html::lines(const Text& text, std::string_view tag) {
    std::string cleaned = clean(value_or_empty(text));
    std::string_view rest = trim(cleaned);
    std::string open = tag.empty() ? "" : '<' + std::string(tag) + '>';
    std::string close = tag.empty() ? "" : "</" + std::string(tag) + '>';
    while (!rest.empty()) {
        std::size_t end = rest.find('\n');
        std::string_view line = trim(rest.substr(0, end));
        std::string guard = begins_with_bullet(line) ? "&nbsp;" : "";
        html_ += line.empty() ? "<p><br></p>" : "<p>" + guard + open + escape_html(line) + close + "</p>";
        rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
    }
}

Html& Html::paragraphs(const Text& text) {
    lines(text, "");
    return *this;
}

Html& Html::emphasized(const Text& text) {
    lines(text, "em");
    return *this;
}

Html& Html::underlined(const Text& text) {
    lines(text, "u");
    return *this;
}

Html& Html::strong(const Text& text) {
    std::string inside(trim(clean(value_or_empty(text))));
    html_ += inside.empty() ? "" : "<p><strong>" + escape_html(inside) + "</strong></p>";
    return *this;
}

Html& Html::emphasized(const Texts& texts) {
    std::string inside;
    for (const Found<std::string>& text : texts) {
        std::string line = one_line(text.value);
        if (!line.empty()) {
            inside += (inside.empty() ? "<em>" : ", <em>") + escape_html(line) + "</em>";
        }
    }
    html_ += inside.empty() ? "" : "<p>" + inside + "</p>";
    return *this;
}

Html& Html::labelled(std::string_view label, const Text& text) {
    std::string line(trim(clean(value_or_empty(text))));
    if (!line.empty()) {
        html_ += "<p><strong>" + escape_html(label) + ":</strong> " + escape_html(line) + "</p>";
    }
    return *this;
}

Html& Html::labelled(std::string_view label, const Texts& texts) {
    std::string items = items_html(texts);
    if (!items.empty()) {
        html_ += "<p><strong>" + escape_html(label) + ":</strong> " + items + "</p>";
    }
    return *this;
}

Html& Html::list(const Texts& texts) {
    std::string items;
    for (const Found<std::string>& text : texts) {
        std::string item(trim(clean(text.value)));
        if (!item.empty()) {
            items += "<li>" + escape_html(item) + "</li>";
        }
    }
    html_ += items.empty() ? "" : "<ul>" + items + "</ul>";
    return *this;
}

Html& Html::raw(std::string_view html) {
    html_ += html;
    return *this;
}

std::string items_html(const Texts& texts) {
    std::vector<std::string> items;
    for (const Found<std::string>& text : texts) {
        std::string item = one_line(text.value);
        if (!item.empty()) {
            items.push_back(std::move(item));
        }
    }
    if (auto joined = join_list(items)) {
        return escape_html(*joined);
    }
    std::string html;
    for (const std::string& item : items) {
        html += (html.empty() ? "<em>" : ", <em>") + escape_html(item) + "</em>";
    }
    return html;
}

std::string skill_list(const std::vector<Skill>& skills) {
    std::string items;
    for (const Skill& skill : skills) {
        const std::string name = line_of(skill.name);
        const std::string level = line_of(skill.level);
        const std::string keywords = items_html(skill.keywords);
        std::string item = name.empty() ? "" : "<strong>" + escape_html(name) + "</strong>";
        item += level.empty() ? "" : (item.empty() ? "(" : " (") + escape_html(level) + ")";
        if (!keywords.empty()) {
            item += (item.empty() ? "" : ": ") + keywords;
        }
        items += item.empty() ? "" : "<li>" + item + "</li>";
    }
    return items.empty() ? "" : "<ul>" + items + "</ul>";
}

std::string link_html(std::string_view url) {
    const std::string line = one_line(url);
    const std::string shown = escape_html(line);
    return markup::may_be_a_link(line) ? "<a href=\"" + shown + "\">" + shown + "</a>" : shown;
}

}  // namespace cvconv::europass
