// cvconv-train: what tools/train/run and tools/joins/fit.py need of cvconv, in one process for thousands of documents.
//
//     cvconv-train features FILE...                      what the labeller sees, a line of JSON a document
//     cvconv-train joins FILE...                         what is true of each two lines that may be one, the same way
//     cvconv-train convert WEIGHTS DIR FILE...           JSON Resume of each, as other weights have it: DIR/NAME.json

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include <nlohmann/json.hpp>

#include "readers/join_evidence.h"
#include "readers/pdf/reader.h"
#include "readers/recognize/labels/labelled_sections.h"
#include "tools/library/convert.h"

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

bool print_features(const std::string& path) {
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
    const nlohmann::ordered_json all = {
        {"file", path}, {"language", outline(document).language}, {"lines", std::move(lines)}};
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

bool convert_file(const std::string& path, const recognizing::LineLabeller& labeller, const std::string& folder) {
    ConvertOptions options = options_for(path);
    options.recognize.line_labeller = &labeller;
    const Conversion result = convert(bytes_of(path), options, readers());
    const std::filesystem::path name = std::filesystem::path(path).stem().string() + ".json";
    std::ofstream(std::filesystem::path(folder) / name) << result.output.value_or("{}");
    return result.output.has_value();
}

int usage() {
    std::fputs("usage: cvconv-train features FILE...\n       cvconv-train joins FILE...\n       cvconv-train convert WEIGHTS DIR FILE...\n", stderr);
    return 2;
}

}  // namespace

int main(int argc, char** argv) {
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    std::size_t failed = 0;
    if (arguments.size() >= 2 && arguments[0] == "features") {
        for (std::size_t i = 1; i < arguments.size(); ++i) {
            failed += print_features(arguments[i]) ? 0 : 1;
        }
    } else if (arguments.size() >= 2 && arguments[0] == "joins") {
        for (std::size_t i = 1; i < arguments.size(); ++i) {
            failed += print_joins(arguments[i]) ? 0 : 1;
        }
    } else if (arguments.size() >= 4 && arguments[0] == "convert") {
        const auto labeller = recognizing::LineLabeller::parse(bytes_of(arguments[1]));
        if (!labeller) {
            std::fprintf(stderr, "cvconv-train: %s: no weights of this version\n", arguments[1].c_str());
            return 1;
        }
        for (std::size_t i = 3; i < arguments.size(); ++i) {
            failed += convert_file(arguments[i], *labeller, arguments[2]) ? 0 : 1;
        }
    } else {
        return usage();
    }
    if (failed > 0) {
        std::fprintf(stderr, "cvconv-train: %zu files gave no document\n", failed);
    }
    return failed == 0 ? 0 : 1;
}
