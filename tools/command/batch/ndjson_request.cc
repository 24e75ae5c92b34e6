#include "tools/command/batch/ndjson_request.h"

#include <fmt/format.h>

#include "ir/formats/europass/base64.h"

namespace cvconv::command {

std::optional<NdjsonRequest> parse_ndjson_request(std::string_view line, std::size_t longest, Diagnostics& said) {
    if (line.size() >= longest) {
        said.add(Code::file_too_large, fmt::format("a line of more than {} bytes", longest));
        return std::nullopt;
    }
    // Nothing of ours is deep: a parser that keeps deep nesting would need as much memory.
    using Json = nlohmann::ordered_json;
    auto shallow = [](int depth, Json::parse_event_t, Json&) { return depth < 8; };
    Json json = Json::parse(line, shallow, false);
    if (json.is_discarded() || !json.is_object()) {
        said.add(Code::json_damaged, "a line must be one JSON object");
        return std::nullopt;
    }
    auto text = [&](const char* key) { return json.contains(key) && json[key].is_string(); };
    NdjsonRequest request;
    request.id = json.value("id", Json());
    if (text("path") && !json.contains("data")) {
        request.is_path = true;
        request.name = json["path"];
        return request;
    }
    if (!text("data")) {
        said.add(Code::usage, R"(a line needs "path", or "name" and "data")");
        return std::nullopt;
    }
    request.name = text("name") ? json["name"].get<std::string>() : "-";
    std::optional<std::string> bytes = europass::decode_base64(json["data"].get_ref<const std::string&>());
    if (!bytes) {
        said.add(Code::usage, R"("data" is not base64)");
        return std::nullopt;
    }
    request.bytes = *std::move(bytes);
    return request;
}

}  // namespace cvconv::command
