#include "writers/native/native.h"

#include <gtest/gtest.h>

#include "ir/walk.h"
#include "readers/native/native.h"

namespace cvconv {
namespace {

Text said(std::string value, Spans where = {}, Confidence confidence = Confidence::stated, std::string rule = {}) {
    return Found<std::string>{std::move(value), std::move(where), confidence, std::move(rule)};
}

TEST(NativeCv, PrintsOneLineAValue) {
    Cv cv;
    cv.basics.name = said("Ada \"the\" Example", {{0, 17}}, Confidence::stated, "contact.name");
    cv.basics.location.city = said("München");
    cv.work.resize(2);
    cv.work[0].name = said("Analytical Ltd", {{20, 30}, {35, 39}}, Confidence::inferred);
    cv.work[0].start_date = Found<PartialDate>{{2019, 3, 0}, {}, Confidence::stated, {}};
    cv.work[0].current = Found<bool>{true, {}, Confidence::stated, {}};
    cv.work[0].highlights = {*said("Built it"), *said("Ran it")};
    cv.work[0].group = 1;
    cv.work[0].extra = {{"x", R"({"a": [1]})"}};
    cv.sections = {{SectionKind::work, said("Experience")}};
    EXPECT_EQ(to_native(cv), R"(cvconv cv 1
basics
  name "Ada \"the\" Example" @0-17 stated contact.name
  location
    city "München"
work
  name "Analytical Ltd" @20-30,35-39 inferred
  start_date 2019-03
  current true
  highlights "Built it"
  highlights "Ran it"
  group 1
  extra "x" {"a": [1]}
work
sections
  kind work
  title "Experience"
)");
}

TEST(NativeCv, ValuesOnlyLeavesTheEvidenceOut) {
    Cv cv;
    cv.basics.name = said("Ada", {{0, 3}}, Confidence::guessed, "contact.name");
    EXPECT_EQ(to_native(cv, {.evidence = false}), "cvconv cv 1\nbasics\n  name \"Ada\"\n");
}

Document two_blocks() {
    Document document;
    document.text = "Ada Example\nAcme Ltd   2019";
    Block heading;
    heading.kind = BlockKind::heading;
    heading.text = {0, 11};
    heading.level = 1;
    heading.style = {.size = 14.5F, .bold = true};
    Block row;
    row.text = {12, 27};
    row.cells = {{{12, 20}, 0, 8}, {{23, 27}, 11, 15}};
    row.gap_before = 1;
    document.blocks = {heading, row};
    document.links = {{{12, 20}, "https://acme.example"}, {{5, 5}, "https://icon.example"}};
    document.places = {{{0, 11}, 0, 1, 1}};
    return document;
}

TEST(NativeDocument, BlocksSayTheirWordsAndOnlySurprisingPlaces) {
    EXPECT_EQ(to_native(two_blocks()), R"(cvconv document 1
heading "Ada Example" bold size=14.5 level=1
paragraph "Acme Ltd   2019" gap=1
  cell "Acme Ltd" right=8
  cell "2019" left=11 right=15
link "Acme Ltd" "https://acme.example"
link "" @5-5 "https://icon.example"
place @0-11 line=1 column=1
)");
}

TEST(NativeDocument, BlocksThatDoNotFollowTheTextHaveTheTextBeforeThem) {
    Document document;
    document.text = "left\nright";
    document.blocks.resize(2);
    document.blocks[0].text = {5, 10};
    document.blocks[1].text = {0, 4};
    EXPECT_EQ(to_native(document), R"(cvconv document 1
text "left\n"
text "right"
paragraph "right" @5-10
paragraph "left" @0-4
)");
}

TEST(NativeOutline, ShowsSectionsEntriesAndLines) {
    Document document = two_blocks();
    Outline outline;
    outline.language = "en";
    OutlineSection section;
    section.kind = SectionKind::work;
    section.title = said("Ada Example", {{0, 11}}, Confidence::guessed, "sections.style");
    section.entries = {{{{1, {12, 20}}, {1, {23, 27}}}}};
    outline.sections = {section};
    std::string text = to_native(outline, document);
    EXPECT_EQ(text, R"(cvconv outline 1
language "en"
section work "Ada Example" @0-11 guessed sections.style
  entry
    line 1 "Acme Ltd" @12-20
    line 1 "2019" @23-27
)");
    Diagnostics diagnostics;
    EXPECT_EQ(outline_from_native(text, diagnostics), outline);
}

}  // namespace
}  // namespace cvconv
