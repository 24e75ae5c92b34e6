// cvconv show --stage words|blocks|sections|cv FILE

#include <fmt/format.h>

#include "tools/command/commands.h"
#include "tools/command/files.h"
#include "tools/command/readers.h"
#include "writers/native/native.h"

namespace cvconv::command {
namespace {

struct Request {
    std::string_view bytes;
    const ConvertOptions& options;
    NativeOptions print;
};
using Stage = std::optional<std::string> (*)(const Request& request, Diagnostics& said);

/// The input as a Document; a structured format has none.
std::optional<Document> document_of(const Request& request, Diagnostics& said) {
    std::optional<Content> content = read_content(request.bytes, request.options, available_readers(), said);
    if (!content) {
        return std::nullopt;
    }
    if (Document* document = std::get_if<Document>(&*content)) {
        return std::move(*document);
    }
    said.add(Code::format_mismatch, "it is structured already: only --stage cv shows something");
    return std::nullopt;
}

std::optional<std::string> words(const Request& request, Diagnostics& said) {
    return list_words(request.bytes, request.options.read, said);
}

std::optional<std::string> blocks(const Request& request, Diagnostics& said) {
    std::optional<Document> document = document_of(request, said);
    return document ? std::optional(to_native(*document, request.print)) : std::nullopt;
}

std::optional<std::string> sections(const Request& request, Diagnostics& said) {
    std::optional<Document> document = document_of(request, said);
    if (!document) {
        return std::nullopt;
    }
    return to_native(outline(*document, request.options.recognize), *document, request.print);
}

std::optional<std::string> cv(const Request& request, Diagnostics& said) {
    std::optional<Cv> result = read_cv(request.bytes, request.options, available_readers(), said);
    return result ? std::optional(to_native(*result, request.print)) : std::nullopt;
}

const std::map<std::string, Stage> stages = {{"words", words}, {"blocks", blocks}, {"sections", sections}, {"cv", cv}};

}  // namespace

int show(const Arguments& arguments) {
    CLI::App app("Shows what was understood on the way from the input to the model.", "cvconv show");
    Messages messages;
    CommonOptions common;
    std::string file;
    std::string stage = "cv";
    bool plain = false;
    std::vector<std::string> names;
    for (const auto& [name, function] : stages) {
        names.push_back(name);
    }
    app.add_option("file", file, "File to read; - reads standard input")->type_name("")->required();
    app.add_option("--stage", stage, "How far to go: " + fmt::format("{}", fmt::join(names, ", ")))
        ->type_name("STAGE")
        ->check(CLI::IsMember(names))
        ->capture_default_str();
    app.add_flag("--plain", plain, "Values only, without places, rules and confidence");
    add_common_options(app, common);
    if (std::optional<int> status = parse(app, arguments, messages)) {
        return *status;
    }
    Diagnostics said;
    ConvertOptions options = prepare(common, messages, said);
    if (!said.has_errors()) {
        Conversion result = with_file(file, common, options, [&](std::string_view bytes, const ConvertOptions& o) {
            Conversion shown{std::nullopt, Diagnostics(o.file_name)};
            guarded(shown.diagnostics, [&] {
                shown.output = stages.at(stage)({bytes, o, {.evidence = !plain}}, shown.diagnostics);
            });
            return shown;
        });
        if (result.output) {
            write_file("-", *result.output, false, result.diagnostics);
        }
        said = std::move(result.diagnostics);
    }
    messages.report(said);
    return static_cast<int>(exit_status(said, common.policy()));
}

}  // namespace cvconv::command
