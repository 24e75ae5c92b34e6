// Values as Europass codes them: dates, countries, languages, levels, networks, pictures.

#include <gtest/gtest.h>

#include "ir/formats/europass/base64.h"
#include "ir/formats/europass/codes.h"
#include "ir/formats/europass/countries.h"
#include "ir/formats/europass/dates.h"
#include "ir/formats/europass/headings.h"
#include "ir/formats/europass/languages.h"
#include "ir/formats/europass/levels.h"
#include "ir/formats/europass/networks.h"
#include "tests/support/said.h"

// What an initializer does not name is empty.
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"

namespace cvconv::europass {
namespace {

Date on(int year, int month = 0, int day = 0) {
    return Found<PartialDate>{
        {static_cast<std::int16_t>(year), static_cast<std::uint8_t>(month), static_cast<std::uint8_t>(day)},
        {},
        Confidence::stated,
        {}};
}

TEST(Dates, AnImpossibleDateIsLeftOutAndSaid) {
    Diagnostics diagnostics;
    Period period = period_of(on(2021, 2, 31), on(2024, 2, 29), {}, OpenEnd::goes_on, "work[0]", diagnostics);
    EXPECT_FALSE(period.start);
    EXPECT_EQ(to_line(period), "– 2024-02-29");
    ASSERT_EQ(diagnostics.all().size(), 1U);
    EXPECT_EQ(diagnostics.all()[0].code, Code::date_impossible);
    EXPECT_EQ(diagnostics.all()[0].place.pointer, "work[0].startDate");
}

TEST(Dates, AStartWithoutEndGoesOnOnlyWhereThatIsWhatItMeans) {
    Diagnostics diagnostics;
    EXPECT_TRUE(period_of(on(2020), {}, {}, OpenEnd::goes_on, "", diagnostics).current);
    EXPECT_FALSE(period_of(on(2020), {}, {}, OpenEnd::is_a_moment, "", diagnostics).current);
    Flag current = Found<bool>{true, {}, Confidence::stated, {}};
    EXPECT_TRUE(period_of(on(2020), {}, current, OpenEnd::is_a_moment, "", diagnostics).current);
    // "since 2020, expected 2026": the end is said, so it is written
    EXPECT_FALSE(period_of(on(2020), on(2026), current, OpenEnd::goes_on, "", diagnostics).current);
}

TEST(Dates, LinesComeBack) {
    for (const char* line : {"2016-01 – 2017-12", "2022-01 –", "– 2017", "2020-06-12", "2019"}) {
        auto period = period_from_line(line);
        ASSERT_TRUE(period) << line;
        EXPECT_EQ(to_line(*period), line);
    }
    for (const char* other : {"", "see below", "2016 – now", "12.06.2020"}) {
        EXPECT_FALSE(period_from_line(other)) << other;
    }
}

TEST(Countries, BritainAndGreeceHaveOtherCodesInV3) {
    EXPECT_EQ(v3_country("GB"), "UK");
    EXPECT_EQ(v3_country("GR"), "EL");
    EXPECT_EQ(v3_country("ES"), "ES");
    EXPECT_EQ(v3_country("TW"), std::nullopt);  // not in its list
    EXPECT_EQ(iso_country("uk"), "GB");
    EXPECT_EQ(iso_country("el"), "GR");
    EXPECT_EQ(iso_country("xx"), std::nullopt);
    EXPECT_EQ(country_of_name("Deutschland"), "DE");
    EXPECT_EQ(country_name("DE", "en"), "Germany");
}

TEST(Languages, CodesOfEveryKindAreUnderstood) {
    for (const char* code :
         {"de", "DE", "deu", "ger", "http://publications.europa.eu/resource/authority/language/DEU"}) {
        EXPECT_EQ(iso_language(code), "de") << code;
    }
    EXPECT_EQ(iso_language("Deutsch!"), std::nullopt);
    EXPECT_EQ(candidate_language("fr"), "fre");
    EXPECT_EQ(candidate_language("it"), "ita");
    EXPECT_EQ(candidate_language("nap"), std::nullopt);
    EXPECT_TRUE(is_v3_language("grc", false));
    EXPECT_FALSE(is_v3_language("grc", true));
    EXPECT_FALSE(is_v3_language("eng", false));
    EXPECT_EQ(portal_language("nb"), "no");
    EXPECT_EQ(portal_language("ko"), std::nullopt);
}

TEST(Languages, ADocumentThatDoesNotSayItsLanguageIsJudgedByTheLanguagesItLists) {
    Cv cv;
    EXPECT_EQ(document_language(cv), "en");
    cv.languages.push_back({.language = said("Deutsch"), .fluency = said("Muttersprache")});
    cv.languages.push_back({.language = said("Englisch")});
    EXPECT_EQ(document_language(cv), "de");
    cv.language = said("pt-BR");
    EXPECT_EQ(document_language(cv), "pt");
}

TEST(Levels, AreFoundAndNeverMadeUp) {
    EXPECT_EQ(cefr_level("C1"), "C1");
    EXPECT_EQ(cefr_level("Gesprächssicher (b1)"), "B1");
    for (const char* none : {"fluent", "B1/B2", "Professional working proficiency", "grade A", ""}) {
        EXPECT_FALSE(cefr_level(none)) << none;
    }
}

TEST(Levels, MotherTonguesAreSaidToBe) {
    auto language = [](const char* fluency) { return Language{.language = said("X"), .fluency = said(fluency)}; };
    EXPECT_TRUE(is_mother_tongue(language("Native speaker")));
    EXPECT_TRUE(is_mother_tongue(language("Mother tongue (A)")));
    EXPECT_TRUE(is_mother_tongue(language("Muttersprache")));
    EXPECT_FALSE(is_mother_tongue(language("Near-native")));
    EXPECT_FALSE(is_mother_tongue(language("fluent")));
}

TEST(Levels, FiveThatDifferAreARange) {
    EXPECT_EQ((LanguageLevels{"C1", "C2", "B2", "", "B2"}).range(), "B2–C2");
    EXPECT_EQ((LanguageLevels{"C1", "C1", "C1", "C1", "C1"}).range(), "C1");
    EXPECT_EQ(LanguageLevels{}.range(), "");
}

TEST(Networks, HaveCodesAndUserNames) {
    EXPECT_EQ(network_code("linkedin"), "linkedin");
    EXPECT_EQ(network_code("X"), "twitter");
    EXPECT_EQ(network_code("GitHub"), std::nullopt);
    EXPECT_EQ(network_of_code("twitter", "https://twitter.com/a"), "Twitter");
    EXPECT_EQ(username_of_url("https://social.example/@ada/"), "ada");
    EXPECT_EQ(username_of_url("https://ada.example"), "");
    EXPECT_EQ(username_of_url("https://example.org/people?id=7"), "");
    EXPECT_EQ(username_of_url("https://example.org/about/me.html"), "");
    EXPECT_EQ(username_of_url("https://questions.example/users/12/ada"), "");
}

TEST(Headings, AreOfTheDocumentsLanguageAndReadBack) {
    Cv cv;
    for (const char* language : {"en", "de", "fr"}) {
        Headings headings(cv, language);
        for (SectionKind kind : {SectionKind::volunteer, SectionKind::awards, SectionKind::certificates,
                                 SectionKind::interests, SectionKind::references, SectionKind::projects,
                                 SectionKind::talks, SectionKind::teaching, SectionKind::other}) {
            std::string title = headings.title(kind);
            EXPECT_EQ(section_of_title(title, language), kind) << language << ": " << title;
        }
    }
    cv.sections.push_back({SectionKind::volunteer, said("Community Service")});
    EXPECT_EQ(Headings(cv, "en").title(SectionKind::volunteer), "Community Service");
}

TEST(Base64, BothWays) {
    for (const char* bytes : {"", "a", "ab", "abc", "abcd"}) {
        EXPECT_EQ(decode_base64(encode_base64(bytes)), bytes);
    }
    EXPECT_EQ(encode_base64("any carnal pleas"), "YW55IGNhcm5hbCBwbGVhcw==");
    EXPECT_EQ(decode_base64("YW55\r\n IGNh"), "any ca");
    EXPECT_FALSE(decode_base64("no base64!"));
    for (const char* none : {"data:image/gif;base64,AAAA", "data:image/png;base64,", "data:image/png;base64,no!",
                             "data:image/png,AAAA", "https://example.org/a.png"}) {
        EXPECT_FALSE(picture_of_data_uri(none)) << none;
    }
    auto picture = picture_of_data_uri("data:image/jpg;charset=x;base64,YW55\n IA");
    ASSERT_TRUE(picture);
    EXPECT_EQ(picture->data_uri(), "data:image/jpeg;base64,YW55IA==");
}

TEST(Codes, AreOfTheirLists) {
    EXPECT_TRUE(is_driving_category("C1E"));
    EXPECT_FALSE(is_driving_category("BE CE"));
    EXPECT_TRUE(is_isced_f("0613"));
    EXPECT_FALSE(is_isced_f("48"));
    EXPECT_TRUE(is_isced_97("48"));
    EXPECT_EQ(esco_id("http://data.europa.eu/esco/occupation/81f8d141-3f67-4fb0-a349-db0147ef7b3a"),
              "81f8d141-3f67-4fb0-a349-db0147ef7b3a");
    EXPECT_EQ(esco_id("http://data.europa.eu/esco/occupation/C2512"), "");
}

}  // namespace
}  // namespace cvconv::europass
