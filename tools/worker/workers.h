#pragma once
// The two worker programs together: where they are installed, which formats only they can read, and which of the two a
// file goes to. cvconv-worker reads everything but pictures of text; cvconv-ocr-worker those, and links Tesseract.

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "readers/reader.h"
#include "tools/worker/pool.h"

namespace cvconv::worker {

inline constexpr std::string_view worker_name = "cvconv-worker";
inline constexpr std::string_view ocr_worker_name = "cvconv-ocr-worker";

/// Where a worker is that was installed together with `file`, a program or a library of ours: beside it (a build, a
/// Python package), or in the libexec folder of the prefix above it. So the prefix can be moved. Where there is none,
/// the path at which it should be.
[[nodiscard]] std::string program_near(const std::filesystem::path& file, std::string_view name);

/// core_readers(), and entries for PDF and for pictures that know what these look like; only a worker can read them.
[[nodiscard]] std::vector<Reader> readers_with_workers(bool ocr);

class Workers {
public:
    /// `program` and `ocr_program` are paths; the second need not exist. The rest of `options` is for both.
    Workers(const PoolOptions& options, const std::string& ocr_program);

    /// Does it in the worker that can read `format`, which is the one that the content was found to be in: a PDF whose
    /// pages turn out to be pictures is given to the second one then. Safe from several threads.
    [[nodiscard]] Conversion run(const Request& request, std::string_view bytes, std::string_view format,
                                 const Cancelled& cancelled = {});

    /// How many files were tried more than once.
    [[nodiscard]] int retried() const { return all_.retried() + ocr_.retried(); }

private:
    bool has_ocr_;
    WorkerPool all_;
    WorkerPool ocr_;  ///< no process of it is started before a picture needs one
};

}  // namespace cvconv::worker
