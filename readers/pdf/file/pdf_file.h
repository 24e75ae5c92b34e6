#pragma once
// A PDF, opened once for all who look at it: its words as poppler finds them, and its objects. poppler has two
// interfaces, of which the build takes one (README.md): poppler_core.cc uses that of poppler itself for both;
// poppler_cpp.cc the smaller one that is kept stable, which has no objects: these are qpdf's then.

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ir/diagnostics.h"
#include "readers/pdf/file/drawings.h"
#include "readers/pdf/file/pdf_object.h"

namespace cvconv::pdf {

/// Control characters from this on are letters and dashes in fonts of TeX (tex_fonts.h); those before never say
/// anything.
constexpr char32_t first_of_tex = 0x0B;

struct FoundWord {
    std::string text;                                 ///< UTF-8; of control characters, those from `first_of_tex` on
    double left = 0, top = 0, right = 0, bottom = 0;  ///< points from the top left corner
    bool space_after = false;
    int rotation = 0;            ///< quarter turns, clockwise, of the page as it is shown
    std::optional<double> size;  ///< of the font; nothing if fonts were not asked for
    std::optional<Ink> ink;      ///< nothing if the library does not say
    std::string font;            ///< as the PDF names it: "ABCDEF+Lato-Bold"
    /// Where its characters begin, and the last one ends; empty where it is not said, or of no use: only letters that
    /// are read from right to left are looked at one by one.
    std::vector<float> edges;
};

struct PageDrawing;

/// What a document may not have more of than there are bounds for.
enum class Excess : unsigned char {
    operations,  ///< of drawing, also those of forms that draw forms
    characters
};

struct PageSize {
    double width = 0, height = 0;  ///< points
};

/// Points, from the top left corner of the page.
struct Area {
    double left = 0, top = 0, right = 0, bottom = 0;
};

/// A page as it is stored. Points from the PDF's own origin, y upwards.
struct PageObject {
    int number = 0;  ///< from 1
    PdfObject dictionary;
    PdfObject resources;
    double left = 0, bottom = 0, right = 0, top = 0;  ///< of what is shown of it
    int rotation = 0;                                 ///< 0, 90, 180, 270
};

class PdfFile {
public:
    enum class State : unsigned char { open, locked, damaged };

    /// `bytes` must outlive it, and be no more than INT32_MAX.
    PdfFile(std::string_view bytes, const std::string& password);
    ~PdfFile();
    PdfFile(const PdfFile&) = delete;
    PdfFile& operator=(const PdfFile&) = delete;

    /// The first thing that poppler says about it goes there, whether it was said already or is to come.
    void report_to(Diagnostics& diagnostics);

    [[nodiscard]] State state() const;
    /// As those of pages and words: only of a file that is open.
    [[nodiscard]] int pages() const;
    /// From 1. Nothing for a page that is damaged.
    [[nodiscard]] std::optional<PageSize> size_of(int page);
    /// From now on pages with more characters, all together, are not read to their end.
    void read_at_most(std::size_t characters);
    /// Why pages were not read to their end, if so. Only poppler's own classes can be stopped; poppler-cpp goes on
    /// until the time is up.
    [[nodiscard]] std::optional<Excess> excess() const;
    /// In poppler's reading order, until `take` gives false.
    void each_word(int page, bool fonts, const std::function<bool(FoundWord)>& take);
    /// Of the page whose words were read last.
    [[nodiscard]] PageDrawing drawing_of(int page);
    /// Would poppler crash if asked for the fonts of the page?
    [[nodiscard]] bool is_risky(int page);
    /// The page read with other edges, without fonts; what lies beyond those of the page is found, too.
    void each_word_within(int page, const Area& area, const std::function<bool(FoundWord)>& take);

    /// The catalogue. Null if the objects cannot be read; the words still may.
    [[nodiscard]] PdfObject root();
    [[nodiscard]] std::optional<PageObject> page(int number);
    /// What draws a page or a form, unpacked; null if it cannot be read. Several look at it: what is not large is
    /// unpacked once.
    [[nodiscard]] std::shared_ptr<const std::string> content_of(const PageObject& page);
    [[nodiscard]] std::shared_ptr<const std::string> content_of(const PdfObject& form);

private:
    struct Parts;
    std::shared_ptr<const std::string> keep(PdfObject::Id id, std::string bytes);

    std::unique_ptr<Parts> parts_;
    std::map<PdfObject::Id, std::shared_ptr<const std::string>> contents_;  ///< of a page: its number, and -1
    std::size_t kept_ = 0;                                                  ///< bytes of them
};

/// While this is held, poppler keeps its global state. Without it, it builds that anew for every
/// document: a fifth of the time of a batch.
[[nodiscard]] std::shared_ptr<void> keep_library_open();

}  // namespace cvconv::pdf
