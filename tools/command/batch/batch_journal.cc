#include "tools/command/batch/batch_journal.h"

#include <algorithm>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <functional>

#include <fmt/format.h>
#include <sys/stat.h>

namespace cvconv::command {

namespace fs = std::filesystem;

namespace {

/// A name as it stands in a line.
std::string escaped(const std::string& name) {
    std::string line;
    for (char c : name) {
        line += c == '\n' ? "%0A" : c == '%' ? "%25" : std::string(1, c);
    }
    return line;
}

std::string unescaped(std::string_view line) {
    std::string name;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const bool end = line.substr(i, 3) == "%0A";
        const bool escape = end || line.substr(i, 3) == "%25";
        name += end ? '\n' : line[i];
        i += escape ? 2 : 0;
    }
    return name;
}

/// Calls `visit` with the state and the name of each line of each journal in the folder; a line that a
/// killed run left half is none.
void for_each_line(const std::string& folder, const std::function<void(std::uint64_t, const std::string&)>& visit) {
    std::error_code none;
    for (const auto& entry : fs::directory_iterator(folder, none)) {
        if (!entry.path().filename().native().starts_with(".cvconv-done") || !entry.is_regular_file(none)) {
            continue;
        }
        std::ifstream journal(entry.path());
        for (std::string line; std::getline(journal, line);) {
            std::uint64_t state = 0;
            auto read = std::from_chars(line.data(), line.data() + line.size(), state, 16);
            if (line.size() > 18 && read.ptr == line.data() + 16 && line[16] == ' ' && line.ends_with(" .")) {
                visit(state, unescaped(std::string_view(line).substr(17, line.size() - 19)));
            }
        }
    }
}

/// A journal may have been written by anybody: nothing outside the folder is ours.
bool stays_inside(const fs::path& name) {
    return name.is_relative() &&
           std::none_of(name.begin(), name.end(), [](const fs::path& part) { return part == ".."; });
}

}  // namespace

BatchJournal::BatchJournal(const std::string& folder, const std::string& name, std::string options, bool resume,
                           bool keep)
    : folder_(folder), options_(std::move(options)), file_(nullptr, &std::fclose) {
    if (resume) {
        for_each_line(folder, [&](std::uint64_t state, const std::string&) { done_.add(state); });
    }
    done_.sort();
    file_.reset(std::fopen((fs::path(folder) / name).c_str(), keep ? "a" : "w"));
    if (file_ && keep) {
        std::fputc('\n', file_.get());  // ends a last line that was cut off
    }
}

std::size_t BatchJournal::prune(const BatchInputs& inputs) {
    std::size_t removed = 0;
    for_each_line(folder_, [&](std::uint64_t, const std::string& name) {
        std::error_code none;
        const fs::path file = fs::path(folder_) / name;
        if (inputs.has_output(name) || !stays_inside(name) || !fs::is_regular_file(fs::symlink_status(file, none)) ||
            !fs::remove(file, none)) {
            return;
        }
        ++removed;
        for (fs::path above = fs::path(name).parent_path(); !above.empty(); above = above.parent_path()) {
            if (!fs::remove(fs::path(folder_) / above, none)) {  // only what is empty
                break;
            }
        }
    });
    return removed;
}

std::uint64_t BatchJournal::state_of(const BatchInput& input) const {
    struct stat about {};
    if (::stat(input.path.c_str(), &about) != 0) {
        return 0;
    }
    return hash_of(fmt::format("{}\n{}\n{}\n{}\n{}.{:09}\n{}.{:09}", options_, input.path, input.output, about.st_size,
                               about.st_mtim.tv_sec, about.st_mtim.tv_nsec, about.st_ctim.tv_sec,
                               about.st_ctim.tv_nsec));
}

void BatchJournal::add(std::uint64_t state, const std::string& output) {
    if (file_ && state != 0) {
        fmt::print(file_.get(), "{:016x} {} .\n", state, escaped(output));
        std::fflush(file_.get());
    }
}

}  // namespace cvconv::command
