#pragma once
// What a supervisor and its workers say to each other: requests and replies, as MessagePack, each
// behind its length; files and outputs as they are. Names and texts are bytes here: nothing needs to be UTF-8.
//
// Who receives does not trust who sent: a message that is no message is nullopt, never an exception.

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "tools/library/convert.h"

namespace cvconv::worker {

/// What to do with one file.
struct Request {
    std::string task = "convert";  ///< or "explain" (explain.h), or a stage of `cvconv show` (stages() in tasks.h)
    bool plain = false;            ///< stages: values without evidence
    ConvertOptions options;
    int seconds = 0;               ///< of processor time; 0 = no limit
    std::size_t memory_bytes = 0;  ///< of address space, if less than the worker was started with; 0 = as then
};

/// The first thing a worker says.
struct Hello {
    std::string version;
    bool confined = false;  ///< system calls are filtered
    bool limited = false;   ///< memory and files are limited
};

struct Reply {
    Conversion result;
    bool last = false;  ///< the worker ends after this one: it has grown, or had no memory left
};

/// What a worker says while it is at work: a page of so many is being read.
struct Progress {
    int page = 0, pages = 0;
};

[[nodiscard]] std::string pack(const Request& request, std::string_view bytes);
[[nodiscard]] std::string pack(const Hello& hello);
[[nodiscard]] std::string pack(const Reply& reply);
[[nodiscard]] std::string pack(const Progress& progress);

/// `bytes` is the file then, within `packed`.
[[nodiscard]] std::optional<Request> unpack_request(std::string_view packed, std::string_view& bytes);
[[nodiscard]] std::optional<Progress> unpack_progress(std::string_view packed);
[[nodiscard]] std::optional<Hello> unpack_hello(std::string_view packed);
/// The diagnostics are those of `file_name`.
[[nodiscard]] std::optional<Reply> unpack_reply(std::string_view packed, const std::string& file_name);

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
