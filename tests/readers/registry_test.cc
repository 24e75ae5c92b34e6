#include "readers/registry.h"

#include <gtest/gtest.h>

namespace cvconv {
namespace {

std::string_view chosen(std::string_view bytes, std::string_view file_name) {
    const Reader* reader = choose_reader(core_readers(), bytes, file_name);
    return reader != nullptr ? reader->name : "none";
}

TEST(Registry, TheExtensionDecidesBetweenTextAndMarkdown) {
    EXPECT_EQ(chosen("Ada\n", "cv.md"), "markdown");
    EXPECT_EQ(chosen("Ada\n", "folder.md/cv.TXT"), "text");
    EXPECT_EQ(chosen("# Ada\n\n## Work\n", "cv.txt"), "text");
}

TEST(Registry, WithoutAKnownExtensionTheContentDecides) {
    EXPECT_EQ(chosen("Ada Fermi\n- Welder\n", "-"), "text");
    EXPECT_EQ(chosen("# Ada\n\n## Work\n", "-"), "markdown");
    EXPECT_EQ(chosen("Ada\n", "cv.unknown"), "text");
    EXPECT_EQ(chosen(std::string_view("\x7F"
                                      "ELF\0\0\1",
                                      7),
                     "cv"),
              "none");
}

}  // namespace
}  // namespace cvconv
