#include "readers/json_resume/mapped.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "ir/formats/json_resume/parse.h"
#include "ir/formats/yaml/outline.h"
#include "ir/formats/yaml/parse.h"
#include "ir/unicode.h"
#include "readers/json_resume/tree.h"

namespace cvconv::json_resume {

namespace {

std::string_view beginning(std::string_view bytes) {
    bytes.remove_prefix(bytes.starts_with("\xEF\xBB\xBF") ? 3 : 0);
    bytes.remove_prefix(std::min(bytes.find_first_not_of(" \t\r\n"), bytes.size()));
    return bytes;
}

/// The keys of the outermost object that have an object, as far as the text goes.
std::vector<std::string_view> keys_of_objects(std::string_view bytes) {
    std::vector<std::string_view> keys;
    int depth = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        const char c = bytes[i];
        if (c == '{' || c == '[') {
            ++depth;
        } else if (c == '}' || c == ']') {
            --depth;
        } else if (c == '"') {
            const std::size_t begin = ++i;
            while (i < bytes.size() && bytes[i] != '"') {
                i += bytes[i] == '\\' ? 2 : 1;
            }
            const std::size_t end = std::min(i, bytes.size());
            const std::size_t next = bytes.find_first_not_of(" \t\r\n", std::min(end + 1, bytes.size()));
            const bool is_key = depth == 1 && next != std::string_view::npos && bytes[next] == ':';
            const std::size_t value = is_key ? bytes.find_first_not_of(" \t\r\n", next + 1) : std::string_view::npos;
            if (value != std::string_view::npos && bytes[value] == '{') {
                keys.push_back(bytes.substr(begin, end - begin));
            }
        }
    }
    return keys;
}

std::string clipped(const std::vector<std::string>& places) {
    constexpr std::size_t most = 5;
    std::string text = fmt::format("{}: ", places.size());
    for (std::size_t i = 0; i < std::min(places.size(), most); ++i) {
        text += (i == 0 ? "" : ", ") + places[i];
    }
    return text + (places.size() > most ? " …" : "");
}

/// JSON where the text begins as JSON does, else YAML. Nothing, and what is wrong, for what is neither.
std::optional<mapping::Json> parse_either(std::string_view bytes, int max_depth, Diagnostics& diagnostics) {
    return beginning(bytes).starts_with('{') ? parse(bytes, max_depth, diagnostics)
                                             : yaml::parse(bytes, max_depth, diagnostics);
}

}  // namespace

std::optional<Content> read_mapped(std::string_view bytes, const ReadOptions& options,
                                   std::optional<mapping::AsResume> (*to_resume)(const mapping::Json&),
                                   std::string_view shape, Diagnostics& diagnostics) {
    const auto tree = parse_either(bytes, options.limits.max_depth, diagnostics);
    if (!tree) {
        return std::nullopt;
    }
    auto data = to_resume(*tree);
    if (!data) {
        diagnostics.add(Code::format_mismatch, std::string(shape));
        return std::nullopt;
    }
    mapping::AsResume mapped = *std::move(data);
    mapping::remove_empty(mapped.resume);
    const mapping::Json& unclaimed = mapping::member_at(mapped.resume, "meta.cvconv.unclaimed");
    for (std::size_t i = 0; i < unclaimed.size(); ++i) {
        Place place;
        place.pointer = mapped.origins.of(fmt::format("meta.cvconv.unclaimed[{}]", i));
        diagnostics.add(Code::text_unclaimed, std::move(place),
                        beginning_of(mapping::text_at(unclaimed[i], "text"), 80));
    }
    if (!mapped.hidden.empty()) {
        diagnostics.add(Code::hidden_part, clipped(mapped.hidden));
    }
    Diagnostics said;
    std::optional<Content> content = read_tree(std::move(mapped.resume), Notation::yaml, said);
    for (Diagnostic each : said.all()) {
        // That it is not as JSON Resume has it goes without saying.
        if (each.code != Code::value_read_as && each.code != Code::key_read_as) {
            each.place.pointer = mapped.origins.of(each.place.pointer);
            diagnostics.add(each.code, std::move(each.place), std::move(each.detail));
        }
    }
    return content;
}

bool has_top_objects(std::string_view bytes, std::initializer_list<std::string_view> keys) {
    constexpr std::size_t enough = 64 * 1024;
    const std::string_view text = beginning(bytes.substr(0, enough));
    std::vector<std::string_view> found;
    if (text.starts_with('{')) {
        found = keys_of_objects(text);
    } else {
        for (const yaml::TopKey& top : yaml::top_keys(bytes)) {
            const std::string_view below = trim(top.below);
            const bool is_object = top.value.starts_with('{') || (top.value.empty() && !below.starts_with("- ") &&
                                                                  below.find(':') != std::string_view::npos);
            if (is_object) {
                found.push_back(top.key);
            }
        }
    }
    return std::ranges::all_of(keys,
                               [&](std::string_view key) { return std::ranges::find(found, key) != found.end(); });
}

}  // namespace cvconv::json_resume
