#include "tools/command/isolation.h"

#include <chrono>
#include <csignal>
#include <new>

#include <gtest/gtest.h>
#include <unistd.h>

namespace cvconv::command {
namespace {

Conversion nothing() {
    return {std::nullopt, Diagnostics("cv.pdf")};
}

ProcessLimits one_second() {
    ProcessLimits limits;
    limits.seconds = 1;
    return limits;
}

TEST(Isolation, TheResultComesBackWhole) {
    auto work = [] {
        Conversion result = nothing();
        result.output = std::string("{}\n\0binary\xFF", 12) + std::string(1'000'000, 'x');
        Place place;
        place.page = 2;
        place.pointer = "work[0]";
        result.diagnostics.add(Code::pdf_page_skipped, place, "torn \xFF");
        for (int i = 0; i < 50; ++i) {
            result.diagnostics.add(Code::pdf_library_message, "again");
        }
        return result;
    };
    Conversion expected = work();
    Conversion got = run_isolated(work, "cv.pdf", {});
    EXPECT_EQ(got.output, expected.output);
    ASSERT_EQ(got.diagnostics.all().size(), expected.diagnostics.all().size());
    EXPECT_EQ(got.diagnostics.all()[0].place, expected.diagnostics.all()[0].place);
    EXPECT_EQ(got.diagnostics.all()[0].detail, "torn \xEF\xBF\xBD");
    EXPECT_EQ(got.diagnostics.suppressed(), expected.diagnostics.suppressed());
}

TEST(Isolation, AnEndlessReaderIsStopped) {
    auto begin = std::chrono::steady_clock::now();
    auto spin = []() -> Conversion {
        while (true) {
            (void)std::chrono::steady_clock::now();
        }
    };
    Conversion got = run_isolated(spin, "cv.pdf", one_second());
    EXPECT_EQ(exit_status(got.diagnostics, {}), Exit::limit);
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(10));
}

TEST(Isolation, ASleepingReaderIsStopped) {
    auto sleep = []() -> Conversion {
        while (true) {
            ::pause();
        }
    };
    EXPECT_EQ(exit_status(run_isolated(sleep, "cv.pdf", one_second()).diagnostics, {}), Exit::limit);
}

TEST(Isolation, ACrashIsAnErrorOfThatFileOnly) {
    auto crash = []() -> Conversion {
        std::signal(SIGSEGV, SIG_DFL);
        std::raise(SIGSEGV);
        return nothing();
    };
    Conversion got = run_isolated(crash, "cv.pdf", {});
    EXPECT_EQ(exit_status(got.diagnostics, {}), Exit::internal);
    EXPECT_EQ(got.diagnostics.all().at(0).place.file, "cv.pdf");
    auto leave = []() -> Conversion { ::_exit(0); };
    EXPECT_EQ(exit_status(run_isolated(leave, "cv.pdf", {}).diagnostics, {}), Exit::internal);
}

TEST(Isolation, MemoryIsLimited) {
    if (under_sanitizer) {
        GTEST_SKIP() << "memory is not limited under sanitizers";
    }
    auto devour = [] {
        Conversion result = nothing();
        guarded(result.diagnostics, [&] { result.output = std::string(std::size_t{3} << 30U, 'x'); });
        return result;
    };
    EXPECT_EQ(exit_status(run_isolated(devour, "cv.pdf", {}).diagnostics, {}), Exit::limit);
}

}  // namespace
}  // namespace cvconv::command
