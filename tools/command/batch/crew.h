#pragma once
// Threads that wait for workers (tools/worker), so that who reads the list of what to do and takes the
// results is one thread, and needs no locks of its own.

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "tools/library/convert.h"

namespace cvconv::command {

class Crew {
public:
    struct Finished {
        std::uint64_t ticket = 0;  ///< as given to start()
        Conversion result;
    };

    explicit Crew(int members);
    Crew(const Crew&) = delete;
    Crew& operator=(const Crew&) = delete;
    /// Waits for what is going on; what has not begun never does.
    ~Crew();

    /// As much waits as is worked on: then nobody is idle while results are written.
    [[nodiscard]] bool full() const { return open_ >= 2 * threads_.size(); }
    [[nodiscard]] bool idle() const { return open_ == 0; }
    /// `work` is called in another thread. Not while the crew is full.
    void start(std::uint64_t ticket, std::function<Conversion()> work);
    /// Waits until something has ended, `milliseconds` are over or, if one is given, the descriptor
    /// `other` can be read; gives what has ended, in no order.
    [[nodiscard]] std::vector<Finished> wait(int milliseconds, int other = -1);

private:
    struct Task {
        std::uint64_t ticket;
        std::function<Conversion()> work;
    };

    void labour();

    std::size_t open_ = 0;  ///< started, and not yet given by wait(); the owner's thread only
    int ended_;             ///< an eventfd: can be read when something has ended
    std::mutex mutex_;
    std::condition_variable there_is_work_;
    std::deque<Task> tasks_;
    std::vector<Finished> finished_;
    bool closing_ = false;
    std::vector<std::thread> threads_;
};

}  // namespace cvconv::command
