#pragma once
// The readers that come without further libraries, and how one of them is chosen.

#include <string>
#include <string_view>
#include <vector>

#include "readers/reader.h"

namespace cvconv {

/// All readers of this library. The PDF reader is in a library of its own (it links poppler): the
/// command line adds it.
[[nodiscard]] const std::vector<Reader>& core_readers();

/// Is it a PDF? (Junk before its header is common.)
[[nodiscard]] bool looks_like_pdf(std::string_view bytes);

/// Is it a PNG, a JPEG, a TIFF?
[[nodiscard]] bool looks_like_picture(std::string_view bytes);

/// Which reader, and how much of that was the file name's doing.
struct FormatChoice {
    const Reader* reader = nullptr;  ///< null if nothing fits
    const Reader* named = nullptr;   ///< the one with the file name's extension
    std::string why;                 ///< of prose, where the name does not settle it: what the marks are

    [[nodiscard]] bool against_name() const { return named != nullptr && named != reader; }
    /// People often do not know which of text, Markdown and HTML they have; but they do know a PDF.
    [[nodiscard]] bool name_misleads() const { return against_name() && !is_prose(*named); }
    [[nodiscard]] static bool is_prose(const Reader& reader);
};

/// The reader for `bytes`: the one whose looks_like() knows them; for prose the one that their marks
/// clearly speak for (prose_evidence.h), else that of the file name's extension, else the likelier one.
/// `file_name` may be empty or "-" (standard input).
[[nodiscard]] FormatChoice choose_format(const std::vector<Reader>& readers, std::string_view bytes,
                                         std::string_view file_name);

/// Its reader alone.
[[nodiscard]] const Reader* choose_reader(const std::vector<Reader>& readers, std::string_view bytes,
                                          std::string_view file_name);

/// The name of a format that is known by its first bytes and that no reader here reads: "Word (DOC)".
/// Empty for all else.
[[nodiscard]] std::string_view foreign_format(std::string_view bytes);

/// Whether the format that is not read is Word's, with a password.
[[nodiscard]] bool is_encrypted_word(std::string_view bytes);

/// The command that makes something of such a file that is read: "`ps2pdf FILE` makes a PDF of it".
[[nodiscard]] std::string_view way_from_foreign_format(std::string_view bytes);

/// The reader of that name, or of that extension ("md"), or null.
[[nodiscard]] const Reader* find_reader(const std::vector<Reader>& readers, std::string_view name);

}  // namespace cvconv
