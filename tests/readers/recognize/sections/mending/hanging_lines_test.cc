#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

using testing_cv::expect_part;
using testing_cv::read_plain;

TEST(HangingLines, ATalkGoesOnBehindItsComma) {
    expect_part(read_plain("Ida Fjord\nida@fjord.example\n\nTalks\n\n"
                           "  \"Pump Masters,\" World Salt Congress, Hull, May 2018.\n"
                           "  \"Scrap Iron at Sea,\" European Sea Conference,\n     Leeds, April 2016.\n"),
                "  name \"Scrap Iron at Sea\"\n  start_date 2016-04\n  entity \"European Sea Conference, Leeds\"\n");
}

TEST(HangingLines, AuthorsBelowATitleStandForThemselves) {
    expect_part(read_plain("Ida Fjord\nida@fjord.example\n\nPublications\n\n"
                           "What Do Pumps Keep?\n   Ida Fjord, Ole Brekke, Per Salt\n   PUMPS 2024\n\n"
                           "Who Owns the Tide?\n   Ole Brekke, Ida Fjord\n   TIDES 2023\n"),
                "  name \"What Do Pumps Keep?\"\n");
}

}  // namespace
}  // namespace cvconv
