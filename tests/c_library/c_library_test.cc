// The interface for C, as a program uses it: with the workers that were built, and with the mock of one that hangs.

#include <atomic>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include <unistd.h>

#include <gtest/gtest.h>

#include "tools/c_library/cvconv.h"

namespace {

namespace fs = std::filesystem;

struct Free {
    void operator()(cvconv_converter* converter) const { cvconv_free(converter); }
    void operator()(cvconv_result* result) const { cvconv_result_free(result); }
};
using Converter = std::unique_ptr<cvconv_converter, Free>;
using Result = std::unique_ptr<cvconv_result, Free>;

void set(const Converter& converter, const char* key, const std::string& value) {
    ASSERT_EQ(cvconv_set(converter.get(), key, value.c_str()), 0) << cvconv_error(converter.get());
}

Converter with_workers() {
    Converter converter(cvconv_new());
    set(converter, "worker-folder", CVCONV_WORKER_FOLDER);
    return converter;
}

/// A converter whose worker is the mock (tests/tools/worker/mock_worker.cc), and the folder that makes it one.
struct Mocked {
    Mocked() {
        fs::create_directories(folder);
        fs::create_symlink(CVCONV_MOCK_WORKER, folder / "cvconv-worker");
        set(converter, "worker-folder", folder.string());
        set(converter, "isolation", "off");
    }
    ~Mocked() { fs::remove_all(folder); }

    Converter converter{cvconv_new()};
    fs::path folder = fs::temp_directory_path() / ("cvconv-c-library-" + std::to_string(::getpid()));
};

Result convert(const Converter& converter, std::string_view bytes, const char* name) {
    return Result(cvconv_convert(converter.get(), bytes.data(), bytes.size(), name));
}

std::string output(const Result& result) {
    std::size_t size = 0;
    const char* text = cvconv_output(result.get(), &size);
    return text != nullptr ? std::string(text, size) : "(none)";
}

std::vector<std::string> codes(const Result& result) {
    std::vector<std::string> codes;
    for (std::size_t i = 0; i < cvconv_diagnostic_count(result.get()); ++i) {
        codes.emplace_back(cvconv_diagnostic_at(result.get(), i)->code);
    }
    return codes;
}

constexpr std::string_view markdown = "# Erika Beispiel\n\nerika@example.org\n\n## Skills\n\nBaking, Brewing\n";

TEST(CLibrary, SaysWhatItIs) {
    EXPECT_EQ(cvconv_api(), CVCONV_API);
    EXPECT_STREQ(cvconv_version(), CVCONV_VERSION);
}

TEST(CLibrary, ListsKeysAndFormats) {
    EXPECT_STREQ(cvconv_takes("strict"), "true or false");
    EXPECT_EQ(cvconv_takes("colour"), nullptr);
    EXPECT_EQ(cvconv_takes(nullptr), nullptr);
    Converter converter(cvconv_new());
    for (const char* const* name = cvconv_input_formats(); *name != nullptr; ++name) {
        set(converter, "from", *name);
    }
    for (const char* const* name = cvconv_output_formats(); *name != nullptr; ++name) {
        set(converter, "to", *name);
    }
    for (const char* const* key = cvconv_keys(); *key != nullptr; ++key) {
        EXPECT_NE(cvconv_takes(*key), nullptr) << *key;
    }
}

TEST(CLibrary, ConvertsBytes) {
    Converter converter = with_workers();
    EXPECT_NE(output(convert(converter, markdown, "cv.md")).find("\"name\": \"Erika Beispiel\""), std::string::npos);
    set(converter, "to", "native");
    Result result = convert(converter, markdown, nullptr);
    EXPECT_EQ(cvconv_status(result.get()), 0);
    EXPECT_EQ(output(result).find("cvconv cv 1\n"), 0U) << output(result);
}

#ifdef CVCONV_HAS_PDF
TEST(CLibrary, ConvertsAFile) {
    Converter converter = with_workers();
    Result result(cvconv_convert_file(converter.get(), CVCONV_SOURCE "/tests/examples/nurse-sidebar.pdf"));
    EXPECT_EQ(cvconv_status(result.get()), 0);
    EXPECT_NE(output(result).find("\"name\": \"Aoife Tarrant\""), std::string::npos) << output(result);
}
#endif

TEST(CLibrary, Blinds) {
    Converter converter = with_workers();
    EXPECT_EQ(cvconv_report(convert(converter, markdown, "cv.md").get()), nullptr);
    set(converter, "hide", "employers, towns");
    set(converter, "blind", "contact");
    const Result result = convert(converter, markdown, "cv.md");
    EXPECT_EQ(output(result).find("Beispiel"), std::string::npos) << output(result);
    ASSERT_NE(cvconv_report(result.get()), nullptr);
    EXPECT_NE(std::string(cvconv_report(result.get())).find("\"profile\": \"contact\""), std::string::npos);
    EXPECT_EQ(output(convert(converter, markdown, "cv.md")), output(result)) << "one converter, one code";
    set(converter, "blind", "");
    EXPECT_NE(output(convert(converter, markdown, "cv.md")).find("Beispiel"), std::string::npos);
}

TEST(CLibrary, SaysWhatIsWrong) {
    Converter converter = with_workers();
    Result result(cvconv_convert_file(converter.get(), "/nowhere/cv.pdf"));
    EXPECT_EQ(cvconv_status(result.get()), 3);
    EXPECT_EQ(cvconv_output(result.get(), nullptr), nullptr);
    ASSERT_EQ(cvconv_diagnostic_count(result.get()), 1U);
    const cvconv_diagnostic* said = cvconv_diagnostic_at(result.get(), 0);
    EXPECT_EQ(said->severity, CVCONV_ERROR);
    EXPECT_STREQ(said->code, "file-missing");
    EXPECT_STREQ(said->file, "/nowhere/cv.pdf");
    EXPECT_EQ(cvconv_diagnostic_at(result.get(), 1), nullptr);
    EXPECT_EQ(cvconv_status(convert(converter, "%PDF-1.7\nnot one\n", "cv.pdf").get()), 4);
    EXPECT_EQ(cvconv_status(convert(converter, "", "cv.md").get()), 3);
}

TEST(CLibrary, RefusesKeysAndValues) {
    Converter converter(cvconv_new());
    EXPECT_EQ(cvconv_set(converter.get(), "colour", "red"), -1);
    EXPECT_STREQ(cvconv_error(converter.get()), "no key is called \"colour\"");
    for (auto [key, value] : {std::pair{"to", "pdf"},
                              {"from", "doc"},
                              {"ocr", "perhaps"},
                              {"lang", "klingon"},
                              {"strict", "1"},
                              {"timeout", "60s"},
                              {"min-confidence", "1.5"},
                              {"blind", "everything"},
                              {"hide", "name,shoes"},
                              {"authors", "none"},
                              {"key", "short"},
                              {"max-size", "0"}}) {
        EXPECT_EQ(cvconv_set(converter.get(), key, value), -1) << key;
        EXPECT_EQ(std::string(cvconv_error(converter.get())).find(key), 0U) << cvconv_error(converter.get());
    }
    EXPECT_EQ(cvconv_set(converter.get(), nullptr, ""), -1);
}

TEST(CLibrary, TakesEveryKeyThatItLists) {
    Converter converter(cvconv_new());
    int keys = 0;
    for (const char* const* key = cvconv_keys(); *key != nullptr; ++key, ++keys) {
        bool taken = false;
        for (const char* value : {"true", "1", "json-resume", "auto", "1.0.0", "de", "any text", "fair", "name", "code",
                                  "sixteen bytes or more"}) {
            taken = taken || cvconv_set(converter.get(), *key, value) == 0;
        }
        EXPECT_TRUE(taken) << *key;
    }
    EXPECT_GT(keys, 20);
}

TEST(CLibrary, AppliesTheSettings) {
    Converter converter = with_workers();
    set(converter, "provenance", "true");
    EXPECT_NE(output(convert(converter, markdown, "cv.md")).find("contact.email"), std::string::npos);
    set(converter, "strict", "true");
    Result result = convert(converter, "nothing of note\n", "cv.txt");
    EXPECT_EQ(cvconv_status(result.get()), 14);
    EXPECT_EQ(output(result), "(none)");
    set(converter, "strict", "false");
    set(converter, "fail-if-warnings", "true");
    result = convert(converter, "nothing of note\n", "cv.txt");
    EXPECT_EQ(cvconv_status(result.get()), 9);
    EXPECT_NE(output(result), "(none)");
}

TEST(CLibrary, ReadsWithoutWorkersWhatNeedsNone) {
    Converter converter(cvconv_new());
    set(converter, "worker-folder", "/nowhere");
    EXPECT_NE(output(convert(converter, markdown, "cv.md")).find("Erika"), std::string::npos);
    Result result = convert(converter, "%PDF-1.7\n", "cv.pdf");
    EXPECT_EQ(codes(result), std::vector<std::string>{"worker-unavailable"});
}

TEST(CLibrary, SettlesTheWorkersWithTheFirstConversion) {
    Converter converter = with_workers();
    convert(converter, markdown, "cv.md");
    EXPECT_EQ(cvconv_set(converter.get(), "workers", "4"), -1);
    EXPECT_STREQ(cvconv_error(converter.get()), "workers: there are workers already");
}

TEST(CLibrary, ClonesShareWorkersButNotSettings) {
    Converter converter = with_workers();
    Converter clone(cvconv_clone(converter.get()));
    set(clone, "to", "latex");
    EXPECT_NE(output(convert(clone, markdown, "cv.md")).find("\\documentclass"), std::string::npos);
    EXPECT_EQ(output(convert(converter, markdown, "cv.md"))[0], '{');
    converter.reset();
    EXPECT_NE(output(convert(clone, markdown, "cv.md")).find("\\documentclass"), std::string::npos)
        << "workers live on";
}

TEST(CLibrary, ManyThreadsUseOneConverter) {
    Converter converter = with_workers();
    set(converter, "workers", "3");
    std::atomic<int> good = 0;
    std::vector<std::thread> threads;
    for (int thread = 0; thread < 8; ++thread) {
        threads.emplace_back([&, thread] {
            for (int i = 0; i < 5; ++i) {
                const std::string name = "Person" + std::string(1, static_cast<char>('A' + thread)) + " Beispiel";
                const std::string text = "# " + name + "\n\nx@example.org\n";
                Result result = convert(converter, text, "cv.md");
                good += output(result).find("\"name\": \"" + name + '"') != std::string::npos ? 1 : 0;
            }
        });
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
    EXPECT_EQ(good, 40);
}

TEST(CLibrary, TellsOfPages) {
    Mocked mocked;
    std::vector<int> told;
    cvconv_on_progress(
        mocked.converter.get(),
        [](void* data, int page, int pages) { static_cast<std::vector<int>*>(data)->push_back(10 * page + pages); },
        &told);
    EXPECT_EQ(cvconv_status(convert(mocked.converter, "tell of pages", "cv.txt").get()), 0);
    EXPECT_EQ(told, (std::vector<int>{12, 22}));
}

TEST(CLibrary, CanBeCancelled) {
    Mocked mocked;
    int asked = 0;
    cvconv_on_cancel(
        mocked.converter.get(), [](void* data) { return ++*static_cast<int*>(data) >= 5 ? 1 : 0; }, &asked);
    Result result = convert(mocked.converter, "hang", "cv.txt");
    EXPECT_EQ(cvconv_status(result.get()), CVCONV_CANCELLED);
    EXPECT_EQ(output(result), "(none)");
    EXPECT_EQ(codes(result), std::vector<std::string>{});
    EXPECT_GE(asked, 5);
    cvconv_on_cancel(mocked.converter.get(), nullptr, nullptr);
    EXPECT_EQ(output(convert(mocked.converter, "hello", "cv.txt")), "hello") << "another worker takes its place";
}

TEST(CLibrary, WhoWaitsForAWorkerCanBeCancelled) {
    Mocked mocked;  // it has one worker
    std::atomic<bool> enough = false;
    auto is_enough = [](void* data) { return static_cast<std::atomic<bool>*>(data)->load() ? 1 : 0; };
    cvconv_on_cancel(mocked.converter.get(), is_enough, &enough);
    std::atomic<int> cancelled = 0;
    std::vector<std::thread> threads;
    for (int i = 0; i < 3; ++i) {
        threads.emplace_back([&] {
            Result result = convert(mocked.converter, "hang", "cv.txt");
            cancelled += cvconv_status(result.get()) == CVCONV_CANCELLED ? 1 : 0;
        });
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    enough = true;
    for (std::thread& thread : threads) {
        thread.join();
    }
    EXPECT_EQ(cancelled, 3);
}

}  // namespace
