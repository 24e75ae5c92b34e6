#include "tools/blind/blind.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tools/blind/neutral.h"
#include "tools/blind/placeholders.h"
#include "tools/blind/write_blinded.h"
#include "writers/registry.h"

namespace cvconv::blind {
namespace {

constexpr const char* key = "0123456789abcdef0123456789abcdef";

Text text(std::string value) {
    return Found<std::string>{std::move(value), {{0, 3}}, Confidence::stated, "test"};
}

Cv jana() {
    Cv cv;
    cv.language = text("en");
    cv.basics.name = text("Jana Nowak");
    cv.basics.email = text("jana@nowak.example");
    cv.basics.gender = text("female");
    cv.basics.location.city = text("Leeds");
    cv.basics.location.country_code = text("GB");
    Work work;
    work.name = text("Acme Pumps Ltd");
    work.position = text("Engineer");
    work.location = text("Leeds, United Kingdom");
    work.start_date = Found<PartialDate>{{2019, 3, 0}, {}, Confidence::stated, "test"};
    work.end_date = Found<PartialDate>{{2023, 4, 0}, {}, Confidence::stated, "test"};
    work.summary = text("Jana led the team. She trained 12 people.");
    cv.work.push_back(work);
    cv.unclaimed.push_back(*text("Jana Nowak, page 2"));
    cv.meta.extra.push_back({"author", "\"Jana Nowak\""});
    return cv;
}

Blinded blinded(const Cv& cv, Options options = {}) {
    options.key = key;
    Diagnostics said;
    return blind(cv, options, said);
}

TEST(Blind, FairTakesOutThePersonAndLeavesTheWork) {
    const Blinded result = blinded(jana());
    const Cv& cv = result.cv;
    EXPECT_TRUE(value_or_empty(cv.basics.name).starts_with("Candidate "));
    EXPECT_FALSE(cv.basics.email || cv.basics.gender || cv.basics.location.city);
    EXPECT_EQ(value_or_empty(cv.basics.location.country_code), "GB");
    EXPECT_EQ(value_or_empty(cv.work[0].name), "Acme Pumps Ltd");
    EXPECT_EQ(value_or_empty(cv.work[0].location), "United Kingdom");
    EXPECT_EQ(value_or_empty(cv.work[0].summary), result.report.candidate + " led the team. They trained 12 people.");
    EXPECT_TRUE(cv.unclaimed.empty());
    EXPECT_TRUE(cv.meta.extra.empty());
    EXPECT_TRUE(cv.work[0].name->where.empty()) << "places of a text that is not passed on";
}

TEST(Blind, StrictGivesDurationsAndLabels) {
    const Cv cv = blinded(jana(), {.profile = Profile::strict}).cv;
    EXPECT_EQ(value_or_empty(cv.work[0].name), "Employer A");
    EXPECT_FALSE(cv.work[0].start_date || cv.work[0].end_date);
    EXPECT_TRUE(value_or_empty(cv.work[0].summary).starts_with("4 years, 2 months\n"));
}

TEST(Blind, ThePresentEmployerAlone) {
    Cv cv = jana();
    cv.work.push_back(cv.work[0]);
    cv.work[1].name = text("Beta Valves");
    cv.work[1].current = Found<bool>{true, {}, Confidence::stated, "test"};
    cv.work[0].summary = text("Moved to Beta Valves later");
    const Cv result = blinded(cv, {.hide = {"present-employer"}}).cv;
    EXPECT_EQ(value_or_empty(result.work[0].name), "Acme Pumps Ltd");
    EXPECT_EQ(value_or_empty(result.work[0].summary), "Moved to Employer A later");
    EXPECT_EQ(value_or_empty(result.work[1].name), "Employer A");
}

TEST(Blind, AnEmployerThatIsCalledAsThePersonGoesWhole) {
    Cv cv = jana();
    cv.basics.name = text("Mark Ford");
    cv.work[0].name = text("Ford Motor Company");
    EXPECT_EQ(value_or_empty(blinded(cv).cv.work[0].name), "Employer A");
}

TEST(Blind, TheSamePersonHasTheSameCodeWithAKey) {
    Cv other = jana();
    other.basics.name = text("NOWAK, Jana");
    other.work.clear();
    EXPECT_EQ(blinded(jana()).report.candidate, blinded(other).report.candidate);
    other.basics.name = text("Ewa Nowak");
    EXPECT_NE(blinded(jana()).report.candidate, blinded(other).report.candidate);
}

TEST(Blind, AStreetIsFoundWithoutItsTown) {
    Cv cv = jana();
    cv.basics.location.address = text("12 Harbour Street ・ Flat #316 ・ Leeds");
    cv.work[0].summary = text("Pumps. 12 Harbour Street, Flat 316");
    EXPECT_EQ(value_or_empty(blinded(cv).cv.work[0].summary), "Pumps. […], […]");
}

TEST(Blind, ACountryInTheStreetsPlaceIsNoStreet) {
    Cv cv = jana();
    cv.basics.location.address = text("United Kingdom");
    Blinded result = blinded(cv);
    EXPECT_FALSE(result.cv.basics.location.address);
    EXPECT_EQ(value_or_empty(result.cv.work[0].location), "United Kingdom");
    Diagnostics said;
    EXPECT_TRUE(passes_check(result, {}, {}, false, said));
}

TEST(Blind, WithoutANameItSaysSo) {
    Cv cv = jana();
    cv.basics.name.reset();
    cv.basics.email = text("info@pumps.example");
    Options options;
    options.key = key;
    Diagnostics said;
    const Blinded result = blind(cv, options, said);
    EXPECT_TRUE(said.has(Code::blind_no_name));
    EXPECT_TRUE(value_or_empty(result.cv.basics.name).starts_with("Candidate "));
}

TEST(Blind, WhereTheHeadHasNoNameTheMailAddressTellsIt) {
    Cv cv = jana();
    cv.basics.name.reset();
    cv.basics.email = text("jana.nowak@mail.example");
    Options options;
    options.key = key;
    Diagnostics said;
    const Blinded result = blind(cv, options, said);
    EXPECT_FALSE(said.has(Code::blind_no_name));
    EXPECT_TRUE(value_or_empty(result.cv.work[0].summary).starts_with(result.report.candidate + " led"));
    ASSERT_FALSE(result.report.doubts.empty());
    EXPECT_EQ(result.report.doubts[0].path, "basics.name");
}

TEST(Blind, AuthorsByChoice) {
    Cv cv = jana();
    Publication paper;
    paper.summary = text("Lee, A., Nowak, J., Kim, B.");
    cv.publications.push_back(paper);
    const auto written = [&](Authors authors) {
        return value_or_empty(blinded(cv, {.authors = authors}).cv.publications[0].summary);
    };
    EXPECT_TRUE(written(Authors::code).starts_with("Lee, A., Candidate "));
    EXPECT_EQ(written(Authors::initials), "Lee, A., N., J., Kim, B.");
    EXPECT_EQ(written(Authors::position), "Lee, A., Author 2, Kim, B.");
}

TEST(Blind, AKeptNameStaysEverywhere) {
    const Cv cv = blinded(jana(), {.keep = {"name"}}).cv;
    EXPECT_EQ(value_or_empty(cv.basics.name), "Jana Nowak");
    EXPECT_EQ(value_or_empty(cv.work[0].summary), "Jana led the team. They trained 12 people.");
}

TEST(Blind, ALeakIsAnErrorAndNothingIsWritten) {
    Cv cv = jana();
    for (const bool force : {false, true}) {
        Options options;
        options.key = key;
        Diagnostics said;
        Blinded result = blind(cv, options, said);
        result.cv.work[0].summary = text("Jana again");
        EXPECT_EQ(passes_check(result, {}, {}, force, said), force);
        EXPECT_EQ(said.has(Code::blind_leak), !force);
        EXPECT_EQ(said.has(Code::blind_leak_forced), force);
        EXPECT_FALSE(result.report.leaks.empty());
    }
}

TEST(Blind, AllFormatsPassTheCheck) {
    for (const Writer& writer : writers()) {
        Options options;
        options.key = key;
        Diagnostics said;
        const Written written = write_blinded(jana(), writer, {}, options, said);
        ASSERT_TRUE(written.output) << writer.name;
        EXPECT_EQ(written.output->find("Nowak"), std::string::npos) << writer.name;
    }
}

TEST(Blind, AWordOfTheFormIsNobodysName) {
    Cv cv = jana();
    cv.basics.name = text("Page Summary");
    for (const char* format : {"json-resume", "latex", "europass"}) {
        Options options;
        options.key = key;
        Diagnostics said;
        const bool written = write_blinded(cv, *find_writer(format), {}, options, said).output.has_value();
        EXPECT_TRUE(written) << format << ' ' << (said.all().empty() ? "" : to_line(said.all().front()));
    }
}

TEST(Blind, TheReportCountsAndKeepsTheValuesForItself) {
    const Blinded result = blinded(jana());
    const auto without = nlohmann::json::parse(to_json(result.report, false));
    EXPECT_EQ(without["counts"]["mail"], 1);
    EXPECT_EQ(without["counts"]["name"], 2);
    EXPECT_EQ(without["counts"]["gendered-words"], 1);
    EXPECT_EQ(without.dump().find("Nowak"), std::string::npos);
    EXPECT_NE(to_json(result.report, true).find("Nowak"), std::string::npos);
}

TEST(Blind, DurationsAreThoseOfTheLanguage) {
    EXPECT_EQ(duration({2019, 3, 0}, {2023, 4, 0}, "de"), "4 Jahre, 2 Monate");
    EXPECT_EQ(duration({2019, 0, 0}, {2023, 0, 0}, "en"), "4 years");
    EXPECT_EQ(duration({2019, 3, 0}, {2019, 3, 0}, "en"), "1 month");
    EXPECT_EQ(duration({2023, 3, 0}, {2019, 3, 0}, "en"), "");
}

TEST(Blind, PronounsOfEnglishAndSwedish) {
    int count = 0;
    EXPECT_EQ(with_neutral_pronouns("She led his team. For Her Majesty", "en-GB", count),
              "They led their team. For Her Majesty");
    EXPECT_EQ(count, 2);
    EXPECT_EQ(with_neutral_pronouns("Hon ledde", "sv", count), "Hen ledde");
    EXPECT_EQ(with_neutral_pronouns("Sie leitete", "de", count), "Sie leitete");
    EXPECT_TRUE(is_personal_line("Religion: none"));
    EXPECT_FALSE(is_personal_line("Taught religion"));
}

}  // namespace
}  // namespace cvconv::blind
