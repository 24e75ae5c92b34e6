#pragma once
// The options of `cvconv serve`, which the command and the program behind it (tools/serve) both parse: the first to say
// what is wrong with them before anything starts, the second to do what they say.

#include <cstdint>
#include <optional>
#include <string>

#include "tools/command/options.h"

namespace cvconv::command {

/// Where a service listens.
struct ListenAddress {
    std::string host;        ///< an address in digits: "127.0.0.1", "::1", "0.0.0.0"
    std::uint16_t port = 0;  ///< 0 = any that is free
    bool loopback = false;   ///< only this machine reaches it
};

struct ServeOptions {
    CommonOptions common;  ///< what holds for a request that does not say otherwise, and the limits of all requests
    std::string listen = "127.0.0.1:8080";
    std::string token_file;
    int jobs = 0;           ///< workers; 0 = as many as there are processors, until the options are checked
    int queue = 64;         ///< requests that wait for one, at most
    int connections = 256;  ///< that are open at a time, at most
    ListenAddress address;  ///< `listen`, parsed
};

/// "127.0.0.1:8080", "[::1]:8080", "localhost:0", or nothing where it is none of these forms. Names other than
/// localhost are not looked up: what an address is for must be plain from the command line.
[[nodiscard]] std::optional<ListenAddress> parse_listen_address(std::string_view text);

/// Parses and checks. The status to end with if the command ends here: 0 after --help, else that of a usage error,
/// which was reported. `how` is what a request starts from, and is complete only where nothing is returned.
[[nodiscard]] std::optional<int> parse_serve_options(const Arguments& arguments, ServeOptions& options,
                                                     ConvertOptions& how, Messages& messages);

}  // namespace cvconv::command
