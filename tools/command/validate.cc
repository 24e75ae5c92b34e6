// cvconv validate FILE...

#include <fmt/format.h>

#include "ir/formats/json_resume/schema.h"
#include "tools/command/commands.h"
#include "tools/command/files.h"
#include "tools/command/readers.h"
#include "writers/europass/validate.h"

namespace cvconv::command {

int validate(const Arguments& arguments) {
    CLI::App app("Checks a JSON Resume or Europass XML against its schema, or a native file.", "cvconv validate");
    Messages messages;
    CommonOptions common;
    std::string file;
    std::string schema_version = "1.3.1";
    app.add_option("file", file, "File to check; - reads standard input")->type_name("")->required();
    app.add_option("--schema-version", schema_version, "The schema to check against")
        ->type_name("VERSION")
        ->check(CLI::IsMember({"1.0.0", "1.3.1"}))
        ->capture_default_str();
    add_common_options(app, common);
    if (std::optional<int> status = parse(app, arguments, messages)) {
        return *status;
    }
    Diagnostics said;
    ConvertOptions options = prepare(common, messages, said);
    if (!said.has_errors()) {
        Conversion result = with_file(file, common, options, [&](std::string_view bytes, const ConvertOptions& o) {
            Conversion checked{std::nullopt, Diagnostics(o.file_name)};
            guarded(checked.diagnostics, [&] {
                const Reader* reader = choose_reader(available_readers(), bytes, o.file_name);
                if (reader != nullptr && reader->name == "native") {
                    (void)reader->read(bytes, o.read, checked.diagnostics);
                } else if (reader != nullptr && reader->name == "europass") {
                    validate_europass(bytes, checked.diagnostics);
                } else {
                    json_resume::validate(bytes, schema_version, checked.diagnostics);
                }
            });
            return checked;
        });
        said = std::move(result.diagnostics);
    }
    messages.report(said);
    return static_cast<int>(exit_status(said, common.policy()));
}

}  // namespace cvconv::command
