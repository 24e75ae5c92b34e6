#include "ir/formats/mapping/tree.h"

#include <algorithm>
#include <utility>

namespace cvconv::mapping {

const Json& member(const Json& object, std::string_view key) {
    static const Json none;
    if (!object.is_object()) {
        return none;
    }
    const auto found = object.find(std::string(key));
    return found == object.end() ? none : *found;
}

const Json& member_at(const Json& object, std::string_view path) {
    const Json* at = &object;
    while (true) {
        const std::size_t dot = path.find('.');
        at = &member(*at, path.substr(0, dot));
        if (dot == std::string_view::npos) {
            return *at;
        }
        path.remove_prefix(dot + 1);
    }
}

void put_at(Json& object, std::string_view path, Json value) {
    Json* at = &object;
    while (at->is_object() || at->is_null()) {
        const std::size_t dot = path.find('.');
        at = &(*at)[std::string(path.substr(0, dot))];
        if (dot == std::string_view::npos) {
            *at = std::move(value);
            return;
        }
        path.remove_prefix(dot + 1);
    }
}

std::string text_of(const Json& value) {
    if (value.is_string()) {
        return value.get<std::string>();
    }
    if (value.is_number() || value.is_boolean()) {
        return value.dump();
    }
    if (value.is_object() && value.size() == 1 && value.front().is_primitive()) {
        const std::string rest = text_of(value.front());
        return value.begin().key() + (rest.empty() ? ":" : ": " + rest);
    }
    return {};
}

std::vector<std::string> texts_of(const Json& value) {
    std::vector<std::string> texts;
    auto add = [&](const Json& each) {
        if (std::string text = text_of(each); !text.empty()) {
            texts.push_back(std::move(text));
        }
    };
    if (value.is_array()) {
        std::for_each(value.begin(), value.end(), add);
    } else {
        add(value);
    }
    return texts;
}

void put(Json& object, std::string_view key, std::string text) {
    if (!text.empty()) {
        object[std::string(key)] = std::move(text);
    }
}

void put_all(Json& object, std::string_view key, Json value) {
    if (!value.is_null() && !(value.is_structured() && value.empty())) {
        object[std::string(key)] = std::move(value);
    }
}

Json& list_at(Json& object, std::string_view key) {
    Json& value = object[std::string(key)];
    if (value.is_null()) {
        value = Json::array();
    } else if (!value.is_array()) {
        value = Json::array({std::move(value)});
    }
    return value;
}

Json take(Json& object, std::string_view key) {
    const auto found = object.find(std::string(key));
    if (found == object.end()) {
        return {};
    }
    Json value = std::move(*found);
    object.erase(found);
    return value;
}

Json patch_between(const Json& read, const Json& wanted) {
    Json patch = Json::object();
    for (const auto& [key, value] : wanted.items()) {
        if (value != member(read, key)) {
            patch[key] = value;
        }
    }
    for (const auto& [key, value] : read.items()) {
        if (!wanted.contains(key)) {
            patch[key] = nullptr;
        }
    }
    return patch;
}

void remove_empty(Json& value) {
    for (auto it = value.begin(); it != value.end();) {
        if (it->is_structured()) {
            remove_empty(*it);
        }
        // An entry that says nothing keeps its place: what is said of others goes by their number.
        const bool entry = value.is_array() && it->is_object();
        const bool empty = it->is_null() || (it->is_structured() && it->empty() && !entry) ||
                           (it->is_string() && it->get_ref<const std::string&>().empty());
        it = empty ? value.erase(it) : std::next(it);
    }
}

std::string Origins::of(std::string_view ours) const {
    for (std::string_view at = ours; !at.empty();) {
        if (const auto found = origins_.find(at); found != origins_.end()) {
            return found->second + std::string(ours.substr(at.size()));
        }
        const std::size_t step = at.find_last_of(".[");
        at = at.substr(0, step == std::string_view::npos ? 0 : step);
    }
    return std::string(ours);
}

void AsResume::add_unclaimed(const std::string& text, std::string theirs_at) {
    if (text.empty()) {
        return;
    }
    Json& list = resume["meta"]["cvconv"]["unclaimed"];
    origins.add("meta.cvconv.unclaimed[" + std::to_string(list.size()) + ']', std::move(theirs_at));
    list.push_back({{"text", text}});
}

void AsResume::add_wrong_type(const Json& value, std::string theirs_at) {
    const std::string text = text_of(value);
    const bool says_something = value.is_structured() && !value.empty() && text.empty();
    add_unclaimed(says_something ? value.dump(-1, ' ', false, Json::error_handler_t::replace) : text,
                  std::move(theirs_at));
}

}  // namespace cvconv::mapping
