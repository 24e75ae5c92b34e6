#pragma once
// One worker process, as its supervisor sees it.

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <sys/types.h>

#include "tools/worker/message.h"
#include "tools/worker/transfer.h"

namespace cvconv::worker {

class Process {
public:
    /// Starts `command` with a socket to us as its file descriptor 3. Null if that is not possible;
    /// then `reason` says why.
    [[nodiscard]] static std::unique_ptr<Process> start(const std::vector<std::string>& command, std::string& reason);

    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;
    ~Process();  ///< kills it

    /// Sends a request and waits for the answer; anything but `done` is the end of the process.
    [[nodiscard]] Transfer ask(std::string_view packed, std::string& answer, Clock::time_point deadline,
                               const std::function<bool()>& cancelled = {});
    [[nodiscard]] Transfer listen(std::string& message, Clock::time_point deadline,
                                  const std::function<bool()>& cancelled = {});

    /// Ends it, with force where it does not end by itself at once, and says how it ended: "exit 1",
    /// "signal 11 (Segmentation fault)".
    struct End {
        int signal = 0;      ///< 0 = it ended by itself
        int status = 0;      ///< what it exited with, where it ended by itself
        bool by_us = false;  ///< the signal was ours
        std::string how;
    };
    [[nodiscard]] End end(bool at_once);

    /// Whether it waits for a request: one that is idle says nothing, so what there is to read would be its end.
    [[nodiscard]] bool waits() const;

    [[nodiscard]] pid_t id() const { return id_; }
    [[nodiscard]] int asked() const { return asked_; }

private:
    Process(pid_t id, int socket) : id_(id), socket_(socket) {}

    pid_t id_;
    int socket_;
    int asked_ = 0;
};

}  // namespace cvconv::worker
