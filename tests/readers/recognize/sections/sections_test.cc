// Sections known by where text stands and what it looks like.

#include <gtest/gtest.h>

#include "readers/document_builder.h"
#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

using testing_cv::expect_none;
using testing_cv::expect_part;
using testing_cv::read_marked;
using testing_cv::read_plain;

struct Piece {
    const char* text;
    float size = 10;
    bool bold = false;
    float gap = 0;
};

void add_region(DocumentBuilder& builder, int region, const std::vector<Piece>& pieces) {
    for (const Piece& piece : pieces) {
        Style style;
        style.size = piece.size;
        style.bold = piece.bold;
        Block& block = builder.open(BlockKind::paragraph);
        block.page = 1;
        block.region = region;
        block.gap_before = piece.gap;
        builder.add(piece.text, style);
    }
}

std::string read_built(DocumentBuilder& builder) {
    Diagnostics diagnostics;
    return testing_cv::shown(Content(builder.take()), diagnostics);
}

const char* const prose =
    "Engineer who has kept the pumps of three harbours running through eleven winters, with a small team and "
    "without one lost night.";

TEST(Sections, ProseAtTheHeadOfAColumnBesideListsIsTheSummary) {
    DocumentBuilder builder;
    add_region(builder, 0, {{"Ida Fjord", 24, true}, {"ida@fjord.example"}});
    add_region(builder, 1, {{"Skills", 14, true, 1}, {"Pumps, Hydraulics"}, {"Languages", 14, true, 1}, {"Norwegian"}});
    add_region(builder, 2,
               {{prose},
                {"Experience", 14, true, 1},
                {"Engineer, Harbour Works Ltd", 10, true},
                {"2012 – 2023"},
                {"Maintained the pumps of the tidal basin and trained the crews that run them at night."}});
    std::string shown = read_built(builder);
    expect_part(shown, std::string("summary \"") + prose + "\"\n");
    expect_part(shown, "languages\n  language \"Norwegian\"\n");
}

TEST(Sections, TheNameMayHeadTheMainColumnBehindASidebar) {
    DocumentBuilder builder;
    add_region(builder, 1,
               {{"Contact", 14, true},
                {"ida@fjord.example"},
                {"+47 22 12 34 56"},
                {"Languages", 14, true, 1},
                {"Norwegian: native"},
                {"Interests", 14, true, 1},
                {"Sea swimming, choral singing, beekeeping"}});
    add_region(builder, 2,
               {{"Ida Fjord", 24, true},
                {"Harbour Engineer", 12},
                {prose},
                {"Experience", 14, true, 1},
                {"Engineer, Harbour Works Ltd", 10, true},
                {"2012 – 2023"}});
    std::string shown = read_built(builder);
    expect_part(shown, "basics\n  name \"Ida Fjord\"\n  label \"Harbour Engineer\"\n");
    expect_part(shown, std::string("summary \"") + prose + "\"\n");
}

TEST(Sections, AVagueHeadingOverAParagraphBelowTheNameIsTheSummary) {
    DocumentBuilder builder;
    add_region(builder, 0,
               {{"Ida Fjord", 24, true},
                {"ida@fjord.example"},
                {"+47 22 12 34 56"},
                {"INFO", 14, true, 1},
                {prose},
                {"EXPERIENCE", 14, true, 1},
                {"Engineer, Harbour Works Ltd", 10, true},
                {"2012 – 2023"},
                {"EDUCATION", 14, true, 1},
                {"BSc Hydraulics, Harbour University", 10, true},
                {"2008 – 2011"},
                {"SKILLS", 14, true, 1},
                {"Pumps, Hydraulics, Welding"}});
    std::string shown = read_built(builder);
    expect_part(shown, std::string("summary \"") + prose + "\"\n");
    expect_none(shown, "unclaimed \"INFO\"");
}

TEST(Sections, GroupsOfSkillsMayLookLikeTheirHeading) {
    std::string shown = testing_cv::read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Skills\n\n## Web Technologies\n\nHTML, CSS\n\n"
        "## Databases\n\nRedis, SQLite\n");
    expect_part(shown, "skills\n  name \"Web Technologies\"\n  keywords \"HTML\"\n  keywords \"CSS\"\n");
    expect_part(shown, "skills\n  name \"Databases\"\n  keywords \"Redis\"\n  keywords \"SQLite\"\n");
}

TEST(Contact, AHeadlineMayBeWrapped) {
    DocumentBuilder builder;
    add_region(
        builder, 0,
        {{"Ida Fjord", 24, true}, {"Creative and Inventive Harbour", 14}, {"Engineer", 14}, {"ida@fjord.example"}});
    expect_part(read_built(builder), "label \"Creative and Inventive Harbour Engineer\"\n");
}

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

TEST(Sections, AParagraphBelowTheAddressIsTheSummary) {
    std::string shown = testing_cv::read_plain(
        "Ida Fjord\nHull\nida@fjord.example\n\n"
        "Dedicated and knowledgeable keeper of harbours with experience in mending pumps, valves and\n"
        "gauges, and in teaching children what the tide does to boats that nobody looks after. Skilled in\n"
        "drawing charts.\n\n"
        "● Harbour Care: Expertise in planning the work of a mole and its lights\n"
        "● Charts and Tables: Strong ability to draw what divers tell of the ground\n"
        "● Teaching: Proven success in reading tide tables with children and captains\n"
        "● Care of Boats: Skilled in caulking, rigging and the painting of hulls\n"
        "● Night Watch: Commitment to a light that never goes out at sea\n\n"
        "Keeper of Lights\nHarbour Works, Leeds (03/2018–Present)\n● Kept the lights of the mole.\n\n"
        "Mender of Nets\nQuay Ltd, Hull (01/2015–02/2018)\n● Mended the nets of three boats.\n");
    testing_cv::expect_part(shown, "  summary \"Dedicated and knowledgeable keeper of harbours");
    testing_cv::expect_part(shown, "skills\n  name \"Harbour Care\"\n");
    testing_cv::expect_part(shown, "position \"Keeper of Lights\"\n");
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

TEST(Sections, TwoHeadingsOfOneLevelOverManyOfTheNextAreAllThereAre) {
    const std::string shown = testing_cv::read_marked(
        "# Ada Quay\n\n## Experience\n\n#### Operator\n\n##### Acme Pumps Ltd\n\n*Jun 2012 - Present*\n\n"
        "Runs the following:\n\n"
        "- Pumps (Acme, Bolt, Crank)\n- Networks (Ethernet, fibre, radio)\n- Storage (disks, tapes, cards)\n"
        "- Systems (Linux, Unix, Plan 9)\n- Scripts (Bash, Python, Perl)\n- Gates (steel, oak, rubber)\n"
        "- Lamps (oil, gas, arc)\n- Tools (saws, drills, files)\n- Boats (tugs, punts, rafts)\n\n"
        "## Education\n\n#### **Tide College**\n\n##### ***Diploma in Pumps**\t2009-2011*\n\n"
        "- Tide Honour Society\n- Pump Honour Society\n\n"
        "#### **The Navy**\n\n##### ***Electronics**\t2005-2007*\n\n- Circuits\n- Radio\n");
    expect_none(shown, "skills\n");
    expect_none(shown, "awards\n");
    expect_part(shown, "highlights \"Pumps (Acme, Bolt, Crank)\"\n");
    expect_part(shown, "institution \"The Navy\"\n");
}

TEST(Sections, WhatStandsRightBelowAHeadingBelongsToIt) {
    const std::string shown = testing_cv::read_marked(
        "# ADA QUAY\n\nada@quay.example\n\nEDUCATION\n\n**Tide University,** Bergen\nBSc Physics 2010\n\n"
        "PROFESSIONAL ACTIVITIES\n\n"
        "**TIDE**, Summer School on Pumps, Quay University, Bergen 2016\n"
        "**NORD**, Summer School on Gates, Harbour College, Oslo 2015\n"
        "**TIDE**, Summer School on Locks, Quay University, Bergen 2014\n"
        "**NORD**, Summer School on Lamps, Harbour College, Oslo 2013\n\n"
        "WORK EXPERIENCE\n\n**Acme Ltd** 2011-2013\nEngineer\n");
    expect_none(shown, "institution \"TIDE\"");
    expect_none(shown, "institution \"Quay University\"");
}

// "Research" heads papers where each is a title in quotation marks, with whom it was written.
TEST(Sections, QuotedTitlesBelowResearchArePapers) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Research\n\n“Who Pays for the Tide? Pumps and Their Prices”\n\n"
        "“Should the Basin Freeze? Evidence from Crews” with Ole Brekke and Anna Salt. Revise and resubmit at Pump "
        "Letters\n\nAbstract: We show that prices follow the tide with a lag of two days, and that crews know it "
        "before the harbour does, using logs of forty pumps.\n\n## Education\n\nPhD Economics, Harbour University, "
        "2024\n");
    expect_part(shown, "publications\n  name \"Who Pays for the Tide? Pumps and Their Prices\"\n");
    expect_part(shown, "  summary \"with Ole Brekke and Anna Salt");
    expect_none(shown, "projects");
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

// "Undergraduate" below "Teaching" is whom one taught.
TEST(Sections, LevelsBelowTeachingHeadCourses) {
    std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nEDUCATION\n\nPhD Physics, Harbour University, "
        "2011\n\nTEACHING\n\nUNDERGRADUATE\n\n"
        "Tides and Salt (2019–2021).\nPumps of the Basin (2013–2018).\n\nSKILLS\n\nWelding\n");
    expect_part(shown, "projects\n  name \"Tides and Salt\"\n");
    expect_part(shown, "projects\n  name \"Pumps of the Basin\"\n");
    expect_none(shown, "area \"Pumps");
}

TEST(Sections, ASchoolAloneOnItsLineHeadsNoSection) {
    // "University" alone would
    expect_part(read_plain("Ida Fjord\nida@fjord.example\n\nEDUCATION\n\nUniversity of Salt\n"
                           "M.S. in Pumps, May 2005\n\nUniversity of Quays\nB.S. in Ropes, May 2003\n\n"
                           "EXPERIENCE\n\nFitter, Harbour Works Ltd   2005 - 2012\n  • Built pumps.\n"),
                "education\n  institution \"University of Quays\"\n  area \"Ropes\"\n");
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

TEST(Sections, AddressesOfRefereesAreTheirs) {
    const std::string shown = testing_cv::read_plain(
        "Ida Fjord\nEmail: ida@fjord.example\nPhone: +44 131 496 0175\n\nExperience\n\n"
        "Welder, Harbour Works, 2019 – 2021\n\nReferences\n\nDr Olav Brekke\nHead of Works, Harbour Works\n"
        "Email: olav@harbour.example\nPhone: +44 131 496 0176\n\nProf. Marit Salt\nHead of Docks, Quay Works\n"
        "Email: marit@harbour.example\nPhone: +44 131 496 0177\n");
    testing_cv::expect_part(shown, "references\n  name \"Dr Olav Brekke\"\n");
    testing_cv::expect_part(shown, "references\n  name \"Prof. Marit Salt\"\n");
    testing_cv::expect_none(shown, "more_emails");
}

TEST(Sections, ConferencePapersThatWereSpoken) {
    const std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nEXPERIENCE\n\nEngineer, Harbour Ltd, 2019 – 2021\n\nEDUCATION\n\n"
        "BSc Physics, Harbour University, 2008 – 2011\n\nCONFERENCE PAPERS\n\n"
        "July 2023      ‘Rubrics as stage directions’, Harbour Music Conference, Leith\n"
        "May 2022       ‘What the sexton heard’, Quay Institute, Hull\n"
        "June 2019      ‘Two tonaries and a bridge’, Tide Days, Leith\n");
    testing_cv::expect_part(shown, "projects\n  name \"Rubrics as stage directions\"\n  start_date 2023-07\n");
    testing_cv::expect_none(shown, "publications\n  name");
}

TEST(Sections, AShortCvWithFewHeadingsHasHeadings) {
    const std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nCERTIFICATES\n\nDry Needling, level I, Harbour Clinic, 2021\n"
        "Manual Therapy, level 1, Harbour College, 2018\nTeaching Certificate, Quay School, 2017\n\nAWARDS\n"
        "\nPoster Prize, Harbour Trust, 2019\n");
    testing_cv::expect_part(shown, "certificates\n  name \"Dry Needling, level I\"\n");
    testing_cv::expect_none(shown, "education\n  institution");
}

TEST(Sections, CertificatesWithSchoolsStayBelowTheirTitle) {
    const std::string shown = testing_cv::read_plain(
        "Odile Fjord\nodile@fjord.example\n\nExperience\n\nInterpreter\nHarbour Agency, Leith\n"
        "January 2018 – Present\nSome nine hundred days in courts and hospitals\n\nEducation\n\n"
        "Diploma, Interpretation\nHarbour Community College\n2009 – 2011\n\nBachelor of Arts, Linguistics\n"
        "Harbour University\n2005 – 2009\n\nCertifications & Training\n\n"
        "Certificate of Interpretation, CASLI, 2016\n"
        "Court Interpreter Accreditation, Nova Scotia Department of Justice, 2019\n"
        "Mental Health First Aid, March 2021\nTrauma-Informed Interpreting, Quay College, 2022\n"
        "Sector check (renewed annually)\n\nVolunteering\n\nPresident, Association of Interpreters\n"
        "2020 – 2023\n");
    testing_cv::expect_part(
        shown, "certificates\n  name \"Certificate of Interpretation\"\n  date 2016\n  issuer \"CASLI\"\n");
    testing_cv::expect_part(shown, "institution \"Harbour University\"\n");
    testing_cv::expect_none(shown, "area \"Interpretation (");
}

}  // namespace
}  // namespace cvconv
