#include "tools/fit/corpus.h"

#include <algorithm>
#include <atomic>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <thread>

#include "readers/pdf/reader.h"
#include "tools/library/convert.h"
#include "tools/score/document.h"
#include "writers/registry.h"

namespace cvconv::fit {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view gold_ending = ".gold.json";

std::string bytes_of(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(file), {});
}

std::optional<Document> read_document(const fs::path& path) {
    static const std::vector<Reader> readers = [] {
        std::vector<Reader> all = core_readers();
        all.push_back(pdf_reader());
        return all;
    }();
    ConvertOptions options;
    options.file_name = path.string();
    options.read.ignore_attachments = true;
    Diagnostics diagnostics(options.file_name);
    std::optional<Content> content = read_content(bytes_of(path), options, readers, diagnostics);
    if (!content || !std::holds_alternative<Document>(*content)) {
        return std::nullopt;
    }
    return std::get<Document>(std::move(*content));
}

double score_of(const Example& example) {
    static const Writer* const writer = find_writer("json-resume");
    Diagnostics diagnostics(example.name);
    WriteOptions options;
    options.json_resume.source = &example.document;
    std::optional<std::string> output = writer->write(recognize(example.document, diagnostics), options, diagnostics);
    score::Json got = score::Json::parse(output.value_or("{}"), nullptr, false);
    return score::score_document(example.gold, got).score;
}

/// "ada-classic" → "ada".
std::string person_of(const std::string& stem) {
    return stem.substr(0, stem.find('-'));
}

struct Mean {
    double sum = 0;
    double count = 0;
    void add(double value) {
        sum += value;
        count += 1;
    }
    [[nodiscard]] double value() const { return count > 0 ? sum / count : 0; }
};

}  // namespace

Corpus read_corpus(const fs::path& folder, unsigned parts) {
    Corpus corpus{folder.filename().string(), {}};
    std::map<std::string, unsigned> people;
    std::vector<fs::path> golds;
    for (const auto& entry : fs::directory_iterator(folder)) {
        if (entry.path().filename().string().ends_with(gold_ending)) {
            golds.push_back(entry.path());
        }
    }
    std::sort(golds.begin(), golds.end());
    for (const fs::path& gold : golds) {
        std::string stem = gold.filename().string();
        stem.resize(stem.size() - gold_ending.size());
        for (const char* extension : {".pdf", ".md", ".txt"}) {
            fs::path source = folder / (stem + extension);
            std::optional<Document> document = fs::exists(source) ? read_document(source) : std::nullopt;
            if (document) {
                unsigned person = people.emplace(person_of(stem), people.size()).first->second;
                corpus.examples.push_back({corpus.name + "/" + stem, parts > 0 && person % parts == 0,
                                           std::move(*document), score::Json::parse(bytes_of(gold))});
                break;
            }
        }
    }
    return corpus;
}

Measure measure(const std::vector<Corpus>& corpora, unsigned threads) {
    std::vector<const Example*> all;
    for (const Corpus& corpus : corpora) {
        for (const Example& example : corpus.examples) {
            all.push_back(&example);
        }
    }
    std::vector<double> scores(all.size());
    std::atomic<std::size_t> next = 0;
    auto work = [&] {
        for (std::size_t i = next++; i < all.size(); i = next++) {
            scores[i] = score_of(*all[i]);
        }
    };
    {
        std::vector<std::jthread> crew;
        for (unsigned t = 1; t < threads; ++t) {
            crew.emplace_back(work);
        }
        work();
    }
    Measure result;
    Mean fitted;
    Mean held;
    std::size_t i = 0;
    for (const Corpus& corpus : corpora) {
        Mean of_fitted;
        Mean of_held;
        Mean of_all;
        for (const Example& example : corpus.examples) {
            (example.held ? of_held : of_fitted).add(scores[i]);
            of_all.add(scores[i]);
            ++i;
        }
        fitted.add(of_fitted.value());
        if (of_held.count > 0) {
            held.add(of_held.value());
        }
        result.corpora.push_back(of_all.value());
    }
    result.fitted = fitted.value();
    result.held = held.value();
    return result;
}

}  // namespace cvconv::fit
