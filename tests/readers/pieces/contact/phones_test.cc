#include "readers/pieces/contact/phones.h"

#include <gtest/gtest.h>

#include <string>

namespace cvconv {
namespace {

std::vector<FoundPhone> found_phones(std::string_view text) {
    return find_phones(text, {0, static_cast<std::uint32_t>(text.size())});
}

std::string phones_in(std::string_view text) {
    std::string shown;
    for (const FoundPhone& phone : found_phones(text)) {
        shown += (shown.empty() ? "" : "; ") + std::string(phone.where.of(text));
    }
    return shown;
}

TEST(Phones, NumbersOfManyCountries) {
    // The whole text is the number.
    for (const char* text :
         {"+351 910 555 274", "+49 (0) 30 5555 0162", "(+49) 151 55501928",     "+1 (617) 555-0142",
          "+1-312-555-0186",  "(208) 555-0192",       "(208)555-0192",          "612-555-0117",
          "612.555.0117",     "+380 (50) 555-01-27",  "06 - 55 01 42 87",       "06 39 98 41 07",
          "0722 555 018",     "07700 900417",         "+44 7700 900148",        "+44 20 7946 0321",
          "0361 5550142",     "0361/5550142",         "030 5550-142",           "+45 31 55 50 42",
          "+82 10-5550-0142", "010-5550-0142",        "045-555-0182",           "0900-555-218",
          "+39 041 555 0176", "0049 30 55501620",     "+91 98955 50124",        "+36 20 555 0146",
          "+61 7 5550 1932",  "070-174 06 35",        "+27 82 555 0199",        "+90 (500) 555 01 68",
          "+41 79 555 01 23", "(555) 555-0142 x12",   "+1 555 555 0142 ext. 5", "+65‑8555‑0173",
          "+353 85 555 0133", "+4915155501928",       "+353·85·555·0133",       "612·555·0117"}) {
        EXPECT_EQ(phones_in(text), text);
    }
}

TEST(Phones, LabelsAndWhatStandsAround) {
    struct Case {
        const char* text;
        const char* expected;
    };
    const Case cases[] = {
        {"Tel.: 400 55 017", "400 55 017"},
        {"Phone: 555-0142", "555-0142"},
        {"Phone 5550142", "5550142"},
        {"612-555-0117 | ada@example.com", "612-555-0117"},
        {"030 5550142 / 0171 5550143", "030 5550142; 0171 5550143"},
        {"+49 30 5550142, +49 171 5550143", "+49 30 5550142; +49 171 5550143"},
        {"12345 Berlin, 030 5550142", "030 5550142"},
        {"電話：0900-555-218", "0900-555-218"},
        {"電話0900-555-218", "0900-555-218"},
        {"Call +49 30 5550142.", "+49 30 5550142"},
    };
    for (const Case& c : cases) {
        EXPECT_EQ(phones_in(c.text), c.expected) << c.text;
    }
}

TEST(Phones, OtherNumbers) {
    for (const char* text : {"2015 - 2019",
                             "01.04.2015 - 30.06.2018",
                             "08/2015 - 05/2019",
                             "2019-03-12",
                             "04/12 – 06/15",
                             "12.8.1992",
                             "2008-09",
                             "978-3-16-148410-0",
                             "0000-0002-5555-0173",
                             "doi:10.5555/12345678",
                             "900 000",
                             "1 800 000",
                             "6.200",
                             "10,000",
                             "192.168.10.12",
                             "59055512330",
                             "KR 1012345670000",
                             "EP 3902188",
                             "DE89370400440532013000",
                             "#27371",
                             "$1 200 000",
                             "12345",
                             "2.1.0.4",
                             "1011–1026",
                             "1861-1863",
                             "5-10",
                             "100%",
                             "12345678a",
                             "1-2-3",
                             "555",
                             "+",
                             "()",
                             "(",
                             ""}) {
        EXPECT_EQ(phones_in(text), "") << text;
    }
}

TEST(Phones, KindLabelAndDialling) {
    struct Case {
        const char* text;
        PhoneKind kind;
        const char* label;
        const char* e164;
    };
    const Case cases[] = {
        {"Mobile: +49 171 5550143", PhoneKind::mobile, "Mobile", "+491715550143"},
        {"+49 171 5550143 (mobile)", PhoneKind::mobile, "(mobile)", "+491715550143"},
        {"Fax: 030 5550142", PhoneKind::fax, "Fax", ""},
        {"Phone: +44 (0)20 7946 0321", PhoneKind::unknown, "Phone", "+442079460321"},
        {"☎ 0049 30 55501620", PhoneKind::unknown, "☎", "+493055501620"},
        {"(208) 555-0192", PhoneKind::unknown, "", ""},
    };
    for (const Case& c : cases) {
        auto found = found_phones(c.text);
        ASSERT_EQ(found.size(), 1U) << c.text;
        EXPECT_EQ(found[0].kind, c.kind) << c.text;
        EXPECT_EQ(found[0].label.of(c.text), c.label) << c.text;
        EXPECT_EQ(found[0].e164, c.e164) << c.text;
    }
}

TEST(Phones, HostileText) {
    for (std::string piece : {"1", "1 ", "+", "(", "(1", "+1 ", "0-", "12 34 ", "Tel "}) {
        std::string text;
        while (text.size() < 200000) {
            text += piece;
        }
        (void)phones_in(text);
    }
}

TEST(Phones, AfterTheWordForAPostalCodeIsNone) {
    EXPECT_EQ(phones_in("CEP 90670-030"), "");
}

TEST(Phones, OneGroupOfDigitsBesideAnAddress) {
    const std::string text = "9000012345 | ida@fjord.example | Hull\n";
    ASSERT_EQ(found_phones(text).size(), 1U);
    EXPECT_EQ(phones_in("Member 9000012345 of ida@fjord.example"), "");
    EXPECT_EQ(phones_in("9000012345 | Hull"), "");
}

TEST(Phones, APostalCodeBehindItsStateIsNone) {
    EXPECT_EQ(phones_in("Elmwood, LA 70504-4691"), "");
}

TEST(Phones, TheNumberOfAPersonIsNone) {
    EXPECT_EQ(phones_in("RUT 15.555.018-k"), "");
}

TEST(Phones, ABracketWithinANumberBeginsNone) {
    EXPECT_EQ(phones_in("http://www.tides.example/article/PII0140-6736(16)30197-1/fulltext"), "");
}

TEST(Phones, ANumberOfAPostOfficeBoxIsNone) {
    EXPECT_EQ(phones_in("P.O. Box 5519 – 00100, Nairobi\nCell: +254 722 555 018"), "+254 722 555 018");
}

}  // namespace
}  // namespace cvconv
