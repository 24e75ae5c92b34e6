#pragma once
// What a single line says about the section it may be in.

#include <array>
#include <string_view>
#include <vector>

#include "ir/section_kind.h"
#include "readers/recognize/lines/lines.h"

namespace cvconv::recognizing {

/// Log-odds-like scores, indexed by SectionKind; 0 = says nothing.
using SectionEvidence = std::array<float, section_kind_count>;

/// What is known of a line before deciding its section: the counts that evidence is made of.
struct LineSigns {
    float degrees = 0, schools = 0, legal = 0, organizations = 0, jobs = 0, venues = 0, conferences = 0, awards = 0,
          talks = 0;
    float volunteer = 0, committee = 0, membership = 0, teaching = 0, fluency = 0, honours = 0, streets = 0,
          patents = 0;
    int languages = 0;  ///< names of languages
    int quotes = 0;     ///< quoted titles
    int authors = 0;    ///< "A. Author, B. Author and …"
    bool doi = false;
    bool only_authors = false;  ///< "Lee A, Kim B, Ito C" is all of the line
    bool pages = false;         ///< ends with volume and pages: "Journal of Dykes 58(1), 12–20"
    int list_items = 0;         ///< short pieces between commas
    bool of_degree = false;     ///< labelled "Thesis:", "Courses:"
    bool labelled = false;      ///< "Label: a, b, c"
    bool office = false;        ///< "Publicity Chair: 12th Workshop on Pumps, Leith, 2013"
    bool referee = false;       ///< "Dr Ann Lee, head of the mill, 0555 0136"
    int contact = 0;            ///< e-mails, phones, links, contact labels
    std::vector<std::string_view> contact_keys;
};

[[nodiscard]] LineSigns signs_of(const Document& document, const Line& line);
[[nodiscard]] SectionEvidence evidence_of(const Document& document, const Line& line, const LineSigns& signs);

}  // namespace cvconv::recognizing
