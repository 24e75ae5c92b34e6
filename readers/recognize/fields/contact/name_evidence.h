#pragma once
// What is true of a stretch of text that tells whether it is the name of the person, and what it weighs. The table is
// name_evidence.def.

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "ir/cv.h"
#include "ir/document.h"
#include "readers/pieces/weighed_evidence.h"

namespace cvconv::recognizing {

struct Naming {
#define CVCONV_EVIDENCE_FILE "readers/recognize/fields/contact/name_evidence.def"
#include "readers/pieces/evidence_table.inc"
};

using NameEvidence = WeighedEvidence<Naming>;

/// What the words of the candidates are compared with, found out once for a document.
class NameSurroundings {
public:
    NameSurroundings(const Document& document, const Basics& basics);

    /// All but where it stands and how much of its line it is, which the caller knows.
    void add_evidence(NameEvidence& evidence, Span where) const;
    /// Of most of the letters in it; 0 = not known.
    [[nodiscard]] float size_of(Span where) const;
    [[nodiscard]] bool is_largest(Span where) const;

private:
    void add_look(NameEvidence& evidence, Span where) const;

    const Document& document_;
    float largest_ = 0, usual_ = 0;      ///< sizes of text
    std::vector<std::string> mails_;     ///< what stands before the "@", folded
    std::vector<std::string> accounts_;  ///< user names, and parts of the person's own address, folded
};

}  // namespace cvconv::recognizing
