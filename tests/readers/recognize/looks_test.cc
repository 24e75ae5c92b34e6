// What sizes, weights and gaps say that words do not: small CVs as PDF pages give them, read whole.

#include <gtest/gtest.h>

#include "readers/document_builder.h"
#include "readers/recognize/recognize.h"
#include "writers/native/native.h"

namespace cvconv {
namespace {

struct Cell {
    const char* text;
    float size = 9;
    bool bold = false;
};

struct Paragraph {
    std::vector<Cell> cells;
    float gap = 0;
    float indent = 120;  ///< of one cell alone
    bool item = false;
};

/// The Cv of lines given by their cells, in the native form, values only.
std::string read(const std::vector<Paragraph>& paragraphs) {
    DocumentBuilder builder;
    for (const Paragraph& paragraph : paragraphs) {
        Block& block = builder.open(paragraph.item ? BlockKind::list_item : BlockKind::paragraph);
        block.page = 1;
        block.region = 1;
        block.gap_before = paragraph.gap;
        float left = 50;
        for (const Cell& cell : paragraph.cells) {
            Style style;
            style.size = cell.size;
            style.bold = cell.bold;
            if (paragraph.cells.size() > 1) {
                builder.next_cell(left, left + 100);
            } else {
                block.indent = paragraph.indent;
            }
            block.style = style;
            builder.add(cell.text, style);
            left += 120;
        }
        builder.close();
    }
    Diagnostics diagnostics;
    NativeOptions options;
    options.evidence = false;
    return to_native(recognize(builder.take(), diagnostics), options);
}

Paragraph heading(const char* text) {
    return {{{text, 9, true}}, 1.1F};
}

void expect_part(const std::string& shown, const std::string& expected) {
    EXPECT_NE(shown.find(expected), std::string::npos) << "wanted:\n" << expected << "\ngot:\n" << shown;
}

const std::vector<Paragraph> top = {{{{"Ada Example", 14}}}, {{{"ada@example.org"}}}};

std::vector<Paragraph> below_top(const std::vector<Paragraph>& more) {
    std::vector<Paragraph> all = top;
    all.insert(all.end(), more.begin(), more.end());
    return all;
}

TEST(Looks, AHeadingBesideTheNameIsNoPartOfIt) {
    std::string shown = read({{{{"Curriculum vitae", 10}}},
                              {{{"PERSONAL INFORMATION", 9, true}, {"Ada Harcourt-Example", 14}}},
                              {{{"Pump Engineer", 12}}},
                              {{{"ada@example.org"}}},
                              heading("SUMMARY"),
                              {{{"Pumps, pipes and everything that runs through them, for eleven years now."}}},
                              heading("EDUCATION"),
                              {{{"BSc Geology, Harbour University, 2012"}}},
                              heading("LANGUAGES"),
                              {{{"English: native"}}},
                              heading("INTERESTS"),
                              {{{"Rowing, Choirs"}}},
                              heading("AWARDS"),
                              {{{"Prize of the Harbour, 2014"}}}});
    expect_part(shown, "  name \"Ada Harcourt-Example\"\n  label \"Pump Engineer\"\n");
}

TEST(Looks, ANumberBeforeAGapIsNoDay) {
    std::string shown = read(below_top(
        {heading("VOLUNTEERING"), {{{"Coach, U13", 12}, {"Sep 2014 – Jun 2016"}}}, {{{"Harbour Rowing Club"}}}}));
    expect_part(shown, "  start_date 2014-09\n");
}

TEST(Looks, WithoutDatesDegreesBeginWithTheirTitles) {
    std::string shown = read(below_top({heading("EDUCATION"),
                                        {{{"Bachelor of Science, Nursing", 12}}, 0.2F},
                                        {{{"Harbour College of Nursing"}}},
                                        {{{"Postgraduate Diploma, Nursing (Critical Care)", 12}}, 0.9F},
                                        {{{"Royal Ridge College"}}}}));
    expect_part(shown, "education\n  institution \"Harbour College of Nursing\"\n");
    expect_part(shown, "education\n  institution \"Royal Ridge College\"\n");
}

TEST(Looks, ALabelOfAGroupOfSkillsIsNoHeading) {
    std::string shown = read(below_top({heading("EDUCATION"),
                                        {{{"BSc Geology, Harbour University, 2012"}}},
                                        heading("SKILLS"),
                                        {{{"Teaching:"}, {"Curriculum design, Assessment"}}, 0.6F},
                                        {{{"Software:"}, {"QGIS, R"}}, 0.3F},
                                        heading("LANGUAGES"),
                                        {{{"English:"}, {"native"}}},
                                        {{{"Welsh:"}, {"B2"}}},
                                        heading("INTERESTS"),
                                        {{{"Rowing, Choirs"}}},
                                        heading("AWARDS"),
                                        {{{"Prize of the Harbour, 2014"}}},
                                        heading("CERTIFICATES"),
                                        {{{"Diver, 2015"}}}}));
    expect_part(shown, "  name \"Teaching\"\n  keywords \"Curriculum design\"\n  keywords \"Assessment\"\n");
}

TEST(Looks, TheFamilyNameMayBeSetSmaller) {
    const std::vector<Paragraph> below = {
        {{{"ada@example.org"}}}, heading("EDUCATION"), {{{"BSc Geology, Harbour University, 2012"}}}};
    std::vector<Paragraph> lines = {{{{"ADA", 19}}}, {{{"Harcourt-Vik", 15}}}};
    lines.insert(lines.end(), below.begin(), below.end());
    expect_part(read(lines), "  name \"ADA Harcourt-Vik\"\n");
}

// Nothing else stands in the strip of the dates: what does heads the rows below it.
TEST(Looks, ATitleAmongTheDatesHeadsRowsAndNoEntry) {
    std::string shown = read(below_top({
        heading("EXPERIENCE"),
        {{{"Ashore for good", 10}}, 0.3F, 0},
        {{{"2014 – 2018"}, {"Pilot, Harbour Ltd"}}},
        {{{"Out at sea", 10}}, 0.3F, 0},
        {{{"2010 – 2014"}, {"Deckhand, Salt Line Ltd"}}},
    }));
    expect_part(shown, "work\n  name \"Harbour Ltd\"\n  position \"Pilot\"\n");
    expect_part(shown, "work\n  name \"Salt Line Ltd\"\n  position \"Deckhand\"\n");
    EXPECT_NE(shown.find("unclaimed \"Out at sea\""), std::string::npos) << shown;
}

TEST(Looks, TheCellBesideLanguagesIsTheirLabelWhateverColonsFollow) {
    std::string shown = read(below_top({
        heading("SKILLS"),
        {{{"Tools"}, {"Saw, Plane, Chisel"}}},
        {{{"Languages"}, {"English (spoken, written: fluent)"}}},
        {{{"German (spoken, written: good; certificate B2 in German of 2014 by the Harbour School of Leith)"}}},
    }));
    expect_part(shown, "languages\n  language \"English\"\n");
    expect_part(shown, "languages\n  language \"German\"\n");
}

// "Result: …" below a bullet, set in as its text is.
TEST(Looks, ALineSetInBelowABulletGoesOnWithIt) {
    std::string shown = read(below_top({
        heading("EXPERIENCE"),
        {{{"Pilot, Harbour Ltd", 9, true}, {"2014 – 2018"}}},
        {{{"Guided three hundred ships past the bar"}}, 0, 120, true},
        {{{"Result: not one of them was lost to the sands."}}, 0.2F, 130},
        {{{"Taught the younger pilots"}}, 0.2F, 120, true},
    }));
    expect_part(
        shown,
        "highlights \"Guided three hundred ships past the bar Result: not one of them was lost to the sands.\"\n"
        "  highlights \"Taught the younger pilots\"\n");
}

}  // namespace
}  // namespace cvconv
