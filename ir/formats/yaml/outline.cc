#include "ir/formats/yaml/outline.h"

#include <algorithm>

#include "ir/unicode.h"

namespace cvconv::yaml {

namespace {

/// "key:", "key: value", '"key": value' → its parts; an empty key if the line has none.
TopKey key_of(std::string_view line) {
    const std::size_t colon = line.find(':');
    const bool separates = colon != std::string_view::npos && (colon + 1 == line.size() || line[colon + 1] == ' ');
    std::string_view key = separates ? line.substr(0, colon) : std::string_view();
    if (key.size() > 2 && (key.front() == '"' || key.front() == '\'') && key.back() == key.front()) {
        key = key.substr(1, key.size() - 2);
    }
    if (key.find_first_of(" \t\"'{}[]") != std::string_view::npos) {
        return {};
    }
    std::string_view value = key.empty() ? std::string_view() : trim(line.substr(colon + 1));
    return {key, value.starts_with('#') ? std::string_view() : value, {}};
}

}  // namespace

std::vector<TopKey> top_keys(std::string_view bytes) {
    constexpr std::size_t enough = 64 * 1024;
    const bool whole = bytes.size() <= enough;
    bytes = bytes.substr(0, enough);
    bytes.remove_prefix(bytes.starts_with("\xEF\xBB\xBF") ? 3 : 0);
    std::vector<TopKey> keys;
    for (std::size_t begin = 0; begin < bytes.size();) {
        const std::size_t end = bytes.find('\n', begin);
        if (end == std::string_view::npos && !whole) {
            break;  // cut off
        }
        std::string_view line = bytes.substr(begin, std::min(end, bytes.size()) - begin);
        begin = std::min(end, bytes.size()) + (end == std::string_view::npos ? 0 : 1);
        const std::string_view bare = trim(line);
        if (bare.empty() || bare.starts_with('#') || (line.starts_with('%') && keys.empty())) {
            continue;
        }
        if (bare == "---" || bare == "...") {
            if (keys.empty()) {
                continue;
            }
            return trim(bytes.substr(begin)).empty() ? keys : std::vector<TopKey>();
        }
        if (line.front() == ' ' || line.front() == '\t' || bare == "-" || line.starts_with("- ") || bare == "]" ||
            bare == "}") {
            if (keys.empty()) {
                return {};
            }
            keys.back().below = keys.back().below.empty() ? line : keys.back().below;
            continue;
        }
        TopKey key = key_of(line);
        if (key.key.empty()) {
            return {};
        }
        keys.push_back(key);
    }
    return keys;
}

}  // namespace cvconv::yaml
