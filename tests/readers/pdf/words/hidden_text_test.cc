#include "readers/pdf/words/hidden_text.h"

#include <gtest/gtest.h>

#include "readers/pdf/file/pdf_file.h"
#include "tests/readers/pdf/page.h"

namespace cvconv::pdf {
namespace {

using testing::pdf_of;

struct Result {
    std::string seen;
    std::string hidden;
    std::string said;
};

std::string text_of(const std::vector<PageWords>& pages) {
    std::string text;
    for (const PageWords& page : pages) {
        for (const PageWord& word : page.words) {
            text += (text.empty() ? "" : " ") + word.text;
        }
    }
    return text;
}

Result read_pdf(const std::string& pdf) {
    Diagnostics unheard;
    Diagnostics said;
    PdfFile file(pdf, "");
    auto pages = extract_words(file, {}, unheard);
    Result result;
    if (pages) {
        result.hidden = text_of(take_hidden_text(*pages, file, {}, said));
        result.seen = text_of(*pages);
        result.said = said.all().empty() ? "" : said.all().front().detail;
    }
    return result;
}

const std::string seen = "BT /F1 12 Tf 50 700 Td (plain to see) Tj ET\n";

std::string at(const std::string& x, const std::string& y, const std::string& text = "hidden") {
    return "BT /F1 12 Tf " + x + " " + y + " Td (" + text + ") Tj ET\n";
}

TEST(HiddenText, IsTakenFromTheWords) {
    struct Case {
        std::string content;
        std::string said;
    };
    const std::vector<Case> cases = {
        {"1 g " + at("50", "600"), "1 word, white: \"hidden\""},
        {"1 1 1 rg " + at("50", "600"), "1 word, white: \"hidden\""},
        {"0 0 0 0 k " + at("50", "600"), "1 word, white: \"hidden\""},
        {"1 1 1 rg 40 590 300 30 re f " + at("50", "600"), "1 word, white: \"hidden\""},  // white on white
        {"q 0 0 1 rg 40 90 300 30 re f Q 1 g " + at("50", "600"),
         "1 word, white: \"hidden\""},                             // the blue is elsewhere
        {"1 g " + at("200", "700"), "1 word, white: \"hidden\""},  // in one line with what is seen
        {"BT /F1 12 Tf 0.05 0 0 0.05 50 600 Tm (hidden) Tj ET", "1 word, tiny: \"hidden\""},
        {"0.05 0 0 0.05 0 0 cm " + at("900", "9000"), "1 word, tiny: \"hidden\""},
        {"BT 3 Tr /F1 12 Tf 50 600 Td (hidden) Tj ET", "1 word, invisible: \"hidden\""},
        {"q 40 690 300 30 re W n " + at("50", "600") + "Q", "1 word, clipped: \"hidden\""},
        {"q 40 590 300 30 re W* n 0 0 20 20 re W n " + at("50", "600") + "Q", "1 word, clipped: \"hidden\""},
        {at("50", "-200"), "1 word, off the page: \"hidden\""},
        {at("2000", "600"), "1 word, off the page: \"hidden\""},
    };
    for (const Case& c : cases) {
        Result got = read_pdf(pdf_of(seen + c.content));
        EXPECT_EQ(got.seen, "plain to see") << c.content;
        EXPECT_EQ(got.hidden, "hidden") << c.content;
        EXPECT_EQ(got.said, c.said) << c.content;
    }
}

TEST(HiddenText, IsNotWhatCanBeSeen) {
    const std::vector<std::string> contents = {
        "0.9 g " + at("50", "600"),                                                               // grey
        "q 0 0 1 rg 40 590 300 30 re f Q 1 g " + at("50", "600"),                                 // on blue
        "q 20 w 0 605 m 500 605 l S Q 1 g " + at("50", "600"),                                    // on a bar
        "q 300 0 0 60 40 580 cm BI /W 1 /H 1 /CS /G /BPC 8 ID \x7F EI Q 1 g " + at("50", "600"),  // on a picture
        "/Cs1 sh 1 g " + at("50", "600"),                                                         // on a gradient
        "/Ink cs 1 scn " + at("50", "600"),                                                       // all of an ink
        "q 1 g " + at("50", "900", "") + "Q " + at("50", "600"),                                  // another state
        "1 g " + at("50", "600") + "0 g " + at("50", "600"),                                      // printed over
        "BT 7 Tr /F1 12 Tf 50 600 Td (hidden) Tj ET",                      // what a picture shines through
        "BT 1 Tr 1 g /F1 12 Tf 50 600 Td (hidden) Tj ET",                  // outlined
        "BT /F1 3 Tf 50 600 Td (hidden) Tj ET",                            // small, not tiny
        "q 40 590 300 30 re W n " + at("50", "600") + "Q",                 // within what is shown
        "q 60 590 300 30 re W n " + at("50", "600") + "Q",                 // goes on into it
        "q 0 0 9 9 re W n Q " + at("50", "600"),                           // another state
        "q 0 700 m 9 9 l W 0 0 m 600 0 l 0 800 l W n " + at("50", "600"),  // the box of a path counts
    };
    for (const std::string& content : contents) {
        Result got = read_pdf(pdf_of(seen + content));
        EXPECT_EQ(got.hidden, "") << content;
        EXPECT_EQ(got.said, "") << content;
    }
}

TEST(HiddenText, UnderAScanIsItsText) {
    Result got = read_pdf(
        pdf_of("BT /F1 9 Tf 9 9 Td (scanned) Tj ET BT 3 Tr /F1 12 Tf 50 600 Td (words of a whole page) Tj ET"));
    EXPECT_EQ(got.hidden, "");
    EXPECT_EQ(got.seen.find("words of a whole page") != std::string::npos, true) << got.seen;
}

TEST(HiddenText, ThatWouldBeMostOfTheDocumentIsSomehowSeen) {
    Result got = read_pdf(pdf_of(at("50", "700", "one") + "1 g " + at("50", "600", "two three four")));
    EXPECT_EQ(got.hidden, "");
}

TEST(HiddenText, IsFoundInForms) {
    const std::string form = "1 g " + at("0", "0");
    const std::string pdf =
        pdf_of(seen + "/X Do", "/Resources<</Font<</F1 5 0 R>>/XObject<</X 10 0 R>>>>",
               {"<</Type/XObject/Subtype/Form/BBox[0 0 500 500]/Matrix[1 0 0 1 50 600]/Resources<</Font"
                "<</F1 5 0 R>>>>/Length " +
                std::to_string(form.size()) + ">> stream\n" + form + "\nendstream"});
    EXPECT_EQ(read_pdf(pdf).hidden, "hidden");
}

TEST(HiddenText, OfPagesWhoseContentIsNotKnownIsNone) {
    std::vector<PageWords> pages = {testing::page()};
    testing::add_line(pages[0], 50, 100, "some words");
    PdfFile file("no PDF", "");
    Diagnostics said;
    EXPECT_TRUE(take_hidden_text(pages, file, {}, said).empty());
    EXPECT_EQ(text_of(pages), "some words");
}

}  // namespace
}  // namespace cvconv::pdf
