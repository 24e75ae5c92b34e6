// "Research" over posts.

#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

using testing_cv::expect_none;
using testing_cv::expect_part;
using testing_cv::read_marked;

const std::string top = "# Ida Fjord\n\nida@fjord.example\n\n## Research\n\n";

TEST(ResearchPosts, AreWork) {
    const std::string shown =
        read_marked(top +
                    "**Harbour Tide Lab | Researcher**\n\nJan 2014 – Jan 2015 | Boston, MA\n\nMeasured tides.\n\n"
                    "**Harbour Salt Lab | Research Assistant**\n\nMar 2012 – May 2013 | Boston, MA\n\n"
                    "Weighed salt.\n");
    expect_part(shown, "work\n  name \"Harbour Tide Lab\"\n  location \"Boston, MA\"\n  position \"Researcher\"\n");
    expect_none(shown, "projects");
}

TEST(ResearchPosts, WhatHasATitleOfItsOwnIsAProject) {
    const std::string shown =
        read_marked(top +
                    "**Maps of the Tides | Researcher, Harbour University**\n\nJan 2014 – Jan 2015\n\n"
                    "Measured tides.\n\n**Grains of Salt | Researcher, Harbour University**\n\n"
                    "Mar 2012 – May 2013\n\nWeighed salt.\n");
    expect_part(shown, "projects\n  name \"Maps of the Tides\"\n");
    expect_none(shown, "work\n");
}

}  // namespace
}  // namespace cvconv
