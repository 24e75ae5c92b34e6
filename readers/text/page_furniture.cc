#include "readers/text/page_furniture.h"

#include <map>
#include <string>

#include "ir/unicode.h"
#include "readers/bullets.h"
#include "readers/copied_furniture.h"
#include "readers/furniture.h"

namespace cvconv::text {

namespace {

/// Lines of one page, first and last line with text.
struct Page {
    std::size_t first = 0;
    std::size_t last = 0;
};

std::vector<Page> pages_of(const std::vector<Line>& lines) {
    std::vector<Page> pages;
    int number = -1;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].blank() || lines[i].furniture) {
            continue;
        }
        if (lines[i].page != number) {
            pages.push_back({i, i});
            number = lines[i].page;
        }
        pages.back().last = i;
    }
    return pages;
}

bool is_apart(const std::vector<Line>& lines, std::size_t i) {
    bool above = i == 0 || lines[i - 1].blank() || lines[i - 1].page != lines[i].page;
    bool below = i + 1 >= lines.size() || lines[i + 1].blank() || lines[i + 1].page != lines[i].page;
    return (above && below) || lines[i].left() >= 20;
}

/// The line with its numbers taken out: "Jane Doe – page 2" and "Jane Doe – page 3" are the same.
std::string running_text(const Line& line) {
    std::string key;
    for (const Word& word : words_of(line.text())) {
        key += word.folded.find_first_of("0123456789") == std::string::npos ? word.folded + " " : "# ";
    }
    return key;
}

/// What stands at the top (or bottom) of several pages is a running header. Its first appearance may be
/// the title itself and stays.
void mark_repeated(std::vector<Line>& lines, const std::vector<Page>& pages, bool top) {
    std::map<std::string, int> counts;
    for (const Page& page : pages) {
        ++counts[running_text(lines[top ? page.first : page.last])];
    }
    bool first = true;
    for (const Page& page : pages) {
        Line& line = lines[top ? page.first : page.last];
        bool repeated = counts[running_text(line)] >= 2;
        line.furniture = line.furniture || (repeated && !(top && first));
        first = false;
    }
}

/// "$Id: cv.txt,v 1.8 2024/10/02 ada Exp $": what a tool that keeps versions writes into a file.
bool is_version_mark(std::string_view text) {
    std::size_t colon = text.find(": ");
    return text.size() < 200 && text.starts_with('$') && text.ends_with(" $") && colon != std::string_view::npos &&
           colon <= 12 && text.substr(0, colon).find(' ') == std::string_view::npos;
}

}  // namespace

void mark_furniture(std::vector<Line>& lines) {
    std::vector<std::string> texts;
    texts.reserve(lines.size());
    for (const Line& line : lines) {
        texts.push_back(line.table > 0 ? "-" : line.text());
    }
    const std::vector<bool> navigation = find_navigation(texts);
    const std::vector<bool> counted = find_page_counts(texts);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        Line& line = lines[i];
        if (line.blank()) {
            continue;
        }
        if (navigation[i] || counted[i] || is_version_mark(texts[i])) {
            line.furniture = true;
            continue;
        }
        const std::string& text = texts[i];
        bool numbered = begins_with_page_number(text) && is_page_number(text) && is_apart(lines, i);
        auto bullet = find_bullet(text);
        bool marker = bullet && bullet->kind != BulletKind::letter;  // its text may stand below
        line.furniture = numbered || (is_speck(text) && !is_rule(text) && !marker);
    }
    std::vector<Page> pages = pages_of(lines);
    for (const Page& page : pages) {
        for (std::size_t i : {page.first, page.last}) {
            std::string text = lines[i].text();
            bool at_end = i == page.last && (lines[i].page > 0 || &page == &pages.back());
            bool number = is_page_number(text) && is_apart(lines, i) && (at_end || lines[i].page > 1);
            lines[i].furniture = lines[i].furniture || number || (at_end && begins_with_page_number(text));
        }
    }
    pages = pages_of(lines);
    if (pages.size() > 1) {
        mark_repeated(lines, pages, true);
        mark_repeated(lines, pages, false);
    }
}

}  // namespace cvconv::text
