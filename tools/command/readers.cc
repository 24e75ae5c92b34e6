#include "tools/command/readers.h"

#include "readers/registry.h"

namespace cvconv::command {
namespace {

#ifdef CVCONV_HAS_PDF
std::optional<Content> read_elsewhere(std::string_view, const ReadOptions&, Diagnostics& diagnostics) {
    diagnostics.add(Code::internal_error, "a PDF must be read by a worker");
    return std::nullopt;
}
#endif

}  // namespace

const std::vector<Reader>& available_readers() {
    static const std::vector<Reader> all = [] {
        std::vector<Reader> readers = core_readers();
#ifdef CVCONV_HAS_PDF
        readers.insert(readers.begin(), {"pdf", "PDF with a text layer", {"pdf"}, looks_like_pdf, read_elsewhere});
#endif
        return readers;
    }();
    return all;
}

}  // namespace cvconv::command
