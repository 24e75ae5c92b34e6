#pragma once
// A PDF as poppler reads it. poppler has two interfaces, of which the build takes one (README.md): poppler_core.cc uses
// that of poppler itself, poppler_cpp.cc the smaller one that is kept stable.

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "ir/diagnostics.h"

namespace cvconv::pdf {

struct FoundWord {
    std::string text;                                 ///< UTF-8 without control characters
    double left = 0, top = 0, right = 0, bottom = 0;  ///< points from the top left corner
    bool space_after = false;
    std::optional<double> size;  ///< of the font; nothing if fonts were not asked for
    std::string font;            ///< as the PDF names it: "ABCDEF+Lato-Bold"
};

struct PageSize {
    double width = 0, height = 0;  ///< points
};

class PopplerFile {
public:
    enum class State : unsigned char { open, locked, damaged };

    /// What poppler says about it goes to `diagnostics`, as long as this lives; `bytes` must outlive it.
    PopplerFile(std::string_view bytes, const std::string& password, Diagnostics& diagnostics);
    ~PopplerFile();
    PopplerFile(const PopplerFile&) = delete;
    PopplerFile& operator=(const PopplerFile&) = delete;

    [[nodiscard]] State state() const;
    [[nodiscard]] int pages() const;
    /// From 1. Nothing for a page that is damaged.
    [[nodiscard]] std::optional<PageSize> size_of(int page);
    /// In poppler's reading order, until `take` gives false. The page must have a size.
    void each_word(int page, bool fonts, const std::function<bool(FoundWord)>& take);

private:
    struct Parts;
    std::unique_ptr<Parts> parts_;
};

}  // namespace cvconv::pdf
