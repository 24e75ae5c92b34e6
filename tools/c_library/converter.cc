// The converter handle of the C interface. Whatever is thrown inside ends in here.

#include <cstring>
#include <deque>
#include <memory>
#include <mutex>
#include <new>
#include <system_error>
#include <utility>

#include <dlfcn.h>
#include <fmt/format.h>

#include "tools/c_library/cvconv.h"
#include "tools/c_library/result.h"
#include "tools/c_library/settings.h"
#include "tools/worker/files.h"
#include "tools/worker/message.h"
#include "tools/worker/workers.h"
#include "writers/registry.h"

namespace {

using namespace cvconv;
using namespace cvconv::c_library;

namespace fs = std::filesystem;

/// The library, or the program that it was linked into.
fs::path own_file() {
    Dl_info about{};
    const bool known = ::dladdr(reinterpret_cast<const void*>(&cvconv_new), &about) != 0 && about.dli_fname != nullptr;
    std::error_code none;
    fs::path file = known ? fs::canonical(about.dli_fname, none) : fs::path();
    return !file.empty() ? file : fs::read_symlink("/proc/self/exe", none);
}

std::string program(const Settings& settings, std::string_view name) {
    return settings.worker_folder.empty() ? worker::program_near(own_file(), name)
                                          : (fs::path(settings.worker_folder) / name).string();
}

}  // namespace

namespace cvconv::c_library {

/// The worker processes that some converters share, and what can be read with them.
struct Crew {
    explicit Crew(const Settings& settings) {
        PoolOptions options = settings.pool;
        options.program = program(settings, worker::worker_name);
        const std::string ocr_program = program(settings, worker::ocr_worker_name);
        std::error_code none;
        if (fs::exists(options.program, none)) {
            readers = worker::readers_with_workers(fs::exists(ocr_program, none));
            workers = std::make_unique<worker::Workers>(options, ocr_program);
        } else {
            readers = worker::readers_with_workers(false);
        }
        missing = options.program;
    }

    std::vector<Reader> readers;
    std::unique_ptr<worker::Workers> workers;  ///< null where none are installed
    std::string missing;                       ///< where they were looked for
};

}  // namespace cvconv::c_library

struct cvconv_converter {
    Settings settings;
    std::string error;
    cvconv_progress progress = nullptr;
    void* progress_data = nullptr;
    cvconv_cancel cancel = nullptr;
    void* cancel_data = nullptr;
    mutable std::mutex mutex;                               ///< of `crew`, which the first of several threads makes
    mutable std::shared_ptr<cvconv::c_library::Crew> crew;  ///< null until something is converted
};

namespace {

std::shared_ptr<Crew> crew_of(const cvconv_converter& converter) {
    std::lock_guard lock(converter.mutex);
    if (!converter.crew) {
        converter.crew = std::make_shared<Crew>(converter.settings);
    }
    return converter.crew;
}

Conversion convert_with(Crew& crew, const worker::Request& request, std::string_view bytes,
                        const Cancelled& cancelled) {
    const Reader* reader = reader_for(crew.readers, bytes, request.options);
    const std::string_view format = reader != nullptr ? reader->name : std::string_view();
    if (crew.workers) {
        return crew.workers->run(request, bytes, format, cancelled);
    }
    if (format == "pdf" || format == "picture") {
        Conversion failed{std::nullopt, Diagnostics(request.options.file_name)};
        failed.diagnostics.add(Code::worker_unavailable, crew.missing + ": there is no such file");
        return failed;
    }
    return cvconv::convert(bytes, request.options);
}

void convert_into(cvconv_result& result, const cvconv_converter& converter, std::string_view bytes,
                  const std::string& name) {
    worker::Request request;
    request.options = options_of(converter.settings);
    request.options.file_name = name;
    if (converter.progress != nullptr) {
        request.options.read.on_page = [&](int page, int pages) {
            converter.progress(converter.progress_data, page, pages);
        };
    }
    bool is_cancelled = false;
    Cancelled cancelled;
    if (converter.cancel != nullptr) {
        cancelled = [&] { return is_cancelled = is_cancelled || converter.cancel(converter.cancel_data) != 0; };
    }
    Conversion conversion{std::nullopt, Diagnostics(name)};
    guarded(conversion.diagnostics, [&] {
        if (!cancelled || !cancelled()) {
            conversion = convert_with(*crew_of(converter), request, bytes, cancelled);
        }
    });
    if (converter.settings.strict && conversion.diagnostics.has(Code::nothing_recognized)) {
        conversion.output.reset();
        conversion.diagnostics = conversion.diagnostics.without(Code::nothing_recognized);
        conversion.diagnostics.add(Code::not_a_cv);
    }
    const bool gave_up = is_cancelled && !conversion.output;
    fill(result, std::move(conversion), converter.settings.policy);
    result.status = gave_up ? CVCONV_CANCELLED : result.status;
}

/// What `work` makes, or null where it throws: there is no memory then.
template <class Work>
auto or_null(const Work& work) -> decltype(work()) {
    try {
        return work();
    } catch (...) {
        return nullptr;
    }
}

/// The names of what has one, ended by null, for as long as the library is loaded.
template <class Named>
std::vector<const char*> names_of(const std::vector<Named>& all) {
    static std::deque<std::string> kept;
    std::vector<const char*> names;
    for (const Named& one : all) {
        names.push_back(kept.emplace_back(one.name).c_str());
    }
    names.push_back(nullptr);
    return names;
}

int refuse(cvconv_converter& converter, std::string why) {
    converter.error = std::move(why);
    return -1;
}

}  // namespace

int cvconv_api(void) {
    return CVCONV_API;
}

const char* cvconv_version(void) {
    return CVCONV_VERSION;
}

cvconv_converter* cvconv_new(void) {
    return or_null([] { return new cvconv_converter(); });
}

cvconv_converter* cvconv_clone(const cvconv_converter* converter) {
    return or_null([&] {
        auto copy = std::make_unique<cvconv_converter>();
        copy->settings = converter->settings;
        copy->progress = converter->progress;
        copy->progress_data = converter->progress_data;
        copy->cancel = converter->cancel;
        copy->cancel_data = converter->cancel_data;
        copy->crew = crew_of(*converter);
        return copy.release();
    });
}

void cvconv_free(cvconv_converter* converter) {
    delete converter;
}

int cvconv_set(cvconv_converter* converter, const char* key, const char* value) {
    try {
        if (key == nullptr || value == nullptr) {
            return refuse(*converter, "a key and a value are needed");
        }
        for (const Key& known : keys()) {
            if (std::strcmp(known.name, key) != 0) {
                continue;
            }
            if (known.concern == Concern::workers && converter->crew) {
                return refuse(*converter, fmt::format("{}: there are workers already", key));
            }
            return known.set(converter->settings, value)
                       ? 0
                       : refuse(*converter, fmt::format("{}: \"{}\" is not {}", key, value, known.takes));
        }
        return refuse(*converter, fmt::format("no key is called \"{}\"", key));
    } catch (...) {
        return -1;
    }
}

const char* cvconv_error(const cvconv_converter* converter) {
    return converter->error.c_str();
}

const char* const* cvconv_keys(void) {
    return or_null([]() -> const char* const* {
        static const std::vector<const char*> names = names_of(keys());
        return names.data();
    });
}

const char* cvconv_takes(const char* key) {
    return or_null([&]() -> const char* {
        for (const Key& known : keys()) {
            if (key != nullptr && std::strcmp(known.name, key) == 0) {
                return known.takes;
            }
        }
        return nullptr;
    });
}

const char* const* cvconv_input_formats(void) {
    return or_null([]() -> const char* const* {
        static const std::vector<const char*> names = names_of(worker::readers_with_workers(true));
        return names.data();
    });
}

const char* const* cvconv_output_formats(void) {
    return or_null([]() -> const char* const* {
        static const std::vector<const char*> names = names_of(writers());
        return names.data();
    });
}

void cvconv_on_progress(cvconv_converter* converter, cvconv_progress progress, void* data) {
    converter->progress = progress;
    converter->progress_data = data;
}

void cvconv_on_cancel(cvconv_converter* converter, cvconv_cancel cancel, void* data) {
    converter->cancel = cancel;
    converter->cancel_data = data;
}

cvconv_result* cvconv_convert(const cvconv_converter* converter, const void* bytes, size_t size, const char* name) {
    return or_null([&] {
        auto result = std::make_unique<cvconv_result>();
        convert_into(*result, *converter, {static_cast<const char*>(bytes), size}, name != nullptr ? name : "");
        return result.release();
    });
}

cvconv_result* cvconv_convert_file(const cvconv_converter* converter, const char* path) {
    return or_null([&] {
        auto result = std::make_unique<cvconv_result>();
        Diagnostics said(path);
        std::optional<std::string> bytes = read_file(path, converter->settings.options.read.limits.max_bytes, said);
        if (bytes) {
            convert_into(*result, *converter, *bytes, path);
        } else {
            fill(*result, {std::nullopt, std::move(said)}, converter->settings.policy);
        }
        return result.release();
    });
}
