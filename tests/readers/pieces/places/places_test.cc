#include "readers/pieces/places/places.h"

#include <gtest/gtest.h>

#include <string>

namespace cvconv {
namespace {

Span all(std::string_view text) {
    return {0, static_cast<std::uint32_t>(text.size())};
}

std::string places_in(std::string_view text) {
    std::string shown;
    for (const FoundPlace& place : find_places(text, all(text))) {
        constexpr const char* kinds[] = {"city", "region", "country", "remote"};
        shown += (shown.empty() ? "" : "; ") + std::string(place.where.of(text)) + " " +
                 kinds[static_cast<int>(place.kind)] + " " + std::string(place.country_code);
    }
    return shown;
}

TEST(Places, KnownNames) {
    struct Case {
        const char* text;
        const char* expected;
    };
    const Case cases[] = {
        {"Berlin, Deutschland", "Berlin city DE; Deutschland country DE"},
        {"Austin, TX, USA", "Austin city US; TX region US; USA country US"},
        {"Melbourne VIC", "Melbourne city AU; VIC region AU"},
        {"in Frankfurt am Main tätig", "Frankfurt am Main city DE"},
        {"Sao Paulo, Brasil", "Sao Paulo city BR; Brasil country BR"},
        {"Praha, Česká republika", "Praha city CZ; Česká republika country CZ"},
        {"Springfield, IL", "Springfield city ; IL region US"},
        {"東京都渋谷区", "東京都 region JP; 渋谷区 city JP"},
        {"서울", "서울 city KR"},
        {"Велико Търново, България", "Велико Търново city BG; България country BG"},
    };
    for (const Case& c : cases) {
        EXPECT_EQ(places_in(c.text), c.expected) << c.text;
    }
    for (const char* text : {"WORK IN OR OUT", "a nice place", "reading and writing", "Springtime", "", "MAR 2020"}) {
        EXPECT_EQ(places_in(text), "") << text;
    }
}

TEST(Places, AWholePieceThatIsAPlace) {
    for (const char* text : {"Berlin",
                             "Berlin, Germany",
                             "Springfield, IL",
                             "Kleinkleckersdorf, Germany",
                             "Remote",
                             "Berlin / Remote",
                             "Ottawa, ON; remote",
                             "Bengaluru, Karnataka, India",
                             "Lyon 4e",
                             "Berlin-Lichterfelde",
                             "Halle (Saale)",
                             "Melbourne VIC",
                             "Greater London",
                             "Chennai Area, India",
                             "м. Полтава",
                             "彰化縣員林市",
                             "臺中市",
                             "판교",
                             "South Korea",
                             "Tromsø, Norway",
                             "Home Office",
                             "Amsterdam, Netherlands",
                             "København V",
                             "Woods Hole, MA"}) {
        EXPECT_GE(place_score(text, all(text)), 0.6F) << text;
    }
    for (const char* text :
         {"Software Engineer", "Example Ltd", "University of Berlin", "Built bridges in Berlin", "Ada Lovelace",
          "Best Paper Award", "", "C++, Java", "2019", "Managed a team of five people, mostly remote"}) {
        EXPECT_LT(place_score(text, all(text)), 0.4F) << text;
    }
}

TEST(Places, CodesOfCountries) {
    for (const char* name :
         {"Deutschland", "Germany", "Německo", "Niemcy", "Γερμανία", "ドイツ", "DEU", "Federal Republic of Germany"}) {
        EXPECT_EQ(country_code_of(name), "DE") << name;
    }
    EXPECT_EQ(country_code_of("USA"), "US");
    EXPECT_EQ(country_code_of("U.K."), "GB");
    EXPECT_EQ(country_code_of("Scotland"), "GB");
    EXPECT_EQ(country_code_of("대한민국"), "KR");
    EXPECT_EQ(country_code_of("Holland"), "NL");
    EXPECT_EQ(country_code_of("Atlantis"), "");
    EXPECT_EQ(country_code_of("us"), "");
    EXPECT_EQ(country_code_of(""), "");
}

TEST(Places, CountriesOfRegions) {
    EXPECT_EQ(country_of_region("Ontario"), "CA");
    EXPECT_EQ(country_of_region("TX"), "US");
    EXPECT_EQ(country_of_region("tx"), "");
    EXPECT_EQ(country_of_region("Bavaria"), "DE");
    EXPECT_EQ(country_of_region("Kanton Zug"), "CH");
    EXPECT_EQ(country_of_region("ZH"), "CH");
    EXPECT_EQ(country_of_region("AG"), "") << "of companies more often than Aargau";
    EXPECT_EQ(country_of_region("WA"), "") << "Washington, Western Australia";
    EXPECT_EQ(country_of_region("nowhere"), "");
}

}  // namespace
}  // namespace cvconv
