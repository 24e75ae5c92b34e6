#pragma once
// cpp-httplib's server with our connections: their limits, their number, and an end that does not wait for the idle.
//
// What it does not do of what cpp-httplib would: decompress bodies (there is no bound on what comes out), parse forms
// (by std::regex, which recurs as deep as its input is long), send ranges, compress answers.

#include <atomic>
#include <thread>

#include <httplib.h>

#include "tools/serve/connection.h"

namespace cvconv::service {

/// The header in which a request's multipart Content-Type is found.
inline constexpr const char* form_header = "Cvconv-Form";

class Listener : public httplib::Server {
public:
    Listener(const ConnectionLimits& limits, std::size_t most_connections);

    /// Binds and listens. The port, which is another one where `port` is 0; 0 where it failed (errno says why).
    [[nodiscard]] int open(const std::string& host, int port);
    /// Serves until end() is called and all answers are given.
    void run();
    /// Connections are refused, and end with the answer they are at. From any thread.
    void end();
    [[nodiscard]] const std::atomic<bool>& ending() const { return ending_; }
    /// How many connections were refused since there were too many.
    [[nodiscard]] std::uint64_t refused() const { return refused_; }

private:
    bool process_and_close_socket(socket_t socket) override;
    void refuse(socket_t socket);

    ConnectionLimits limits_;
    std::atomic<bool> ending_{false};
    std::atomic<std::uint64_t> refused_{0};
    std::atomic<std::thread::id> accepting_;  ///< the thread of run()
};

}  // namespace cvconv::service
