#pragma once
// The service behind `cvconv serve`: HTTP in front of the confined workers.
//
//     service::Service service(options, how, token, {});
//     if (service.open(said)) {
//         service.run();      // until another thread calls end()
//     }
//
// Nothing is written to a file, and nothing is kept of a document once it is answered.

#include <functional>
#include <memory>
#include <string>

#include "tools/command/serve_options.h"

namespace cvconv::service {

class Service {
public:
    /// Told what was said about each document; called by several threads at a time. Empty = nobody.
    using Listening = std::function<void(const Diagnostics& said)>;

    /// `options` are checked (parse_serve_options), and `how` is what a request starts from. An empty token: none is
    /// asked.
    Service(const command::ServeOptions& options, const ConvertOptions& how, std::string token, Listening listening);
    Service(const Service&) = delete;
    Service& operator=(const Service&) = delete;
    ~Service();

    /// Takes the address. False, with an error, if that cannot be done.
    [[nodiscard]] bool open(Diagnostics& said);
    /// "http://127.0.0.1:8080", once it is open; with the port that was found where any would do.
    [[nodiscard]] std::string address() const;
    /// Answers requests until end() was called and those that were let in are answered.
    void run();

    /// From any thread: no more requests are taken.
    void end();
    /// From any thread: and what is at work is given up, with an answer that says so.
    void give_up();

private:
    class Handlers;
    std::unique_ptr<Handlers> handlers_;
};

}  // namespace cvconv::service
