#include "readers/pdf/layout/furniture.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "tests/readers/pdf/page.h"

namespace cvconv::pdf {
namespace {

using namespace testing;

std::vector<PageSegments> pages_with(const std::string& header, const std::string& footer) {
    std::vector<PageSegments> pages;
    for (int number = 1; number <= 3; ++number) {
        PageWords p = page(number);
        auto numbered = [&](std::string text) {
            std::size_t at = text.find('#');
            return at == std::string::npos ? text : text.replace(at, 1, std::to_string(number));
        };
        add_line(p, 50, 20, numbered(header));
        for (int i = 0; i < 10; ++i) {
            std::string line = "page " + std::to_string(number) + " has its own words " + std::string(1, char('a' + i));
            add_line(p, 50, 100 + 15 * static_cast<float>(i), line);
        }
        add_line(p, 280, 815, numbered(footer));
        pages.push_back({p, segments_of(p), {}, {}});
    }
    return pages;
}

std::vector<std::string> taken(const PageSegments& page) {
    std::vector<std::string> all;
    for (const Row& row : page.furniture) {
        all.push_back(text_of(row));
    }
    return all;
}

/// Is that line taken off the foot of a page?
bool taken_from(const std::string& foot) {
    PageWords p = page();
    add_line(p, 50, 100, "Erika Beispiel");
    add_line(p, 50, 820, foot);
    std::vector<PageSegments> pages;
    pages.push_back({p, segments_of(p), {}, {}});
    take_furniture(pages);
    return !pages[0].furniture.empty();
}

TEST(PdfFurniture, WhatBrowsersPrintAroundPagesIsTakenOff) {
    PageWords p = page();
    add_line(p, 24, 15, "11/22/26, 12:25 PM");
    add_line(p, 320, 15, "CV - Erika Beispiel");
    add_line(p, 50, 100, "Erika Beispiel");
    add_line(p, 24, 820, "https://erika.example/cv.html");
    add_line(p, 560, 820, "1/1");
    std::vector<PageSegments> pages;
    pages.push_back({p, segments_of(p), {}, {}});
    take_furniture(pages);
    EXPECT_EQ(taken(pages[0]), (std::vector<std::string>{"11/22/26, 12:25 PM | CV - Erika Beispiel",
                                                         "https://erika.example/cv.html | 1/1"}));
}

TEST(PdfFurniture, TheLastLineOfAColumnIsNoPageNumber) {
    EXPECT_TRUE(taken_from("2 of 3") && taken_from("Page 2"));
    EXPECT_FALSE(taken_from("in fewer of 329 weeks"));
}

TEST(PdfFurniture, AnAddressInTheHeaderIsNone) {
    PageWords p = page();
    add_line(p, 50, 20, "Erika Beispiel");
    add_line(p, 320, 20, "https://erika.example");
    add_line(p, 50, 100, "Baker since 2019");
    std::vector<PageSegments> pages;
    pages.push_back({p, segments_of(p), {}, {}});
    take_furniture(pages);
    EXPECT_TRUE(taken(pages[0]).empty());
}

TEST(PdfFurniture, WhatRepeatsIsTakenOffButForItsFirstCopy) {
    std::vector<PageSegments> pages = pages_with("Erika Beispiel", "Page # of 3");
    take_furniture(pages);
    EXPECT_EQ(taken(pages[1]), (std::vector<std::string>{"Erika Beispiel", "Page 2 of 3"}));
    EXPECT_EQ(taken(pages[2]), (std::vector<std::string>{"Erika Beispiel", "Page 3 of 3"}));
    std::vector<std::string> first = taken(pages[0]);
    EXPECT_EQ(std::count(first.begin(), first.end(), "Erika Beispiel"), 0) << "the name may stand nowhere else";
    EXPECT_EQ(pages[1].segments.size(), 10U);
}

TEST(PdfFurniture, TheTitleBesideTheNameOnLaterPagesIsTakenOff) {
    std::vector<PageSegments> pages = pages_with("Curriculum vitae", "Page # of 3");
    for (PageSegments& p : pages) {
        add_line(p.page, p.page.number == 1 ? 50 : 400, p.page.number == 1 ? 60 : 20, "Erika Beispiel");
        p.segments = segments_of(p.page);
    }
    take_furniture(pages);
    EXPECT_EQ(taken(pages[1]), (std::vector<std::string>{"Curriculum vitae | Erika Beispiel", "Page 2 of 3"}));
    EXPECT_EQ(pages[0].segments.size(), 12U) << "title and name stay on the first page";
}

TEST(PdfFurniture, APageOfItsOwnKeepsItsWords) {
    std::vector<PageSegments> pages = pages_with("alpha", "omega");
    pages.resize(1);
    take_furniture(pages);
    EXPECT_TRUE(taken(pages[0]).empty());
    EXPECT_EQ(pages[0].segments.size(), 12U);
}

TEST(PdfFurniture, AFooterOfSeveralRowsIsReadByItself) {
    std::vector<PageSegments> pages = pages_with("Erika Beispiel", "erika@beispiel.example");
    for (PageSegments& p : pages) {
        add_line(p.page, 280, 790, "12 Harbour Street");
        add_line(p.page, 280, 802, "+44 131 555 0110");
        p.segments = segments_of(p.page);
    }
    take_furniture(pages);
    EXPECT_EQ(pages[0].footer.size(), 3U);
    EXPECT_EQ(pages[0].segments.size(), 11U);
    EXPECT_EQ(pages[1].segments.size(), 10U);
    EXPECT_TRUE(pages[1].footer.empty());
}

TEST(PdfFurniture, TheMenuBesideTheNameIsTakenOff) {
    PageWords p = page();
    add_line(p, 50, 40, "Ida Fjord");
    float left = 300;
    for (const char* offer : {"Home", "Experience", "Research", "Contact"}) {
        add_line(p, left, 40, offer);
        left += 70;
    }
    add_line(p, 50, 100, "Keeper of locks and gates");
    std::vector<PageSegments> pages;
    pages.push_back({p, segments_of(p), {}, {}});
    take_furniture(pages);
    EXPECT_EQ(taken(pages[0]), (std::vector<std::string>{"Home | Experience | Research | Contact"}));
    EXPECT_EQ(texts(pages[0].segments), (std::vector<std::string>{"Ida Fjord", "Keeper of locks and gates"}));
}

// The first page has none.
TEST(PdfFurniture, AFooterWithTheTitleTheNameAndThePageIsTakenOff) {
    std::vector<PageSegments> pages;
    for (int number = 1; number <= 2; ++number) {
        PageWords p = page(number);
        add_line(p, 50, 60, number == 1 ? "Ida Fjord" : "Keeper of gates");
        add_line(p, 50, 200, "kept the pumps running");
        if (number == 2) {
            add_line(p, 50, 815, "Curriculum Vitae: Ida Fjord");
            add_line(p, 540, 815, "2");
        }
        pages.push_back({p, segments_of(p), {}, {}});
    }
    take_furniture(pages);
    EXPECT_EQ(taken(pages[1]), (std::vector<std::string>{"Curriculum Vitae: Ida Fjord | 2"}));
    EXPECT_TRUE(taken(pages[0]).empty());
}

}  // namespace
}  // namespace cvconv::pdf
