#pragma once
// The unit the recogniser thinks in: a line of the document with everything that can be seen in it.

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ir/document.h"
#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/pieces/dates/dates.h"

namespace cvconv::recognizing {

/// How many words these are to a reader: two Han or kana characters, which are words of their own to
/// words_of(), count as one.
[[nodiscard]] std::size_t count_words(const std::vector<Word>& words);

/// What a line is, and how it looks: all but its contents.
struct LineLooks {
    int block = 0;
    Span text;
    BlockKind kind = BlockKind::paragraph;
    int level = 0;
    Style style;
    float left = 0;          ///< left edge in the units of Cell, from that of the region
    float content_left = 0;  ///< left edge of the last cell: what stands beside a margin column of dates begins there
    float gap_before = 0;
    int page = 0;
    int region = 0;
    int table = 0;
    bool table_header = false;

    int emails = 0;
    int phones = 0;
    int urls = 0;
    bool capitals = false;      ///< all letters are capitals
    bool sentence = false;      ///< reads as prose: ends like a sentence, or is long
    float begins_entry = -1;    ///< how likely one begins with it, 0 to 1; -1 = nobody has said
    float in_section = -1;      ///< how likely it is of its section, 0 to 1; -1 = nobody has said
    bool starts_lower = false;  ///< the first letter is a lower-case one
};

/// A block of the document, or a piece of one (a label column's cell, what follows a run-in
/// heading). Spans are into Document::text.
struct Line : LineLooks {
    std::vector<Run> runs;    ///< at least one unless the line is empty; clipped to `text`
    std::vector<Span> cells;  ///< at least one; a line without gaps is one cell
    std::vector<Word> words;
    /// What the lexicon says of the words; not kept where they are so many that it would be many times the document.
    std::optional<LexiconHits> hits;
    std::vector<FoundPeriod> periods;

    [[nodiscard]] bool is_item() const { return kind == BlockKind::list_item; }
    /// Does an entry more likely than not begin with it?
    [[nodiscard]] bool is_beginning() const { return begins_entry >= 0.5F; }
    [[nodiscard]] std::size_t word_count() const { return count_words(words); }
    /// The cell that begins at or before `at`; cells stand in the order of their text.
    [[nodiscard]] Span cell_at(std::uint32_t at) const;
    /// Periods that are not merely years in prose.
    [[nodiscard]] bool has_period() const;
    /// How often words of an idea occur, counted once per occurrence; affix matches count half.
    [[nodiscard]] float count(Idea idea) const;
    [[nodiscard]] float count(Idea idea, std::string_view key) const;
    /// The hits of an idea among the words.
    [[nodiscard]] std::vector<LexiconHit> hits_of(Idea idea) const;
    /// Those in the document's language, in English or in every language; all if `language` is empty.
    [[nodiscard]] std::vector<LexiconHit> hits_in(std::string_view language, Idea idea) const;
};

/// Where the lines stand, one element each.
[[nodiscard]] std::vector<Span> texts_of(const std::vector<Line>& lines);

/// How many places of a text the hits are at (several languages may share a word); a match of a part
/// of a word counts `partial`. Only hits with this key, if it is not empty.
[[nodiscard]] float weigh(const std::vector<LexiconHit>& hits, std::string_view key = {}, float partial = 0.5F);

/// All lines of the document in reading order, furniture and rules left out.
[[nodiscard]] std::vector<Line> lines_of(const Document& document);

/// A line for a part of another one, its features seen anew.
[[nodiscard]] Line part_of(const Document& document, const Line& line, Span part, DateOrder order);

}  // namespace cvconv::recognizing
