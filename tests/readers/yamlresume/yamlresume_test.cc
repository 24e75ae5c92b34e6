// YAMLResume as people have it: all versions, words of its own, damage; and what is written for it.

#include <string>

#include <gtest/gtest.h>

#include "ir/formats/yaml/parse.h"
#include "ir/formats/yamlresume/yamlresume.h"
#include "readers/json_resume/json_resume.h"
#include "readers/registry.h"
#include "writers/registry.h"

namespace cvconv {
namespace {

struct Reading {
    std::optional<Cv> cv;
    Diagnostics said;
};

Reading read(const std::string& text) {
    Reading reading;
    const Reader* reader = choose_reader(core_readers(), text, "resume.yml");
    EXPECT_TRUE(reader != nullptr && reader->name == "yamlresume") << text;
    auto content = find_reader(core_readers(), "yamlresume")->read(text, {}, reading.said);
    if (content) {
        reading.cv = std::get<Cv>(*content);
    }
    return reading;
}

struct Writing {
    nlohmann::ordered_json tree;
    Diagnostics said;
};

Writing write(const std::string& json) {
    Writing writing;
    const auto content = read_json_resume(json, {}, writing.said);
    EXPECT_TRUE(content) << json;
    const auto text = find_writer("yamlresume")->write(std::get<Cv>(*content), {}, writing.said);
    EXPECT_TRUE(text);
    writing.tree = yaml::parse(text.value_or(""), 100, writing.said).value_or(nullptr);
    return writing;
}

std::string detail_of(const Diagnostics& said, Code code) {
    for (const Diagnostic& each : said.all()) {
        if (each.code == code) {
            return each.detail;
        }
    }
    return {};
}

constexpr const char* basics = "content:\n  basics: {name: Mirela Osterholm}\n";

TEST(YamlResume, OfASummaryParagraphsAreTheSummaryAndItemsTheHighlights) {
    const Reading reading =
        read(std::string(basics) +
             "  work:\n    - name: Suur Tuuli Oy\n      position: Technician\n      startDate: Apr 2021\n"
             "      endDate:\n      summary: |\n        Plans the work of six.\n\n        - **Halved** the stops\n"
             "          - twice\n        - Location: Pori\n");
    ASSERT_TRUE(reading.cv);
    const Work& job = reading.cv->work.at(0);
    EXPECT_EQ(value_or_empty(job.summary), "Plans the work of six.");
    ASSERT_EQ(job.highlights.size(), 2U);
    EXPECT_EQ(job.highlights[0].value, "**Halved** the stops");
    EXPECT_EQ(job.highlights[1].value, "twice");
    EXPECT_EQ(value_or_empty(job.location), "Pori");
    EXPECT_EQ(to_iso(job.start_date->value), "2021-04");
    EXPECT_TRUE(job.current);
}

TEST(YamlResume, DatesThatJavaScriptTakesAreRead) {
    const Reading reading =
        read(std::string(basics) +
             "  education:\n    - {institution: A, startDate: \"Sep 1, 2016\", endDate: 2020-07-01}\n"
             "    - {institution: B, startDate: September 2016, endDate: \"2020\"}\n");
    ASSERT_TRUE(reading.cv);
    EXPECT_EQ(to_iso(reading.cv->education.at(0).start_date->value), "2016-09-01");
    EXPECT_EQ(to_iso(reading.cv->education[0].end_date->value), "2020-07-01");
    EXPECT_EQ(to_iso(reading.cv->education.at(1).start_date->value), "2016-09");
    EXPECT_EQ(to_iso(reading.cv->education[1].end_date->value), "2020");
}

TEST(YamlResume, ThePlaceAndTheAccountsStandBesideTheBasics) {
    const Reading reading = read(std::string(basics) +
                                 "  location: {city: Brno, country: Czech Republic}\n"
                                 "  profiles:\n    - {network: GitHub, username: mirela}\n");
    ASSERT_TRUE(reading.cv);
    EXPECT_EQ(value_or_empty(reading.cv->basics.location.city), "Brno");
    EXPECT_EQ(value_or_empty(reading.cv->basics.location.country_code), "CZ");
    EXPECT_EQ(value_or_empty(reading.cv->basics.profiles.at(0).username), "mirela");
}

TEST(YamlResume, TheFirstVersionsHadTreesOfAnEditorForTexts) {
    const std::string doc =
        R"({"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"Plans"}]},{"type":"bulletList",)"
        R"("content":[{"type":"listItem","content":[{"type":"paragraph","content":[{"type":"text","marks":[{"type":"bold"}],)"
        R"("text":"Halved"},{"type":"text","text":" the stops"}]}]}]}]})";
    const std::string quoted = nlohmann::json(doc).dump();
    for (const std::string& summary : {doc, quoted}) {
        const Reading reading =
            read(R"({"content": {"basics": {"name": "Ada"}, "work": [{"name": "Works", "summary": )" + summary +
                 R"(}]}, "layout": {"locale": {"language": "de"}}})");
        ASSERT_TRUE(reading.cv);
        EXPECT_EQ(value_or_empty(reading.cv->work.at(0).summary), "Plans");
        ASSERT_EQ(reading.cv->work[0].highlights.size(), 1U) << summary;
        EXPECT_EQ(reading.cv->work[0].highlights[0].value, "**Halved** the stops");
        EXPECT_EQ(value_or_empty(reading.cv->language), "de");
    }
}

TEST(YamlResume, TheLayoutSaysTheOrderOfSectionsAndTheirTitles) {
    const Reading reading = read(std::string(basics) +
                                 "  education: [{institution: A}]\n  work: [{name: B}]\nlayouts:\n  - engine: html\n"
                                 "    sections: {aliases: {work: Jobs}, order: [work, education, awards]}\n");
    ASSERT_TRUE(reading.cv);
    ASSERT_EQ(reading.cv->sections.size(), 2U);
    EXPECT_EQ(reading.cv->sections[0].kind, SectionKind::work);
    EXPECT_EQ(value_or_empty(reading.cv->sections[0].title), "Jobs");
    EXPECT_EQ(reading.cv->sections[1].kind, SectionKind::education);
}

TEST(YamlResume, AValueOfTheWrongTypeIsToldWithItsPlace) {
    const Reading reading =
        read(std::string(basics) + "  work:\n    - {name: Works, startDate: [2021], url: {a: [1]}}\n");
    ASSERT_TRUE(reading.cv);
    bool told = false;
    for (const Diagnostic& each : reading.said.all()) {
        told = told || each.place.pointer.starts_with("content.work[0].url");
    }
    EXPECT_TRUE(told);
}

TEST(YamlResume, ValuesOfTheWrongTypeAreNoCrash) {
    for (const char* content :
         {"{basics: [1], location: [2], profiles: 5, work: 7}",
          "{basics: {name: [1, {a: b}], summary: {type: doc, content: [1, {type: listItem}]}}, location: Tampere}",
          "{basics: 5, meta: {cvconv: 1}, work: {a: {name: x}}, education: [null, 1, [2], {summary: [1]}]}",
          "{basics: {}, skills: [{name: [1], json_resume: {name: [1]}}, {json_resume: 5}], x: {y: z}}"}) {
        const Reading reading = read("content: " + std::string(content) + "\nlayouts: {a: 1}\njson_resume: [1]\n");
        EXPECT_TRUE(reading.cv) << content;
    }
}

TEST(YamlResume, OtherFormatsAreNotTaken) {
    const auto format_of = [](const std::string& text) { return choose_reader(core_readers(), text, "a.yaml")->name; };
    EXPECT_EQ(format_of("basics:\n  name: Ada\n  summary: content\nwork:\n  - name: Works\n"), "json-resume-yaml");
    EXPECT_EQ(format_of("cv:\n  name: Ada\n  sections:\n    content:\n      - basics\n"), "rendercv");
    EXPECT_NE(format_of("content:\n  pages: 5\ntitle: The basics\n"), "yamlresume");
    EXPECT_EQ(format_of(R"({"resume": {"basics": {"name": "Ada"}}})"), "json-resume");
}

TEST(YamlResume, WhatHasNoContentIsRefused) {
    Diagnostics said;
    EXPECT_FALSE(find_reader(core_readers(), "yamlresume")->read("layouts: []\n", {}, said));
    EXPECT_TRUE(said.has(Code::format_mismatch));
}

TEST(YamlResume, ItsOwnWordsAreWrittenForWhatSaysTheSame) {
    const Writing writing = write(R"({"basics": {"name": "Ada", "location": {"city": "Brno", "countryCode": "CZ"},
        "profiles": [{"network": "X", "url": "https://x.com/ada"}]},
        "education": [{"institution": "A", "studyType": "B.Sc. Honours"}, {"institution": "B", "studyType": "Master craftsman"}],
        "languages": [{"language": "Deutsch", "fluency": "Muttersprache"}, {"language": "Frisian", "fluency": "B2"}]
})");
    const auto& content = writing.tree["content"];
    EXPECT_EQ(content["location"]["country"], "Czech Republic");
    EXPECT_EQ(content["profiles"][0]["network"], "Twitter");
    EXPECT_EQ(content["profiles"][0]["username"], "ada");
    EXPECT_EQ(content["education"][0]["degree"], "Bachelor");
    EXPECT_EQ(content["education"][1]["degree"], "Master craftsman");
    EXPECT_EQ(content["languages"][0]["language"], "German");
    EXPECT_EQ(content["languages"][0]["fluency"], "Native or Bilingual Proficiency");
    EXPECT_EQ(content["languages"][1]["fluency"], "B2");
}

TEST(YamlResume, NobodyHasADegreeThatIsNotFinished) {
    using yamlresume::Option;
    using yamlresume::option_for;
    EXPECT_EQ(option_for(Option::degree, "Master of Science", "en"), "Master");
    EXPECT_EQ(option_for(Option::degree, "Master's degree", "en"), "Master");
    EXPECT_EQ(option_for(Option::degree, "PhD", "en"), "Doctor");
    EXPECT_EQ(option_for(Option::degree, "PhD candidate", "en"), "");
    EXPECT_EQ(option_for(Option::degree, "Doctor-in-charge", "en"), "");
    EXPECT_EQ(option_for(Option::degree, "", "en"), "");
}

TEST(YamlResume, DatesAreTheSameWestOfGreenwich) {
    const Writing writing = write(R"({"work": [{"name": "Works", "startDate": "2020-01", "endDate": "2021"},
                                              {"name": "Works", "startDate": "2019-05-03"}]})");
    const auto& work = writing.tree["content"]["work"];
    EXPECT_EQ(work[0]["startDate"], "Jan 2020");
    EXPECT_EQ(mapping::text_of(work[0]["endDate"]), "2021");
    EXPECT_EQ(work[1]["startDate"], "May 3, 2019");
    EXPECT_FALSE(work[1].contains("endDate"));
}

TEST(YamlResume, WhatItsOwnCheckWillRefuseIsNamed) {
    const std::string whole = R"({"basics": {"name": "Ada Example", "phone": "+44 20 7946 0958"},
        "work": [{"name": "Works", "position": "Engineer", "startDate": "2020-01", "summary": "Plans the work of six people."}],
        "skills": [{"name": "Welding", "level": "expert"}]})";
    EXPECT_FALSE(write(whole).said.has(Code::output_incomplete));
    const Writing writing = write(R"({"basics": {"name": "Ada Example", "phone": "+44 20 7946 0958 ext 7"},
        "work": [{"name": "Works", "summary": "Short."}], "skills": [{"name": "Welding"}]})");
    const std::string detail = detail_of(writing.said, Code::output_incomplete);
    EXPECT_EQ(detail,
              "5 places, as `yamlresume validate` will say: content.basics.phone, content.work[0].position, "
              "content.work[0].startDate, "
              "content.work[0].summary, content.skills[0].level");
}

TEST(YamlResume, WhatItCannotHoldIsReported) {
    Cv cv;
    cv.basics.name = Found<std::string>{"Ada Example", {}, Confidence::stated, {}};
    cv.basics.gender = Found<std::string>{"female", {}, Confidence::stated, {}};
    Diagnostics said;
    EXPECT_TRUE(find_writer("yamlresume")->write(cv, {}, said));
    ASSERT_TRUE(said.has(Code::value_not_representable));
    EXPECT_EQ(said.all().at(0).place.pointer, "meta.cvconv.basics.gender");
}

}  // namespace
}  // namespace cvconv
