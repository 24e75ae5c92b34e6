#pragma once
// What a reader is: bytes in, a Document or a Cv out.

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "ir/cv.h"
#include "ir/diagnostics.h"
#include "ir/document.h"

namespace cvconv {
struct JoinTrace;  // join_evidence.h

/// Bounds on what a reader takes. Reaching one is a diagnostic, never a hang.
struct Limits {
    std::size_t max_bytes = 50U << 20U;
    int max_pages = 200;
    std::size_t max_words = 100'000;  ///< two hundred close pages; what takes longest grows with them
    std::size_t max_lines = 20'000;
    int max_depth = 100;  ///< nesting of lists, elements, objects
};

/// Which pages are read from their pictures (readers/ocr).
enum class Ocr : std::uint8_t {
    automatic,  ///< those without text
    always,     ///< all, whatever text they carry
    never,
};

struct ReadOptions {
    std::string password;             ///< for encrypted PDFs; empty = none
    bool ignore_attachments = false;  ///< read a PDF's pages even if it carries structured data
    bool fonts = true;                ///< ask a PDF for its fonts: evidence, but the call that crashes on some files
    Limits limits;
    Ocr ocr = Ocr::automatic;
    std::string language;  ///< of the text, BCP 47, for OCR; empty = find out
    /// Told before a page is read from its picture, which takes seconds: its number, of how many.
    std::function<void(int page, int pages)> on_page;
    std::vector<JoinTrace>* join_traces = nullptr;  ///< for fitting: what was true of lines that were joined or not
};

/// Prose for the recogniser, or a CV that is already structured.
using Content = std::variant<Document, Cv>;

/// A reader never throws for bad input: it adds an error to the diagnostics and returns nothing.
struct Reader {
    std::string_view name;                     ///< the format's name on the command line
    std::string_view summary;                  ///< one line for `cvconv formats`
    std::vector<std::string_view> extensions;  ///< lower case, without the dot
    /// Do the first bytes say that it is this format and no other? (Those of prose never do.)
    bool (*looks_like)(std::string_view bytes);
    std::optional<Content> (*read)(std::string_view bytes, const ReadOptions& options, Diagnostics& diagnostics);
    /// Is a file with one of its extensions this format where the content does not tell? (Several formats are JSON.)
    bool is_usual = true;
};

}  // namespace cvconv
