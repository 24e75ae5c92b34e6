#include "tools/command/output_choice.h"

#include <algorithm>
#include <filesystem>

#include <fmt/format.h>
#include <unistd.h>

#include "tools/command/options.h"
#include "writers/registry.h"

namespace cvconv::command {

namespace fs = std::filesystem;

bool is_folder(const std::string& path) {
    std::error_code none;
    return !path.empty() && (path.back() == '/' || fs::is_directory(path, none));
}

namespace {

/// What the output file's name says, in small letters: "json". Empty for folders and standard output.
std::string extension_of(const std::string& output) {
    std::string extension = is_folder(output) || output == "-" ? "" : fs::path(output).extension().string();
    std::transform(extension.begin(), extension.end(), extension.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return extension.empty() ? extension : extension.substr(1);
}

}  // namespace

const Writer* choose_writer(OutputChoice& choice, Diagnostics& said) {
    const std::string extension = extension_of(choice.output);
    choice.pdf = choice.pdf || choice.to == "pdf" || (choice.to.empty() && extension == "pdf");
    if (choice.pdf) {
        if (!choice.to.empty() && choice.to != "pdf" && choice.to != "latex") {
            said.add(Code::usage, fmt::format("--pdf and --to {} exclude each other", choice.to));
        } else if (writer_for_extension(extension) != nullptr) {
            said.add(Code::usage,
                     fmt::format("a PDF is asked for, and {} is a name for another format", choice.output));
        } else if (choice.output.empty() || choice.output == "-") {
            if (::isatty(STDOUT_FILENO) == 1) {
                said.add(Code::usage, "a PDF is nothing for a terminal: write it with -o FILE.pdf");
            }
        }
        return find_writer("json-resume");
    }
    const Writer* writer = !choice.to.empty()   ? find_writer(choice.to)
                           : !extension.empty() ? writer_for_extension(extension)
                                                : find_writer("json-resume");
    if (writer == nullptr) {
        said.add(Code::usage, choice.to.empty()
                                  ? fmt::format("{}: no format has this extension; name one with --to", choice.output)
                                  : unknown_writer(choice.to));
    } else if (!writer->is_text && (choice.output.empty() || choice.output == "-") && ::isatty(STDOUT_FILENO) == 1) {
        said.add(Code::usage, fmt::format("{0} is nothing for a terminal: write it with -o FILE.{1}", writer->name,
                                          writer->extensions.front()));
    }
    return writer;
}

}  // namespace cvconv::command
