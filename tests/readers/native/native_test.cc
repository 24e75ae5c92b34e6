#include "readers/native/native.h"

#include <gtest/gtest.h>

#include "tests/support/inventor.h"
#include "writers/native/native.h"

namespace cvconv {
namespace {

std::string complaint(const Diagnostics& diagnostics) {
    if (diagnostics.all().empty()) {
        return "";
    }
    const Diagnostic& first = diagnostics.all().front();
    return std::to_string(first.place.line) + ": " + first.detail;
}

TEST(NativeReader, EvidenceAndMarkerMayBeLeftOut) {
    Diagnostics diagnostics;
    auto cv = cv_from_native(R"(
        # a job
        basics
          name "Ada Example"
          email "ada@example.com" @20-35
          phone "1" contact.phone

        work
            name "Acme" guessed
            start_date 2019-03
            highlights "One"
            highlights "Two\nlines"
    )",
                             diagnostics);
    ASSERT_TRUE(cv) << complaint(diagnostics);
    EXPECT_EQ(cv->basics.name->value, "Ada Example");
    EXPECT_EQ(cv->basics.email->where, (Spans{{20, 35}}));
    EXPECT_EQ(cv->basics.phone->rule, "contact.phone");
    ASSERT_EQ(cv->work.size(), 1U);
    EXPECT_EQ(cv->work[0].name->confidence, Confidence::guessed);
    EXPECT_EQ(cv->work[0].start_date->value, (PartialDate{2019, 3, 0}));
    EXPECT_EQ(cv->work[0].highlights.at(1).value, "Two\nlines");
}

TEST(NativeReader, SaysWhichLineIsWrongAndWhy) {
    struct Case {
        const char* text;
        const char* complaint;
    };
    for (const Case& wrong : std::initializer_list<Case>{
             {"basics\n  nam \"Ada\"", "2: no field is called nam here"},
             {"basics\n  name Ada", "2: a \"quoted\" text expected"},
             {"basics\n  name \"Ada", "2: a \"quoted\" text expected"},
             {"basics\n  name \"A\\q\"", "2: a \"quoted\" text expected"},
             {"basics\n  name \"Ada\"\n  name \"Eva\"", "3: stands twice"},
             {"basics\n  name \"Ada\" @1-", "2: behind the value: @begin-end, confidence and rule are expected"},
             {"work\n  start_date 2019-", "2: a date (2021, 2021-03 or 2021-03-09) expected"},
             {"work\n  current yes", "2: true or false expected"},
             {"sections\n  kind jobs", "2: no kind of section is called jobs"},
             {"work\n    name \"A\"\n  position \"B\"", "3: indented differently from the lines above"},
             {"cvconv document 1", "1: no field is called cvconv here"},
         }) {
        Diagnostics diagnostics;
        EXPECT_FALSE(cv_from_native(wrong.text, diagnostics)) << wrong.text;
        EXPECT_TRUE(diagnostics.has(Code::native_damaged));
        EXPECT_EQ(complaint(diagnostics), wrong.complaint) << wrong.text;
    }
}

TEST(NativeReader, DocumentsNeedNoOffsets) {
    Diagnostics diagnostics;
    auto document = document_from_native(R"(
        heading "Work" level=2
        paragraph "Acme   2019" page=1 bold
          cell "Acme" left=10 right=40
          cell "2019" left=200
        rule
        item "Built it" marker="•"
        link "Acme" "https://acme.example"
    )",
                                         diagnostics);
    ASSERT_TRUE(document) << complaint(diagnostics);
    EXPECT_EQ(document->text, "Work\nAcme   2019\nBuilt it");
    ASSERT_EQ(document->blocks.size(), 4U);
    EXPECT_EQ(document->blocks[0].level, 2);
    EXPECT_EQ(document->blocks[1].cells.at(1).text, (Span{12, 16}));
    EXPECT_TRUE(document->blocks[1].style.bold);
    EXPECT_EQ(document->blocks[3].marker, "•");
    EXPECT_EQ(document->links.at(0).text, (Span{5, 9}));
}

TEST(NativeReader, DamagedDocuments) {
    struct Case {
        const char* text;
        const char* complaint;
    };
    for (const Case& wrong : std::initializer_list<Case>{
             {"paragraf \"a\"", "1: no line of a document begins with paragraf"},
             {"paragraph \"a\" large", "1: not understood: large"},
             {"paragraph \"a\" page=x", "1: not understood: x"},
             {"paragraph \"a\"\ncell \"a\"", "2: run and cell stand indented below their block"},
             {"paragraph \"a b\"\n  cell \"b\"\n  cell \"a\"",
              "3: these words are not in the text behind those before them; give their place (@begin-end)"},
             {"text \"abc\"\nparagraph \"b\" @0-1", "2: other words stand at that place of the text"},
             {"text \"abc\"\nparagraph \"a\"",
              "2: a place (@begin-end) is needed where the text is given apart from the blocks"},
             {"paragraph \"abc\" @1-4", "1: these words stand at 0-3"},
         }) {
        Diagnostics diagnostics;
        EXPECT_FALSE(document_from_native(wrong.text, diagnostics)) << wrong.text;
        EXPECT_EQ(complaint(diagnostics), wrong.complaint) << wrong.text;
    }
}

TEST(NativeReader, IsKnownByItsFirstLine) {
    EXPECT_TRUE(looks_like_native("cvconv cv 1\n"));
    EXPECT_TRUE(
        looks_like_native("\xEF\xBB\xBF"
                          "cvconv document 1\r\n"));
    EXPECT_FALSE(looks_like_native("cvconv converts CVs"));
    Diagnostics diagnostics;
    EXPECT_FALSE(read_native("basics\n", {}, diagnostics));
    EXPECT_TRUE(diagnostics.has(Code::native_damaged));
}

// -- whatever can be printed can be read back ------------------------------------------------------

TEST(NativeRoundTrip, AnyCvComesBackAsItWas) {
    for (unsigned seed = 0; seed < 200; ++seed) {
        Cv cv = Inventor(seed).cv();
        std::string text = to_native(cv);
        Diagnostics diagnostics;
        auto back = cv_from_native(text, diagnostics);
        ASSERT_TRUE(back) << complaint(diagnostics) << "\n" << text;
        ASSERT_EQ(*back, cv) << text;
    }
}

TEST(NativeRoundTrip, AnyDocumentComesBackAsItWas) {
    for (unsigned seed = 0; seed < 500; ++seed) {
        Document document = Inventor(seed).document();
        std::string text = to_native(document);
        Diagnostics diagnostics;
        auto back = document_from_native(text, diagnostics);
        ASSERT_TRUE(back) << complaint(diagnostics) << "\n" << text;
        ASSERT_EQ(*back, document) << text << "\n---\n" << to_native(*back);
    }
}

}  // namespace
}  // namespace cvconv
