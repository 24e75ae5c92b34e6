// JSON Resume → Markdown, Word, HTML → JSON Resume: the readers of prose give back what was written.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "ir/formats/prose/beside.h"
#include "readers/json_resume/json_resume.h"
#include "readers/registry.h"
#include "tests/support/inventor.h"
#include "writers/json_resume/json_resume.h"
#include "writers/registry.h"

namespace cvconv {
namespace {

using Json = nlohmann::json;

std::string said_in(const Diagnostics& diagnostics) {
    std::string all;
    for (const Diagnostic& each : diagnostics.all()) {
        all += to_line(each) + '\n';
    }
    return all;
}

Cv cv_in(const std::string& json) {
    Diagnostics said;
    auto content = read_json_resume(json, {}, said);
    EXPECT_TRUE(content) << said_in(said);
    return content ? std::get<Cv>(*content) : Cv();
}

std::string write(const Cv& cv, std::string_view format, Diagnostics& said) {
    const Writer* writer = find_writer(format);
    return writer == nullptr ? "" : writer->write(cv, {}, said).value_or("");
}

/// As a user would: the format is found by content.
std::optional<Cv> read(const std::string& bytes, std::string_view format, Diagnostics& said) {
    const Reader* reader = choose_reader(core_readers(), bytes, "");
    EXPECT_TRUE(reader != nullptr && reader->name == format) << format;
    if (reader == nullptr) {
        return std::nullopt;
    }
    auto content = reader->read(bytes, {}, said);
    return content && std::holds_alternative<Cv>(*content) ? std::optional(std::get<Cv>(*content)) : std::nullopt;
}

Json json_of(const Cv& cv) {
    Diagnostics said;
    return Json::parse(write_json_resume(cv, {}, said).value_or("{}"));
}

/// JSON Pointer → value, of everything that is no list or object.
std::map<std::string, Json> leaves_of(const Json& json) {
    std::map<std::string, Json> leaves;
    const Json flat = json.flatten();
    for (const auto& [pointer, value] : flat.items()) {
        leaves.emplace(pointer, value);
    }
    return leaves;
}

struct Share {
    std::size_t right = 0;
    std::size_t all = 0;

    [[nodiscard]] double of_all() const { return all == 0 ? 1 : static_cast<double>(right) / static_cast<double>(all); }
};

void compare(const Json& expected, const Json& actual, Share& share, std::string* first_wrong = nullptr) {
    const std::map<std::string, Json> found = leaves_of(actual);
    for (const auto& [pointer, value] : leaves_of(expected)) {
        ++share.all;
        const auto same = found.find(pointer);
        const bool right = same != found.end() && same->second == value;
        share.right += right ? 1 : 0;
        if (!right && first_wrong != nullptr && first_wrong->empty()) {
            *first_wrong = fmt::format("{}: {} became {}", pointer, value.dump(-1, ' ', true),
                                       same == found.end() ? "nothing" : same->second.dump(-1, ' ', true));
        }
    }
}

constexpr std::string_view formats[] = {"markdown", "docx", "html"};

class Prose : public testing::TestWithParam<std::string_view> {
protected:
    void SetUp() override {
        if (find_writer(GetParam()) == nullptr) {
            GTEST_SKIP() << "this build does not write " << GetParam();
        }
    }
};

constexpr const char* full = R"json({
  "basics": {"name": "Mirela Osterholm", "label": "Wind-turbine technician", "image": "https://osterholm.example/me.jpg",
    "email": "mirela@osterholm.example", "phone": "+358 40 555 0123", "url": "https://osterholm.example/",
    "summary": "Keeps turbines running.\nAlso in winter.\n\nLikes * asterisks, _lines_, [brackets] & <angles>.",
    "location": {"address": "Hämeenkatu 3, B 12", "postalCode": "33100", "city": "Uusi Tampere", "region": "Pirkanmaa", "countryCode": "FI"},
    "profiles": [{"network": "LinkedIn", "username": "mirela", "url": "https://www.linkedin.com/in/mirela"},
                 {"network": "Website", "username": "m", "url": "https://m.example"}, {"network": "Git"}]},
  "work": [{"name": "Suur Tuuli Oy", "position": "Lead technician", "location": "Pori | Rauma", "url": "https://tuuli.example/?a=1&copy;=2",
     "description": "Wind farms", "startDate": "2021-04", "summary": "Plans work.", "highlights": ["Halved the stops", "Grade: not a grade", "- dash", "1. one", "line\nbreak"]},
    {"name": "Only a name", "startDate": "2019", "endDate": "2020-01-31"}, {"position": "Only a position", "endDate": "2018"},
    {"position": "Two places", "location": "Oulu"}, {}],
  "volunteer": [{"organization": "Sea Rescue", "position": "Coxswain", "startDate": "2015-06", "endDate": "2016-06", "summary": "2015", "highlights": ["x"], "url": "https://sea.example"}],
  "education": [{"institution": "Satakunta Polytechnic", "area": "Automation", "studyType": "BEng", "startDate": "2012-09", "endDate": "2016-06", "score": "4.1/5", "courses": ["Hydraulics", "Grid codes, basics"]},
    {"institution": "School", "area": "Languages"}, {"studyType": "BA, Hons", "area": "History, modern", "institution": "College"}, {"area": "Only an area"}],
  "awards": [{"title": "Technician of the year", "date": "2022", "awarder": "Guild", "summary": "For safety"}],
  "certificates": [{"name": "GWO Basic Safety", "date": "2023-01", "issuer": "GWO | Global", "url": "https://gwo.example"}, {"issuer": "Nobody"}],
  "publications": [{"name": "On stops", "publisher": "Wind Letters", "releaseDate": "2020-10-01", "url": "https://doi.example/10.1/2", "summary": "With others"}],
  "skills": [{"name": "Electrics", "level": "expert", "keywords": ["medium voltage", "fault finding"]}, {"name": "C++ (and C)", "keywords": ["a, b", "c"]}, {"keywords": ["only", "keywords"]}, {"name": "x", "keywords": ["one, with a comma"]}],
  "languages": [{"language": "Finnish", "fluency": "Native: yes"}, {"language": "German"}],
  "interests": [{"name": "Sailing", "keywords": ["dinghies"]}],
  "references": [{"name": "Aino Laine", "reference": "Reliable.\n\nAlways."}, {"reference": "No name"}],
  "projects": [{"name": "Blade cam", "description": "Films blades", "highlights": ["Cheap"], "keywords": ["OpenCV"], "startDate": "2020", "endDate": "2021", "url": "https://cam.example", "roles": ["author", "tester"], "entity": "Suur Tuuli Oy", "type": "application"},
    {"name": "How blades fail", "type": "talk", "startDate": "2019-05-20"}],
  "meta": {"canonical": "https://osterholm.example/resume.json", "version": "v1.0.0", "lastModified": "2026-01-02T03:04:05"},
  "x-own": {"kept": ["as", "is"]}
})json";

TEST_P(Prose, GivesEveryFieldBack) {
    const Cv cv = cv_in(full);
    Diagnostics said;
    const std::string bytes = write(cv, GetParam(), said);
    const auto back = read(bytes, GetParam(), said);
    ASSERT_TRUE(back);
    EXPECT_FALSE(said.has_warnings()) << said_in(said);
    EXPECT_EQ(json_of(*back).dump(1), json_of(cv).dump(1));
}

TEST_P(Prose, IsTheSameEachTime) {
    Diagnostics said;
    EXPECT_EQ(write(cv_in(full), GetParam(), said), write(cv_in(full), GetParam(), said));
}

TEST_P(Prose, LosesNothingOfInventedCvs) {
    for (unsigned seed = 0; seed < 300; ++seed) {
        Cv cv = Inventor(seed).cv();
        cv.attachments.clear();  // files are reported as lost
        Diagnostics said;
        const std::string bytes = write(cv, GetParam(), said);
        if (bytes.empty()) {
            EXPECT_FALSE(json_of(cv).size() > 0) << seed << said_in(said);
            continue;
        }
        const auto back = read(bytes, GetParam(), said);
        ASSERT_TRUE(back) << seed;
        Share share;
        std::string wrong;
        compare(json_of(cv_in(json_of(cv).dump())), json_of(*back), share, &wrong);  // JSON has its own losses
        EXPECT_EQ(share.right, share.all) << seed << " " << wrong;
    }
}

/// All that a reader sees stands in the text itself: of an ordinary CV nothing stands beside it.
TEST_P(Prose, ShowsWhatItHolds) {
    if (GetParam() == "docx") {
        GTEST_SKIP() << "the same blocks as the others'";
    }
    Diagnostics said;
    const std::string text =
        write(cv_in(R"({"basics": {"name": "Ada Example", "label": "Engineer", "email": "ada@example.com",
        "location": {"city": "Turku", "countryCode": "FI"}}, "work": [{"name": "Works", "position": "Engineer", "startDate": "2020-01",
        "highlights": ["Built it"]}], "education": [{"institution": "School", "studyType": "BSc", "area": "Physics", "endDate": "2019"}],
        "skills": [{"name": "Tools", "level": "good", "keywords": ["saw", "drill"]}]})"),
              GetParam(), said);
    EXPECT_NE(text.find(R"("patch": []})"), std::string::npos) << text;
}

TEST_P(Prose, ReportsWhatItCannotHold) {
    Cv cv = cv_in(full);
    cv.basics.image = Found<std::string>{"data:image/png;base64,AAAA", {}, Confidence::stated, {}};
    cv.attachments.resize(1);
    Diagnostics said;
    static_cast<void>(write(cv, GetParam(), said));
    EXPECT_TRUE(said.has(Code::value_not_representable));
    EXPECT_NE(said_in(said).find("basics.image"), std::string::npos);
    EXPECT_NE(said_in(said).find("attachments"), std::string::npos);
}

/// The JSON Resumes that people published; measured where they are.
TEST_P(Prose, GivesTheSharedCorpusBack) {
    const std::filesystem::path corpus = CVCONV_SHARED_CORPUS;
    if (!std::filesystem::exists(corpus)) {
        GTEST_SKIP() << "there is no " << corpus;
    }
    Share all;
    std::size_t documents = 0;
    for (const auto& folder : std::filesystem::directory_iterator(corpus)) {
        if (!folder.is_directory()) {
            continue;
        }
        for (const auto& file : std::filesystem::directory_iterator(folder)) {
            if (!file.path().string().ends_with(".gold.json")) {
                continue;
            }
            std::ostringstream json;
            json << std::ifstream(file.path()).rdbuf();
            Diagnostics ignored;
            auto content = read_json_resume(json.str(), {}, ignored);
            if (!content) {
                continue;
            }
            const Cv& cv = std::get<Cv>(*content);
            Diagnostics said;
            const auto back = read(write(cv, GetParam(), said), GetParam(), said);
            ASSERT_TRUE(back) << file.path();
            std::string wrong;
            const std::size_t right = all.right;
            const std::size_t count = all.all;
            compare(json_of(cv), json_of(*back), all, &wrong);
            if (all.all - count != all.right - right) {
                std::cout << file.path().filename().string() << ": " << wrong << '\n';
            }
            ++documents;
        }
    }
    std::cout << fmt::format("{}: {} of {} leaves of {} documents, {:.5f}\n", GetParam(), all.right, all.all, documents,
                             all.of_all());
    EXPECT_GE(all.of_all(), 0.999);
}

INSTANTIATE_TEST_SUITE_P(All, Prose, testing::ValuesIn(formats),
                         [](const auto& tested) { return std::string(tested.param); });

// -- documents that were changed by hand --

std::string markdown_of(const char* json) {
    Diagnostics said;
    return write(cv_in(json), "markdown", said);
}

TEST(ProseChanged, AnEntryPutInIsRead) {
    std::string text = markdown_of(full);
    const std::size_t at = text.find("### Lead technician");
    ASSERT_NE(at, std::string::npos);
    text.insert(at, "### Apprentice\n\n**Works**\\\nmore | 2010 – 2011\n\nLearnt.\n\n* A star\n\n");
    Diagnostics said;
    const auto cv = read(text, "markdown", said);
    ASSERT_TRUE(cv);
    ASSERT_EQ(cv->work.size(), 6U);
    EXPECT_EQ(value_or_empty(cv->work[0].position), "Apprentice");
    EXPECT_EQ(cv->work[0].highlights.at(0).value, "A star");
    EXPECT_EQ(value_or_empty(cv->work[1].position), "Lead technician");
    EXPECT_EQ(value_or_empty(cv->basics.name), "Mirela Osterholm");
}

TEST(ProseChanged, AValueBesideTheTextDoesNotUndoAChange) {
    std::string text = markdown_of(R"({"work": [{"position": "Engineer", "summary": "Two  blanks \n at ends "}]})");
    const std::size_t at = text.find("Two  blanks");
    ASSERT_NE(at, std::string::npos);
    text.replace(at, 11, "Changed");
    Diagnostics said;
    const auto cv = read(text, "markdown", said);
    ASSERT_TRUE(cv);
    EXPECT_TRUE(value_or_empty(cv->work.at(0).summary).starts_with("Changed"));
}

TEST(ProseChanged, AValueBesideTheTextThatSaysSomethingElseIsTold) {
    const std::string text = R"(# Ada Example

<!-- cvconv {"form": 1, "language": "en", "dates": "iso", "entries": {}, "patch": [
{"op": "replace", "path": "/basics/name", "old": "Ada Example", "value": "Somebody Else"}]}
-->
)";
    Diagnostics said;
    const auto cv = read(text, "markdown", said);
    ASSERT_TRUE(cv);
    EXPECT_NE(said_in(said).find("basics.name"), std::string::npos) << said_in(said);
}

TEST(ProseChanged, AnUnknownSectionIsKeptApart) {
    std::string text = markdown_of(full);
    text.insert(text.find("<!-- cvconv"), "## Zzzyx\n\nWhatever it is\n\n");
    Diagnostics said;
    const auto cv = read(text, "markdown", said);
    ASSERT_TRUE(cv);
    EXPECT_EQ(cv->unclaimed.size(), 2U);
}

// -- what is damaged or meant to harm --

TEST(ProseDamaged, ACommentThatIsNoneOfOursIsProse) {
    for (const char* comment : {"<!-- cvconv {\"form\": 1, -->", "<!-- cvconv {\"form\": 99} -->", "<!-- cvconv [] -->",
                                "<!-- cvconv {\"form\": 1, \"language\": 7} -->", "<!-- cvconv -->",
                                "<!-- cvconv {\"form\": 1, \"patch\": {}} -->"}) {
        EXPECT_FALSE(prose::has_comment(std::string("# Ada\n\n") + comment)) << comment;
    }
}

TEST(ProseDamaged, APatchThatFitsNothingIsLeftOut) {
    const std::string text = R"(# Ada Example

<!-- cvconv {"form": 1, "language": "en", "dates": "iso", "entries": {"work": 9}, "patch": [
{"op": "replace", "path": "/basics/name", "value": "Somebody Else"},
{"op": "add", "path": "/work/0/name", "value": "X"},
{"op": "remove", "path": "/nothing"},
{"op": "copy"}, 7, {"op": "add", "path": "no pointer", "value": 1}]}
-->
)";
    Diagnostics said;
    const auto cv = read(text, "markdown", said);
    ASSERT_TRUE(cv);
    EXPECT_EQ(value_or_empty(cv->basics.name), "Ada Example");
    EXPECT_TRUE(cv->work.empty());
    EXPECT_TRUE(said.has(Code::value_malformed));
}

}  // namespace
}  // namespace cvconv
