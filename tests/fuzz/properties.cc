#include "tests/fuzz/properties.h"

#include <nlohmann/json.hpp>

#include "readers/registry.h"
#include "tests/fuzz/parts.h"
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
std::string wrong_round(std::string_view format, std::string_view bytes, const char* to) {
    Conversion there = converted(bytes, format, to);
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

}  // namespace

std::string wrong_with(std::string_view format, std::string_view bytes) {
    if (is_part(format)) {
        return wrong_with_part(format, bytes);
    }
    std::string wrong = wrong_round(format, bytes, "native");
    wrong = wrong.empty() ? wrong_round(format, bytes, "json-resume") : wrong;
    return wrong.empty() ? wrong_round(format, bytes, "europass") : wrong;
}

}  // namespace cvconv::fuzz
