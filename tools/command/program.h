#pragma once
// Running another program (TeX, LibreOffice) in a folder of its own, with a limit of time.

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace cvconv::command {

/// A fresh folder that goes away with the object.
class WorkingFolder {
public:
    WorkingFolder();
    WorkingFolder(const WorkingFolder&) = delete;
    WorkingFolder& operator=(const WorkingFolder&) = delete;
    ~WorkingFolder();
    [[nodiscard]] std::string operator/(std::string_view name) const;
    [[nodiscard]] const std::string& path() const { return path_; }

private:
    std::string path_;
    bool made_ = false;
};

enum class Ended { well, badly, late, cancelled, not_started };

struct Program {
    std::vector<std::string> arguments;  ///< the first is its name, which is looked for in PATH
    std::vector<std::pair<std::string, std::string>> environment;  ///< put over ours
    bool offline = false;          ///< without a network, where the system lets users make their own; else with
    std::size_t largest_file = 0;  ///< bytes of a file that it writes; 0 = no limit
    std::size_t memory = 0;        ///< bytes of address space of each of its processes; 0 = no limit
};

/// Runs it in `folder`, without input or output; from any thread. After `seconds` (0 = no limit) it is stopped, with
/// all that it started; also once `cancelled`, which is asked all the time, says yes.
[[nodiscard]] Ended run_program(const Program& program, const std::string& folder, int seconds,
                                const std::function<bool()>& cancelled = {});

}  // namespace cvconv::command
