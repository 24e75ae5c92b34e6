#include "readers/pieces/dates/dates.h"

#include <gtest/gtest.h>

#include <string>

namespace cvconv {
namespace {

/// "2019-08 – now", "2012 – 2014", "2015-03-12", "… – 2019"; several are parted by "; ".
std::string show(const std::vector<FoundPeriod>& periods) {
    std::string shown;
    for (const FoundPeriod& p : periods) {
        shown += shown.empty() ? "" : "; ";
        shown += p.start ? to_iso(*p.start) : "…";
        if (p.is_range) {
            shown += " – ";
            shown += p.current ? "now" : p.end ? to_iso(*p.end) : "?";
        }
        shown += p.expected ? " expected" : "";
    }
    return shown;
}

std::vector<FoundPeriod> find(std::string_view text, DateOrder order = DateOrder::unknown,
                              std::string_view language = {}) {
    return find_periods(text, {0, static_cast<std::uint32_t>(text.size())}, order, language);
}

struct Case {
    const char* text;
    const char* expected;
};

// The whole text is one period.
TEST(Dates, RangesAreReadWhole) {
    const Case cases[] = {
        {"Aug 2019 – Present", "2019-08 – now"},
        {"Summers 2022 and 2023", "2022 – 2023"},
        {"6/08 - 12/10", "2008-06 – 2010-12"},
        {"3/2013-Pres", "2013-03 – now"},
        {"07/15 - present", "2015-07 – now"},
        {"Aug. 2021 - Present", "2021-08 – now"},
        {"Sept 2019 to present", "2019-09 – now"},
        {"1 July 2018 to date", "2018-07-01 – now"},
        {"08/2019-", "2019-08 – now"},
        {"2020—", "2020 – now"},
        {"8/2019 –", "2019-08 – now"},
        {"Oct 2020 -", "2020-10 – now"},
        {"2016 - ongoing", "2016 – now"},
        {"10.2015 - ...", "2015-10 – now"},
        {"2019 – …", "2019 – now"},
        {"2019 –…", "2019 – now"},
        {"Mar 2018 - ∞", "2018-03 – now"},
        {"2020 – ?", "2020 – ?"},
        {"2021 -", "2021 – now"},
        {"2018 —", "2018 – now"},
        {"2019 – (jelenleg)", "2019 – now"},
        {"2019 – (ongoing)", "2019 – now"},
        {"2018年4月〜現職", "2018-04 – now"},
        {"2018〜", "2018 – now"},
        {"Apr 2019 → now", "2019-04 – now"},
        {"Apr 2019 -> Jun 2020", "2019-04 – 2020-06"},
        {"from 09/2011 to 02/2014", "2011-09 – 2014-02"},
        {"between 2010 to 2012", "2010 – 2012"},
        {"1863-1865", "1863 – 1865"},
        {"since 1865", "1865 – now"},
        {"2016 to 2020", "2016 – 2020"},
        {"2010--2014", "2010 – 2014"},
        {"2022--present", "2022 – now"},
        {"since 2016", "2016 – now"},
        {"Since March 2016", "2016-03 – now"},
        {"until May 2019", "… – 2019-05"},
        {"2003-09 - 2008-06", "2003-09 – 2008-06"},
        {"2011-08 to 2013-04", "2011-08 – 2013-04"},
        {"2018/09 – 2019/02", "2018-09 – 2019-02"},
        {"2008/09 – 2011/07", "2008-09 – 2011-07"},
        {"2019.08 ~ 2020.03", "2019-08 – 2020-03"},
        {"2020.3 ~ 2021.12", "2020-03 – 2021-12"},
        {"01/06/2019 – 31/12/2020", "2019-06-01 – 2020-12-31"},
        {"01.04.2015 - 30.06.2018", "2015-04-01 – 2018-06-30"},
        {"01.04.09 - 31.08.12", "2009-04-01 – 2012-08-31"},
        {"Jan 19 – Mar 21", "2019-01 – 2021-03"},
        {"Sep-22 – Present", "2022-09 – now"},
        {"Aug '18 – Sep '20", "2018-08 – 2020-09"},
        {"'14 – '18", "2014 – 2018"},
        {"May 5, 2018 - June 3, 2018", "2018-05-05 – 2018-06-03"},
        {"IX 2015 – III 2018", "2015-09 – 2018-03"},
        {"X 2015 – V 2018", "2015-10 – 2018-05"},
        {"Spring 2015 – Fall 2016", "2015 – 2016"},
        {"2O14 – 2O18", "2014 – 2018"},
        {"Mar 2012 – Jun 2013 (1 year 4 months)", "2012-03 – 2013-06"},
        {"Jan 2019 – Mar 2020 · 1 yr 3 mos", "2019-01 – 2020-03"},
        {"2016 - 2019 (3 years)", "2016 – 2019"},
        {"2016 - 2019, 3 years", "2016 – 2019"},
        {"(Jan 2019 – Mar 2020)", "2019-01 – 2020-03"},
        {"[ 2019 – 2020 ]", "2019 – 2020"},
        {"2010-2014 (expected)", "2010 – 2014 expected"},
        {"Sep 2024 - May 2026 (expected)", "2024-09 – 2026-05 expected"},
        {"Present – May 2019", "2019-05 – now"},
        {"2018/19 – 2020/21", "2018 – 2021"},
        {"September 2018\n– October 2019", "2018-09 – 2019-10"},
        {"Jan 2018 –\nFeb 2019", "2018-01 – 2019-02"},
    };
    for (const Case& c : cases) {
        auto found = find(c.text);
        EXPECT_EQ(show(found), c.expected) << c.text;
        if (found.size() == 1) {
            EXPECT_EQ(found[0].where.of(c.text), c.text);
            EXPECT_GE(found[0].certainty, 0.6F) << c.text;
        }
    }
}

TEST(Dates, DatesThatShareAPart) {
    const Case cases[] = {
        {"Jan – Aug 2012", "2012-01 – 2012-08"},
        {"Feb–Nov 2011", "2011-02 – 2011-11"},
        {"May-Sept 2016", "2016-05 – 2016-09"},
        {"Nov – Feb 2012", "2011-11 – 2012-02"},
        {"March/April 2019", "2019-03 – 2019-04"},
        {"6–8/2015", "2015-06 – 2015-08"},
        {"06. – 08.2015", "2015-06 – 2015-08"},
        {"17–19 May 2019", "2019-05-17 – 2019-05-19"},
        {"1st to 4th June, 2019", "2019-06-01 – 2019-06-04"},
        {"1st - 4th of June 2019", "2019-06-01 – 2019-06-04"},
        {"28 Feb. - 3 March, 2019", "2019-02-28 – 2019-03-03"},
        {"March to June, 2019", "2019-03 – 2019-06"},
        {"March 1st to June 4th, 2019", "2019-03-01 – 2019-06-04"},
        {"2019 March – June", "2019-03 – 2019-06"},
        {"2019, March - June", "2019-03 – 2019-06"},
        {"Sep '18 – Jun '19", "2018-09 – 2019-06"},
        {"Sep’18-Jun’19", "2018-09 – 2019-06"},
        {"'18–'20", "2018 – 2020"},
        {"Jan – Aug '12", "2012-01 – 2012-08"},
        {"Dec 2020 – Jan 2018", "2018-01 – 2020-12"},
        {"2014 – 2011", "2011 – 2014"},
        {"2012-13", "2012 – 2013"},
        {"(2024, September 4-6)", "2024-09-04 – 2024-09-06"},
        {"(2024, September 4)", "2024-09-04"},
        {"2020 – Date", "2020 – now"},
        {"17.–19. Mai 2019", "2019-05-17 – 2019-05-19"},
        {"28 Feb – 3 Mar 2019", "2019-02-28 – 2019-03-03"},
        {"May 17–19, 2019", "2019-05-17 – 2019-05-19"},
        {"May 17 – June 3, 2019", "2019-05-17 – 2019-06-03"},
        {"01.04. – 30.06.2015", "2015-04-01 – 2015-06-30"},
        {"2018-20", "2018 – 2020"},
        {"2018–19", "2018 – 2019"},
        {"2008–09", "2008 – 2009"},
        {"2015/16", "2015 – 2016"},
        {"1999/00", "1999 – 2000"},
        {"2008/09", "2008 – 2009"},
        {"Spring – Fall 2014", "2014 – 2014"},
        {"2019年4月～8月", "2019-04 – 2019-08"},
        {"2019年4-8月", "2019-04 – 2019-08"},
    };
    for (const Case& c : cases) {
        auto found = find(c.text);
        EXPECT_EQ(show(found), c.expected) << c.text;
        if (found.size() == 1) {
            EXPECT_EQ(found[0].where.of(c.text), c.text);
        }
    }
}

TEST(Dates, SingleDates) {
    const Case cases[] = {
        {"2019", "2019"},
        {"March 2019", "2019-03"},
        {"March, 2019", "2019-03"},
        {"MARCH 2019", "2019-03"},
        {"Sept. 2019", "2019-09"},
        {"Sept/2019", "2019-09"},
        {"2019 Aug", "2019-08"},
        {"March 5th, 2020", "2020-03-05"},
        {"Oct. 6th, 2021", "2021-10-06"},
        {"5 March 2020", "2020-03-05"},
        {"5th of March, 2020", "2020-03-05"},
        {"5 March, 2020", "2020-03-05"},
        {"5. März, 2020", "2020-03-05"},
        {"Sept'18", "2018-09"},
        {"12-Mar-2015", "2015-03-12"},
        {"2025-Sep-3rd", "2025-09-03"},
        {"2015-03-12", "2015-03-12"},
        {"2008-09", "2008-09"},
        {"03/2020", "2020-03"},
        {"03 / 2020", "2020-03"},
        {"[ 03/2020 ]", "2020-03"},
        {"(10/2018)", "2018-10"},
        {"08.2026", "2026-08"},
        {"2011.02", "2011-02"},
        {"09.IX.2015", "2015-09-09"},
        {"IX.2015", "2015-09"},
        {"8. 2. 1983", "1983-02-08"},
        {"22/09/1984", "1984-09-22"},
        {"09/22/1984", "1984-09-22"},
        {"03/11/1984", "1984-11-03"},
        {"Summer 2019", "2019"},
        {"Fall/Winter 2019", "2019"},
        {"Q3 2020", "2020"},
        {"2020 Q3", "2020"},
        {"FY21", "2021"},
        {"FY 2021", "2021"},
        {"'19", "2019"},
        {"expected May 2025", "2025-05 expected"},
        {"degree expected May 2027", "2027-05 expected"},
        {"Expected graduation: May 2025", "2025-05 expected"},
        {"2018年4月", "2018-04"},
        {"2018年4月1日", "2018-04-01"},
        {"2018 年 4 月", "2018-04"},
        {"1991년 5월 8일", "1991-05-08"},
        {"民國104年", "2015"},
        {"平成30年4月", "2018-04"},
        {"令和元年", "2019"},
        {"平成21.4", "2009-04"},
        {"平成21・4・1", "2009-04-01"},
        {"2009年（平成21年）4月", "2009-04"},
        {"平成21（2009）年4月", "2009-04"},
        {"民國102年9月～106年6月", "2013-09 – 2017-06"},
        {"Feb 29, 2020", "2020-02-29"},
    };
    for (const Case& c : cases) {
        auto found = find(c.text);
        EXPECT_EQ(show(found), c.expected) << c.text;
        if (found.size() == 1) {
            EXPECT_EQ(found[0].where.of(c.text), c.text);
        }
    }
}

TEST(Dates, InSurroundingText) {
    const Case cases[] = {
        {"Acme Ltd, Berlin, Mar 2013 – Apr 2014", "2013-03 – 2014-04"},
        {"Dean's List, Apr. 2012, Oct. 2012, Apr. 2013", "2012-04; 2012-10; 2013-04"},
        {"The pump architecture, TIDES, 2014, 2016, and 2018.", "2014; 2016; 2018"},
        {"2014 – 2016 Analyst, Example Bank", "2014 – 2016"},
        {"Janvier 2021 à présent Directrice", "2021-01 – now"},
        {"2019. do danas Urednik", "2019 – now"},
        {"H21.4 港高等学校", "2009-04"},
        {"平成21 4 港高等学校", "2009-04"},
        {"Mars 2014 – Company X", "2014-03"},
        {"2012- Example Ltd", "2012 – now"},
        {"Guest lecturer (Jan 2012)", "2012-01"},
        {"SREcon, Jun 2023.", "2023-06"},
        {"CV updated on 2025-Sep-3rd", "2025-09-03"},
        {"Teaching Assistant, Fall 2017", "2017"},
        {"Digest, November 2022.3", "2022-11"},
        {"Volunteer, since 2012", "2012 – now"},
        {"Ph.D., 2015, Example University", "2015"},
        {"1/2014 Engineer; 2/2015 Lead", "2014-01; 2015-02"},
        {"Diploma May 2005 in London", "2005-05"},
        {"2014 May 2015", "2014; 2015-05"},
    };
    for (const Case& c : cases) {
        EXPECT_EQ(show(find(c.text)), c.expected) << c.text;
    }
}

TEST(Dates, OtherNumbersAreNoDates) {
    const char* cases[] = {
        "+44 20 7946 2018",
        "(555) 555-2014",
        "0900-555-218",
        "2.5 million",
        "pp. 1987-2004",
        "p. 2012",
        "192.168.2.1",
        "C++20 and C++17",
        "ISO 9001:2015",
        "ISO 2022",
        "NP EN ISO 22000",
        "5,000+ users",
        "2000+ users",
        "2000-seat hall",
        "the 1990s",
        "$2000 prize",
        "2000 EUR",
        "1950 employees",
        "Regulation (EU) 2016/679",
        "D.Lgs. 81/2008",
        "arXiv:2004.09910",
        "doi:10.5555/iwr.2013.0990",
        "https://example.com/2019/08/post",
        "example.org/2019",
        "resume_2020.pdf",
        "TR-LPH-2014001",
        "ICML2020",
        "EN-2012",
        "No. 2012",
        "SQL Server 2016",
        "12:30 – 14:00",
        "9/10:30 – 9/11:30",
        "1750 København",
        "3150",
        "12,2019",
        "KR 1012345670000",
        "3-5 people",
        "10-12",
        "4/5",
        "3.7 / 4.0",
        "World War II",
        "in March",
        "now",
        "",
        "2077 AD and 1066",
        "02/30",
        "31.02.2020",
    };
    for (const char* text : cases) {
        EXPECT_EQ(show(find(text)), "") << text;
    }
}

TEST(Dates, ABareYearInASentenceIsDoubtful) {
    auto certainty = [](const char* text) {
        auto found = find(text);
        return found.size() == 1 ? found[0].certainty : -1.0F;
    };
    EXPECT_GT(certainty("2019"), 0.9F);
    EXPECT_GT(certainty("Best Paper Award (2019)"), 0.7F);
    EXPECT_GT(certainty("Best Paper Award, 2019"), 0.7F);
    EXPECT_GE(certainty("2019 Best Paper Award"), 0.5F);
    EXPECT_LT(certainty("we moved in 2019 to a new office"), 0.5F);
    EXPECT_LT(certainty("1950 Main Street"), 0.3F);
}

TEST(Dates, BracketsAndParts) {
    std::string_view text = "Acme (Jan 2012 – May 2014)";
    auto found = find(text);
    ASSERT_EQ(found.size(), 1U);
    EXPECT_TRUE(found[0].in_brackets);
    EXPECT_EQ(found[0].where.of(text), "(Jan 2012 – May 2014)");
    EXPECT_EQ(found[0].start_where.of(text), "Jan 2012");
    EXPECT_EQ(found[0].end_where.of(text), "May 2014");
}

TEST(Dates, AnOpenEndHasNoWords) {
    auto open = find("2019 –");
    auto said = find("2019 – present");
    ASSERT_EQ(open.size(), 1U);
    ASSERT_EQ(said.size(), 1U);
    EXPECT_TRUE(open[0].current && open[0].end_where.empty());
    EXPECT_EQ(said[0].end_where.of("2019 – present"), "present");
}

TEST(Dates, ADashBeforeWordsIsNoEnd) {
    for (const char* text : {"Sept 2020 - Cambridge, MA", "Fitter, 2020 – Cambridge", "03/2019 — Graz"}) {
        auto found = find(text);
        ASSERT_EQ(found.size(), 1U) << text;
        EXPECT_TRUE(found[0].dash_behind && !found[0].is_range && !found[0].end) << text;
    }
    EXPECT_FALSE(find("2019 – Summer school in Graz").at(0).dash_behind);
    EXPECT_FALSE(find("May 2019 – June 2020 - Graz").at(0).dash_behind);
}

TEST(Dates, OnlyInsideTheGivenSpan) {
    std::string_view text = "May 2012 – June 2013";
    EXPECT_EQ(show(find_periods(text, {0, 8})), "2012-05");
    EXPECT_EQ(show(find_periods(text, {11, 999})), "2013-06");
    EXPECT_EQ(show(find_periods(text, {30, 40})), "");
}

TEST(Dates, OrderOfDayAndMonth) {
    EXPECT_EQ(show(find("03/04/2019", DateOrder::month_first)), "2019-03-04");
    EXPECT_EQ(show(find("03/04/2019", DateOrder::day_first)), "2019-04-03");
    EXPECT_EQ(show(find("03.04.2019", DateOrder::month_first)), "2019-04-03");
    EXPECT_EQ(learn_date_order("born 09/22/1984, hired 03/04/2019"), DateOrder::month_first);
    EXPECT_EQ(learn_date_order("born 22/09/1984, hired 03/04/2019"), DateOrder::day_first);
    EXPECT_EQ(learn_date_order("hired 03/04/2019"), DateOrder::unknown);
    EXPECT_EQ(learn_date_order("Springfield, IL 62704. Hired 03/04/2019"), DateOrder::month_first);
    EXPECT_EQ(learn_date_order("(555) 555-0100"), DateOrder::month_first);
    EXPECT_EQ(learn_date_order(""), DateOrder::unknown);
}

TEST(Dates, Durations) {
    auto duration = [](std::string_view text) {
        return std::string(text.substr(0, skip_duration(text, 0, static_cast<std::uint32_t>(text.size()))));
    };
    EXPECT_EQ(duration("2 years 3 months at sea"), "2 years 3 months");
    EXPECT_EQ(duration("1 yr 2 mos"), "1 yr 2 mos");
    EXPECT_EQ(duration("2 years and 3 months"), "2 years and 3 months");
    EXPECT_EQ(duration("6 años 1 mes"), "6 años 1 mes");
    EXPECT_EQ(duration("2 Jahre, 1 Monat"), "2 Jahre, 1 Monat");
    EXPECT_EQ(duration("3 года 7 месяцев"), "3 года 7 месяцев");
    EXPECT_EQ(duration("1 metai 2 mėnesiai"), "1 metai 2 mėnesiai");
    EXPECT_EQ(duration("3 people"), "");
    EXPECT_EQ(duration("years"), "");
}

TEST(Dates, HostileTextTakesNoLongerThanItIs) {
    for (std::string piece : {"2019 – ", "Jan ", "1/1/", "((((", "since ", "2019 (2 years ", "17–", "م", "\xFF\xC3"}) {
        std::string text;
        while (text.size() < 200000) {
            text += piece;
        }
        (void)find(text);
    }
}

TEST(Dates, NumbersBefore1900AreMoreOftenCounts) {
    EXPECT_EQ(show(find("Ran a shop of 1800 - 1850 articles a day")), "");
    EXPECT_EQ(show(find("Coast 12, 1723-1741 (2014)")), "2014");
    EXPECT_EQ(show(find("Clerk at the docks, 1896 – 1902")), "1896 – 1902");
    EXPECT_EQ(show(find("Clerk at the docks, 1896 – 1902 (2014)")), "2014");
    EXPECT_EQ(show(find("1887")), "1887");
    EXPECT_EQ(show(find("1912")), "1912");
    EXPECT_EQ(show(find("1024")), "");
    EXPECT_EQ(show(find("1887 visitors")), "");
    EXPECT_EQ(show(find("1963-1965 M.Sc. Ridge University")), "1963 – 1965");
}

TEST(Dates, TwoMonthsOrDaysJoined) {
    EXPECT_EQ(show(find("July and August 2021")), "2021-07 – 2021-08");
    EXPECT_EQ(show(find("julij in avgust 2021")), "2021-07 – 2021-08");
    EXPECT_EQ(show(find("Jul + Aug 2021")), "2021-07 – 2021-08");
    EXPECT_EQ(show(find("2. 7.–31. 8. 2023")), "2023-07-02 – 2023-08-31");
}

TEST(Dates, LeftOpenBeforeTheFullStopOfTheLine) {
    EXPECT_EQ(show(find("Lecturer, Harbour University, 2016–.")), "2016 – now");
}

TEST(Dates, AYearWithTheMarkOfAFootnote) {
    const auto found = find("Ph.D. Marine Physics 2016*");
    ASSERT_EQ(found.size(), 1U);
    EXPECT_GE(found[0].certainty, 0.5F);
}

TEST(Dates, TakeNoPartOfTheNameBehindThem) {
    EXPECT_EQ(find("09/2007 - 02/2008 St. Ronan's Clinic").front().where.end, 17U);
}

TEST(Dates, TwoCapitalsAreNoMonth) {
    const auto found = find("Hansewerk AG - April 2020 – Dezember 2022");
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].start->month, 4);
    EXPECT_EQ(found[0].end->month, 12);
}

TEST(Dates, ARomanMonthMakesNoPairWithAName) {
    const auto found = find("Bakker B.V. - maart 2021 – heden");
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].start->month, 3);
    EXPECT_TRUE(found[0].current);
}

TEST(Dates, MonthsOfTwoLanguagesAreNoPair) {
    const auto found = find("Hospital La Paz - mayo 2018 – enero 2021");
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].start->year, 2018);
    EXPECT_EQ(found[0].start->month, 5);
}

TEST(Dates, RomanMonthsOfOneLetterAndSeasonsInBrackets) {
    EXPECT_EQ(show(find("od X 2020")), "2020-10 – now");
    EXPECT_EQ(show(find("V 2015")), "2015-05");
    EXPECT_EQ(show(find("Elizabeth V 2015 and more")), "2015");
    const auto fall = find("2015 (fall)");
    ASSERT_EQ(fall.size(), 1U);
    EXPECT_EQ(fall.front().where.size(), std::string_view("2015 (fall)").size());
}

TEST(Dates, MonthsInBracketsBehindTheirYear) {
    const std::string text = "2009 (März bis August)";
    EXPECT_EQ(show(find_periods(text, {0, static_cast<std::uint32_t>(text.size())})), "2009-03 – 2009-08");
}

}  // namespace
}  // namespace cvconv
