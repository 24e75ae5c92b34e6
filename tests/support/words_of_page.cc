#include "tests/support/words_of_page.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <sstream>
#include <vector>

#include <gtest/gtest.h>

#include "readers/pdf/layout/columns/columns.h"
#include "readers/pdf/layout/segments.h"

namespace cvconv::testing {

namespace {

using pdf::PageWord;
using pdf::PageWords;

/// "page 1 595x842"
bool read_page(std::string line, PageWords& page) {
    std::replace(line.begin(), line.end(), 'x', ' ');
    std::istringstream parts(line);
    std::string said;
    return parts >> said >> page.number >> page.width >> page.height && said == "page";
}

/// "  50.0  100.0   85.0  110.0  10.0 Sans bold  Harbour": box, size, font and look, word.
bool read_word(const std::string& line, PageWord& word) {
    std::istringstream parts(line);
    std::string rest;
    if (!(parts >> word.left >> word.top >> word.right >> word.bottom >> word.size && std::getline(parts, rest))) {
        return false;
    }
    const std::size_t text = rest.find("  ");
    if (text == std::string::npos || text + 2 == rest.size()) {
        return false;
    }
    std::istringstream look(rest.substr(0, text));
    look >> word.font;
    for (std::string said; look >> said;) {
        word.bold = word.bold || said == "bold";
        word.italic = word.italic || said == "italic";
        word.small_caps = word.small_caps || said == "small-caps";
    }
    word.text = rest.substr(text + 2);
    return true;
}

std::vector<PageWords> read_pages(const std::string& words) {
    std::vector<PageWords> pages;
    std::istringstream lines(words);
    for (std::string line; std::getline(lines, line);) {
        PageWords page;
        PageWord word;
        if (read_page(line, page)) {
            pages.push_back(page);
        } else if (!pages.empty() && read_word(line, word)) {
            std::vector<PageWord>& before = pages.back().words;
            if (!before.empty()) {  // what touches is one word in two fonts
                before.back().space_after =
                    std::abs(word.top - before.back().top) > 0.1F || word.left - before.back().right > 0.1F;
            }
            before.push_back(word);
        } else {
            ADD_FAILURE() << "neither a page nor a word on one: " << line;
        }
    }
    return pages;
}

std::string text_of(const pdf::Row& row) {
    std::string text;
    for (const pdf::Segment& cell : row.cells) {
        text += (text.empty() ? "" : " | ") + cell.text();
    }
    return text;
}

}  // namespace

std::string columns_of(const std::string& words) {
    const std::array<const char*, 3> sides{"", "left ", "right "};
    std::string all;
    for (const PageWords& page : read_pages(words)) {
        for (const pdf::Region& region : pdf::find_columns(page, pdf::segments_of(page))) {
            all += "page " + std::to_string(page.number) + ", " +
                   (region.side == 0 && !region.narrow ? "full width"
                                                       : sides.at(static_cast<std::size_t>(region.side)) +
                                                             std::string(region.narrow ? "sidebar" : "column")) +
                   "\n";
            for (const pdf::Row& row : region.rows) {
                all += "  " + text_of(row) + "\n";
            }
        }
    }
    return all;
}

}  // namespace cvconv::testing
