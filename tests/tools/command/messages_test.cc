// What people read on a terminal: suggestions, and names that fit.

#include "tools/command/messages.h"

#include <gtest/gtest.h>

#include "tools/command/suggestions.h"

namespace cvconv::command {
namespace {

TEST(Suggestions, AreNearOrBegunOrCalledSoElsewhere) {
    const std::vector<std::string> names = {"--from", "--to", "--output", "--password-file", "--listen"};
    EXPECT_EQ(option_meant_by("--form", names), "--from");
    EXPECT_EQ(option_meant_by("--outptu=x.json", names), "--output");
    EXPECT_EQ(option_meant_by("--password", names), "--password-file");
    EXPECT_EQ(option_meant_by("--format", names), "--to");
    EXPECT_EQ(option_meant_by("--port", names), "--listen");
    EXPECT_EQ(option_meant_by("--port", {"--to"}), std::nullopt) << "only what there is";
    EXPECT_EQ(option_meant_by("--frobnicate", names), std::nullopt);
    EXPECT_EQ(nearest("", {"show"}), std::nullopt);
    EXPECT_EQ(nearest("show", {}), std::nullopt);
}

TEST(ShortenedPath, KeepsItsBeginningAndItsEnd) {
    EXPECT_EQ(shortened_path("inbox/berlin/cv.pdf", 19), "inbox/berlin/cv.pdf");
    EXPECT_EQ(shortened_path("inbox/berlin/cv.pdf", 11), "inbox…v.pdf");
    EXPECT_EQ(shortened_path("żółć/żółć/żółć.pdf", 9), "żółć….pdf");
    EXPECT_EQ(shortened_path("\x80\x80\x80", 2), "\x80\x80\x80") << "of no character's beginning nothing is cut";
}

}  // namespace
}  // namespace cvconv::command
