#include "tools/command/worker_programs.h"

#include <array>
#include <filesystem>
#include <system_error>

#include "tools/worker/workers.h"

namespace cvconv::command {

namespace fs = std::filesystem;

std::string program_of(Worker worker) {
    std::error_code none;
    return worker::program_near(fs::read_symlink("/proc/self/exe", none),
                                worker == Worker::ocr ? worker::ocr_worker_name : worker::worker_name);
}

std::string server_program() {
    std::error_code none;
    return worker::program_near(fs::read_symlink("/proc/self/exe", none), "cvconv-server");
}

bool is_installed(Worker worker) {
    auto exists = [](Worker which) {
        std::error_code none;
        return fs::exists(program_of(which), none);
    };
    static const std::array<bool, 2> found = {exists(Worker::all), exists(Worker::ocr)};
    return found[static_cast<std::size_t>(worker)];
}

}  // namespace cvconv::command
