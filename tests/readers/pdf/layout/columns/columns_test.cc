#include "readers/pdf/layout/columns/columns.h"

#include <gtest/gtest.h>

#include "tests/readers/pdf/page.h"

namespace cvconv::pdf {
namespace {

using namespace testing;

TEST(Columns, OneColumnIsReadDown) {
    PageWords p = page();
    add_line(p, 50, 100, "first line");
    add_line(p, 50, 115, "second line");
    add_line(p, 50, 130, "third line");
    EXPECT_EQ(rows(p), (std::vector<std::string>{"first line", "second line", "third line"}));
}

TEST(Columns, ColumnsThatGoTheirOwnWayAreReadOneAfterTheOther) {
    PageWords p = page();
    std::vector<std::string> expected;
    for (int i = 0; i < 14; ++i) {
        add_line(p, 50, 100 + 14 * static_cast<float>(i), "words of the left side number " + std::to_string(i));
        expected.push_back("words of the left side number " + std::to_string(i));
    }
    for (int i = 0; i < 14; ++i) {  // lines of the right stand at other heights
        add_line(p, 320, 106 + 15 * static_cast<float>(i), "words of the right side number " + std::to_string(i));
        expected.push_back("words of the right side number " + std::to_string(i));
    }
    EXPECT_EQ(rows(p), expected);
}

TEST(Columns, LabelsStayBesideWhatTheyName) {
    PageWords p = page();
    float top = 100;
    for (const char* label : {"SKILLS", "CAD:", "Programming:", "Tools:", "INTERESTS"}) {
        add_line(p, 200 - 5 * static_cast<float>(std::string(label).size()), top, label);
        if (std::string(label).ends_with(':')) {
            add_line(p, 220, top, "some of these and others");
        } else {
            p.words.back().bold = true;
            top += 10;
        }
        top += 14;
    }
    add_line(p, 220, top, "skiing and bicycles");
    EXPECT_EQ(rows(p), (std::vector<std::string>{
                           "SKILLS", "CAD: | some of these and others", "Programming: | some of these and others",
                           "Tools: | some of these and others", "INTERESTS", "skiing and bicycles"}));
}

TEST(Columns, DatesAtTheRightMarginStayInTheirRows) {
    PageWords p = page();
    for (int i = 0; i < 8; ++i) {
        add_line(p, 50, 100 + 14 * static_cast<float>(i), "worked as something at some place");
        add_line(p, 480, 100 + 14 * static_cast<float>(i), "201" + std::to_string(i));
    }
    std::vector<std::string> got = rows(p);
    ASSERT_EQ(got.size(), 8U);
    EXPECT_EQ(got[3], "worked as something at some place | 2013");
}

// Places and dates below each other at the right margin, set flush right, are of the lines beside them.
TEST(Columns, WhatStandsFlushAtTheMarginIsNoColumn) {
    PageWords p = page();
    std::vector<std::string> expected;
    for (int i = 0; i < 3; ++i) {
        float top = 100 + 60 * static_cast<float>(i);
        std::string place = i == 1 ? "Wichita, KS" : "Amherst, MA";
        std::string date = i == 1 ? "Summers 2022" : "May 2022 – 2023";
        add_line(p, 50, top, "HARBOUR BANK OF LEEDS");
        add_line(p, 545 - 5 * static_cast<float>(place.size()), top, place);
        add_line(p, 50, top + 12, "Teller");
        add_line(p, 545 - 5 * static_cast<float>(date.size()), top + 12, date);
        add_line(p, 50, top + 24, "Counted coins every day without fail");
        expected.insert(expected.end(), {"HARBOUR BANK OF LEEDS | " + place, "Teller | " + date,
                                         "Counted coins every day without fail"});
    }
    EXPECT_EQ(rows(p), expected);
}

TEST(Columns, PlacesOfDatedJobsAtTheRightMarginStayInTheirRows) {
    PageWords p = page();
    std::vector<std::string> expected;
    float top = 100;
    for (const char* firm : {"Sailworks", "Nets", "Boatyard"}) {
        add_line(p, 50, top, "Sailmaker of the yard");
        add_line(p, 500 - 5 * static_cast<float>(std::string(firm).size()), top, firm);
        add_line(p, 50, top + 13, "2019 – 2021");
        add_line(p, 475, top + 13, "Ardle");
        add_line(p, 50, top + 26, "• cut the sails");
        add_line(p, 50, top + 39, "• mended the others");
        for (std::string line : {std::string("Sailmaker of the yard | ") + firm, std::string("2019 – 2021 | Ardle"),
                                 std::string("• cut the sails"), std::string("• mended the others")}) {
            expected.push_back(std::move(line));
        }
        top += 60;
    }
    EXPECT_EQ(rows(p), expected);
}

TEST(Columns, ATableAboveHeadingsBesideEachOtherIsReadByRows) {
    PageWords p = page();
    const auto row = [&](float top, const std::vector<std::string>& cells) {
        float left = 50;
        for (const std::string& cell : cells) {
            add_line(p, left, top, cell);
            left += 130;
        }
    };
    row(100, {"School", "Field", "Degree", "Year"});
    row(120, {"Ardle College", "Sails", "Diploma", "2001"});
    row(140, {"Port School", "Nets", "Certificate", "1999"});
    row(180, {"Publications", "", "Skills"});
    row(200, {"Sails in the winter wind", "", "Sewing of jibs by hand"});
    row(213, {"A paper on torn cloth", "", "Cutting of cloth by eye"});
    row(226, {"and on other things", "", "Reading the sky"});
    EXPECT_EQ(rows(p), (std::vector<std::string>{
                           "School | Field | Degree | Year", "Ardle College | Sails | Diploma | 2001",
                           "Port School | Nets | Certificate | 1999", "Publications", "Sails in the winter wind",
                           "A paper on torn cloth", "and on other things", "Skills", "Sewing of jibs by hand",
                           "Cutting of cloth by eye", "Reading the sky"}));
}

TEST(Columns, DetailsOfContactAboveHeadingsBesideEachOtherComeFirst) {
    PageWords p = page();
    add_line(p, 50, 60, "ada@harbour.example");
    add_line(p, 320, 60, "harbour.example");
    for (float left : {50.0F, 320.0F}) {
        add_line(p, left, 100, left < 100 ? "Skills" : "Experience");
        for (int i = 0; i < 10; ++i) {
            add_line(p, left, 120 + (left < 100 ? 14 : 15) * static_cast<float>(i),
                     (left < 100 ? "left " : "right ") + std::to_string(i));
        }
    }
    EXPECT_EQ(rows(p).front(), "ada@harbour.example | harbour.example");
}

TEST(Columns, TheNameAboveBothColumnsComesFirst) {
    PageWords p = page();
    std::vector<std::string> expected{"Ada Harbour", "Pilot"};
    add_line(p, 250, 50, "Ada Harbour");
    for (PageWord& word : p.words) {
        word.size = 30;
        word.bottom = word.top + 30;
    }
    add_line(p, 260, 90, "Pilot");
    for (int i = 0; i < 12; ++i) {
        add_line(p, 50, 140 + 17 * static_cast<float>(i), "beside " + std::to_string(i));
        expected.push_back("beside " + std::to_string(i));
    }
    for (int i = 0; i < 14; ++i) {
        add_line(p, 200, 141 + 14 * static_cast<float>(i), "words of the right side number " + std::to_string(i));
        expected.push_back("words of the right side number " + std::to_string(i));
    }
    EXPECT_EQ(rows(p), expected);
}

TEST(Columns, DetailsOfContactAtTheRightEndAboveDatesAtTheSameMargin) {
    PageWords p = page();
    std::vector<std::string> expected{"12 Mill Lane | +44 20 7946 0000", "Ardle | ada@harbour.example",
                                      "Ada Harbour | www.harbour.example"};
    add_line(p, 50, 60, "12 Mill Lane");
    add_line(p, 450, 60, "+44 20 7946 0000");
    add_line(p, 50, 72, "Ardle");
    add_line(p, 450, 72, "ada@harbour.example");
    add_line(p, 50, 84, "Ada Harbour");
    add_line(p, 450, 84, "www.harbour.example");
    for (int i = 0; i < 3; ++i) {
        const float top = 130 + 60 * static_cast<float>(i);
        add_line(p, 50, top, "Harbour College");
        add_line(p, 50, top + 12, "Diploma of Boats");
        add_line(p, 500, top + 12, "2009–2013");
        add_line(p, 50, top + 24, "words that go all over the page from the left margin to the right one and over it");
        expected.insert(expected.end(),
                        {"Harbour College", "Diploma of Boats | 2009–2013",
                         "words that go all over the page from the left margin to the right one and over it"});
    }
    EXPECT_EQ(rows(p), expected);
}

// The sidebar of a page is read at the end of all pages; a few lines at the top right are none.
TEST(Columns, DetailsBesideTheNameAreNoSidebar) {
    PageWords p = page();
    add_line(p, 320, 60, "555 0164");
    add_line(p, 50, 71, "Harbour Lane 4");
    add_line(p, 320, 78, "ada@harbour.example");
    add_line(p, 50, 86, "Port Ardle");
    add_line(p, 320, 96, "harbour.example");
    add_line(p, 50, 101, "Ada Harbour");
    for (float top = 140; top < 600; top += 14) {
        add_line(p, 50, top, "words of one line that goes over all of the page and leaves no gutter free");
    }
    const auto regions = find_columns(p, segments_of(p));
    EXPECT_GE(regions.size(), 3U);
    EXPECT_TRUE(std::none_of(regions.begin(), regions.end(), [](const Region& region) { return region.narrow; }));
}

TEST(Columns, ANameInTwoLinesHeadsTheColumnBesideASidebar) {
    PageWords p = page();
    for (const auto& [top, text] : {std::pair{40.0F, "ADA"}, std::pair{70.0F, "HARBOUR"}}) {
        PageWord name = word(225, top, text);
        name.bottom = top + 30;
        name.size = 30;
        p.words.push_back(name);
    }
    for (float top = 120; top < 400; top += 14) {
        add_line(p, 225, top, "words of the main column that go on");
    }
    for (float top = 170; top < 400; top += 15) {  // lines of the sidebar stand at other heights
        add_line(p, 40, top, "words of the sidebar");
    }
    const auto regions = find_columns(p, segments_of(p));
    ASSERT_EQ(regions.size(), 2U);
    EXPECT_EQ(text_of(regions[1].rows[0]), "ADA");
    EXPECT_EQ(text_of(regions[1].rows[1]), "HARBOUR");
}

// A form without lines: nothing but its labels says that these are rows.
TEST(Columns, LabelsOfAFormStayBesideTheirValues) {
    PageWords p = page();
    std::vector<std::string> wanted;
    float top = 100;
    const std::array<std::string, 4> labels{"Dates", "Employer", "Position held and sector of the business",
                                            "Main duties"};
    const std::array<std::array<std::string, 5>, 2> entries{{
        {"2016 to 2018", "Harbour Ltd, Quay Street 22, and the", "Keeper of Locks",
         "Opened the gates of the mole, every day", "and closed them when the tide was out"},
        {"2012 to 2015", "Mole Works, Pier 3, and after 2014 the", "Painter of Boats",
         "Scraped what grew on hulls and keels", "and painted them in the old colours"},
    }};
    for (const auto& values : entries) {
        for (std::size_t i = 0; i < labels.size(); ++i, top += 12) {
            add_line(p, 50, top, labels[i]);
            add_line(p, 270, top, values[i]);
            wanted.push_back(labels[i] + " | " + values[i]);
        }
        add_line(p, 270, top, values.back());
        wanted.push_back(values.back());
        top += 24;
    }
    EXPECT_EQ(rows(p), wanted);
}

TEST(Columns, TwoAddressesAtTheTopAreNoSidebar) {
    PageWords p = page();
    add_line(p, 230, 60, "Ida Marie Fjord");
    float top = 90;
    for (const char* line : {"Office Address", "Tide Clinic, Second Floor of the Wing",
                             "Harbour Authority of the Forth", "Leith EH6 3K7", "0131 555 0175"}) {
        add_line(p, 60, top, line);
        top += 12;
    }
    top = 90;
    for (const char* line :
         {"Home Address", "41 Larch Street", "Leith EH6 3K8", "Scotland", "0131 555 0176", "ida@fjord.example"}) {
        add_line(p, 420, top, line);
        top += 18;
    }
    for (int i = 0; i < 24; ++i, top += 14) {
        add_line(p, 60, top,
                 "kept the pumps of the old harbour running through all of the winter, and mended its gates");
    }
    const std::vector<Region> regions = find_columns(p, segments_of(p));
    EXPECT_GE(regions.size(), 3U);
    for (const Region& region : regions) {
        EXPECT_FALSE(region.narrow) << text_of(region.rows.front());
    }
}

TEST(Columns, BulletedLabelsOfAFormStayBesideWhatTheyName) {
    PageWords p = page();
    float top = 100;
    std::vector<std::string> expected;
    for (int i = 0; i < 3; ++i) {
        for (const char* label : {"• Date (da – a)", "• Tipo di impiego", "• Principali mansioni e responsabilità"}) {
            add_line(p, 60, top, label);
            add_line(p, 320, top, std::string("what is said of it, number ") + std::to_string(i));
            expected.push_back(std::string(label) + " | what is said of it, number " + std::to_string(i));
            top += 14;
        }
        add_line(p, 320, top, "– more of what one did there");
        expected.emplace_back("– more of what one did there");
        top += 28;
    }
    EXPECT_EQ(rows(p), expected);
}

}  // namespace
}  // namespace cvconv::pdf
