#include "tools/serve/routes.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "tools/command/readers.h"
#include "writers/registry.h"

namespace cvconv::service {
namespace {

using Json = nlohmann::ordered_json;

Json schema_of(const Parameter& parameter) {
    if (parameter.values == std::vector<std::string>{"true", "false"}) {
        return {{"type", "boolean"}};
    }
    Json schema = {{"type", "string"}};
    if (!parameter.values.empty()) {
        schema["enum"] = parameter.values;
    }
    return schema;
}

Json answers_of(const Route& route) {
    Json problem = {{"application/problem+json", {{"schema", {{"$ref", "#/components/schemas/Problem"}}}}}};
    auto failing = [&](std::string_view description) {
        return Json{{"description", description}, {"content", problem}};
    };
    Json content = Json::object();
    for (std::string_view type : route.types) {
        content[std::string(type)] = Json::object();
    }
    Json answers = {{"200",
                     {{"description", "Done; Cvconv-Status and Cvconv-Diagnostics say more of a conversion"},
                      {"content", content}}}};
    if (route.needs_token) {
        answers["401"] = failing("The service has a token, and the request has not");
    }
    answers["403"] = failing("It comes from a page of another site");
    if (route.method == "POST") {
        answers["400"] = failing("A parameter, the form or the framing is wrong, or the document empty");
        answers["413"] = failing("The document, its pages or words are more than the limit");
        answers["415"] = failing("The format is not read, or the body is compressed");
        answers["422"] = failing("The document is damaged, encrypted, not what it should be, or took too long");
        answers["429"] = failing("As many requests wait as may; Retry-After says when to try again");
        answers["500"] = failing("A bug in cvconv");
        answers["503"] = failing("The service is ending, or cannot start workers");
    }
    return answers;
}

Json operation_of(const Route& route) {
    Json operation = {{"summary", route.summary}, {"operationId", route.path.substr(1)}};
    if (route.path == "/") {
        operation["operationId"] = "page";
    }
    Json fields = Json::object();
    if (route.parameters != nullptr) {
        operation["parameters"] = Json::array();
        for (const Parameter& parameter : *route.parameters) {
            operation["parameters"].push_back({{"name", parameter.name},
                                               {"in", "query"},
                                               {"description", parameter.takes},
                                               {"schema", schema_of(parameter)}});
            fields[parameter.name] = schema_of(parameter);
        }
        fields["file"] = {{"type", "string"}, {"contentMediaType", "application/octet-stream"}};
    }
    if (route.method == "POST") {
        operation["requestBody"] = {
            {"required", true},
            {"description", "The document itself, or a form with it as its only file and parameters as fields"},
            {"content",
             {{"application/octet-stream", Json::object()},
              {"multipart/form-data",
               {{"schema", {{"type", "object"}, {"properties", fields}, {"required", {"file"}}}}}}}}};
    }
    operation["responses"] = answers_of(route);
    if (route.needs_token) {
        operation["security"] = Json::array({Json::object(), {{"token", Json::array()}}});
    }
    return operation;
}

template <class Formats>
Json list_of(const Formats& formats) {
    Json list = Json::array();
    for (const auto& format : formats) {
        list.push_back({{"name", format.name}, {"summary", format.summary}, {"extensions", format.extensions}});
    }
    return list;
}

}  // namespace

const std::vector<Route>& routes() {
    static const std::vector<Route> all = {
        {Resource::page, "GET", "/", "A page to drop a CV on", {"text/html"}, nullptr, false},
        {Resource::convert,
         "POST",
         "/convert",
         "Convert a document",
         {"application/json", "application/xml", "application/x-tex", "text/markdown", "text/html",
          "application/vnd.openxmlformats-officedocument.wordprocessingml.document", "text/plain"},
         &convert_parameters()},
        {Resource::explain,
         "POST",
         "/explain",
         "What was read where in a document",
         {"text/html"},
         &explain_parameters()},
        {Resource::formats, "GET", "/formats", "Formats that are read and written", {"application/json"}},
        {Resource::health, "GET", "/healthz", "Whether the service takes requests", {"text/plain"}, nullptr, false},
        {Resource::metrics, "GET", "/metrics", "Numbers for Prometheus", {"text/plain"}},
        {Resource::openapi, "GET", "/openapi.json", "This description", {"application/json"}, nullptr, false},
    };
    return all;
}

const Route* route_of(std::string_view path) {
    const auto& all = routes();
    auto found = std::find_if(all.begin(), all.end(), [&](const Route& route) { return route.path == path; });
    return found != all.end() ? &*found : nullptr;
}

std::string openapi() {
    Json paths = Json::object();
    for (const Route& route : routes()) {
        paths[std::string(route.path)][route.method == "GET" ? "get" : "post"] = operation_of(route);
    }
    Json text = {{"type", "string"}};
    Json number = {{"type", "integer"}};
    Json problem = {{"type", "object"},
                    {"description", "RFC 9457; key and exit are those of cvconv's first error"},
                    {"properties",
                     {{"type", text},
                      {"title", text},
                      {"status", number},
                      {"detail", text},
                      {"key", text},
                      {"exit", number},
                      {"diagnostics", {{"type", "array"}, {"items", {{"type", "object"}}}}}}}};
    Json description = {{"openapi", "3.1.0"},
                        {"info", {{"title", "cvconv"}, {"version", CVCONV_VERSION}}},
                        {"paths", paths},
                        {"components",
                         {{"schemas", {{"Problem", problem}}},
                          {"securitySchemes", {{"token", {{"type", "http"}, {"scheme", "bearer"}}}}}}}};
    return description.dump(2) + '\n';
}

std::string formats() {
    return Json{{"read", list_of(command::available_readers())}, {"write", list_of(writers())}}.dump(2) + '\n';
}

}  // namespace cvconv::service
