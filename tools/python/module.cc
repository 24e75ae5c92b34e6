// cvconv._cvconv: the interface for C as a class for Python. What people call is in cvconv/__init__.py.

#include <atomic>
#include <memory>
#include <optional>
#include <string>

#include <pybind11/pybind11.h>
#include <pybind11/stl.h>
#include <unistd.h>

#include "tools/c_library/cvconv.h"

namespace {

namespace py = pybind11;

/// What the callbacks of one conversion know. They run in the thread that called convert(), without the GIL.
struct Call {
    const std::atomic<bool>* cancelled = nullptr;
    py::object on_progress;
    std::optional<py::error_already_set> error;

    /// Ctrl-C, and what on_progress throws, end the conversion and are raised behind it.
    template <class Work>
    void guarded(const Work& work) {
        py::gil_scoped_acquire gil;
        try {
            work();
        } catch (py::error_already_set& e) {
            error.emplace(std::move(e));
        }
    }
};

int cancel(void* data) {
    Call& call = *static_cast<Call*>(data);
    call.guarded([] {
        if (PyErr_CheckSignals() != 0) {
            throw py::error_already_set();
        }
    });
    return call.error || call.cancelled->load() ? 1 : 0;
}

void progress(void* data, int page, int pages) {
    Call& call = *static_cast<Call*>(data);
    call.guarded([&] { call.on_progress(page, pages); });
}

py::tuple as_tuple(const cvconv_diagnostic& said) {
    static const char* const severities[] = {"note", "warning", "error"};
    return py::make_tuple(severities[said.severity], said.code, said.message, said.detail, said.file, said.page,
                          said.line, said.column, said.pointer);
}

class Converter {
public:
    Converter() : handle_(cvconv_new()), process_(::getpid()) { require(handle_); }
    Converter(const Converter&) = delete;
    Converter& operator=(const Converter&) = delete;
    ~Converter() {
        if (process_ == ::getpid()) {  // in a forked process the workers are still the parent's
            cvconv_free(handle_);
        }
    }

    [[nodiscard]] std::unique_ptr<Converter> clone() const {
        return std::unique_ptr<Converter>(new Converter(cvconv_clone(handle_)));
    }

    void set(const std::string& key, const std::string& value) {
        if (cvconv_set(handle_, key.c_str(), value.c_str()) != 0) {
            throw py::value_error(cvconv_error(handle_));
        }
    }

    /// (status, output or None, diagnostics, report or None); `name` alone is the path of a file to read.
    [[nodiscard]] py::tuple convert(const std::optional<py::buffer>& bytes, const std::string& name,
                                    py::object on_progress) {
        if (process_ != ::getpid()) {
            throw std::runtime_error("this converter was made in another process: make one behind fork()");
        }
        // A handle for each call, since it has the call's callbacks; the workers are shared.
        std::unique_ptr<cvconv_converter, decltype(&cvconv_free)> handle(cvconv_clone(handle_), cvconv_free);
        require(handle.get());
        Call call;
        call.cancelled = &cancelled_;
        call.on_progress = std::move(on_progress);
        cvconv_on_cancel(handle.get(), cancel, &call);
        if (!call.on_progress.is_none()) {
            cvconv_on_progress(handle.get(), progress, &call);
        }
        std::unique_ptr<cvconv_result, decltype(&cvconv_result_free)> result(nullptr, cvconv_result_free);
        if (bytes) {
            py::buffer_info info = bytes->request();
            if (info.ndim > 1 || info.itemsize != 1) {
                throw py::type_error("bytes are needed, or a path");
            }
            py::gil_scoped_release released;
            result.reset(cvconv_convert(handle.get(), info.ptr, static_cast<std::size_t>(info.size), name.c_str()));
        } else {
            py::gil_scoped_release released;
            result.reset(cvconv_convert_file(handle.get(), name.c_str()));
        }
        if (call.error) {
            throw py::error_already_set(*call.error);
        }
        require(result.get());
        py::list diagnostics;
        for (std::size_t i = 0; i < cvconv_diagnostic_count(result.get()); ++i) {
            diagnostics.append(as_tuple(*cvconv_diagnostic_at(result.get(), i)));
        }
        std::size_t size = 0;
        const char* text = cvconv_output(result.get(), &size);
        py::object output = text != nullptr ? py::object(py::bytes(text, size)) : py::object(py::none());
        const char* said = cvconv_report(result.get());
        py::object report = said != nullptr ? py::object(py::str(said)) : py::object(py::none());
        return py::make_tuple(cvconv_status(result.get()), output, diagnostics, report);
    }

    /// Ends what is being converted, and all that is asked of this converter from now on.
    void cancel_all() { cancelled_ = true; }

private:
    explicit Converter(cvconv_converter* handle) : handle_(handle), process_(::getpid()) { require(handle_); }

    static void require(const void* made) {
        if (made == nullptr) {
            throw std::bad_alloc();  // MemoryError
        }
    }

    cvconv_converter* handle_;
    pid_t process_;
    std::atomic<bool> cancelled_ = false;
};

}  // namespace

PYBIND11_MODULE(_cvconv, module) {
    module.attr("version") = cvconv_version();
    module.attr("CANCELLED") = CVCONV_CANCELLED;
    py::list keys;
    for (const char* const* key = cvconv_keys(); *key != nullptr; ++key) {
        keys.append(*key);
    }
    module.attr("keys") = keys;
    py::class_<Converter>(module, "Converter")
        .def(py::init<>())
        .def("clone", &Converter::clone)
        .def("set", &Converter::set)
        .def("convert", &Converter::convert, py::arg("data"), py::arg("name"), py::arg("on_progress") = py::none())
        .def("cancel", &Converter::cancel_all);
}
