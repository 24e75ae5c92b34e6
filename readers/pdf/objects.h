#pragma once
// The PDF as qpdf sees it: objects instead of text. Opened once for all who look at objects.

#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

class QPDF;
class QPDFPageObjectHelper;

namespace cvconv::pdf {

class Objects {
public:
    explicit Objects(std::unique_ptr<QPDF> document);
    ~Objects();
    Objects(const Objects&) = delete;
    Objects& operator=(const Objects&) = delete;

    [[nodiscard]] QPDF& document() { return *document_; }
    /// The content stream of a page or form, decoded. Several look at it: what is not large is decoded once. Throws
    /// what qpdf throws.
    [[nodiscard]] std::shared_ptr<const std::string> content_of(QPDFPageObjectHelper page);

private:
    std::unique_ptr<QPDF> document_;
    std::map<std::pair<int, int>, std::shared_ptr<const std::string>> contents_;  ///< by number and generation
    std::size_t kept_ = 0;                                                        ///< bytes of them
};

/// Null where qpdf cannot open it: damaged, or encrypted with another password. `bytes` must outlive it.
/// poppler repairs more than qpdf does, so the words may still be read.
[[nodiscard]] std::shared_ptr<Objects> open_objects(std::string_view bytes, const std::string& password);

}  // namespace cvconv::pdf
