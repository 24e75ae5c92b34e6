// Who may include what, read from the #include lines: the folders are layers, and a library is used
// in the one file that was made for it.

#include <algorithm>
#include <filesystem>
#include <fstream>
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
    {"readers", {"ir/", "readers/"}},
    {"writers", {"ir/", "writers/"}},
    {"tools", {"ir/", "readers/", "writers/", "tools/"}},
};

/// Exceptions: a file or folder, and what it may include beside.
const std::vector<std::pair<std::string, std::string>> also_allowed = {
    // What is read back is what was written: the words of the format stand in one place.
    {"readers/native/", "writers/native/"},
    {"readers/json_resume/", "writers/json_resume/"},
    {"readers/europass/", "writers/europass/"},
    // Written by CMake.
    {"readers/recognize/", "recognize/without.h"},
};

/// Headers of libraries that only some files may know.
const std::vector<std::pair<std::string, std::vector<std::string>>> confined = {
    {"poppler", {"readers/pdf/file/poppler_cpp.cc"}},
    {"GlobalParams.h", {"readers/pdf/file/poppler_core.cc"}},  // poppler's own
    {"PDFDoc.h", {"readers/pdf/file/poppler_core.cc"}},
    {"TextOutputDev.h", {"readers/pdf/poppler_core_device"}},
    {"Object.h", {"readers/pdf/poppler_core_object"}},
    {"qpdf/", {"readers/pdf/qpdf_object", "readers/pdf/file/poppler_cpp.cc"}},
    {"md4c", {"readers/markdown/"}},
    {"yaml.h", {"readers/markdown/"}},
    {"libxml/",
     {"readers/markdown/", "readers/europass/html_tags.cc", "writers/europass/validate.cc",
      "writers/europass/addresses.cc"}},
    {"pugixml", {"readers/europass/", "writers/europass/"}},
    {"CLI/", {"tools/command/", "tools/score/main.cc", "tools/fit/main.cc"}},
    {"regex", {}},
    {"seccomp.h", {"tools/worker/confine.cc"}},
    {"unistd.h", {"tools/command/", "tools/worker/"}},
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
        bool excepted = std::any_of(also_allowed.begin(), also_allowed.end(), [&](const auto& exception) {
            return include.file.starts_with(exception.first) && include.what.starts_with(exception.second);
        });
        EXPECT_TRUE(excepted || begins_with_one_of(include.what, may_include.at(layer)))
            << include.file << " includes " << include.what;
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
