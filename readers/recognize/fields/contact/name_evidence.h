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

enum class Naming : std::uint8_t {
#define CVCONV_EVIDENCE(name, weight, meaning) name,
#include "readers/recognize/fields/contact/name_evidence.def"
#undef CVCONV_EVIDENCE
    count
};

struct NamingTable {
    using Kind = Naming;
    static constexpr int weights[] = {
#define CVCONV_EVIDENCE(name, weight, meaning) weight,
#include "readers/recognize/fields/contact/name_evidence.def"
#undef CVCONV_EVIDENCE
    };
    static constexpr std::string_view names[] = {
#define CVCONV_EVIDENCE(name, weight, meaning) #name,
#include "readers/recognize/fields/contact/name_evidence.def"
#undef CVCONV_EVIDENCE
    };
};

using NameEvidence = WeighedEvidence<NamingTable>;

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
