#pragma once
// A thread for each open connection, up to a number: they start when they are needed and wait for the next one then.

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include <httplib.h>

namespace cvconv::service {

class ConnectionThreads : public httplib::TaskQueue {
public:
    explicit ConnectionThreads(std::size_t most) : most_(most) {}

    /// Called by the thread that accepts. Where all are busy, that thread itself does it: it knows that this is to
    /// refuse the connection (Listener).
    void enqueue(std::function<void()> connection) override;
    /// Waits for all connections to end.
    void shutdown() override;

private:
    void work();

    std::size_t most_;
    std::mutex mutex_;
    std::condition_variable more_;
    std::deque<std::function<void()>> waiting_;
    std::vector<std::thread> threads_;
    std::size_t idle_ = 0;
    bool ending_ = false;
};

}  // namespace cvconv::service
