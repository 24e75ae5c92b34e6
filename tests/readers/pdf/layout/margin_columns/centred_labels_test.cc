#include "readers/pdf/layout/margin_columns/centred_labels.h"

#include <gtest/gtest.h>

#include "tests/readers/pdf/page.h"

namespace cvconv::pdf {
namespace {

using namespace testing;

std::vector<std::string> raised(const PageWords& page) {
    std::vector<Row> rows = rows_of(segments_of(page));
    raise_centred_labels(rows);
    std::vector<std::string> texts;
    for (const Row& row : rows) {
        texts.push_back(text_of(row));
    }
    return texts;
}

TEST(CentredLabels, GoToTheFirstLineOfWhatTheyName) {
    PageWords p = page();
    add_line(p, 50, 80, "EDUCATION");
    add_line(p, 200, 100, "Diploma of Boats, Harbour");
    add_line(p, 50, 106, "Summer 2020");
    add_line(p, 200, 112, "College, Ardle");
    add_line(p, 50, 128, "Summer 2016");
    add_line(p, 200, 128, "School of Nets");
    add_line(p, 50, 144, "Spring and");
    add_line(p, 200, 150, "Course of Knots");
    add_line(p, 50, 156, "Summer 2014");
    EXPECT_EQ(raised(p),
              (std::vector<std::string>{"EDUCATION", "Summer 2020 | Diploma of Boats, Harbour", "College, Ardle",
                                        "Summer 2016 | School of Nets", "Spring and Summer 2014 | Course of Knots"}));
}

// A column beside the text goes its own way.
TEST(CentredLabels, ColumnsHaveNone) {
    PageWords p = page();
    for (int i = 0; i < 6; ++i) {
        add_line(p, 50, 100 + 16 * static_cast<float>(i), "side " + std::to_string(i));
        add_line(p, 200, 106 + 13 * static_cast<float>(i), "words of the text " + std::to_string(i));
    }
    std::vector<std::string> expected;
    for (const Row& row : rows_of(segments_of(p))) {
        expected.push_back(text_of(row));
    }
    EXPECT_EQ(raised(p), expected);
}

TEST(CentredLabels, OnceMayBeChance) {
    PageWords p = page();
    add_line(p, 200, 100, "Diploma of Boats, Harbour");
    add_line(p, 50, 106, "Summer 2020");
    add_line(p, 200, 112, "College, Ardle");
    add_line(p, 50, 128, "Summer 2016");
    add_line(p, 200, 128, "School of Nets");
    EXPECT_EQ(raised(p).front(), "Diploma of Boats, Harbour");
}

}  // namespace
}  // namespace cvconv::pdf
