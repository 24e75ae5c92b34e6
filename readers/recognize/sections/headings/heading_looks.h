#pragma once
// What the headings of a document look like: learnt from the lines whose words the lexicon knows.

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "readers/recognize/sections/headings/title_cuts.h"

namespace cvconv::recognizing {

/// What makes lines of one document look alike. Equal looks = same typographic role.
struct HeadingLook {
    BlockKind kind = BlockKind::paragraph;
    int level = 0;
    int half_points = 0;
    bool bold = false, italic = false, capitals = false, spaced = false, underlined = false, small_caps = false,
         colon = false, beside = false;
    auto operator<=>(const HeadingLook&) const = default;
};

/// `in_label_column`: the line begins with a cell in a column of labels.
[[nodiscard]] HeadingLook heading_look_of(const Document& document, const Line& line, const TitleCut& cut,
                                          bool in_label_column);

/// The lines that look alike, counted.
struct HeadingLookCount {
    float known = 0;  ///< lines whose whole text the lexicon knows as a heading
    float all = 0;
    float apart = 0;       ///< white space above
    float of_entries = 0;  ///< not known, and has words of entries: an organisation, a position, a degree
    float repeated = 0;    ///< titles that occur more than once, as labels of entries do: "Highlights", "Keywords"
    std::set<SectionKind> kinds;

    /// Set apart each time, and never the beginning of an entry: a style for headings, even if most of its titles are
    /// nowhere else in use ("What I bring").
    [[nodiscard]] bool is_role_of_headings() const {
        return kinds.size() >= 2 && apart >= 0.8F * all && of_entries <= 0.2F * all;
    }
    /// The number of kinds of sections that are headed like that.
    [[nodiscard]] float kind_count() const { return static_cast<float>(kinds.size()); }
};

class HeadingLooks {
public:
    /// `cuts` and `label_column` have an element for each line.
    HeadingLooks(const Document& document, const std::vector<Line>& lines,
                 const std::vector<std::vector<TitleCut>>& cuts, const std::vector<bool>& label_column);

    [[nodiscard]] const HeadingLookCount& count(const HeadingLook& look) const;
    /// The look of most headings: the one under which the most kinds of sections are known.
    [[nodiscard]] const HeadingLook& usual() const { return m_usual; }
    /// How many kinds that are.
    [[nodiscard]] float usual_kinds() const { return m_usual_kinds; }
    /// The size of most words.
    [[nodiscard]] int body_half_points() const { return m_body; }
    /// The document uses the levels of headings as it should: those of the usual level head its sections.
    [[nodiscard]] bool has_levels() const { return m_has_levels; }
    /// Its titles head sections whatever they say: "Rooms where they let me hold a microphone".
    [[nodiscard]] bool opens_always() const { return m_opens_always; }
    /// "EDUCATION: BSc Tides, …", "SKILLS: Pumps, …": titles of this look head most sections, in the first line of
    /// each.
    [[nodiscard]] bool heads_run_in(const HeadingLook& look) const;
    /// The share of known headings among the lines that look like this one.
    [[nodiscard]] float share_of_known(const HeadingLook& look) const;

    /// A look of type of its own, and nearly all lines that have it are headings of different sections.
    [[nodiscard]] bool is_sure(const HeadingLook& look) const {
        return look.kind == BlockKind::paragraph && is_set_apart(look) && count(look).kind_count() >= 3 &&
               share_of_known(look) >= 0.6F;
    }
    /// Bold, capitals, letters spaced, or larger than the text.
    [[nodiscard]] bool is_set_apart(const HeadingLook& look) const {
        return look.bold || look.capitals || look.spaced || look.half_points > m_body;
    }

    /// How much a line with that look is a heading, its words left aside: log-odds-like.
    [[nodiscard]] float score(const Document& document, const Line& line, const TitleCut& cut, const HeadingLook& look,
                              bool first_line) const;

private:
    [[nodiscard]] float score_against_usual(const HeadingLook& look) const;
    [[nodiscard]] float score_of_title(const Document& document, const Line& line, const TitleCut& cut,
                                       const HeadingLook& look) const;

    void count_looks(const Document& document, const std::vector<Line>& lines,
                     const std::vector<std::vector<TitleCut>>& cuts, const std::vector<bool>& label_column);
    void count_repeated(const Document& document, const std::vector<Line>& lines,
                        const std::vector<std::vector<TitleCut>>& cuts);
    [[nodiscard]] std::optional<HeadingLook> outermost_headings() const;
    void count_run_in(const Document& document, const std::vector<Line>& lines,
                      const std::vector<std::vector<TitleCut>>& cuts);
    void find_usual();
    void count_below(const Document& document, const std::vector<Line>& lines,
                     const std::vector<std::vector<TitleCut>>& cuts);

    std::map<HeadingLook, HeadingLookCount> m_counts;
    std::map<std::string, int> m_repeats;  ///< how often a title stands alone on a line
    std::map<HeadingLook, float> m_below;  ///< how often right below a heading of the usual look
    std::map<HeadingLook, std::set<SectionKind>> m_run_in;
    HeadingLook m_usual;
    float m_usual_kinds = 0;
    bool m_has_levels = false;
    bool m_opens_always = false;
    int m_body = 0;
};

}  // namespace cvconv::recognizing
