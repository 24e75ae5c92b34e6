#include "tools/command/batch/batch_inputs.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <stdexcept>

#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tools/command/linkedin_folder.h"

namespace cvconv::command {
namespace {

namespace fs = std::filesystem;

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

bool has_document_extension(const std::string& path) {
    static constexpr std::array<std::string_view, 24> known = {
        ".pdf", ".md",     ".markdown", ".mdown", ".mkd",   ".txt",  ".text", ".json",
        ".xml", ".cvconv", ".html",     ".htm",   ".xhtml", ".docx", ".doc",  ".odt",
        ".rtf", ".pages",  ".png",      ".jpg",   ".jpeg",  ".tif",  ".tiff", ".zip"};
    std::string extension = fs::path(path).extension().string();
    return std::find(known.begin(), known.end(), extension) != known.end();
}

/// Is it a list of paths and no document? Its first line is the path of something that exists; a file
/// without the extension of a document is one in any case.
bool is_list(const std::string& path, char end) {
    if (!has_document_extension(path)) {
        return true;
    }
    std::ifstream file(path, std::ios::binary);
    std::string line(4096, '\0');
    file.read(line.data(), static_cast<std::streamsize>(line.size()));
    line.resize(static_cast<std::size_t>(file.gcount()));
    line.resize(std::min(line.find(end), line.size()));
    while (line.ends_with('\r')) {
        line.pop_back();
    }
    std::error_code none;
    return !line.empty() && line.find('\n') == std::string::npos && fs::exists(line, none);
}

/// Where the output of a path from a list goes: to the same place below the output folder. What leads
/// upwards ("../x") must not lead out of it, so its name alone stays, with a hash of all of it.
std::string name_of_listed(const std::string& path) {
    const fs::path inside = fs::path(path).lexically_normal().relative_path();
    const bool upwards = std::any_of(inside.begin(), inside.end(), [](const fs::path& part) { return part == ".."; });
    const std::string name = inside.filename().string();
    return upwards || name.empty() || name == "."
               ? fmt::format("{}.{:016x}", upwards && name != ".." ? name : "input", hash_of(path))
               : inside.string();
}

}  // namespace

std::string output_name(const std::string& input, std::string_view extension) {
    // summary.json and summary-0-of-8.json are the batch's own.
    const bool reserved = input.starts_with("summary") && input.find('.') == std::string::npos;
    return fmt::format("{}{}.{}", input, reserved ? ".input" : "", extension);
}

BatchInputs::BatchInputs(const BatchSources& sources, Diagnostics& said)
    : sources_(sources), inputs_(temporary_file()) {
    for (const std::string& source : sources_.paths) {
        struct stat about {};
        if (source == "-") {
            read_list(source);
        } else if (::stat(source.c_str(), &about) != 0) {
            const bool missing = errno == ENOENT || errno == ENOTDIR;
            add_lost_source(source, missing ? Code::file_missing : Code::file_unreadable,
                            missing ? "" : std::strerror(errno));
        } else if (is_linkedin_folder(source)) {
            add_file(source.substr(0, source.find_last_not_of('/') + 1), said);
        } else if (S_ISDIR(about.st_mode)) {
            walk(source, said);
        } else if (S_ISREG(about.st_mode) && !is_list(source, sources_.list_end)) {
            add_file(source, said);
        } else {
            read_list(source);
        }
    }
    outputs_.sort();
    if (std::fflush(inputs_.get()) != 0 || std::ferror(inputs_.get()) != 0) {
        throw std::runtime_error(std::string("temporary file: ") + std::strerror(errno));
    }
    std::rewind(inputs_.get());
}

void BatchInputs::walk(const std::string& folder, Diagnostics& said) {
    std::error_code failed;
    std::error_code none;
    if (fs::equivalent(folder, sources_.output_folder, none)) {
        said.add(Code::usage, fmt::format("{} is both input and output", folder));
        return;
    }
    entered_.clear();
    std::vector<std::string> folders = {folder};
    while (!folders.empty()) {
        const std::string here = std::move(folders.back());
        folders.pop_back();
        struct stat about {};
        if (sources_.links == Links::all && ::stat(here.c_str(), &about) == 0 &&
            !entered_.emplace(about.st_dev, about.st_ino).second) {
            continue;  // links can lead in circles
        }
        const std::string inside = here == folder ? std::string() : fs::path(here).lexically_relative(folder).string();
        fs::directory_iterator entry(here, failed);
        for (; !failed && entry != fs::directory_iterator(); entry.increment(failed)) {
            const fs::path name = entry->path().filename();
            if (!name.native().starts_with('.')) {
                take_entry(entry->path().string(), (fs::path(inside) / name).string(), folders);
            }
        }
        if (failed && inside.empty()) {
            add_lost_source(folder, Code::folder_unreadable, failed.message());
        } else if (failed) {
            add_problem(here, inside, Code::folder_unreadable, failed.message());
            complete_ = false;
        }
        failed.clear();
    }
}

void BatchInputs::take_entry(const std::string& path, const std::string& inside, std::vector<std::string>& folders) {
    struct stat itself {};
    struct stat about {};
    if (::lstat(path.c_str(), &itself) != 0) {
        add_problem(path, inside, Code::file_unreadable, std::strerror(errno));
        return;
    }
    const bool link = S_ISLNK(itself.st_mode);
    if (link && sources_.links == Links::none) {
        return;
    }
    std::error_code none;
    if (::stat(path.c_str(), &about) != 0) {
        add_problem(path, inside, errno == ENOENT ? Code::link_dangling : Code::file_unreadable,
                    errno == ENOENT ? "" : std::strerror(errno));
    } else if (S_ISDIR(about.st_mode)) {
        if (fs::equivalent(path, sources_.output_folder, none)) {
            return;
        }
        if (link && sources_.links != Links::all) {
            add_problem(path, inside, Code::link_not_followed, "");
        } else if (is_linkedin_folder(path)) {
            add(path, inside, inside);
        } else {
            folders.push_back(path);
        }
    } else if (S_ISREG(about.st_mode)) {
        add(path, inside, inside);
    } else {
        add_problem(path, inside, Code::file_unreadable, "it is a pipe, a socket or a device");
    }
}

void BatchInputs::read_list(const std::string& path) {
    TemporaryFile list(path == "-" ? fdopen(::dup(0), "r") : std::fopen(path.c_str(), "r"), &std::fclose);
    if (!list) {
        add_lost_source(path, Code::file_unreadable, std::strerror(errno));
        return;
    }
    while (std::optional<std::string> line = read_until(list.get(), sources_.list_end)) {
        if (sources_.list_end == '\n' && line->ends_with('\r')) {
            line->pop_back();
        }
        std::replace(line->begin(), line->end(), '\0', '\1');  // no path has one, and ours are told apart by it
        if (!line->empty()) {
            add(*line, *line, name_of_listed(*line));
        }
    }
}

void BatchInputs::add_file(const std::string& path, Diagnostics& said) {
    const std::string name = fs::path(path).filename().string();
    auto [other, is_new] = named_.emplace(name, path);
    if (is_new) {
        add(path, path, name);
    } else if (other->second != path) {
        said.add(Code::usage, fmt::format("{} and {} would both become {}: give their folder, or a list of paths",
                                          other->second, path, output_name(name, sources_.extension)));
    }
}

std::string BatchInputs::output_of(const std::string& name) const {
    return output_name(sources_.rename ? sources_.rename(name) : name, sources_.extension);
}

void BatchInputs::add(const std::string& path, const std::string& id, const std::string& name) {
    const std::string output = output_of(name);
    outputs_.add(hash_of(output));
    if (sources_.shard.has(id)) {
        put({path, id, output, "", ""});
    }
}

void BatchInputs::add_problem(const std::string& path, const std::string& id, Code code, const std::string& detail) {
    if (sources_.shard.has(id)) {
        put({path, id, "", std::to_string(static_cast<int>(code)), detail});
    }
}

/// Of every shard: each lacks what should have been there.
void BatchInputs::add_lost_source(const std::string& path, Code code, const std::string& detail) {
    put({path, path, "", std::to_string(static_cast<int>(code)), detail});
    complete_ = false;
}

void BatchInputs::put(const std::vector<std::string>& fields) {
    for (const std::string& field : fields) {
        std::fwrite(field.c_str(), 1, field.size() + 1, inputs_.get());
    }
    ++size_;
}

std::optional<BatchInput> BatchInputs::next() {
    std::array<std::optional<std::string>, 5> fields;
    for (auto& field : fields) {
        field = read_until(inputs_.get(), '\0');
        if (!field) {
            return std::nullopt;
        }
    }
    BatchInput input{*fields[0], *fields[1], *fields[2], std::nullopt, *fields[4]};
    int code = 0;
    if (std::from_chars(fields[3]->data(), fields[3]->data() + fields[3]->size(), code).ec == std::errc()) {
        input.problem = static_cast<Code>(code);
    } else if (outputs_.count(hash_of(input.output)) > 1) {
        // cv.pdf in two of the folders given: told apart by a hash of the path.
        input.output = sources_.rename ? output_of(input.path)
                                       : fmt::format("{}.{:016x}.{}", input.output.substr(0, input.output.rfind('.')),
                                                     hash_of(input.path), sources_.extension);
    }
    return input;
}

}  // namespace cvconv::command
