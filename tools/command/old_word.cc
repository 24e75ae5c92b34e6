#include "tools/command/old_word.h"

#include <fmt/format.h>

#include "readers/registry.h"
#include "tools/command/program.h"
#include "tools/worker/files.h"

namespace cvconv::command {
namespace {

constexpr std::size_t largest_docx = std::size_t{64} << 20U;
constexpr std::size_t most_memory = std::size_t{4} << 30U;  // it reserves 1 to 2 GB whatever it opens

}  // namespace

bool is_old_word(std::string_view bytes) {
    return foreign_format(bytes) == "Word (DOC)";
}

std::optional<std::string> docx_of_old_word(std::string_view bytes, int seconds, Diagnostics& diagnostics,
                                            const std::function<bool()>& cancelled) {
    const WorkingFolder folder;
    if (!write_file(folder / "cv.doc", bytes, false, diagnostics)) {
        return std::nullopt;
    }
    Program office;
    office.arguments = {"soffice",
                        "-env:UserInstallation=file://" + folder.path() + "/profile",
                        "--headless",
                        "--norestore",
                        "--infilter=MS Word 97",
                        "--convert-to",
                        "docx:MS Word 2007 XML",
                        "--outdir",
                        folder.path(),
                        "cv.doc"};
    office.environment = {{"HOME", folder.path()}};
    office.offline = true;
    office.largest_file = largest_docx;
    office.memory = most_memory;
    switch (run_program(office, folder.path(), seconds, cancelled)) {
        case Ended::not_started:
            diagnostics.add(Code::format_foreign,
                            "Word (DOC): LibreOffice reads it, and is not installed here; after `apt install "
                            "libreoffice-writer-nogui` cvconv uses it, or elsewhere `soffice --headless --convert-to "
                            "docx FILE` makes a DOCX of it");
            return std::nullopt;
        case Ended::late:
            diagnostics.add(Code::took_too_long, fmt::format("LibreOffice: {} seconds", seconds));
            return std::nullopt;
        case Ended::cancelled: return std::nullopt;
        case Ended::well:
        case Ended::badly: break;
    }
    Diagnostics ignored;  // it says nothing but in its language, and ends well whatever happened
    std::optional<std::string> docx = read_file(folder / "cv.docx", largest_docx, ignored);
    if (!docx) {
        diagnostics.add(
            Code::format_foreign,
            "Word (DOC): LibreOffice makes nothing of it, it may be damaged; where Word opens it, save it as DOCX");
    }
    return docx;
}

}  // namespace cvconv::command
