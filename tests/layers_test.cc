// Who may include what, read from the #include lines: the folders are layers, some of them with floors, and a library
// is used in the one file that was made for it.

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace {

namespace fs = std::filesystem;

const std::vector<std::string> layers = {"ir", "readers", "writers", "tools"};

/// What a layer's files may include of ours: prefixes of paths.
const std::map<std::string, std::vector<std::string>> may_include = {
    {"ir", {"ir/"}},
    {"readers", {"ir/", "readers/", "recognize/without.h"}},  // the last is written by CMake
    {"writers", {"ir/", "writers/"}},
    {"tools", {"ir/", "readers/", "writers/", "tools/"}},
};

/// Part of a layer: the files whose paths begin so, unless another floor of the house has a longer beginning.
struct Floor {
    std::string name;
    std::vector<std::string> paths;
};
/// Floors above each other, the lowest first. Each may include itself and what is below.
struct House {
    std::string name;
    std::vector<Floor> floors;
};
const std::vector<House> houses = {
    {"ir", {{"model", {"ir/"}}, {"formats", {"ir/formats/"}}}},
    {"readers",
     {{"pieces", {"readers/pieces/"}},
      {"shared", {"readers/"}},
      {"recognize", {"readers/recognize/"}},
      {"formats",
       {"readers/markdown/", "readers/text/", "readers/json_resume/", "readers/europass/", "readers/native/",
        "readers/html/", "readers/office/", "readers/docx/", "readers/odt/", "readers/rtf/", "readers/linkedin/",
        "readers/rendercv/", "readers/reactive_resume/", "readers/yamlresume/", "readers/fresh/"}},
      {"registry", {"readers/registry.", "readers/foreign_formats.", "readers/prose_evidence."}},
      {"pdf", {"readers/pdf/"}},
      {"ocr", {"readers/ocr/"}}}},
    {"recognize",
     {{"pieces", {"readers/pieces/"}},
      {"model", {"readers/recognize/model/"}},
      {"encoder", {"readers/recognize/encoder/"}},
      {"lines", {"readers/recognize/lines/"}},
      {"sections", {"readers/recognize/sections/"}},
      {"labels", {"readers/recognize/labels/"}},
      {"spans", {"readers/recognize/spans/"}},
      {"records", {"readers/recognize/records/"}},
      {"fields", {"readers/recognize/fields/"}},
      {"passes", {"readers/recognize/"}}}},
    {"pdf",
     {{"file", {"readers/pdf/file/"}},
      {"words", {"readers/pdf/words/"}},
      {"layout", {"readers/pdf/layout/"}},
      {"reader", {"readers/pdf/"}}}},
};

/// Headers of libraries that only some files may know.
const std::vector<std::pair<std::string, std::vector<std::string>>> confined = {
    {"poppler", {"readers/pdf/file/poppler_cpp.cc", "readers/ocr/pdf_pages.cc", "tools/worker/views/page_pictures.cc"}},
    {"GlobalParams.h", {"readers/pdf/file/poppler_core.cc"}},  // poppler's own
    {"PDFDoc.h", {"readers/pdf/file/poppler_core.cc"}},
    {"TextOutputDev.h", {"readers/pdf/file/poppler_core_device"}},
    {"Object.h", {"readers/pdf/file/poppler_core_object"}},
    {"qpdf/", {"readers/pdf/file/qpdf_object", "readers/pdf/file/poppler_cpp.cc"}},
    {"md4c", {"readers/markdown/"}},
    {"yaml.h", {"readers/markdown/", "ir/formats/yaml/"}},
    {"libxml/", {"readers/europass/html_tags.cc", "writers/europass/validate.cc", "writers/europass/addresses.cc"}},
    {"pugixml",
     {"ir/formats/europass/", "readers/europass/", "writers/europass/", "readers/office/xml", "readers/docx/",
      "readers/odt/"}},
    {"gumbo.h", {"readers/html/"}},
    {"unzip.h", {"readers/office/archive.cc"}},
    {"zip.h", {"writers/docx/package.cc"}},
    {"leptonica/", {"readers/ocr/"}},
    {"tesseract/", {"readers/ocr/tesseract.cc"}},
    {"CLI/", {"tools/command/", "tools/score/main.cc", "tools/fit/main.cc"}},
    {"httplib.h", {"tools/serve/"}},
    {"regex", {}},
    {"node_api.h", {"tools/node/"}},
    {"png.h", {"tools/worker/views/page_pictures.cc"}},
    {"seccomp.h", {"tools/worker/confine.cc"}},
    {"unistd.h",
     {"readers/recognize/encoder/weights_map.cc", "tools/command/", "tools/worker/", "tools/python/", "tools/serve/"}},
};

struct Include {
    std::string file;  ///< who, relative to the project
    std::string what;
    bool ours = false;  ///< in quotes
};

bool begins_with_one_of(const std::string& text, const std::vector<std::string>& prefixes) {
    return std::any_of(prefixes.begin(), prefixes.end(), [&](const std::string& p) { return text.starts_with(p); });
}

std::vector<std::string> source_files() {
    std::vector<std::string> files;
    for (const std::string& layer : layers) {
        for (const auto& entry : fs::recursive_directory_iterator(fs::path(CVCONV_SOURCE) / layer)) {
            if (entry.path().extension() == ".cc" || entry.path().extension() == ".h") {
                files.push_back(fs::relative(entry.path(), CVCONV_SOURCE).string());
            }
        }
    }
    std::sort(files.begin(), files.end());
    return files;
}

std::vector<Include> includes_of(const std::string& file) {
    std::vector<Include> result;
    std::ifstream source(fs::path(CVCONV_SOURCE) / file);
    for (std::string line; std::getline(source, line);) {
        constexpr std::string_view directive = "#include ";
        if (!line.starts_with(directive)) {
            continue;
        }
        char open = line[directive.size()];
        std::size_t begin = directive.size() + 1;
        std::size_t end = line.find(open == '<' ? '>' : '"', begin);
        result.push_back({file, line.substr(begin, end - begin), open == '"'});
    }
    return result;
}

std::vector<Include> all_includes() {
    std::vector<Include> all;
    for (const std::string& file : source_files()) {
        for (Include& include : includes_of(file)) {
            all.push_back(std::move(include));
        }
    }
    return all;
}

TEST(Layers, IncludeOnlyWhatIsBelow) {
    for (const Include& include : all_includes()) {
        if (!include.ours) {
            continue;
        }
        std::string layer = include.file.substr(0, include.file.find('/'));
        EXPECT_TRUE(begins_with_one_of(include.what, may_include.at(layer)))
            << include.file << " includes " << include.what;
    }
}

/// The floor of a file by its number from below; the number of floors if it is of none.
std::size_t floor_of(const House& house, const std::string& file) {
    std::size_t best = house.floors.size();
    std::size_t longest = 0;
    for (std::size_t f = 0; f < house.floors.size(); ++f) {
        for (const std::string& path : house.floors[f].paths) {
            if (file.starts_with(path) && path.size() > longest) {
                best = f;
                longest = path.size();
            }
        }
    }
    return best;
}

/// How many includes go from each floor (rows) to each (columns).
using Counts = std::vector<std::vector<int>>;

void print(const House& house, const Counts& counts, const std::vector<int>& files) {
    constexpr int width = 11;
    std::cout << "\n" << std::left << std::setw(width) << house.name << std::right << std::setw(width) << "files";
    for (const Floor& floor : house.floors) {
        std::cout << std::setw(width) << floor.name;
    }
    for (std::size_t from = 0; from < house.floors.size(); ++from) {
        std::cout << "\n"
                  << std::left << std::setw(width) << house.floors[from].name << std::right << std::setw(width)
                  << files[from];
        for (int count : counts[from]) {
            std::cout << std::setw(width) << (count > 0 ? std::to_string(count) : "-");
        }
    }
    std::cout << "\n";
}

// Rows include columns: what stands right of the diagonal would go upwards.
TEST(Layers, FloorsIncludeOnlyWhatIsBelow) {
    const std::vector<Include> includes = all_includes();
    for (const House& house : houses) {
        const std::size_t floors = house.floors.size();
        Counts counts(floors, std::vector<int>(floors));
        std::vector<int> files(floors);
        for (const std::string& file : source_files()) {
            if (std::size_t floor = floor_of(house, file); floor < floors) {
                ++files[floor];
            }
        }
        for (const Include& include : includes) {
            const std::size_t from = floor_of(house, include.file);
            const std::size_t to = include.ours ? floor_of(house, include.what) : floors;
            if (from < floors && to < floors) {
                ++counts[from][to];
                EXPECT_GE(from, to) << include.file << " includes " << include.what;
            }
        }
        print(house, counts, files);
        for (std::size_t floor = 0; floor < floors; ++floor) {
            EXPECT_GT(files[floor], 0) << house.name << ": " << house.floors[floor].name << " has no files";
        }
    }
}

TEST(Layers, PiecesKnowNothingButTheModel) {
    for (const Include& include : all_includes()) {
        if (include.ours && include.file.starts_with("readers/pieces/")) {
            const bool of_model = include.what.starts_with("ir/") && !include.what.starts_with("ir/formats/");
            EXPECT_TRUE(of_model || include.what.starts_with("readers/pieces/"))
                << include.file << " includes " << include.what;
        }
    }
}

TEST(Layers, LibrariesStayWhereTheyBelong) {
    for (const Include& include : all_includes()) {
        for (const auto& [library, allowed] : confined) {
            if (!include.ours && include.what.starts_with(library)) {
                EXPECT_TRUE(begins_with_one_of(include.file, allowed))
                    << include.file << " includes <" << include.what << ">";
            }
        }
    }
}

// Then every header that has a source file is compiled alone once; those that have none are
// compiled by the build (headers_alone in tests/CMakeLists.txt).
TEST(Layers, ASourceIncludesItsOwnHeaderFirst) {
    int checked = 0;
    for (const std::string& file : source_files()) {
        std::string header = file.substr(0, file.rfind('.')) + ".h";
        if (!file.ends_with(".cc") || !fs::exists(fs::path(CVCONV_SOURCE) / header)) {
            continue;
        }
        std::vector<Include> includes = includes_of(file);
        ASSERT_FALSE(includes.empty()) << file;
        EXPECT_EQ(includes.front().what, header) << "in " << file;
        ++checked;
    }
    EXPECT_GT(checked, 20);
}

}  // namespace
