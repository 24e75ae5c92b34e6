// A batch in which some documents are poisoned, its workers are killed at random and it is killed itself:
// in the end every good document is converted, as if it had been alone, and every other one is named.
//
// Two hundred documents (60 under sanitizers); CVCONV_DOCUMENTS=2000 makes it two thousand, a twentieth of them
// poisoned.

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <optional>
#include <random>
#include <thread>

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>
#include <nlohmann/json.hpp>

#include "tests/hostile/inputs.h"
#include "tests/support/run_command.h"
#include "tools/worker/bounds.h"

namespace cvconv::hostile {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;
using testing::content_of;

// Under sanitizers a good document alone takes two seconds.
constexpr const char* seconds = cvconv::under_sanitizer ? "30" : "3";
constexpr int fewest = cvconv::under_sanitizer ? 60 : 200;

int documents() {
    const char* wanted = std::getenv("CVCONV_DOCUMENTS");
    return wanted != nullptr ? std::max(20, std::atoi(wanted)) : fewest;
}

/// Those that must fail, whatever the libraries' versions.
std::vector<Input> poisons() {
    std::vector<Input> all = pdf_inputs();
    for (const Input& input : structured_inputs()) {
        all.push_back(input);
    }
    std::erase_if(all, [](const Input& input) {
        return std::find(input.statuses.begin(), input.statuses.end(), Exit::ok) != input.statuses.end();
    });
    return all;
}

/// "x12-cut.pdf"
std::string numbered(char kind, int number, const std::string& name) {
    return kind + std::to_string(number) + "-" + name;
}

std::vector<pid_t> children_of(pid_t parent) {
    std::vector<pid_t> children;
    std::error_code gone;
    for (const auto& entry : fs::directory_iterator("/proc", gone)) {
        if (entry.path().filename().string().find_first_not_of("0123456789") != std::string::npos) {
            continue;
        }
        std::ifstream file(entry.path() / "stat");
        std::string stat;
        std::getline(file, stat);                // an iterator would throw where the process has just ended
        std::size_t name_end = stat.rfind(')');  // "12 (name) S 11 …"
        if (name_end != std::string::npos && std::atoi(stat.c_str() + std::min(name_end + 4, stat.size())) == parent) {
            children.push_back(std::atoi(stat.c_str()));
        }
    }
    return children;
}

class PoisonedBatch : public ::testing::Test {
protected:
    PoisonedBatch() {
        fs::create_directories(folder_ / "in");
        const int count = documents();
        std::vector<fs::path> good;
        for (const auto& entry : fs::directory_iterator(CVCONV_SOURCE "/tests/examples")) {
            std::string extension = entry.path().extension().string();
            if (extension == ".txt" || (extension == ".md" && entry.path().stem() != "README") || extension == ".pdf") {
                good.push_back(entry.path());
            }
        }
        std::sort(good.begin(), good.end());
        for (const fs::path& path : good) {
            alone_[path.filename().string()] = testing::cvconv({"-q", path.string()}).out;
        }
        const std::vector<Input> bad = poisons();
        for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) {
            if (i % 20 == 7) {
                const Input& input = bad[i / 20 % bad.size()];
                const std::string name = numbered('x', static_cast<int>(i), input.name);
                testing::write_content(folder_ / ("in/" + name), input.bytes);
                poisoned_.push_back(name);
            } else {
                const fs::path& path = good[i % good.size()];
                const std::string name = numbered('g', static_cast<int>(i), path.filename().string());
                fs::copy_file(path, folder_ / ("in/" + name));
                expected_[fs::path(name).filename().string() + ".json"] = path.filename().string();
            }
        }
        std::sort(poisoned_.begin(), poisoned_.end());
    }

    [[nodiscard]] std::vector<std::string> command(bool resume) const {
        std::vector<std::string> words = {CVCONV_COMMAND, "batch", folder_ / "in", "-o",   folder_ / "out", "-q",
                                          "-j",           "2",     "--timeout",    seconds};
        if (resume) {
            words.emplace_back("--resume");
        }
        return words;
    }

    [[nodiscard]] std::size_t outputs() const {
        std::error_code none_yet;
        const auto entries = fs::directory_iterator(folder_ / "out", none_yet);
        return static_cast<std::size_t>(
            std::count_if(begin(entries), end(entries), [](const fs::directory_entry& entry) {
                return entry.path().extension() == ".json" && entry.path().filename() != "summary.json";
            }));
    }

    /// Starts it and kills workers at random; once there are `enough` outputs (if it is said), the command too.
    int run_among_killers(bool resume, std::optional<std::size_t> enough) {
        auto words = command(resume);
        std::vector<char*> arguments;
        for (std::string& word : words) {
            arguments.push_back(word.data());
        }
        arguments.push_back(nullptr);
        pid_t batch = ::fork();
        if (batch == 0) {
            // The search for leaks stops the world from a child process, and waits for ever if that is killed.
            ::setenv("ASAN_OPTIONS", "detect_leaks=0", 1);
            ::execv(arguments[0], arguments.data());
            ::_exit(127);
        }
        std::mt19937 random(7);
        int status = 0;
        while (::waitpid(batch, &status, WNOHANG) == 0) {
            std::this_thread::sleep_for(std::chrono::milliseconds(20 + random() % 60));
            if (enough && outputs() >= *enough) {
                ::kill(batch, SIGKILL);
                continue;
            }
            std::vector<pid_t> workers = children_of(batch);
            if (!workers.empty() && killed_ < most_killed) {  // on a slow machine nothing would be left alive
                killed_ += ::kill(workers[random() % workers.size()], SIGKILL) == 0 ? 1 : 0;
            }
        }
        return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    }

    void expect_complete() {
        json summary = json::parse(content_of(folder_ / "out/summary.json"));
        EXPECT_EQ(summary["failed"], poisoned_.size());
        EXPECT_EQ(summary["inputs"], expected_.size() + poisoned_.size());
        std::vector<std::string> named;
        for (const json& entry : summary["not_ok"]) {
            named.push_back(fs::path(entry["file"].get<std::string>()).filename().string());
            EXPECT_FALSE(entry["diagnostics"].empty()) << entry;
            EXPECT_NE(entry["status"], "internal") << entry;
        }
        std::sort(named.begin(), named.end());
        EXPECT_EQ(named, poisoned_);
        for (const auto& entry : fs::directory_iterator(folder_ / "out")) {
            const std::string name = entry.path().filename().string();
            if (entry.path().extension() != ".json" || name == "summary.json") {
                continue;
            }
            ASSERT_TRUE(expected_.contains(name)) << name;
            EXPECT_EQ(content_of(entry.path().string()), alone_.at(expected_.at(name))) << name;
        }
        EXPECT_EQ(outputs(), expected_.size());
    }

    testing::TemporaryFolder folder_;
    std::map<std::string, std::string> alone_;     ///< example → what it becomes by itself
    std::map<std::string, std::string> expected_;  ///< output → its example
    std::vector<std::string> poisoned_;
    static constexpr int most_killed = 60;
    int killed_ = 0;
};

TEST_F(PoisonedBatch, CostsThePoisonedOnesOnly) {
    EXPECT_EQ(testing::run(command(false)).status, static_cast<int>(Exit::partial));
    expect_complete();
}

TEST_F(PoisonedBatch, SurvivesKilledWorkersAndItsOwnDeath) {
    EXPECT_EQ(run_among_killers(false, expected_.size() / 4), 128 + SIGKILL);
    EXPECT_EQ(run_among_killers(true, std::nullopt), static_cast<int>(Exit::partial));
    EXPECT_GT(killed_, 5);
    EXPECT_EQ(testing::run(command(true)).status, static_cast<int>(Exit::partial));
    expect_complete();
}

}  // namespace
}  // namespace cvconv::hostile
