#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

using testing_cv::expect_part;
using testing_cv::read_marked;
using testing_cv::read_plain;

const std::string top = "# Ida Fjord\n\nida@fjord.example\n\n";

TEST(Awards, ABracketBehindTheGiverSaysWhatFor) {
    std::string shown = read_marked(top +
                                    "## Awards\n\n- 2021 – Conservation Award, Guild of Harbours (Stone Quay)\n"
                                    "- 2019 – Young Engineer Award, Society of Pumps (Tide Mill)\n");
    expect_part(shown, "  title \"Conservation Award\"\n");
    expect_part(shown, "  awarder \"Guild of Harbours\"\n");
    expect_part(shown, "  summary \"Stone Quay\"\n");
}

TEST(Awards, ARankAndItsContest) {
    std::string shown = read_marked(top +
                                    "## Awards\n\nHarbour Fellowship, Tide Foundation, 2020\n\n"
                                    "3rd place, Nordic Collegiate Programming Contest, 2016\n");
    expect_part(shown, "  title \"3rd place\"\n");
    expect_part(shown, "  awarder \"Nordic Collegiate Programming Contest\"\n");
}

TEST(Awards, BelowEachTitleStandsWhoGaveIt) {
    std::string shown = read_marked(top +
                                    "## Awards\n\n2025 | Best Paper of the Year\\\nHarbour Research Association.\n\n"
                                    "2016 | Best Article of the Year\\\nJournal of Old Pumps.\n\n"
                                    "1998 | Letter of Appreciation\\\n15th Harbour Master, Ole Brekke.\n");
    expect_part(shown, "  title \"Best Article of the Year\"\n");
    expect_part(shown, "  awarder \"Journal of Old Pumps\"\n");
    expect_part(shown, "  awarder \"15th Harbour Master, Ole Brekke\"\n");
}

TEST(Awards, FullWidthBracketsHoldTheGiver) {
    std::string shown = read_plain("山本 恵子\nkeiko@fjord.example\n\n受賞歴\n2021年　社長賞（株式会社みなと）\n");
    expect_part(shown, "  title \"社長賞\"\n");
    expect_part(shown, "  awarder \"株式会社みなと\"\n");
}

TEST(Certificates, SeveralInOneLine) {
    std::string shown = read_marked(top + "## Certificates\n\nGreen Belt (2016); Crane Driver; Forklift Certified\n");
    for (const char* name : {"Green Belt", "Crane Driver", "Forklift Certified"}) {
        expect_part(shown, std::string("certificates\n  name \"") + name + "\"\n");
    }
}

TEST(Certificates, ThatAnExaminationWasPassedIsNotItsName) {
    expect_part(read_plain("山本 恵子\nkeiko@fjord.example\n\n資格\n2014年12月　応用情報技術者試験　合格\n"),
                "  name \"応用情報技術者試験\"\n");
}

TEST(Awards, SeveralWithBracketsInOneLine) {
    std::string shown = read_marked(top + "## Awards\n\nPump Prize (2025), Dean's List (six terms)\n");
    expect_part(shown, "awards\n  title \"Pump Prize\"\n  date 2025\n");
    expect_part(shown, "awards\n  title \"Dean's List (six terms)\"\n");
}

TEST(Certificates, AnotherBesideADrivingLicence) {
    std::string shown = read_marked(top + "## Certificates\n\nDriving licence B; boat licence\n");
    expect_part(shown, "certificates\n  name \"Driving licence B\"\n");
    expect_part(shown, "certificates\n  name \"boat licence\"\n");
}

TEST(Awards, TheFunderBeforeTheGrant) {
    std::string shown = read_marked(top +
                                    "## Funding\n\n- 2020–2022: Harbour Council, travel grant, EUR 2,000\n"
                                    "- 2019: Nansen Fund, research grant\n- 2016: Tide Medal, Society of Pumps\n");
    expect_part(shown,
                "  title \"travel grant, EUR 2,000\"\n  date 2020\n  awarder \"Harbour Council\"\n"
                "  summary \"2020–2022\"\n");
    expect_part(shown, "  title \"research grant\"\n  date 2019\n  awarder \"Nansen Fund\"\n");
    expect_part(shown, "  title \"Tide Medal\"\n  date 2016\n  awarder \"Society of Pumps\"\n");
}

TEST(Awards, MoneyIsNoGiver) {
    std::string shown = read_marked(top +
                                    "## Awards\n\n- Starting Grant, HOLD: Cargo of the Sea, EUR 1,499,000, 2021\n"
                                    "- Tide Fellowship, 2018, £54,200\n");
    expect_part(shown, "  title \"Starting Grant, HOLD: Cargo of the Sea, EUR 1,499,000\"\n");
    expect_part(shown, "  title \"Tide Fellowship\"\n  date 2018\n  summary \"£54,200\"\n");
}

TEST(Awards, SeveralBetweenDots) {
    std::string shown = read_marked(top +
                                    "## Awards\n\nTide Society Prize, 2022 · Teaching Award, Pump Association, 2021 · "
                                    "Best talk, 2015\n");
    expect_part(shown, "  title \"Tide Society Prize\"\n");
    expect_part(shown, "  title \"Best talk\"\n");
}

TEST(Awards, TwoThatBeginWithTheirDates) {
    std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nPrizes\n\n2022        Brekke Prize, European Society for Salt\n"
        "2018        The King's Medal for the best thesis, University of Hull\n");
    expect_part(shown, "  title \"Brekke Prize\"\n");
    expect_part(shown, "  title \"The King's Medal for the best thesis\"\n");
}

TEST(Awards, BulletsWithoutDatesAreOneEach) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Awards\n\n"
        "- Regatta: 3 first, 5 second places | Rank 76 of 59,000 rowers of the coast\n"
        "- Ranked 69 of 3724 in the contest of the tide tables\n- Tide Prize\n");
    expect_part(shown, "title \"Regatta: 3 first, 5 second places | Rank 76 of 59,000 rowers of the coast\"\n");
    expect_part(shown, "title \"Ranked 69 of 3724 in the contest of the tide tables\"\n");
    expect_part(shown, "title \"Tide Prize\"\n");
}

TEST(Awards, WhoGaveItInSquareBrackets) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Awards\n\n"
        "**2014** Tide Scholarship of the Sea [Harbour]\n\n**2012** Quay Prize [Leith]\n");
    expect_part(shown, "title \"Tide Scholarship of the Sea\"\n");
    expect_part(shown, "awarder \"Harbour\"\n");
}

TEST(Awards, GrantsCitedLikePapers) {
    std::string shown =
        read_marked(top +
                    "## Grants\n\n"
                    "Fjord, I. (2021–2023). Models of tides in pumps. Harbour Trust, equipment grant, £50k.\n\n"
                    "Brekke, O., & Fjord, I. (2016). Salt in every pump. Council of the Sea, £807k.\n");
    expect_part(shown, "awards\n  title \"Models of tides in pumps\"\n");
    expect_part(shown, "  awarder \"Harbour Trust\"\n  summary \"Fjord, I., equipment grant, £50k\"\n");
    expect_part(shown, "  title \"Salt in every pump\"\n");
    EXPECT_EQ(shown.find("publications\n"), std::string::npos);
}

TEST(Certificates, BulletsOfTitlesAndWhoGaveThem) {
    std::string shown = read_marked(top +
                                    "## Courses\n\n- Learning from Tides – Quay School\n"
                                    "- Pumps for Sailors – University of Hull\n- Salt Science with R – Port Works\n");
    expect_part(shown, "  name \"Learning from Tides\"\n  issuer \"Quay School\"\n");
    expect_part(shown, "  name \"Pumps for Sailors\"\n  issuer \"University of Hull\"\n");
    expect_part(shown, "  name \"Salt Science with R\"\n");
}

TEST(Certificates, BulletsOfEducationAndCertifications) {
    std::string shown = read_marked(top +
                                    "## Medical Education & Certifications\n\n- **Tide Exam Step 3** – 2024\n"
                                    "- **Pump Test** – 2023\n  - Gold standard\n"
                                    "- **MBBS (2013–2018)** – Harbour College\n  - Score: 68%\n");
    expect_part(shown, "certificates\n  name \"Tide Exam Step 3\"\n");
    expect_part(shown, "certificates\n  name \"Pump Test\"\n");
    expect_part(shown, "  institution \"Harbour College\"\n");
}

TEST(Awards, WhoGaveItStandsBehindTheWordsForThat) {
    std::string shown = testing_cv::read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Awards\n\n"
        "- **April 2020 – March 2022:** Scholarship awarded by the Harbour Trust for study overseas (2,000 EUR)\n"
        "- **June 2018:** Research grant provided by TIDE (350,000 yen)\n"
        "- **May 2016:** Prize for the best pump\n");
    testing_cv::expect_part(shown, "awards\n  title \"Scholarship\"\n  date 2020-04\n  awarder \"Harbour Trust\"\n");
    testing_cv::expect_part(shown, "awarder \"TIDE\"\n  summary \"350,000 yen\"\n");
    testing_cv::expect_part(shown, "title \"Prize for the best pump\"\n");
}

TEST(Awards, TheCommaBehindABoldNameEndsIt) {
    std::string shown = read_marked(top +
                                    "## Awards\n\n2022 **Tide Innovation Fellowship**, One of 19 winners in the land "
                                    "($100k for a year)\n\nTidecorp\n\n2017 **Quay Scholarship**, One of 50 students "
                                    "($30k per year)\n\nQEF\n");
    expect_part(shown, "title \"Tide Innovation Fellowship\"\n  date 2022\n  awarder \"Tidecorp\"\n");
    expect_part(shown, "summary \"One of 19 winners in the land ($100k for a year)\"\n");
    expect_part(shown, "title \"Quay Scholarship\"\n");
}

TEST(Awards, TheYearBehindTheTitle) {
    std::string shown = read_marked(
        "# Ada Example\n\nada@example.org\n\n## Awards\n\n- Best Boat Prize 2011, University of Leith, Scotland.\n"
        "- Prize for excellence 2001, Bank of Leith.\n");
    expect_part(shown, "title \"Best Boat Prize\"\n  date 2011\n  awarder \"University of Leith, Scotland\"\n");
    expect_part(shown, "title \"Prize for excellence\"\n  date 2001\n  awarder \"Bank of Leith\"\n");
}

TEST(Awards, TheSumOverWhatItIsFor) {
    std::string shown = testing_cv::read_marked(
        "# Ada Example\n\nada@example.org\n\n## Grants\n\n- $31,764 / 3 years (co-PI), National Tide Fund, 2009\n\n"
        "  Ships and a new look at old hulls\n\n- $50,000 / 2 years (PI), Harbour Fund, 2006\n\n"
        "  Models of pumps and of their pipes\n");
    testing_cv::expect_part(shown, "title \"Ships and a new look at old hulls\"\n");
    testing_cv::expect_part(shown, "summary \"$31,764 / 3 years (co-PI)\"\n");
}

TEST(Certificates, WhoGaveItInBracketsAtTheEnd) {
    std::string shown = read_marked(top +
                                    "## Certifications\n\n- Certified Scrum Master (Tidecorp), 2012\n"
                                    "- TOEFL iBT (AXELOS), 2014\n- Project Management Professional (PMP), 2016\n");
    expect_part(shown, "name \"Certified Scrum Master\"\n  date 2012\n  issuer \"Tidecorp\"\n");
    expect_part(shown, "issuer \"AXELOS\"\n");
    expect_part(shown, "name \"Project Management Professional (PMP)\"\n");
}

TEST(Certificates, AnAcronymBelowTheHeadingIsNone) {
    std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nWORK EXPERIENCE\n\nWelder, Tarvo, 2016 – 2019\n\nEDUCATION\n\nBSc Physics, "
        "University of Leith, 2010 – 2013\n\nCERTIFICATIONS\n\nCCNA\nQuay Alliance, 2021\n\nWelding Certificate\nQuay "
        "Alliance, 2020\n");
    expect_part(shown, "certificates\n  name \"CCNA\"\n");
}

TEST(Awards, PiecesBetweenFullStopsOfWhichOneIsTheSum) {
    const std::string shown =
        read_marked(top +
                    "## Grants\n\n- Salt in the sea. Tide Council, Discovery. $185,000, 2022 – 2027 "
                    "(PI)\n- Starting Grant, Harbour Trust: “Wells of the West”. **€396,000** 2016.\n"
                    "- Pump Medal, Society for Pumps. 2013.\n");
    expect_part(shown,
                "title \"Salt in the sea\"\n  date 2022\n  awarder \"Tide Council, Discovery\"\n"
                "  summary \"$185,000\\n(PI)\"\n");
    expect_part(shown,
                "title \"Starting Grant\"\n  date 2016\n  awarder \"Harbour Trust\"\n"
                "  summary \"“Wells of the West”\\n€396,000\"\n");
    expect_part(shown, "title \"Pump Medal\"\n");
}

TEST(Awards, WhoGaveItBeforeTheSumInBrackets) {
    const std::string shown = testing_cv::read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Grants\n\n"
        "- 2023–2026: Principal Investigator, “Hands and Names”, Humanities Research Fund (£412,300)\n"
        "- **Proyecto PID-55**, Agencia de Ciencia del Norte, 2020–2023, 145 000 € (PI)\n"
        "- 2022: Small Research Grant, Albion Academy (£9,850)\n- 2013–2016: Doctoral Studentship, Humanities Research "
        "Fund\n");
    expect_part(shown,
                "title \"Small Research Grant\"\n  date 2022\n  awarder \"Albion Academy\"\n  summary \"£9,850\"");
    expect_part(shown, "title \"Proyecto PID-55\"\n  date 2020\n  awarder \"Agencia de Ciencia del Norte\"\n");
    expect_part(shown, "title \"Principal Investigator, “Hands and Names”\"\n");
    expect_part(shown, "title \"Doctoral Studentship\"\n  date 2013\n  awarder \"Humanities Research Fund\"\n");
}

TEST(Awards, LettersThatStandForTheWordsBeforeAreOfTheTitle) {
    const std::string shown = testing_cv::read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Certificates\n\n- Good Clinical Practice (ICH-GCP), 2020\n"
        "- Life Support (Resuscitation Council), 2019\n- First Aid (Red Cross), 2018\n");
    expect_part(shown, "name \"Good Clinical Practice (ICH-GCP)\"\n");
    expect_part(shown, "name \"First Aid\"\n  date 2018\n  issuer \"Red Cross\"\n");
}

TEST(Awards, WhoPaidAndHowMuchBetweenFullStops) {
    const std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nFunding\n\n"
        "2022 - 2026  Shared Herds, Shared Fevers. Global Drylands Fund, USD 780,000. Principal investigator.\n"
        "2014 - 2018  Doctoral stipend. Lagerqvist Foundation.\n");
    expect_part(shown, "title \"Shared Herds, Shared Fevers\"\n  date 2022\n  awarder \"Global Drylands Fund\"\n");
    expect_part(shown, "USD 780,000. Principal investigator");
}

TEST(Awards, WhatOneWasInAGrantIsNobodyWhoGaveIt) {
    const std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Grants\n\n**Ice Edge Ecology** | Harbour Council | NOK 2,400,000 | "
        "2019 - 2023\n"
        "Role: PI\n\n**Krill Atlas** | Nordic Fund | EUR 80,000 | 2016 - 2017\nRole: Co-PI\n");
    expect_part(shown, "  title \"Ice Edge Ecology\"\n");
    expect_part(shown, "  awarder \"Harbour Council\"\n");
    expect_part(shown, "  awarder \"Nordic Fund\"\n");
}

TEST(Awards, TheRoleAndTheSumAreNotOfTheTitle) {
    const std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nRESEARCH GRANTS\n\n"
        "2022–2027      SSHRC Insight Grant, “Rhythm across generations” (PI), $312,450\n"
        "2013           Internal Research Grant (PI), $6,500\n");
    expect_part(shown, "  title \"SSHRC Insight Grant, “Rhythm across generations”\"\n");
    expect_part(shown, "  title \"Internal Research Grant\"\n");
    expect_part(shown, "PI\\n$6,500");
}

TEST(Awards, TheSumBehindTheDate) {
    const std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nGrants\n"
        "Starting Grant “Social Fabric”, Harbour Research Council, 2022-2027, €1,412,000 (Principal Investigator)\n"
        "PRIN 2017, Ministry of University and Research, 2019-2022, €96,500 (local unit coordinator)\n"
        "Young Researcher Grant, Fondazione Molo, 2017, €38,000\n");
    expect_part(shown, "  title \"Starting Grant “Social Fabric”\"\n");
    expect_part(shown, "  awarder \"Harbour Research Council\"\n");
    expect_part(shown, "  title \"PRIN 2017\"\n");
}

TEST(Awards, BulletsOfWhichEachHasAYearSomewhere) {
    const std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Achievements\n\n- Winner of the Harbour Cup 2018\n"
        "- Speaker at Tide Days 2019: \"Queues that forgive\"\n");
    expect_part(shown, "awards\n  title \"Winner of the Harbour Cup\"\n  date 2018\nawards\n");
}

TEST(Awards, ASumInTheCellBehindThePeriod) {
    const std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Third-Party Funding\n\n| Funder | Project | Period | Amount "
        "|\n|---|---|---|---|\n"
        "| Harbour Fund | Clonal tides | 2023–2026 | EUR 412,300 |\n| Quay Fund | Salt maps | 2021–2024 | EUR 180,000 "
        "|\n");
    expect_part(shown, "  title \"Clonal tides\"\n  date 2023\n");
    expect_part(shown, "  title \"Salt maps\"\n  date 2021\n");
}

TEST(Certificates, GiversInBrackets) {
    const std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nEXPERIENCE\n\nEngineer, Harbour Ltd, 2019 – 2021\n\nEDUCATION\n\n"
        "BSc Physics, Harbour University, 2008 – 2011\n\nCERTIFICATES\n\n"
        "Dry Needling, levels I and II (Harbour Clinic, 2021, 40 hours)\n"
        "Manual Therapy - Pull and Push, level 1 (2018)\nBasic Life Support (Red Cross, March 2024)\n"
        "Sea Safety (valid until 08.2026)\n");
    testing_cv::expect_part(shown,
                            "name \"Dry Needling, levels I and II\"\n  date 2021\n  issuer \"Harbour Clinic\"\n");
    testing_cv::expect_part(shown, "name \"Manual Therapy - Pull and Push, level 1\"\n  date 2018\n");
    testing_cv::expect_part(shown, "name \"Basic Life Support\"\n  date 2024-03\n  issuer \"Red Cross\"\n");
    testing_cv::expect_part(shown, "name \"Sea Safety (valid until 08.2026)\"\n");
}

TEST(Certificates, BracketsOfTitles) {
    const std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nEXPERIENCE\n\nEngineer, Harbour Ltd, 2019 – 2021\n\nEDUCATION\n\n"
        "BSc Physics, Harbour University, 2008 – 2011\n\nCERTIFICATES\n\n"
        "Professional Geoscientist (P.Geo.), APEGS, 2014\nALSO (Advanced Life Support in Obstetrics), 2011\n"
        "\nAWARDS\n\nJubilee Medal (Nova Scotia), 2022\nPoster Prize (Harbour Trust), 2019\n");
    testing_cv::expect_part(shown, "name \"Professional Geoscientist (P.Geo.)\"\n  date 2014\n  issuer \"APEGS\"\n");
    testing_cv::expect_part(shown, "name \"ALSO (Advanced Life Support in Obstetrics)\"\n");
    testing_cv::expect_part(shown, "title \"Jubilee Medal (Nova Scotia)\"\n");
    testing_cv::expect_part(shown, "title \"Poster Prize\"\n  date 2019\n  awarder \"Harbour Trust\"\n");
}

}  // namespace
}  // namespace cvconv
