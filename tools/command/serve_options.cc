#include "tools/command/serve_options.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <thread>

#include <arpa/inet.h>
#include <fmt/format.h>
#include <netdb.h>
#include <CLI/CLI.hpp>

namespace cvconv::command {
namespace {

void declare(CLI::App& app, ServeOptions& options) {
    app.add_option(
           "--listen", options.listen,
           "Address or host, and port; without --token-file one of this machine alone: 127.0.0.1, [::1]. Port 0 is any")
        ->type_name("ADDRESS")
        ->capture_default_str();
    app.add_option("--token-file", options.token_file,
                   "File with the token that requests must have: Authorization: Bearer TOKEN")
        ->type_name("FILE");
    app.add_option("-j,--jobs", options.jobs, "Documents at the same time; 0 = as many as there are processors")
        ->type_name("N")
        ->check(CLI::Range(0, 1024))
        ->capture_default_str();
    app.add_option("--queue", options.queue, "Requests that may wait for their turn; more are refused with status 429")
        ->type_name("N")
        ->check(CLI::Range(0, 10'000))
        ->capture_default_str();
    app.add_option("--connections", options.connections, "Connections open at the same time; more get status 503")
        ->type_name("N")
        ->check(CLI::Range(1, 900))
        ->capture_default_str();
    add_common_options(app, options.common);
    app.footer(
        "GET / is a page to drop a CV on, GET /openapi.json says what requests there are.\n"
        "\n"
        "Examples:\n"
        "  cvconv serve\n"
        "  curl --data-binary @cv.pdf 'http://127.0.0.1:8080/convert?to=europass'\n"
        "  curl -F file=@cv.pdf 'http://127.0.0.1:8080/convert?envelope=true'\n"
        "  cvconv serve --listen 0.0.0.0:8080 --token-file /etc/cvconv/token\n");
}

void check(ServeOptions& options, Diagnostics& said) {
    if (std::optional<ListenAddress> address = parse_listen_address(options.listen)) {
        options.address = *address;
        if (!address->loopback && options.token_file.empty()) {
            said.add(Code::usage, fmt::format("--listen: others than this machine reach {}: --token-file must say whom "
                                              "to answer",
                                              options.listen));
        }
    } else {
        said.add(Code::usage, fmt::format("--listen: {} is no address or host with a port, as 127.0.0.1:8080, "
                                          "[::1]:8080 and localhost:8080 are",
                                          options.listen));
    }
    if (options.common.timeout == 0 || options.common.isolation == "off") {
        said.add(Code::usage, "a service reads what strangers send: it needs --timeout and --isolation");
    }
    if (options.jobs == 0) {
        options.jobs = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    }
}

}  // namespace

namespace {

/// The first IPv4 address of a host's name.
bool resolve(const std::string& host, in_addr& number) {
    addrinfo wanted{};
    wanted.ai_family = AF_INET;
    wanted.ai_socktype = SOCK_STREAM;
    addrinfo* found = nullptr;
    if (host.empty() || ::getaddrinfo(host.c_str(), nullptr, &wanted, &found) != 0) {
        return false;
    }
    number = reinterpret_cast<const sockaddr_in*>(found->ai_addr)->sin_addr;
    ::freeaddrinfo(found);
    return true;
}

}  // namespace

std::optional<ListenAddress> parse_listen_address(std::string_view text) {
    const std::size_t colon = text.rfind(':');
    if (colon == std::string_view::npos) {
        return std::nullopt;
    }
    ListenAddress address;
    const std::string_view port = text.substr(colon + 1);
    auto [end, error] = std::from_chars(port.data(), port.data() + port.size(), address.port);
    if (error != std::errc() || end != port.data() + port.size()) {
        return std::nullopt;
    }
    address.host = text.substr(0, colon);
    const bool bracketed = address.host.size() > 2 && address.host.front() == '[' && address.host.back() == ']';
    if (bracketed) {
        address.host = address.host.substr(1, address.host.size() - 2);
        in6_addr number{};
        if (::inet_pton(AF_INET6, address.host.c_str(), &number) != 1) {
            return std::nullopt;
        }
        address.loopback = IN6_IS_ADDR_LOOPBACK(&number);
        return address;
    }
    in_addr number{};
    if (::inet_pton(AF_INET, address.host.c_str(), &number) != 1 && !resolve(address.host, number)) {
        return std::nullopt;
    }
    std::array<char, INET_ADDRSTRLEN> digits{};
    address.host = ::inet_ntop(AF_INET, &number, digits.data(), digits.size());
    address.loopback = (ntohl(number.s_addr) >> 24U) == 127;
    return address;
}

std::optional<int> parse_serve_options(const Arguments& arguments, ServeOptions& options, ConvertOptions& how,
                                       Messages& messages) {
    CLI::App app("Converts what is sent to it by HTTP.", "cvconv serve");
    declare(app, options);
    if (std::optional<int> status = parse(app, arguments, messages)) {
        return status;
    }
    Diagnostics said;
    how = prepare(options.common, messages, said);
    how.read.on_page = nullptr;  // it would be called in several threads
    check(options, said);
    if (!said.has_errors()) {
        return std::nullopt;
    }
    messages.report(said);
    return static_cast<int>(exit_status(said, {}));
}

}  // namespace cvconv::command
