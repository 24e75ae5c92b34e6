// Every reader on documents with small damage, the same ones in every run: 200 each, or CVCONV_MUTANTS.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <random>

#include <gtest/gtest.h>

#include "tests/fuzz/mutate.h"
#include "tests/fuzz/parts.h"
#include "tests/fuzz/properties.h"
#include "tests/support/run_command.h"
#include "tools/library/convert.h"
#include "tools/worker/pool.h"

namespace cvconv::fuzz {
namespace {

namespace fs = std::filesystem;
using testing::content_of;

int mutants() {
    const char* wanted = std::getenv("CVCONV_MUTANTS");
    return wanted != nullptr ? std::max(1, std::atoi(wanted)) : 200;
}

std::vector<std::string> files_of(const std::string& folder, const std::string& extension) {
    std::vector<std::string> paths;
    for (const auto& entry : fs::recursive_directory_iterator(folder)) {
        if (entry.path().extension() == extension) {
            paths.push_back(entry.path().string());
        }
    }
    std::sort(paths.begin(), paths.end());
    std::vector<std::string> files;
    for (const std::string& path : paths) {
        files.push_back(content_of(path));
    }
    return files;
}

/// The examples; for a format that nobody writes by hand, what our writers make of them; for those of other tools files
/// of their own.
std::vector<std::string> seeds_for(const std::string& format) {
    const std::string examples = CVCONV_SOURCE "/tests/examples";
    if (format == "pdf-words") {
        return files_of(CVCONV_SOURCE "/tests", ".pdf");
    }
    if (is_part(format)) {
        return files_of(examples, ".txt");
    }
    if (format == "markdown" || format == "text") {
        return files_of(examples, format == "markdown" ? ".md" : ".txt");
    }
    if (format == "rtf") {
        return files_of(CVCONV_SOURCE "/tests/cases/formats", ".rtf");
    }
    if (format == "html") {
        return files_of(examples + "/sources", ".html");
    }
    if (format == "ndjson") {
        return {R"({"id": 7, "path": "in/cv.pdf"})", R"({"id": {"a": [1, "x"]}, "name": "cv.txt", "data": "RXJpa2E="})",
                R"({"name": "caf\u00e9.md", "data": ""})"};
    }
    std::vector<std::string> seeds;
    if (const std::string own = CVCONV_SOURCE "/tests/fuzz/seeds/" + format; fs::is_directory(own)) {
        for (const char* extension : {".json", ".yaml"}) {
            const std::vector<std::string> files = files_of(own, extension);
            seeds.insert(seeds.end(), files.begin(), files.end());
        }
        return seeds;
    }
    for (const char* from : {"markdown", "text"}) {
        for (const std::string& example : seeds_for(from)) {
            ConvertOptions options;
            options.from = from;
            options.to = format;
            if (auto output = convert(example, options).output) {
                seeds.push_back(*output);
            }
        }
    }
    return seeds;
}

std::string name_of(const ::testing::TestParamInfo<std::string>& about) {
    std::string name = about.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

class Mutants : public ::testing::TestWithParam<std::string> {};

TEST_P(Mutants, AreReadOrRefused) {
    const std::vector<std::string> seeds = seeds_for(GetParam());
    ASSERT_FALSE(seeds.empty());
    std::mt19937 random(20240229);
    // Where a crash would leave it.
    const std::string last = ::testing::TempDir() + "cvconv-mutant-" + GetParam();
    for (int i = 0, count = mutants(); i < count; ++i) {
        const std::string bytes = mutant(seeds, random);
        testing::write_content(last, bytes);
        auto begin = std::chrono::steady_clock::now();
        const std::string wrong = wrong_with(GetParam(), bytes);
        auto took = std::chrono::steady_clock::now() - begin;
        ASSERT_EQ(wrong, "") << "mutant " << i << ", see " << last;
        ASSERT_LT(took, std::chrono::seconds(20)) << "mutant " << i << ", see " << last;
    }
    fs::remove(last);
}

INSTANTIATE_TEST_SUITE_P(All, Mutants,
                         ::testing::Values("markdown", "html", "text", "json-resume", "europass", "native", "ndjson",
                                           "rtf", "rendercv", "reactive-resume", "yamlresume", "fresh"),
                         name_of);
INSTANTIATE_TEST_SUITE_P(Parts, Mutants, ::testing::Values("dates", "phones", "emails", "names", "text-columns"),
                         name_of);
#ifdef CVCONV_HAS_PDF
INSTANTIATE_TEST_SUITE_P(PdfParts, Mutants, ::testing::Values("columns", "pdf-words"), name_of);
#endif

#ifdef CVCONV_WORKER
/// poppler may crash: it costs that PDF an error, and the next one nothing.
TEST(Mutants, OfPdfCostNeighboursNothing) {
    std::vector<std::string> seeds = files_of(CVCONV_SOURCE "/tests", ".pdf");
    if (mutants() > 1000 && fs::is_directory(CVCONV_SHARED_CORPUS "/themes")) {  // a long run takes more seeds
        std::vector<std::string> more = files_of(CVCONV_SHARED_CORPUS "/themes", ".pdf");
        seeds.insert(seeds.end(), more.begin(), more.end());
    }
    ASSERT_FALSE(seeds.empty());
    PoolOptions options;
    options.program = CVCONV_WORKER;
    options.seconds = 10;
    WorkerPool pool(options);
    ConvertOptions how;
    how.file_name = "cv.pdf";
    const std::string good = content_of(CVCONV_SOURCE "/tests/examples/nurse-sidebar.pdf");
    const auto expected = pool.convert(good, how).output;
    ASSERT_TRUE(expected);
    std::mt19937 random(20240229);
    const std::string last = ::testing::TempDir() + "cvconv-mutant-pdf";
    std::map<std::string, int> ends;  // for people: how the mutants ended
    for (int i = 0, count = mutants(); i < count; ++i) {
        const std::string bytes = mutant(seeds, random);
        testing::write_content(last, bytes);
        Conversion result = pool.convert(bytes, how);
        ASSERT_FALSE(result.diagnostics.has(Code::internal_error)) << "mutant " << i << ", see " << last;
        ASSERT_TRUE(result.output || result.diagnostics.has_errors()) << "mutant " << i << ", see " << last;
        auto error = std::find_if(result.diagnostics.all().begin(), result.diagnostics.all().end(),
                                  [](const Diagnostic& d) { return info(d.code).severity == Severity::error; });
        ++ends[error == result.diagnostics.all().end() ? "ok" : std::string(info(error->code).key)];
        if (i % 10 == 0) {
            ASSERT_EQ(pool.convert(good, how).output, expected) << "after mutant " << i << ", see " << last;
        }
    }
    fs::remove(last);
    for (const auto& [end, count] : ends) {
        std::printf("%s: %d\n", end.c_str(), count);
    }
}
#endif

}  // namespace
}  // namespace cvconv::fuzz
