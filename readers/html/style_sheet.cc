#include "readers/html/style_sheet.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "ir/unicode.h"

namespace cvconv::html {
namespace {

constexpr std::size_t most_rules = 20'000;
constexpr std::size_t most_of_name = 200;  // with one class or tag

std::string lower(std::string_view text) {
    std::string lowered(text);
    std::transform(lowered.begin(), lowered.end(), lowered.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return lowered;
}

std::vector<std::string_view> split(std::string_view text, std::string_view separators) {
    std::vector<std::string_view> parts;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(separators), text.size());
        if (const std::string_view part = trim(text.substr(0, end)); !part.empty()) {
            parts.push_back(part);
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return parts;
}

/// Points, or a negative share of the size around.
std::optional<float> size_of(std::string_view value) {
    float number = 0;
    const auto read = std::from_chars(value.data(), value.data() + value.size(), number, std::chars_format::fixed);
    if (read.ec != std::errc() || number <= 0 || number > 1000) {
        return std::nullopt;
    }
    const std::string_view unit(read.ptr, static_cast<std::size_t>(value.data() + value.size() - read.ptr));
    if (unit == "px" || unit == "pt") {
        return unit == "px" ? number * 0.75F : number;
    }
    if (unit == "rem") {
        return number * 12;
    }
    return unit == "em" ? std::optional(-number) : unit == "%" ? std::optional(-number / 100) : std::nullopt;
}

void read_declaration(std::string_view name, std::string_view value, Look& look) {
    if (name == "font-weight") {
        look.bold = value == "bold" || value == "bolder" || (value.size() == 3 && value >= "600" && value <= "900");
    } else if (name == "font-style") {
        look.italic = value == "italic" || value == "oblique";
    } else if (name == "text-decoration" || name == "text-decoration-line") {
        look.underlined = value.find("underline") != std::string_view::npos;
    } else if (name == "display") {
        look.hidden = value == "none";
        look.flex = value == "flex" || value == "inline-flex" || value == "grid";
        look.row = look.flex;
        look.block = value == "block" || value == "list-item" || value == "flex" || value == "grid";
    } else if (name == "flex-direction" && value.starts_with("column")) {
        look.row = false;
    } else if (name == "visibility") {
        look.hidden = value == "hidden" || value == "collapse";
    } else if (name == "float") {
        look.right = value == "right";
    } else if (name == "font-size") {
        look.size = size_of(value);
    }
}

template <class T>
void put(std::optional<T>& below, const std::optional<T>& over) {
    if (over) {
        below = over;
    }
}

bool is_name(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' ||
               static_cast<unsigned char>(c) >= 0x80;
    });
}

std::string without_comments(std::string_view css) {
    std::string result;
    for (std::size_t at = 0; at < css.size();) {
        const std::size_t begin = std::min(css.find("/*", at), css.size());
        result.append(css.substr(at, begin - at));
        const std::size_t end = begin < css.size() ? css.find("*/", begin + 2) : std::string_view::npos;
        at = end == std::string_view::npos ? css.size() : end + 2;
    }
    return result;
}

}  // namespace

void Look::put_over(const Look& over) {
    put(bold, over.bold);
    put(italic, over.italic);
    put(underlined, over.underlined);
    put(hidden, over.hidden);
    put(block, over.block);
    put(flex, over.flex);
    put(row, over.row);
    put(right, over.right);
    put(size, over.size);
}

Look read_declarations(std::string_view css) {
    Look look;
    for (const std::string_view declaration : split(css, ";")) {
        const std::size_t colon = declaration.find(':');
        if (colon != std::string_view::npos) {
            const std::string value = lower(trim(declaration.substr(colon + 1)));
            read_declaration(lower(trim(declaration.substr(0, colon))), trim(value.substr(0, value.find("!important"))),
                             look);
        }
    }
    return look;
}

void StyleSheet::add(std::string_view written) {
    const std::string css = without_comments(written);
    std::size_t at = 0;
    while (at < css.size() && count_ < most_rules) {
        const std::size_t open = css.find_first_of("{;", at);
        if (open == std::string::npos) {
            break;
        }
        const std::string_view selector = trim(std::string_view(css).substr(at, open - at));
        if (css[open] == ';') {
            at = open + 1;  // @import …;
            continue;
        }
        std::size_t close = open + 1;
        for (int depth = 1; close < css.size() && depth > 0; ++close) {
            depth += css[close] == '{' ? 1 : css[close] == '}' ? -1 : 0;
        }
        const std::string_view body = std::string_view(css).substr(open + 1, close - open - 2);
        if (!selector.starts_with('@')) {
            const Look look = read_declarations(body);
            for (const std::string_view one : split(selector, ",")) {
                add_rule(one, look);
            }
        }
        at = close;
    }
}

void StyleSheet::add_rule(std::string_view selector, const Look& look) {
    Rule rule;
    std::string key;
    if (selector.starts_with('#') && is_name(selector.substr(1))) {
        key = selector;
    } else {
        const std::size_t dot = std::min(selector.find('.'), selector.size());
        rule.tag = lower(selector.substr(0, dot));
        for (const std::string_view name : split(selector.substr(dot), ".")) {
            rule.classes.emplace_back(name);
        }
        const bool names = std::all_of(rule.classes.begin(), rule.classes.end(), is_name);
        if (!names || (!rule.tag.empty() && !is_name(rule.tag)) || (rule.tag.empty() && rule.classes.empty())) {
            return;  // of several elements, or of their states
        }
        key = rule.classes.empty() ? rule.tag : "." + rule.classes.back();
    }
    std::vector<Rule>& rules = rules_[key];
    if (rules.size() < most_of_name) {
        rule.look = look;
        rules.push_back(std::move(rule));
        ++count_;
        has_sizes_ = has_sizes_ || look.size;
    }
}

Look StyleSheet::look(std::string_view tag, std::string_view classes, std::string_view id,
                      std::string_view style) const {
    Look look;
    std::vector<std::string_view> names = split(classes, " \t\n");
    constexpr std::size_t most_classes = 30;
    names.resize(std::min(names.size(), most_classes));
    auto apply = [&](const std::string& key) {
        auto found = rules_.find(key);
        for (std::size_t i = 0; found != rules_.end() && i < found->second.size(); ++i) {
            const Rule& rule = found->second[i];
            const bool all = std::all_of(rule.classes.begin(), rule.classes.end(), [&](const std::string& name) {
                return std::find(names.begin(), names.end(), name) != names.end();
            });
            if (all && (rule.tag.empty() || rule.tag == tag)) {
                look.put_over(rule.look);
            }
        }
    };
    apply(std::string(tag));
    for (const std::string_view name : names) {
        apply("." + std::string(name));
    }
    if (!id.empty()) {
        apply("#" + std::string(id));
    }
    look.put_over(read_declarations(style));
    return look;
}

}  // namespace cvconv::html
