#include "readers/html/style_sheet.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "ir/unicode.h"
#include "readers/html/drawn_bullets.h"

namespace cvconv::html {
namespace {

constexpr std::size_t most_rules = 20'000;
constexpr std::size_t most_of_name = 200;  // with one class or tag
constexpr std::size_t most_named = 4;      // elements around, in one selector
constexpr std::size_t most_around = 24;    // elements around that are looked at
constexpr std::size_t most_checked = 300;  // rules that name some, for one element

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

/// Of a grid's columns: "1fr 2fr", "repeat(3, 1fr)"; "minmax(0, 1fr)" is one.
bool has_several_tracks(std::string_view value) {
    if (value.starts_with("repeat(")) {
        return !value.starts_with("repeat(1,");
    }
    int depth = 0;
    return std::any_of(value.begin(), value.end(), [&](char c) {
        depth += c == '(' ? 1 : c == ')' ? -1 : 0;
        return c == ' ' && depth == 0;
    });
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
        look.row = value == "flex" || value == "inline-flex";
        look.block = value == "block" || value == "list-item" || value == "flex" || value == "grid";
    } else if (name == "flex-direction" && value.starts_with("column")) {
        look.row = false;
    } else if (name == "grid-template-columns") {
        look.row = has_several_tracks(value);
    } else if (name == "visibility") {
        look.hidden = value == "hidden" || value == "collapse";
    } else if (name == "float") {
        look.right = value == "right";
    } else if (name == "font-size") {
        look.size = size_of(value);
    } else if (name == "content") {
        look.bullet = drawn_bullet(value);
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
    put(bullet, over.bullet);
    put(size, over.size);
}

Look read_declarations(std::string_view css) {
    Look look;
    for (const std::string_view declaration : split(css, ";")) {
        const std::size_t colon = declaration.find(':');
        if (colon != std::string_view::npos) {
            const std::string value = lower_ascii(trim(declaration.substr(colon + 1)));
            read_declaration(lower_ascii(trim(declaration.substr(0, colon))),
                             trim(value.substr(0, value.find("!important"))), look);
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
            Look look = read_declarations(body);
            Look before;  // of which nothing but a bullet matters, and that on nothing else
            before.bullet = std::exchange(look.bullet, std::nullopt);
            for (const std::string_view one : split(selector, ",")) {
                const std::string_view element = element_before(one);
                if (element.empty()) {
                    add_rule(one, look);
                } else if (before.bullet) {
                    add_rule(element, before);
                }
            }
        }
        at = close;
    }
}

std::string StyleSheet::key_of(const Simple& element) {
    return !element.id.empty()       ? "#" + element.id
           : element.classes.empty() ? element.tag
                                     : "." + element.classes.back();
}

std::optional<StyleSheet::Simple> StyleSheet::read_simple(std::string_view written) {
    Simple simple;
    for (char mark = ' '; !written.empty();) {
        const std::size_t end = std::min(written.find_first_of(".#"), written.size());
        const std::string_view name = written.substr(0, end);
        if (end > 0 && !is_name(name)) {
            return std::nullopt;
        }
        if (mark == ' ') {
            simple.tag = lower_ascii(name);
        } else if (name.empty()) {
            return std::nullopt;
        } else if (mark == '.') {
            simple.classes.emplace_back(name);
        } else {
            simple.id = name;
        }
        mark = end < written.size() ? written[end] : ' ';
        written.remove_prefix(std::min(end + 1, written.size()));
        if (written.empty() && mark != ' ') {
            return std::nullopt;
        }
    }
    const bool empty = simple.tag.empty() && simple.classes.empty() && simple.id.empty();
    return empty ? std::nullopt : std::optional(simple);
}

bool StyleSheet::Simple::fits(const StyledElement& element) const {
    const bool all = std::all_of(classes.begin(), classes.end(), [&](const std::string& name) {
        return std::find(element.classes.begin(), element.classes.end(), name) != element.classes.end();
    });
    return all && (tag.empty() || tag == element.tag) && (id.empty() || id == element.id);
}

bool StyleSheet::Rule::fits(const std::vector<StyledElement>& path) const {
    if (!element.fits(path.back())) {
        return false;
    }
    std::size_t at = path.size() - 1;
    const std::size_t farthest = at > most_around ? at - most_around : 0;
    for (const Simple& one : around) {
        bool found = false;
        while (at > farthest && !found) {
            found = one.fits(path[--at]);
            if (one.parent && !found) {
                return false;
            }
        }
        if (!found) {
            return false;
        }
    }
    return true;
}

void StyleSheet::add_rule(std::string_view selector, const Look& look) {
    std::string spaced;
    for (const char c : selector) {
        spaced += c == '>' ? std::string(" > ") : std::string(1, c);
    }
    std::vector<std::string_view> parts = split(spaced, " \t\r\n");
    Rule rule;
    bool first = true;
    bool parent = false;
    for (auto part = parts.rbegin(); part != parts.rend(); ++part) {
        if (*part == ">") {
            parent = true;
            continue;
        }
        auto simple = read_simple(*part);
        if (!simple) {
            return;  // of neighbours, attributes or states
        }
        simple->parent = std::exchange(parent, false);
        if (std::exchange(first, false)) {
            rule.element = std::move(*simple);
        } else {
            rule.around.push_back(std::move(*simple));
        }
    }
    if (first || rule.around.size() > most_named) {
        return;
    }
    std::vector<Rule>& rules = rules_[key_of(rule.element)];
    if (rules.size() < most_of_name) {
        rule.look = look;
        rules.push_back(std::move(rule));
        ++count_;
        has_sizes_ = has_sizes_ || look.size;
    }
}

Look StyleSheet::look(const std::vector<StyledElement>& path, std::string_view style) const {
    const StyledElement& element = path.back();
    Look look;
    std::size_t checked = 0;
    auto apply = [&](const auto& key, bool alone) {
        const auto found = rules_.find(key);
        for (std::size_t i = 0; found != rules_.end() && i < found->second.size(); ++i) {
            const Rule& rule = found->second[i];
            if (rule.around.empty() != alone || (!alone && ++checked > most_checked)) {
                continue;
            }
            if (rule.fits(path)) {
                look.put_over(rule.look);
            }
        }
    };
    // Rules that name what is around come later: they say more.
    for (const bool alone : {true, false}) {
        apply(element.tag, alone);
        for (const std::string_view name : element.classes) {
            apply("." + std::string(name), alone);
        }
        if (!element.id.empty()) {
            apply("#" + std::string(element.id), alone);
        }
    }
    look.put_over(read_declarations(style));
    return look;
}

}  // namespace cvconv::html
