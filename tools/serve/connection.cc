#include "tools/serve/connection.h"

#include <algorithm>
#include <cerrno>
#include <cstring>

#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace cvconv::service {
namespace {

using Clock = std::chrono::steady_clock;
using Milliseconds = std::chrono::milliseconds;

/// Whether `socket` is ready before `until`; what is wrong with it shows when it is used.
bool ready(int socket, short what, Clock::time_point until) {
    while (true) {
        const auto left = std::chrono::duration_cast<Milliseconds>(until - Clock::now()).count();
        pollfd one{socket, what, 0};
        const int found = ::poll(&one, 1, static_cast<int>(std::clamp<long>(left, 0, 60'000)));
        if (found > 0) {
            return true;
        }
        if ((found < 0 && errno != EINTR) || left <= 0) {
            return false;
        }
    }
}

}  // namespace

Connection::Connection(int socket, const ConnectionLimits& limits, const std::atomic<bool>& ending)
    : socket_(socket), limits_(limits), ending_(&ending) {
    // Heads and bodies are written one after the other: Nagle's algorithm would hold the second back.
    const int on = 1;
    (void)::setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
}

Connection::~Connection() {
    if (answering_ || said_close_) {
        ::shutdown(socket_, SHUT_WR);
        const Clock::time_point until = Clock::now() + limits_.taking_leave;
        while (ready(socket_, POLLIN, until) && ::recv(socket_, buffer_.data(), buffer_.size(), MSG_DONTWAIT) > 0) {
        }
    }
    ::close(socket_);
}

bool Connection::await_request() {
    constexpr Milliseconds slice(100);  // after which it looks whether the service is ending
    const Clock::time_point until = Clock::now() + limits_.idle;
    while (begin_ == end_ && !ready(socket_, POLLIN, std::min(until, Clock::now() + slice))) {
        if (*ending_ || Clock::now() >= until) {
            return false;
        }
    }
    received_ = end_ - begin_;
    of_head_ = 0;
    of_head_end_ = 0;
    receive_until_ = Clock::now() + limits_.receiving;
    answering_ = false;
    return true;
}

bool Connection::is_readable() const {
    return begin_ < end_ || ready(socket_, POLLIN, receive_until_);
}

bool Connection::is_writable() const {
    return ready(socket_, POLLOUT, answering_ ? answer_until_ : Clock::now() + limits_.answering);
}

ssize_t Connection::receive(char* to, std::size_t size) {
    while (ready(socket_, POLLIN, receive_until_) && Clock::now() < receive_until_) {
        const ssize_t got = ::recv(socket_, to, size, MSG_DONTWAIT);
        if (got >= 0) {
            received_ += static_cast<std::size_t>(got);
            return received_ <= limits_.request_bytes ? got : -1;
        }
        if (errno != EINTR && errno != EAGAIN) {
            return -1;
        }
    }
    return -1;
}

/// False once the head is longer than it may be: cpp-httplib itself has no bound on a line, nor on their number.
bool Connection::takes_of_head(std::string_view bytes) {
    constexpr std::string_view end = "\r\n\r\n";
    for (std::size_t i = 0; i < bytes.size() && of_head_end_ < end.size(); ++i) {
        ++of_head_;
        of_head_end_ = bytes[i] == end[of_head_end_] ? of_head_end_ + 1 : bytes[i] == '\r' ? 1 : 0;
    }
    return of_head_ <= limits_.head_bytes;
}

ssize_t Connection::read(char* to, std::size_t size) {
    if (begin_ == end_) {
        if (size >= buffer_.size() && of_head_end_ == 4) {
            return receive(to, size);
        }
        const ssize_t got = receive(buffer_.data(), buffer_.size());
        if (got <= 0) {
            return got;
        }
        begin_ = 0;
        end_ = static_cast<std::size_t>(got);
    }
    const std::size_t count = std::min(size, end_ - begin_);
    std::memcpy(to, buffer_.data() + begin_, count);
    begin_ += count;
    return takes_of_head({to, count}) ? static_cast<ssize_t>(count) : -1;
}

void Connection::note_head(std::string_view written) {
    constexpr std::string_view continues = "HTTP/1.1 100";
    if (written.starts_with("HTTP/1.1 ") && !written.starts_with(continues)) {
        said_close_ =
            written.substr(0, written.find("\r\n\r\n")).find("\r\nConnection: close") != std::string_view::npos;
    }
}

ssize_t Connection::write(const char* from, std::size_t size) {
    if (!answering_) {
        answering_ = true;
        answer_until_ = Clock::now() + limits_.answering;
        note_head({from, size});  // it is written in one piece
    }
    while (ready(socket_, POLLOUT, answer_until_) && Clock::now() < answer_until_) {
        const ssize_t put = ::send(socket_, from, size, MSG_NOSIGNAL | MSG_DONTWAIT);
        if (put >= 0) {
            return put;
        }
        if (errno != EINTR && errno != EAGAIN) {
            return -1;
        }
    }
    return -1;
}

void Connection::get_remote_ip_and_port(std::string& ip, int& port) const {
    ip.clear();  // nothing here asks who it is
    port = 0;
}

void Connection::get_local_ip_and_port(std::string& ip, int& port) const {
    ip.clear();
    port = 0;
}

}  // namespace cvconv::service
