#pragma once
// Where the fields of each section stand in a document, for who writes it and who reads it.

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ir/lexicon.h"

namespace cvconv::prose {

/// A section whose entries have a heading each. Names are JSON Resume's; empty = there is no such field.
struct EntryShape {
    std::string_view section;
    std::string_view title = {};         ///< the heading; of education the degree, then the area
    std::string_view organization = {};  ///< bold, in the line below
    bool has_place = false;
    bool place_is_ours = false;  ///< JSON Resume has no field for it, meta.cvconv has
    std::string_view date = {};  ///< of what happened at one time; empty = startDate and endDate
    bool has_dates = true;
    std::string_view text = {};  ///< paragraphs
    std::string_view list = {};  ///< items without a label
    bool link_on_title = false;  ///< `url` is where the title leads, not the organization
};
[[nodiscard]] std::span<const EntryShape> entry_shapes();
[[nodiscard]] const EntryShape* entry_shape(std::string_view section);

/// A section whose entries are items of a list: **name** (level): keywords.
struct RecordShape {
    std::string_view section;
    std::string_view name = {};
    std::string_view level = {};     ///< in brackets
    std::string_view keywords = {};  ///< a list, behind a colon
    std::string_view value = {};     ///< a text, behind a colon
    bool is_certificate = false;     ///< **name** | issuer | date
};
[[nodiscard]] const RecordShape* record_shape(std::string_view section);

enum class Holds : std::uint8_t { text, list, date, link };

/// A field with a label before it. A label that stands again adds to a list.
struct Labelled {
    std::string_view section;  ///< "basics" for contact details
    std::string_view field;    ///< JSON Resume's name; below meta.cvconv where `ours`
    Holds holds = Holds::text;
    bool ours = false;
    Idea idea = Idea::entry_labels;  ///< where other languages have their word …
    std::string_view key;            ///< … empty: nowhere, it is English always
    std::string_view english;
};
[[nodiscard]] std::span<const Labelled> labelled_fields();

[[nodiscard]] const Labelled& labelled(std::string_view section, std::string_view field);

/// The labels of one language. No two of a section are alike: one that another has is English instead.
class Labels {
public:
    explicit Labels(std::string_view language);

    [[nodiscard]] const std::string& of(const Labelled& field) const;
    /// The field that a label names, in the language or in English; null if none.
    [[nodiscard]] const Labelled* field(std::string_view section, std::string_view label) const;

private:
    std::vector<std::string> labels_;  ///< in the order of labelled_fields()
};

/// The section of JSON Resume ("work", "summary") that a heading names, in the language or any other.
[[nodiscard]] std::optional<std::string_view> section_of_heading(std::string_view heading, std::string_view language);
/// The heading of a section: `wish` if it names that section, else the usual one.
[[nodiscard]] std::string heading_of(std::string_view section, std::string_view wish, std::string_view language);

}  // namespace cvconv::prose
