// cvconv explain FILE [-o PAGE.html] [--report REPORT.json]

#include <filesystem>

#include <fmt/format.h>
#include <CLI/CLI.hpp>
#include <nlohmann/json.hpp>

#include "tools/command/batch/file_tasks.h"
#include "tools/command/blind_options.h"
#include "tools/command/commands.h"
#include "tools/command/explain_folder.h"
#include "tools/command/linkedin_folder.h"
#include "tools/worker/files.h"

namespace cvconv::command {

namespace {

using Json = nlohmann::ordered_json;

/// What the worker made, each where it was asked for.
void write_all_of(const std::string& made, const std::string& page, const std::string& report, Diagnostics& said) {
    const Json parts = Json::parse(made, nullptr, false);
    if (!parts.is_object() || !parts.contains("people")) {
        said.add(Code::internal_error, "the worker's answer is none");
        return;
    }
    if (!report.empty()) {
        write_file(report, parts.at("programs").dump(2) + '\n', false, said);
    }
    if (!page.empty()) {
        write_file(page, parts.at("page").get_ref<const std::string&>(), false, said);
    } else if (report != "-") {
        write_file("-", parts.at("people").get_ref<const std::string&>(), false, said);
    }
}

}  // namespace

int explain(const Arguments& arguments) {
    CLI::App app("Shows what was read where, how sure that is, and what found no field.", "cvconv explain");
    Messages messages;
    CommonOptions common;
    std::string file;
    std::string page;
    std::string report;
    std::string originals;
    BlindOptions blind;
    app.add_option("file", file,
                   "File to read; - reads standard input; or a folder of documents, or of a batch's output")
        ->type_name("")
        ->required();
    app.add_option(
           "-o,--output", page,
           "HTML page to write: the document beside the CV, to look at and to correct; of a folder: the folder for the "
           "list and a page for each")
        ->type_name("FILE|FOLDER");
    app.add_option("--report", report, "File for the numbers and lists as JSON; - writes them to standard output")
        ->type_name("FILE");
    app.add_option("--originals", originals, "A batch's output: the folder that it was made of, to show the documents")
        ->type_name("FOLDER");
    add_blind_options(app, blind, "--blind", false);
    add_common_options(app, common);
    if (std::optional<int> status = parse(app, arguments, messages)) {
        return *status;
    }
    Diagnostics said;
    ConvertOptions options = prepare(common, messages, said);
    if (!blind.profile.empty()) {
        prepare_blinding(blind, said);
        options.blind = blind.blind;
        if (said.has_errors()) {
            messages.report(said);
            return static_cast<int>(exit_status(said, common.policy()));
        }
    }
    std::error_code none;
    if (std::filesystem::is_directory(file, none) && !is_linkedin_folder(file)) {
        return explain_folder({common, file, originals, page, report}, options, messages);
    }
    const std::string extension = std::filesystem::path(page).extension().string();
    if (!extension.empty() && extension != ".html" && extension != ".htm") {
        said.add(Code::usage, fmt::format("{}: the page is HTML: name it FILE.html", page));
    }
    if (!originals.empty()) {
        said.add(Code::usage, "--originals is for a folder");
    }
    if (!said.has_errors()) {
        worker::Request request;
        request.task = "explain";
        request.plain = page.empty();
        request.options = std::move(options);
        Conversion result = FileTasks(common).run(file, std::move(request));
        apply_strict(common, result);
        if (result.output) {
            write_all_of(*result.output, page, report, result.diagnostics);
        }
        said = std::move(result.diagnostics);
    }
    messages.report(said);
    return static_cast<int>(exit_status(said, common.policy()));
}

}  // namespace cvconv::command
