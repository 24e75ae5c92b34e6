#include "ir/formats/yaml/parse.h"

#include <yaml.h>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <unordered_map>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "ir/formats/json_resume/pointer.h"
#include "ir/formats/yaml/markdown_values.h"
#include "ir/formats/yaml/scalars.h"

namespace cvconv::yaml {

namespace {

using Json = nlohmann::ordered_json;

/// What all aliases together may stand for, in bytes of text, with so many for each value.
constexpr std::size_t most_by_aliases = 4U << 20U;
constexpr std::size_t bytes_a_value = 32;

struct DeleteParser {
    void operator()(yaml_parser_t* parser) const {
        yaml_parser_delete(parser);
        delete parser;
    }
};

/// An event that is freed at the end of its scope.
struct Event {
    Event() = default;
    ~Event() { yaml_event_delete(&event); }
    Event(const Event&) = delete;
    Event& operator=(const Event&) = delete;
    yaml_event_t event{};
};

std::string text_of(const yaml_char_t* text) {
    return text == nullptr ? std::string() : reinterpret_cast<const char*>(text);
}

Place place_of(const yaml_mark_t& mark) {
    Place place;
    place.line = static_cast<int>(mark.line) + 1;
    place.column = static_cast<int>(mark.column) + 1;
    return place;
}

/// Where the reader of libyaml stopped: it knows the byte alone.
Place place_of_byte(std::string_view text, std::size_t byte) {
    std::string_view before = text.substr(0, std::min(byte, text.size()));
    Place place;
    place.line = static_cast<int>(std::count(before.begin(), before.end(), '\n')) + 1;
    place.column = static_cast<int>(before.size() - std::min(before.rfind('\n') + 1, before.size())) + 1;
    return place;
}

class TreeBuilder {
public:
    TreeBuilder(int max_depth, Diagnostics& diagnostics) : max_depth_(max_depth), diagnostics_(diagnostics) {}

    /// False, and a diagnostic, where the event makes no tree.
    bool take(const yaml_event_t& event) {
        switch (event.type) {
            case YAML_DOCUMENT_START_EVENT: ++documents_; return true;
            case YAML_MAPPING_START_EVENT: return open(Json::object(), event.data.mapping_start.anchor, event);
            case YAML_SEQUENCE_START_EVENT: return open(Json::array(), event.data.sequence_start.anchor, event);
            case YAML_MAPPING_END_EVENT:
            case YAML_SEQUENCE_END_EVENT: return close(event);
            case YAML_SCALAR_EVENT: return scalar(event);
            case YAML_ALIAS_EVENT: return alias(event);
            default: return true;
        }
    }

    Json root;

private:
    struct Level {
        Json value;
        std::string anchor;
        std::unordered_map<std::string, std::size_t> keys;  ///< mappings: key → index of its member
        std::size_t current = 0;                            ///< mappings: the member being read
        bool key_read = false;
        bool merges = false;  ///< the member being read is "<<"
        std::vector<Json> merged;
        std::size_t weight = bytes_a_value;
    };
    struct Anchored {
        Json value;
        std::size_t weight = 0;
    };

    bool damaged(const yaml_event_t& event, std::string detail) {
        diagnostics_.add(Code::yaml_damaged, place_of(event.start_mark), std::move(detail));
        return false;
    }

    bool wants_key() const { return !open_.empty() && open_.back().value.is_object() && !open_.back().key_read; }

    bool open(Json value, const yaml_char_t* anchor, const yaml_event_t& event) {
        if (wants_key()) {
            return damaged(event, "a key must be text; a value that begins with { or [ needs quotes");
        }
        if (static_cast<int>(open_.size()) >= max_depth_) {
            diagnostics_.add(Code::limit_reached, place_of(event.start_mark),
                             fmt::format("nested deeper than {} levels", max_depth_));
            return false;
        }
        anchors_.erase(text_of(anchor));  // an alias inside finds nothing
        open_.push_back({std::move(value), text_of(anchor), {}, 0, false, false, {}, bytes_a_value});
        return true;
    }

    bool close(const yaml_event_t& event) {
        Level level = std::move(open_.back());
        open_.pop_back();
        for (Json& other : level.merged) {  // keys of its own come before those that are merged in
            for (auto& [key, value] : other.items()) {
                if (level.keys.try_emplace(key, level.value.size()).second) {
                    level.value.get_ref<Json::object_t&>().emplace_back(key, std::move(value));
                }
            }
        }
        return put(std::move(level.value), level.weight, level.anchor, event);
    }

    bool scalar(const yaml_event_t& event) {
        const auto& scalar = event.data.scalar;
        std::string text(reinterpret_cast<const char*>(scalar.value), scalar.length);
        const bool plain = scalar.style == YAML_PLAIN_SCALAR_STYLE;
        const std::string tag = text_of(scalar.tag);
        if (wants_key()) {
            return key(std::move(text), plain);
        }
        const bool written_text = tag == YAML_STR_TAG || tag == "!";
        const std::size_t weight = bytes_a_value + text.size();
        Json value = plain && !written_text ? resolved(std::move(text)) : Json(std::move(text));
        return put(std::move(value), weight, text_of(scalar.anchor), event);
    }

    bool key(std::string text, bool plain) {
        Level& level = open_.back();
        level.key_read = true;
        level.weight += bytes_a_value + text.size();
        level.merges = plain && text == "<<";
        if (level.merges) {
            return true;
        }
        auto& members = level.value.get_ref<Json::object_t&>();
        auto [known, is_new] = level.keys.try_emplace(text, members.size());
        level.current = known->second;
        if (is_new) {
            members.emplace_back(std::move(text), nullptr);
        } else {
            Place place;
            place.pointer = json_resume::readable_path(pointer());
            diagnostics_.add(Code::json_duplicate_key, std::move(place), "the last value counts");
        }
        return true;
    }

    bool alias(const yaml_event_t& event) {
        const std::string name = text_of(event.data.alias.anchor);
        auto anchored = anchors_.find(name);
        if (wants_key()) {
            return damaged(event, "a key must be text; a value that begins with * needs quotes");
        }
        if (anchored == anchors_.end()) {
            return damaged(event, fmt::format("*{} stands for nothing: no &{} is complete before it; text that begins "
                                              "with * needs quotes",
                                              name, name));
        }
        by_aliases_ += anchored->second.weight;
        if (by_aliases_ > most_by_aliases) {
            diagnostics_.add(Code::limit_reached, place_of(event.start_mark),
                             fmt::format("aliases stand for more than {} MB", most_by_aliases >> 20U));
            return false;
        }
        return put(anchored->second.value, anchored->second.weight, {}, event);
    }

    bool put(Json value, std::size_t weight, const std::string& anchor, const yaml_event_t& event) {
        if (!anchor.empty()) {
            // A copy for each anchor: nested ones are bounded as aliases are.
            by_aliases_ += value.is_structured() ? weight : 0;
            if (by_aliases_ > most_by_aliases) {
                diagnostics_.add(Code::limit_reached, place_of(event.start_mark), "anchors inside of anchors");
                return false;
            }
            anchors_[anchor] = {value, weight};
        }
        if (open_.empty()) {
            if (documents_ > 1 && !value.is_null()) {
                return damaged(event, "a second document begins here; a file holds one");
            }
            root = documents_ > 1 ? std::move(root) : std::move(value);
            return true;
        }
        Level& level = open_.back();
        level.weight += weight;
        level.key_read = false;
        if (!level.value.is_object()) {
            level.value.get_ref<Json::array_t&>().push_back(std::move(value));
        } else if (!level.merges) {
            (level.value.get_ref<Json::object_t&>().begin() + static_cast<std::ptrdiff_t>(level.current))->second =
                std::move(value);
        } else if (value.is_object()) {
            level.merged.push_back(std::move(value));
        } else if (value.is_array() &&
                   std::all_of(value.begin(), value.end(), [](const Json& other) { return other.is_object(); })) {
            for (Json& other : value) {
                level.merged.push_back(std::move(other));
            }
        } else {
            return damaged(event, "<< takes mappings alone");
        }
        return true;
    }

    std::string pointer() const {
        std::string path;
        for (const Level& level : open_) {
            if (level.value.is_object()) {
                const auto& members = level.value.get_ref<const Json::object_t&>();
                path += '/' + json_resume::escape_key(
                                  level.current < members.size()
                                      ? (members.begin() + static_cast<std::ptrdiff_t>(level.current))->first
                                      : "<<");
            } else {
                path += fmt::format("/{}", level.value.size());
            }
        }
        return path;
    }

    int max_depth_;
    Diagnostics& diagnostics_;
    int documents_ = 0;
    std::size_t by_aliases_ = 0;
    std::vector<Level> open_;
    std::unordered_map<std::string, Anchored> anchors_;
};

std::optional<Json> parse_as_written(std::string_view text, int max_depth, Diagnostics& diagnostics) {
    std::unique_ptr<yaml_parser_t, DeleteParser> parser(new yaml_parser_t);
    if (yaml_parser_initialize(parser.get()) == 0) {
        diagnostics.add(Code::limit_reached, "out of memory");
        return std::nullopt;
    }
    yaml_parser_set_input_string(parser.get(), reinterpret_cast<const unsigned char*>(text.data()), text.size());
    TreeBuilder builder(max_depth, diagnostics);
    while (true) {
        Event event;
        if (yaml_parser_parse(parser.get(), &event.event) == 0) {
            const bool bytes = parser->error == YAML_READER_ERROR;
            std::string detail = parser->problem != nullptr ? parser->problem : "it ends too early";
            diagnostics.add(Code::yaml_damaged,
                            bytes ? place_of_byte(text, parser->problem_offset) : place_of(parser->problem_mark),
                            std::move(detail));
            return std::nullopt;
        }
        if (!builder.take(event.event)) {
            return std::nullopt;
        }
        if (event.event.type == YAML_STREAM_END_EVENT) {
            return std::optional<Json>(std::move(builder.root));
        }
    }
}

}  // namespace

std::optional<Json> parse(std::string_view text, int max_depth, Diagnostics& diagnostics) {
    Diagnostics first;
    auto tree = parse_as_written(text, max_depth, first);
    if (!tree && first.has(Code::yaml_damaged)) {
        const QuotedValues quoted = with_markdown_quoted(text);
        Diagnostics second;
        if (quoted.first_line > 0 && (tree = parse_as_written(quoted.text, max_depth, second))) {
            Place place;
            place.line = quoted.first_line;
            diagnostics.add(Code::yaml_repaired, std::move(place));
            first = second;
        }
    }
    diagnostics.append(first);
    return tree;
}

}  // namespace cvconv::yaml
