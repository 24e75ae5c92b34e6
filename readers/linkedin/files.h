#pragma once
// The files of LinkedIn's data export that are a CV, their columns, and what becomes of each. No other file is opened.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace cvconv::linkedin {

enum class File : std::uint8_t {
    profile,
    profile_summary,
    positions,
    education,
    volunteering,
    organizations,
    skills,
    languages,
    certifications,
    projects,
    publications,
    patents,
    honors,
    test_scores,
    courses,
    email_addresses,
    phone_numbers,
    whatsapp_numbers,
    recommendations,
};

/// What becomes of a column that is no field's: its cells are kept as text that found no field.
inline constexpr std::string_view kept = "kept as text";
/// Its cells only say which others count.
inline constexpr std::string_view decides = "decides";

struct Column {
    std::string_view name;     ///< as the export has it
    std::string_view becomes;  ///< a field of JSON Resume or of `meta.cvconv`, `kept`, or `decides`
};

struct FileColumns {
    File file;
    std::string_view name;  ///< "Positions.csv"
    std::vector<Column> columns;
};

/// All of them; README.md has the same as a table.
[[nodiscard]] std::span<const FileColumns> files();
[[nodiscard]] const FileColumns& columns_of(File file);

/// The file that a name, without folders, is of: letters of any case, "_" for blanks, and the names of other years
/// ("Recommendations Received.csv", "volunteer experiences.csv").
[[nodiscard]] std::optional<File> file_of(std::string_view name);

/// Names of files and columns are compared by this: small letters, one blank for blanks and "_".
[[nodiscard]] std::string key_of(std::string_view name);

}  // namespace cvconv::linkedin
