// cvconv validate FILE...

#include <map>

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "ir/formats/json_resume/parse.h"
#include "ir/formats/json_resume/schema.h"
#include "ir/formats/yaml/parse.h"
#include "ir/unicode.h"
#include "readers/registry.h"
#include "tools/command/batch/batch_report.h"
#include "tools/command/commands.h"
#include "tools/command/readers.h"
#include "tools/worker/files.h"
#include "writers/europass/validate.h"

namespace cvconv::command {

namespace {

/// What can be valid or not.
bool is_structured(const Reader& reader) {
    return reader.name == "json-resume" || reader.name == "json-resume-yaml" || reader.name == "europass" ||
           reader.name == "native";
}

Conversion check(std::string_view bytes, const ConvertOptions& options, const std::string& schema_version) {
    Conversion checked{std::nullopt, Diagnostics(options.file_name)};
    guarded(checked.diagnostics, [&] {
        const auto& readers = available_readers();
        const Reader* reader = reader_for(readers, bytes, options);
        const std::string_view foreign = foreign_format(bytes);
        const bool braces = trim(bytes.substr(0, 4096)).starts_with('{');
        if (!foreign.empty() || (reader != nullptr && !braces && !is_structured(*reader))) {
            checked.diagnostics.add(Code::no_schema,
                                    fmt::format("this is {}", foreign.empty() ? reader->name : foreign));
        } else if (reader != nullptr && reader->name == "native") {
            (void)reader->read(bytes, options.read, checked.diagnostics);
        } else if (reader != nullptr && reader->name == "europass") {
            validate_europass(bytes, checked.diagnostics);
        } else {
            const bool yaml = reader != nullptr && reader->name == "json-resume-yaml";
            const int depth = options.read.limits.max_depth;
            const auto document = yaml ? yaml::parse(bytes, depth, checked.diagnostics)
                                       : json_resume::parse(bytes, depth, checked.diagnostics);
            if (document) {
                json_resume::validate(*document, schema_version, checked.diagnostics);
            }
        }
    });
    return checked;
}

}  // namespace

int validate(const Arguments& arguments) {
    CLI::App app("Checks a JSON Resume or Europass XML against its schema, or a native file.", "cvconv validate");
    Messages messages;
    CommonOptions common;
    std::vector<std::string> files;
    std::string schema_version = "1.3.1";
    app.add_option("file", files, "Files to check; - reads standard input")->type_name("")->required();
    app.add_option("--schema-version", schema_version, "The schema to check against")
        ->type_name("VERSION")
        ->check(CLI::IsMember({"1.0.0", "1.3.1"}))
        ->capture_default_str();
    add_common_options(app, common);
    if (std::optional<int> status = parse(app, arguments, messages)) {
        return *status;
    }
    Diagnostics said;
    const ConvertOptions options = prepare(common, messages, said);
    if (said.has_errors()) {
        messages.report(said);
        return static_cast<int>(exit_status(said, {}));
    }
    std::map<Exit, std::size_t> statuses;
    for (const std::string& file : files) {
        Conversion result = with_file(file, common, options, [&](std::string_view bytes, const ConvertOptions& how) {
            return check(bytes, how, schema_version);
        });
        messages.report(result.diagnostics);
        ++statuses[exit_status(result.diagnostics, common.policy())];
    }
    return static_cast<int>(common_status(statuses));
}

}  // namespace cvconv::command
