#include "tools/command/batch_journal.h"

#include <charconv>
#include <filesystem>
#include <fstream>

#include <fmt/format.h>
#include <sys/stat.h>

namespace cvconv::command {

namespace fs = std::filesystem;

BatchJournal::BatchJournal(const std::string& folder, const std::string& name, std::string options, bool resume)
    : options_(std::move(options)), file_(nullptr, &std::fclose) {
    std::error_code none;
    if (resume) {
        for (const auto& entry : fs::directory_iterator(folder, none)) {
            if (!entry.path().filename().native().starts_with(".cvconv-done") || !entry.is_regular_file(none)) {
                continue;
            }
            std::ifstream journal(entry.path());
            for (std::string line; std::getline(journal, line);) {
                std::uint64_t state = 0;
                auto read = std::from_chars(line.data(), line.data() + line.size(), state, 16);
                if (line.size() == 16 && read.ptr == line.data() + line.size()) {  // else the run was killed here
                    done_.add(state);
                }
            }
        }
    }
    done_.sort();
    file_.reset(std::fopen((fs::path(folder) / name).c_str(), resume ? "a" : "w"));
    if (file_ && resume) {
        std::fputc('\n', file_.get());  // ends a torn last line
    }
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

void BatchJournal::add(std::uint64_t state) {
    if (file_ && state != 0) {
        fmt::print(file_.get(), "{:016x}\n", state);
        std::fflush(file_.get());
    }
}

}  // namespace cvconv::command
