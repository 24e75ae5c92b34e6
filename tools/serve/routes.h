#pragma once
// What is served: the one table that requests are looked up in, and that GET /openapi.json is made of.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tools/serve/parameters.h"

namespace cvconv::service {

enum class Resource : std::uint8_t { page, convert, explain, formats, health, metrics, openapi };

struct Route {
    Resource resource;
    std::string_view method;  ///< "GET", which HEAD goes with, or "POST"
    std::string_view path;
    std::string_view summary;
    std::vector<std::string_view> types;                 ///< of an answer with status 200
    const std::vector<Parameter>* parameters = nullptr;  ///< null = none
    bool needs_token = true;                             ///< where there is one
};

[[nodiscard]] const std::vector<Route>& routes();

/// The route of that path, or null.
[[nodiscard]] const Route* route_of(std::string_view path);

/// OpenAPI 3.1, as JSON.
[[nodiscard]] std::string openapi();

/// What can be read and written, as JSON: {"read": [{"name", "summary", "extensions"}], "write": […]}.
[[nodiscard]] std::string formats();

}  // namespace cvconv::service
