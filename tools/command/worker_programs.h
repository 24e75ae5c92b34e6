#pragma once
// Where the programs are that read files for the command (tools/worker).

#include <cstdint>
#include <string>

namespace cvconv::command {

enum class Worker : std::uint8_t {
    all,  ///< cvconv-worker
    ocr,  ///< cvconv-ocr-worker, which may be missing
};

/// Its path: beside this program, or where `cmake --install` puts it.
[[nodiscard]] std::string program_of(Worker worker);

/// That of the program behind `cvconv serve` (tools/serve), which may be missing.
[[nodiscard]] std::string server_program();

/// Looked for once.
[[nodiscard]] bool is_installed(Worker worker);

}  // namespace cvconv::command
