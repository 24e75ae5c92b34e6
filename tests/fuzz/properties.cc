#include "tests/fuzz/properties.h"

#include <algorithm>
#include <variant>

#include <nlohmann/json.hpp>

#include "ir/coverage.h"
#include "readers/recognize/recognize.h"
#include "readers/registry.h"
#include "tests/fuzz/parts.h"
#include "tools/command/batch/ndjson_request.h"
#include "tools/library/convert.h"
#ifdef CVCONV_HAS_PDF
#include "readers/pdf/reader.h"
#endif

namespace cvconv::fuzz {
namespace {

const std::vector<Reader>& readers() {
    static const std::vector<Reader> all = [] {
        std::vector<Reader> known = core_readers();
#ifdef CVCONV_HAS_PDF
        known.push_back(pdf_reader());
#endif
        return known;
    }();
    return all;
}

Conversion converted(std::string_view bytes, std::string_view from, const char* to) {
    ConvertOptions options;
    options.from = from;
    options.to = to;
    options.file_name = "input";
    return convert(bytes, options, readers());
}

/// An error that is ours, as "internal-error: …".
std::string own_error(const Conversion& result) {
    for (const Diagnostic& d : result.diagnostics.all()) {
        if (d.code == Code::internal_error || d.code == Code::output_invalid) {
            return std::string(info(d.code).key) + ": " + d.detail;
        }
    }
    return {};
}

/// Written in a form of ours, and read back.
std::string wrong_round(const Conversion& there, const char* to) {
    if (std::string error = own_error(there); !error.empty() || !there.output) {
        return error;
    }
    if (std::string_view(to) == "json-resume" && !nlohmann::json::accept(*there.output)) {
        return "not JSON";
    }
    Conversion back = converted(*there.output, to, to);
    std::string error = own_error(back);
    if (error.empty() && !back.output) {
        error =
            back.diagnostics.all().empty() ? "no output" : std::string(info(back.diagnostics.all().front().code).key);
        error += ": " + (back.diagnostics.all().empty() ? "" : back.diagnostics.all().front().detail);
    }
    return error.empty() ? error : "read back from " + std::string(to) + ": " + error;
}

/// Every word of what was read is in a field, unclaimed or furniture.
std::string lost_words(std::string_view format, std::string_view bytes) {
    const auto reader =
        std::find_if(readers().begin(), readers().end(), [&](const Reader& r) { return r.name == format; });
    Diagnostics said;
    const auto content = reader == readers().end() ? std::nullopt : reader->read(bytes, {}, said);
    const auto* document = content ? std::get_if<Document>(&*content) : nullptr;
    if (document == nullptr) {
        return {};  // refused, or structured data
    }
    const Coverage words = coverage(*document, recognize(*document, said));
    return words.lost.empty() ? "" : "lost: " + std::string(words.lost.front().of(document->text));
}

/// A line of `cvconv batch --ndjson`: understood or refused, and its id can be given back.
std::string wrong_line(std::string_view bytes) {
    constexpr std::size_t longest = 1'000'000;
    Diagnostics said;
    const auto request = command::parse_ndjson_request(bytes.substr(0, bytes.find('\n')), longest, said);
    if (!request) {
        return said.all().empty() ? "refused without a word" : "";
    }
    return nlohmann::json::accept(request->id.dump()) ? "" : "an id that is not JSON";
}

}  // namespace

std::string wrong_with(std::string_view format, std::string_view bytes) {
    if (is_part(format)) {
        return wrong_with_part(format, bytes);
    }
    if (format == "ndjson") {
        return wrong_line(bytes);
    }
    if (std::string lost = lost_words(format, bytes); !lost.empty()) {
        return lost;
    }
    // Understood once; the other forms are written from what the native one holds.
    const Conversion native = converted(bytes, format, "native");
    std::string wrong = wrong_round(native, "native");
    for (const char* to : {"json-resume", "europass", "rendercv", "reactive-resume", "yamlresume"}) {
        if (wrong.empty() && native.output) {
            wrong = wrong_round(converted(*native.output, "native", to), to);
        }
    }
    return wrong;
}

}  // namespace cvconv::fuzz
