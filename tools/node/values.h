#pragma once
// Values of JavaScript from those of C, and back. Node-API reports errors by a status; a call that fails here either
// left an exception behind, which JavaScript sees when we return, or is one that cannot fail with the values that we
// give it.

#include <optional>
#include <string>
#include <string_view>

#include <node_api.h>

namespace cvconv::node {

inline napi_value text(napi_env env, std::string_view value) {
    napi_value made = nullptr;
    napi_create_string_utf8(env, value.data(), value.size(), &made);
    return made;
}

inline napi_value number(napi_env env, int value) {
    napi_value made = nullptr;
    napi_create_int32(env, value, &made);
    return made;
}

inline napi_value null(napi_env env) {
    napi_value made = nullptr;
    napi_get_null(env, &made);
    return made;
}

/// Nothing where it is no string.
inline std::optional<std::string> as_text(napi_env env, napi_value value) {
    std::size_t size = 0;
    if (napi_get_value_string_utf8(env, value, nullptr, 0, &size) != napi_ok) {
        return std::nullopt;
    }
    std::string text(size + 1, '\0');  // Node-API writes a NUL behind it
    napi_get_value_string_utf8(env, value, text.data(), text.size(), &size);
    text.resize(size);
    return text;
}

inline bool is(napi_env env, napi_value value, napi_valuetype wanted) {
    napi_valuetype type = napi_undefined;
    return napi_typeof(env, value, &type) == napi_ok && type == wanted;
}

inline void set(napi_env env, napi_value object, const char* name, napi_value value) {
    napi_set_named_property(env, object, name, value);
}

}  // namespace cvconv::node
