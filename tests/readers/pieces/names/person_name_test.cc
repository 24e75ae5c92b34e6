#include "readers/pieces/names/person_name.h"

#include <gtest/gtest.h>

#include <string>

namespace cvconv {
namespace {

Span all(std::string_view text) {
    return {0, static_cast<std::uint32_t>(text.size())};
}

TEST(PersonName, LinesThatAreNames) {
    for (const char* text : {"Ada Byrnecastle",
                             "ADA BYRNECASTLE",
                             "Ada M. Byrnecastle",
                             "A. M. Byrnecastle",
                             "Marloes van der Veenhuis-Postel",
                             "Dr. Jürgen Mollenbrink",
                             "Ing. Vojtěch Hrdlovský",
                             "Ada Byrnecastle, PhD",
                             "HUBERT L. VANDERSLOT, CPA",
                             "Solène ABGRAVEL",
                             "Δέσποινα Καραμπάτσου",
                             "Прокопчук Мирослава Тарасівна",
                             "Nilüfer Ece Karaosmanlar",
                             "Ciarán Mac Aodhagáin",
                             "Siobhán O'Dwyerly",
                             "Jean-Luc D’Ambrosette",
                             "Byrnecastle, Ada",
                             "Maria de la Cruzada Vegas",
                             "Prof. Dr. Ada Byrnecastle",
                             "Ada Byrnecastle (she/her)",
                             "Dr Ada Penhallow-Byrne FRHortS",
                             "歐陽采芸（Tsai-Yun Ou-Yang）",
                             "남궁서윤 (NAMGUNG SEOYUN)",
                             "森泉 茜",
                             "김 서 윤",
                             "王小芳"}) {
        EXPECT_GE(name_score(text, all(text)), 0.5F) << text;
    }
}

TEST(PersonName, OtherLines) {
    for (const char* text : {"Curriculum Vitae",
                             "Software Engineer",
                             "Work Experience",
                             "EDUCATION",
                             "Example Ltd",
                             "University of Berlin",
                             "ada@example.com",
                             "+49 30 5550142",
                             "Berlin, Germany",
                             "Built bridges for trains",
                             "Languages: German",
                             "2019 – 2021",
                             "Bachelor of Science",
                             "Senior Project Manager",
                             "References",
                             "March 2019",
                             "이력서",
                             "工作經歷",
                             "개발자",
                             "Main Street 5",
                             "C++, Java",
                             "",
                             "A",
                             "van der"}) {
        EXPECT_LT(name_score(text, all(text)), 0.4F) << text;
    }
}

TEST(PersonName, AsWrittenWithoutAdditions) {
    struct Case {
        const char* text;
        const char* name;
        const char* honorific;
    };
    const Case cases[] = {
        {"Ada Byrnecastle", "Ada Byrnecastle", ""},
        {"Dr. Jürgen Mollenbrink", "Dr. Jürgen Mollenbrink", "Dr."},
        {"Prof. Dr. Ada Byrnecastle", "Prof. Dr. Ada Byrnecastle", "Prof. Dr."},
        {"HUBERT L. VANDERSLOT, CPA", "HUBERT L. VANDERSLOT, CPA", ""},
        {"Ada Byrnecastle (she/her)", "Ada Byrnecastle", ""},
        {"Ada Byrnecastle | Engineer", "Ada Byrnecastle", ""},
        {"歐陽采芸（Tsai-Yun Ou-Yang）", "歐陽采芸", ""},
        {"남궁서윤 (NAMGUNG SEOYUN)", "남궁서윤", ""},
        {"김 서 윤", "김서윤", ""},
        {"森泉 茜", "森泉 茜", ""},
    };
    for (const Case& c : cases) {
        PersonName name = parse_person_name(c.text, all(c.text));
        EXPECT_EQ(name.name, c.name) << c.text;
        EXPECT_EQ(name.honorific, c.honorific) << c.text;
    }
    PersonName name = parse_person_name("Byrnecastle, Ada Maria", all("Byrnecastle, Ada Maria"));
    EXPECT_EQ(name.family, "Byrnecastle");
    EXPECT_EQ(name.given, "Ada Maria");
}

}  // namespace
}  // namespace cvconv
