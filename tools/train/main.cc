// cvconv-train: what tools/train/run and tools/joins/fit.py need of cvconv, in one process for thousands of documents.
//
//     cvconv-train features FILE...          what the labeller sees, a line of JSON a document
//     cvconv-train tokens WEIGHTS FILE...    what the field labeller sees, on sections by these weights
//     cvconv-train convert [--labels FILE [--only lines|tokens]] LINE_WEIGHTS FIELD_WEIGHTS DIR FILE...
//                                            JSON Resume of each, as these weights have it: DIR/NAME.json; where FILE
//                                            (of true_labels.py) knows the labels, as they have it
//     cvconv-train names WEIGHTS FILE...     what may be the name of the person, on sections by these weights
//     cvconv-train joins FILE...             what is true of each two lines that may be one, the same way
//
// --vectors ENCODER OUT behind the first three: with the encoder of this file; OUT gets its vectors of the lines or
// tokens.

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <string>

#include <nlohmann/json.hpp>

#include "readers/line_joining/join_evidence.h"
#include "readers/pdf/reader.h"
#include "readers/recognize/field_input.h"
#include "readers/recognize/labels/labelled_sections.h"
#include "readers/recognize/model/field_labeller.h"
#include "tools/library/convert.h"
#include "tools/train/given_labels.h"
#include "tools/train/vectors_file.h"

namespace {

using namespace cvconv;

std::string bytes_of(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return std::string(std::istreambuf_iterator<char>(file), {});
}

const std::vector<Reader>& readers() {
    static const std::vector<Reader> all = [] {
        std::vector<Reader> some = core_readers();
        some.push_back(pdf_reader());
        return some;
    }();
    return all;
}

ConvertOptions options_for(const std::string& path) {
    ConvertOptions options;
    options.file_name = path;
    options.read.ignore_attachments = true;
    return options;
}

bool print_features(const std::string& path, train::VectorsFile* vectors) {
    Diagnostics diagnostics(path);
    const std::optional<Content> content = read_content(bytes_of(path), options_for(path), readers(), diagnostics);
    if (!content || !std::holds_alternative<Document>(*content)) {
        return false;
    }
    const Document& document = std::get<Document>(*content);
    const recognizing::LabellerInput input = recognizing::labeller_input(document, true);
    nlohmann::ordered_json lines = nlohmann::ordered_json::array();
    for (std::size_t i = 0; i < input.features.size(); ++i) {
        const Span text = input.headed.lines[i].text;
        lines.push_back({{"begin", text.begin},
                         {"end", text.end},
                         {"text", text.of(document.text)},
                         {"f", input.features[i].names()}});
    }
    nlohmann::ordered_json all = {
        {"file", path}, {"language", outline(document).language}, {"lines", std::move(lines)}};
    if (vectors != nullptr) {
        const std::vector<Span> spans = recognizing::texts_of(input.headed.lines);
        const train::VectorsFile::Rows where = vectors->append(vectors->encoder().encode(document.text, spans), spans);
        all["vectors"] = {where.first, where.count};
    }
    std::puts(all.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace).c_str());
    return true;
}

/// Tokens of the sections. Features are numbers into "names", which makes files a tenth as large.
bool print_tokens(const std::string& path, const recognizing::LineLabeller& labeller, train::VectorsFile* vectors) {
    Diagnostics diagnostics(path);
    const std::optional<Content> content = read_content(bytes_of(path), options_for(path), readers(), diagnostics);
    if (!content || !std::holds_alternative<Document>(*content)) {
        return false;
    }
    const Document& document = std::get<Document>(*content);
    RecognizeOptions options;
    options.line_labeller = &labeller;
    options.encoder = vectors != nullptr ? &vectors->encoder() : nullptr;
    std::vector<Span> spans;
    const recognizing::FieldInput input = recognizing::field_input(document, options);
    std::map<std::string, std::size_t> numbers;
    nlohmann::ordered_json names = nlohmann::ordered_json::array();
    const auto numbered = [&](const recognizing::FeatureSet& set) {
        nlohmann::ordered_json result = nlohmann::ordered_json::array();
        for (const std::string& name : set.names()) {
            const auto [found, added] = numbers.emplace(name, numbers.size());
            if (added) {
                names.push_back(name);
            }
            result.push_back(found->second);
        }
        return result;
    };
    nlohmann::ordered_json lines = nlohmann::ordered_json::array();
    for (std::size_t i = 0; i < input.lines.size(); ++i) {
        const recognizing::TokenLine& line = input.lines[i];
        nlohmann::ordered_json tokens = nlohmann::ordered_json::array();
        std::size_t shown = 0;
        for (std::size_t t = 0; t < line.tokens.size(); ++t) {
            if (recognizing::is_labelled(t, line.tokens.size())) {
                const Span where = line.tokens[t].where;
                tokens.push_back(
                    {where.begin, where.end, where.of(document.text), numbered(input.features[i].tokens[shown])});
                spans.push_back(where);
                ++shown;
            }
        }
        lines.push_back({{"section", line.section},
                         {"kind", name_of(line.kind)},
                         {"entry", line.entry},
                         {"begin", line.line->text.begin},
                         {"end", line.line->text.end},
                         {"f", numbered(input.features[i].line)},
                         {"tokens", std::move(tokens)}});
    }
    nlohmann::ordered_json all = {{"file", path}, {"lines", std::move(lines)}, {"names", std::move(names)}};
    if (vectors != nullptr) {
        const train::VectorsFile::Rows where = vectors->append(input.encoded, spans);
        all["vectors"] = {where.first, where.count};
    }
    std::puts(all.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace).c_str());
    return true;
}

bool print_names(const std::string& path, const recognizing::LineLabeller& labeller) {
    Diagnostics diagnostics(path);
    const std::optional<Content> content = read_content(bytes_of(path), options_for(path), readers(), diagnostics);
    if (!content || !std::holds_alternative<Document>(*content)) {
        return false;
    }
    const auto& document = std::get<Document>(*content);
    RecognizeOptions options;
    options.line_labeller = &labeller;
    nlohmann::ordered_json candidates = nlohmann::ordered_json::array();
    for (const recognizing::NameCandidate& candidate : recognizing::name_input(document, options)) {
        candidates.push_back({{"text", candidate.where.of(document.text)},
                              {"weight", candidate.evidence.weight()},
                              {"true", candidate.evidence.names()}});
    }
    const nlohmann::ordered_json all = {{"file", path}, {"candidates", std::move(candidates)}};
    std::puts(all.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace).c_str());
    return true;
}

bool print_joins(const std::string& path) {
    Diagnostics diagnostics(path);
    std::vector<JoinTrace> traces;
    ConvertOptions options = options_for(path);
    options.read.join_traces = &traces;
    if (!read_content(bytes_of(path), options, readers(), diagnostics)) {
        return false;
    }
    nlohmann::ordered_json pairs = nlohmann::ordered_json::array();
    for (const JoinTrace& trace : traces) {
        pairs.push_back({{"above", trace.above},
                         {"below", trace.below},
                         {"weight", trace.evidence.weight()},
                         {"true", trace.evidence.names()}});
    }
    const nlohmann::ordered_json all = {{"file", path}, {"pairs", std::move(pairs)}};
    std::puts(all.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace).c_str());
    return true;
}

bool convert_file(const std::string& path, const RecognizeOptions& recognize, const std::string& folder) {
    ConvertOptions options = options_for(path);
    options.recognize = recognize;
    options.write.json_resume.provenance = true;
    const Conversion result = convert(bytes_of(path), options, readers());
    const std::filesystem::path name = std::filesystem::path(path).stem().string() + ".json";
    std::ofstream(std::filesystem::path(folder) / name) << result.output.value_or("{}");
    return result.output.has_value();
}

/// Says so where there are none.
template <class Labeller>
std::optional<Labeller> weights(const std::string& path) {
    std::optional<Labeller> labeller = Labeller::parse(bytes_of(path));
    if (!labeller) {
        std::fprintf(stderr, "cvconv-train: %s: no weights of this version\n", path.c_str());
    }
    return labeller;
}

int usage() {
    std::fputs(
        "usage: cvconv-train features FILE...\n       cvconv-train joins FILE...\n       cvconv-train names WEIGHTS "
        "FILE...\n       cvconv-train tokens WEIGHTS FILE...\n"
        "       cvconv-train convert [--labels FILE [--only lines|tokens]] LINE_WEIGHTS FIELD_WEIGHTS DIR FILE...\n",
        stderr);
    return 2;
}

/// convert [--labels FILE [--only lines|tokens]] LINE_WEIGHTS FIELD_WEIGHTS DIR FILE...
int convert_files(std::vector<std::string> arguments, const train::VectorsFile* vectors, std::size_t& failed) {
    std::map<std::string, train::GivenLabels> given;
    std::string only;
    while (arguments.size() > 2 && (arguments[0] == "--labels" || arguments[0] == "--only")) {
        if (arguments[0] == "--only") {
            only = arguments[1];
        } else if (auto read = train::read_given_labels(arguments[1])) {
            given = std::move(*read);
        } else {
            return 1;
        }
        arguments.erase(arguments.begin(), arguments.begin() + 2);
    }
    if (arguments.size() < 4 || (!only.empty() && only != "lines" && only != "tokens")) {
        return usage();
    }
    const auto lines = weights<recognizing::LineLabeller>(arguments[0]);
    const auto fields = weights<recognizing::FieldLabeller>(arguments[1]);
    if (!lines || !fields) {
        return 1;
    }
    for (std::size_t i = 3; i < arguments.size(); ++i) {
        RecognizeOptions recognize;
        recognize.line_labeller = &*lines;
        recognize.field_labeller = &*fields;
        recognize.encoder = vectors != nullptr ? &vectors->encoder() : nullptr;
        if (const auto known = given.find(arguments[i]); known != given.end()) {
            recognize.given_lines = only == "tokens" ? nullptr : &known->second.lines;
            recognize.given_spans = only == "lines" ? nullptr : &known->second.spans;
        }
        failed += convert_file(arguments[i], recognize, arguments[2]) ? 0 : 1;
    }
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    std::vector<std::string> arguments(argv + 1, argv + argc);
    std::size_t failed = 0;
    std::unique_ptr<train::VectorsFile> vectors;
    if (arguments.size() >= 4 && arguments[1] == "--vectors") {
        vectors = train::VectorsFile::open(arguments[2], arguments[3]);
        if (vectors == nullptr) {
            return 1;
        }
        arguments.erase(arguments.begin() + 1, arguments.begin() + 4);
    }
    if (arguments.size() >= 2 && arguments[0] == "features") {
        for (std::size_t i = 1; i < arguments.size(); ++i) {
            failed += print_features(arguments[i], vectors.get()) ? 0 : 1;
        }
    } else if (arguments.size() >= 2 && arguments[0] == "joins") {
        for (std::size_t i = 1; i < arguments.size(); ++i) {
            failed += print_joins(arguments[i]) ? 0 : 1;
        }
    } else if (arguments.size() >= 3 && (arguments[0] == "tokens" || arguments[0] == "names")) {
        const auto labeller = weights<recognizing::LineLabeller>(arguments[1]);
        for (std::size_t i = 2; i < arguments.size() && labeller; ++i) {
            const bool read = arguments[0] == "names" ? print_names(arguments[i], *labeller)
                                                      : print_tokens(arguments[i], *labeller, vectors.get());
            failed += read ? 0 : 1;
        }
    } else if (arguments.size() >= 5 && arguments[0] == "convert") {
        const int status = convert_files({arguments.begin() + 1, arguments.end()}, vectors.get(), failed);
        if (status != 0) {
            return status;
        }
    } else {
        return usage();
    }
    if (vectors != nullptr && !vectors->finish()) {
        return 1;
    }
    if (failed > 0) {
        std::fprintf(stderr, "cvconv-train: %zu files gave no document\n", failed);
    }
    return failed == 0 ? 0 : 1;
}
