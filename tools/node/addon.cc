// cvconv.node: the interface for C as functions for JavaScript. What people call is in index.js, which alone loads this
// and so passes the types that are expected here.

#include <new>
#include <system_error>
#include <utility>

#include "tools/node/conversion.h"
#include "tools/node/values.h"

namespace {

using namespace cvconv::node;

/// What JavaScript has of a converter, as an external value: freed by close(), or when nothing refers to it any more.
struct Converter {
    Converter(std::shared_ptr<Instance> owner, cvconv_converter* made) : instance(std::move(owner)), handle(made) {
        ++instance->converters;
    }
    Converter(const Converter&) = delete;
    Converter& operator=(const Converter&) = delete;
    ~Converter() { --instance->converters; }

    std::shared_ptr<Instance> instance;
    Handle handle;  ///< null once it is closed
};

const std::shared_ptr<Instance>& instance_of(napi_env env) {
    void* data = nullptr;
    napi_get_instance_data(env, &data);
    return *static_cast<std::shared_ptr<Instance>*>(data);
}

napi_value fail(napi_env env, const char* why) {
    napi_throw_type_error(env, nullptr, why);
    return nullptr;
}

/// The arguments of a call; those that are missing are undefined.
template <std::size_t count>
struct Arguments {
    Arguments(napi_env env, napi_callback_info info) {
        std::size_t given = count;
        napi_get_cb_info(env, info, &given, values, nullptr, nullptr);
    }
    napi_value operator[](std::size_t i) const { return values[i]; }

    napi_value values[count] = {};
};

/// Null, with an exception, where it is none or closed.
Converter* converter(napi_env env, napi_value value) {
    void* data = nullptr;
    if (!is(env, value, napi_external) || napi_get_value_external(env, value, &data) != napi_ok ||
        !static_cast<Converter*>(data)->handle) {
        fail(env, "this converter is closed");
        return nullptr;
    }
    return static_cast<Converter*>(data);
}

napi_value wrapped(napi_env env, cvconv_converter* handle) {
    Handle owned(handle);
    if (!owned) {
        return fail(env, "there is no memory for a converter");
    }
    auto made = std::make_unique<Converter>(instance_of(env), owned.release());
    napi_value external = nullptr;
    auto finalize = [](napi_env, void* data, void*) { delete static_cast<Converter*>(data); };
    if (napi_create_external(env, made.get(), finalize, nullptr, &external) == napi_ok) {
        made.release();
    }
    return external;
}

/// create() -> converter
napi_value create(napi_env env, napi_callback_info) {
    return wrapped(env, cvconv_new());
}

/// clone(converter) -> another one with the same workers
napi_value clone(napi_env env, napi_callback_info info) {
    const Converter* original = converter(env, Arguments<1>(env, info)[0]);
    return original != nullptr ? wrapped(env, cvconv_clone(original->handle.get())) : nullptr;
}

/// close(converter): its workers end with the last conversion that uses them.
napi_value close(napi_env env, napi_callback_info info) {
    if (Converter* closed = converter(env, Arguments<1>(env, info)[0])) {
        closed->handle.reset();
    }
    return nullptr;
}

/// set(converter, key, value)
napi_value set_key(napi_env env, napi_callback_info info) {
    const Arguments<3> arguments(env, info);
    Converter* changed = converter(env, arguments[0]);
    const std::optional<std::string> key = as_text(env, arguments[1]);
    const std::optional<std::string> value = as_text(env, arguments[2]);
    if (changed == nullptr || !key || !value) {
        return nullptr;
    }
    if (cvconv_set(changed->handle.get(), key->c_str(), value->c_str()) != 0) {
        return fail(env, cvconv_error(changed->handle.get()));
    }
    return nullptr;
}

/// The bytes of a Uint8Array, copied, since JavaScript goes on and may change them.
std::optional<std::string> bytes_of(napi_env env, napi_value value) {
    bool is_typed = false;
    napi_is_typedarray(env, value, &is_typed);
    if (!is_typed) {
        return std::nullopt;
    }
    std::size_t size = 0;
    void* data = nullptr;
    napi_get_typedarray_info(env, value, nullptr, &size, &data, nullptr, nullptr);
    return size != 0 ? std::string(static_cast<const char*>(data), size) : std::string();
}

/// cancel(): what convert() gives
napi_value cancel(napi_env env, napi_callback_info info) {
    void* data = nullptr;
    napi_get_cb_info(env, info, nullptr, nullptr, nullptr, &data);
    (*static_cast<Conversion::Cancelled*>(data))->store(true);
    return nullptr;
}

napi_value cancel_function(napi_env env, const Conversion::Cancelled& cancelled) {
    auto kept = std::make_unique<Conversion::Cancelled>(cancelled);
    napi_value function = nullptr;
    napi_create_function(env, "cancel", NAPI_AUTO_LENGTH, cancel, kept.get(), &function);
    auto finalize = [](napi_env, void* data, void*) { delete static_cast<Conversion::Cancelled*>(data); };
    if (napi_add_finalizer(env, function, kept.get(), finalize, nullptr, nullptr) == napi_ok) {
        kept.release();
    }
    return function;
}

/// convert(converter, bytes or null, name, on_done, on_progress) -> cancel
napi_value convert(napi_env env, napi_callback_info info) {
    const Arguments<5> arguments(env, info);
    const Converter* used = converter(env, arguments[0]);
    std::optional<std::string> name = as_text(env, arguments[2]);
    if (used == nullptr || !name) {
        return nullptr;
    }
    try {
        // A handle for each call, since it has the call's callbacks; the workers are shared.
        Handle handle(cvconv_clone(used->handle.get()));
        if (!handle) {
            throw std::bad_alloc();
        }
        auto made = std::make_unique<Conversion>(*used->instance, std::move(handle), bytes_of(env, arguments[1]),
                                                 std::move(*name));
        const Conversion::Cancelled cancelled = made->start(env, arguments[3], arguments[4]);
        static_cast<void>(made.release());
        return cancel_function(env, cancelled);
    } catch (const std::bad_alloc&) {
        napi_throw_error(env, nullptr, "there is no memory for the document");
    } catch (const std::system_error& error) {
        napi_throw_error(env, nullptr, error.what());
    }
    return nullptr;
}

/// alive() -> how many converters there are, and how many conversions run
napi_value alive(napi_env env, napi_callback_info) {
    const Instance& instance = *instance_of(env);
    napi_value both = nullptr;
    napi_create_object(env, &both);
    set(env, both, "converters", number(env, instance.converters));
    set(env, both, "conversions", number(env, static_cast<int>(instance.running.size())));
    return both;
}

napi_value list(napi_env env, const char* const* names) {
    napi_value all = nullptr;
    napi_create_array(env, &all);
    for (std::uint32_t i = 0; names[i] != nullptr; ++i) {
        napi_set_element(env, all, i, text(env, names[i]));
    }
    return all;
}

napi_value keys(napi_env env) {
    napi_value all = nullptr;
    napi_create_object(env, &all);
    for (const char* const* key = cvconv_keys(); *key != nullptr; ++key) {
        set(env, all, *key, text(env, cvconv_takes(*key)));
    }
    return all;
}

void add(napi_env env, napi_value exports, const char* name, napi_callback function) {
    napi_value made = nullptr;
    napi_create_function(env, name, NAPI_AUTO_LENGTH, function, nullptr, &made);
    set(env, exports, name, made);
}

}  // namespace

NAPI_MODULE_INIT() {
    auto instance = std::make_unique<std::shared_ptr<Instance>>(std::make_shared<Instance>());
    if (prepare(env, **instance) != napi_ok) {
        napi_throw_error(env, nullptr, "cvconv cannot be loaded: Node gives it no function to call from threads");
        return nullptr;
    }
    auto finalize = [](napi_env, void* data, void*) { delete static_cast<std::shared_ptr<Instance>*>(data); };
    napi_set_instance_data(env, instance.release(), finalize, nullptr);
    add(env, exports, "create", create);
    add(env, exports, "clone", clone);
    add(env, exports, "close", close);
    add(env, exports, "set", set_key);
    add(env, exports, "convert", convert);
    add(env, exports, "alive", alive);
    set(env, exports, "version", text(env, cvconv_version()));
    set(env, exports, "cancelled", number(env, CVCONV_CANCELLED));
    set(env, exports, "keys", keys(env));
    set(env, exports, "inputFormats", list(env, cvconv_input_formats()));
    set(env, exports, "outputFormats", list(env, cvconv_output_formats()));
    return exports;
}
