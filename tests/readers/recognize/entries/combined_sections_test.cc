// Sections that hold entries of several kinds, and those that only seem to.

#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

using testing_cv::expect_none;
using testing_cv::expect_part;

const std::string top = "# Ada Example\n\nada@example.org\n\n";

TEST(CombinedSections, EntriesGoWhereTheirWordsBelong) {
    std::string shown = testing_cv::read_marked(top +
                                                "## Education & certificates\n\n"
                                                "- **BSc Geology**, Harbour University, 2013 – 2017\n"
                                                "- Certificate of Rock Climbing — Alpine Board, Apr 2021\n");
    expect_part(shown, "education\n  institution \"Harbour University\"\n");
    expect_part(shown, "certificates\n  name \"Certificate of Rock Climbing\"\n  date 2021-04\n");
}

TEST(CombinedSections, VolunteerExperienceIsOfOneKind) {
    std::string shown =
        testing_cv::read_marked(top +
                                "## Experience\n\n### Acme Ltd\n\nEngineer\n2019 – 2021\n\n"
                                "## Volunteer experience\n\n### Food Bank\n\nReading Tutor\n2017 – 2018\n");
    expect_part(shown, "volunteer\n  organization \"Food Bank\"\n  position \"Reading Tutor\"\n");
}

TEST(Sections, LevelsOfHeadingsSayWhatASectionIs) {
    std::string shown =
        testing_cv::read_marked(top +
                                "## Skills\n\nGo, SQL\n\n"
                                "## Employment\n\n### *Engineer*, Acme Ltd (2019 – 2021)\n\n"
                                "## Projects\n\n### *Creator*, Blog (2018 – 2019)\n\nA blog about rocks.\n\n"
                                "## Governance\n\n### *Member*, The Parents' Council\n\n"
                                "## Education\n\n### Harbour University (2010 – 2013)\n");
    expect_part(shown, "projects\n  name \"Blog\"\n  description \"A blog about rocks.\"\n");
    expect_part(shown, "title \"Governance\"\n");
    expect_none(shown, "publications");
}

TEST(Sections, ListsOfAuthorsWithTheOwnersNameAreNoSkills) {
    std::string shown = testing_cv::read_marked(
        top +
        "## Publications\n\n"
        "### Rocks: A Closer Look at What Lies Below\n\nBo Sample, ADA EXAMPLE, CY FICTION\n\n"
        "### Sand: Measuring What Moves Along Shores\n\nROCKCON 2022\n\nAda Example, BO SAMPLE\n\n"
        "### Water: Springs That Nobody Had Counted\n\nROCKCON 2021\n\nAda Example, CY FICTION\n");
    expect_none(shown, "skills");
    expect_part(shown,
                "publications\n"
                "  name \"Sand: Measuring What Moves Along Shores\"\n"
                "  publisher \"ROCKCON 2022\"\n"
                "  release_date 2022\n"
                "  summary \"Ada Example, BO SAMPLE\"\n");
}

TEST(Projects, RolesAndTags) {
    std::string shown =
        testing_cv::read_marked(top +
                                "## Projects\n\n"
                                "### Rock Atlas\n\nAuthor and Maintainer at Open Maps\nMay 2019 – Present\n\n"
                                "A small atlas of rocks for walkers and climbers.\n\n`Go` `SQLite` `maps`\n");
    expect_part(shown, "roles \"Author\"\n  roles \"Maintainer\"\n");
    expect_part(shown, "keywords \"Go\"\n  keywords \"SQLite\"\n  keywords \"maps\"\n");
}

TEST(Work, StateCodesAreNoDegreesAndLinesOfLinksNoEmployers) {
    std::string shown = testing_cv::read_marked(
        top +
        "## Experience\n\n"
        "**Acme** — *Engineer*\n*April 2022 – Present*\n[Play Store](https://play.example/acme)\n\n"
        "I lead the team that builds the atlas and all of its maps.\n\n"
        "**Harbour Works** — *Surveyor*, Boston, MA\n*2018 – 2021*\n\n"
        "I measured piers and moles along the whole of the coast.\n");
    expect_part(shown, "work\n  name \"Acme\"\n  position \"Engineer\"\n  url \"https://play.example/acme\"\n");
    expect_part(shown, "location \"Boston, MA\"\n");
    expect_none(shown, "education");
}

TEST(Education, DegreesInALineOfProseBelowTheSchool) {
    std::string shown = testing_cv::read_marked(
        top +
        "## Diplômes\n\n"
        "`2007 - 2010`\n__Université du Port__ Doctorat en Géologie, équipe Roches, thème : sables.\n\n"
        "`2005 - 2007`\n__Université de la Baie__ Master en Géologie, spécialité eaux souterraines.\n");
    expect_part(shown,
                "education\n  institution \"Université du Port\"\n  area \"Géologie\"\n  study_type \"Doctorat\"\n");
}

TEST(Contact, NamesBehindAnIntroduction) {
    std::string shown =
        testing_cv::read_marked("# Hi there 👋, I'm Ada Example\n\n### Civil Engineer\n\nada@example.org\n");
    expect_part(shown, "name \"Ada Example\"\n");
}

TEST(CombinedSections, VoluntaryWorkIsNoWork) {
    std::string shown = testing_cv::read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Memberships and voluntary work\n\n"
        "STEM Ambassador, Tide Learning, 2016 – 2019\n\nTreasurer, Harbour Trust, 2017 – 2020\n");
    expect_part(shown, "volunteer\n  organization \"Tide Learning\"");
}

TEST(CombinedSections, DegreesBehindTheLastJob) {
    std::string shown =
        testing_cv::read_marked(top +
                                "## Experience\n\n### Engineer\n\nAcme Ltd, 2019 – 2021\n\n- Kept pumps.\n\n"
                                "### Welder\n\nBolt Ltd, 2017 – 2019\n\n- Made pipes.\n\n"
                                "### MSc Hydraulics\n\nHarbour University\n\n- Modelled tides\n\n"
                                "### BA Physics\n\nTide College\n\n- Built a gauge\n\n## Skills\n\nPumps, Pipes\n");
    expect_part(shown, "education\n  institution \"Harbour University\"\n  area \"Hydraulics\"\n");
    expect_part(shown, "education\n  institution \"Tide College\"\n");
    expect_none(shown, "position \"MSc");
}

TEST(CombinedSections, PapersAndTalksUnderOneTitle) {
    const std::string shown = testing_cv::read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Publications and Speaking\n\n"
        "- “Tides in court: first decisions”, Gazette of Harbours (2024)\n"
        "- I. Fjord, “Salt and what it costs”, March 2022\n"
        "- Speaker, “Pumps that survive a review”, Harbour Forum, Leith, May 2023\n");
    expect_part(shown, "publications\n  name \"Tides in court: first decisions\"\n");
    expect_part(shown, "publications\n  name \"Salt and what it costs\"\n");
    expect_part(shown, "projects\n  name \"Pumps that survive a review\"\n");
}

TEST(CombinedSections, PapersAndTalksBelowATitleThatListsHave) {
    const std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nEXPERIÊNCIA\n\nEngenheira, Porto S.A., 2019 – 2021\n\n"
        "PUBLICAÇÕES E COMUNICAÇÕES\n\n"
        "Fjord, I., & Brekke, A. (2020). Testes de bombas. Revista de Bombas, 14(2), 33-41.\n\n"
        "\"Voltar a correr aos 60\", comunicação oral, Congresso Nacional de Bombas, Aveiro, novembro de "
        "2022.\n");
    testing_cv::expect_part(shown, "projects\n  name \"Voltar a correr aos 60\"\n");
    testing_cv::expect_part(shown, "publications\n  name \"Testes de bombas\"\n");
}

}  // namespace
}  // namespace cvconv
