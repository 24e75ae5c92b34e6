#include "tools/c_library/result.h"

#include <utility>

namespace cvconv::c_library {

void fill(cvconv_result& result, Conversion conversion, const ExitPolicy& policy) {
    auto keep = [&](std::string text) { return result.strings.emplace_back(std::move(text)).c_str(); };
    for (const Diagnostic& diagnostic : conversion.diagnostics.all()) {
        const CodeInfo& known = info(diagnostic.code);
        cvconv_diagnostic one{};
        one.severity = static_cast<int>(known.severity);
        one.code = keep(std::string(known.key));
        one.message = keep(to_line(diagnostic, Audience::library));
        one.detail = keep(diagnostic.detail);
        one.file = keep(diagnostic.place.file);
        one.page = diagnostic.place.page;
        one.line = diagnostic.place.line;
        one.column = diagnostic.place.column;
        one.pointer = keep(diagnostic.place.pointer);
        result.diagnostics.push_back(one);
    }
    result.status = static_cast<int>(exit_status(conversion.diagnostics, policy));
    result.output = std::move(conversion.output);
    result.report = std::move(conversion.report);
}

}  // namespace cvconv::c_library

void cvconv_result_free(cvconv_result* result) {
    delete result;
}

int cvconv_status(const cvconv_result* result) {
    return result->status;
}

const char* cvconv_output(const cvconv_result* result, size_t* size) {
    if (size != nullptr) {
        *size = result->output ? result->output->size() : 0;
    }
    return result->output ? result->output->c_str() : nullptr;
}

const char* cvconv_report(const cvconv_result* result) {
    return result->report.empty() ? nullptr : result->report.c_str();
}

size_t cvconv_diagnostic_count(const cvconv_result* result) {
    return result->diagnostics.size();
}

const cvconv_diagnostic* cvconv_diagnostic_at(const cvconv_result* result, size_t index) {
    return index < result->diagnostics.size() ? &result->diagnostics[index] : nullptr;
}
