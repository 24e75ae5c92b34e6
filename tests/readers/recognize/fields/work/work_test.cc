#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

using testing_cv::expect_part;
using testing_cv::read_plain;

TEST(Work, WordsBeforeAnEmployerInOtherLanguages) {
    std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nDoświadczenie zawodowe\n\nProgramistka w firmie Fala Systemy, 2015 – "
        "2019\n"
        "Księgowa w spółce Morze, 2011 – 2015\n");
    expect_part(shown, "name \"Fala Systemy\"\n  position \"Programistka\"\n");
    expect_part(shown, "name \"Morze\"\n  position \"Księgowa\"\n");
    expect_part(shown, "labels \"w firmie\"\nlabels \"w spółce\"\n");
    shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nExperience\n\nWeb developer for Tarvo Ltd, 2015 – 2019\nProject engineer "
        "with Quay Pumps Inc., 2011 – 2015\n");
    expect_part(shown, "name \"Tarvo Ltd\"\n  position \"Web developer\"\n");
    expect_part(shown, "name \"Quay Pumps Inc.\"\n  position \"Project engineer\"\n");
}

}  // namespace
}  // namespace cvconv
