#pragma once
// What a ZIP container is of, by the names of its parts alone: without unpacking it, or knowing how.

#include <string_view>

namespace cvconv {

enum class ZipKind {
    none,  ///< no ZIP
    docx,
    odt,
    spreadsheet,
    presentation,
    epub,
    pages,
    linkedin,  ///< LinkedIn's data export
    other,
};

[[nodiscard]] ZipKind zip_kind(std::string_view bytes);

}  // namespace cvconv
