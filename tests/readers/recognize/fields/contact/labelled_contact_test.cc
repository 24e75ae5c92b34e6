// Headline and address out of the contact part, labelled by hand.

#include <gtest/gtest.h>

#include "readers/recognize/fields/fields.h"
#include "tests/readers/recognize/labelled_text.h"

namespace cvconv::recognizing {
namespace {

Basics basics_of(std::string_view labelled) {
    const auto text = labelled_text(SectionKind::contact, labelled);
    Section section;
    section.kind = SectionKind::contact;
    section.lines = text->lines;
    Cv cv;
    Reading reading{text->document, cv, DateOrder::unknown, "en"};
    read_contact(reading, {section}, joined(text->entries));
    return cv.basics;
}

TEST(LabelledContact, TheHeadlineIsWhatIsLabelled) {
    const Basics basics = basics_of(
        "Ida Fjord\n"
        "Keeper and {position Painter of Lights}\n"
        "ida@fjord.example");
    EXPECT_EQ(value_or_empty(basics.label), "Painter of Lights");
    EXPECT_FALSE(basics_of("Ida Fjord\nSenior Engineer\nida@fjord.example").label);
}

TEST(LabelledContact, AHeadlineThatIsSaidAgainIsOne) {
    const Basics basics = basics_of(
        "Ida Fjord\n"
        "{position Painter of Lights}\n"
        "ida@fjord.example\n"
        "{position PAINTER of Lights}");
    EXPECT_EQ(value_or_empty(basics.label), "Painter of Lights");
    EXPECT_EQ(value_or_empty(basics_of("Ida Fjord\n{position Painter of Lights\nPainter of Lights}").label),
              "Painter of Lights");
}

TEST(LabelledContact, ALabelOnThePageComesFirst) {
    const Basics basics = basics_of("Ida Fjord\nJob title: Engineer\n{position Painter of Lights}");
    EXPECT_EQ(value_or_empty(basics.label), "Engineer");
}

TEST(LabelledContact, PartsOfAnAddressAreToldApart) {
    const Location location = basics_of(
                                  "Ida Fjord\n"
                                  "{location 5 Quay Street}, {location Hamilton}, {location OH} {location 45011}\n"
                                  "+1 513 555 0100")
                                  .location;
    EXPECT_EQ(value_or_empty(location.address), "5 Quay Street");
    EXPECT_EQ(value_or_empty(location.city), "Hamilton");
    EXPECT_EQ(value_or_empty(location.region), "OH");
    EXPECT_EQ(value_or_empty(location.postal_code), "45011");
    EXPECT_FLOAT_EQ(location.city->probability, 0.99F);
}

TEST(LabelledContact, AnAddressThatIsSaidAgainIsOne) {
    const Location location = basics_of(
                                  "Ida Fjord\n"
                                  "{location 5 Quay Street}, {location Hamilton}, {location OH} {location 45011}\n"
                                  "ida@fjord.example\n"
                                  "{location 5 Quay Street}, {location Hamilton}")
                                  .location;
    EXPECT_EQ(value_or_empty(location.address), "5 Quay Street");
    EXPECT_EQ(value_or_empty(location.city), "Hamilton");
}

TEST(LabelledContact, AStateWhoseLettersAreInTheTownIsNotSaidAgain) {
    const Location location = basics_of(
                                  "Ida Fjord\n"
                                  "{location 5 Quay Street, Flintown}\n"
                                  "ida@fjord.example\n"
                                  "{location IN}\n"
                                  "{location 46001}")
                                  .location;
    EXPECT_EQ(value_or_empty(location.region), "IN");
}

TEST(LabelledContact, APlaceThatNobodyKnowsIsACity) {
    EXPECT_EQ(value_or_empty(basics_of("Ida Fjord\n{location Brontallowick}\nida@fjord.example").location.city),
              "Brontallowick");
}

TEST(LabelledContact, WhereNothingIsLabelledThereIsNoAddress) {
    const Location location = basics_of("Ida Fjord\nBorn in Hamburg\nida@fjord.example").location;
    EXPECT_FALSE(location.city || location.address || location.country);
}

}  // namespace
}  // namespace cvconv::recognizing
