// Damage to the XML of Word and OpenDocument texts, in a container that is in order: a ZIP that is damaged itself is
// refused before anybody looks at what is in it.

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <vector>

#include <gtest/gtest.h>

#include "tests/fuzz/mutate.h"
#include "tests/fuzz/mutate_xml.h"
#include "tests/fuzz/properties.h"
#include "tests/support/office_file.h"
#include "tests/support/run_command.h"

namespace cvconv::fuzz {
namespace {

/// What the fuzzers begin with, too.
std::vector<std::string> seeds_of(const std::string& format) {
    std::vector<std::string> seeds;
    for (const auto& file : std::filesystem::directory_iterator(CVCONV_SOURCE "/tests/fuzz/seeds/" + format)) {
        seeds.push_back(testing::content_of(file.path().string()));
    }
    std::sort(seeds.begin(), seeds.end());  // the same mutants in every run
    return seeds;
}

int office_mutants() {
    const char* wanted = std::getenv("CVCONV_MUTANTS");
    return wanted != nullptr ? std::atoi(wanted) : 300;
}

/// Every second mutant is well formed, so that it is understood as well as read.
void try_mutants(const std::string& format, const std::function<std::string(const std::string&)>& file_of) {
    const std::vector<std::string> bodies = seeds_of(format);
    ASSERT_FALSE(bodies.empty());
    std::mt19937 random(20240229);
    for (int i = 0, count = office_mutants(); i < count; ++i) {
        const bool well_formed = i % 2 == 0;
        std::string body = well_formed ? bodies[random() % bodies.size()] : mutant(bodies, random);
        for (std::size_t changes = well_formed ? 1 + random() % 8 : 0; changes > 0; --changes) {
            body = xml_mutant(body, bodies[random() % bodies.size()], random);
        }
        const std::string bytes = file_of(body);
        ASSERT_EQ(wrong_with(format, bytes), "") << "mutant " << i << ": " << body;
    }
}

TEST(OfficeMutants, OfWord) {
    try_mutants("docx", [](const std::string& body) { return testing::docx_of(body); });
}

/// The tables of a case, each damaged at times, in a container that is in order.
TEST(OfficeMutants, OfLinkedIn) {
    testing::Parts tables;
    std::vector<std::string> seeds;
    for (const auto& file :
         std::filesystem::directory_iterator(CVCONV_SOURCE "/tests/cases/linkedin/a-whole-export/input.linkedin")) {
        tables.emplace_back(file.path().filename().string(), testing::content_of(file.path().string()));
    }
    std::sort(tables.begin(), tables.end());
    ASSERT_FALSE(tables.empty());
    for (const auto& [name, content] : tables) {
        seeds.push_back(content);
    }
    std::mt19937 random(20240229);
    for (int i = 0, count = office_mutants(); i < count; ++i) {
        testing::Parts damaged = tables;
        for (int changes = 0; changes < 3; ++changes) {
            damaged[random() % damaged.size()].second = mutant(seeds, random);
        }
        const std::string bytes = testing::zip_of(damaged);
        ASSERT_EQ(wrong_with("linkedin", bytes), "") << "mutant " << i;
    }
}

TEST(OfficeMutants, OfOpenDocument) {
    try_mutants("odt", [](const std::string& body) { return testing::odt_of(body); });
}

}  // namespace
}  // namespace cvconv::fuzz
