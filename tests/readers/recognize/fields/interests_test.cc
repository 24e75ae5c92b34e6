#include "readers/document_builder.h"
#include "tests/readers/recognize/read_cv.h"

namespace cvconv {
namespace {

using testing_cv::expect_none;
using testing_cv::expect_part;
using testing_cv::read_marked;
using testing_cv::read_plain;

const std::string top =
    "# Ida Fjord\n\nida@fjord.example\n\n## Experience\n\nEngineer, Harbour Ltd, 2012 – 2020\n\n## Education\n\n"
    "BSc Physics, Harbour University, 2008 – 2012\n\n";

TEST(References, TheNameEndsAtADash) {
    std::string shown = read_marked(top + "## References\n\nDr Ann Lee – head of the mill, Tide Ltd, tel. 0555 0136\n");
    expect_part(shown,
                "references\n  name \"Dr Ann Lee\"\n  reference \"head of the mill, Tide Ltd, tel. 0555 0136\"\n");
}

TEST(References, SeveralWithTheirPositions) {
    std::string shown = read_plain(
        "Ida Fjord\nida@fjord.example\n\nReferees\nMorag Auchter, Engineering Director, Tide Ltd, 01592 555 0136\n"
        "Dr Tom Dale, formerly Chief Designer, Salt Ltd\n");
    expect_part(shown, "references\n  name \"Morag Auchter\"\n");
    expect_part(shown, "references\n  name \"Dr Tom Dale\"\n");
}

TEST(Interests, ToldInASentence) {
    std::string shown = read_marked(
        "# Ida Fjord\n\nida@fjord.example\n\n## Interests\n\nAway from work I enjoy rowing, chess and old radios.\n");
    expect_part(shown, "interests\n  name \"rowing\"\n");
    expect_part(shown, "interests\n  name \"chess\"\n");
    expect_part(shown, "interests\n  name \"old radios\"\n");
}

TEST(Interests, LabelsBesideWhatTheyName) {
    Diagnostics diagnostics;
    DocumentBuilder builder;
    builder.open(BlockKind::heading).level = 1;
    builder.add("Interests");
    builder.close();
    auto add = [&](const char* label, float left, const char* value) {
        builder.open(BlockKind::paragraph);
        builder.next_cell(left, 100);
        builder.add(label);
        builder.next_cell(110, 300);
        builder.add(value);
        builder.close();
    };
    add("Sea", 80, "Rowing in an old boat");
    add("Woods", 70, "Walking, birds");
    const Cv cv = recognize(builder.take(), diagnostics);
    ASSERT_EQ(cv.interests.size(), 2U);
    EXPECT_EQ(cv.interests[0].name->value, "Sea");
    EXPECT_EQ(cv.interests[1].keywords.size(), 2U);
}

// "First Harbour University" has the words of a name, and is where the referee works; the address is his.
TEST(References, WhereARefereeWorksIsNoName) {
    std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nEDUCATION\n\nBSc Physics, Harbour University, 2008 – "
        "2011\n\nSKILLS\n\nWelding\n\nLANGUAGES\n\nNorwegian\n\nREFERENCES\n\n"
        "Dr Ole Brekke\nDirector of Pumps\nFirst Harbour University\n12 Basin Road, Leith EH6 6AA\n"
        "ole@harbour.example\n\nDr Anna Salt\nHead of Tides\nanna@tides.example\n");
    expect_part(shown,
                "  name \"Dr Ole Brekke\"\n  reference \"Director of Pumps, First Harbour University, 12 Basin Road");
    expect_part(shown, "  name \"Dr Anna Salt\"\n");
    expect_none(shown, "address");
}

TEST(References, ANameBelowTheAddressOfAnother) {
    const std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nEXPERIENCE\n\nEngineer, Harbour Ltd, 2019 – 2021\n\nEDUCATION\n\n"
        "BSc Physics, Harbour University, 2008 – 2011\n\nREFEREES\n\n"
        "Prof. Aidan Lee, Department of Music, Harbour University,\naidan.lee@example.org\n"
        "Dr Helen Marchbank, School of Arts, Quay University,\nh.marchbank@example.org\n");
    testing_cv::expect_part(shown,
                            "references\n  name \"Dr Helen Marchbank\"\n"
                            "  reference \"School of Arts, Quay University, h.marchbank@example.org\"\n");
}

TEST(Interests, AListThatASentenceFollows) {
    const std::string shown = testing_cv::read_plain(
        "Ida Fjord\nida@fjord.example\n\nEXPERIENCE\n\nEngineer, Harbour Ltd, 2019 – 2021\n\nEDUCATION\n\n"
        "BSc Physics, Harbour University, 2008 – 2011\n\nINTERESTS\n\n"
        "Rowing, chess and radios. Lives on a boat with a cat, two dogs and a parrot.\n");
    testing_cv::expect_part(shown,
                            "interests\n  name \"radios\"\ninterests\n"
                            "  name \"Lives on a boat with a cat, two dogs and a parrot.\"\n");
}

}  // namespace
}  // namespace cvconv
