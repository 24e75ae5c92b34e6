#include "readers/rtf/rtf.h"

#include <utility>

#include "readers/office/write_flow.h"
#include "readers/rtf/body.h"

namespace cvconv {
namespace {

std::optional<Content> read_rtf(std::string_view bytes, const ReadOptions& options, Diagnostics& diagnostics) {
    std::optional<office::Flow> flow = rtf::BodyReader().read(bytes, diagnostics);
    return flow ? office::write_flow(*std::move(flow), options.limits, diagnostics) : std::nullopt;
}

}  // namespace

Reader rtf_reader() {
    return {"rtf",
            "Rich Text Format (Word, WordPad, TextEdit)",
            {"rtf"},
            [](std::string_view bytes) { return bytes.starts_with("{\\rtf"); },
            read_rtf};
}

}  // namespace cvconv
