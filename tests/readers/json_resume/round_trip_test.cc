// JSON → IR → JSON loses nothing that a valid document says.

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "ir/formats/json_resume/pointer.h"
#include "readers/json_resume/json_resume.h"
#include "readers/native/native.h"
#include "tests/support/inventor.h"
#include "writers/json_resume/json_resume.h"
#include "writers/native/native.h"

namespace cvconv {
namespace {

using nlohmann::json;

std::string through_the_model(const std::string& text, const JsonResumeOptions& options = {}) {
    Diagnostics diagnostics;
    auto content = read_json_resume(text, {}, diagnostics);
    if (!content) {
        return "not read";
    }
    return write_json_resume(std::get<Cv>(*content), options, diagnostics).value_or("not written");
}

/// Without what says nothing ("", {}, []) outside of keys that we do not know, and without $schema
/// (the writer stamps it).
json essence(json value, int depth = 0) {
    if (value.is_object()) {
        json kept = json::object();
        for (const auto& [key, member] : value.items()) {
            json inner = essence(member, depth + 1);
            bool empty = inner == "" || (inner.is_structured() && inner.empty());
            if (!empty && !(depth == 0 && key == "$schema")) {
                kept[key] = inner;
            }
        }
        return kept;
    }
    if (value.is_array()) {
        json kept = json::array();
        for (const json& element : value) {
            json inner = essence(element, depth + 1);
            if (inner != "" && !(inner.is_object() && inner.empty())) {
                kept.push_back(inner);
            }
        }
        return kept;
    }
    return value;
}

/// Every field of the schema, unknown keys at every level, and things that validators let pass.
constexpr const char* full = R"json({
  "$schema": "https://example.com/my-resume-schema.json",
  "x-top": {"deep": [1, 2.5, null, true, {"a": ""}], "big": 12345678901},
  "basics": {
    "name": "Ada Example", "label": "Engineer", "image": "ada photo.png", "email": "ada@example.com",
    "phone": "(0)1 234", "url": "https://ada.example/a%20b?q=1#top", "summary": "Line one\nline two \u0001 \"q\"",
    "location": {"address": "1 Main St\nFloor 2", "postalCode": "1010", "city": "Wien", "countryCode": "Österreich",
                 "region": "Wien", "x": 0},
    "profiles": [{"network": "GitHub", "username": "ada", "url": "https://github.com/ada", "x": []}],
    "x": {"y": "z"}, "birthDate": "1990-01-01", "a/b~c": 1
  },
  "work": [
    {"name": "Acme", "location": "Wien", "description": "Toys", "position": "Lead", "url": "mailto:jobs@acme.example",
     "startDate": "2019", "endDate": "2019-02-28", "summary": "S", "highlights": ["a", "b"], "current": true, "group": 4},
    {"name": "Later", "keywords": ["x"]}],
  "volunteer": [{"organization": "Red", "position": "Helper", "url": "https://red.example", "startDate": "2001-02",
                 "endDate": "2002", "summary": "s", "highlights": ["h"], "location": "Wien"}],
  "education": [{"institution": "TU", "url": "https://tu.example", "area": "CS", "studyType": "BSc",
                 "startDate": "1999", "endDate": "2003-06-30", "score": "1.0", "courses": ["c1", "c2"]}],
  "awards": [{"title": "T", "date": "2010", "awarder": "A", "summary": "s"}],
  "certificates": [{"name": "N", "date": "2011-05", "url": "https://c.example", "issuer": "I"}],
  "publications": [{"name": "P", "publisher": "J", "releaseDate": "2012-01-01", "url": "https://doi.org/10.1/x(y)",
                    "summary": "s"}],
  "skills": [{"name": "C++", "level": "Expert", "keywords": ["STL", "C++20"]}],
  "languages": [{"language": "Deutsch", "fluency": "native"}],
  "interests": [{"name": "Chess", "keywords": ["blitz"]}],
  "references": [{"name": "Bob", "reference": "Great."}],
  "projects": [{"name": "X", "description": "d", "highlights": ["h"], "keywords": ["k"], "startDate": "2020",
                "endDate": "2021", "url": "https://x.example", "roles": ["r"], "entity": "E", "type": "talk"}],
  "meta": {"canonical": "https://ada.example/resume.json", "version": "v1.2.3", "lastModified": "yesterday",
           "theme": "elegant",
           "cvconv": {"language": "de", "sections": [{"work": "Beruf"}],
                      "unclaimed": [{"text": "left", "page": 2}, {"text": "over"}], "labels": ["Tel."],
                      "furniture": ["1/2"], "from-the-future": {"a": [1]},
                      "basics": {"birthDate": "1990-02-03", "moreEmails": ["b@example.com"], "location": {"country": "Österreich"},
                                 "phoneE164": "+431234567", "nationalities": ["AT"], "drivingLicences": ["B"], "odd": 1},
                      "work": {"1": {"current": true, "group": 2}, "7": {"current": true}},
                      "languages": {"0": {"motherTongue": true, "reading": "C2"}},
                      "kept": {"/work/1/endDate": "soon", "/skills/1": 3, "/basics/email": "ada at home"}}}
})json";

TEST(JsonRoundTrip, AFullDocumentComesBack) {
    json before = json::parse(full);
    std::string written = through_the_model(full);
    json after = json::parse(written, nullptr, false);
    // A second e-mail in `kept` while there is one: it stays in `kept`.
    EXPECT_EQ(essence(after).dump(1), essence(before).dump(1));
    EXPECT_EQ(through_the_model(written), written) << "writing again changes nothing";
}

TEST(JsonRoundTrip, SurvivesSchema1_0_0AndTheNativeForm) {
    std::string old = through_the_model(full, {.schema_version = "1.0.0"});
    json after = json::parse(old, nullptr, false);
    EXPECT_TRUE(after["meta"]["cvconv"]["extra"].contains("x-top"));
    EXPECT_EQ(after["meta"]["cvconv"]["kept"]["/certificates/0/date"], "2011-05");
    EXPECT_EQ(essence(json::parse(through_the_model(old))).dump(1), essence(json::parse(full)).dump(1));

    Diagnostics diagnostics;
    Cv cv = std::get<Cv>(read_json_resume(full, {}, diagnostics).value());
    EXPECT_EQ(cv_from_native(to_native(cv), diagnostics), cv);
}

TEST(JsonRoundTrip, ProvenanceComesBack) {
    Diagnostics diagnostics;
    auto cv = cv_from_native(R"(
        basics
          name "Ada" @0-3,5-7 inferred contact.name
          birth_date 1990 @10-14 guessed
        work
          current true @20-25 stated dates.present
          highlights "a" @30-31
          highlights "b" @40-41 stated x
        sections
          kind work
          title "Beruf" @50-55
        unclaimed "left" @60-64
    )",
                             diagnostics);
    ASSERT_TRUE(cv);
    auto text = write_json_resume(*cv, {.provenance = true}, diagnostics);
    ASSERT_TRUE(text);
    auto back = read_json_resume(*text, {}, diagnostics);
    ASSERT_TRUE(back);
    EXPECT_EQ(to_native(std::get<Cv>(*back)), to_native(*cv)) << *text;
}

TEST(JsonRoundTrip, AnyCvIsWrittenValidAndWritingWhatWasReadChangesNothing) {
    for (unsigned seed = 0; seed < 200; ++seed) {
        Cv cv = Inventor(seed).cv();
        for (const char* version : {"1.0.0", "1.3.1"}) {
            Diagnostics diagnostics;
            auto once = write_json_resume(cv, {.schema_version = version}, diagnostics);
            ASSERT_TRUE(once) << seed << "\n" << to_native(cv);
            ASSERT_EQ(essence(json::parse(through_the_model(*once, {.schema_version = version}))).dump(1),
                      essence(json::parse(*once)).dump(1))
                << seed << "\n"
                << to_native(cv);
        }
    }
}

/// What was said to be read otherwise than it is written, or kept: "basics.url".
std::set<std::string> places_said(const std::string& text) {
    Diagnostics diagnostics("", 1000);
    if (auto content = read_json_resume(text, {}, diagnostics)) {
        (void)write_json_resume(std::get<Cv>(*content), {}, diagnostics);
    }
    std::set<std::string> places;
    for (const Diagnostic& said : diagnostics.all()) {
        places.insert(said.place.pointer);
    }
    return places;
}

/// The same address, with the letters that RFC 3986 does not allow in percent signs.
bool is_percent_encoded(const json& before, const json& change) {
    const json::json_pointer place(change["path"].get<std::string>());
    if (change["op"] != "replace" || !before.contains(place) || !before[place].is_string()) {
        return false;
    }
    const std::string address = change["value"].get<std::string>();
    std::string decoded;
    for (std::size_t i = 0; i < address.size(); ++i) {
        const bool encoded = address[i] == '%' && i + 2 < address.size();
        decoded += encoded ? static_cast<char>(std::stoi(address.substr(i + 1, 2), nullptr, 16)) : address[i];
        i += encoded ? 2 : 0;
    }
    return decoded == before[place];
}

TEST(JsonRoundTrip, TheGoldDocumentsOfTheSharedCorpus) {
    std::filesystem::path corpus = CVCONV_SHARED_CORPUS;
    if (!std::filesystem::exists(corpus)) {
        GTEST_SKIP() << "the shared corpus is not there";
    }
    int documents = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(corpus)) {
        if (!entry.path().string().ends_with(".gold.json")) {
            continue;
        }
        ++documents;
        std::stringstream content;
        content << std::ifstream(entry.path()).rdbuf();
        const json before = essence(json::parse(content.str()));
        const std::string once = through_the_model(content.str());
        const json after = essence(json::parse(once, nullptr, false));
        // People write what the schema does not know: what comes back otherwise is said, and comes back so for good.
        const std::set<std::string> said = places_said(content.str());
        for (const json& change : json::diff(before, after)) {
            const std::string place = json_resume::readable_path(change["path"].get<std::string>());
            EXPECT_TRUE(said.contains(place) || place.starts_with("meta") || is_percent_encoded(before, change))
                << entry.path() << " " << change.dump();
        }
        EXPECT_EQ(essence(json::parse(through_the_model(once), nullptr, false)).dump(1), after.dump(1)) << entry.path();
    }
    EXPECT_GT(documents, 0);
}

}  // namespace
}  // namespace cvconv
