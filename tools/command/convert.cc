// cvconv INPUT... [-o OUTPUT]

#include <filesystem>
#include <map>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "tools/command/batch/batch_inputs.h"
#include "tools/command/batch/batch_report.h"
#include "tools/command/batch/file_tasks.h"
#include "tools/command/commands.h"
#include "tools/command/output_choice.h"
#include "tools/command/pdf_output.h"
#include "tools/worker/files.h"
#include "writers/registry.h"

namespace cvconv::command {
namespace {

namespace fs = std::filesystem;

struct ConvertCommandOptions {
    CommonOptions common;
    std::vector<std::string> inputs;
    OutputChoice out;
    WriteOptions write;
    std::string corrections;
    bool fail_if_loss = false;
    bool no_clobber = false;
};

struct Job {
    std::string input;
    std::string output;
};

void declare(CLI::App& app, ConvertCommandOptions& options) {
    app.add_option("input", options.inputs, "Files to convert; - reads standard input. \"cvconv convert\" is the same")
        ->type_name("")
        ->required();
    app.add_option("-o,--output", options.out.output,
                   "File to write, a folder (several inputs; one that is not there yet ends in /), or - for standard "
                   "output, which is the default; folders that are missing are made")
        ->type_name("PATH");
    app.add_option("-t,--to", options.out.to,
                   "Format of the output; else the output's extension tells, else json-resume")
        ->type_name("FORMAT");
    add_write_options(app, options.write);
    app.add_option("--corrections", options.corrections,
                   "File with corrections of one input, as the page of cvconv explain saves them")
        ->type_name("FILE");
    app.add_flag("--pdf", options.out.pdf, "Write a PDF by way of LaTeX: short for --to pdf");
    app.add_flag("--fail-if-loss", options.fail_if_loss, "Exit with 10 if some text found no field");
    app.add_flag("--no-clobber", options.no_clobber, "Never write over an existing file");
    add_common_options(app, options.common);
    app.set_version_flag("-V,--version", "cvconv " CVCONV_VERSION);
    app.footer(
        "Commands:\n"
        "  cvconv batch FOLDER|FILE|LIST... -o FOLDER          thousands, in parallel, to be resumed\n"
        "  cvconv blind FILE -o OUTPUT                         without what tells whose it is\n"
        "  cvconv show --stage STAGE FILE                      what was understood on the way, from words to the CV\n"
        "  cvconv explain FILE                                 what was read where, and what is doubtful\n"
        "  cvconv apply FILE.json CORRECTIONS.json             apply what was corrected on that page\n"
        "  cvconv validate FILE...                             check a JSON Resume or Europass XML\n"
        "  cvconv serve                                        a service: HTTP, and a page to drop a CV on\n"
        "  cvconv template [NAME]                              print a LaTeX template, to start one's own from\n"
        "  cvconv formats [--exit-codes]                       formats; exit statuses\n"
        "  cvconv help [COMMAND]                               the options of a command\n"
        "\n"
        "Examples:\n"
        "  cvconv cv.pdf -o cv.json\n"
        "  cvconv -f text - < cv.txt\n"
        "  cvconv cv.md -o cv.pdf --template moderncv\n"
        "  cvconv *.pdf -o out/                                out/NAME.pdf.json each\n");
}

/// Which input goes to which output, decided before anything is read.
std::vector<Job> plan(const ConvertCommandOptions& options, const Writer& writer, Diagnostics& said) {
    if (!is_folder(options.out.output)) {
        if (options.inputs.size() > 1) {
            said.add(Code::usage, "several inputs need a folder: -o DIR/");
        }
        return {{options.inputs.front(), options.out.output.empty() ? "-" : options.out.output}};
    }
    std::vector<Job> jobs;
    std::map<std::string, std::string> taken;
    for (const std::string& input : options.inputs) {
        const fs::path path = input.ends_with('/') ? fs::path(input).parent_path() : fs::path(input);
        const std::string name = input == "-" ? "stdin" : path.filename().string();
        const std::string_view extension = options.out.pdf ? "pdf" : writer.extensions.front();
        jobs.push_back({input, (fs::path(options.out.output) / output_name(name, extension)).string()});
        auto [other, is_new] = taken.emplace(jobs.back().output, input);
        if (!is_new) {
            said.add(Code::usage, fmt::format("{} and {} would both become {}", other->second, input, other->first));
        }
    }
    return jobs;
}

void check(const std::vector<Job>& jobs, Diagnostics& said) {
    for (const Job& job : jobs) {
        std::error_code none;
        if (job.input != "-" && job.output != "-" && fs::is_regular_file(job.output, none) &&
            fs::equivalent(job.input, job.output, none)) {
            said.add(Code::usage, fmt::format("{} is both input and output", job.input));
        }
    }
}

Diagnostics run(const Job& job, const ConvertCommandOptions& options, const ConvertOptions& how, FileTasks& tasks) {
    worker::Request request;
    request.options = how;
    Conversion result = tasks.run(job.input, std::move(request));
    apply_strict(options.common, result);
    if (result.output && options.out.pdf) {
        Conversion typeset =
            make_pdf(*result.output, options.write.latex, options.common.seconds_of_slow_work(), job.input);
        result.output = std::move(typeset.output);
        for (Code code : {Code::text_unclaimed, Code::hidden_text}) {
            result.diagnostics.explain(code, "in the JSON Resume attached to the PDF");
        }
        result.diagnostics.append(typeset.diagnostics);
    }
    if (result.output) {
        write_file(job.output, *result.output, options.no_clobber, result.diagnostics);
    }
    return std::move(result.diagnostics);
}

}  // namespace

int convert_files(const Arguments& arguments) {
    CLI::App app("Converts a CV into structured data.", "cvconv");
    Messages messages;
    ConvertCommandOptions options;
    declare(app, options);
    if (std::optional<int> status = parse(app, arguments, messages)) {
        return *status;
    }
    Diagnostics said;
    ConvertOptions how = prepare(options.common, messages, said);
    if (app.count("--output") > 0 && options.out.output.empty()) {
        said.add(Code::usage, "--output is empty: name a file, a folder, or - for standard output");
    }
    std::vector<Job> jobs;
    if (const Writer* writer = choose_writer(options.out, said)) {
        check_write_options(app, options.out.pdf ? "pdf" : writer->name, said);
        how.to = writer->name;
        load_template(options.write.latex, said);
        how.write = options.write;
        jobs = plan(options, *writer, said);
        if (!options.corrections.empty()) {
            how.corrections = read_corrections(options.corrections, said).value_or("");
            if (options.inputs.size() > 1) {
                said.add(Code::usage, "--corrections are of one document: give one input");
            }
        }
        check(jobs, said);
    }
    if (said.has_errors()) {
        messages.report(said);
        return static_cast<int>(exit_status(said, {}));
    }
    ExitPolicy policy = options.common.policy();
    policy.fail_if_loss = options.fail_if_loss;
    FileTasks tasks(options.common);
    std::map<Exit, std::size_t> statuses;
    int number = 0;
    for (const Job& job : jobs) {
        int count = static_cast<int>(jobs.size());
        if (count > 1) {
            messages.progress(++number, count, job.input);
        }
        Diagnostics heard = run(job, options, how, tasks);
        messages.report(heard);
        ++statuses[exit_status(heard, policy)];
    }
    if (jobs.size() > 1) {
        auto good = static_cast<int>(statuses.contains(Exit::ok) ? statuses.at(Exit::ok) : 0);
        messages.say(fmt::format("{}: {} converted, {} failed", counted(static_cast<int>(jobs.size()), "input"), good,
                                 static_cast<int>(jobs.size()) - good));
    }
    return static_cast<int>(common_status(statuses));
}

}  // namespace cvconv::command
