#include "readers/recognize/fields/contact/name_evidence.h"

#include <gtest/gtest.h>

#include "readers/document_builder.h"
#include "tests/readers/recognize/read_cv.h"

namespace cvconv::recognizing {
namespace {

NameEvidence evidence_of(const char* text, const char* email, const char* account = "") {
    DocumentBuilder builder;
    builder.open(BlockKind::paragraph);
    builder.add(text);
    const Document document = builder.take();
    Basics basics;
    basics.email = Found<std::string>{email, {}, Confidence::stated, ""};
    Profile profile;
    profile.username = Found<std::string>{account, {}, Confidence::stated, ""};
    basics.profiles.push_back(profile);
    NameEvidence evidence;
    NameSurroundings(document, basics).add_evidence(evidence, {0, static_cast<std::uint32_t>(document.text.size())});
    return evidence;
}

TEST(NameEvidence, TheMailIsMadeOfTheName) {
    for (const char* email :
         {"ida.fjord@x.example", "fjordida@x.example", "i.fjord88@x.example", "IdaFjord@x.example"}) {
        EXPECT_TRUE(evidence_of("Ida Fjord", email).has(Naming::is_mail)) << email;
        EXPECT_FALSE(evidence_of("Harbour Works", email).has(Naming::word_in_mail)) << email;
    }
    EXPECT_TRUE(evidence_of("Ída FJÖRD", "ida.fjord@x.example").has(Naming::is_mail));
    EXPECT_TRUE(evidence_of("Ida Fjord", "fjord.ships@x.example").has(Naming::word_in_mail));
    EXPECT_FALSE(evidence_of("Ida Fjord", "fjord.ships@x.example").has(Naming::is_mail));
}

TEST(NameEvidence, WordsBeyondTheMailAreSeen) {
    EXPECT_TRUE(evidence_of("Ida Fjord", "ida.fjord@x.example").has(Naming::all_in_mail));
    EXPECT_FALSE(evidence_of("Ida Fjord Engineer", "ida.fjord@x.example").has(Naming::all_in_mail));
}

TEST(NameEvidence, AnAccountSaysItToo) {
    EXPECT_TRUE(evidence_of("Ida Fjord", "office@x.example", "ida-fjord").has(Naming::is_account));
    EXPECT_FALSE(evidence_of("Ida Fjord", "office@x.example", "seaside").has(Naming::word_in_account));
}

TEST(NameEvidence, ANameWeighsMoreThanWhatStandsBesideIt) {
    const auto weight = [](const char* text) { return evidence_of(text, "ida.fjord@x.example").weight(); };
    for (const char* other :
         {"Curriculum Vitae", "Harbour Engineer", "Bergen", "Ida Fjord Engineer", "Work Experience"}) {
        EXPECT_GT(weight("Ida Fjord"), weight(other)) << other;
    }
}

TEST(ChooseName, ItMayStandInLinesOfItsOwnBelowATown) {
    const std::string shown = testing_cv::read_plain(
        "Drammen\nida.fjord@x.example\nIDA\nFJORD\n\nEducation\n\nBSc Physics, Harbour University, 2010 – 2013\n");
    testing_cv::expect_part(shown, "name \"IDA FJORD\"\n");
}

TEST(ChooseName, NothingIsANameWhereNobodyIsNamed) {
    const std::string shown = testing_cv::read_plain(
        "Minutes of the meeting\n\nThe harbour was closed because of the storm. Nobody came.\n\nNext meeting in "
        "May.\n");
    testing_cv::expect_none(shown, "basics");
}

}  // namespace
}  // namespace cvconv::recognizing
