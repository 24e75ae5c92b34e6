#include "readers/native/native.h"

#include "ir/formats/native/syntax.h"

namespace cvconv {

namespace {

/// The first line, without a byte order mark and what ends it.
std::string_view first_line(std::string_view bytes) {
    if (bytes.starts_with("\xEF\xBB\xBF")) {
        bytes.remove_prefix(3);
    }
    std::string_view line = bytes.substr(0, bytes.find('\n'));
    return line.substr(0, line.find_last_not_of(" \r") + 1);
}

}  // namespace

bool looks_like_native(std::string_view bytes) {
    std::string_view line = first_line(bytes);
    return line == native::cv_marker || line == native::document_marker;
}

std::optional<Content> read_native(std::string_view bytes, const ReadOptions& /*options*/, Diagnostics& diagnostics) {
    std::string_view line = first_line(bytes);
    bytes.remove_prefix(bytes.starts_with("\xEF\xBB\xBF") ? 3 : 0);
    if (line == native::cv_marker) {
        auto cv = cv_from_native(bytes, diagnostics);
        return cv ? std::optional<Content>(std::move(*cv)) : std::nullopt;
    }
    if (line == native::document_marker) {
        auto document = document_from_native(bytes, diagnostics);
        return document ? std::optional<Content>(std::move(*document)) : std::nullopt;
    }
    Place place;
    place.line = 1;
    diagnostics.add(Code::native_damaged, place, "the first line must be \"cvconv cv 1\" or \"cvconv document 1\"");
    return std::nullopt;
}

Reader native_reader() {
    return {"native", "cvconv's own readable form", {"cvconv"}, looks_like_native, read_native};
}

}  // namespace cvconv
