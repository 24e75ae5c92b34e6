#pragma once
// Where the entries of a section begin, by what they have in common. Internal to entries.cc.

#include <map>
#include <vector>

#include "readers/recognize/entries/entries.h"
#include "readers/recognize/entries/entry_features.h"
#include "readers/recognize/entries/entry_template.h"

namespace cvconv::recognizing {

/// What was learnt from the cuts of the round before.
struct EntryModel {
    std::map<Look, float> starts;                         ///< how often an entry starts with this look
    std::map<Look, float> lines;                          ///< how often the look occurs in the section
    std::map<Look, float> undated_starts, undated_lines;  ///< the same of headers, whether dated or not
    std::vector<bool> is_start;                           ///< of each line
    float named_starts = 0;                               ///< entries whose first line names a position
    std::map<int, float> date_offset;                     ///< line of the entry on which its date is
    float entries = 0;
};

template <class Key>
float count_of(const std::map<Key, float>& counts, const Key& key) {
    auto it = counts.find(key);
    return it == counts.end() ? 0.0F : it->second;
}

/// Cuts a section in rounds: each cuts it best under what the cuts of the round before have in common.
class EntryCutter {
public:
    EntryCutter(const Document& document, const Section& section)
        : lines_(section.lines),
          kind_(section.kind),
          features_(features_of(document, section)),
          template_(template_of(document, section, features_)),
          repeated_(lines_.size(), false),
          from_(lines_.size() + 1, 0) {
        std::size_t others = 0;
        for (std::size_t i = 1; i < lines_.size(); ++i) {
            others += features_[i].periods > 0 && is_named_as_first(i) ? 1 : 0;
        }
        template_.first_undated = template_.want_dates && features_.front().periods == 0 && others >= 2;
    }
    /// Where entries begin.
    std::vector<std::size_t> cut();

private:
    const std::vector<Line>& lines_;
    SectionKind kind_;
    std::vector<Feature> features_;
    EntryTemplate template_;
    EntryModel model_;
    std::vector<bool> repeated_;     ///< of each line: is_undated_repeat, by what the model has learnt
    std::vector<std::size_t> from_;  ///< [end]: where the best entry that ends there begins
    /// What speaks for an entry that begins with this line.
    [[nodiscard]] float start_score(std::size_t i, int round) const;
    /// A position or a degree, set as that of the first line is, whether dated or not.
    [[nodiscard]] bool is_named_as_first(std::size_t i) const;
    /// "Position: …" below an empty line, where the entry above has its position already: one without the label that
    /// opens the others.
    [[nodiscard]] bool repeats_label(std::size_t i) const;
    /// "Timekeeper, Tide Works" without a date, among "Welder, Tide Works    2016 – 2019": may be an entry, too. So
    /// may a line in the bold type of all titles and of nothing else, with the rest of its header below it.
    [[nodiscard]] bool is_undated_repeat(std::size_t i) const;
    /// Of the other lines that look so but for their date, how many start an entry.
    [[nodiscard]] float share_of_undated(std::size_t i) const;
    /// The best way to cut, by dynamic programming over the ends of entries.
    void decode(int round);
    void learn();
    [[nodiscard]] std::vector<std::size_t> begins() const;
};

}  // namespace cvconv::recognizing
