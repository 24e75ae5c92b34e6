#pragma once
// What a supervisor and its workers say to each other: requests and replies, as MessagePack, each
// behind its length; files and outputs as they are. Names and texts are bytes here: nothing needs to be UTF-8.
//
// Who receives does not trust who sent: a message that is no message is nullopt, never an exception.

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

}  // namespace cvconv::worker
