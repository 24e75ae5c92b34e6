#include "tools/serve/answer.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "tools/command/batch/batch_report.h"
#include "tools/command/messages.h"
#include "writers/registry.h"

namespace cvconv::service {
namespace {

using Json = nlohmann::ordered_json;

std::string text_of(const Json& json, bool ascii = false) {
    return json.dump(-1, ' ', ascii, Json::error_handler_t::replace);
}

int status_for(Code code) {
    switch (code) {
        case Code::request_malformed:
        case Code::file_empty: return 400;
        case Code::request_unauthorized: return 401;
        case Code::request_from_elsewhere: return 403;
        case Code::resource_unknown: return 404;
        case Code::method_unknown: return 405;
        case Code::file_too_large:
        case Code::too_many_pages:
        case Code::too_many_words: return 413;
        case Code::request_encoded:
        case Code::format_unknown:
        case Code::format_foreign:
        case Code::format_unsupported:
        case Code::binary_input: return 415;
        case Code::too_many_requests: return 429;
        case Code::internal_error:
        case Code::output_invalid: return 500;
        case Code::service_ending:
        case Code::worker_unavailable: return 503;
        default: return 422;  // a document that is known for what it is, and could not be converted
    }
}

std::string_view phrase(int status) {
    switch (status) {
        case 400: return "Bad Request";
        case 401: return "Unauthorized";
        case 403: return "Forbidden";
        case 404: return "Not Found";
        case 405: return "Method Not Allowed";
        case 413: return "Content Too Large";
        case 415: return "Unsupported Media Type";
        case 422: return "Unprocessable Content";
        case 429: return "Too Many Requests";
        case 503: return "Service Unavailable";
        default: return "Internal Server Error";
    }
}

const Diagnostic* first_error(const Diagnostics& said) {
    const auto& all = said.all();
    auto found = std::find_if(all.begin(), all.end(),
                              [](const Diagnostic& d) { return info(d.code).severity == Severity::error; });
    return found != all.end() ? &*found : nullptr;
}

void add_waiting_time(Answer& answer) {
    if (answer.status == 429 || answer.status == 503) {
        answer.headers.emplace_back("Retry-After", "1");
    }
    if (answer.status == 401) {
        answer.headers.emplace_back("WWW-Authenticate", "Bearer");
    }
}

std::string exit_number(const Diagnostics& said, const ExitPolicy& policy) {
    return std::to_string(static_cast<int>(exit_status(said, policy)));
}

}  // namespace

int http_status(const Diagnostics& said) {
    const Diagnostic* error = first_error(said);
    return error != nullptr ? status_for(error->code) : 200;
}

Answer problem(const Diagnostics& said) {
    const Diagnostic* error = first_error(said);
    const Diagnostic unknown{Code::internal_error, {}, {}};
    const Diagnostic& first = error != nullptr ? *error : unknown;
    Answer answer;
    answer.status = status_for(first.code);
    answer.type = "application/problem+json";
    answer.body = text_of({{"type", "about:blank"},
                           {"title", phrase(answer.status)},
                           {"status", answer.status},
                           {"detail", to_line(first, Audience::service)},
                           {"key", info(first.code).key},
                           {"exit", static_cast<int>(info(first.code).exit)},
                           {"diagnostics", command::to_json(said, Audience::service)}}) +
                  '\n';
    answer.headers.emplace_back("Cvconv-Status", exit_number(said, {}));
    add_waiting_time(answer);
    return answer;
}

Answer problem(Code code, std::string detail) {
    Diagnostics said;
    said.add(code, std::move(detail));
    return problem(said);
}

Answer plain_answer(Conversion result, const ExitPolicy& policy, std::string type) {
    if (!result.output) {
        return problem(result.diagnostics);
    }
    constexpr std::size_t most = 6000;  // clients take headers of 8 KB
    Answer answer{200, std::move(type), std::move(*result.output), {}};
    const Json all = command::to_json(result.diagnostics, Audience::service);
    std::string header = "[";
    std::size_t fitting = 0;
    for (const Json& one : all) {
        const std::string text = text_of(one, true);
        if (header.size() + text.size() + 2 > most) {
            break;
        }
        header += (fitting++ > 0 ? "," : "") + text;
    }
    answer.headers.emplace_back("Cvconv-Status", exit_number(result.diagnostics, policy));
    answer.headers.emplace_back("Cvconv-Diagnostics", header + ']');
    if (fitting < all.size()) {
        answer.headers.emplace_back("Cvconv-Diagnostics-Left-Off", std::to_string(all.size() - fitting));
    }
    return answer;
}

Answer enveloped(const Conversion& result, const ExitPolicy& policy, std::string_view writer) {
    const Exit exit = exit_status(result.diagnostics, policy);
    const auto& exits = exit_statuses();
    auto about = std::find_if(exits.begin(), exits.end(), [&](const ExitInfo& info) { return info.exit == exit; });
    Json json = {{"name", result.diagnostics.file()},
                 {"status", about->name},
                 {"exit", static_cast<int>(exit)},
                 {"diagnostics", command::to_json(result.diagnostics, Audience::service)}};
    if (result.output) {
        Json parsed =
            writer == "json-resume" ? Json::parse(*result.output, nullptr, false) : Json(Json::value_t::discarded);
        json["result"] = parsed.is_discarded() ? Json(*result.output) : std::move(parsed);
    }
    if (!result.report.empty()) {
        json["report"] = Json::parse(result.report, nullptr, false);
    }
    Answer answer{result.output ? 200 : http_status(result.diagnostics), "application/json", text_of(json) + '\n', {}};
    answer.headers.emplace_back("Cvconv-Status", std::to_string(static_cast<int>(exit)));
    add_waiting_time(answer);
    return answer;
}

std::string media_type(std::string_view name) {
    const Writer* writer = find_writer(name);
    const std::string_view extension = writer != nullptr ? writer->extensions.front() : "";
    if (extension == "json" || extension == "xml" || extension == "yaml") {
        return "application/" + std::string(extension);
    }
    if (extension == "docx") {
        return "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
    }
    if (extension == "html") {
        return "text/html; charset=utf-8";
    }
    if (extension == "md") {
        return "text/markdown; charset=utf-8";
    }
    return extension == "tex" ? "application/x-tex; charset=utf-8" : "text/plain; charset=utf-8";
}

}  // namespace cvconv::service
