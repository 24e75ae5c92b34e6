#include "readers/recognize/lines/broken_rows.h"

#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

using testing_cv::expect_part;
using testing_cv::read_marked;

const std::string top = "# Ida Fjord\n\nida@fjord.example\n\n## Work Experience\n\n";

TEST(BrokenRows, LinesOfACellBesideADateAreLinesOfTheEntry) {
    std::string shown = read_marked(top +
                                    "| | |\n|---|---|\n"
                                    "| 2013–2014 | Welder, Ardle Pipes Ltd<br>Joined the pipes and kept them dry. |\n"
                                    "| 2010–2013 | Deckhand, Harbour Ltd<br>- Kept the nets.<br>- Sold them. |\n");
    expect_part(shown, "work\n  name \"Ardle Pipes Ltd\"\n  position \"Welder\"\n");
    expect_part(shown, "  summary \"Joined the pipes and kept them dry.\"\n");
    expect_part(shown, "  highlights \"Kept the nets.\"\n  highlights \"Sold them.\"\n");
}

TEST(BrokenRows, TheDateMayStandLast) {
    std::string shown = read_marked(top +
                                    "| Welder, Ardle Pipes Ltd<br>- Joined the pipes. | 2013–2014 |\n|---|---|\n"
                                    "| Deckhand, Harbour Ltd<br>- Kept the nets.<br>- Sold them. | 2010–2013 |\n");
    expect_part(shown,
                "work\n  name \"Harbour Ltd\"\n  position \"Deckhand\"\n  start_date 2010\n  end_date 2013\n"
                "  highlights \"Kept the nets.\"\n  highlights \"Sold them.\"\n");
}

}  // namespace
}  // namespace cvconv
