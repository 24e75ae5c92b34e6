#include "readers/pieces/citations/citations.h"

#include <gtest/gtest.h>

#include <string>

namespace cvconv::recognizing {
namespace {

struct Case {
    const char* text;
    const char* authors;
    const char* title;
    const char* venue;
};

TEST(Citations, AreReadInTheUsualStyles) {
    for (const Case& c : {
             Case{"Ann Lee, Bo Kim, and Cy Ito, \"Slow Gears in Fast Boxes\", Journal of Gears, 2021",
                  "Ann Lee, Bo Kim, and Cy Ito", "Slow Gears in Fast Boxes", "Journal of Gears"},
             Case{"Lee, A., Kim, B. & Ito, C. (2020). Slow gears in fast boxes. Journal of Gears, 12(3), 45-67.",
                  "Lee, A., Kim, B. & Ito, C.", "Slow gears in fast boxes", "Journal of Gears, 12(3), 45-67"},
             Case{"B. Kim et al., “What changes can gears bring?” Gear Letters, Sep 2021.", "B. Kim et al.",
                  "What changes can gears bring?", "Gear Letters"},
             Case{"'A Widow's Orchard: the Dealers' Gears', Gear Letters, 61 (2024), 115–38.", "",
                  "A Widow's Orchard: the Dealers' Gears", "Gear Letters, 61 (2024), 115–38"},
             Case{"Kim, B.; Lee, L. M.; Ito, C.* Slow Gears in Fast Boxes. Gear Letters 2019",
                  "Kim, B.; Lee, L. M.; Ito, C.*", "Slow Gears in Fast Boxes", "Gear Letters"},
             Case{"‘Village Gears’ in A Companion to Boxes, 2019", "", "Village Gears", "in A Companion to Boxes"},
             Case{"Slow gears in fast boxes. Gear Letters, 2019", "", "Slow gears in fast boxes", "Gear Letters"},
         }) {
        std::string_view text = c.text;
        Span all{0, static_cast<std::uint32_t>(text.size())};
        Citation citation = parse_citation(text, all, find_periods(text, all), {}, {});
        EXPECT_EQ(citation.authors.of(text), c.authors) << c.text;
        EXPECT_EQ(citation.title.of(text), c.title) << c.text;
        EXPECT_EQ(citation.venue.of(text), c.venue) << c.text;
    }
}

TEST(Citations, AuthorsAreCountedAndWordsAreNoAuthors) {
    int count = 0;
    for (auto [text, expected] : {std::pair{"Ann Lee, Bo Kim and Cy Ito, \"T\"", 3},
                                  {"Lee, A. B., Kim, C. (2020)", 2},
                                  {"Kovač, J. és Novák, M. (2020)", 2},
                                  {"Norkus P., Lee-Kim U. Kokliai iš Pilies gatvės. Miestas", 2},
                                  {"Led a team of six", 0},
                                  {"Python, Go, Rust", 0},
                                  {"[4] Lee, A., Kim, B. 2019", 0}}) {
        std::string_view t = text;
        (void)end_of_authors(t, {0, static_cast<std::uint32_t>(t.size())}, &count);
        EXPECT_EQ(count, expected) << text;
    }
}

}  // namespace
}  // namespace cvconv::recognizing
