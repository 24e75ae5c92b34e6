#include "tools/library/corrections.h"

#include <nlohmann/json.hpp>

#include "ir/formats/json_resume/parse.h"
#include "ir/formats/json_resume/schema.h"

namespace cvconv {

namespace {

using json_resume::Json;

/// Each operation copies at most the document: with so many, a patch cannot keep anybody busy for long.
constexpr std::size_t most_operations = 20'000;

/// "[json.exception.parse_error.104] parse error: …" without its brackets.
std::string reason(const Json::exception& error) {
    std::string_view what = error.what();
    const std::size_t bracket = what.find("] ");
    return std::string(bracket == std::string_view::npos ? what : what.substr(bracket + 2));
}

/// What is wrong with a patch's form; empty if nothing is.
std::string wrong_with(const Json& patch) {
    if (!patch.is_array()) {
        return "it is no list of operations";
    }
    if (patch.size() > most_operations) {
        return "it has too many operations";
    }
    for (const Json& operation : patch) {
        for (const char* key : {"op", "path"}) {
            if (!operation.is_object() || !operation.contains(key) || !operation.at(key).is_string()) {
                return std::string("an operation has no \"") + key + '"';
            }
        }
    }
    return {};
}

std::optional<Json> patched(const Json& document, const Json& patch, Diagnostics& diagnostics) {
    try {
        return document.patch(patch);
    } catch (const Json::parse_error& error) {
        diagnostics.add(Code::corrections_damaged, reason(error));
    } catch (const Json::exception& error) {
        diagnostics.add(Code::corrections_unfit, reason(error));
    }
    return std::nullopt;
}

}  // namespace

std::optional<std::string> apply_corrections(std::string_view resume, std::string_view patch,
                                             std::string_view schema_version, Diagnostics& diagnostics) {
    const std::optional<json_resume::Version> version = json_resume::version(schema_version);
    if (!version) {
        diagnostics.add(Code::usage, "schema version " + std::string(schema_version));
        return std::nullopt;
    }
    Diagnostics heard;
    std::optional<Json> operations = json_resume::parse(patch, json_resume::default_depth, heard);
    if (const std::string wrong = operations ? wrong_with(*operations) : "it is no JSON"; !wrong.empty()) {
        diagnostics.add(Code::corrections_damaged, wrong);
        return std::nullopt;
    }
    std::optional<Json> document = json_resume::parse(resume, json_resume::default_depth, diagnostics);
    document = document ? patched(*document, *operations, diagnostics) : std::nullopt;
    if (!document) {
        return std::nullopt;
    }
    const auto wrong = json_resume::violations(*document, *version);
    for (const json_resume::Violation& violation : wrong) {
        Place place;
        place.pointer = violation.path;
        diagnostics.add(Code::schema_violation, std::move(place), violation.cause + ": " + violation.found);
    }
    if (!wrong.empty()) {
        return std::nullopt;
    }
    return document->dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

}  // namespace cvconv
