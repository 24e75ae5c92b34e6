// JSON Resume → formats that are much the same by other names → JSON Resume: what is written comes back, or was
// reported.

#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "ir/formats/json_resume/pointer.h"
#include "ir/formats/mapping/losses.h"
#include "readers/json_resume/json_resume.h"
#include "readers/registry.h"
#include "tests/support/inventor.h"
#include "writers/json_resume/json_resume.h"
#include "writers/registry.h"

namespace cvconv {
namespace {

using Json = nlohmann::ordered_json;

constexpr int all_of_them = 1'000'000;  ///< diagnostics, not the first twenty

std::string said_in(const Diagnostics& diagnostics) {
    std::string all;
    for (const Diagnostic& each : diagnostics.all()) {
        all += to_line(each) + '\n';
    }
    return all;
}

std::optional<Cv> cv_in(const std::string& json) {
    Diagnostics said;
    auto content = read_json_resume(json, {}, said);
    return content ? std::optional(std::get<Cv>(*content)) : std::nullopt;
}

Json json_of(const Cv& cv) {
    Diagnostics said;
    return Json::parse(write_json_resume(cv, {}, said).value_or("{}"));
}

/// Path as messages have it → value, of everything that is no list or object.
std::map<std::string, Json> leaves_of(const Json& json) {
    std::map<std::string, Json> leaves;
    const Json flat = json.flatten();
    for (const auto& [pointer, value] : flat.items()) {
        // what a file says of itself, and of its arrangement, is no part of the CV
        const bool about = pointer.starts_with("/meta/cvconv/sections") || pointer == "/meta/cvconv/language" ||
                           pointer == "/meta/canonical" || pointer == "/meta/version" ||
                           pointer == "/meta/lastModified" || pointer == "/$schema";
        const bool empty = value.is_structured() || value.is_null();
        if (!about && !empty && (value != "" || pointer.starts_with("/meta"))) {
            leaves.emplace(json_resume::readable_path(pointer), value);
        }
    }
    return leaves;
}

struct Trip {
    std::size_t right = 0;
    std::size_t reported = 0;
    std::size_t lost = 0;
    std::string first_lost;

    [[nodiscard]] std::size_t all() const { return right + reported + lost; }
    void add(const Trip& other) {
        right += other.right;
        reported += other.reported;
        lost += other.lost;
    }
};

/// Writes, reads back what the content says it is, and compares.
Trip travel(const Cv& cv, std::string_view format) {
    Trip trip;
    Diagnostics said("", all_of_them);
    const auto bytes = find_writer(format)->write(cv, {}, said);
    EXPECT_TRUE(bytes) << said_in(said);
    if (!bytes) {
        return trip;
    }
    std::set<std::string> reported;
    for (const Diagnostic& each : said.all()) {
        if (each.code == Code::value_not_representable) {
            reported.insert(each.place.pointer);
        }
    }
    const Reader* reader = choose_reader(core_readers(), *bytes, "");
    EXPECT_TRUE(reader != nullptr && reader->name == format) << *bytes;
    Diagnostics read_said;
    auto content = reader->read(*bytes, {}, read_said);
    EXPECT_TRUE(content && std::holds_alternative<Cv>(*content)) << said_in(read_said);
    if (!content) {
        return trip;
    }
    const std::map<std::string, Json> found = leaves_of(json_of(std::get<Cv>(*content)));
    for (const auto& [path, value] : leaves_of(json_of(cv))) {
        const auto same = found.find(path);
        const bool is_network = path.ends_with(".network");
        if (reported.contains(path)) {
            ++trip.reported;
        } else if (same != found.end() && (is_network || mapping::same_text(value, same->second))) {
            ++trip.right;
        } else {
            ++trip.lost;
            if (trip.first_lost.empty()) {
                trip.first_lost = fmt::format("{}: {} became {}", path, value.dump(-1, ' ', true),
                                              same == found.end() ? "nothing" : same->second.dump(-1, ' ', true));
            }
        }
    }
    return trip;
}

class Mapped : public testing::TestWithParam<std::string_view> {};

TEST_P(Mapped, GivesBackOrReportsEveryValueOfInventedCvs) {
    Trip all;
    for (unsigned seed = 0; seed < 200; ++seed) {
        Cv cv = Inventor(seed).cv();
        cv.attachments.clear();
        const Json json = json_of(cv);
        if (json.empty()) {
            continue;
        }
        const Trip trip = travel(*cv_in(json.dump()), GetParam());
        EXPECT_EQ(trip.lost, 0U) << seed << ' ' << trip.first_lost;
        all.add(trip);
    }
    EXPECT_GT(3 * all.right, all.all());  // they are of all fields of Europass, too
}

/// The JSON Resumes that people published; measured where they are.
TEST_P(Mapped, GivesTheSharedCorpusBack) {
    const std::filesystem::path corpus = CVCONV_SHARED_CORPUS;
    if (!std::filesystem::exists(corpus)) {
        GTEST_SKIP() << "there is no " << corpus;
    }
    Trip all;
    std::size_t documents = 0;
    for (const auto& file : std::filesystem::recursive_directory_iterator(corpus)) {
        if (!file.path().string().ends_with(".gold.json")) {
            continue;
        }
        std::ostringstream json;
        json << std::ifstream(file.path()).rdbuf();
        const auto cv = cv_in(json.str());
        if (!cv) {
            continue;
        }
        const Trip trip = travel(*cv, GetParam());
        if (trip.lost > 0) {
            std::cout << file.path().filename().string() << ": " << trip.first_lost << '\n';
        }
        all.add(trip);
        ++documents;
    }
    const double share = static_cast<double>(all.right) / static_cast<double>(all.right + all.lost);
    std::cout << fmt::format("{}: {} of {} leaves of {} documents came back, {} were reported, {} lost: {:.5f}\n",
                             GetParam(), all.right, all.all(), documents, all.reported, all.lost, share);
    EXPECT_GE(share, 0.999);
    EXPECT_LT(static_cast<double>(all.reported), 0.1 * static_cast<double>(all.all()));
}

INSTANTIATE_TEST_SUITE_P(All, Mapped, testing::Values("rendercv", "reactive-resume", "yamlresume"),
                         [](const auto& tested) {
                             std::string name(tested.param);
                             std::erase(name, '-');
                             return name;
                         });

}  // namespace
}  // namespace cvconv
