// Whom a message is for.

#include "ir/diagnostics.h"

#include <gtest/gtest.h>

namespace cvconv {
namespace {

TEST(Remedy, SpeaksOfOptionsOrOfSettings) {
    EXPECT_EQ(remedy(Code::pdf_encrypted), "give its password with --password-file");
    EXPECT_EQ(remedy(Code::pdf_encrypted, Audience::library), "give its password with \"password\"");
    EXPECT_EQ(remedy(Code::pdf_encrypted, Audience::service), "give its password with \"password\"");
    EXPECT_EQ(remedy(Code::file_too_large, Audience::library), "raise it with \"max-size\"");
    EXPECT_EQ(remedy(Code::file_too_large, Audience::service), "who runs the service can raise it with --max-size");
    EXPECT_EQ(remedy(Code::output_exists, Audience::library), "choose another name, or leave \"no-clobber\" out");
}

TEST(Remedy, StandsInTheLine) {
    Diagnostics said("cv.pdf");
    said.add(Code::pdf_encrypted);
    EXPECT_EQ(to_line(said.all().front()), "cv.pdf: the PDF is encrypted; give its password with --password-file");
    EXPECT_EQ(to_line(said.all().front(), Audience::library),
              "cv.pdf: the PDF is encrypted; give its password with \"password\"");
}

}  // namespace
}  // namespace cvconv
