#pragma once
// The options of a command as lines, for what is generated from them: the shells' completions (tools/completions).

#include <string>

namespace CLI {
class App;
}

namespace cvconv::command {

/// What a command answers with its table. For the build, so --help does not name it.
inline constexpr const char* option_table_flag = "--option-table";

/// Lines whose parts are separated by tabs:
///
///     command  batch        Converts many CVs: …
///     option   -o,--output  FOLDER                      Folder for the outputs
///     option   --links      none|files|all  none files all  Symbolic links …
///     argument source       FILE                        Folders, with …
///
/// The third part is what the value is called, empty for flags; the fourth the values that there are to choose from.
[[nodiscard]] std::string option_table(const CLI::App& app);

}  // namespace cvconv::command
