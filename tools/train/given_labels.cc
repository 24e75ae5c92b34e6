#include "tools/train/given_labels.h"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <stdexcept>

#include <nlohmann/json.hpp>

namespace cvconv::train {

namespace {

using recognizing::FieldRole;
using recognizing::GivenSpans;

FieldRole role_of(const std::string& name) {
    const auto& names = recognizing::field_role_names;
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) {
        throw std::runtime_error("\"" + name + "\" is no role of this program");
    }
    return static_cast<FieldRole>(found - names.begin());
}

Span span_of(const nlohmann::json& row) {
    return {row.at(0).get<std::uint32_t>(), row.at(1).get<std::uint32_t>()};
}

GivenLabels labels_of(const nlohmann::json& document) {
    GivenLabels labels;
    for (const auto& line : document.at("lines")) {
        labels.lines.by_begin[line.at(0).get<std::uint32_t>()] = line.at(1).get<std::vector<std::string>>();
    }
    for (const auto& span : document.at("spans")) {
        labels.spans.values.push_back({span_of(span), role_of(span.at(2).get<std::string>()), span.at(3).get<bool>()});
    }
    for (const auto& span : document.at("unknown")) {
        labels.spans.unknown.push_back(span_of(span));
    }
    std::sort(labels.spans.values.begin(), labels.spans.values.end(),
              [](const GivenSpans::Value& a, const GivenSpans::Value& b) { return a.where < b.where; });
    std::sort(labels.spans.unknown.begin(), labels.spans.unknown.end());
    return labels;
}

}  // namespace

std::optional<std::map<std::string, GivenLabels>> read_given_labels(const std::string& path) {
    std::ifstream file(path);
    if (!file) {
        std::fprintf(stderr, "cvconv-train: %s: cannot be read\n", path.c_str());
        return std::nullopt;
    }
    std::map<std::string, GivenLabels> result;
    std::size_t number = 0;
    try {
        for (std::string line; std::getline(file, line);) {
            ++number;
            const nlohmann::json document = nlohmann::json::parse(line);
            result[document.at("file").get<std::string>()] = labels_of(document);
        }
    } catch (const std::exception& error) {
        std::fprintf(stderr, "cvconv-train: %s:%zu: %s\n", path.c_str(), number, error.what());
        return std::nullopt;
    }
    return result;
}

}  // namespace cvconv::train
