#include "tools/command/options.h"

#include <algorithm>
#include <filesystem>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "readers/pieces/language_names.h"
#include "tools/command/option_table.h"
#include "tools/command/readers.h"
#include "tools/command/suggestions.h"
#include "tools/command/worker_programs.h"
#include "tools/worker/files.h"
#include "writers/latex/latex.h"
#include "writers/registry.h"

namespace cvconv::command {

namespace fs = std::filesystem;

namespace {

template <class Format>
std::string names_of(const std::vector<Format>& formats) {
    std::string names;
    for (const Format& format : formats) {
        names += fmt::format("{}{}", names.empty() ? "" : ", ", format.name);
    }
    return names;
}

}  // namespace

std::string unknown_writer(std::string_view name) {
    return fmt::format("--to: no format to write is called \"{}\": there are {}, pdf", name, names_of(writers()));
}

void check_write_options(const CLI::App& app, std::string_view writer, Diagnostics& said) {
    const bool json = writer == "json-resume" || writer == "json-resume-yaml";
    const bool typeset = writer == "latex" || writer == "pdf";
    for (const char* option : {"--schema-version", "--legacy-keys", "--provenance"}) {
        if (!json && app.count(option) > 0) {
            said.add(Code::usage, fmt::format("{} is for JSON Resume, not for {}", option, writer));
        }
    }
    if (!typeset && app.count("--template") > 0) {
        said.add(Code::usage, fmt::format("--template is for LaTeX and PDF, not for {}", writer));
    }
}

void apply_strict(const CommonOptions& options, Conversion& result) {
    if (options.strict && result.diagnostics.has(Code::nothing_recognized)) {
        result.output.reset();
        result.diagnostics = result.diagnostics.without(Code::nothing_recognized);
        result.diagnostics.add(Code::not_a_cv);
    }
}

ExitPolicy CommonOptions::policy() const {
    ExitPolicy policy;
    policy.fail_if_warnings = fail_if_warnings;
    return policy;
}

ProcessLimits CommonOptions::process_limits() const {
    ProcessLimits limits;
    limits.seconds = timeout.value_or(limits.seconds);
    return limits;
}

void add_common_options(CLI::App& app, CommonOptions& options) {
    app.add_option("-f,--from", options.from, "Format of the input; found out by itself where not given")
        ->type_name("FORMAT");
    app.add_option("--lang", options.language, "Language of the CV (de, pt-BR); found out by itself where not given")
        ->type_name("CODE");
    app.add_option("--password-file", options.password_file, "File with the password of an encrypted PDF")
        ->type_name("FILE");
    app.add_flag("--ignore-attachments", options.ignore_attachments,
                 "Read a PDF's pages even where it carries its data as an attachment");
    app.add_option("--ocr", options.ocr,
                   "Read pictures of text: pages without any, where cvconv-ocr-worker is installed; all pages; none")
        ->type_name("auto|always|never")
        ->check(CLI::IsMember({"auto", "always", "never"}))
        ->capture_default_str();
    app.add_option("--min-confidence", options.min_confidence,
                   "Leave values that are less likely right than this, from 0 to 1, as text that found no field")
        ->type_name("P")
        ->check(CLI::Range(0.0, 1.0));
    app.add_flag("--strict", options.strict, "Fail, and write nothing, where nothing looks like a CV");
    app.add_flag("--fail-if-warnings", options.fail_if_warnings, "Exit with 9 if there was a warning");
    app.add_option("--max-size", options.max_megabytes, "Largest input")
        ->type_name("MB")
        ->check(CLI::Range(1, 1024))
        ->capture_default_str();
    app.add_option("--max-pages", options.max_pages, "Most pages of a PDF")
        ->type_name("N")
        ->check(CLI::Range(1, 100'000))
        ->capture_default_str();
    app.add_option("--max-words", options.max_words, "Most words of one input")
        ->type_name("N")
        ->check(CLI::Range(1, 100'000'000))
        ->capture_default_str();
    app.add_option("--max-lines", options.max_lines, "Most lines of one input")
        ->type_name("N")
        ->check(CLI::Range(1, 100'000'000))
        ->capture_default_str();
    app.add_option("--timeout", options.timeout,
                   "Most seconds for one input (default: 10, but 60 for pictures of text, explanations and TeX); "
                   "0 = no limit on time and memory")
        ->type_name("S")
        ->check(CLI::Range(0, 86'400));
    app.add_option("--isolation", options.isolation,
                   "How the process that reads a PDF is confined: as well as this system can; only fully; not at all")
        ->type_name("auto|require|off")
        ->check(CLI::IsMember({"auto", "require", "off"}))
        ->capture_default_str();
    app.add_option("--log", options.log, "Write every message to a file, as lines of JSON")->type_name("FILE");
    app.add_flag("-q,--quiet", options.quiet, "Show errors only");
    app.add_flag("-v,--verbose", options.verbose, "Show notes too")->excludes("--quiet");
}

void add_write_options(CLI::App& app, WriteOptions& write) {
    app.add_option("--schema-version", write.json_resume.schema_version, "JSON Resume: the schema to follow")
        ->type_name("VERSION")
        ->check(CLI::IsMember({"1.0.0", "1.3.1"}))
        ->capture_default_str();
    app.add_flag("--legacy-keys", write.json_resume.legacy_keys,
                 "JSON Resume: also write the keys from before 1.0.0, for old themes");
    app.add_flag("--provenance", write.json_resume.provenance,
                 "JSON Resume: also write where each value was read and by which rule");
    app.add_option("--template", write.latex.template_name,
                   "LaTeX: a built-in template, or a file with one's own; a style of it")
        ->type_name("NAME|FILE[:STYLE]");
}

void load_template(LatexOptions& write, Diagnostics& said) {
    const std::string& name = write.template_name;
    if (name.empty() || !latex_template(name).empty()) {
        return;
    }
    std::error_code none;
    std::string path = name;
    if (!fs::exists(path, none)) {
        path = name.substr(0, name.rfind(':'));
    }
    if (!fs::exists(path, none)) {
        said.add(Code::usage, fmt::format("--template {}: there is no such file, and the built-in ones are {}", name,
                                          fmt::join(latex_templates(), ", ")));
        return;
    }
    Diagnostics heard(path);
    constexpr std::size_t most = 1U << 20U;
    write.template_source = read_file(path, most, heard).value_or("");
    said.append(heard);
}

std::optional<std::string> read_corrections(const std::string& path, Diagnostics& said) {
    constexpr std::size_t most = 16U << 20U;
    Diagnostics heard(path);
    std::optional<std::string> corrections = read_file(path, most, heard);
    said.append(heard);
    if (corrections && corrections->empty()) {
        said.add(Code::corrections_damaged, path + " is empty");
        return std::nullopt;
    }
    return corrections;
}

namespace {

/// What is said of arguments that nothing takes.
std::string unexpected(const CLI::App& app, const CLI::ExtrasError& error) {
    std::vector<std::string> names;
    for (const CLI::Option* option : app.get_options()) {
        for (const std::string& name : option->get_lnames()) {
            names.push_back("--" + name);
        }
    }
    for (const std::string& argument : app.remaining()) {
        if (std::optional<std::string> meant = option_meant_by(argument, names); meant && argument.starts_with("--")) {
            return fmt::format("there is no option {}: did you mean {}?", argument, *meant);
        }
    }
    return error.what();
}

}  // namespace

std::optional<int> parse(CLI::App& app, Arguments arguments, Messages& messages) {
    messages.set_command(app.get_name());
    if (arguments == Arguments{option_table_flag}) {
        fmt::print("{}", option_table(app));
        return 0;
    }
    std::reverse(arguments.begin(), arguments.end());  // as CLI11 wants it
    try {
        app.parse(std::move(arguments));
    } catch (const CLI::ExtrasError& e) {
        return usage_error(messages, unexpected(app, e));
    } catch (const CLI::ParseError& e) {
        return e.get_exit_code() == 0 ? app.exit(e) : usage_error(messages, e.what());
    }
    return std::nullopt;
}

ConvertOptions prepare(const CommonOptions& common, Messages& messages, Diagnostics& diagnostics) {
    messages.set_verbosity(common.quiet ? Verbosity::errors : common.verbose ? Verbosity::notes : Verbosity::warnings);
    if (!common.log.empty() && !messages.open_log(common.log)) {
        diagnostics.add(Code::output_unwritable, "--log " + common.log);
    }
    ConvertOptions options;
    options.from = common.from;
    options.recognize.language = common.language;
    options.read.ignore_attachments = common.ignore_attachments;
    options.read.language = common.language;
    options.read.ocr = common.ocr == "always" ? Ocr::always : common.ocr == "never" ? Ocr::never : Ocr::automatic;
    if (messages.terminal() && !common.quiet) {
        options.read.on_page = [&messages](int page, int pages) {
            messages.progress(fmt::format("reading the picture of page {} of {}", page, pages));
        };
    }
    options.read.limits.max_pages = common.max_pages;
    options.recognize.min_probability = static_cast<float>(common.min_confidence);
    options.read.limits.max_words = static_cast<std::size_t>(common.max_words);
    options.read.limits.max_lines = static_cast<std::size_t>(common.max_lines);
    options.read.limits.max_bytes = static_cast<std::size_t>(common.max_megabytes) << 20U;
    if (!common.password_file.empty()) {
        Diagnostics said(common.password_file);
        options.read.password = read_file(common.password_file, 4096, said).value_or("");
        options.read.password.resize(options.read.password.find_last_not_of("\r\n") + 1);
        diagnostics.append(said);
    }
    if (options.read.ocr == Ocr::always && !is_installed(Worker::ocr)) {
        diagnostics.add(Code::ocr_unavailable, "--ocr=always");
    }
    const auto& readers = available_readers();
    if (!common.from.empty() && find_reader(readers, common.from) == nullptr) {
        diagnostics.add(Code::usage, fmt::format("--from: no format to read is called \"{}\": there are {}",
                                                 common.from, names_of(readers)));
    }
    if (!common.language.empty() && !is_language_tag(common.language)) {
        diagnostics.add(Code::usage,
                        fmt::format("--lang: \"{}\" is no code of a language (de, pt-BR)", common.language));
    }
    return options;
}

Conversion with_file(const std::string& path, const CommonOptions& common, ConvertOptions options, const Work& work) {
    options.file_name = path;
    Conversion result{std::nullopt, Diagnostics(path)};
    if (std::optional<std::string> bytes = read_file(path, options.read.limits.max_bytes, result.diagnostics)) {
        result = run_isolated([&] { return work(*bytes, options); }, path, common.process_limits());
    }
    return result;
}

std::string counted(int count, std::string_view noun) {
    return fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s");
}

}  // namespace cvconv::command
