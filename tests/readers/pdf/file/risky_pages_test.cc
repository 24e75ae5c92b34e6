#include "readers/pdf/file/risky_pages.h"

#include <gtest/gtest.h>

#include "tests/readers/pdf/page.h"

namespace cvconv::pdf {
namespace {

using testing::pdf_of;

bool is_risky(const std::string& pdf) {
    PdfFile file(pdf, "");
    return text_outlives_its_state(file, file.page(1).value());
}

// poppler 22.12 crashes on such a page if it is asked for fonts
TEST(RiskyPages, AreThoseWhoseActualTextOutlivesItsState) {
    const std::string span = "/Span<</ActualText(C.V.)>>BDC ";
    EXPECT_TRUE(is_risky(pdf_of(span + "q BT /F1 12 Tf (x) Tj ET Q EMC")));
    EXPECT_FALSE(is_risky(pdf_of("q " + span + "BT /F1 12 Tf (x) Tj ET EMC Q")));
    EXPECT_FALSE(is_risky(pdf_of("/P<</MCID 0>>BDC q BT (x) Tj ET Q EMC")));
}

}  // namespace
}  // namespace cvconv::pdf
