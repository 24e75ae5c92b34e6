#pragma once
// Pages for tests of what comes after poppler, and small PDFs for what comes before.

#include <algorithm>
#include <string>
#include <vector>

#include "readers/pdf/layout/furniture.h"
#include "readers/pdf/layout/segments.h"

namespace cvconv::pdf::testing {

/// A word of a font of 10 points, 5 points wide for each character.
inline PageWord word(float left, float top, const std::string& text) {
    PageWord made;
    made.text = text;
    made.left = left;
    made.top = top;
    made.right = left + 5 * static_cast<float>(text.size());
    made.bottom = top + 10;
    made.size = 10;
    made.font = "Sans";
    made.space_after = true;
    return made;
}

/// Adds a line of words, a blank of 3 points between them.
inline void add_line(PageWords& page, float left, float top, const std::string& text) {
    for (std::size_t begin = 0; begin < text.size();) {
        std::size_t end = std::min(text.find(' ', begin), text.size());
        page.words.push_back(word(left, top, text.substr(begin, end - begin)));
        left = page.words.back().right + 3;
        begin = end + 1;
    }
}

inline PageWords page(int number = 1) {
    PageWords made;
    made.number = number;
    made.width = 595;
    made.height = 842;
    return made;
}

/// Cut into segments.
inline PageSegments page_of(const PageWords& words) {
    return {words, segments_of(words), {}, {}};
}

inline std::string text_of(const Row& row) {
    std::string text;
    for (const Segment& cell : row.cells) {
        text += (text.empty() ? "" : " | ") + cell.text();
    }
    return text;
}

inline std::vector<std::string> texts(const std::vector<Segment>& segments) {
    std::vector<std::string> all;
    for (const Segment& segment : segments) {
        all.push_back(segment.text());
    }
    return all;
}

/// A PDF of one page with that content stream; `page_entries` go into the page's dictionary, `objects`
/// are more objects, the first with number 10.
inline std::string pdf_of(const std::string& content, const std::string& page_entries = {},
                          const std::vector<std::string>& objects = {}) {
    std::string pdf =
        "%PDF-1.7\n1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj\n"
        "2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj\n"
        "3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R"
        "/Resources<</Font<</F1 5 0 R>>>>" +
        page_entries +
        ">> endobj\n"
        "4 0 obj <</Length " +
        std::to_string(content.size()) + ">> stream\n" + content +
        "\nendstream endobj\n5 0 obj <</Type/Font/Subtype/Type1/BaseFont/Helvetica>> endobj\n";
    int number = 10;
    for (const std::string& object : objects) {
        pdf += std::to_string(number++) + " 0 obj " + object + " endobj\n";
    }
    return pdf + "trailer <</Root 1 0 R/Size " + std::to_string(number) + ">>\n%%EOF\n";
}

}  // namespace cvconv::pdf::testing
