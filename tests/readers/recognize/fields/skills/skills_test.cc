#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

using testing_cv::expect_part;
using testing_cv::read_marked;

TEST(Skills, ALanguageWithoutLevelIsOneWhereTheCvHasNoOthers) {
    const std::string listed = "# Ida Fjord\n\nida@fjord.example\n\n## Skills\n\n- Welding\n- English\n";
    expect_part(read_marked(listed), "languages\n  language \"English\"\n");
    expect_part(read_marked(listed + "\n## Languages\n\n- Danish\n"), "skills\n  name \"English\"\n");
}

TEST(Skills, ASlashPartsNamesOnlyWhereNothingElseDoes) {
    expect_part(read_marked("# Ida Fjord\n\nida@fjord.example\n\n## Skills\n\n- Ropes\n- C / Modern C++\n- Tides\n"),
                "skills\n  name \"C / Modern C++\"\n");
    expect_part(read_marked("# Ida Fjord\n\nida@fjord.example\n\n## Skills\n\nHTML / CSS, Networks / VPN, Tides\n"),
                "skills\n  name \"Networks / VPN\"\n");
    expect_part(read_marked("# Ida Fjord\n\nida@fjord.example\n\n## Skills\n\nGo / Python / SQL\n"),
                "skills\n  name \"Python\"\n");
}

}  // namespace
}  // namespace cvconv
