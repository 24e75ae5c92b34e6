// Every folder below tests/cases is a test: a document and what is expected of it. README.md there
// says which files it may have. With CVCONV_ACCEPT=1 the expectations are written anew instead.

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "tests/support/run_command.h"

namespace cvconv {
namespace {

namespace fs = std::filesystem;
using testing::Ran;

/// A file of expectations, and the command that gives what should be in it.
struct Expectation {
    std::string file;
    std::vector<std::string> command;
};

const std::vector<Expectation> expectations = {
    {"expected.json", {"convert", "--to", "json-resume"}},
    {"expected.cvconv", {"convert", "--to", "native"}},
    {"words.txt", {"show", "--plain", "--stage", "words"}},
    {"blocks.native", {"show", "--plain", "--stage", "blocks"}},
    {"layout.svg", {"show", "--stage", "layout"}},
    {"sections.native", {"show", "--plain", "--stage", "sections"}},
    {"cv.native", {"show", "--plain", "--stage", "cv"}},
    {"valid", {"validate"}},
};

std::vector<fs::path> all_cases() {
    std::vector<fs::path> cases;
    for (const auto& entry : fs::recursive_directory_iterator(CVCONV_SOURCE "/tests/cases")) {
        if (entry.is_regular_file() && entry.path().stem() == "input") {
            cases.push_back(entry.path());
        }
    }
    std::sort(cases.begin(), cases.end());
    return cases;
}

std::string name_of(const ::testing::TestParamInfo<fs::path>& info) {
    std::string name = fs::relative(info.param.parent_path(), CVCONV_SOURCE "/tests/cases").string();
    std::replace_if(
        name.begin(), name.end(), [](char c) { return std::isalnum(static_cast<unsigned char>(c)) == 0; }, '_');
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

void check(const fs::path& file, const std::string& actual) {
    if (std::getenv("CVCONV_ACCEPT") != nullptr) {
        testing::write_content(file, actual);
    } else {
        EXPECT_EQ(testing::content_of(file), actual) << "in " << file << "\n(tests/accept takes the new one)";
    }
}

/// What is said of the machine and not of the document: some have no filter of system calls.
std::string without_isolation(const std::string& messages) {
    std::istringstream lines(messages);
    std::string result;
    for (std::string line; std::getline(lines, line);) {
        if (line.find("--isolation=require") == std::string::npos) {
            result += line + "\n";
        }
    }
    return result;
}

class Case : public ::testing::TestWithParam<fs::path> {};

TEST_P(Case, IsAsExpected) {
    const fs::path folder = GetParam().parent_path();
    bool first = true;
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
        check(folder / expectation.file, ran.out);
        if (!first) {
            continue;
        }
        // Messages and status are those of the case's first command; without a file for them they
        // are to be none and 0.
        first = false;
        const std::string messages = without_isolation(ran.err);
        if (fs::exists(folder / "stderr.txt")) {
            check(folder / "stderr.txt", messages);
        } else {
            EXPECT_EQ(messages, "");
        }
        if (fs::exists(folder / "exit")) {
            check(folder / "exit", std::to_string(ran.status) + "\n");
        } else {
            EXPECT_EQ(ran.status, 0) << ran.err;
        }
    }
    EXPECT_FALSE(first) << folder << " expects nothing: `touch expected.json` there and run tests/accept";
}

INSTANTIATE_TEST_SUITE_P(All, Case, ::testing::ValuesIn(all_cases()), name_of);

}  // namespace
}  // namespace cvconv
