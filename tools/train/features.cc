// cvconv-features FILE...: what the line labeller sees of each document, a line of JSON each. For tools/train.

#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>

#include <nlohmann/json.hpp>

#include "readers/pdf/reader.h"
#include "readers/recognize/model/rule_decisions.h"
#include "readers/recognize/recognize.h"
#include "readers/recognize/sections/sections.h"
#include "tools/library/convert.h"

namespace {

using namespace cvconv;

std::optional<Document> read_document(const std::string& path) {
    static const std::vector<Reader> readers = [] {
        std::vector<Reader> all = core_readers();
        all.push_back(pdf_reader());
        return all;
    }();
    std::ifstream file(path, std::ios::binary);
    const std::string bytes(std::istreambuf_iterator<char>(file), {});
    ConvertOptions options;
    options.file_name = path;
    options.read.ignore_attachments = true;
    Diagnostics diagnostics(path);
    std::optional<Content> content = read_content(bytes, options, readers, diagnostics);
    if (!content || !std::holds_alternative<Document>(*content)) {
        return std::nullopt;
    }
    return std::get<Document>(std::move(*content));
}

nlohmann::ordered_json dump(const std::string& path, const Document& document) {
    using namespace cvconv::recognizing;
    const Outline decided = outline(document);
    const HeadedLines headed = headed_lines(document, lines_of(document));
    const std::vector<LineDecision> rules = decisions_of(decided, headed.lines);
    const std::vector<FeatureSet> sets = line_features({document, headed.lines, headed.candidates, rules, true});
    nlohmann::ordered_json lines = nlohmann::ordered_json::array();
    for (std::size_t i = 0; i < sets.size(); ++i) {
        const Span text = headed.lines[i].text;
        lines.push_back(
            {{"begin", text.begin}, {"end", text.end}, {"text", text.of(document.text)}, {"f", sets[i].names()}});
    }
    return {{"file", path}, {"language", decided.language}, {"lines", std::move(lines)}};
}

}  // namespace

int main(int argc, char** argv) {
    int failed = 0;
    for (int i = 1; i < argc; ++i) {
        const std::optional<Document> document = read_document(argv[i]);
        if (!document) {
            std::fprintf(stderr, "cvconv-features: %s: no document\n", argv[i]);
            ++failed;
            continue;
        }
        std::puts(dump(argv[i], *document).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace).c_str());
    }
    return failed == 0 ? 0 : 1;
}
