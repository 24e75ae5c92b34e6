#pragma once
// Messages (message.h) over a connected stream socket, by a deadline.

#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace cvconv::worker {

using Clock = std::chrono::steady_clock;
constexpr std::uint64_t longest_message = 1U << 30U;

enum class Transfer : std::uint8_t {
    done,
    late,       ///< the deadline passed
    closed,     ///< the other side has ended, in the middle of a message or before it
    broken,     ///< this is no message, or too long a one
    cancelled,  ///< nobody wants the message any more
};

/// Over a connected stream socket. They return at the deadline at the latest.
[[nodiscard]] Transfer send(int socket, std::string_view packed, Clock::time_point deadline);
[[nodiscard]] Transfer receive(int socket, std::string& packed, Clock::time_point deadline);

/// Waits until a message begins to arrive (or the other side has ended). It asks `cancelled` some times a second.
[[nodiscard]] Transfer await(int socket, Clock::time_point deadline, const std::function<bool()>& cancelled);

}  // namespace cvconv::worker
