#include "tools/worker/files.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <utility>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

namespace cvconv {
namespace {

namespace fs = std::filesystem;

/// Closes its file when it goes out of scope.
class Descriptor {
public:
    explicit Descriptor(int number) : number_(number) {}
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    ~Descriptor() { close(); }

    [[nodiscard]] int get() const { return number_; }
    bool close() { return number_ < 0 || ::close(std::exchange(number_, -1)) == 0; }

private:
    int number_;
};

std::string reason() {
    return std::strerror(errno);
}

/// Reads to the end, one byte past the limit at most.
bool read_all(int descriptor, std::size_t max_bytes, std::string& content) {
    char buffer[1U << 16U];
    while (content.size() <= max_bytes) {
        ssize_t got = ::read(descriptor, buffer, sizeof buffer);
        if (got < 0 && errno == EINTR) {
            continue;
        }
        if (got <= 0) {
            return got == 0;
        }
        content.append(buffer, static_cast<std::size_t>(got));
    }
    return true;
}

bool unwritable(Diagnostics& diagnostics, const std::string& path, std::string detail) {
    Place place;
    place.file = path;
    diagnostics.add(Code::output_unwritable, std::move(place), std::move(detail));
    return false;
}

/// The mode a new file would get, or that of the file it takes the place of.
mode_t mode_for(const struct stat* existing) {
    if (existing != nullptr) {
        return existing->st_mode & 07777U;
    }
    mode_t mask = ::umask(0);
    ::umask(mask);
    return 0666U & ~mask;
}

}  // namespace

bool write_all(int descriptor, std::string_view content) {
    while (!content.empty()) {
        ssize_t put = ::write(descriptor, content.data(), content.size());
        if (put < 0 && errno == EINTR) {
            continue;
        }
        if (put <= 0) {
            return false;
        }
        content.remove_prefix(static_cast<std::size_t>(put));
    }
    return true;
}

std::optional<std::string> read_file(const std::string& path, std::size_t max_bytes, Diagnostics& diagnostics) {
    const bool stream = path == "-" || path == "/dev/stdin";
    struct stat about {};
    // Only of a pipe it is known that opening it does no more than to wait.
    const bool pipe = !stream && ::stat(path.c_str(), &about) == 0 && S_ISFIFO(about.st_mode);
    Descriptor file(stream ? ::dup(STDIN_FILENO)
                           : ::open(path.c_str(), O_RDONLY | O_CLOEXEC | (pipe ? 0 : O_NONBLOCK)));
    if (file.get() < 0) {
        bool missing = errno == ENOENT || errno == ENOTDIR;
        diagnostics.add(missing ? Code::file_missing : Code::file_unreadable, missing ? std::string() : reason());
        return std::nullopt;
    }
    if (::fstat(file.get(), &about) != 0 || S_ISDIR(about.st_mode) || (!stream && !pipe && !S_ISREG(about.st_mode))) {
        diagnostics.add(Code::file_unreadable,
                        S_ISDIR(about.st_mode) ? "it is a folder: cvconv batch reads those" : "it is a device");
        return std::nullopt;
    }
    std::string content;
    bool too_large = S_ISREG(about.st_mode) && static_cast<std::uintmax_t>(about.st_size) > max_bytes;
    if (!too_large && !read_all(file.get(), max_bytes, content)) {
        diagnostics.add(Code::file_unreadable, reason());
        return std::nullopt;
    }
    if (too_large || content.size() > max_bytes) {
        diagnostics.add(Code::file_too_large, fmt::format("at most {} bytes", max_bytes));
        return std::nullopt;
    }
    if (content.empty()) {
        diagnostics.add(Code::file_empty);
        return std::nullopt;
    }
    return content;
}

bool write_file(const std::string& path, std::string_view content, bool keep_existing, Diagnostics& diagnostics) {
    if (path == "-") {
        return write_all(STDOUT_FILENO, content) || unwritable(diagnostics, "standard output", reason());
    }
    struct stat about {};
    bool exists = ::stat(path.c_str(), &about) == 0;
    if (exists && S_ISDIR(about.st_mode)) {
        return unwritable(diagnostics, path, "it is a folder");
    }
    if (exists && keep_existing) {
        Place place;
        place.file = path;
        diagnostics.add(Code::output_exists, std::move(place));
        return false;
    }
    if (exists && !S_ISREG(about.st_mode)) {
        Descriptor device(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
        return (device.get() >= 0 && write_all(device.get(), content)) || unwritable(diagnostics, path, reason());
    }
    std::error_code none;
    const std::string target = fs::is_symlink(path, none) ? fs::weakly_canonical(path, none).string() : path;
    if (!exists) {
        fs::create_directories(fs::path(target).parent_path(), none);  // what goes wrong is said by what comes next
    }
    std::string temporary = target + ".XXXXXX";
    Descriptor file(::mkostemp(temporary.data(), O_CLOEXEC));
    if (file.get() < 0) {
        return unwritable(diagnostics, path, reason());
    }
    bool done = write_all(file.get(), content) && ::fchmod(file.get(), mode_for(exists ? &about : nullptr)) == 0 &&
                file.close() && ::rename(temporary.c_str(), target.c_str()) == 0;
    if (!done) {
        std::string why = reason();
        ::unlink(temporary.c_str());
        return unwritable(diagnostics, path, why);
    }
    return true;
}

}  // namespace cvconv
