#include "tools/serve/service.h"

#include <cerrno>
#include <cstring>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "tools/command/batch/file_tasks.h"
#include "tools/serve/accepted.h"
#include "tools/serve/access.h"
#include "tools/serve/admission.h"
#include "tools/serve/answer.h"
#include "tools/serve/listener.h"
#include "tools/serve/metrics.h"
#include "tools/serve/page.h"
#include "tools/serve/request_body.h"
#include "tools/serve/routes.h"
#include "writers/registry.h"

namespace cvconv::service {

using Clock = std::chrono::steady_clock;

class Service::Handlers {
public:
    Handlers(const command::ServeOptions& options, ConvertOptions how, std::string token, Listening listening);

    [[nodiscard]] bool open(Diagnostics& said);
    [[nodiscard]] std::string address() const;
    Listener& listener() { return listener_; }
    void give_up() { given_up_ = true; }

private:
    using Handled = httplib::Server::HandlerResponse;

    Handled before_body(const httplib::Request& request, httplib::Response& response);
    void take_document(const Route& route, const httplib::Request& request, httplib::Response& response,
                       const httplib::ContentReader& reader);
    [[nodiscard]] std::optional<Answer> refusal(const httplib::Request& request, const Route* route) const;
    [[nodiscard]] Answer look_up(const Route& route) const;
    [[nodiscard]] Answer convert(const Route& route, const httplib::Request& request,
                                 const httplib::ContentReader& reader);
    [[nodiscard]] Answer answer_to(const Route& route, Wanted wanted, std::string_view document);
    void send(Answer answer, const Route* route, httplib::Response& response, bool whole_request_read);

    command::ServeOptions options_;
    Wanted defaults_;
    std::string token_;
    Listening listening_;
    command::FileTasks tasks_;
    Admission admission_;
    Metrics metrics_;
    int port_ = 0;
    std::atomic<bool> given_up_{false};
    Listener listener_;
};

namespace {

/// A form has more than its document: the names of fields, and parameters.
std::size_t most_bytes_of_body(const ConvertOptions& how) {
    constexpr std::size_t around = 1U << 20U;
    return how.read.limits.max_bytes + around;
}

ConnectionLimits limits_for(const ConvertOptions& how) {
    ConnectionLimits limits;
    limits.request_bytes =
        most_bytes_of_body(how) * 2 + limits.head_bytes;  // a chunked body may have as many bytes of sizes
    return limits;
}

}  // namespace

Service::Handlers::Handlers(const command::ServeOptions& options, ConvertOptions how, std::string token,
                            Listening listening)
    : options_(options),
      token_(std::move(token)),
      listening_(std::move(listening)),
      tasks_(options.common, options.jobs),
      admission_(options.jobs + options.queue),
      listener_(limits_for(how), static_cast<std::size_t>(options.connections)) {
    defaults_.settings.options = std::move(how);
    defaults_.settings.policy = options.common.policy();
    defaults_.settings.strict = options.common.strict;
    listener_.set_default_headers({{"Server", "cvconv"},
                                   {"X-Content-Type-Options", "nosniff"},
                                   {"Referrer-Policy", "no-referrer"},
                                   {"Cross-Origin-Resource-Policy", "same-origin"},
                                   {"Cache-Control", "no-store"}});
    listener_.set_pre_routing_handler(
        [this](const auto& request, auto& response) { return before_body(request, response); });
    listener_.set_exception_handler([this](const auto&, auto& response, std::exception_ptr) {
        send(problem(Code::internal_error), nullptr, response, false);
    });
    // What cpp-httplib refuses by itself, before a request is one.
    listener_.set_error_handler(httplib::Server::HandlerWithResponse([this](const auto&, auto& response) {
        if (response.body.empty()) {
            send(problem(Code::request_malformed), nullptr, response, false);
        }
        return Handled::Handled;
    }));
    for (const Route& route : routes()) {
        if (route.method == "POST") {
            listener_.Post(std::string(route.path),
                           [this, &route](const auto& request, auto& response, const auto& reader) {
                               take_document(route, request, response, reader);
                           });
        }
    }
}

bool Service::Handlers::open(Diagnostics& said) {
    port_ = listener_.open(options_.address.host, options_.address.port);
    if (port_ == 0) {
        said.add(Code::listening_failed, fmt::format("{}: {}", options_.listen, std::strerror(errno)));
    }
    return port_ != 0;
}

std::string Service::Handlers::address() const {
    const std::string& host = options_.address.host;
    return host.find(':') == std::string::npos ? fmt::format("http://{}:{}", host, port_)
                                               : fmt::format("http://[{}]:{}", host, port_);
}

/// Why a request is refused before its body is looked at.
std::optional<Answer> Service::Handlers::refusal(const httplib::Request& request, const Route* route) const {
    if (listener_.ending()) {
        return problem(Code::service_ending);
    }
    // With a token a page of another site has nothing to send; and the service may be reached by a name.
    if (token_.empty() && comes_from_elsewhere(request.get_header_value("Host"), request.get_header_value("Origin"))) {
        return problem(Code::request_from_elsewhere);
    }
    if (route == nullptr) {
        return problem(Code::resource_unknown, request.path);
    }
    const bool fits = request.method == route->method || (request.method == "HEAD" && route->method == "GET");
    if (!fits) {
        Answer answer = problem(Code::method_unknown, request.method);
        answer.headers.emplace_back("Allow", route->method == "GET" ? "GET, HEAD" : "POST");
        return answer;
    }
    if (route->needs_token && !token_.empty() && !has_token(request.get_header_value("Authorization"), token_)) {
        return problem(Code::request_unauthorized);
    }
    return std::nullopt;
}

Answer Service::Handlers::look_up(const Route& route) const {
    switch (route.resource) {
        case Resource::page:
            return {200, "text/html; charset=utf-8", page(), {{"Content-Security-Policy", page_policy()}}};
        case Resource::formats: return {200, "application/json", service::formats(), {}};
        case Resource::openapi: return {200, "application/json", openapi(), {}};
        case Resource::metrics:
            return {200,
                    "text/plain; version=0.0.4; charset=utf-8",
                    metrics_.text(
                        {options_.jobs, options_.queue, admission_.taken(), tasks_.retried(), listener_.refused()}),
                    {}};
        default: return {200, "text/plain; charset=utf-8", "ok\n", {}};
    }
}

Service::Handlers::Handled Service::Handlers::before_body(const httplib::Request& request,
                                                          httplib::Response& response) {
    const Route* route = route_of(request.path);
    if (std::optional<Answer> refused = refusal(request, route)) {
        send(std::move(*refused), route, response, false);
        return Handled::Handled;
    }
    if (route->method == "POST") {
        return Handled::Unhandled;  // take_document()
    }
    // A body that nobody asked for would be taken for the next request.
    const bool has_body = request.has_header("Content-Length") || request.has_header("Transfer-Encoding");
    send(look_up(*route), route, response, !has_body);
    return Handled::Handled;
}

void Service::Handlers::take_document(const Route& route, const httplib::Request& request, httplib::Response& response,
                                      const httplib::ContentReader& reader) {
    std::optional<Admission::Place> place = admission_.enter();
    if (!place) {
        send(problem(Code::too_many_requests), &route, response, false);
        return;
    }
    Answer answer = convert(route, request, reader);
    const bool read = answer.status != 413 && answer.status != 400 && answer.status != 415;
    send(std::move(answer), &route, response, read);
}

Answer Service::Handlers::convert(const Route& route, const httplib::Request& request,
                                  const httplib::ContentReader& reader) {
    Wanted wanted = defaults_;
    Diagnostics said;
    if (route.resource == Resource::convert) {
        wanted.settings.options.to =
            writer_accepted(request.get_header_value("Accept")).value_or(wanted.settings.options.to);
    }
    for (const auto& [name, value] : request.params) {
        set_parameter(wanted, *route.parameters, name, value, said);
    }
    const std::size_t most = wanted.settings.options.read.limits.max_bytes;
    std::optional<std::string> body;
    if (!said.has_errors()) {
        body = read_body(request, reader,
                         request.has_header(form_header) ? most_bytes_of_body(wanted.settings.options) : most, said);
    }
    std::string_view document;
    if (body) {
        document = document_in(request, *body, *route.parameters, wanted, said);
    }
    if (!said.has_errors() && document.empty()) {
        said.add(Code::file_empty);
    } else if (document.size() > most) {
        said.add(Code::file_too_large, fmt::format("{} MB", most >> 20U));
    }
    const Writer* writer = find_writer(wanted.settings.options.to);
    if (wanted.envelope && writer != nullptr && !writer->is_text) {
        said.add(Code::request_malformed,
                 fmt::format("envelope: {} is no text, so JSON cannot hold it: ask without", writer->name));
    }
    return said.has_errors() ? problem(said) : answer_to(route, std::move(wanted), document);
}

Answer Service::Handlers::answer_to(const Route& route, Wanted wanted, std::string_view document) {
    const c_library::Settings& settings = wanted.settings;
    command::CommonOptions strictness;
    strictness.strict = settings.strict;
    worker::Request task;
    task.options = c_library::options_of(settings);
    task.task = route.resource == Resource::explain ? "explain" : "convert";
    const Clock::time_point begun = Clock::now();
    Conversion result = tasks_.run_on(document, std::move(task), [this] { return given_up_.load(); });
    if (!result.output && !result.diagnostics.has_errors()) {
        result.diagnostics.add(Code::service_ending);
    }
    command::apply_strict(strictness, result);
    metrics_.count_conversion(exit_status(result.diagnostics, settings.policy), Clock::now() - begun);
    if (listening_) {
        listening_(result.diagnostics);
    }
    if (route.resource != Resource::explain) {
        return wanted.envelope ? enveloped(result, settings.policy, settings.options.to)
                               : plain_answer(std::move(result), settings.policy, media_type(settings.options.to));
    }
    if (result.output) {
        auto parts = nlohmann::json::parse(*result.output, nullptr, false);
        if (!parts.is_object() || !parts.contains("page")) {
            return problem(Code::internal_error, "the worker's answer is none");
        }
        result.output = std::move(parts.at("page").get_ref<std::string&>());
    }
    return plain_answer(std::move(result), settings.policy, "text/html; charset=utf-8");
}

void Service::Handlers::send(Answer answer, const Route* route, httplib::Response& response, bool whole_request_read) {
    metrics_.count_request(route != nullptr ? route->path : "other", answer.status);
    response.status = answer.status;
    for (auto& [name, value] : answer.headers) {
        response.set_header(name, value);
    }
    if (!whole_request_read) {
        response.set_header("Connection", "close");  // what follows is the rest of this request, not another one
    }
    response.set_content(answer.body, answer.type);
}

Service::Service(const command::ServeOptions& options, const ConvertOptions& how, std::string token,
                 Listening listening)
    : handlers_(std::make_unique<Handlers>(options, how, std::move(token), std::move(listening))) {}

Service::~Service() = default;

bool Service::open(Diagnostics& said) {
    return handlers_->open(said);
}

std::string Service::address() const {
    return handlers_->address();
}

void Service::run() {
    handlers_->listener().run();
}

void Service::end() {
    handlers_->listener().end();
}

void Service::give_up() {
    handlers_->give_up();
    end();
}

}  // namespace cvconv::service
