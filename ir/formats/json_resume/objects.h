#pragma once
// Objects with very many keys. nlohmann's ordered objects look a key up by walking all of them: fine
// for a record, quadratic for a file made of a million unknown keys.

#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

#include <nlohmann/json.hpp>

namespace cvconv::json_resume {

/// Adds a member without looking whether there is one of that name: the caller knows that there is not.
inline void append(nlohmann::ordered_json& object, std::string key, nlohmann::ordered_json value) {
    object.get_ref<nlohmann::ordered_json::object_t&>().emplace_back(std::move(key), std::move(value));
}

/// The members of an object by name. Valid while the object is not changed.
inline std::unordered_map<std::string_view, const nlohmann::ordered_json*> members_by_key(
    const nlohmann::ordered_json& object) {
    std::unordered_map<std::string_view, const nlohmann::ordered_json*> members;
    for (const auto& member : object.get_ref<const nlohmann::ordered_json::object_t&>()) {
        members.emplace(member.first, &member.second);
    }
    return members;
}

}  // namespace cvconv::json_resume
