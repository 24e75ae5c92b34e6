#pragma once
// The PDF as qpdf sees it: objects instead of text. Opened once for all who look at objects.

#include <memory>
#include <string>
#include <string_view>

class QPDF;
class QPDFPageObjectHelper;

namespace cvconv::pdf {

/// Null where qpdf cannot open it: damaged, or encrypted with another password. `bytes` must outlive it.
/// poppler repairs more than qpdf does, so the words may still be read.
[[nodiscard]] std::shared_ptr<QPDF> open_objects(std::string_view bytes, const std::string& password);

/// The content stream of a page or form, decoded. Throws what qpdf throws.
[[nodiscard]] std::string content_of(QPDFPageObjectHelper page);

}  // namespace cvconv::pdf
