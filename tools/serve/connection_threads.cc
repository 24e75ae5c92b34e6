#include "tools/serve/connection_threads.h"

#include <utility>

namespace cvconv::service {

void ConnectionThreads::enqueue(std::function<void()> connection) {
    {
        std::lock_guard lock(mutex_);
        const bool is_free = waiting_.size() < idle_;
        if (is_free || threads_.size() < most_) {
            waiting_.push_back(std::move(connection));
            if (!is_free) {
                threads_.emplace_back([this] { work(); });
            }
            more_.notify_one();
            return;
        }
    }
    connection();
}

void ConnectionThreads::shutdown() {
    {
        std::lock_guard lock(mutex_);
        ending_ = true;
    }
    more_.notify_all();
    for (std::thread& thread : threads_) {
        thread.join();
    }
}

void ConnectionThreads::work() {
    std::unique_lock lock(mutex_);
    while (true) {
        ++idle_;
        more_.wait(lock, [&] { return ending_ || !waiting_.empty(); });
        --idle_;
        if (waiting_.empty()) {
            return;
        }
        std::function<void()> connection = std::move(waiting_.front());
        waiting_.pop_front();
        lock.unlock();
        connection();
        lock.lock();
    }
}

}  // namespace cvconv::service
