// Usage: cvconv-convert-all OUT_DIR < list of files: JSON Resume of each, in one process.
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include "readers/pdf/reader.h"
#include "tools/library/convert.h"
int main(int, char** argv) {
    using namespace cvconv;
    std::vector<Reader> readers = core_readers();
    readers.push_back(pdf_reader());
    for (std::string path; std::getline(std::cin, path);) {
        std::ifstream file(path, std::ios::binary);
        const std::string bytes(std::istreambuf_iterator<char>(file), {});
        ConvertOptions options;
        options.file_name = path;
        Conversion result = convert(bytes, options, readers);
        std::ofstream(std::filesystem::path(argv[1]) / (std::filesystem::path(path).stem().string() + ".json"))
            << result.output.value_or("{}");
    }
}
