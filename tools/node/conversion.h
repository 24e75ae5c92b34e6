#pragma once
// One document on its way, in a thread of its own.
//
// Not in libuv's threads (napi_create_async_work): there are four of them for the whole process, and reading files and
// names of hosts needs them, too. A conversion waits for a worker process most of the time, so four of them would keep
// all others from theirs, and a batch could have no more than four. index.js bounds how many there are.

#include <atomic>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <thread>

#include <node_api.h>

#include "tools/node/library.h"

namespace cvconv::node {

struct Free {
    void operator()(cvconv_converter* converter) const { cvconv_free(converter); }
    void operator()(cvconv_result* result) const { cvconv_result_free(result); }
};
using Handle = std::unique_ptr<cvconv_converter, Free>;
using Result = std::unique_ptr<cvconv_result, Free>;

class Conversion;

/// What belongs to one instance of the module: the main thread has one, and so has each worker_threads.Worker.
struct Instance {
    napi_threadsafe_function to_main = nullptr;  ///< takes messages of conversions to the thread of JavaScript
    std::set<Conversion*> running;
    int converters = 0;  ///< how many JavaScript has, for tests of leaks
};

/// Makes the instance's `to_main`, and sees to it that conversions end before the instance does.
napi_status prepare(napi_env env, Instance& instance);

class Conversion {
public:
    /// Set from outside to end it; outlives it, since JavaScript may keep what sets it.
    using Cancelled = std::shared_ptr<std::atomic<bool>>;

    /// `bytes` that `name` is the file name of or, without, the file `name`.
    Conversion(Instance& instance, Handle handle, std::optional<std::string> bytes, std::string name);
    Conversion(const Conversion&) = delete;
    Conversion& operator=(const Conversion&) = delete;
    ~Conversion();

    /// Begins it. In the thread of JavaScript, `on_progress(page, pages)` is called, where it is a function, and last
    /// `on_done(status, output, diagnostics)`: `status` is null where there was no memory, `output` where there is
    /// none. It deletes itself behind that. Throws std::system_error where there is no thread for it.
    Cancelled start(napi_env env, napi_value on_done, napi_value on_progress);

private:
    struct Message;
    friend napi_status prepare(napi_env env, Instance& instance);

    void run();
    void send(int page, int pages);
    void progress(napi_env env, int page, int pages) const;
    void finish(napi_env env);
    static void receive(napi_env env, napi_value unused, void* context, void* data);
    static void end_all(void* instance);

    Instance& instance_;
    Handle handle_;
    std::optional<std::string> bytes_;
    std::string name_;
    Result result_;
    Cancelled cancelled_ = std::make_shared<std::atomic<bool>>(false);
    napi_ref on_done_ = nullptr;
    napi_ref on_progress_ = nullptr;
    std::thread thread_;
};

}  // namespace cvconv::node
