#pragma once
// Structured data that a PDF carries beside its pages: the XML of a Europass PDF (attachment.xml,
// Europass-XML-Attachment.xml), the resume.json that other programs embed.

#include <optional>
#include <string>
#include <vector>

#include "readers/pdf/file/pdf_file.h"
#include "readers/reader.h"

namespace cvconv::pdf {

struct EmbeddedFile {
    std::string name;
    std::string bytes;
};

/// The files inside a PDF, each once: of the name tree, the catalogue's and the pages' /AF, and
/// attachment annotations. Together no more than `limits.max_bytes` are unpacked; files beyond that,
/// and those that cannot be unpacked, are left out; the names of the former go to `too_large`. Never throws.
[[nodiscard]] std::vector<EmbeddedFile> embedded_files(PdfFile& file, const Limits& limits,
                                                       std::vector<std::string>* too_large = nullptr);

/// The first embedded file that is a CV in a structured format (what it is, its content says, not its
/// name), with a note that names it. Nothing where there is none, or where none of them can be read:
/// then a note says so.
[[nodiscard]] std::optional<Content> read_attachment(PdfFile& file, const ReadOptions& options,
                                                     Diagnostics& diagnostics);

}  // namespace cvconv::pdf
