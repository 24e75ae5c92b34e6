// cvconv-fit TABLE FOLDER…: better weights for the evidence that recognising adds up.
//
// One weight after another is tried a step smaller and a step larger; what raises the mean score of the documents by
// more than --least is kept. Prints the table (weights.def) with the new numbers. Weights that do nothing for the score
// stay as they are.

#include <cstdio>
#include <fstream>
#include <map>
#include <string>
#include <thread>
#include <vector>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "readers/recognize/weights.h"
#include "tools/fit/corpus.h"

namespace {

struct Weight {
    const char* name;
    float* value;
};

std::vector<Weight> all_weights() {
    namespace weight = cvconv::recognizing::weight;
    return {
#define CVCONV_WEIGHT(name, number) {#name, &weight::name},
#include "readers/recognize/weights.def"
#undef CVCONV_WEIGHT
    };
}

void print_scores(const char* when, const std::vector<cvconv::fit::Corpus>& corpora,
                  const cvconv::fit::Measure& measure) {
    fmt::print(stderr, "{}: fitted {:.4f}, held out {:.4f};", when, measure.fitted, measure.held);
    for (std::size_t i = 0; i < corpora.size(); ++i) {
        fmt::print(stderr, " {} {:.4f}", corpora[i].name, measure.corpora[i]);
    }
    fmt::print(stderr, "\n");
}

/// The table as it was, comments and order too, but for the numbers.
void print_table(const std::string& table, const std::vector<Weight>& weights) {
    std::map<std::string, float> values;
    for (const Weight& weight : weights) {
        values[weight.name] = *weight.value;
    }
    constexpr std::string_view entry = "CVCONV_WEIGHT(";
    std::ifstream file(table);
    for (std::string line; std::getline(file, line);) {
        const std::size_t comma = line.find(',');
        if (line.starts_with(entry) && comma != std::string::npos) {
            const std::string name = line.substr(entry.size(), comma - entry.size());
            line = fmt::format("{}{}, {:.2f}F)", entry, name, values.at(name));
        }
        fmt::print("{}\n", line);
    }
}

}  // namespace

int main(int argc, char** argv) {
    std::string table;
    std::vector<std::string> folders;
    unsigned parts = 3;
    int passes = 2;
    double least = 0.0001;
    unsigned threads = std::max(1U, std::thread::hardware_concurrency());
    CLI::App app("Better weights for the evidence that recognising adds up, on standard output");
    app.add_option("TABLE", table, "weights.def, whose comments and order are kept")
        ->required()
        ->check(CLI::ExistingFile);
    app.add_option("FOLDER", folders, "NAME.gold.json beside NAME.pdf, .md or .txt; each folder counts alike")
        ->required()
        ->check(CLI::ExistingDirectory);
    app.add_option("--hold-out", parts, "every n-th person is only looked at; 0 = fit to all")->capture_default_str();
    app.add_option("--passes", passes, "how often each weight is tried")->capture_default_str();
    app.add_option("--least", least, "the least rise of the mean that is kept")->capture_default_str();
    app.add_option("-j", threads, "threads")->capture_default_str();
    CLI11_PARSE(app, argc, argv);

    std::vector<cvconv::fit::Corpus> corpora;
    for (const std::string& folder : folders) {
        corpora.push_back(cvconv::fit::read_corpus(folder, parts));
    }
    std::vector<Weight> weights = all_weights();
    cvconv::fit::Measure best = cvconv::fit::measure(corpora, threads);
    print_scores("before", corpora, best);
    for (int pass = 0; pass < passes; ++pass) {
        const float step = pass == 0 ? 1.5F : 1.25F;
        int changed = 0;
        for (Weight& weight : weights) {
            const float start = *weight.value;
            float kept = start;
            for (const float factor : {step, 1 / step}) {
                // what helps is taken further, at most thrice
                float value = kept;
                for (int further = 0; further < 3; ++further) {
                    value *= factor;
                    *weight.value = value;
                    cvconv::fit::Measure tried = cvconv::fit::measure(corpora, threads);
                    if (tried.fitted <= best.fitted + least) {
                        break;
                    }
                    best = tried;
                    kept = value;
                }
                *weight.value = kept;
                if (kept != start) {
                    break;
                }
            }
            if (kept != start) {
                ++changed;
                print_scores(fmt::format("{} {:.2f} -> {:.2f}", weight.name, start, kept).c_str(), corpora, best);
            }
        }
        print_scores(fmt::format("pass {}, {} changed", pass + 1, changed).c_str(), corpora, best);
        if (changed == 0) {
            break;
        }
    }
    print_table(table, weights);
    return 0;
}
