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

TEST(ResearchPosts, ASchoolAndAPostHeadNoSection) {
    const std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nEDUCATION\n\nHARBOUR UNIVERSITY\nBSC GEOLOGY\n2005 – 2008 | Boston, MA\n\n"
        "RESEARCH & TEACHING\n\nHARBOUR UNIVERSITY | RESEARCH ASSISTANT\n2011 – 2014 | Boston, MA\n\n"
        "HARBOUR UNIVERSITY | TEACHING ASSISTANT\n2009 – 2011 | Boston, MA\n\nSKILLS\n\nPumps, Ropes, Wells\n");
    expect_part(shown,
                "work\n  name \"HARBOUR UNIVERSITY\"\n  location \"Boston, MA\"\n  position \"TEACHING ASSISTANT\"\n");
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

TEST(ResearchPosts, WhatHasItsClientBehindADashIsAProject) {
    const std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Selected Client Projects\n\n"
        "**Tide tables** — Harbour Agency | Feb 2023 – Nov 2023\n*Role:* Lead designer\n* Asked the crews\n\n"
        "**Salt diary** — Harbour Ltd | Oct 2020 – Dec 2021\n*Role:* Designer\n* Drew the pages\n\n"
        "## Work\n\n**Designer**, Harbour Bank, 2016 – 2019\n");
    expect_part(shown, "projects\n  name \"Tide tables\"\n");
    expect_part(shown, "  roles \"Lead designer\"\n  entity \"Harbour Agency\"\n");
}

}  // namespace
}  // namespace cvconv
