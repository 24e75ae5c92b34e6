#include "tools/command/batch/crew.h"

#include <atomic>
#include <chrono>
#include <set>
#include <stdexcept>
#include <thread>

#include <gtest/gtest.h>
#include <unistd.h>

namespace cvconv::command {
namespace {

Conversion good() {
    return {std::string("good"), Diagnostics("cv.md")};
}

TEST(Crew, EverythingStartedEndsOnce) {
    Crew crew(3);
    std::set<std::uint64_t> ended;
    std::uint64_t next = 0;
    while (next < 100 || !crew.idle()) {
        while (next < 100 && !crew.full()) {
            crew.start(next++, good);
        }
        for (const Crew::Finished& finished : crew.wait(1000)) {
            EXPECT_EQ(finished.result.output, "good");
            EXPECT_TRUE(ended.insert(finished.ticket).second) << finished.ticket;
        }
    }
    EXPECT_EQ(ended.size(), 100U);
}

TEST(Crew, WhatThrowsIsAnErrorOfItsOwn) {
    Crew crew(1);
    crew.start(1, []() -> Conversion { throw std::runtime_error("broken"); });
    std::vector<Crew::Finished> finished;
    while (finished.empty()) {
        finished = crew.wait(1000);
    }
    EXPECT_TRUE(finished.front().result.diagnostics.has(Code::internal_error));
}

TEST(Crew, WaitsForAnotherDescriptorToo) {
    int ends[2];
    ASSERT_EQ(::pipe(ends), 0);
    ASSERT_EQ(::write(ends[1], "x", 1), 1);
    Crew crew(1);
    auto begin = std::chrono::steady_clock::now();
    EXPECT_TRUE(crew.wait(10'000, ends[0]).empty());
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(5));
    ::close(ends[0]);
    ::close(ends[1]);
}

TEST(Crew, ItsEndWaitsForWhatHasBegunAndDropsTheRest) {
    std::atomic<int> begun = 0;
    std::atomic<int> ended = 0;
    {
        Crew crew(1);
        for (int i = 0; i < 2; ++i) {
            crew.start(static_cast<std::uint64_t>(i), [&] {
                ++begun;
                std::this_thread::sleep_for(std::chrono::milliseconds(50));
                ++ended;
                return good();
            });
        }
        while (begun == 0) {
            std::this_thread::yield();
        }
    }
    EXPECT_EQ(begun, ended);
}

}  // namespace
}  // namespace cvconv::command
