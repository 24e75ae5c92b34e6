#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

using testing_cv::expect_none;
using testing_cv::expect_part;
using testing_cv::read_marked;
using testing_cv::read_plain;

const std::string top =
    "# Ida Fjord\n\nida@fjord.example\n\n## Experience\n\nEngineer, Harbour Works, Leeds, 2012 – 2019\n\n"
    "- Kept the pumps.\n\n## Education\n\nBSc Physics, Harbour University, 2008 – 2011\n\n## Talks\n\n";

std::string talk(const std::string& name, const std::string& date, const std::string& entity) {
    return "projects\n  name \"" + name + "\"\n  start_date " + date + "\n  entity \"" + entity +
           "\"\n  type \"talk\"\n";
}

TEST(Talks, SeveralPlacesInALine) {
    std::string shown = read_marked(top +
                                    "\"Salt for Everyone\", Harbour Days, Leeds, 14 Nov. 2022; TideConf, Oct. 2021\n\n"
                                    "The Slow Pump: Pump Club, Hull, May 2020; Water Week (June 2019)\n");
    expect_part(shown, talk("Salt for Everyone", "2022-11-14", "Harbour Days, Leeds"));
    expect_part(shown, talk("Salt for Everyone", "2021-10", "TideConf"));
    expect_part(shown, talk("The Slow Pump", "2020-05", "Pump Club, Hull"));
    expect_part(shown, talk("The Slow Pump", "2019-06", "Water Week"));
}

TEST(Talks, PlacesBelowTheTitle) {
    std::string shown = read_marked(top +
                                    "- **Salt for Everyone**\n  - Harbour Days, Leeds, *Nov 2022*\n"
                                    "  - University of Hull, *Feb 2021* (invited)\n- **The Slow Pump**\n"
                                    "  - Pump Club, online, *May 2020*\n");
    expect_part(shown, talk("Salt for Everyone", "2022-11", "Harbour Days, Leeds"));
    expect_part(shown, "  name \"Salt for Everyone\"\n  description \"invited\"\n  start_date 2021-02\n");
    expect_part(shown, talk("The Slow Pump", "2020-05", "Pump Club, online"));
}

TEST(Talks, ANumberedListBelowAQuotation) {
    std::string shown = read_marked(top +
                                    "\"Salt for Everyone\":\n\n1. University of Hull, 11 May 2019\n"
                                    "2. Tide Academy, Leeds, November 2018\n");
    expect_part(shown, talk("Salt for Everyone", "2019-05-11", "University of Hull"));
    expect_part(shown, talk("Salt for Everyone", "2018-11", "Tide Academy, Leeds"));
}

TEST(Talks, TalksBelowAHeadingAreNoPlaces) {
    std::string shown = read_marked(top + "Invited\n\n- \"Salt for Everyone\", Harbour Days, 2019\n");
    expect_part(shown, "  name \"Salt for Everyone\"\n");
    expect_none(shown, "name \"Invited\"");
}

TEST(Talks, WhatKindOfTalkItWas) {
    std::string shown = read_marked(top +
                                    "- \"Salt for Everyone\" (invited), Harbour Days, 9 August 2023\n"
                                    "- \"Slow Water\", invited review, Pumps 22, San Diego, Jul 2022\n"
                                    "- Pumps without Noise. Keynote, Water Week, Hull, October 2021\n"
                                    "- \"Pumps at Rest\" (with O. Brekke), Tide Club, May 2019\n");
    expect_part(shown, "  description \"invited\"\n  start_date 2023-08-09\n  entity \"Harbour Days\"\n");
    expect_part(shown, "  description \"invited review\"\n  start_date 2022-07\n  entity \"Pumps 22, San Diego\"\n");
    expect_part(shown,
                "  name \"Pumps without Noise\"\n  description \"Keynote\"\n  start_date 2021-10\n"
                "  entity \"Water Week, Hull\"\n");
    expect_part(shown, "  description \"with O. Brekke\"\n  start_date 2019-05\n  entity \"Tide Club\"\n");
}

TEST(Talks, TheSamePlaceInSeveralYears) {
    std::string shown = read_marked(top + "- \"Salt for Everyone,\" TideConf, 2014, 2016, and 2018.\n");
    for (const char* year : {"2014", "2016", "2018"}) {
        expect_part(shown, talk("Salt for Everyone", year, "TideConf"));
    }
}

TEST(Talks, ThePlaceBeforeTheTitle) {
    std::string shown = read_marked(top +
                                    "12 May 2024, Harwick: \"Pumps with few corners\" (colloquium)\n\n"
                                    "3 Feb 2023, Hull: \"Knots for sailors\"\n\n\"Ferries\": Harbour Museum, 2018.\n");
    expect_part(shown,
                "  name \"Pumps with few corners\"\n  description \"colloquium\"\n  start_date 2024-05-12\n"
                "  entity \"Harwick\"\n");
    expect_part(shown, talk("Knots for sailors", "2023-02-03", "Hull"));
    expect_part(shown, talk("Ferries", "2018", "Harbour Museum"));
}

TEST(Talks, CitedLikePapers) {
    std::string shown =
        read_marked(top +
                    "Fjord, I. (2022, June). *Tide memory*. Paper presented at the Nordic Pump Meeting, Hull.\n\n"
                    "Fjord, I. & Dahl, K. (2019, April). *Salt lines*. Poster presented at the Annual Meeting of "
                    "the SALT, Leeds.\n");
    expect_part(shown, "  name \"Tide memory\"\n");
    expect_part(shown, "  start_date 2022-06\n  entity \"Nordic Pump Meeting, Hull\"\n");
    expect_part(shown, "  name \"Salt lines\"\n");
    expect_part(shown, "  start_date 2019-04\n  entity \"Annual Meeting of the SALT, Leeds\"\n");
}

TEST(Talks, AConferenceWithItsYearIsNoTitle) {
    std::string shown =
        read_marked(top + "- **PumpCon 2022** — *Salt for pipelines*\n- **Tide Council 2021** — *Idempotence*\n");
    expect_part(shown, "  name \"Salt for pipelines\"\n");
    expect_part(shown, "  entity \"PumpCon 2022\"\n");
}

TEST(Talks, AYearRightBehindAConferenceIsOfItsName) {
    std::string shown = read_marked(top + "- Salt in Pumps at PumpCon UK 2015\n- Rust in Pumps at Tide Talk 2016\n");
    expect_part(shown, "  name \"Salt in Pumps\"\n  start_date 2015\n  entity \"PumpCon UK 2015\"\n");
}

TEST(Talks, DateTitleAndVenueInSentences) {
    std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nTalks\n\n2024-03 Pumps are a user interface. TidesCon Americas, Hull\n"
        "2022-10 When does salt help? PumpCon, Leeds (with Ole Brekke)\n2019-11 Leaving on a Tuesday. TIDES blog\n");
    expect_part(shown, "  name \"Pumps are a user interface\"\n");
    expect_part(shown, "  name \"When does salt help?\"\n  description \"with Ole Brekke\"\n");
    expect_part(shown, "  entity \"PumpCon, Leeds\"\n");
}

TEST(Talks, WhatKindItWasBehindItsDate) {
    expect_part(read_plain("Ida Fjord\nida@fjord.example\n\nPresentations\n\nSelected abstracts\n"
                           "  \"Testing of a salt scale\": TIDES, Hull, November 2023 (poster)\n"
                           "  \"Pumps in shelters\": Sea Conference, Leeds, April 2017\n"),
                "  name \"Testing of a salt scale\"\n  description \"poster\"\n");
}

TEST(Talks, SeminarsOfAYearWithoutTitles) {
    std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nSeminars and conferences\n\n"
        "2023–24    TIDES (Hull), Brekke, Bank of Salt, PUMPS*\n2022–23    Harbour Institute, SEA Workshop\n"
        "* scheduled\n");
    expect_part(shown, "projects\n  start_date 2023\n  entity \"TIDES (Hull)\"\n  type \"talk\"\n");
    expect_part(shown, "  entity \"PUMPS\"\n");
    expect_part(shown, "projects\n  start_date 2022\n  entity \"Harbour Institute\"\n  type \"talk\"\n");
}

TEST(Talks, ConferencePapersBelowPresentations) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Presentations\n\n### Conference Papers\n\n"
        "2022\\. Tide Ideas: Pumps as Transport. Society of Tides (Leith, UK).\n\n"
        "2019\\. Modes of Salt. Harbour Society (Hull, UK).\n");
    expect_part(shown, "  name \"Tide Ideas: Pumps as Transport\"\n");
    expect_part(shown, "  name \"Modes of Salt\"\n");
    expect_part(shown, "  entity \"Society of Tides (Leith, UK)\"\n");
}

TEST(Talks, TheVenueBeforeADash) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Conference Talks\n\n"
        "2023 International Congress on Tides (Leith) — Learning Pumps with Salt.\n\n"
        "2022 Workshop on Quays (Online) — Embedding of Pumps.\n");
    expect_part(shown, "  name \"Learning Pumps with Salt\"\n");
    expect_part(shown, "  entity \"International Congress on Tides (Leith)\"\n");
    expect_part(shown, "  name \"Embedding of Pumps\"\n");
}

TEST(Talks, TheVenueOverTheTitle) {
    std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nEDUCATION\n\nPhD Tides, Harbour University, 2012\n\nSKILLS\n\nPumps, Salt, "
        "Tides\n\n"
        "INVITED TALKS\n\n"
        "Harbour University, Leith                                   May 2020\n   Nonlinear tides in spherical pumps\n"
        "Quay Institute, Hull                                        April 2019\n   Exploring the salt of the north\n");
    expect_part(shown, "  name \"Nonlinear tides in spherical pumps\"\n");
    expect_part(shown, "  entity \"Quay Institute, Hull\"\n");
}

TEST(Talks, ASentenceOverTheList) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Talks\n\nHere are the talks, newest first:\n\n"
        "- *Salt in Pumps*, Tide Meetings, Leith, January 4-7, 2017.\n- *On Tides*, Workshop on Quays, May 2014, "
        "Hull.\n");
    expect_part(shown, "  name \"Salt in Pumps\"\n");
    expect_none(shown, "name \"Here are");
}

TEST(Talks, BulletsThatBeginWithTheirTitles) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Talks\n\n"
        "- *Credit of the Sea and of its many Pumps*, The 2022 Joint Tide Meetings, Presenter: Ida Fjord.\n"
        "- *Salt in Pumps*, Joint Tide Meetings, Leith, January 4-7, 2017.\n"
        "- *On Tides*, Workshop on Quays, Hull.\n");
    expect_part(shown, "  name \"Salt in Pumps\"\n");
    expect_part(shown, "  name \"On Tides\"\n");
    expect_part(shown, "  name \"Credit of the Sea and of its many Pumps\"\n");
}

TEST(Talks, CitedWithGivenNamesBelowTheirHeading) {
    std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nConference & Colloquium Presentations\n"
        "Brekke, Timothy H. and Ida Fjord. 2015. “Tides in pumps: Race and Salt” Paper presented at the 2015 meeting "
        "of\n"
        "the Harbour Science Association.\n\n"
        "Fjord, Ida and Ole Brekke. 2014. “Salt in every pump” Paper presented at the 2014 meeting of the Southern\n"
        "Harbour Science Association.\n\n"
        "Fjord, Ida and Ole Brekke. 2013. “Nets and ropes of the north” Paper presented at the 2013 meeting of the\n"
        "Harbour Science Association.\n\nEducation\nHarbour University    2016\nPh.D. Tides\n");
    expect_part(shown, "  name \"Nets and ropes of the north\"\n");
    EXPECT_EQ(shown.find("publications\n"), std::string::npos) << shown;
}

TEST(Talks, CitedLikePapersWithTheYearAtTheEnd) {
    std::string shown = testing_cv::read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Education\n\nPhD, Harbour University, 2012\n\n## Experience\n\n"
        "Engineer, Harbour Ltd, 2012 – 2020\n\n## Skills\n\nPumps\n\n## Talks\n\n"
        "**Fjord, I.,** Brekke, O., and Salt, M. Tides and their part in the salt of pumps. Pump Laboratory. Hull, "
        "2016\n\n"
        "Brekke, O., **Fjord, I.** New treatments of old pumps. 12th Meeting of the Tide Society. Leith. 2015.\n");
    expect_part(
        shown,
        "name \"Tides and their part in the salt of pumps\"\n  description \"Fjord, I., Brekke, O., and Salt, M.\"\n");
    expect_part(shown, "entity \"12th Meeting of the Tide Society. Leith\"\n");
}

TEST(Talks, ASummerSchoolIsWhereOneSpoke) {
    const std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nTalks\n\n"
        "September 2023   Tides close to home, National Congress of Tides, Salerno\n"
        "July 2024        Salt in old pumps, Tide Physics Summer School, Varenna\n\n"
        "Awards\n\n2022   Tide Prize for the best thesis\n");
    expect_part(shown, "projects\n  name \"Salt in old pumps\"\n");
    testing_cv::expect_none(shown, "education");
}

TEST(Talks, ExhibitionsUnderTheirYears) {
    const std::string shown = testing_cv::read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Group Exhibitions\n\n### 2024\n\n"
        "- *Ground Truth*, Heide Museum of Modern Art, Melbourne\n- *Paper Tigers*, Geelong Gallery\n\n### 2023\n\n"
        "- *Under Foot*, Carriageworks, Sydney\n");
    testing_cv::expect_part(shown, "  name \"Ground Truth\"\n  start_date 2024\n");
    testing_cv::expect_part(shown, "  name \"Paper Tigers\"\n  start_date 2024\n");
    testing_cv::expect_part(shown, "  name \"Under Foot\"\n  start_date 2023\n");
    testing_cv::expect_part(shown, "  type \"exhibition\"\n");
    testing_cv::expect_none(shown, "  type \"talk\"\n");
}

TEST(Talks, SeminarsOfAYearBetweenSemicolons) {
    const std::string shown = testing_cv::read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Education\n\nBSc Physics, Harbour University, 2008 – 2012\n\n"
        "## Invited seminars and conference presentations\n\n(\\* scheduled)\n\n"
        "2025: Stockholm University (SOFI)\\*; Universitat Pompeu Fabra\\*\n\n"
        "2024: University of Essex; CESifo Area Conference on Economics of Education (Munich); EALE (Bergen); Bank of "
        "Italy; Tinbergen Institute\n\n2023: PSE Labour Seminar; AASLE (Taipei); University of Oslo\n\n"
        "## Languages\n\nEnglish, Norwegian\n\n## Interests\n\nRowing, chess\n");
    testing_cv::expect_part(shown, "  start_date 2025\n  entity \"Universitat Pompeu Fabra\"\n");
    testing_cv::expect_part(shown, "  start_date 2024\n  entity \"EALE (Bergen)\"\n");
    testing_cv::expect_part(shown, "  start_date 2023\n  entity \"University of Oslo\"\n");
}

TEST(Talks, TheKindBeforeTheVenue) {
    const std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nEXPERIENCIA\n\nIngeniera, Puerto S.A., 2019 – 2021\n\nPONENCIAS\n\n"
        "«Mareas que nadie cuenta». Ponencia en el Congreso de Mareas, Málaga, noviembre 2023.\n"
        "«Bombas bajo la arena». Ponencia en el Congreso de Bombas, Cádiz, mayo 2022.\n");
    testing_cv::expect_part(shown, "entity \"Congreso de Mareas, Málaga\"\n");
    testing_cv::expect_part(shown, "description \"Ponencia\"\n");
    testing_cv::expect_none(shown, "unclaimed");
}

}  // namespace
}  // namespace cvconv
