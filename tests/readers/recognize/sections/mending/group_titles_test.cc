// Titles within a section.

#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

using testing_cv::expect_none;
using testing_cv::expect_part;

const std::string top = "# Ada Example\n\nada@example.org\n\n";

TEST(GroupTitles, HeadNoJob) {
    std::string shown = testing_cv::read_marked(top +
                                                "## Experience\n\n**Full time**\n\n"
                                                "2016 – 2019 Pilot, Harbour Ltd\n\n- Guided 300 ships\n\n"
                                                "2014 – 2016 Deckhand, Salt Line Ltd\n\n- Mended ropes\n\n"
                                                "**Part time**\n\n2012 – 2013 Cook, Tide Inn Ltd\n\n- Fried fish\n");
    expect_part(shown, "work\n  name \"Harbour Ltd\"\n  position \"Pilot\"\n");
    expect_part(shown, "work\n  name \"Tide Inn Ltd\"\n  position \"Cook\"\n");
    expect_none(shown, "position \"Part time\"");
}

TEST(GroupTitles, HeadNoPaper) {
    std::string shown =
        testing_cv::read_marked(top +
                                "## Publications\n\n**Books**\n\n"
                                "- Example, A. (2019). *The Salt Road*. Harbour Press.\n\n**Book chapters**\n\n"
                                "- Example, A. (2017). *On Ropes*. In: Handbook of Ships. Tide Press.\n");
    expect_part(shown, "name \"The Salt Road\"\n");
    expect_part(shown, "name \"On Ropes\"\n");
    expect_none(shown, "name \"Books\"");
}

TEST(GroupTitles, PostsBelowATitleWithinExperienceAreWork) {
    std::string shown =
        testing_cv::read_marked(top +
                                "## Experience\n\n### Teaching\n\n- Lecturer, Harbour University, 2016 – 2018\n\n"
                                "### Research\n\n- Research Assistant, Salt Institute, 2013 – 2016\n\n## Education\n\n"
                                "- BSc Geology, Harbour University, 2010 – 2013\n");
    expect_part(shown, "work\n  name \"Harbour University\"\n  position \"Lecturer\"\n");
    expect_part(shown, "work\n  name \"Salt Institute\"\n  position \"Research Assistant\"\n");
}

TEST(GroupTitles, WhatOneDidForJournalsIsService) {
    std::string shown = testing_cv::read_marked(top +
                                                "## Professional Service\n\n### Journals\n\n"
                                                "- 2012 – 2015: Associate Editor for Tide Letters\n"
                                                "- 2009 – 2011: Reviewer for Pump Letters\n");
    expect_part(shown, "organization \"Tide Letters\"\n  position \"Associate Editor\"\n");
    expect_none(shown, "publications\n");
}

TEST(GroupTitles, ProjectsRightBelowATitleOfWorkAreProjects) {
    std::string shown =
        testing_cv::read_marked(top +
                                "## Employment\n\n**Pilot, Harbour Ltd**, 2016 – 2019\n\n- Guided 300 ships\n\n"
                                "## Technical Experience\n\n**Projects**\n\n"
                                "- **Chart of Quays and Wells** (2004). Map that many can draw on. C++, MFC\n"
                                "- **Tide Clock** (2003 – 2004). Clock that shows the water, too. Go, SQLite\n");
    expect_part(shown,
                "projects\n  name \"Chart of Quays and Wells\"\n  description \"Map that many can draw on.\"\n"
                "  keywords \"C++\"\n  keywords \"MFC\"\n  start_date 2004\n");
    expect_none(shown, "position \"Projects\"");
}

}  // namespace
}  // namespace cvconv
