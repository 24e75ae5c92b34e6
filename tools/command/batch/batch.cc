// cvconv batch FOLDER|FILE|LIST... -o OUTDIR, and cvconv batch --ndjson

#include "tools/command/batch/batch.h"

#include <charconv>
#include <thread>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "tools/command/commands.h"
#include "tools/command/readers.h"
#include "writers/registry.h"

namespace cvconv::command {
namespace {

void declare(CLI::App& app, BatchOptions& options, std::string& shard) {
    app.add_option("source", options.sources,
                   "Folders, with all that is in them; files; lists of paths, a line each (a file whose first line is "
                   "a path, or that has not the extension of a document); - reads a list from standard input")
        ->type_name("");
    app.add_option("-o,--output", options.output, "Folder for the outputs")->type_name("FOLDER");
    app.add_option("-t,--to", options.to, "Format of the outputs")->type_name("FORMAT")->capture_default_str();
    app.add_option("-j,--jobs", options.jobs, "Documents at the same time; 0 = as many as there are processors")
        ->type_name("N")
        ->check(CLI::Range(0, 1024))
        ->capture_default_str();
    app.add_flag("-0,--null", options.null_ended, "The paths of a list end with NUL: find -print0");
    app.add_option("--links", options.links, "Symbolic links in folders to follow: none; to files; to folders too")
        ->type_name("none|files|all")
        ->check(CLI::IsMember({"none", "files", "all"}))
        ->capture_default_str();
    CLI::Option* ndjson = app.add_flag("--ndjson", options.ndjson,
                                       "A JSON object a line from standard input, {\"path\": …} or {\"name\": …, "
                                       "\"data\": base64}; one a line to standard output, in the same order");
    app.add_option("--shard", shard, "Only the part I of N of the inputs, from 0: 0/4")
        ->type_name("I/N")
        ->excludes(ndjson);
    app.add_flag("--resume", options.resume, "Leave out what an earlier run has done and what is unchanged since")
        ->excludes(ndjson);
    app.add_flag("--prune", options.prune, "At the end, remove the outputs of inputs that are gone")->excludes(ndjson);
    app.add_flag("--progress", options.progress_lines, "Where there is no terminal: a line a second on standard error");
    app.add_option("--summary", options.summary, "File for the summary as JSON; else summary.json in the output folder")
        ->type_name("FILE");
    add_blind_options(app, options.blind, "--blind");
    app.add_option("--report", options.report,
                   "With --blind: file for what was removed from each input, a line of JSON each, with the names of "
                   "input and output")
        ->type_name("FILE")
        ->needs("--blind")
        ->excludes(ndjson);
    add_write_options(app, options.write);
    app.add_flag("--fail-if-loss", options.fail_if_loss, "Exit with 10 if some text found no field");
    add_common_options(app, options.common);
    app.footer(
        "Outputs have the names of their inputs: berlin/cv.pdf becomes berlin/cv.pdf.json. Blinded ones, whose "
        "inputs'\n"
        "names may tell who it is, are called by a code: --report tells which is which.\n"
        "\n"
        "Examples:\n"
        "  cvconv batch applications/ -o out/ --resume --prune\n"
        "  cvconv batch *.pdf -o out/\n"
        "  cvconv batch applications/ -o blind/ --blind fair --key-file key --report reports.ndjson\n"
        "  find . -name '*.pdf' -print0 | cvconv batch -0 - -o out/\n"
        "  cvconv batch applications/ -o out/ --shard $SLURM_ARRAY_TASK_ID/$SLURM_ARRAY_TASK_COUNT\n");
}

/// "3/8"
std::optional<Shard> parse_shard(std::string_view text) {
    Shard shard;
    const char* end = text.data() + text.size();
    auto index = std::from_chars(text.data(), end, shard.index);
    if (index.ec != std::errc() || index.ptr == end || *index.ptr != '/') {
        return std::nullopt;
    }
    auto count = std::from_chars(index.ptr + 1, end, shard.count);
    bool good = count.ec == std::errc() && count.ptr == end && shard.index < shard.count;
    return good ? std::optional(shard) : std::nullopt;
}

void check(BatchOptions& options, const std::string& shard, Diagnostics& said) {
    const bool lasting = options.resume || options.prune || !shard.empty();
    if (options.blinds() && lasting && options.blind.key_file.empty()) {
        said.add(Code::usage, "--resume, --prune and --shard need --key-file with --blind: outputs are called by it");
    }
    if (options.ndjson && (!options.sources.empty() || !options.output.empty())) {
        said.add(Code::usage, "--ndjson reads standard input and writes standard output: no sources, no --output");
    } else if (!options.ndjson && options.sources.empty()) {
        said.add(Code::usage, "what to convert is missing: folders, files, or lists of paths");
    } else if (!options.ndjson && options.output.empty()) {
        said.add(Code::usage, "the folder for the outputs is missing: -o FOLDER");
    }
    if (const Writer* writer = find_writer(options.to)) {
        options.to = writer->name;
        if (options.ndjson && !writer->is_text) {
            said.add(Code::usage,
                     fmt::format("--ndjson writes JSON, and {} is no text: write files with -o FOLDER", writer->name));
        }
    } else {
        said.add(Code::usage, options.to == "pdf" ? "--to: a batch writes no PDFs: write LaTeX and compile it"
                                                  : unknown_writer(options.to));
    }
    if (!shard.empty()) {
        if (std::optional<Shard> parsed = parse_shard(shard)) {
            options.shard = *parsed;
            options.sharded = true;
        } else {
            said.add(Code::usage, fmt::format("--shard: {} is not I/N with I from 0 to N-1", shard));
        }
    }
    if (options.jobs == 0) {
        options.jobs = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    }
}

}  // namespace

ExitPolicy BatchOptions::policy() const {
    ExitPolicy policy = common.policy();
    policy.fail_if_loss = fail_if_loss;
    return policy;
}

int batch(const Arguments& arguments) {
    CLI::App app("Converts many CVs: what one of them does costs the others nothing.", "cvconv batch");
    Messages messages;
    BatchOptions options;
    std::string shard;
    declare(app, options, shard);
    if (std::optional<int> status = parse(app, arguments, messages)) {
        return *status;
    }
    Diagnostics said;
    ConvertOptions how = prepare(options.common, messages, said);
    check(options, shard, said);
    if (options.blinds()) {
        prepare_blinding(options.blind, said);
    }
    if (find_writer(options.to) != nullptr) {
        check_write_options(app, options.to, said);
    }
    load_template(options.write.latex, said);
    if (said.has_errors()) {
        messages.report(said);
        return static_cast<int>(exit_status(said, {}));
    }
    how.to = options.to;
    how.write = options.write;
    if (options.blinds()) {
        how.blind = options.blind.blind;
    }
    return options.ndjson ? batch_ndjson(options, how, messages) : batch_files(options, how, messages);
}

}  // namespace cvconv::command
