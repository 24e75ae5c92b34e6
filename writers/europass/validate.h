#pragma once
// Is it valid Europass? By our own schemas (schema/*.xsd), built in, and by the rules that a schema
// cannot say. Reads no file and no network.

#include <string_view>

#include "ir/diagnostics.h"

namespace cvconv {

/// For `cvconv validate`: adds schema_violation with line, element and cause for everything that is
/// wrong; xml_damaged where it is not XML; format_mismatch where the root is neither Candidate nor
/// SkillsPassport. True if there was nothing to add.
bool validate_europass(std::string_view xml, Diagnostics& diagnostics);

namespace europass {

/// For the writers: the same, as output_invalid.
bool passes_own_schema(std::string_view xml, Diagnostics& diagnostics);

}  // namespace europass
}  // namespace cvconv
