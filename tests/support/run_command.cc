#include "tests/support/run_command.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

namespace cvconv::testing {

namespace fs = std::filesystem;

Ran run(const std::vector<std::string>& command, const RunOptions& surroundings) {
    TemporaryFolder folder;
    write_content(folder / "in", surroundings.input);
    const std::string in = folder / "in";
    const std::string out = surroundings.output_to.empty() ? folder / "out" : surroundings.output_to;
    const std::string err = folder / "err";
    std::vector<char*> arguments;
    for (const std::string& argument : command) {
        arguments.push_back(const_cast<char*>(argument.c_str()));
    }
    arguments.push_back(nullptr);
    pid_t child = ::fork();
    if (child == 0) {
        ::dup2(::open(in.c_str(), O_RDONLY), STDIN_FILENO);
        ::dup2(::open(out.c_str(), O_WRONLY | O_CREAT, 0600), STDOUT_FILENO);
        ::dup2(::open(err.c_str(), O_WRONLY | O_CREAT, 0600), STDERR_FILENO);
        ::setenv("NO_COLOR", "1", 1);
        ::setenv("LC_ALL", "C", 1);
        if (!surroundings.folder.empty() && ::chdir(surroundings.folder.c_str()) != 0) {
            ::_exit(126);
        }
        ::execv(arguments[0], arguments.data());
        ::_exit(127);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    Ran ran;
    ran.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    ran.out = surroundings.output_to.empty() ? content_of(out) : std::string();
    ran.err = content_of(err);
    return ran;
}

Ran cvconv(std::vector<std::string> arguments, const RunOptions& surroundings) {
    arguments.insert(arguments.begin(), CVCONV_COMMAND);
    return run(arguments, surroundings);
}

std::string content_of(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        ADD_FAILURE() << "no such file: " << path;
    }
    return {std::istreambuf_iterator<char>(file), {}};
}

void write_content(const std::string& path, const std::string& content) {
    std::ofstream file(path, std::ios::binary);
    file << content;
    if (!file.flush()) {
        ADD_FAILURE() << "cannot write " << path;
    }
}

TemporaryFolder::TemporaryFolder() : path_(fs::temp_directory_path() / "cvconv-test-XXXXXX") {
    if (::mkdtemp(path_.data()) == nullptr) {
        ADD_FAILURE() << "cannot make " << path_;
    }
}

TemporaryFolder::~TemporaryFolder() {
    std::error_code none;
    fs::remove_all(path_, none);
}

std::vector<std::string> TemporaryFolder::names() const {
    std::vector<std::string> result;
    for (const auto& entry : fs::directory_iterator(path_)) {
        result.push_back(entry.path().filename().string());
    }
    std::sort(result.begin(), result.end());
    return result;
}

}  // namespace cvconv::testing
