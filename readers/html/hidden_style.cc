#include "readers/html/hidden_style.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string>

namespace cvconv::html {
namespace {

/// The number that a value begins with: "-999em" → -999.
std::optional<double> number(const std::string& value) {
    double result = 0;
    auto read = std::from_chars(value.data(), value.data() + value.size(), result, std::chars_format::fixed);
    return read.ec == std::errc() ? std::optional(result) : std::nullopt;
}

/// "0", "0px", "0.0em", "0%", "0.5px": nothing that could be read.
bool is_nothing(const std::string& value) {
    const std::optional<double> size = number(value);
    return size && (*size == 0 || (*size < 1 && (value.ends_with("px") || value.ends_with("pt"))));
}

bool is_white(const std::string& value) {
    static constexpr std::array<std::string_view, 5> names = {"white", "#fff", "#ffffff", "rgb(255,255,255)",
                                                              "transparent"};
    return std::find(names.begin(), names.end(), value) != names.end();
}

bool hides(const std::string& property, const std::string& value, bool background) {
    if (property == "display") {
        return value == "none";
    }
    if (property == "visibility") {
        return value == "hidden" || value == "collapse";
    }
    if (property == "font-size" || property == "opacity") {
        return is_nothing(value);
    }
    if (property == "color") {
        return !background && is_white(value);
    }
    if (property == "left" || property == "top" || property == "text-indent" || property == "margin-left") {
        return number(value).value_or(0) <= -999;
    }
    return false;
}

}  // namespace

bool hides(std::string_view style) {
    std::string bare;
    for (char c : style) {
        if (c > ' ') {
            bare += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        }
    }
    const bool background = bare.find("background") != std::string::npos;
    for (std::size_t begin = 0; begin < bare.size();) {
        const std::size_t end = std::min(bare.find(';', begin), bare.size());
        const std::string declaration = bare.substr(begin, end - begin);
        const std::size_t colon = std::min(declaration.find(':'), declaration.size());
        std::string value = declaration.substr(std::min(colon + 1, declaration.size()));
        value = value.substr(0, value.find("!important"));
        if (hides(declaration.substr(0, colon), value, background)) {
            return true;
        }
        begin = end + 1;
    }
    return false;
}

}  // namespace cvconv::html
