#include "readers/recognize/encoder/installed_encoder.h"

#include <dlfcn.h>

#include <cstdlib>
#include <filesystem>
#include <memory>
#include <system_error>
#include <vector>

namespace cvconv::recognizing {

namespace {

namespace fs = std::filesystem;

constexpr const char* file_name = "e5-small.encoder";

/// Of the program or the shared library (libcvconv.so, the modules for Python and Node).
fs::path own_folder() {
    std::error_code none;
    Dl_info about{};
    const bool known =
        ::dladdr(reinterpret_cast<const void*>(&installed_encoder), &about) != 0 && about.dli_fname != nullptr;
    const fs::path file = known ? fs::path(about.dli_fname) : fs::path();
    const std::string name = file.filename().string();
    const bool shared = name.find(".so") != std::string::npos || name.ends_with(".node");
    const fs::path whole = shared ? fs::canonical(file, none) : fs::read_symlink("/proc/self/exe", none);
    return whole.parent_path();
}

std::vector<fs::path> places() {
    std::vector<fs::path> result;
    if (const fs::path own = own_folder(); !own.empty()) {
        result.push_back(own / file_name);
        result.push_back(own.parent_path() / "share/cvconv" / file_name);
        result.push_back(own.parent_path().parent_path() / "share/cvconv" / file_name);
    }
    result.push_back(fs::path(CVCONV_DATA_FOLDER) / file_name);
    return result;
}

InstalledEncoder open() {
    static std::unique_ptr<const Encoder> opened;
    InstalledEncoder result;
    fs::path file;
    if (const char* named = std::getenv("CVCONV_ENCODER"); named != nullptr && *named != '\0') {
        file = named;
    } else {
        std::error_code none;
        const std::vector<fs::path> all = places();
        file = all.back();
        for (const fs::path& place : all) {
            if (fs::exists(place, none)) {
                file = place;
                break;
            }
        }
    }
    std::string error;
    opened = Encoder::open(file.string(), error);
    result.encoder = opened.get();
    if (opened == nullptr) {
        result.error = file.string() + ": " + error;
    }
    return result;
}

}  // namespace

const InstalledEncoder& installed_encoder() {
    static const InstalledEncoder installed = open();
    return installed;
}

}  // namespace cvconv::recognizing
