// Values as the formats want them to be written: telephones, names, addresses.

#include <gtest/gtest.h>

#include "tests/support/said.h"
#include "writers/europass/addresses.h"
#include "writers/europass/person_names.h"
#include "writers/europass/phones.h"

// What an initializer does not name is empty.
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"

namespace cvconv::europass {
namespace {

struct PhoneCase {
    const char* phone;
    const char* country;
    std::optional<PhoneParts> parts;
};

TEST(Phones, HaveACountryOrNoParts) {
    const PhoneCase cases[] = {
        {"+49 (0)30 23125 482", "", PhoneParts{"49", "3023125482", "DE"}},
        {"(+49) 151 55501928", "", PhoneParts{"49", "15155501928", "DE"}},
        {"0044 7700 900318", "", PhoneParts{"44", "7700900318", "GB"}},
        {"+353 1 555 0119", "GB", PhoneParts{"353", "15550119", "IE"}},
        {"07700 900417", "GB", PhoneParts{"44", "7700900417", "GB"}},
        {"0424 555 0163", "IT", PhoneParts{"39", "04245550163", "IT"}},  // the zero belongs to the number
        {"(406) 555-0143", "US", PhoneParts{"1", "4065550143", "US"}},
        {"1-406-555-0143", "US", PhoneParts{"1", "4065550143", "US"}},
        {"+1 312 555 0186", "", PhoneParts{"1", "3125550186", ""}},  // 25 countries
        {"8 (495) 555-01-20", "RU", PhoneParts{"7", "4955550120", "RU"}},
        {"600 555 018", "", std::nullopt},
        {"+00 (0)00 000 0000", "", std::nullopt},
        {"030 555 ext. 12", "DE", std::nullopt},
        {"", "DE", std::nullopt},
    };
    for (const PhoneCase& c : cases) {
        EXPECT_EQ(split_phone(c.phone, c.country), c.parts) << c.phone;
    }
}

TEST(PersonNames, SplitSoThatTheyJoinToTheName) {
    struct Case {
        const char* name;
        PersonName parts;
    };
    const Case cases[] = {
        {"Maria del Carmen Pérez Ruiz", {"Maria del Carmen Pérez", "Ruiz"}},
        {"Anneke van der Berg", {"Anneke", "van der Berg"}},
        {"Siphesihle MKHIZE DLAMINI", {"Siphesihle", "MKHIZE DLAMINI"}},
        {"ADA EXAMPLE", {"ADA", "EXAMPLE"}},
        {"Jo Sample, PhD", {"Jo", "Sample, PhD"}},
        {"Björk", {"Björk", ""}},
        {"", {"", ""}},
    };
    for (const Case& c : cases) {
        Basics basics;
        basics.name = said(c.name);
        EXPECT_EQ(person_name(basics), c.parts) << c.name;
    }
    Basics known;
    known.name = said("Ana Maria Sousa Lima");
    known.given_name = said("Ana Maria");
    known.family_name = said("Sousa Lima");
    EXPECT_EQ(person_name(known), (PersonName{"Ana Maria", "Sousa Lima"}));
}

TEST(Addresses, AreWhatAValidatorTakes) {
    for (const char* address :
         {"https://a.example", "a.example/b c", "https://bücher.example/ü", "mailto:a@b.example", "not an address"}) {
        EXPECT_TRUE(is_web_address(address)) << address;
    }
    for (const char* other : {"", "http://[", "100 %", "https://a.example/#b#c", "a b: c"}) {
        EXPECT_FALSE(is_web_address(other)) << other;
    }
}

}  // namespace
}  // namespace cvconv::europass
