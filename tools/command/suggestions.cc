#include "tools/command/suggestions.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace cvconv::command {
namespace {

/// How many letters must be changed, added or left out.
std::size_t distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), 0U);
    for (std::size_t i = 0; i < a.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i + 1);
        for (std::size_t j = 0; j < b.size(); ++j) {
            std::size_t changed = diagonal + (a[i] == b[j] ? 0 : 1);
            diagonal = std::exchange(row[j + 1], std::min({changed, row[j] + 1, row[j + 1] + 1}));
        }
    }
    return row.back();
}

/// Names of options elsewhere: converters (pandoc, ffmpeg), servers.
constexpr std::array<std::pair<std::string_view, std::string_view>, 8> elsewhere = {{
    {"--format", "--to"},
    {"--output-format", "--to"},
    {"--write", "--to"},
    {"--input-format", "--from"},
    {"--read", "--from"},
    {"--port", "--listen"},
    {"--host", "--listen"},
    {"--address", "--listen"},
}};

}  // namespace

std::optional<std::string> nearest(std::string_view word, const std::vector<std::string>& names) {
    constexpr std::size_t least = 3;
    constexpr std::size_t farthest = 2;
    if (word.size() < least) {
        return std::nullopt;
    }
    const auto begun = std::ranges::find_if(names, [&](const std::string& name) { return name.starts_with(word); });
    if (begun != names.end()) {
        return *begun;
    }
    const auto found =
        std::ranges::min_element(names, {}, [&](const std::string& name) { return distance(word, name); });
    return found != names.end() && distance(word, *found) <= farthest ? std::optional(*found) : std::nullopt;
}

std::optional<std::string> option_meant_by(std::string_view word, const std::vector<std::string>& names) {
    word = word.substr(0, word.find('='));
    const auto there = [&](std::string_view name) { return std::ranges::find(names, name) != names.end(); };
    for (const auto& [theirs, ours] : elsewhere) {
        if (word == theirs && there(ours)) {
            return std::string(ours);
        }
    }
    return nearest(word, names);
}

}  // namespace cvconv::command
