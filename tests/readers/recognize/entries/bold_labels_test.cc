// Labels in bold letters within a line.

#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

using testing_cv::expect_part;
using testing_cv::read_marked;

const std::string top = "# Ida Fjord\n\nida@fjord.example\n\n";

TEST(BoldLabels, PartAParagraphOfSkills) {
    const std::string shown = read_marked(top + "## Skills\n\n**Yard:** ropes, pumps **Office**: ledgers, maps\n");
    expect_part(shown, "  name \"Yard\"\n  keywords \"ropes\"\n  keywords \"pumps\"\n");
    expect_part(shown, "  name \"Office\"\n  keywords \"ledgers\"\n  keywords \"maps\"\n");
}

TEST(BoldLabels, PartAParagraphOfInterests) {
    const std::string shown = read_marked(top + "## Interests\n\n**Outdoors:** maps, tides **Indoors:** chess, jazz\n");
    expect_part(shown, "  name \"Outdoors\"\n  keywords \"maps\"\n  keywords \"tides\"\n");
    expect_part(shown, "  name \"Indoors\"\n  keywords \"chess\"\n  keywords \"jazz\"\n");
}

TEST(BoldLabels, OneInASentencePartsNothing) {
    expect_part(read_marked(top + "## Interests\n\nBooks of **Salt:** a trilogy\n"), "name \"Books of Salt\"");
}

}  // namespace
}  // namespace cvconv
