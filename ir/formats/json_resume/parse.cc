#include "ir/formats/json_resume/parse.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "ir/formats/json_resume/pointer.h"
#include "ir/unicode.h"

namespace cvconv::json_resume {

namespace {

using Json = nlohmann::ordered_json;

Place place_at(std::string_view text, std::size_t byte) {
    std::string_view before = text.substr(0, std::min(byte, text.size()));
    Place place;
    place.line = 1;
    std::size_t line_start = 0;
    for (std::size_t i = 0; i < before.size(); ++i) {
        if (before[i] == '\n') {
            ++place.line;
            line_start = i + 1;
        }
    }
    place.column = static_cast<int>(count_characters(before.substr(line_start))) + 1;
    return place;
}

/// "[json.exception.parse_error.101] parse error at line 1, column 2: syntax error while …": only
/// what follows the place, which we give ourselves.
std::string without_prefix(std::string_view message) {
    std::size_t colon = message.find(": ");
    return std::string(colon == std::string_view::npos ? message : message.substr(colon + 2));
}

/// "{…} {…}" and NDJSON: the usual mistake behind a document that is complete.
std::string explained(std::string_view message) {
    const bool more = message.find("; expected end of input") != std::string_view::npos;
    return more ? "more stands behind the document; a file holds one" : without_prefix(message);
}

/// Builds the tree from the parser's events. Our own because the library's looks a key up by walking
/// all keys before it (quadratic in a large object) and knows no depth limit.
class TreeBuilder : public nlohmann::json_sax<Json> {
public:
    TreeBuilder(std::string_view text, int max_depth, Diagnostics& diagnostics)
        : text_(text), max_depth_(max_depth), diagnostics_(diagnostics) {}

    bool null() override { return put(nullptr); }
    bool boolean(bool value) override { return put(value); }
    bool number_integer(number_integer_t value) override { return put(value); }
    bool number_unsigned(number_unsigned_t value) override { return put(value); }
    bool number_float(number_float_t value, const string_t& /*as_written*/) override { return put(value); }
    bool string(string_t& value) override { return put(std::move(value)); }
    bool binary(binary_t& /*value*/) override { return false; }

    bool start_object(std::size_t /*elements*/) override { return open(Json::object()); }
    bool start_array(std::size_t /*elements*/) override { return open(Json::array()); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }

    bool key(string_t& value) override {
        Level& level = open_.back();
        auto& members = level.value.get_ref<Json::object_t&>();
        auto [known, is_new] = level.keys.try_emplace(value, members.size());
        level.current = known->second;
        if (is_new) {
            members.emplace_back(std::move(value), nullptr);
        } else {
            Place place;
            place.pointer = readable_path(pointer());
            diagnostics_.add(Code::json_duplicate_key, place, "the last value counts");
        }
        return true;
    }

    bool parse_error(std::size_t position, const std::string& /*token*/, const Json::exception& error) override {
        diagnostics_.add(Code::json_damaged, place_at(text_, position > 0 ? position - 1 : 0), explained(error.what()));
        return false;
    }

    Json root;

private:
    struct Level {
        Json value;
        std::unordered_map<std::string, std::size_t> keys;  ///< objects: key → index of its member
        std::size_t current = 0;                            ///< objects: the member being read
    };

    static Json::object_t::value_type& member(Level& level) {
        return *(level.value.get_ref<Json::object_t&>().begin() + static_cast<std::ptrdiff_t>(level.current));
    }

    bool put(Json value) {
        if (open_.empty()) {
            root = std::move(value);
        } else if (Level& level = open_.back(); level.value.is_object()) {
            member(level).second = std::move(value);
        } else {
            level.value.get_ref<Json::array_t&>().push_back(std::move(value));
        }
        return true;
    }

    bool open(Json value) {
        if (static_cast<int>(open_.size()) >= max_depth_) {
            diagnostics_.add(Code::limit_reached, fmt::format("nested deeper than {} levels", max_depth_));
            return false;
        }
        open_.push_back({std::move(value), {}, 0});
        return true;
    }

    bool close() {
        Json value = std::move(open_.back().value);
        open_.pop_back();
        return put(std::move(value));
    }

    std::string pointer() const {
        std::string path;
        for (const Level& level : open_) {
            path += level.value.is_object() ? '/' + escape_key((level.value.get_ref<const Json::object_t&>().begin() +
                                                                static_cast<std::ptrdiff_t>(level.current))
                                                                   ->first)
                                            : fmt::format("/{}", level.value.size());
        }
        return path;
    }

    std::string_view text_;
    int max_depth_;
    Diagnostics& diagnostics_;
    std::vector<Level> open_;
};

/// What only other notations have, made blanks: comments, and commas before a closing bracket. Lines and columns stay.
struct Relaxed {
    std::string text;
    std::size_t first = std::string::npos;  ///< byte of the first; npos = there is none
};
Relaxed without_comments(std::string_view text) {
    Relaxed relaxed{std::string(text), std::string::npos};
    std::size_t comma = std::string::npos;  // with nothing but blanks and comments behind it
    auto blank = [&](std::size_t begin, std::size_t end) {
        relaxed.first = std::min(relaxed.first, begin);
        for (std::size_t i = begin; i < end; ++i) {
            relaxed.text[i] = text[i] == '\n' ? '\n' : ' ';
        }
    };
    for (std::size_t i = 0; i < text.size();) {
        const std::string_view two = text.substr(i, 2);
        if (two == "//" || two == "/*") {
            const bool line = two == "//";
            const std::size_t found = text.find(line ? "\n" : "*/", i + 2);
            const std::size_t end = found == std::string_view::npos ? text.size() : found + (line ? 0 : 2);
            blank(i, end);
            i = end;
            continue;
        }
        const char c = text[i];
        if (c == '"') {
            for (++i; i < text.size() && text[i] != '"'; ++i) {
                i += text[i] == '\\' ? 1 : 0;
            }
            comma = std::string::npos;
        } else if (c == ',') {
            comma = i;
        } else if ((c == '}' || c == ']') && comma != std::string::npos) {
            blank(comma, comma + 1);
            comma = std::string::npos;
        } else if (std::string_view(" \t\r\n").find(c) == std::string_view::npos) {
            comma = std::string::npos;
        }
        ++i;
    }
    return relaxed;
}

std::optional<Json> parse_as_written(std::string_view text, int max_depth, Diagnostics& diagnostics) {
    TreeBuilder builder(text, max_depth, diagnostics);
    if (!Json::sax_parse(text.begin(), text.end(), &builder)) {
        return std::nullopt;
    }
    return std::optional<Json>(std::move(builder.root));
}

}  // namespace

std::optional<Json> parse(std::string_view text, int max_depth, Diagnostics& diagnostics) {
    if (text.starts_with("\xEF\xBB\xBF")) {
        text.remove_prefix(3);
    }
    Diagnostics first;
    auto tree = parse_as_written(text, max_depth, first);
    if (!tree && first.has(Code::json_damaged)) {
        const Relaxed relaxed = without_comments(text);
        Diagnostics second;
        if (relaxed.first != std::string::npos && (tree = parse_as_written(relaxed.text, max_depth, second))) {
            diagnostics.add(Code::json_repaired, place_at(text, relaxed.first));
            first = second;
        }
    }
    diagnostics.append(first);
    return tree;
}

}  // namespace cvconv::json_resume
