#pragma once
// The groups of line_features.h that take more than a few lines each. Internal to the labeller.

#include <cstdint>
#include <initializer_list>
#include <map>
#include <string_view>
#include <tuple>
#include <vector>

#include "readers/recognize/labels/line_features.h"

namespace cvconv::recognizing {

/// The number of edges that are at or below the value, as a digit: "0" to "9".
[[nodiscard]] std::string_view bin(float value, std::initializer_list<float> edges);

/// Group `s` and `c`: how the lines of a document are set beside each other, and where they stand.
class DocumentLooks {
public:
    /// The lines must outlive this.
    DocumentLooks(const Document& document, std::vector<const Line*> lines);
    void add_to(std::size_t i, FeatureSet& set) const;

private:
    /// Lines with the same look have the same part in the document's typography.
    using Look = std::tuple<BlockKind, int, int, bool, bool, bool, bool, std::uint32_t>;
    struct Count {
        int lines = 0;
        int headings = 0;  ///< lines of the look that the lexicon knows as titles of sections
    };

    const Document& document_;
    std::vector<const Line*> lines_;
    std::vector<int> look_;      ///< of each line: an index into counts_
    std::vector<int> same_ago_;  ///< of each line: how many lines above the last one of its look stands; 0 = none
    std::vector<Count> counts_;
    int body_half_points_ = 0;  ///< of most characters; 0 = sizes are not known
    int largest_half_points_ = 0;
    float usual_gap_ = 0;

    void count_looks();
    void measure();
    void add_type(std::size_t i, FeatureSet& set) const;
    void add_space(std::size_t i, FeatureSet& set) const;
    void add_recurrence(std::size_t i, FeatureSet& set) const;
    void add_place(std::size_t i, FeatureSet& set) const;
};

/// Group `d`.
class DocumentDrawing {
public:
    DocumentDrawing(const Document& document, const std::vector<Line>& lines);
    void add_to(std::size_t i, FeatureSet& set) const;

private:
    /// What is drawn around a line: of a block cut into several, the first has what is above, the last what is below.
    struct Around {
        bool above = false, below = false, beside = false;
        int panel = 0;
        bool stripe = false;
    };

    [[nodiscard]] Around around(std::size_t i) const;
    void add_rules(std::size_t i, FeatureSet& set) const;
    void add_panel(std::size_t i, FeatureSet& set) const;

    const std::vector<Line>& lines_;
    std::vector<Around> around_;
    std::uint32_t text_colour_ = 0;  ///< of most letters
    int ruled_ = 0;                  ///< lines with a rule below or beside them
    int ruled_titles_ = 0;           ///< those of them that the lexicon knows as titles of sections
};

/// A short line that the lexicon knows as the title of a section.
[[nodiscard]] bool is_known_title(const Document& document, const Line& line);
/// The style that a line begins in.
[[nodiscard]] const Style& first_style(const Line& line);

/// Group `t`.
void add_text_form(const Document& document, const Line& line, FeatureSet& set);
/// Group `l`. Of the words of all languages those of the document's own, and English ones, which stand in CVs of any;
/// all of them where `language` (BCP 47) is empty.
void add_lexicon(const Line& line, std::string_view language, FeatureSet& set);

}  // namespace cvconv::recognizing
