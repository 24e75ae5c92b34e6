#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

using testing_cv::expect_none;
using testing_cv::expect_part;
using testing_cv::read_marked;
using testing_cv::read_plain;

const std::string top = "# Ida Fjord\n\nida@fjord.example\n\n## Work Experience\n\n";

TEST(Work, PointsInOneLineStandBetweenBullets) {
    std::string shown =
        read_marked(top +
                    "**Engineer**, Harbour Ltd, 2012 – 2020\n\n"
                    "Built the nets of the outer port • Served as the contact for the crews of 14 boats • "
                    "Cut the weight of the nets by 5% • Wrote the plans\n\n"
                    "**Welder**, Ardle Pipes, 2010 – 2012\n\nPipes • Tanks • Hulls\n");
    expect_part(shown,
                "  highlights \"Built the nets of the outer port\"\n"
                "  highlights \"Served as the contact for the crews of 14 boats\"\n");
    expect_none(shown, "highlights \"Tanks\"");
}

TEST(Work, TheEmployerBehindWordsThatMeanIn) {
    std::string shown = testing_cv::read_marked(
        "# Ada Exemple\n\nada@port.example\n\n## Expérience professionnelle\n\n"
        "2019 à présent Directrice technique de la flotte à l'ARDLE\n\n"
        "2015 - 2019 Formatrice en voile à la Banque du Port\n\n"
        "2012 - 2015 Soudeuse au chantier naval\n");
    testing_cv::expect_part(shown, "work\n  name \"ARDLE\"\n  position \"Directrice technique de la flotte\"\n");
    testing_cv::expect_part(shown, "work\n  name \"Banque du Port\"\n  position \"Formatrice en voile\"\n");
}

TEST(Work, WordsThatMeanInPartNoPosition) {
    std::string shown = testing_cv::read_marked(
        "# Ada Exemple\n\nada@port.example\n\n## Expérience professionnelle\n\n"
        "2015 - 2019 Ingénieur en Informatique, Port SARL\n\n"
        "2012 - 2015 Responsable à l'Export, Voiles SA\n");
    testing_cv::expect_part(shown, "position \"Ingénieur en Informatique\"\n");
    testing_cv::expect_part(shown, "name \"Port SARL\"\n");
}

TEST(Work, AStayWithAnEmployerOverItsRoles) {
    std::string shown = read_marked(top +
                                    "**Harbour Systems Ltd** (2015 – present)\n\n"
                                    "**Lead Engineer**, 2019 – present\n\n- Runs the pumps.\n\n"
                                    "**Engineer**, 2015 – 2018\n\n- Built the pumps.\n");
    expect_part(shown, "work\n  name \"Harbour Systems Ltd\"\n  position \"Lead Engineer\"\n  start_date 2019\n");
    expect_part(shown, "work\n  name \"Harbour Systems Ltd\"\n  position \"Engineer\"\n  start_date 2015\n");
    expect_none(shown, "start_date 2015\n  current");
}

TEST(Work, TheHeaderMayRunIntoTheText) {
    std::string shown =
        read_marked(top +
                    "**Engineer**, Harbour Ltd, Leeds, 2011 to 2015. Built the pumps of three harbours.\n\n"
                    "**Welder**, Dock Ltd, Leeds, 2008 to 2011. Mended the pipes of old ships.\n");
    expect_part(shown, "  position \"Engineer\"\n  start_date 2011\n  end_date 2015\n");
    expect_part(shown, "  summary \"Built the pumps of three harbours.\"\n");
    expect_part(shown, "work\n  name \"Dock Ltd\"\n");
}

TEST(Work, BelowATableAPositionTellsMoreOfItsRow) {
    std::string shown = read_marked(top +
                                    "| Period | Position | Employer |\n|---|---|---|\n"
                                    "| 2016 – 2020 | Engineer | Harbour Ltd |\n| 2010 – 2016 | Welder | Dock Ltd |\n\n"
                                    "**Engineer**, duties:\n\n- Built pumps for three harbours\n- Ran a crew of six\n");
    expect_part(shown,
                "  position \"Engineer\"\n  start_date 2016\n  end_date 2020\n"
                "  highlights \"Built pumps for three harbours\"\n");
}

TEST(Work, HeadersOfPhrasesWithFullStops) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Experiencia laboral\n\n"
        "Jefa de proyecto. Puerto Levante S.A., Valencia. Marzo 2018 – actualidad.\n\n"
        "- Dirección de la obra del nuevo muelle.\n\n"
        "Ingeniera. Obras del Norte S.L., Bilbao. Enero 2013 – febrero 2018.\n\n"
        "- Planificación semanal y control de costes.\n");
    expect_part(shown,
                "work\n  name \"Puerto Levante S.A.\"\n  location \"Valencia\"\n  position \"Jefa de proyecto\"\n");
}

TEST(Work, BulletsMayBeLabels) {
    std::string shown = read_marked(top +
                                    "### Harbour Pumps Ltd\n\n- **Period:** 03/2018 – 05/2021\n"
                                    "- **Position:** fitter\n- **Tasks:**\n  - mended pumps\n  - trained crews\n\n"
                                    "### Dock Ltd\n\n- **Period:** 2010 – 2018\n- **Position:** welder\n"
                                    "- **Tasks:** Looked after the gates of three docks.\n");
    expect_part(shown,
                "work\n  name \"Harbour Pumps Ltd\"\n  position \"fitter\"\n  start_date 2018-03\n  end_date 2021-05\n"
                "  highlights \"mended pumps\"\n  highlights \"trained crews\"\n");
    expect_part(shown, "  summary \"Looked after the gates of three docks.\"\n");
}

TEST(Work, ANameBehindTheEmployerIsATown) {
    std::string shown =
        read_marked(top +
                    "**Engineer**\n\nForth Fluid Machinery Ltd, Glenbrae\n\n2012 – 2020\n\n- Kept pumps.\n\n"
                    "**Welder**\n\nDock Ltd, Cape Hollow\n\n2008 – 2012\n\n- Mended gates.\n");
    expect_part(shown, "work\n  name \"Forth Fluid Machinery Ltd\"\n  location \"Glenbrae\"\n");
    expect_part(shown, "work\n  name \"Dock Ltd\"\n  location \"Cape Hollow\"\n");
}

TEST(Work, BulletsBeforeLabelsAreNoList) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Prax\n\n"
        "#### ELEKTRO PRÍSTAV, s. r. o.\n\n"
        "- **Obdobie:** 1. 3. 2018 – trvá\n- **Pozícia:** zváračka\n- **Miesto:** Martin\n"
        "- **Náplň práce:**\n  - zváranie rúr\n  - kniha zvarov\n\n"
        "#### Rúry Adda GmbH\n\n- **Obdobie:** 2009 – 2014\n- **Pozícia:** učnica\n");
    expect_part(shown, "work\n  name \"ELEKTRO PRÍSTAV, s. r. o.\"\n  location \"Martin\"\n  position \"zváračka\"\n");
    expect_part(shown, "  highlights \"zváranie rúr\"\n  highlights \"kniha zvarov\"\n");
    expect_part(shown, "  position \"učnica\"\n  start_date 2009\n  end_date 2014\n");
}

TEST(Work, TheAddressBelowAnEmployerWhoseLabelAsksForIt) {
    std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nWORK EXPERIENCE\n\n"
        "Dates (from - to)             2014 - 2018\n"
        "Name and address of employer  Quandt Pipes\n"
        "                              12 Quay Road, Zwickelhaven\n"
        "Position held                 Welder\n\n"
        "Dates (from - to)             2010 - 2014\n"
        "Name and address of employer  Organs and Sons Ltd., Zwickelhaven\n"
        "Position held                 Tuner\n");
    expect_part(shown, "work\n  name \"Quandt Pipes\"\n  location \"12 Quay Road, Zwickelhaven\"\n");
    expect_part(shown, "work\n  name \"Organs and Sons Ltd.\"\n  location \"Zwickelhaven\"\n");
}

TEST(Work, TownsThatNoListHas) {
    std::string shown = read_marked(top +
                                    "Welder, Dock Ltd, Tarstrot, 2013 – 2016\n\n"
                                    "Engineer – Harbour Pumps (contract), Leeds, 2010 – 2013\n\n"
                                    "### Osteria Bruna, Tarstrot (TT)\n\nCook, 2008 – 2010\n");
    expect_part(shown, "  name \"Dock Ltd\"\n  location \"Tarstrot\"\n  position \"Welder\"\n");
    expect_part(shown, "  name \"Osteria Bruna\"\n  location \"Tarstrot (TT)\"\n  position \"Cook\"\n");
}

TEST(Work, AnAddressBelowTheEmployerIsItsPlace) {
    std::string shown = read_plain(
        "Ida Fjord\n\nWORK EXPERIENCE\n\nWELDER                    06/2018 - Present\n"
        "Office of Docks, Harbour District\n3900 E. Tide Street, Elko, NV 89801\n- Welded gates\n\n"
        "TRAINEE                   03/2014 - 05/2018\nOffice of Docks, River District\n"
        "660 S. 12th Street, Elko, NV 89801\n- Swept gates\n");
    expect_part(shown,
                "  name \"Office of Docks, Harbour District\"\n  location \"3900 E. Tide Street, Elko, NV 89801\"\n");
}

TEST(Work, EntriesWithoutADateAmongDatedOnes) {
    std::string shown = read_marked(top +
                                    "**Welder**, 2013 – 2016\\\nDock Ltd, Leeds\n- Welded gates of three docks\n\n"
                                    "**Cook**, 2010 – 2013\\\nHarbour Inn, Leeds\n\n"
                                    "**Courier**\\\nTide Post, Leeds\n");
    expect_part(shown, "work\n  name \"Tide Post\"\n  location \"Leeds\"\n  position \"Courier\"\n");
}

TEST(Work, ABlockOfLabelsWithoutItsPeriod) {
    std::string shown = read_plain(
        "Ida Fjord\n\nWORK EXPERIENCE\n\nPeriod:    2018 - today\nPosition:  Welder\nEmployer:  Dock Ltd, Leeds\n\n"
        "Period:    2012 - 2018\nPosition:  Cook\nEmployer:  Harbour Inn Ltd, Tarstrot\n\n"
        "Position:  Courier\nEmployer:  Tide Post, Leeds\n");
    expect_part(shown, "  name \"Harbour Inn Ltd\"\n  location \"Tarstrot\"\n  position \"Cook\"\n");
    expect_part(shown, "work\n  name \"Tide Post\"\n  location \"Leeds\"\n  position \"Courier\"\n");
}

TEST(Work, NumberedJobsThatBeginWithTheirDates) {
    std::string shown = read_plain(
        "Ida Fjord\n\nWORK EXPERIENCE\n\n1. since 10/2016 - Welder, Dock Ltd, Leeds\n\n"
        "2. 03.2013 - 09.2016 - Cook, Harbour Inn, Leeds\n\n3. Courier, Tide Post, Leeds\n");
    expect_part(shown, "  position \"Cook\"\n  start_date 2013-03\n  end_date 2016-09\n");
    expect_part(shown, "work\n  name \"Tide Post\"\n");
}

// "企画部" is a part of the employer named above its stays.
TEST(Work, DepartmentsUnderAnEmployer) {
    std::string shown = read_marked(
        "# 職務経歴書\n\n氏名：見本　花子\n\n## 職務経歴\n\n"
        "### 株式会社港物流（2015年5月～現在）\n\n- 事業内容：倉庫業\n- 従業員数：420名\n\n"
        "#### 2015年5月～2019年3月　企画部　担当\n\n- 手順書の作成\n- 備品の管理\n\n"
        "#### 2019年4月～現在　企画部　係長\n\n- 部下の育成\n- 計画の立案\n");
    expect_part(shown,
                "work\n  name \"株式会社港物流\"\n  description \"倉庫業\\n従業員数：420名\"\n"
                "  position \"企画部 担当\"\n");
    expect_part(shown, "  position \"企画部 係長\"\n  start_date 2019-04\n");
    expect_none(shown, "name \"企画部\"");
}

TEST(Work, ABreakHasNoEmployer) {
    std::string shown = read_marked(top +
                                    "**Welder**, Dock Ltd, 2019 – 2021\n\n**Career break**, 2017 – 2019\n\n"
                                    "**Cook**, Harbour Inn, 2010 – 2017\n");
    expect_part(shown, "work\n  position \"Career break\"\n  start_date 2017\n");
}

TEST(Work, AnEarlierRoleThatEndsWhereTheNextBegins) {
    std::string shown =
        read_marked(top +
                    "**Lead Engineer** | 06/2019 – present\\\nHarbour Pumps, Leeds\n- Runs the pumps of "
                    "three docks\n\n**Engineer** | 03/2016 – 05/2019\n- Built the pumps of two docks\n\n"
                    "**Cook** | 01/2010 – 12/2015\\\nHarbour Inn, Leeds\n");
    expect_part(shown, "work\n  name \"Harbour Pumps\"\n  location \"Leeds\"\n  position \"Engineer\"\n");
}

TEST(Work, LabelledPlacesBetweenBars) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Esperienza lavorativa\n\n"
        "### Saldatrice\n\n2012 – 2016\n\nCantieri del Porto S.r.l.\n\nCittà: Verona | Paese: Italia\n");
    expect_part(shown, "  location \"Verona, Italia\"\n");
}

TEST(Work, AJobInOneItemWithItsPlaceBehindTheDates) {
    std::string shown =
        read_marked(top +
                    "- **Welder**: [Harbour Works][1], May 2012 – May 2013, Hull\n"
                    "- **Night Keeper**: [Tide Ltd][2], June 2010 – April 2012, Leeds\n"
                    "- **Cook**: [Quay Inn][3], July 2008 – May 2010\n\n"
                    "[1]: https://works.example\n[2]: https://tide.example\n[3]: https://inn.example\n");
    expect_part(shown, "work\n  name \"Harbour Works\"\n  location \"Hull\"\n  position \"Welder\"\n");
    expect_part(shown, "work\n  name \"Tide Ltd\"\n  location \"Leeds\"\n  position \"Night Keeper\"\n");
    expect_part(shown, "work\n  name \"Quay Inn\"\n  position \"Cook\"\n");
}

TEST(Work, APositionThatIsAList) {
    std::string shown = read_marked(
        top +
        "### Coordinator for Tides, Salt, and Harbours, 2016 – 2019\n\nQuay College\n\n- Kept the tables.\n\n"
        "### Editor, *Tide News* and *Harbour Post*, 2012 – 2016\n\n- Wrote about pumps.\n");
    expect_part(shown, "position \"Coordinator for Tides, Salt, and Harbours\"\n");
    expect_part(shown, "name \"Tide News and Harbour Post\"\n");
}

TEST(Work, APartOfTheEmployerBeforeTheWhole) {
    std::string shown = read_marked(
        top +
        "**Keeper of Salt**\\\nCenter on the Growing Tide at Harbour University, Leeds (03/2018 – 05/2020)\n\n"
        "- Kept the salt.\n\n"
        "**Project Assistant**\\\nProject Quay, Harbour College, Leeds (06/2016 – 02/2018)\n\n- Wrote lists.\n");
    expect_part(shown, "  name \"Center on the Growing Tide at Harbour University\"\n");
}

TEST(Work, AnEmployerNamedByItsHost) {
    std::string shown =
        read_marked(top +
                    "**Reporter, TideNews.ca**\\\nLeeds - July 2015 to current\n\n- Writes of pumps.\n\n"
                    "**Intern, The Harbour Times**\\\nHull - April 2014 to May 2015\n\n- Wrote of salt.\n");
    expect_part(shown, "  name \"TideNews.ca\"\n");
}

TEST(Work, HeadingsForEmployersAndForTheirRoles) {
    std::string shown = read_marked(
        "# Experience\n\n## Harbour Works, 2008-2016\n\n### Keeper of Lights, 2011-2016\n\n**Leadership Roles**\n\n"
        "- Built a house for the pumps of the mole.\n- Served as keeper of the salt (2012-2014)\n\n"
        "### Mender of Nets, 2008-2011\n\n- Mended the nets of three boats.\n\n"
        "## Earlier Work\n\nQuay College, Leeds\n\n### Library Assistant, 2006-2008\nLent the books of the estuary, "
        "and those\n"
        "of the islands.\n\n# Education\n\nBSc Physics, Tide University, 2006\n");
    expect_part(shown, "work\n  name \"Harbour Works\"\n  position \"Keeper of Lights\"\n  start_date 2011\n");
    expect_part(shown, "work\n  name \"Harbour Works\"\n  position \"Mender of Nets\"\n  start_date 2008\n");
    expect_part(shown, "  highlights \"Served as keeper of the salt (2012-2014)\"\n");
    expect_part(shown, "work\n  name \"Quay College\"\n  location \"Leeds\"\n  position \"Library Assistant\"\n");
}

TEST(Work, OnlyEmployersAreNamed) {
    std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nEXPERIENCE\n\n"
        "2018-        Saltify ------------------------------------ Boston, MA\n     pumps and valves.\n\n"
        "2016-2018    Tide Logics, Inc. ---------------------- Cambridge, MA\n     tables of tides.\n\n"
        "2003-2007    HP ------------------------------------- Cambridge, MA\n     gauges of the harbours, and their "
        "care.\n\n"
        "2002         n2N Quays ----------------------------- Cambridge, MA\n     nets, boats and the mending of "
        "both.\n\n"
        "2000-2002    Harbour, LLC --------------------------- Cambridge, MA\n     ropes of hemp, knots and splices of "
        "all kinds.\n\n"
        "EDUCATION\n\n1999 BSc Marine Biology ------------------- Quay University\n");
    expect_part(shown, "work\n  name \"Saltify\"\n  location \"Boston, MA\"\n");
    expect_part(shown, "work\n  name \"HP\"\n  location \"Cambridge, MA\"\n");
    expect_part(shown, "work\n  name \"n2N Quays\"\n");
}

TEST(Work, PiecesBetweenFullStops) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Employment\n\n"
        "Professor. Department of Tides. Harbour University. 2016–present. (On leave 2021–22.)\n\n"
        "Associate Director. Office of Tides. Quay School of the Sea. Harbour University. 1995–97.\n");
    expect_part(shown, "  name \"Harbour University\"\n");
    expect_part(shown, "  description \"Department of Tides\\nOn leave 2021–22.\"\n");
    expect_part(shown, "  position \"Associate Director\"\n");
    expect_part(shown, "\"Office of Tides. Quay School of the Sea\"");
}

TEST(Work, RolesAsDatedBulletsBelowTheEmployer) {
    std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nEXPERIENCE\n\n"
        "Harbour University, Leith\n"
        " ■ Research Assistant                                        Aug 2018 – Present\n"
        "    ● Mapped the tides of the north.\n"
        " ■ Student Assistant                                         May 2016 – Aug 2017\n"
        "    ● Mended pumps.\n");
    expect_part(shown, "  position \"Research Assistant\"\n  start_date 2018-08\n");
    expect_part(shown, "  position \"Student Assistant\"\n  start_date 2016-05\n");
    expect_part(shown, "  highlights \"Mended pumps.\"\n");
}

TEST(Work, PresentAloneInTheRail) {
    std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nEXPERIENCE\n\n"
        "Present        Engineer, Harbour Pumps Ltd, Leith\n               - Mended pumps.\n"
        "2019 – 2021    Fitter, Quay Works Ltd, Hull\n               - Mended quays.\n");
    expect_part(shown, "  name \"Harbour Pumps Ltd\"\n");
    expect_part(shown, "  position \"Fitter\"\n");
    expect_none(shown, "description \"Present\"");
}

TEST(Work, ALinkInBracketsIsNoPartOfTheName) {
    const std::string shown = testing_cv::read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Experience\n\n"
        "### Engineer, Harbour Ltd (https://harbour.example)\n\n2012 – 2020\n\n- Mended pumps\n");
    testing_cv::expect_part(shown, "work\n  name \"Harbour Ltd\"\n  position \"Engineer\"\n");
}

TEST(Work, ABulletThatNamesThePosition) {
    std::string shown = read_marked(top +
                                    "### Harbour Works Ltd (2019 – 2021)\n\n- Pumps of the north\n- Role: Senior "
                                    "Engineer\n- Built a pump.\n\n"
                                    "### Quay Ltd, Fitter (2016 – 2019)\n\n- Role: engineer on call\n- Mended nets.\n");
    expect_part(shown, "  position \"Senior Engineer\"\n");
    expect_part(shown, "  highlights \"Role: engineer on call\"\n");
}

TEST(Work, HeadingsBelowDatedOnesDivideAJob) {
    std::string shown =
        read_marked(top +
                    "### Harbour Works Ltd, Engineer (2019 – 2021)\n\n#### Pumps of the north\n\n- Built a pump.\n\n"
                    "#### Nets and ropes\n\n- Mended nets.\n\n"
                    "### Quay Ltd, Fitter (2016 – 2019)\n\n#### Moorings\n\n- Mended moorings.\n");
    EXPECT_EQ(shown.find("position \"Nets and ropes\""), std::string::npos) << shown;
    EXPECT_EQ(shown.find("name \"Moorings\""), std::string::npos) << shown;
    expect_part(shown, "  highlights \"Mended nets.\"\n");
}

TEST(Work, TownsBelowTheDatesAsInOtherJobs) {
    std::string shown = read_marked(
        top +
        "### Fitter\nTide Ltd  \nJan. 2019 – Feb. 2020  \nDelft\n\n### Keeper\nQuay Ltd  \nMay 2017 – Dec. 2018  \n"
        "Rotterdam\n\n### Cook\nHarbour Ltd  \nMay 2015 – Dec. 2016  \nNetterden\n");
    expect_part(shown, "  name \"Harbour Ltd\"\n  location \"Netterden\"\n");
}

TEST(Work, ADepartmentBelowTheHeaderIsNoProse) {
    std::string shown = read_marked(
        top +
        "Harbour University\n\n2016 – 2019 | Visiting Professor\n\n"
        "English Department, College of Education, Seoul, South Korea.\n\n"
        "Quay University\n\n2012 – 2016 | Visiting Scholar\n\nDepartment of Tides, College of Sciences.\n\n");
    expect_part(shown, "description \"English Department, College of Education\"");
    expect_part(shown, "location \"Seoul, South Korea\"");
    expect_part(shown, "description \"Department of Tides, College of Sciences.\"");
    expect_none(shown, "summary");
}

TEST(Work, ALabelledPositionWithWhatWasDoneThere) {
    std::string shown = read_marked(
        top +
        "August 2018 to Date : Tide House Hotel, Rock Hill, Skerry, Cork, Ireland\n\n"
        "Position Held: Banqueting Waiter-In this hotel I laid the tables and looked after guests at weddings.\n\n"
        "July 2016 – Sept 2016 Harbour Pumps Group, Dunmore, Cork, Ireland\n\nPosition Held: Fitter of pumps\n");
    expect_part(shown, "name \"Tide House Hotel\"\n  location \"Rock Hill, Skerry, Cork, Ireland\"\n");
    expect_part(shown, "position \"Banqueting Waiter\"\n");
    expect_part(shown, "summary \"In this hotel I laid the tables and looked after guests at weddings.\"\n");
    expect_part(shown, "name \"Harbour Pumps Group\"\n  location \"Dunmore, Cork, Ireland\"\n");
}

TEST(Work, ATownAndItsProvinceBelowAnEmployerThatNoLexiconHas) {
    std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nWork Experience\n\nTarvo Data\n\nBorgomare, ZQ\n\nSoftware developer\n"
        "April 2020 – September 2021\n\n- Wrote programs for pumps.\n\nExquay\n\nBorgomare, ZQ\n\n"
        "Software developer\nMay 2018 – March 2020\n\n- Mended programs of others.\n");
    expect_part(shown, "name \"Exquay\"\n  location \"Borgomare, ZQ\"\n  position \"Software developer\"\n");
    expect_part(shown, "name \"Tarvo Data\"\n  location \"Borgomare, ZQ\"\n");
}

TEST(Work, YearsBesideEachOtherAreOneStay) {
    std::string shown = read_marked(top +
                                    "**Deckhand**, Harbour Ltd, 2012 & 2013\n\nKept the nets.\n\n"
                                    "**Welder**, Ardle Pipes, 2008, 2009 and 2010\n\nJoined the pipes of the port.\n");
    expect_part(shown, "  start_date 2012\n  end_date 2013\n");
    expect_part(shown, "  start_date 2008\n  end_date 2010\n");
}

TEST(Work, RolesBelowTheItemOfTheirEmployer) {
    std::string shown = read_marked(top +
                                    "- Ardle University, Leith\n"
                                    "    - Associate Professor, School of Tides, 7/2020–present.\n"
                                    "    - Assistant Professor, School of Tides, 7/2014–6/2020.\n"
                                    "- Institute for Harbours, Leeds, Fellow, 8/2012–6/2014.\n"
                                    "- Ministry of Ports, Bergen, Analyst, 2006–2007.\n");
    expect_part(shown,
                "  name \"Ardle University\"\n  location \"Leith\"\n"
                "  position \"Assistant Professor, School of Tides\"\n  start_date 2014-07\n  end_date 2020-06\n");
    expect_none(shown, "highlights");
}

TEST(Work, EmployersAndPlacesWithoutAnyPosition) {
    std::string shown = read_marked(top +
                                    "*2020 - Present*\n\n**Ardle Sugar**\n\n*Leeds, UK*\n\n- Cleaned the tanks.\n\n"
                                    "*2019 - 2020*\n\n**Hem & Harbour**\n\n*Hull, UK*\n\n- Moved the orders.\n\n"
                                    "*2018 - 2019*\n\n**Tidewash**\n\n*Leeds, UK*\n\n- Washed the cars.\n");
    expect_part(shown, "work\n  name \"Hem & Harbour\"\n  location \"Hull, UK\"\n  start_date 2019\n");
}

TEST(Work, AnAddressInACellOfItsOwnIsThePlace) {
    std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nWORK HISTORY\n\n"
        "Registered Nurse\n10/2013 - 03/2014          Ardle Cardiovascular          2801 S Harbor Blvd, Tampa, FL\n\n"
        "Registered Nurse\n04/2008 - 10/2013          St. Ronan's Clinic            5590 Quay Drive, Tampa, FL\n");
    expect_part(shown, "work\n  name \"St. Ronan's Clinic\"\n  location \"5590 Quay Drive, Tampa, FL\"\n");
}

TEST(Work, ADateInALabelledPositionIsNotThePeriod) {
    std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nWORK EXPERIENCE\n\n"
        "Dates: 2006-02 - today\nName and address of employer: Ardle House, Home for the Aged, 9 Quay Street, Leith\n"
        "Occupation or position held: first a clerk, since 2009 head clerk\n"
        "Dates: 2002-07 - 2006-01\nName and address of employer: Tide Works, 4 Dock Road, Leith\n"
        "Occupation or position held: Welder\n");
    expect_part(shown,
                "work\n  name \"Ardle House, Home for the Aged\"\n  location \"9 Quay Street, Leith\"\n"
                "  position \"first a clerk, since 2009 head clerk\"\n  start_date 2006-02\n");
}

TEST(Work, PointsBehindTheBulletOfTheirLineMayBeShort) {
    std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nWORK EXPERIENCE\n\nWelder, Ardle Pipes, 2010 - 2012\n"
        "\u2022 Pipes \u2022 Tanks of salt \u2022 Hulls\n\nDeckhand, Harbour Ltd, 2008 - 2010\n\u2022 Nets\n");
    expect_part(shown, "  highlights \"Tanks of salt\"\n  highlights \"Hulls\"\n");
}

TEST(Work, ARoleWithoutTheFirstLineOfTheOthersIsOneMoreBelowTheirEmployer) {
    std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nExperience\n\nTarvo, Hull, UK\n\nSenior Software Engineer - Salt Water "
        "Controls\n\nAug. 2021 - Present\n\n- Wrote programs for pumps.\n\nSoftware Engineer II - Salt Water "
        "Controls\n\nAug. 2019 - Aug. 2021\n\n- Mended programs of others.\n\nUniversity of Leith, UK\n\n"
        "Research Assistant - Tides Group\n\nAug. 2013 - Aug. 2019\n\n- Measured tides.\n\nQuayside, Cork, "
        "Ireland\n\nIntern - Valves\n\nMay 2012 - Aug. 2012\n\n- Turned valves.\n");
    expect_part(shown,
                "name \"Tarvo\"\n  location \"Hull, UK\"\n  position \"Software Engineer II - Salt Water Controls\"\n");
}

TEST(Work, WordsBeforeAnEmployerInOtherLanguages) {
    std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nDoświadczenie zawodowe\n\nProgramistka w firmie Fala Systemy, 2015 – "
        "2019\n"
        "Księgowa w spółce Morze, 2011 – 2015\n");
    expect_part(shown, "name \"Fala Systemy\"\n  position \"Programistka\"\n");
    expect_part(shown, "name \"Morze\"\n  position \"Księgowa\"\n");
    expect_part(shown, "labels \"w firmie\"\nlabels \"w spółce\"\n");
    shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nExperience\n\nWeb developer for Tarvo Ltd, 2015 – 2019\nProject engineer "
        "with Quay Pumps Inc., 2011 – 2015\n");
    expect_part(shown, "name \"Tarvo Ltd\"\n  position \"Web developer\"\n");
    expect_part(shown, "name \"Quay Pumps Inc.\"\n  position \"Project engineer\"\n");
}

// The header of each bullet ends with the first sentence.
TEST(Work, TheTextRunsOnBehindADatedHeader) {
    std::string shown = testing_cv::read_marked(
        "# Ada Example\n\nada@example.org\n\n## Experience\n\n"
        "- (08/2014 – present) Harbour Systems Ltd, web developer. Technical lead of the tide tables for phones.\n"
        "- (04/2011 – 07/2014) Ardle Institute, technical assistant. Maps of the harbours and models of data.\n");
    testing_cv::expect_part(shown, "name \"Harbour Systems Ltd\"\n  position \"web developer\"\n");
    testing_cv::expect_part(shown, "summary \"Technical lead of the tide tables for phones.\"\n");
    testing_cv::expect_part(shown, "name \"Ardle Institute\"\n  position \"technical assistant\"\n");
}

TEST(Work, AnAuthorityIsAnEmployer) {
    std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nExperience\n\nPharmacist, City of Bristol (Dec 2019 – Feb 2021)\n"
        "- Sold pills.\n\nWelder, Tarvo (May 2016 – Nov 2019)\n- Welded pipes.\n");
    expect_part(shown, "name \"City of Bristol\"\n  position \"Pharmacist\"\n");
}

TEST(Work, ALegalFormWithFullStopsEndsNoSentence) {
    std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nEsperienza professionale\n\nsettembre 2023 – oggi – Infermiera, Ospedale San "
        "Luca\n\ndicembre 2019 a dicembre 2022 – Insegnante, Gruppo Helios S.p.A.\n");
    expect_part(shown, "name \"Gruppo Helios S.p.A.\"\n  position \"Insegnante\"\n  start_date 2019-12\n");
}

TEST(Work, LabelsThatNoFieldHasAreNoHeader) {
    std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nExperience\n\n1. Company : Tarvo Pvt. Ltd.\n   Position : Site Engineer\n"
        "   Project : Towers, Sector 89\n   Client : Quay Realty Ltd.\n   Duration : June 2021 to till date\n\n"
        "2. Company : Pump Roads Pvt. Ltd.\n   Position : Junior Engineer\n   Project : Widening of roads\n"
        "   Client : PWD Leith\n   Duration : July 2018 to May 2021\n");
    expect_part(shown, "name \"Tarvo Pvt. Ltd.\"\n");
    expect_part(shown, "position \"Site Engineer\"\n");
    expect_part(shown, "Project : Towers, Sector 89");
    expect_none(shown, "location");
}

TEST(Work, SlashesPartWhereOneStandsBesideTheDate) {
    std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nExperience\n\nWelder / Fitter, Tarvo (2016 – 2019)\n\nHR Specialist / Penrose "
        "Works / 2019 – 2021\n\nCivil Engineer / Corvid Press / 2012 – 2016\n");
    expect_part(shown, "name \"Penrose Works\"\n  position \"HR Specialist\"\n");
    expect_part(shown, "position \"Welder / Fitter\"\n");
}

TEST(Work, TheDepartmentIsNoPartOfTheName) {
    expect_part(read_marked("# Ida Fjord\n\nida@fjord.example\n\n## Work\n\n"
                            "Lecturer, Department of Tides, Harbour University, 2019 – 2021\n\n"
                            "Assistant, Department of Pumps, Quay University, 2016 – 2019\n"),
                "work\n  name \"Harbour University\"\n  description \"Department of Tides\"\n");
}

TEST(Work, LabelsSayWhatTheirPartsDo) {
    const std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Work\n\n**Dates:** 2018 - 2021\n\n**Position held:** Keeper of "
        "locks\n\n**Name of employer:** Harbour S.L., Monforte de Lemos\n\n**Duties and achievements:**\n\n"
        "- Opened the gates\n\n**Dates:** 2015 - 2018\n\n**Position held:** Porter\n\n**Name of employer:** Quay "
        "Ltd\n\n**Duties and achievements:**\n\n- Carried the bags\n");
    expect_part(shown, "work\n  name \"Harbour S.L.\"\n  location \"Monforte de Lemos\"\n");
    expect_part(shown, "  highlights \"Opened the gates\"\n");
    EXPECT_EQ(shown.find("summary"), std::string::npos) << shown;
}

TEST(Work, ANameBelowTheDateIsATown) {
    const std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nWork\n\n"
        "Head of Science, Harbour School                       2019 – 2021\n"
        "State college, 640 students                              Pembroke\n"
        "- Led a team of nine teachers\n\n"
        "Teacher, Quay School                                  2014 – 2019\n"
        "Independent school, 200 students                           Ħamrun\n"
        "- Taught physics\n");
    expect_part(shown, "  location \"Pembroke\"\n");
    expect_part(shown, "  location \"Ħamrun\"\n");
}

TEST(Work, TheTownBehindTheEmployerIsAPlace) {
    const std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Work\n\nKellnerin, Restaurant Seeblick in Konstanz, 2016 – 2019\n\n"
        "Lecturer, Technical University in Prague, 2012 – 2016\n");
    expect_part(shown, "work\n  name \"Restaurant Seeblick\"\n  location \"Konstanz\"\n");
    expect_part(shown, "work\n  name \"Technical University in Prague\"\n");
}

TEST(Work, ASlashPartsThePositionFromTheEmployer) {
    const std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nWork\n\n2019 – today\nActress / Harbour Theatre\nPlayed eleven parts in the "
        "plays of the repertory.\n\n"
        "2016 – 2019\nWelder / Fitter\nMended the pumps of three ships and of the old mole.\n");
    expect_part(shown, "work\n  name \"Harbour Theatre\"\n  position \"Actress\"\n");
    expect_part(shown, "  position \"Welder / Fitter\"\n");
}

TEST(Work, ADepartmentIsOfOneRole) {
    const std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nEmployment\n\nHarbour University\n2021 – present | Professor\n"
        "Lynch School of Tides.\n\n2018 – 2021 | Associate Professor\nDepartment of Salt, College of Pumps.\n\n"
        "Quay University\n2014 – 2018 | Lecturer\nDepartment of Ropes.\n");
    expect_part(shown, "  position \"Associate Professor\"\n");
    expect_part(shown, "  description \"Department of Salt, College of Pumps\"\n");
}

TEST(Work, DatesAFullStopAndAPost) {
    const std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nAppointments\n\nHarbour University\n"
        "2019–Present. Senior Lecturer in Early Modern Tides.\n2013–2019. Lecturer in Early Modern Tides.\n"
        "2011–2013. Research Fellow, “Salt and Trade” project.\nTidewater Institute, Bergen\n"
        "October 2016. Visiting Research Fellow.\n");
    expect_part(shown, "work\n  name \"Harbour University\"\n  position \"Senior Lecturer in Early Modern Tides\"\n");
    expect_part(shown,
                "work\n  name \"Harbour University\"\n  position \"Research Fellow, “Salt and Trade” project\"\n");
    expect_part(shown, "work\n  name \"Tidewater Institute\"\n  location \"Bergen\"\n");
}

TEST(Work, MonthsBesideEachOtherAreAStay) {
    const std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Work\n\n**Keeper**, Harbour Ltd, Leith\n\n04/2019, today\n\n"
        "- Opened the gates\n\n**Porter**, Quay Ltd, Hull\n\n10/2013, 07/2017\n\n- Carried the bags\n");
    expect_part(shown, "  start_date 2019-04\n  current true\n");
    expect_part(shown, "  start_date 2013-10\n  end_date 2017-07\n");
}

TEST(Work, ATownThatNoListHasBeforeItsCountry) {
    expect_part(read_marked("# Ida Fjord\n\nida@fjord.example\n\n## Work\n\n**Welder**\n\n"
                            "Metalworks of the Vouga, S.A., Agadez-on-Sea, Portugal, 2016 – 2019\n"),
                "  location \"Agadez-on-Sea, Portugal\"\n");
}

TEST(Work, EmployersOverTheirRolesInAList) {
    const std::string shown = testing_cv::read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Experience\n\n* **Harbour Library, Leith**\n"
        "  * *since October 2017:* head of maps\n    * scanned 2,300 charts\n    * taught two trainees a year\n"
        "  * *March 2012 – September 2017:* librarian\n    * hours of tales for children\n"
        "* **Quay School, Hull**\n  * *September 2010 – February 2012:* school librarian\n    * sorted all books\n");
    expect_part(shown, "name \"Harbour Library\"\n  location \"Leith\"\n  position \"head of maps\"\n");
    expect_part(shown, "position \"librarian\"\n  start_date 2012-03\n  end_date 2017-09\n");
    expect_part(shown, "name \"Quay School\"\n  location \"Hull\"\n  position \"school librarian\"\n");
}

TEST(Work, EachOuterItemWithItsDates) {
    const std::string shown = testing_cv::read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Experience\n\n"
        "* **Group Leader**, IVMB, Leith, Scotland — *since Jan 2022*\n    * Group of nine\n"
        "* **Ramón Tellería Fellow**, IVMB, Leith, Scotland — *Feb 2018 – Dec 2021*\n"
        "* **Postdoctoral Researcher**, Quay College, Germany — *Oct 2015 – Jan 2018*\n    * Salt at two quays\n");
    expect_part(shown, "position \"Ramón Tellería Fellow\"\n  start_date 2018-02\n  end_date 2021-12\n");
    expect_part(shown, "position \"Postdoctoral Researcher\"\n");
}

TEST(Work, DatesAndTasksUnderLabelsInBullets) {
    const std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Experience\n\n* **Software Engineer**, Dock Ltd, Leith\n"
        "    + Dates of Employment: June 2022 - Present\n    + Description:\n        - Kept the pumps running\n"
        "* **Intern**, Pump Ltd, Hull\n    + Dates of Internship: June 2021 - August 2021\n    + Description:\n"
        "        - Oiled the gates\n");
    expect_part(shown,
                "  name \"Dock Ltd\"\n  location \"Leith\"\n  position \"Software Engineer\"\n  start_date 2022-06\n");
    expect_part(shown, "  start_date 2021-06\n  end_date 2021-08\n");
    expect_none(shown, "highlights \"Description");
    expect_none(shown, "highlights \"Dates");
}

TEST(Work, DatedBulletsBelowLinesThatBeginWithTheirDates) {
    const std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Employment\n\n"
        "January 2018 to date: Professor of Law, Harbour University\n\n- Head of Department, January 2019 – December "
        "2021\n"
        "- Director of the Tide Unit\n\n2014 to 2017: Lecturer, Quay University\n");
    expect_part(shown, "  position \"Professor of Law\"\n");
    expect_part(shown, "  highlights \"Head of Department, January 2019 – December 2021\"\n");
    expect_part(shown, "  name \"Quay University\"\n");
}

TEST(Work, BulletsOverTheirDates) {
    const std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nEXPERIENCE\n\na) Associate Professor, Harbour Institute\n    14.08.2020 till "
        "date\n"
        "b) Assistant Professor (Grade I), Harbour Institute\n    03.07.2015 to 13.08.2020\n"
        "c) Postdoctoral Fellow, Quay University\n    May 2012 – May 2013\n");
    expect_part(shown, "  position \"Associate Professor\"\n  start_date 2020-08-14\n");
    expect_part(shown,
                "  position \"Assistant Professor (Grade I)\"\n  start_date 2015-07-03\n  end_date 2020-08-13\n");
    expect_part(shown, "  position \"Postdoctoral Fellow\"\n");
}

TEST(Work, TheMentorBehindTheEmployer) {
    const std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Positions\n\n"
        "2010–2012 Postdoctoral Fellow, McGill University, Montréal. Mentor: Ole Haldi\n\n"
        "2012–2018 Assistant Professor, University of Victoria\n");
    expect_part(shown, "  name \"McGill University\"\n  location \"Montréal\"\n  position \"Postdoctoral Fellow\"\n");
    expect_part(shown, "  summary \"Mentor: Ole Haldi\"\n");
}

TEST(Work, WhereOneWasPosted) {
    const std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nWORK EXPERIENCE\n\nPeriod: July 2020 to date\nPosition: Monitoring Manager\n"
        "Organization: Green Furrow\nDuty station: Nairobi\n\nPeriod: May 2016 – June 2020\nPosition: Monitoring "
        "Officer\n"
        "Organization: Tide Relief\nDuty station: Juba\n");
    expect_part(shown, "  name \"Green Furrow\"\n  location \"Nairobi\"\n");
}

TEST(Work, ParagraphsAreNoPointsWhereOthersHaveBullets) {
    const std::string shown = testing_cv::read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Experience\n\n### Engineer @ Harbour Ltd\n"
        "`2017 – 2019` | Leith\n\n- Kept the pumps running\n- Took care of the pipes\n\n"
        "### Technician @ Dock Ltd\n`2014 – 2017` | Leith\n\n> Twelve people who mend ships of others\n\n"
        "Moved three cranes from one quay to the other without a day lost.\n\n### Trainee @ Quay Ltd\n"
        "`2012 – 2014` | Leith\n\n- Learnt to weld\n- Learnt to paint\n");
    testing_cv::expect_part(shown, "Moved three cranes from one quay to the other without a day lost.\"\n");
    testing_cv::expect_none(shown, "highlights \"Moved");
}

TEST(Work, JobsToldTwiceAreOne) {
    const std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nEMPLOYMENT HISTORY\n\nHarbour Ltd, Engineer, 04/2017 – 03/2021\n"
        "Dock Ltd, Welder, 10/2013 – 03/2017\n\nCAREER DETAILS\n\nHarbour Ltd, Engineer, 04/2017 – 03/2021\n"
        "- Kept the pumps running\n- Took care of the pipes\n\nDock Ltd, Welder, 10/2013 – 03/2017\n"
        "- Welded hulls\n- Mended masts\n\nEDUCATION\n\nBSc Physics, Harbour University, 2008 – 2011\n\n");
    testing_cv::expect_part(
        shown,
        "work\n  name \"Harbour Ltd\"\n  position \"Engineer\"\n  start_date 2017-04\n  end_date 2021-03\n"
        "  highlights \"Kept the pumps running\"\n  highlights \"Took care of the pipes\"\nwork\n"
        "  name \"Dock Ltd\"\n");
    testing_cv::expect_none(shown, "end_date 2021-03\nwork");
}

}  // namespace
}  // namespace cvconv
