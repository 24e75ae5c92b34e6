#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

using testing_cv::expect_none;
using testing_cv::expect_part;
using testing_cv::read_marked;

const std::string top = "# Ida Fjord\n\nida@fjord.example\n\n## Memberships\n\n";

TEST(Volunteer, WhatOneWasBeforeTheNameOfAnOrganisation) {
    std::string shown = read_marked(top +
                                    "Member, Society of Harbour Engineers, since 2012\n\n"
                                    "Branch secretary, Coalfields Engineers Guild, 2019–2021\n");
    expect_part(shown, "volunteer\n  organization \"Society of Harbour Engineers\"\n  position \"Member\"\n");
    expect_part(shown, "volunteer\n  organization \"Coalfields Engineers Guild\"\n  position \"Branch secretary\"\n");
}

TEST(Volunteer, ReviewerOfAList) {
    std::string shown = read_marked(top +
                                    "- Reviewer: TideComp, Pumps, *Interacting with Harbours*\n"
                                    "- Referee for *Tide Letters* and *Salt* (since 2016)\n"
                                    "- Reviewer (Harbour Robotics Letters, since 2020)\n"
                                    "- Member, Society of Harbour Engineers, since 2012\n");
    expect_part(shown,
                "volunteer\n  organization \"TideComp, Pumps, Interacting with Harbours\"\n  position \"Reviewer\"\n");
    expect_part(shown, "  organization \"Tide Letters and Salt\"\n  position \"Referee\"\n  start_date 2016\n");
    expect_part(shown, "  organization \"Harbour Robotics Letters\"\n  position \"Reviewer\"\n  start_date 2020\n");
    expect_part(shown, "  organization \"Society of Harbour Engineers\"\n  position \"Member\"\n");
}

TEST(Volunteer, ACommitteeForEachYear) {
    std::string shown = read_marked(top +
                                    "Artifact Evaluation Committee: TIDES 2025, MLPump 2024\n\n"
                                    "Reviewer: Transactions on Salt and Water\n\n"
                                    "President, Association of Norwegian Divers (Korea), 2019 – 2020\n\n"
                                    "Review panel, Harbour Research Council, 2017 and 2019\n");
    expect_part(shown,
                "  organization \"TIDES 2025\"\n  position \"Artifact Evaluation Committee\"\n  start_date 2025\n");
    expect_part(shown,
                "  organization \"MLPump 2024\"\n  position \"Artifact Evaluation Committee\"\n  start_date 2024\n");
    expect_part(shown, "  organization \"Transactions on Salt and Water\"\n  position \"Reviewer\"\n");
    expect_part(shown, "  organization \"Association of Norwegian Divers (Korea)\"\n  position \"President\"\n");
    expect_part(shown, "  position \"Review panel\"\n  start_date 2017\n  end_date 2017\n");
    expect_part(shown, "  position \"Review panel\"\n  start_date 2019\n  end_date 2019\n");
}

TEST(Volunteer, SmallLettersGoOnWithTheOffice) {
    std::string shown = read_marked(top +
                                    "- Convener, session on trace metals, Tide Meeting, 2024\n"
                                    "- Student volunteer, PUMPS 2023\n");
    expect_part(shown, "  organization \"Tide Meeting\"\n  position \"Convener, session on trace metals\"\n");
    expect_part(shown, "  organization \"PUMPS 2023\"\n  position \"Student volunteer\"\n  start_date 2023\n");
}

TEST(Volunteer, TheOfficeBehindTheOrganisation) {
    std::string shown =
        read_marked(top + "- Harbour Ringers, secretary, 2021–2024\n- Salt Society, member, since 2018\n");
    expect_part(shown, "  organization \"Harbour Ringers\"\n  position \"secretary\"\n  start_date 2021\n");
    expect_part(shown, "  organization \"Salt Society\"\n  position \"member\"\n  start_date 2018\n");
}

TEST(Volunteer, SeveralDutiesInALine) {
    std::string shown =
        read_marked(top +
                    "**Editorial boards:** Annals of Salt (2018–), Tide Studies (2015–2019)\n\n"
                    "**Departmental:** Chair, Graduate Committee, 2019–2021; Member, Hiring Committee, 2017\n");
    expect_part(shown, "  organization \"Annals of Salt\"\n  position \"Editorial boards\"\n  start_date 2018\n");
    expect_part(shown, "  organization \"Tide Studies\"\n  position \"Editorial boards\"\n  start_date 2015\n");
    expect_part(shown, "  organization \"Graduate Committee\"\n  position \"Chair\"\n  start_date 2019\n");
    expect_part(shown, "  organization \"Hiring Committee\"\n  position \"Member\"\n  start_date 2017\n");
}

TEST(Volunteer, MembershipsInARow) {
    std::string shown =
        read_marked(top + "American Association of Pumps; Norwegian Salt Society; Royal Tide Society (Fellow)\n");
    expect_part(shown, "volunteer\n  organization \"American Association of Pumps\"\n");
    expect_part(shown, "volunteer\n  organization \"Royal Tide Society\"\n  position \"Fellow\"\n");
}

TEST(Volunteer, MemberOf) {
    std::string shown =
        read_marked(top + "- Member of the London Salt Society since 2012\n- Organiser, Pump Seminar, since 2019\n");
    expect_part(shown, "  organization \"London Salt Society\"\n  position \"Member\"\n  start_date 2012\n");
}

TEST(Volunteer, OtherLanguages) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Mitgliedschaften\n\n"
        "- Mitglied im Verband der Hafenkunde, seit 2015\n"
        "- Gutachter für: Zeitschrift für Seekunde, Nordblatt\n");
    expect_part(shown, "  organization \"Verband der Hafenkunde\"\n  position \"Mitglied\"\n  start_date 2015\n");
    expect_part(shown, "  organization \"Zeitschrift für Seekunde, Nordblatt\"\n  position \"Gutachter\"\n");
}

TEST(Volunteer, ProseAboutAMembershipIsNoEntry) {
    std::string shown = read_marked(top +
                                    "**Treasurer**, Harbour Society, 2015 – 2019\n\n"
                                    "Member of the Salt programme since 2008, and of two others before that time.\n");
    expect_none(shown, "organization \"Salt");
}

TEST(Volunteer, ATeamAndItsClub) {
    expect_part(read_marked(top + "- Trainer for U12, Harbour Rowers, 2015 – 2019\n"),
                "  organization \"Harbour Rowers\"\n  position \"Trainer for U12\"\n");
}

TEST(Volunteer, AFireBrigadeIsNoOffice) {
    expect_part(read_marked(top + "- Gerätewart, Freiwillige Feuerwehr Nordhafen, seit 2010\n"),
                "  organization \"Freiwillige Feuerwehr Nordhafen\"\n  position \"Gerätewart\"\n");
}

TEST(Volunteer, AnOfficeOfAnOrganisation) {
    expect_part(read_marked(top + "- Secretary of the Harbour Society since 2020\n"),
                "  organization \"Harbour Society\"\n  position \"Secretary\"\n");
}

TEST(Service, SocietiesOfAMember) {
    std::string shown = read_marked(top +
                                    "## Service\n\n- Member of the Swiss Tidal Society and the European Tidal Society\n"
                                    "- Member: Salt Association, Royal Pump Society\n"
                                    "- Fellow, Society of Salt (elected 2021)\n");
    expect_part(shown, "  organization \"Swiss Tidal Society\"\n");
    expect_part(shown, "  organization \"European Tidal Society\"\n");
    expect_part(shown, "  organization \"Royal Pump Society\"\n");
    expect_part(shown, "  organization \"Society of Salt\"\n");
}

TEST(Service, TheYearOfAWorkshopIsOfItsName) {
    std::string shown = read_marked(top +
                                    "## Service\n\n- Organiser, TIDES Workshop 2023\n"
                                    "- Reviewer: Salt Notes, Sea Letters, PumpCon (2023, 2024)\n");
    expect_part(shown, "  organization \"TIDES Workshop 2023\"\n");
    expect_part(shown, "  organization \"Salt Notes, Sea Letters, PumpCon (2023, 2024)\"\n");
}

TEST(Volunteer, SocietiesOneALine) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Professional Memberships\n\n"
        "- Modern Tide Association\n- Academy of Pumps\n- New Quay Society\n");
    for (const char* name : {"Modern Tide Association", "Academy of Pumps", "New Quay Society"}) {
        expect_part(shown, std::string("volunteer\n  organization \"") + name + "\"\n");
    }
}

// What one was stands above several lines, and so does the year of those that have none.
TEST(Service, TitlesAndYearsAboveLines) {
    std::string shown = testing_cv::read_marked(
        "# Ada Example\n\nada@example.org\n\n## Professional Service\n\n**Program Committees**\n\n2015\n\n"
        "- Workshop on Tides, Leith\n- Pump Symposium, Orkney, May 2015\n\n2013\n\n- Salt Conference, Leeds\n\n"
        "**Conference Organization**\n\n- Publicity Chair: Workshop on Ropes, Leith, 2012\n");
    expect_part(shown,
                "organization \"Workshop on Tides, Leith\"\n  position \"Program Committees\"\n  start_date 2015\n");
    expect_part(shown,
                "organization \"Pump Symposium, Orkney\"\n  position \"Program Committees\"\n  start_date 2015-05\n");
    expect_part(shown,
                "organization \"Salt Conference, Leeds\"\n  position \"Program Committees\"\n  start_date 2013\n");
    expect_part(shown, "organization \"Workshop on Ropes, Leith\"\n  position \"Publicity Chair\"\n");
}

TEST(Service, BoardsOfJournals) {
    std::string shown = testing_cv::read_marked(
        "# Ada Example\n\nada@example.org\n\n## Professional Service\n\n"
        "- 2012 – 2015: Associate Editor for the Journal of Tides\n"
        "- 2009 – 2011: Member of the Editorial Board of the Pump Letters\n");
    expect_part(shown, "organization \"Journal of Tides\"\n  position \"Associate Editor\"\n");
    expect_part(shown, "organization \"Pump Letters\"\n  position \"Member of the Editorial Board\"\n");
}

TEST(Volunteer, AnOfficeAndItsDateInBrackets) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Professional activity\n\n"
        "Associate Editor of The Quarterly Journal of Experimental Tides (2017–2020).\n\n"
        "Member of the Council of Pumps (2008–present).\n");
    expect_part(shown, "  organization \"Council of Pumps\"\n  position \"Member\"\n");
    expect_part(shown, "  position \"Associate Editor\"\n");
}

TEST(Volunteer, JobsThatSayTheyAreUnpaid) {
    std::string shown = testing_cv::read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Work Experience\n\n"
        "**Tide Station, 30 July 2018 – 7 September 2018 (volunteer)**\n\nDuties: care of the tanks.\n\n"
        "**Harbour Works, 5 December 2018 – present (paid)**\n\nDuties: care of the pumps.\n");
    testing_cv::expect_part(shown, "volunteer\n  organization \"Tide Station\"\n");
    testing_cv::expect_part(shown, "work\n  name \"Harbour Works\"\n");
}

TEST(Volunteer, JobsWhosePositionSaysSo) {
    std::string shown = testing_cv::read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Work Experience\n\n"
        "### Engineer\n\nAcme Ltd, 2018 – 2022\n\n- Kept the pumps.\n\n"
        "### Volunteer\n\nHarbour Relief Ltd, 2016 – 2018\n\n- Cooked for sailors.\n\n"
        "### Scheduler (volunteer)\n\nTide Nursery Ltd, 2014 – 2016\n\n- Wrote the rota.\n\n"
        "### Volunteer Coordinator\n\nQuay Charity Ltd, 2012 – 2014\n\n- Led the volunteers.\n\n## Education\n\n"
        "BSc Physics, Harbour University, 2011\n\n## Skills\n\nPumps, Gates\n\n## Languages\n\nNorwegian\n");
    expect_part(shown, "volunteer\n  organization \"Harbour Relief Ltd\"\n");
    expect_part(shown, "volunteer\n  organization \"Tide Nursery Ltd\"\n");
    expect_part(shown, "work\n  name \"Quay Charity Ltd\"\n");
}

TEST(Volunteer, ARoleOverTheOrganisationAndItsYears) {
    std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nEDUCATION\n\nPh.D. Tide Science, University of Ardle, "
        "2016\n\nSKILLS\n\nPumps, Gates, Knots\n\nLANGUAGES\n\nNorwegian (native)\n\nSERVICE\n\n"
        "Co-Convener: Tide Theory Proseminar\nUniversity of Ardle, Harbour Campus                 2014-2015\n\n"
        "Co-Convener: Pump Methods Colloquium\nUniversity of Ardle, Harbour Campus                 2013-2014\n\n"
        "Representative to Hiring Committee\nUniversity of Ardle, Brack                            2008-2009\n");
    expect_part(shown,
                "volunteer\n  organization \"University of Ardle, Harbour Campus\"\n"
                "  position \"Co-Convener: Pump Methods Colloquium\"\n");
    expect_part(shown, "  position \"Representative to Hiring Committee\"\n");
}

TEST(Volunteer, AnOfficeABullet) {
    const std::string shown = testing_cv::read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Memberships and Community Service\n\n"
        "- Member, Evaluation Society of Leith (since 2017)\n- Treasurer, Harbour Alumnae Association, 2018 – 2021\n"
        "- Sunday School teacher, St Barnabas, Hull\n");
    testing_cv::expect_part(shown, "  organization \"Harbour Alumnae Association\"\n");
    testing_cv::expect_part(shown, "  position \"Sunday School teacher\"\n");
}

TEST(Volunteer, RolesBeforePrepositions) {
    const std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nEXPERIENCE\n\nEngineer, Harbour Ltd, 2019 – 2021\n\nEDUCATION\n\n"
        "BSc Physics, Harbour University, 2008 – 2011\n\nVOLUNTEERING\n\n"
        "Voluntário no Banco Alimentar de Coimbra, desde 2016\n"
        "Bestyrelsesmedlem i Kystens Friskole, 2018 – 2020\n"
        "Bestuurslid (archief) van Zeezang, Leith, 2012 – 2014\nVolunteer in Kenya, 2011\n");
    testing_cv::expect_part(shown, "organization \"Banco Alimentar de Coimbra\"\n  position \"Voluntário\"\n");
    testing_cv::expect_part(shown, "organization \"Kystens Friskole\"\n  position \"Bestyrelsesmedlem\"\n");
    testing_cv::expect_part(shown, "organization \"Zeezang, Leith\"\n  position \"Bestuurslid (archief)\"\n");
    testing_cv::expect_part(shown, "position \"Volunteer in Kenya\"\n");
}

}  // namespace
}  // namespace cvconv
