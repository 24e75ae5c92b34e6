// Sections known by where text stands and what it looks like.

#include <gtest/gtest.h>

#include "readers/document_builder.h"
#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

using testing_cv::expect_none;
using testing_cv::expect_part;
using testing_cv::read_marked;

struct Piece {
    const char* text;
    float size = 10;
    bool bold = false;
    float gap = 0;
};

const char* const prose =
    "Engineer who has kept the pumps of three harbours running through eleven winters, with a small team and "
    "without one lost night.";

// "Cambridge" is a school as often as a place; the degrees have a heading of their own further down.
TEST(Sections, WhatIsHeadedLaterDoesNotBeginBefore) {
    std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nEXPERIENCE\n\n"
        "2012-2016    Harbour Pumps, Inc. ------------------------- Hull, MA\n     pumps, valves, seams.\n\n"
        "2009-2011    Cambridge Salt ------------------------- Cambridge, MA\n     salt of the harbours.\n\n"
        "2007-2009    Tide Works --------------------------- Cambridge, MA\n     tables of tides.\n\n"
        "EDUCATION\n\n2004 BSc Marine Biology ------------------ Quay University\n");
    testing_cv::expect_none(shown, "institution \"Cambridge Salt\"");
    EXPECT_NE(shown.find("\nwork\n", shown.find("Cambridge Salt") - 40), std::string::npos) << shown;
}

TEST(Sections, ASchoolAtTheEndIsNoName) {
    Diagnostics diagnostics;
    DocumentBuilder builder;
    auto add = [&](const char* text, float size) {
        Style style;
        style.size = size;
        Block& block = builder.open(BlockKind::paragraph);
        block.style = style;
        block.page = 1;
        builder.add(text, style);
        builder.close();
    };
    add("adaexample", 30);
    add("ada@example.org", 10);
    add("Education", 15);
    add("BSc Geology, Harbour University, 2013 – 2017", 10);
    add("Fairview Boys", 10);
    add("Experience", 15);
    add("Engineer, Acme Ltd, 2017 – 2019", 10);
    const Cv cv = recognize(builder.take(), diagnostics);
    EXPECT_TRUE(!cv.basics.name || cv.basics.name->value != "Fairview Boys");
}

// A scholar's interests in prose are what he says of himself; hobbies stand behind the papers.
TEST(Sections, ResearchInterestsInProseAreTheSummary) {
    const std::string told =
        "I study how tides move salt through the pumps of small harbours, and how crews keep them running when the "
        "basin freezes over.\n\nThis includes simulations of pumps, and measurements in the field.\n";
    const std::string papers = "## Publications\n\n- Ida Fjord. Salt in the pumps. Pump Letters, 2019.\n\n";
    const std::string top = "# Ida Fjord\n\nida@fjord.example\n\n";
    expect_part(read_marked(top + "## Research Interests\n\n" + told + "\n" + papers),
                "  summary \"I study how tides move salt");
    expect_none(read_marked(top + papers + "## Interests\n\n" + told), "  summary \"I study");
    expect_part(read_marked(top + "## Research Interests\n\nTides, salt, pumps\n\n" + papers),
                "interests\n  name \"salt\"");
}

TEST(Sections, TalksBelowATitleOfSkills) {
    const std::string top = "# Ida Fjord\n\nida@fjord.example\n\n## Communication Skills\n\n";
    const std::string shown = read_marked(top +
                                          "2011 **Oral Presentation**, Harbour Pump Conference\n\n"
                                          "2010 **Poster**, Annual Tide Conference, Leith\n");
    expect_part(shown, "  type \"talk\"\n");
    expect_none(shown, "certificates");
    expect_none(read_marked(top + "2011 Seminar on Ropes\n\n2010 Workshop on Wells\n"), "talk");
}

}  // namespace
}  // namespace cvconv
