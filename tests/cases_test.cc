// Every folder below tests/cases that has an input is a test: a document and what is expected of it.
// README.md there says which files it may have. With CVCONV_ACCEPT=1 the expectations are written anew instead.

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <filesystem>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/support/run_command.h"
#ifdef CVCONV_HAS_PDF
#include "tests/support/words_of_page.h"
#endif

namespace cvconv {
namespace {

namespace fs = std::filesystem;
using testing::Ran;

using Json = nlohmann::ordered_json;

/// A file of expectations, and the command that gives what should be in it.
struct Expectation {
    std::string file;
    std::vector<std::string> command;
    std::string (*part)(const std::string& output) = nullptr;  ///< what of the output is expected; null = all
};

/// The CV's fields, and what found none, as lines of text: without the sections, labels and places that
/// meta.cvconv tells besides, which change without any field being another.
std::string fields_of(const std::string& output) {
    Json cv = Json::parse(output, nullptr, false);
    if (cv.is_discarded()) {
        return output;
    }
    if (Json* told = cv.contains("meta") && cv["meta"].contains("cvconv") ? &cv["meta"]["cvconv"] : nullptr) {
        for (const char* key : {"language", "sections", "labels", "furniture"}) {
            told->erase(key);
        }
        if (told->contains("unclaimed")) {
            for (Json& text : (*told)["unclaimed"]) {
                text = Json(text["text"]);
            }
        }
        if (told->empty()) {
            cv["meta"].erase("cvconv");
        }
        if (cv["meta"].empty()) {
            cv.erase("meta");
        }
    }
    return cv.dump(2) + "\n";
}

const std::vector<Expectation> expectations = {
    {"fields.json", {"convert", "--to", "json-resume"}, fields_of},
    {"expected.json", {"convert", "--to", "json-resume"}},
    {"expected.yaml", {"convert", "--to", "json-resume-yaml"}},
    {"expected.xml", {"convert", "--to", "europass"}},
    {"expected.tex", {"convert", "--to", "latex"}},
    {"expected.cvconv", {"convert", "--to", "native"}},
    {"words.txt", {"show", "--plain", "--stage", "words"}},
    {"blocks.native", {"show", "--plain", "--stage", "blocks"}},
    {"layout.svg", {"show", "--stage", "layout"}},
    {"sections.native", {"show", "--plain", "--stage", "sections"}},
    {"cv.native", {"show", "--plain", "--stage", "cv"}},
    {"valid", {"validate"}},
    {"blind.json", {"blind"}},
    {"report.json", {"blind", "--report", "-", "--output", "/dev/null"}},
};

std::vector<fs::path> all_cases() {
    std::vector<fs::path> cases;
    for (const auto& entry : fs::recursive_directory_iterator(CVCONV_SOURCE "/tests/cases")) {
        const std::string name = entry.path().filename();
#ifndef CVCONV_HAS_PDF
        if (name == "input.words.txt") {
            continue;
        }
#endif
        if (name.starts_with("input.")) {  // a file, or a folder that is one document
            cases.push_back(entry.path());
        }
    }
    std::sort(cases.begin(), cases.end());
    return cases;
}

std::string name_of(const ::testing::TestParamInfo<fs::path>& info) {
    std::string name;  // topic__what_is_hard
    for (char c : fs::relative(info.param.parent_path(), CVCONV_SOURCE "/tests/cases").string()) {
        name += c == '/' ? "__" : std::isalnum(static_cast<unsigned char>(c)) != 0 ? std::string(1, c) : "_";
    }
    return name;
}

/// The case's own options, from the file `args`.
std::vector<std::string> words_in(const fs::path& file) {
    std::istringstream text(fs::exists(file) ? testing::content_of(file) : "");
    std::vector<std::string> result;
    for (std::string word; text >> word;) {
        result.push_back(word);
    }
    return result;
}

/// A case that is not read as a careful person would: its expectations stay what they should be.
bool is_misread(const fs::path& folder) {
    return fs::exists(folder / "misread.txt");
}

/// Returns whether it is as expected.
bool check(const fs::path& file, const std::string& actual) {
    if (is_misread(file.parent_path())) {
        return testing::content_of(file) == actual;
    }
    if (std::getenv("CVCONV_ACCEPT") != nullptr) {
        testing::write_content(file, actual);
    } else if (testing::content_of(file) != actual) {
        // Only the lines that differ, with two around them.
        ADD_FAILURE() << testing::run({"/usr/bin/diff", "-U2", "--label", "expected", "--label", "now", file, "-"},
                                      {.input = actual, .folder = {}, .output_to = {}})
                             .out
                      << "in " << fs::relative(file, CVCONV_SOURCE).string() << " (tests/accept takes what is now)"
                      << (fs::exists(file.parent_path() / "why.txt")
                              ? "\n" + testing::content_of(file.parent_path() / "why.txt")
                              : "");
        return false;
    }
    return true;
}

/// Without what is said of the machine and not of the document (some have no filter of system calls), and
/// without the count of texts that found no field where `fields_shown`: there they stand in full.
std::string told_of_document(const std::string& messages, bool fields_shown) {
    std::istringstream lines(messages);
    std::string result;
    for (std::string line; std::getline(lines, line);) {
        const bool counted = fields_shown && line.find("meta.cvconv.unclaimed") != std::string::npos;
        if (!counted && line.find("--isolation=require") == std::string::npos) {
            result += line + "\n";
        }
    }
    return result;
}

class Case : public ::testing::TestWithParam<fs::path> {};

TEST_P(Case, IsAsExpected) {
    const fs::path folder = GetParam().parent_path();
#ifdef CVCONV_HAS_PDF
    if (GetParam().filename() == "input.words.txt") {
        check(folder / "columns.txt", testing::columns_of(testing::content_of(GetParam())));
        return;
    }
#endif
#ifndef CVCONV_HAS_DOCX
    if (GetParam().extension() == ".docx" || GetParam().extension() == ".odt" ||
        GetParam().extension() == ".linkedin") {
        GTEST_SKIP() << "skipped: this build reads no archives";
    }
#endif
    bool first = true;
    bool right = true;
    for (const Expectation& expectation : expectations) {
        if (!fs::exists(folder / expectation.file)) {
            continue;
        }
        std::vector<std::string> command = expectation.command;
        for (const std::string& word : words_in(folder / "args")) {
            command.push_back(word);
        }
        command.push_back(GetParam().filename());
        Ran ran = testing::cvconv(command, {.input = {}, .folder = folder, .output_to = {}});
        right = check(folder / expectation.file, expectation.part == nullptr ? ran.out : expectation.part(ran.out)) &&
                right;
        if (!first) {
            continue;
        }
        // Messages and status are those of the case's first command; without a file for them they
        // are to be none and 0.
        first = false;
        const std::string messages = told_of_document(ran.err, expectation.part == fields_of);
        if (fs::exists(folder / "stderr.txt")) {
            check(folder / "stderr.txt", messages);
        } else if (!is_misread(folder)) {  // what is not read well may be left as text
            EXPECT_EQ(messages, "");
        }
        if (fs::exists(folder / "exit")) {
            check(folder / "exit", std::to_string(ran.status) + "\n");
        } else {
            EXPECT_EQ(ran.status, 0) << ran.err;
        }
    }
    if (is_misread(folder)) {
        EXPECT_FALSE(right) << folder << " is read as it should be: remove its misread.txt";
        GTEST_SKIP() << "skipped: misread: " << fs::relative(folder, CVCONV_SOURCE "/tests/cases").string() << ": "
                     << testing::content_of(folder / "misread.txt");
    }
    EXPECT_FALSE(first) << folder << " expects nothing: `touch fields.json` there and run tests/accept";
}

// A misspelt input, or a case outside a topic, would never be run.
TEST(Cases, EveryFolderOfATopicHasOneInput) {
    const fs::path cases = CVCONV_SOURCE "/tests/cases";
    for (const auto& entry : fs::recursive_directory_iterator(cases)) {
        const auto depth =
            std::distance(entry.path().begin(), entry.path().end()) - std::distance(cases.begin(), cases.end());
        if (depth == 2 && entry.is_directory()) {
            const auto inputs =
                std::count_if(fs::directory_iterator(entry), fs::directory_iterator(),
                              [](const auto& file) { return file.path().filename().string().starts_with("input."); });
            EXPECT_EQ(inputs, 1) << entry.path();
        } else {
            EXPECT_FALSE(depth != 3 && entry.path().filename().string().starts_with("input.")) << entry.path();
        }
    }
}

INSTANTIATE_TEST_SUITE_P(All, Case, ::testing::ValuesIn(all_cases()), name_of);

}  // namespace
}  // namespace cvconv
