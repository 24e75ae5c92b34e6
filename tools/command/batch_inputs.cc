#include "tools/command/batch_inputs.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <stdexcept>

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

namespace cvconv::command {
namespace {

namespace fs = std::filesystem;

/// "berlin/cv.pdf" → "berlin/cv"
std::string without_extension(const std::string& name) {
    return fs::path(name).replace_extension().string();
}

bool is_hidden(const fs::path& path) {
    return path.filename().native().starts_with('.');
}

/// Up to `end`; nothing after the last. What is longer than any path (PATH_MAX is 4096) is cut there:
/// no such file exists, which the reader of files will say.
std::optional<std::string> read_until(std::FILE* file, char end) {
    constexpr std::size_t longest = 5000;
    std::string text;
    for (int c = std::getc(file); c != EOF; c = std::getc(file)) {
        if (c == end) {
            return text;
        }
        if (text.size() < longest) {
            text += static_cast<char>(c);
        }
    }
    return text.empty() ? std::nullopt : std::optional(text);
}

void unreadable(Diagnostics& said, const std::string& path, std::string why) {
    Place place;
    place.file = path;
    said.add(Code::file_unreadable, std::move(place), std::move(why));
}

/// People will write `cvconv batch *.pdf`.
bool looks_like_document(const std::string& path) {
    std::string extension = fs::path(path).extension().string();
    for (const char* known : {".pdf", ".md", ".markdown", ".json", ".xml", ".cvconv", ".html", ".docx"}) {
        if (extension == known) {
            return true;
        }
    }
    return false;
}

}  // namespace

BatchInputs::BatchInputs(const std::vector<std::string>& sources, const std::string& output_folder, Shard shard,
                         Diagnostics& said)
    : shard_(shard), inputs_(temporary_file()) {
    outputs_.add(hash_of("summary"));  // that name is the report's
    for (const std::string& source : sources) {
        std::error_code none;
        if (source != "-" && fs::is_directory(source, none)) {
            walk(source, output_folder, said);
        } else {
            read_list(source, said);
        }
    }
    outputs_.sort();
    if (std::fflush(inputs_.get()) != 0 || std::ferror(inputs_.get()) != 0) {
        throw std::runtime_error(std::string("temporary file: ") + std::strerror(errno));
    }
    std::rewind(inputs_.get());
}

void BatchInputs::walk(const std::string& folder, const std::string& output_folder, Diagnostics& said) {
    std::error_code failed;
    std::error_code none;
    if (fs::equivalent(folder, output_folder, none)) {
        said.add(Code::usage, fmt::format("{} is both input and output", folder));
        return;
    }
    fs::recursive_directory_iterator here(folder, fs::directory_options::skip_permission_denied, failed);
    for (; !failed && here != fs::recursive_directory_iterator(); here.increment(failed)) {
        const fs::path& path = here->path();
        if (is_hidden(path) || (here->is_directory(none) && fs::equivalent(path, output_folder, none))) {
            here.disable_recursion_pending();
        } else if (here->is_regular_file(none)) {
            std::string inside = path.lexically_relative(folder).string();
            add(path.string(), inside, inside);
        }
    }
    if (failed) {
        unreadable(said, folder, failed.message());
    }
}

void BatchInputs::read_list(const std::string& path, Diagnostics& said) {
    if (looks_like_document(path)) {
        said.add(Code::usage, fmt::format("{} is no folder and no list of paths", path));
        return;
    }
    bool stream = path == "-";
    struct stat about {};
    if (!stream && ::stat(path.c_str(), &about) != 0) {
        unreadable(said, path, std::strerror(errno));
        return;
    }
    if (!stream && !S_ISREG(about.st_mode)) {
        unreadable(said, path, "it is not a regular file");
        return;
    }
    TemporaryFile list(stream ? fdopen(::dup(0), "r") : std::fopen(path.c_str(), "r"), &std::fclose);
    if (!list) {
        unreadable(said, path, std::strerror(errno));
        return;
    }
    while (std::optional<std::string> line = read_until(list.get(), '\n')) {
        if (line->ends_with('\r')) {
            line->pop_back();
        }
        std::replace(line->begin(), line->end(), '\0', '\1');  // no path has one, and ours are told apart by it
        if (!line->empty()) {
            // The name only: "../../x" in a list must not lead out of the output folder.
            add(*line, *line, fs::path(*line).filename().string());
        }
    }
}

/// An input reserves the names it might take: without and with its extension.
void BatchInputs::add(const std::string& path, const std::string& id, const std::string& output) {
    std::string stem = without_extension(output);
    outputs_.add(hash_of(stem));
    if (stem != output) {
        outputs_.add(hash_of(output));
    }
    if (shard_.has(id)) {
        for (const std::string* field : {&path, &id, &output}) {
            std::fwrite(field->c_str(), 1, field->size() + 1, inputs_.get());
        }
        ++size_;
    }
}

/// The first name that no other input might take; for cv.pdf from two folders, one with its hash.
std::string BatchInputs::output_of(const std::string& path, const std::string& output) const {
    std::string stem = without_extension(output);
    if (outputs_.count(hash_of(stem)) == 1) {
        return stem;
    }
    if (stem != output && outputs_.count(hash_of(output)) == 1) {
        return output;
    }
    return fmt::format("{}.{:016x}", output, hash_of(path));
}

std::optional<BatchInput> BatchInputs::next() {
    auto path = read_until(inputs_.get(), '\0');
    auto id = read_until(inputs_.get(), '\0');
    auto output = read_until(inputs_.get(), '\0');
    if (!path || !id || !output) {
        return std::nullopt;
    }
    return BatchInput{*path, *id, output_of(*path, *output)};
}

}  // namespace cvconv::command
