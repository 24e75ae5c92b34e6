#pragma once
// One connection, as cpp-httplib reads and writes it. Its own streams would wait anew for every byte and take as many
// as come; this one has a deadline and a number of bytes for a whole request, so that nobody can hold a thread or fill
// the memory by sending slowly, or a header without end.

#include <array>
#include <atomic>
#include <chrono>
#include <string_view>

#include <httplib.h>

namespace cvconv::service {

struct ConnectionLimits {
    std::size_t head_bytes = 64U << 10U;   ///< of a request's line and headers
    std::size_t request_bytes = 0;         ///< of all of a request
    std::chrono::seconds receiving{30};    ///< from a request's first byte to its last
    std::chrono::seconds idle{15};         ///< between an answer and the next request
    std::chrono::seconds answering{60};    ///< for the whole answer to be taken
    std::chrono::seconds taking_leave{1};  ///< for the client to close, after an answer that was the last one
};

class Connection : public httplib::Stream {
public:
    /// Owns `socket`. `ending` outlives it.
    Connection(int socket, const ConnectionLimits& limits, const std::atomic<bool>& ending);
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    /// Closes. Before that it takes, for a moment, what the client still sends: else the kernel would tear the
    /// connection down, and the answer (to a body that is too large, say) might be lost on the way.
    ~Connection() override;

    /// Waits until a request begins. False if there will be none: the client closed, was idle for too long, or the
    /// service is ending. The limits of one request begin anew.
    [[nodiscard]] bool await_request();
    /// The last answer said "Connection: close".
    [[nodiscard]] bool said_close() const { return said_close_; }

    [[nodiscard]] bool is_readable() const override;
    [[nodiscard]] bool is_writable() const override;
    ssize_t read(char* to, std::size_t size) override;
    ssize_t write(const char* from, std::size_t size) override;
    void get_remote_ip_and_port(std::string& ip, int& port) const override;
    void get_local_ip_and_port(std::string& ip, int& port) const override;
    [[nodiscard]] socket_t socket() const override { return socket_; }

private:
    using Clock = std::chrono::steady_clock;

    [[nodiscard]] ssize_t receive(char* to, std::size_t size);
    [[nodiscard]] bool takes_of_head(std::string_view bytes);
    void note_head(std::string_view written);

    int socket_;
    ConnectionLimits limits_;
    const std::atomic<bool>* ending_;
    std::array<char, 16384> buffer_{};  ///< cpp-httplib reads heads byte by byte
    std::size_t begin_ = 0, end_ = 0;   ///< of what is in it and not read yet
    std::size_t received_ = 0;          ///< of this request
    std::size_t of_head_ = 0;           ///< bytes of its head that were read
    std::size_t of_head_end_ = 0;  ///< how much of the CR LF CR LF behind it was read just now; 4 = the head is over
    Clock::time_point receive_until_;
    Clock::time_point answer_until_;  ///< set by the first byte of an answer
    bool answering_ = false;
    bool said_close_ = false;
};

}  // namespace cvconv::service
