#include "tools/command/batch/crew.h"

#include <cerrno>
#include <system_error>
#include <utility>

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

namespace cvconv::command {

Crew::Crew(int members) : ended_(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {
    if (ended_ < 0) {
        throw std::system_error(errno, std::generic_category(), "eventfd");
    }
    for (int i = 0; i < members; ++i) {
        threads_.emplace_back([this] { labour(); });
    }
}

Crew::~Crew() {
    {
        std::lock_guard lock(mutex_);
        closing_ = true;
        tasks_.clear();
    }
    there_is_work_.notify_all();
    for (std::thread& thread : threads_) {
        thread.join();
    }
    ::close(ended_);
}

void Crew::start(std::uint64_t ticket, std::function<Conversion()> work) {
    ++open_;
    {
        std::lock_guard lock(mutex_);
        tasks_.push_back({ticket, std::move(work)});
    }
    there_is_work_.notify_one();
}

std::vector<Crew::Finished> Crew::wait(int milliseconds, int other) {
    pollfd waiting[] = {{ended_, POLLIN, 0}, {other, POLLIN, 0}};
    ::poll(waiting, 2, milliseconds);
    std::uint64_t count = 0;
    [[maybe_unused]] ssize_t none = ::read(ended_, &count, sizeof count);  // resets it
    std::lock_guard lock(mutex_);
    open_ -= finished_.size();
    return std::exchange(finished_, {});
}

void Crew::labour() {
    while (true) {
        Task task;
        {
            std::unique_lock lock(mutex_);
            there_is_work_.wait(lock, [&] { return closing_ || !tasks_.empty(); });
            if (closing_) {
                return;
            }
            task = std::move(tasks_.front());
            tasks_.pop_front();
        }
        Finished finished{task.ticket, {std::nullopt, Diagnostics()}};
        guarded(finished.result.diagnostics, [&] { finished.result = task.work(); });
        task = {};  // what it holds is needed no longer
        {
            std::lock_guard lock(mutex_);
            finished_.push_back(std::move(finished));
        }
        const std::uint64_t one = 1;
        [[maybe_unused]] ssize_t none = ::write(ended_, &one, sizeof one);
    }
}

}  // namespace cvconv::command
