#pragma once
// Titles of sections that the format has no place for, in the document's language.

#include <optional>
#include <string>
#include <string_view>

#include "ir/cv.h"
#include "ir/lexicon.h"

namespace cvconv::europass {

class Headings {
public:
    /// `language`: of document_language(). `cv` must outlive this.
    Headings(const Cv& cv, std::string language) : cv_(cv), language_(std::move(language)) {}

    /// The source's own title of the section where section_of_title() knows it as that, else the
    /// usual one in the document's language, else in English.
    [[nodiscard]] std::string title(SectionKind kind) const;

    /// What a line is called ("Location", "Technologies"): Idea::entry_labels, else contact_labels.
    [[nodiscard]] std::string entry_label(std::string_view key) const;
    [[nodiscard]] std::string contact_label(std::string_view key) const;

    [[nodiscard]] const std::string& language() const { return language_; }

private:
    const Cv& cv_;
    std::string language_;
};

/// The kind of section that a title names: in `language`, else in English, else in any language.
[[nodiscard]] std::optional<SectionKind> section_of_title(std::string_view title, std::string_view language);

/// The first spelling in that language, else in English; empty where there is none.
[[nodiscard]] std::string spelling(Idea idea, std::string_view key, std::string_view language);

}  // namespace cvconv::europass
