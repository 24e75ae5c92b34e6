#pragma once
// The header of a project, a talk or a course taught: its name, what one was in it, for whom and with what.

#include "ir/cv.h"
#include "readers/recognize/entries/entries.h"
#include "readers/recognize/entries/entry_header.h"
#include "readers/recognize/entries/reading.h"
#include "readers/recognize/entries/roles/roles.h"

namespace cvconv::recognizing {

/// "Project Lead", "Principal investigator" below the name of a project, or beside it.
[[nodiscard]] bool is_project_role(std::string_view text, Span span);

/// How the headers of a section are written, decided over all its entries.
struct HeaderTemplate {
    SectionKind kind = SectionKind::projects;
    bool described_in_line = false;  ///< "ledgerkit: double-entry bookkeeping as a library"
    bool tools_in_line = false;      ///< "ledgerkit | Go, SQLite"
    bool tools_behind = false;       ///< "ledgerkit (2019). Double-entry bookkeeping as a library. Go, SQLite"
};
[[nodiscard]] HeaderTemplate header_template(const Document& document, SectionKind kind,
                                             const std::vector<Entry>& entries);

/// An entry's header, whole, in pieces, and who is who among these.
struct ProjectHeader {
    const Entry& entry;
    const HeaderSegments& segments;
    Roles roles;
};
void read_project_header(Reading& reading, const HeaderTemplate& usual, ProjectHeader header, Project& p);

}  // namespace cvconv::recognizing
