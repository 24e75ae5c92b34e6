#pragma once
// Running a program from a test.

#include <string>
#include <vector>

namespace cvconv::testing {

struct Ran {
    int status = 0;  ///< exit status; 128 + n for signal n
    std::string out;
    std::string err;
};

struct RunOptions {
    std::string input;      ///< what it reads from standard input
    std::string folder;     ///< where it runs; empty = here
    std::string output_to;  ///< a file that is its standard output (/dev/full); `out` stays empty then
};

/// `command[0]` is the program's path. NO_COLOR and LC_ALL=C are set for it.
Ran run(const std::vector<std::string>& command, const RunOptions& surroundings = {});

/// The same for cvconv itself.
Ran cvconv(std::vector<std::string> arguments, const RunOptions& surroundings = {});

/// A file's content; a missing file is a failure of the running test.
[[nodiscard]] std::string content_of(const std::string& path);
void write_content(const std::string& path, const std::string& content);

/// A fresh folder that is removed with the object.
class TemporaryFolder {
public:
    TemporaryFolder();
    ~TemporaryFolder();
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    [[nodiscard]] std::string operator/(const std::string& name) const { return path_ + "/" + name; }
    [[nodiscard]] const std::string& path() const { return path_; }
    /// The names in it, sorted.
    [[nodiscard]] std::vector<std::string> names() const;

private:
    std::string path_;
};

}  // namespace cvconv::testing
