#include "tools/node/conversion.h"

#include <utility>

#include "tools/node/values.h"

namespace cvconv::node {
namespace {

napi_value diagnostic(napi_env env, const cvconv_diagnostic& said) {
    static const char* const severities[] = {"note", "warning", "error"};
    napi_value made = nullptr;
    napi_create_object(env, &made);
    set(env, made, "severity", text(env, severities[said.severity]));
    set(env, made, "code", text(env, said.code));
    set(env, made, "message", text(env, said.message));
    set(env, made, "detail", text(env, said.detail));
    set(env, made, "file", text(env, said.file));
    set(env, made, "page", number(env, said.page));
    set(env, made, "line", number(env, said.line));
    set(env, made, "column", number(env, said.column));
    set(env, made, "pointer", text(env, said.pointer));
    return made;
}

napi_value diagnostics(napi_env env, const cvconv_result* result) {
    const std::size_t count = cvconv_diagnostic_count(result);
    napi_value all = nullptr;
    napi_create_array_with_length(env, count, &all);
    for (std::size_t i = 0; i < count; ++i) {
        napi_set_element(env, all, static_cast<std::uint32_t>(i), diagnostic(env, *cvconv_diagnostic_at(result, i)));
    }
    return all;
}

napi_value output(napi_env env, const cvconv_result* result) {
    std::size_t size = 0;
    const char* written = cvconv_output(result, &size);
    if (written == nullptr) {
        return null(env);
    }
    napi_value buffer = nullptr;
    void* copy = nullptr;
    return napi_create_buffer_copy(env, size, written, &copy, &buffer) == napi_ok ? buffer : null(env);
}

napi_value report(napi_env env, const cvconv_result* result) {
    const char* said = cvconv_report(result);
    return said != nullptr ? text(env, said) : null(env);
}

void call(napi_env env, napi_ref function, std::initializer_list<napi_value> arguments) {
    napi_value callee = nullptr;
    napi_value receiver = nullptr;
    napi_get_reference_value(env, function, &callee);
    napi_get_undefined(env, &receiver);
    napi_call_function(env, receiver, callee, arguments.size(), arguments.begin(), nullptr);
}

}  // namespace

/// From a conversion's thread to that of JavaScript.
struct Conversion::Message {
    Conversion* from;
    int page;  ///< 0: it is done
    int pages;
};

napi_status prepare(napi_env env, Instance& instance) {
    const napi_status made = napi_create_threadsafe_function(env, nullptr, nullptr, text(env, "cvconv"), 0, 1, nullptr,
                                                             nullptr, nullptr, Conversion::receive, &instance.to_main);
    if (made != napi_ok) {
        return made;
    }
    napi_unref_threadsafe_function(env, instance.to_main);  // only what is being converted keeps Node running
    // Hooks run last one first, so this one while `to_main` is there still.
    return napi_add_env_cleanup_hook(env, Conversion::end_all, &instance);
}

Conversion::Conversion(Instance& instance, Handle handle, std::optional<std::string> bytes, std::string name)
    : instance_(instance), handle_(std::move(handle)), bytes_(std::move(bytes)), name_(std::move(name)) {}

Conversion::~Conversion() {
    if (thread_.joinable()) {
        thread_.join();
    }
}

Conversion::Cancelled Conversion::start(napi_env env, napi_value on_done, napi_value on_progress) {
    cvconv_on_cancel(
        handle_.get(), [](void* data) { return static_cast<Conversion*>(data)->cancelled_->load() ? 1 : 0; }, this);
    const bool tells_progress = is(env, on_progress, napi_function);
    if (tells_progress) {
        cvconv_on_progress(
            handle_.get(), [](void* data, int page, int pages) { static_cast<Conversion*>(data)->send(page, pages); },
            this);
    }
    Cancelled cancelled = cancelled_;
    thread_ = std::thread([this] { run(); });
    // Nothing of it is received before this returns.
    napi_create_reference(env, on_done, 1, &on_done_);
    if (tells_progress) {
        napi_create_reference(env, on_progress, 1, &on_progress_);
    }
    if (instance_.running.empty()) {
        napi_ref_threadsafe_function(env, instance_.to_main);
    }
    instance_.running.insert(this);
    return cancelled;
}

void Conversion::run() {
    result_.reset(bytes_ ? cvconv_convert(handle_.get(), bytes_->data(), bytes_->size(), name_.c_str())
                         : cvconv_convert_file(handle_.get(), name_.c_str()));
    send(0, 0);
}

void Conversion::send(int page, int pages) {
    auto message = std::make_unique<Message>(Message{this, page, pages});
    if (napi_call_threadsafe_function(instance_.to_main, message.get(), napi_tsfn_blocking) == napi_ok) {
        message.release();
    }
}

/// `env` is null where the instance ends: end_all() has deleted the conversions then.
void Conversion::receive(napi_env env, napi_value /*unused*/, void* /*context*/, void* data) {
    const std::unique_ptr<Message> message(static_cast<Message*>(data));
    if (env == nullptr) {
        return;
    }
    if (message->page != 0) {
        message->from->progress(env, message->page, message->pages);
    } else {
        message->from->finish(env);
    }
}

void Conversion::progress(napi_env env, int page, int pages) const {
    call(env, on_progress_, {number(env, page), number(env, pages)});
}

void Conversion::finish(napi_env env) {
    const std::unique_ptr<Conversion> self(this);
    instance_.running.erase(this);
    if (instance_.running.empty()) {
        napi_unref_threadsafe_function(env, instance_.to_main);
    }
    const cvconv_result* result = result_.get();
    if (result == nullptr) {
        call(env, on_done_, {null(env), null(env), null(env), null(env)});
    } else {
        call(env, on_done_,
             {number(env, cvconv_status(result)), output(env, result), diagnostics(env, result), report(env, result)});
    }
    napi_delete_reference(env, on_done_);
    if (on_progress_ != nullptr) {
        napi_delete_reference(env, on_progress_);
    }
}

void Conversion::end_all(void* instance) {
    std::set<Conversion*> running = std::move(static_cast<Instance*>(instance)->running);
    for (Conversion* conversion : running) {
        conversion->cancelled_->store(true);
    }
    for (Conversion* conversion : running) {
        delete conversion;  // waits for its thread
    }
}

}  // namespace cvconv::node
