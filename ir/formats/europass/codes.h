#pragma once
// The short code lists of Europass. A value that is in none of them is written as text.

#include <string>
#include <string_view>

namespace cvconv::europass {

/// `list` has blanks between its codes.
[[nodiscard]] bool in_list(std::string_view list, std::string_view code);
/// Driving licence categories of the EU: "B", "C1E".
[[nodiscard]] bool is_driving_category(std::string_view text);
/// NACE, first level: "A" to "U".
[[nodiscard]] bool is_sector_code(std::string_view text);
/// European Qualifications Framework: "1" to "8".
[[nodiscard]] bool is_qualification_level(std::string_view text);
/// Fields of study of ISCED-F 2013 (Candidate): "06", "061", "0613".
[[nodiscard]] bool is_isced_f(std::string_view code);
/// Fields of study of ISCED 1997 (v3): "48".
[[nodiscard]] bool is_isced_97(std::string_view code);
/// "http://data.europa.eu/esco/occupation/81f8d141-…" → its last part; empty for anything else.
[[nodiscard]] std::string esco_id(std::string_view occupation);
/// Is there a picture of the kinds that both formats take?
[[nodiscard]] bool is_attachment_type(std::string_view media_type);

/// "V2.0", of a root element <learnerinfo> in the namespace of the versions before 2012, which nobody
/// reads today; empty for anything else.
[[nodiscard]] std::string_view old_version(std::string_view root, std::string_view root_namespace);

}  // namespace cvconv::europass
