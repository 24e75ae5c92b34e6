#pragma once
// Skills, languages, interests and referees out of labelled spans.

#include <vector>

#include "ir/cv.h"
#include "ir/document.h"
#include "readers/recognize/records/labelled_entry.h"

namespace cvconv::recognizing {

/// The name of a group has the keywords behind it; titles are skills by themselves. A level is that of what stands
/// before it, or of all that follow it where the entry begins with one.
void add_skills(const Document& document, const LabelledEntry& entry, std::vector<Skill>& skills);
/// Titles are names of languages; levels as for skills.
void add_languages(const Document& document, const LabelledEntry& entry, std::vector<Language>& languages);
void add_interests(const Document& document, const LabelledEntry& entry, std::vector<Interest>& interests);
/// One referee, or several where several names are told; what else is said of each is the reference.
void add_reference(const Document& document, const LabelledEntry& entry, std::vector<Reference>& references);

}  // namespace cvconv::recognizing
