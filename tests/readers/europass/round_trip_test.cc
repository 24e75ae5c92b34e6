// JSON Resume → Europass → JSON Resume, both formats, over the true answers of the shared corpus.
// What does not come back equal is in the table of writers/europass/README.md, and here.

#include <algorithm>
#include <filesystem>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "ir/formats/europass/networks.h"
#include "ir/formats/json_resume/schema.h"
#include "ir/formats/markup/plain_cv.h"
#include "ir/unicode.h"
#include "readers/europass/europass.h"
#include "readers/json_resume/json_resume.h"
#include "tests/support/file_content.h"
#include "tools/score/document.h"
#include "writers/europass/europass.h"
#include "writers/europass/validate.h"
#include "writers/json_resume/json_resume.h"

namespace cvconv {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

enum class Format { candidate, v3 };

struct Trip {
    std::string xml;
    json there;  ///< what JSON Resume makes of it: dates, networks, addresses and markup as they are shown
    json back;
    Diagnostics said{"", 1000};
};

Trip travel(const std::string& text, Format format) {
    Trip trip;
    Diagnostics reading;
    auto there = read_json_resume(text, {}, reading);
    if (!there) {
        return trip;
    }
    const Cv shown = markup::plain(std::get<Cv>(*there));
    trip.there = json::parse(write_json_resume(shown, {}, reading).value_or("null"));
    auto* write = format == Format::candidate ? &write_europass : &write_europass_v3;
    trip.xml = (*write)(std::get<Cv>(*there), trip.said).value_or("");
    if (auto back = read_europass(trip.xml, {}, reading)) {
        trip.back = json::parse(write_json_resume(std::get<Cv>(*back), {}, reading).value_or("null"));
    }
    return trip;
}

std::string digits_of(const std::string& text) {
    std::string digits;
    std::ranges::copy_if(text, std::back_inserter(digits), [](char c) { return c >= '0' && c <= '9'; });
    return digits;
}

/// "Français" and "français"; the words for a mother tongue likewise.
void ignore_case(json& entry, const char* key) {
    if (auto found = entry.find(key); found != entry.end() && found->is_string()) {
        *found = fold(found->get<std::string>());
    }
}

/// The type of a project, where such projects have a section of their own.
std::string type_with_section(const json& project) {
    const std::string type = project.value("type", "");
    const bool own =
        type == "talk" || type == "teaching" || type == "conference" || type == "seminar" || type == "workshop";
    return own ? type : "";
}

/// Keeps what the schema knows, and of that what the table of losses does not except:
///   order      skills and languages: groups before single skills, mother tongues before others;
///              projects: those of one type together
///   case       of a language's name, and of the usual word for a mother tongue
///   case       of a network's name, which Europass writes as its site does; and profiles without address come last
///   usernames  that the address says are completed; one beside an address without network is lost
json comparable(const json& document, const json_resume::Shape& shape, Format format) {
    json kept = json::object();
    for (const json_resume::Property& property : shape.properties) {
        std::string key(property.name);
        auto found = document.find(key);
        if (found == document.end() || found->empty() || key == "meta" || key == "$schema") {
            continue;
        }
        if (property.form == json_resume::Form::object) {
            kept[key] = comparable(*found, *property.shape, format);
        } else if (property.form == json_resume::Form::objects) {
            for (const json& element : *found) {
                json inner = comparable(element, *property.shape, format);
                ignore_case(inner, key == "languages" ? "language" : "");
                ignore_case(inner, key == "languages" ? "fluency" : "");
                ignore_case(inner, key == "profiles" ? "network" : "");
                if (key == "profiles" && !inner.contains("network") && inner.contains("url")) {
                    inner.erase("username");
                }
                if (key == "profiles" &&
                    inner.value("username", "") == europass::username_of_url(inner.value("url", ""))) {
                    inner.erase("username");
                }
                if (!inner.empty()) {
                    kept[key].push_back(inner);
                }
            }
            if (key == "skills" || key == "languages" || key == "profiles") {
                std::sort(kept[key].begin(), kept[key].end());
            }
            if (key == "projects") {
                std::stable_sort(kept[key].begin(), kept[key].end(), [](const json& a, const json& b) {
                    return type_with_section(a) < type_with_section(b);
                });
            }
        } else if (*found != "" && *found != json::array()) {
            kept[key] = *found;
        }
    }
    return kept;
}

/// Candidate has telephones in parts: the digits are the same, but for the country's code and the
/// zero that is dialled inside the country.
bool same_phone(const json& there, const json& back) {
    std::string a = digits_of(there.value("phone", ""));
    std::string b = digits_of(back.value("phone", ""));
    std::string_view short_a =
        std::string_view(a).substr(a.find_first_not_of('0') == std::string::npos ? 0 : a.find_first_not_of('0'));
    return b.ends_with(short_a) || a.find("(0)") != std::string::npos ||
           (a.size() > 7 && b.ends_with(a.substr(a.size() - 7)));
}

/// What people publish as a country's code ("uk", "France") comes back as the code.
void take_unassigned_country(json& there, json& back) {
    const json::json_pointer code("/basics/location/countryCode");
    const std::string own = there.value(code, "");
    const bool assigned =
        own.size() == 2 && own != "UK" && std::ranges::all_of(own, [](char c) { return c >= 'A' && c <= 'Z'; });
    if (!own.empty() && !assigned) {
        there["basics"]["location"].erase("countryCode");
        if (back.contains(code)) {
            back["basics"]["location"].erase("countryCode");
        }
    }
}

std::size_t leaves_of(const json& document) {
    return document.flatten().size();
}

/// Real people write what no form foresees (a network in the place of an address, "(Intermediate)" as a skill): of
/// theirs, all but one leaf in a thousand comes back.
bool is_of_real_people(const fs::path& file) {
    const std::string corpus = file.parent_path().filename().string();
    return corpus == "people" || corpus == "docx" || corpus == "json";
}

std::vector<fs::path> gold_files() {
    std::vector<fs::path> files;
    if (fs::exists(CVCONV_SHARED_CORPUS)) {
        for (const auto& entry : fs::recursive_directory_iterator(CVCONV_SHARED_CORPUS)) {
            if (entry.path().string().ends_with(".gold.json")) {
                files.push_back(entry.path());
            }
        }
    }
    std::ranges::sort(files);
    return files;
}

class Corpus : public testing::TestWithParam<Format> {};

TEST_P(Corpus, EverythingThatTheFormatHoldsComesBack) {
    std::vector<fs::path> files = gold_files();
    if (files.empty()) {
        GTEST_SKIP() << "skipped: the shared corpus is not there";
    }
    double total = 0;
    std::size_t changes = 0;  // of real people's CVs
    std::size_t leaves = 0;
    for (const fs::path& file : files) {
        SCOPED_TRACE(file.string());
        std::string text = file_content(file);
        Trip trip = travel(text, GetParam());
        ASSERT_FALSE(trip.xml.empty());
        Diagnostics validity;
        EXPECT_TRUE(validate_europass(trip.xml, validity));
        json there = comparable(trip.there, json_resume::resume(), GetParam());
        json back = comparable(trip.back, json_resume::resume(), GetParam());
        if (GetParam() == Format::candidate && there.value("/basics/phone"_json_pointer, "") != "") {
            EXPECT_TRUE(same_phone(there["basics"], back["basics"]))
                << there["basics"]["phone"] << back["basics"]["phone"];
            back["basics"]["phone"] = there["basics"]["phone"];
        }
        // courses may have gained what stood beside the schema
        const json educations = there.value("education", json::array());
        for (std::size_t i = 0; i < educations.size() && i < back["education"].size(); ++i) {
            json& courses = back["education"][i]["courses"];
            std::size_t count = educations[i].value("courses", json::array()).size();
            if (courses.is_array() && courses.size() > count) {
                courses.erase(courses.begin() + static_cast<std::ptrdiff_t>(count), courses.end());
            }
            if (courses.empty()) {
                back["education"][i].erase("courses");
            }
        }
        take_unassigned_country(there, back);
        const json changed = json::diff(there, back);
        if (is_of_real_people(file)) {
            changes += changed.size();
            leaves += leaves_of(there);
        } else {
            EXPECT_EQ(changed, json::array());
        }
        total += score::score_document(score::Json::parse(text), score::Json::parse(trip.back.dump())).score;
    }
    double mean = total / static_cast<double>(files.size());
    RecordProperty("score", std::to_string(mean));
    RecordProperty("changes", std::to_string(changes));
    RecordProperty("leaves", std::to_string(leaves));
    EXPECT_LE(changes * 1000, leaves) << changes << " of " << leaves;
    EXPECT_GE(mean, 0.97);
}

INSTANTIATE_TEST_SUITE_P(Both, Corpus, testing::Values(Format::candidate, Format::v3),
                         [](const auto& test) { return test.param == Format::candidate ? "candidate" : "v3"; });

// Every field of the schema, and texts that separators and markup could break.
constexpr const char* full = R"json({
  "basics": {"name": "Ada van der Example", "label": "Fitter & <welder>\nTeacher", "image": "https://example.org/a.jpg",
    "email": "ada@example.org", "phone": "+43 316 555 0142", "url": "https://ada.example",
    "summary": "First.\n\nSecond: a < b.  Two blanks.",
    "location": {"address": "Ring 1, top 2", "postalCode": "8010", "city": "Graz", "countryCode": "AT", "region": "Steiermark"},
    "profiles": [{"network": "LinkedIn", "username": "ada", "url": "https://www.linkedin.com/in/ada"},
      {"network": "GitHub", "username": "ada-x", "url": "https://github.com/adax"},
      {"network": "X", "username": "ada_x", "url": "https://twitter.com/ada_x"}, {"network": "Twitter", "username": "ada_t", "url": "https://x.com/ada_t"}, {"network": "Matrix", "username": "@ada:example.org"}]},
  "work": [{"name": "Acme", "location": "Graz, Austria", "description": "Tool maker", "position": "Fitter – ships", "url": "https://acme.example",
    "startDate": "2019-09", "summary": "Location: a heading of hers\n- no list", "highlights": ["one, two", "• three"]},
    {"position": "Helper", "endDate": "2018"}, {"name": "Beta", "startDate": "2014-02-28", "endDate": "2014"}],
  "volunteer": [{"organization": "Club", "position": "Tutor", "url": "https://club.example", "startDate": "2016-01", "endDate": "2017-12", "summary": "Taught.", "highlights": ["40 pupils"]},
    {"organization": "Only the club"}, {"position": "Only – the role"}],
  "education": [{"institution": "School", "url": "https://school.example", "area": "Ships", "studyType": "Master", "startDate": "2009", "endDate": "2013-06", "score": "1,3 (very good)", "courses": ["Grade: a course", "B"]},
    {"area": "Only the area"}, {"studyType": "Bachelor – of – Arts"}],
  "awards": [{"title": "Cup", "date": "2020-06-12", "awarder": "Club – Graz", "summary": "For\nwork."}, {"awarder": "Somebody"}],
  "certificates": [{"name": "Welding (TIG)", "date": "2021-11", "issuer": "TÜV", "url": "https://tuev.example"}],
  "publications": [{"name": "On pipes", "publisher": "Pipes 7(2), 12–19", "releaseDate": "2020-03-01", "url": "https://doi.org/10.1000/xyz", "summary": "A. Example, B. Sample\nAbout pipes."}, {"name": "Off pipes", "releaseDate": "2019"}],
  "skills": [{"name": "Tools (hand)", "level": "good", "keywords": ["saw, small", "file"]}, {"name": "Python (NumPy)"}, {"name": "Patience", "level": "endless"}],
  "languages": [{"language": "German", "fluency": "Native speaker"}, {"language": "English", "fluency": "C1"}, {"language": "Klingon", "fluency": "Beginner"}, {"language": "French", "fluency": "good (B1)"}, {"language": "Latin"}],
  "interests": [{"name": "Hiking", "keywords": ["Alps", "Karst, wet"]}, {"name": "Kites"}],
  "references": [{"name": "Jo Sample", "reference": "A pleasure.\nTruly."}, {"reference": "On request"}],
  "projects": [{"name": "cvtool", "description": "A tool", "highlights": ["1000 users"], "keywords": ["C++", "a, b"], "startDate": "2022-01", "endDate": "2023", "url": "https://cvtool.example", "roles": ["Maintainer", "Author, sole"], "entity": "Self", "type": "application"},
    {"name": "On welding", "type": "talk", "entity": "PipeConf", "startDate": "2021-05-06"}, {"name": "Welding I", "type": "teaching", "entity": "School", "roles": ["Assistant"], "startDate": "2012", "endDate": "2012"}]
})json";

class FullDocument : public testing::TestWithParam<Format> {};

TEST_P(FullDocument, ComesBack) {
    Trip trip = travel(full, GetParam());
    ASSERT_FALSE(trip.xml.empty());
    EXPECT_TRUE(trip.said.all().empty()) << to_line(trip.said.all().front());
    json there = comparable(json::parse(full), json_resume::resume(), GetParam());
    json back = comparable(trip.back, json_resume::resume(), GetParam());
    if (GetParam() == Format::candidate) {
        EXPECT_EQ(back["basics"]["phone"], "+43 3165550142");
        back["basics"]["phone"] = there["basics"]["phone"];
    }
    EXPECT_EQ(json::diff(there, back), json::array()) << trip.xml;
}

INSTANTIATE_TEST_SUITE_P(Both, FullDocument, testing::Values(Format::candidate, Format::v3),
                         [](const auto& test) { return test.param == Format::candidate ? "candidate" : "v3"; });

// Each type has a section of its own: the order between types is not carried, and that is said.
TEST_P(FullDocument, ProjectsOfSeveralTypesComeBackByType) {
    constexpr const char* mixed = R"json({"basics": {"name": "Ada Example"}, "projects": [
      {"name": "On pipes", "type": "talk", "entity": "PipeConf", "startDate": "2021"},
      {"name": "Pipes by hand", "type": "workshop", "roles": ["Host"], "description": "Bent some.", "startDate": "2020"},
      {"name": "Pipes, again", "type": "seminar", "startDate": "2019"},
      {"name": "On bends", "type": "talk", "startDate": "2018"}]})json";
    Trip trip = travel(mixed, GetParam());
    json there = comparable(json::parse(mixed), json_resume::resume(), GetParam());
    json back = comparable(trip.back, json_resume::resume(), GetParam());
    EXPECT_EQ(json::diff(there, back), json::array()) << trip.xml;
    ASSERT_EQ(trip.said.all().size(), 1U);
    EXPECT_EQ(trip.said.all().front().code, Code::arrangement_lost);
    EXPECT_EQ(trip.said.all().front().place.pointer, "projects");
}

}  // namespace
}  // namespace cvconv
