#pragma once
// The entries of a document as tokens, with what the present readers made of each: the input of the field labeller.

#include <cstdint>
#include <vector>

#include "ir/cv.h"
#include "ir/document.h"
#include "readers/recognize/model/feature_set.h"
#include "readers/recognize/sections/sections.h"
#include "readers/recognize/spans/field_roles.h"
#include "readers/recognize/spans/tokens.h"

namespace cvconv::recognizing {

/// The lists of Cv whose entries have fields to be told apart.
enum class RecordList : std::uint8_t { work, volunteer, education, awards, certificates, publications, projects, none };

/// An element of one of these lists.
struct RecordId {
    RecordList list = RecordList::none;
    int index = -1;

    [[nodiscard]] bool exists() const { return list != RecordList::none; }
    friend bool operator==(const RecordId&, const RecordId&) = default;
};

/// A token, and the field that it is part of by the present readers.
struct EntryToken {
    Token token;
    int label = 0;    ///< by the present readers
    RecordId record;  ///< whose value it is; none where it is part of no value
};

/// Where a line stands, and its tokens.
struct EntryLine {
    SectionKind kind = SectionKind::other;
    int section = 0;  ///< number among the sections whose entries have fields
    int entry = 0;    ///< number within the section
    int place = 0;    ///< number within the entry
    bool header = false;
    std::vector<EntryToken> tokens;
};

/// All lines of sections whose entries have fields, in reading order.
struct EntryLines {
    std::vector<Line> lines;
    std::vector<EntryLine> about;  ///< one for each line
};

/// The list that entries of such a section go to; none for sections without entries.
[[nodiscard]] RecordList list_of(SectionKind kind);

/// Entries are those that the present readers cut.
[[nodiscard]] EntryLines entry_lines(const Document& document, const std::vector<Section>& sections, const Cv& cv);

}  // namespace cvconv::recognizing
