#include "tools/worker/workers.h"

#include <system_error>

#include "readers/registry.h"
#include "tools/worker/message.h"

namespace cvconv::worker {
namespace {

namespace fs = std::filesystem;

std::optional<Content> read_elsewhere(std::string_view, const ReadOptions&, Diagnostics& diagnostics) {
    diagnostics.add(Code::internal_error, "this must be read by a worker");
    return std::nullopt;
}

/// Of the worker that reads pictures of text: their size as files says little of what they need.
PoolOptions for_pictures(PoolOptions options, const std::string& program) {
    options.program = program;
    options.seconds = options.seconds_of_pictures;
    options.least_memory_bytes = options.memory_bytes;
    return options;
}

/// Pages of it are pictures, which the worker that was asked first does not read.
bool needs_ocr(const Diagnostics& said) {
    return said.has(Code::pdf_no_text) || said.has(Code::pages_are_pictures);
}

}  // namespace

std::string program_near(const fs::path& file, std::string_view name) {
    std::error_code none;
    fs::path folder = file.parent_path();
    if (fs::exists(folder / name, none)) {
        return (folder / name).string();
    }
    // bin/cvconv, lib/libcvconv.so.0, lib/x86_64-linux-gnu/libcvconv.so.0: the prefix is one or two folders up.
    const std::string usual = (folder.parent_path() / CVCONV_LIBEXEC / name).string();
    for (int up = 0; up < 2; ++up) {
        folder = folder.parent_path();
        fs::path program = folder / CVCONV_LIBEXEC / name;
        if (fs::exists(program, none)) {
            return program.string();
        }
    }
    return usual;
}

std::vector<Reader> readers_with_workers(bool ocr) {
    std::vector<Reader> readers = core_readers();
    if (ocr) {
        readers.insert(readers.begin(), {"picture",
                                         "scans and photographs: PNG, JPEG, TIFF",
                                         {"png", "jpg", "jpeg", "tif", "tiff"},
                                         looks_like_picture,
                                         read_elsewhere});
    }
    readers.insert(
        readers.begin(),
        {"pdf", ocr ? "PDF, with text or scanned" : "PDF with a text layer", {"pdf"}, looks_like_pdf, read_elsewhere});
    return readers;
}

Workers::Workers(const PoolOptions& options, const std::string& ocr_program)
    : all_(options), ocr_(for_pictures(options, ocr_program)) {
    std::error_code none;
    has_ocr_ = fs::exists(ocr_program, none);
}

Conversion Workers::run(const Request& request, std::string_view bytes, std::string_view format,
                        const Cancelled& cancelled) {
    const Ocr ocr = request.options.read.ocr;
    const bool pdf = format == "pdf";
    if (format == "picture" || (pdf && ocr == Ocr::always)) {
        return ocr_.run(request, bytes, cancelled);
    }
    Conversion read = all_.run(request, bytes, cancelled);
    const bool again = pdf && ocr == Ocr::automatic && has_ocr_ && needs_ocr(read.diagnostics);
    return again ? ocr_.run(request, bytes, cancelled) : std::move(read);
}

}  // namespace cvconv::worker
