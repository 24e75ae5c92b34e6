#include "readers/line_joining/line_joining.h"

#include <gtest/gtest.h>

namespace cvconv {
namespace {

/// Lines at the left margin, one character a column.
Wrapping wrapping(std::initializer_list<std::string_view> texts) {
    std::vector<PhysicalLine> lines;
    for (std::string_view text : texts) {
        PhysicalLine& line = lines.emplace_back();
        line.text = text;
        line.right = static_cast<float>(display_width(text));
        line.after_gap = lines.size() == 1;
    }
    return Wrapping(std::move(lines));
}

TEST(Wrapping, FullLinesGoOn) {
    Wrapping lines = wrapping({"I weld pipes that nobody will ever see again, and I keep a",
                               "book of every seam with its date, because somebody has to", "do it."});
    EXPECT_TRUE(lines.continues(0, 1));
    EXPECT_TRUE(lines.continues(1, 2));
}

TEST(Wrapping, LinesWithRoomForMoreDoNot) {
    Wrapping lines =
        wrapping({"Welder of underground pipes", "Acme", "I weld pipes that nobody will ever see again, and I keep",
                  "book of every seam with its date, because somebody has to", "do it."});
    EXPECT_FALSE(lines.continues(0, 1));
    EXPECT_FALSE(lines.continues(1, 2));
}

TEST(Wrapping, NoLongLineEndsWithAShortWordOrInBrackets) {
    Wrapping lines =
        wrapping({"I weld pipes that nobody will ever see again, and I keep a book of every seam with its date",
                  "I weld pipes that nobody will see, and I teach welding and",
                  "Soldering to those who come to us from the schools.",
                  "Pipes of all sorts are what I have welded for years at the works (Acme",
                  "Pipes): I always take care of each.", ""});
    EXPECT_TRUE(lines.continues(1, 2));
    EXPECT_TRUE(lines.continues(3, 4));
}

TEST(Wrapping, DatesAndLabelsBeginLines) {
    Wrapping lines = wrapping({"Senior welder at Acme Pipes of Lisbon and of Porto", "maj 2019 - nu",
                               "Senior welder at Acme Pipes of Lisbon and of Porto", "Tools: hammers"});
    EXPECT_FALSE(lines.continues(0, 1));
    EXPECT_FALSE(lines.continues(2, 3));
}

TEST(Wrapping, OpenYearsAndTitlesEndLines) {
    Wrapping lines = wrapping({"Book review editor, International Journal of Harbour History, 2021-",
                               "Programme committee, TIDES Congress 2023",
                               "\"Pump Masters at Sea,\" World Economic Salt Congress, Hull, Aug. 2018.",
                               "\"Scrap Iron,\" European Social Science Salt Conference, Leeds,"});
    EXPECT_FALSE(lines.continues(0, 1));
    EXPECT_FALSE(lines.continues(2, 3));
}

// All end at the right edge: the telephone numbers fill no line.
TEST(Wrapping, ColumnsSetFlushRightAreFullAtTheLeft) {
    std::vector<PhysicalLine> lines;
    for (std::string_view text : {"12 Harbour Street, Leith", "+44 131 555", "+44 132 555", "leith.example"}) {
        PhysicalLine& line = lines.emplace_back();
        line.text = text;
        line.left = 40 - static_cast<float>(text.size());
        line.right = 40;
    }
    Wrapping wrapped(std::move(lines));
    EXPECT_FALSE(wrapped.continues(1, 2));
}

TEST(Wrapping, ADateGoesOnWithItsYear) {
    Wrapping lines = wrapping({"Pumps of the north. Salt Society of America, Boston, 21 March", "2025"});
    EXPECT_TRUE(lines.continues(0, 1));
}

// The words at both sides of a break look the same where a line was only wrapped.
TEST(Wrapping, LooksAndStepsTellTitlesFromText) {
    std::vector<PhysicalLine> lines;
    for (std::string_view text :
         {"Keeper of the northern gates and of all pumps", "Harbour Works of the Forth in Leith",
          "and of the docks that belong to it and to all", "who moor there."}) {
        PhysicalLine& line = lines.emplace_back();
        line.text = text;
        line.right = 5 * static_cast<float>(text.size());
        line.size = 10;
        line.step = lines.size() == 1 ? 0 : 12;
        line.bold = lines.size() == 1;
        line.first = line.last = {10, line.bold, false, "Sans"};
    }
    const Wrapping wrapped(std::move(lines));
    EXPECT_FALSE(wrapped.continues(0, 1));
    EXPECT_TRUE(wrapped.continues(2, 3));
    const JoinEvidence evidence = wrapped.evidence(0, wrapped.lines()[0], wrapped.lines()[1]);
    EXPECT_TRUE(evidence.has(Joining::bolder_above));
    EXPECT_TRUE(evidence.has(Joining::other_weight));
    EXPECT_TRUE(evidence.has(Joining::usual_step));
    EXPECT_FALSE(evidence.has(Joining::typed));
}

struct JointCase {
    const char* before;
    const char* after;
    Joint joint;
};

TEST(Joint, OfTwoHalves) {
    Vocabulary vocabulary = vocabulary_of(
        "implementation of things, double-blind trials, harbour and lights; develop- ment of the stor- age");
    const JointCase cases[] = {
        {"a big", "house", Joint::blank},
        {"the implemen-", "tation", Joint::drop_hyphen},
        {"logistycz-", "nej", Joint::drop_hyphen},
        {"Villefranche-", "sur-Saône", Joint::none},
        {"a well-", "known place", Joint::none},
        {"A-", "27", Joint::none},
        {"pitch-", "og bremsesystemer", Joint::blank},
        {"a double-", "blind study", Joint::none},
        {"an in-", "house tool", Joint::none},
        {"the harbour-", "lights", Joint::none},
        {"develop-", "ment", Joint::drop_hyphen},  // halves of it are no words
        {"stor-", "age", Joint::drop_hyphen},
        {"2019-", "2021", Joint::none},
        {"2015 -", "2019", Joint::blank},
        {"www.linkedin.com/in/ada-", "fermi", Joint::none},
        {"金融機", "関", Joint::none},
    };
    for (const JointCase& tested : cases) {
        EXPECT_EQ(joint_between(tested.before, tested.after, vocabulary), tested.joint)
            << tested.before << " " << tested.after;
    }
}

TEST(DisplayWidth, FullWidthCountsTwo) {
    EXPECT_EQ(display_width("Ada"), 3);
    EXPECT_EQ(display_width("職歴"), 4);
    EXPECT_EQ(display_width("é"), 1);
}

TEST(Wrapping, AKnownLabelInSmallLettersGoesNowhere) {
    Wrapping lines = wrapping({"I weld pipes that nobody will ever see again, and I keep a",
                               "book of every seam with its date, because somebody has to", "do it.", "",
                               "doctor of pumps, University of Harbour Works in the Forth",
                               "supervisor: Ole Brekke; with distinction"});
    EXPECT_TRUE(lines.continues(0, 1));
    EXPECT_FALSE(lines.continues(4, 5));
}

}  // namespace
}  // namespace cvconv
