#include "readers/pdf/layout/wrapped_labels.h"

#include <gtest/gtest.h>

#include "tests/readers/pdf/page.h"

namespace cvconv::pdf {
namespace {

using namespace testing;
using Texts = std::vector<std::string>;

Texts rows(const PageWords& p) {
    std::vector<Row> rows = rows_of(segments_of(p));
    join_wrapped_labels(rows);
    Texts all;
    for (const Row& row : rows) {
        all.push_back(text_of(row));
    }
    return all;
}

TEST(WrappedLabels, GoOnInTheRowBelow) {
    PageWords p = page();
    add_line(p, 50, 100, "Name and address of");
    add_line(p, 250, 100, "Ardle Pumps Ltd, 4 Quay Street,");
    add_line(p, 50, 112, "the employer");
    add_line(p, 250, 112, "Leith");
    add_line(p, 50, 124, "Type of business or");
    add_line(p, 250, 124, "Pumps");
    add_line(p, 50, 136, "sector");
    EXPECT_EQ(rows(p), (Texts{"Name and address of the employer | Ardle Pumps Ltd, 4 Quay Street, Leith",
                              "Type of business or sector | Pumps"}));
}

TEST(WrappedLabels, TwoLabelsStayTwo) {
    PageWords p = page();
    add_line(p, 50, 100, "Programming");
    add_line(p, 250, 100, "Python, OCaml");
    add_line(p, 50, 112, "Languages");
    add_line(p, 250, 112, "Norwegian, English");
    EXPECT_EQ(rows(p).size(), 2U);
}

}  // namespace
}  // namespace cvconv::pdf
