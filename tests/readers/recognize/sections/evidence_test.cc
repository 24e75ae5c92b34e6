#include "readers/recognize/sections/evidence.h"

#include <gtest/gtest.h>

#include "readers/document_builder.h"

namespace cvconv::recognizing {
namespace {

struct Seen {
    LineSigns signs;
    SectionEvidence evidence{};

    [[nodiscard]] float of(SectionKind kind) const { return evidence.at(static_cast<std::size_t>(kind)); }
};

Seen see(const std::string& text, BlockKind kind = BlockKind::paragraph) {
    DocumentBuilder builder;
    builder.open(kind);
    builder.add(text);
    Document document = builder.take();
    std::vector<Line> lines = lines_of(document);
    Seen seen;
    seen.signs = signs_of(document, lines.at(0));
    seen.evidence = evidence_of(document, lines.at(0), seen.signs);
    return seen;
}

TEST(Evidence, AListOfAuthorsIsNoListOfSkills) {
    for (const char* text : {"Example-Muster A, Sample B, de Vos C", "Sample B, Example A, Vos CD, Muster E"}) {
        EXPECT_TRUE(see(text).signs.only_authors) << text;
        EXPECT_EQ(see(text).of(SectionKind::skills), 0) << text;
    }
    for (const char* text : {"Python, SQL, Git", "Rowing, Choirs, Bee-keeping"}) {
        EXPECT_FALSE(see(text).signs.only_authors) << text;
        EXPECT_GT(see(text).of(SectionKind::skills), 0) << text;
    }
}

TEST(Evidence, AuthorsBehindADateAreOfAPublication) {
    for (const char* text : {"09/18 Fjord, I. J.; Brekke, O. P.; Sample, B. Dykes, Volume 17, id.L7",
                             "2018 Fjord, I. J. and Brekke, O. Dykes, Volume 18"}) {
        EXPECT_GE(see(text).signs.authors, 2) << text;
        EXPECT_EQ(see(text).of(SectionKind::skills), 0) << text;
    }
}

TEST(Evidence, AnOfficeAtAConferenceIsNoPaper) {
    Seen seen = see("Publicity Chair: 12th International Conference on Tides and Pumps, Leith, Scotland, Oct. 2013.",
                    BlockKind::list_item);
    EXPECT_TRUE(seen.signs.office);
    EXPECT_EQ(seen.of(SectionKind::publications), 0);
    EXPECT_GT(seen.of(SectionKind::memberships), 0);
}

TEST(Evidence, ADateBeforeAColonIsNoLabel) {
    EXPECT_FALSE(see("08/05 - 06/07: Keeper, Harbour Office, Leith, Scotland").signs.labelled);
    EXPECT_TRUE(see("Tools: saw, plane, chisel").signs.labelled);
}

TEST(Evidence, VolumeAndPages) {
    for (const char* text : {"Journal of Dykes 58(1), 12–20", "Ecology of Harbours 30, 1-23", "Dykes 4(2):112–126"}) {
        EXPECT_TRUE(see(text).signs.pages) << text;
    }
    for (const char* text : {"Harbour Street 12", "Engineer, 2019–2021", "Rooms 12–20", "Harbour Ltd, Leeds"}) {
        EXPECT_FALSE(see(text).signs.pages) << text;
    }
}

TEST(Evidence, VolunteersAreNoEmployees) {
    EXPECT_GT(see("Harbour Law Clinic, volunteer, since 2018").of(SectionKind::volunteer),
              see("Harbour Law Clinic, volunteer, since 2018").of(SectionKind::work));
    EXPECT_GT(see("Engineer, Harbour Law Clinic, since 2018").of(SectionKind::work), 1);
}

TEST(Evidence, CoursesAreTaughtInTerms) {
    EXPECT_GT(see("Teaching Assistant for Hydraulics, Fall 2017").of(SectionKind::teaching),
              see("Teaching Assistant for Hydraulics, Fall 2017").of(SectionKind::work));
    EXPECT_EQ(see("Teaching Assistant for Hydraulics, 2017 – 2019").of(SectionKind::teaching), 1);
}

TEST(Evidence, AnOfficeAndALongNumberAreAPatent) {
    EXPECT_GT(see("Pump with two seals, KR 10-2555017, 2021").of(SectionKind::patents), 0);
    EXPECT_EQ(see("Pumps sold in the US 2019 to 2021").of(SectionKind::patents), 0);
}

TEST(Evidence, ATitledNameAndAPositionAreAReferee) {
    EXPECT_GT(see("Dr Ann Lee, Chief Designer, Tide Valley Ltd").of(SectionKind::references), 0);
    EXPECT_EQ(see("Machine Learning, Statistics, Chief Designer").of(SectionKind::references), 0);
}

TEST(Evidence, ProseThatSpeaksOfPresentingIsNoTalk) {
    Seen seen =
        see("My skills of communication and presentation come from the shop, where I gave talks to all customers.");
    EXPECT_EQ(seen.of(SectionKind::talks), 0);
}

TEST(Evidence, TalksMayBeCitedLikePapers) {
    const auto seen =
        see("Fjord, Ida and Jo Tern. 2014. “Tides in Pumps.” Paper presented at the 2014 meeting of the Tide Society.");
    EXPECT_GT(seen.of(SectionKind::talks), seen.of(SectionKind::publications) - 0.5F);
}

}  // namespace
}  // namespace cvconv::recognizing
