#pragma once
// What is in a file that a test needs.

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace cvconv {

/// Empty where there is no such file.
[[nodiscard]] inline std::string file_content(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace cvconv
