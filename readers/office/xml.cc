#include "readers/office/xml.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include <fmt/format.h>

namespace cvconv::office {
namespace {

constexpr int deepest = 300;  // a text box takes ten levels, a nested table four
constexpr std::ptrdiff_t most_tags = 2'000'000;

/// How deep the tree is, without recursion; stops where it is too deep.
bool is_shallow(const pugi::xml_document& document) {
    int depth = 0;
    pugi::xml_node node = document.first_child();
    while (node) {
        if (pugi::xml_node inner = node.first_child()) {
            node = inner;
            if (++depth > deepest) {
                return false;
            }
            continue;
        }
        while (node && !node.next_sibling()) {
            node = node.parent();
            --depth;
        }
        node = node ? node.next_sibling() : node;
    }
    return true;
}

}  // namespace

bool parse_xml(pugi::xml_document& document, std::string& bytes, std::string_view name, Diagnostics& diagnostics) {
    if (std::count(bytes.begin(), bytes.end(), '<') > most_tags) {
        diagnostics.add(Code::limit_reached, fmt::format("{} has more than {} tags", name, most_tags));
        return false;
    }
    const pugi::xml_parse_result result = document.load_buffer_inplace(
        bytes.data(), bytes.size(), pugi::parse_default | pugi::parse_doctype | pugi::parse_ws_pcdata);
    if (!result) {
        diagnostics.add(Code::xml_damaged, fmt::format("{}: {}", name, result.description()));
        return false;
    }
    for (pugi::xml_node node : document.children()) {
        if (node.type() == pugi::node_doctype) {
            diagnostics.add(Code::xml_document_type, std::string(name));
            return false;
        }
    }
    if (!is_shallow(document)) {
        diagnostics.add(Code::limit_reached, fmt::format("{}: elements nested deeper than {}", name, deepest));
        return false;
    }
    return true;
}

std::string_view local_name(pugi::xml_node node) {
    const std::string_view name = node.name();
    return name.substr(name.find(':') + 1);  // npos + 1 is 0
}

bool is(pugi::xml_node node, std::string_view name) {
    return local_name(node) == name;
}

pugi::xml_node child(pugi::xml_node node, std::string_view name) {
    for (pugi::xml_node inner : node.children()) {
        if (is(inner, name)) {
            return inner;
        }
    }
    return {};
}

std::string_view attribute(pugi::xml_node node, std::string_view name) {
    for (pugi::xml_attribute a : node.attributes()) {
        const std::string_view full = a.name();
        if (full.substr(full.find(':') + 1) == name) {
            return a.value();
        }
    }
    return {};
}

std::string_view value_of(pugi::xml_node node, std::string_view name) {
    return attribute(child(node, name), "val");
}

int to_int(std::string_view text, int otherwise) {
    constexpr int bound = 1'000'000;
    int number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    return read.ec == std::errc() ? std::clamp(number, -bound, bound) : otherwise;
}

float to_float(std::string_view text, float otherwise) {
    constexpr float bound = 1e6F;
    float number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number, std::chars_format::fixed);
    return read.ec == std::errc() ? std::clamp(number, -bound, bound) : otherwise;
}

std::optional<float> points(std::string_view text) {
    static constexpr std::pair<std::string_view, float> units[] = {{"cm", 28.346F}, {"mm", 2.8346F}, {"in", 72.0F},
                                                                   {"pt", 1.0F},    {"pc", 12.0F},   {"px", 0.75F}};
    for (const auto& [unit, size] : units) {
        if (text.ends_with(unit)) {
            return to_float(text) * size;
        }
    }
    return std::nullopt;
}

}  // namespace cvconv::office
