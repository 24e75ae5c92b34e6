#include "tools/worker/pool.h"

#include <chrono>
#include <csignal>
#include <cstring>
#include <thread>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <sys/wait.h>

#include "tools/worker/bounds.h"
#include "tools/worker/message.h"

namespace cvconv {
namespace {

PoolOptions mocks(int workers = 1) {
    PoolOptions options;
    options.program = CVCONV_MOCK_WORKER;
    options.workers = workers;
    options.seconds = 2;
    options.memory_bytes = std::size_t{512} << 20U;
    return options;
}

Conversion order(WorkerPool& pool, std::string_view what) {
    ConvertOptions options;
    options.file_name = "cv.pdf";
    return pool.convert(what, options);
}

Code error_of(const Conversion& result) {
    EXPECT_FALSE(result.output);
    EXPECT_FALSE(result.diagnostics.all().empty());
    for (const Diagnostic& d : result.diagnostics.all()) {
        if (info(d.code).severity == Severity::error) {
            EXPECT_EQ(d.place.file, "cv.pdf");
            return d.code;
        }
    }
    return Code::internal_error;
}

// More than a pipe holds; sanitizers are slow, and the mocks have little time.
constexpr std::size_t large = under_sanitizer ? 500'000 : 5'000'000;

TEST(WorkerPool, PassesOnWhichPageIsRead) {
    WorkerPool pool(mocks());
    ConvertOptions how;
    std::vector<std::pair<int, int>> told;
    how.read.on_page = [&](int page, int pages) { told.emplace_back(page, pages); };
    EXPECT_FALSE(pool.convert("tell of pages", how).diagnostics.has_errors());
    EXPECT_EQ(told, (std::vector<std::pair<int, int>>{{1, 2}, {2, 2}}));
    EXPECT_FALSE(order(pool, "tell of pages").diagnostics.has_errors()) << "nobody wants to know";
}

TEST(WorkerPool, AWorkerServesManyFiles) {
    WorkerPool pool(mocks());
    std::string binary("\0\xFF\n", 3);
    for (const std::string& file : {std::string("one"), binary, std::string(large, 'x')}) {
        EXPECT_EQ(order(pool, file).output, file);
    }
    EXPECT_EQ(pool.started(), 1);
}

TEST(WorkerPool, WhatGoesWrongCostsOneFileAndSaysWhat) {
    struct Case {
        std::string what;
        Code code;
    };
    const std::vector<Case> cases = {
        {"crash", Code::reader_crashed},
        {"leave", Code::reader_crashed},
        {"garbage", Code::reader_crashed},
        {"half an answer", Code::reader_crashed},
        {"endless answer", Code::reader_crashed},
        {"wrong answer", Code::reader_crashed},
        {"hang", Code::took_too_long},
        {"spin", Code::took_too_long},
    };
    WorkerPool pool(mocks());
    for (const Case& c : cases) {
        auto begin = std::chrono::steady_clock::now();
        EXPECT_EQ(error_of(order(pool, c.what)), c.code) << c.what;
        EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(8)) << c.what;
        EXPECT_EQ(order(pool, "the next one").output, "the next one") << "after " << c.what;
    }
}

TEST(WorkerPool, AUsedWorkerMayBeToBlame) {
    WorkerPool pool(mocks());
    (void)order(pool, "one");
    EXPECT_EQ(order(pool, "crash if used").output, "crash if used");
    EXPECT_EQ(pool.started(), 2);
}

TEST(WorkerPool, FontsMayBeToBlame) {
    WorkerPool pool(mocks());
    Conversion got = order(pool, "%PDF-crash with fonts");
    EXPECT_EQ(got.output, "%PDF-crash with fonts");
    EXPECT_TRUE(got.diagnostics.has(Code::pdf_read_without_fonts));
    EXPECT_FALSE(got.diagnostics.has_errors());
}

TEST(WorkerPool, KilledWhileIdleOrAtWork) {
    WorkerPool pool(mocks());
    std::string process = order(pool, "process").output.value();
    ::kill(std::stoi(process), SIGKILL);
    EXPECT_EQ(order(pool, "next").output, "next");
    EXPECT_EQ(error_of(order(pool, "be killed")), Code::reader_crashed);
    EXPECT_LE(pool.started(), 6);
}

/// Sanitizers take terabytes of address space, so that it is not limited.
class MemoryOfWorkers : public ::testing::Test {
protected:
    void SetUp() override {
        if (under_sanitizer) {
            GTEST_SKIP() << "memory is not limited under sanitizers";
        }
    }
};

TEST_F(MemoryOfWorkers, IsLimited) {
    PoolOptions options = mocks();
    options.seconds = 20;  // so that memory ends first, also beside other tests
    WorkerPool pool(options);
    EXPECT_EQ(error_of(order(pool, "eat")), Code::limit_reached);
    EXPECT_EQ(order(pool, "next").output, "next");
    EXPECT_EQ(pool.started(), 2) << "a worker that had no memory left is replaced";
}

TEST_F(MemoryOfWorkers, FollowsTheSizeOfTheFile) {
    WorkerPool pool(mocks());
    const std::string short_file = "memory";
    const std::string longer = short_file + std::string(std::size_t{1} << 20U, ' ');
    const auto wanted = [&](const std::string& file) {
        return std::to_string(memory_for(file.size(), least_memory, mocks().memory_bytes));
    };
    ASSERT_NE(wanted(short_file), wanted(longer));
    for (const std::string& file : {short_file, longer, short_file}) {
        EXPECT_EQ(order(pool, file).output, wanted(file));
    }
    worker::Request drawing;
    drawing.task = "explain";
    EXPECT_EQ(pool.run(std::move(drawing), short_file).output, std::to_string(mocks().memory_bytes));
    EXPECT_EQ(pool.started(), 1);
}

TEST_F(MemoryOfWorkers, LibrariesThatAbortForWantOfIt) {
    WorkerPool pool(mocks());
    EXPECT_EQ(error_of(order(pool, "abort for want of memory")), Code::limit_reached);
    EXPECT_EQ(error_of(order(pool, "throw for want of memory where nobody catches")), Code::limit_reached);
    EXPECT_EQ(error_of(order(pool, "crash")), Code::reader_crashed);
}

TEST(WorkerPool, SeveralThreadsShareIt) {
    WorkerPool pool(mocks(3));
    std::vector<std::thread> threads;
    std::vector<int> good(6);
    for (std::size_t t = 0; t < good.size(); ++t) {
        threads.emplace_back([&pool, &good, t] {
            for (int i = 0; i < 20; ++i) {
                bool poison = i % 5 == 4;
                std::string file = std::to_string(t) + "-" + std::to_string(i);
                Conversion got = order(pool, poison ? "crash" : file);
                good[t] += poison ? !got.output : got.output == file;
            }
        });
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
    EXPECT_EQ(good, std::vector<int>(6, 20));
    EXPECT_LE(pool.idle_processes().size(), 3U);
}

TEST(WorkerPool, AWorkerThatWasKilledWhileIdleCostsNoFileAnything) {
    WorkerPool pool(mocks());
    EXPECT_EQ(order(pool, "one").output, "one");
    for (int id : pool.idle_processes()) {
        ::kill(id, SIGKILL);
        siginfo_t ended{};
        ASSERT_EQ(::waitid(P_PID, static_cast<id_t>(id), &ended, WEXITED | WNOWAIT), 0);  // the pool waits for it, too
    }
    EXPECT_EQ(order(pool, "two").output, "two");
    EXPECT_EQ(pool.started(), 2);
    EXPECT_EQ(pool.retried(), 0);
}

TEST(WorkerPool, AWorkerThatIsNoneIsNamed) {
    for (const char* program : {"/nowhere/cvconv-worker", "/bin/true", "/bin/cat"}) {
        PoolOptions options = mocks();
        options.program = program;
        WorkerPool pool(options);
        EXPECT_EQ(error_of(order(pool, "one")), Code::worker_unavailable) << program;
    }
}

TEST(WorkerMessages, TravelWhole) {
    worker::Request request;
    request.task = "blocks";
    request.plain = true;
    request.seconds = 7;
    request.memory_bytes = 11;
    request.options.file_name = "caf\xE9.pdf";  // Latin-1
    request.options.read.password = "p";
    request.options.read.fonts = false;
    request.options.read.limits.max_pages = 3;
    request.options.recognize.language = "de";
    request.options.write.json_resume.legacy_keys = true;
    std::string_view bytes;
    const std::string packed = worker::pack(request, std::string("%PDF\0", 5));
    auto got = worker::unpack_request(packed, bytes);
    ASSERT_TRUE(got);
    EXPECT_EQ(bytes, std::string("%PDF\0", 5));
    EXPECT_EQ(got->task, "blocks");
    EXPECT_TRUE(got->plain);
    EXPECT_EQ(got->seconds, 7);
    EXPECT_EQ(got->memory_bytes, 11U);
    EXPECT_EQ(got->options.file_name, "caf\xE9.pdf");
    EXPECT_EQ(got->options.read.password, "p");
    EXPECT_FALSE(got->options.read.fonts);
    EXPECT_EQ(got->options.read.limits.max_pages, 3);
    EXPECT_EQ(got->options.recognize.language, "de");
    EXPECT_TRUE(got->options.write.json_resume.legacy_keys);

    worker::Reply reply{{std::nullopt, Diagnostics("cv.pdf")}, true};
    Place place;
    place.page = 2;
    place.pointer = "work[0]";
    reply.result.diagnostics.add(Code::pdf_page_skipped, place, "torn \xFF");
    for (int i = 0; i < 50; ++i) {
        reply.result.diagnostics.add(Code::pdf_library_message, "again");
    }
    auto back = worker::unpack_reply(worker::pack(reply), "cv.pdf");
    ASSERT_TRUE(back);
    EXPECT_TRUE(back->last);
    EXPECT_FALSE(back->result.output);
    EXPECT_EQ(back->result.diagnostics.all(), reply.result.diagnostics.all());
    EXPECT_EQ(back->result.diagnostics.suppressed(), reply.result.diagnostics.suppressed());
}

TEST(WorkerMessages, WhatIsNoMessageIsNone) {
    std::string good = worker::pack(worker::Reply{{"output", Diagnostics("cv.pdf")}, false});
    ASSERT_TRUE(worker::unpack_reply(good, "cv.pdf"));
    for (std::size_t length = 0; length < good.size(); ++length) {
        EXPECT_FALSE(worker::unpack_reply(good.substr(0, length), "cv.pdf")) << length;
    }
    std::string_view bytes;
    EXPECT_FALSE(worker::unpack_request(good, bytes));
    EXPECT_FALSE(worker::unpack_hello(good));
    EXPECT_FALSE(worker::unpack_reply("%PDF-1.4 not MessagePack", "cv.pdf"));
    // MessagePack, and no message: nothing, a number, an array and a map of nothing
    for (const char head : {'\xC0', '\x05', '\x90', '\x80'}) {
        const std::uint64_t length = 1;
        std::string odd(sizeof length, '\0');
        std::memcpy(odd.data(), &length, sizeof length);
        EXPECT_FALSE(worker::unpack_reply(odd + head, "cv.pdf")) << static_cast<int>(head);
    }
}

}  // namespace
}  // namespace cvconv
