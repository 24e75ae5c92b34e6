// cvconv-features FILE...: what the line labeller sees of each document, a line of JSON each. For tools/train.

#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>

#include <nlohmann/json.hpp>

#include "readers/pdf/reader.h"
#include "readers/recognize/labels/labelled_sections.h"
#include "readers/recognize/recognize.h"
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
    const LabellerInput input = labeller_input(document, true);
    nlohmann::ordered_json lines = nlohmann::ordered_json::array();
    for (std::size_t i = 0; i < input.features.size(); ++i) {
        const Span text = input.headed.lines[i].text;
        lines.push_back({{"begin", text.begin},
                         {"end", text.end},
                         {"text", text.of(document.text)},
                         {"f", input.features[i].names()}});
    }
    return {{"file", path}, {"language", outline(document).language}, {"lines", std::move(lines)}};
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
