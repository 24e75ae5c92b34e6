#include "tools/serve/listener.h"

#include <cerrno>
#include <string_view>

#include <sys/socket.h>
#include <unistd.h>

#include "tools/serve/connection_threads.h"

namespace cvconv::service {
namespace {

constexpr int backlog = 512;                 // cpp-httplib's is 5: of a burst of clients some would wait for a second
constexpr std::size_t most_requests = 1000;  // of a connection; then the client opens another one

/// Takes from a request what cpp-httplib would do by itself with it (see above).
void tame(httplib::Request& request) {
    request.ranges.clear();
    request.headers.erase("Range");
    request.headers.erase("Accept-Encoding");
    request.headers.erase(form_header);
    if (request.is_multipart_form_data()) {
        request.set_header(form_header, request.get_header_value("Content-Type"));
        request.headers.erase("Content-Type");
    }
}

/// Without it another program of the same user could take the port as well.
void only_reuse_what_is_closed(socket_t socket) {
    const int on = 1;
    (void)::setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
}

}  // namespace

Listener::Listener(const ConnectionLimits& limits, std::size_t most_connections) : limits_(limits) {
    new_task_queue = [most_connections]() -> httplib::TaskQueue* { return new ConnectionThreads(most_connections); };
    set_socket_options(only_reuse_what_is_closed);
    set_keep_alive_timeout(static_cast<time_t>(limits.idle.count()));
    set_keep_alive_max_count(most_requests);
}

int Listener::open(const std::string& host, int port) {
    errno = 0;
    const int bound = port == 0 ? bind_to_any_port(host) : bind_to_port(host, port) ? port : -1;
    if (bound <= 0 || ::listen(svr_sock_, backlog) != 0) {
        errno = errno == 0 ? EADDRINUSE : errno;
        return 0;
    }
    return bound;
}

void Listener::run() {
    accepting_ = std::this_thread::get_id();
    if (!ending_) {
        (void)listen_after_bind();
    }
}

void Listener::end() {
    // stop() would do nothing where run() is only about to begin; a socket that is shut down is so for good.
    if (!ending_.exchange(true)) {
        ::shutdown(svr_sock_, SHUT_RDWR);
    }
}

bool Listener::process_and_close_socket(socket_t socket) {
    if (std::this_thread::get_id() == accepting_.load()) {
        refuse(socket);
        return false;
    }
    Connection connection(socket, limits_, ending_);
    for (std::size_t left = most_requests; left > 0 && connection.await_request(); --left) {
        bool client_closes = false;
        const bool last = left == 1 || ending_;
        if (!process_request(connection, last, client_closes, tame) || client_closes || connection.said_close()) {
            break;
        }
    }
    return true;
}

void Listener::refuse(socket_t socket) {
    constexpr std::string_view answer =
        "HTTP/1.1 503 Service Unavailable\r\nRetry-After: 1\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";
    ++refused_;
    (void)::send(socket, answer.data(), answer.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    ::shutdown(socket, SHUT_WR);
    ::close(socket);
}

}  // namespace cvconv::service
