// cvconv-score GOLD OUT: how much of what a CV says was found, and how much of what was found is so.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "tools/score/document.h"

namespace {

namespace fs = std::filesystem;
using namespace cvconv::score;

constexpr std::string_view gold_ending = ".gold.json";

const char* const rules =
    "Entries of a section (jobs, degrees, ...) are paired one to one so that their total similarity is greatest.\n"
    "Within a pair each leaf is compared by its kind:\n"
    "  short text   1 if equal after normalisation, 0.5 if the words overlap by 0.75 (F1), else 0\n"
    "  long text    word F1 (0 below 0.3)\n"
    "  date         1 if equal; 0.5 if one is a prefix of the other (precision lost or invented)\n"
    "  phone, url   digits; without scheme, www. and trailing slash\n"
    "A leaf that only GOLD has is missing, one that only OUT has is extra, a wrong one is both. Skills count as one\n"
    "bag of items, plus a leaf for each group with keywords. A document's score is the mean F1 over the groups that\n"
    "occur in it on either side; the last line is the mean over documents. An absent output scores 0.\n";

struct Options {
    std::string gold, out;
    bool per_document = false;
    std::size_t errors = 0;
    double least = -1;
};

struct Result {
    std::string name;
    bool absent = false;
    DocumentScore score;
};

/// Null if there is no such file or it is not a JSON object.
Json load(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    Json document = Json::parse(std::string(std::istreambuf_iterator<char>(file), {}), nullptr, false);
    return document.is_object() ? document : Json();
}

Result score_file(const std::string& name, const fs::path& gold, const fs::path& out) {
    Json expected = load(gold);
    if (expected.is_null()) {
        throw CLI::FileError("unreadable gold document: " + gold.string());
    }
    Json got = load(out);
    Result result{name, got.is_null(), score_document(expected, got.is_null() ? Json::object() : got)};
    if (result.absent) {
        result.score.score = 0;
    }
    return result;
}

std::vector<Result> score_all(const Options& options) {
    if (!fs::is_directory(options.gold)) {
        return {score_file(fs::path(options.gold).filename().string(), options.gold, options.out)};
    }
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(options.gold)) {
        std::string name = entry.path().filename().string();
        if (name.ends_with(gold_ending)) {
            names.push_back(name.substr(0, name.size() - gold_ending.size()));
        }
    }
    std::sort(names.begin(), names.end());
    std::vector<Result> results;
    for (const std::string& name : names) {
        results.push_back(score_file(name, fs::path(options.gold) / (name + std::string(gold_ending)),
                                     fs::path(options.out) / (name + ".json")));
    }
    return results;
}

void print_documents(std::vector<Result> results) {
    std::stable_sort(results.begin(), results.end(),
                     [](const Result& a, const Result& b) { return a.score.score < b.score.score; });
    for (const Result& result : results) {
        fmt::print("{:.3f}  {} ", result.score.score, result.name);
        for (std::size_t i = 0; i < groups().size(); ++i) {
            if (result.score.by_group[i]) {
                fmt::print(" {}={:.2f}", groups()[i].name, *result.score.by_group[i]);
            }
        }
        fmt::print("\n");
    }
}

/// The kinds of error by how often they occur; those as frequent in the order in which they came.
void print_frequent_errors(const std::vector<Result>& results, std::size_t most) {
    std::vector<std::pair<std::string, int>> kinds;
    for (const Result& result : results) {
        for (const Error& error : result.score.errors) {
            std::string kind = fmt::format("{}: {}", error.path, error.kind);
            auto known = std::find_if(kinds.begin(), kinds.end(), [&](const auto& k) { return k.first == kind; });
            if (known == kinds.end()) {
                known = kinds.insert(kinds.end(), {kind, 0});
            }
            ++known->second;
        }
    }
    std::stable_sort(kinds.begin(), kinds.end(), [](const auto& a, const auto& b) { return a.second > b.second; });
    for (std::size_t i = 0; i < std::min(most, kinds.size()); ++i) {
        fmt::print("{:6}  {}\n", kinds[i].second, kinds[i].first);
    }
}

void print_summary(const std::vector<Result>& results, double headline) {
    fmt::print("groups ");
    for (std::size_t i = 0; i < groups().size(); ++i) {
        double sum = 0;
        int count = 0;
        for (const Result& result : results) {
            sum += result.score.by_group[i].value_or(0);
            count += result.score.by_group[i] ? 1 : 0;
        }
        if (count > 0) {
            fmt::print("  {} {:.3f}", groups()[i].name, sum / count);
        }
    }
    fmt::print("\n");
    std::vector<std::string> absent;
    for (const Result& result : results) {
        if (result.absent) {
            absent.push_back(result.name);
        }
    }
    if (!absent.empty()) {
        fmt::print("absent   {} of {}: {}\n", absent.size(), results.size(), fmt::join(absent, " "));
    }
    fmt::print("score    {:.4f}  over {} documents\n", headline, results.size());
}

int run(const Options& options) {
    std::vector<Result> results = score_all(options);
    if (results.empty()) {
        throw CLI::FileError("no *" + std::string(gold_ending) + " in " + options.gold);
    }
    double headline = 0;
    for (const Result& result : results) {
        headline += result.score.score;
    }
    headline /= static_cast<double>(results.size());
    if (!fs::is_directory(options.gold)) {
        for (const Error& error : results.front().score.errors) {
            fmt::print("{:8} {}\n    gold {}\n    got  {}\n", error.kind, error.path, error.expected, error.got);
        }
    }
    if (options.per_document) {
        print_documents(results);
    }
    print_frequent_errors(results, options.errors);
    print_summary(results, headline);
    return headline < options.least ? 1 : 0;
}

}  // namespace

int main(int argc, char** argv) {
    CLI::App app("Compares JSON Resume documents with the true ones.", "cvconv-score");
    Options options;
    app.add_option("gold", options.gold, "A true document, or a folder of NAME.gold.json")->required()->type_name("");
    app.add_option("out", options.out, "What a converter gave, or a folder of NAME.json")->required()->type_name("");
    app.add_flag("--per-doc", options.per_document, "A line for each document, the worst first");
    app.add_option("--errors", options.errors, "The most frequent kinds of error")->type_name("N");
    app.add_option("--min", options.least, "Exit with 1 if the score is below")->type_name("X");
    app.footer(rules);
    try {
        app.parse(argc, argv);
        return run(options);
    } catch (const CLI::Error& e) {
        return app.exit(e);
    } catch (const std::exception& e) {
        fmt::print(stderr, "cvconv-score: {}\n", e.what());
        return 1;
    }
}
