#pragma once
// A trained labeller of lines: what section each line of a document is of, and its part in it, decided over all lines
// at once (a bidirectional GRU under a linear-chain CRF). tools/train makes its weights and says how.

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ir/section_kind.h"
#include "readers/recognize/model/feature_set.h"

namespace cvconv::recognizing {

/// How likely each reading of one line is, given the whole document; all of it sums to 1.
struct LineProbabilities {
    std::array<float, section_kind_count> content{};  ///< a line within a section of that kind
    std::array<float, section_kind_count> heading{};  ///< the title of one
    float none = 0;                                   ///< of no section: a page number, a consent, a motto
    float begins_entry = 0;                           ///< the part of `content` in which an entry begins with it
};

/// What the network sees of a line. Neither is owned.
struct LabelledLine {
    const FeatureSet* features = nullptr;
    const float* vector = nullptr;  ///< vector_width() numbers of the encoder; null where there is none
};

/// Labels that are known beforehand: for each line the names of those it may have ("B:work"); none = any.
using AllowedLabels = std::vector<std::vector<std::string>>;

class WeightsFile;

class LineLabeller {
public:
    /// Reads the weights that tools/train wrote; nothing if they are damaged or of another version.
    [[nodiscard]] static std::optional<LineLabeller> parse(std::string_view bytes);
    /// The one that is built in. Lives as long as the process.
    [[nodiscard]] static const LineLabeller& built_in();

    /// One element a line. Linear in their number. The same on every machine: sums have a fixed order, and no function
    /// of the mathematical library is called.
    [[nodiscard]] std::vector<LineProbabilities> label(const std::vector<LabelledLine>& lines) const;
    /// As above, given what is known of each line. A name that is no label is ignored.
    [[nodiscard]] std::vector<LineProbabilities> label(const std::vector<LabelledLine>& lines,
                                                       const AllowedLabels& allowed) const;
    /// What the network says before the CRF: lines times labels, for tests.
    [[nodiscard]] std::vector<float> logits(const std::vector<LabelledLine>& lines) const;
    /// Numbers of a vector.
    [[nodiscard]] std::size_t vector_width() const;

private:
    struct Weights;
    struct Label {
        SectionKind kind = SectionKind::other;
        char part = 'O';  ///< O none, H heading, B begins an entry, I inside a section
    };
    std::shared_ptr<const Weights> weights_;
    std::vector<Label> labels_;

    static Label label_from(WeightsFile& file);
    [[nodiscard]] std::vector<std::size_t> numbers_of(const std::vector<std::string>& names) const;
    [[nodiscard]] std::vector<LineProbabilities> probabilities_of(const std::vector<float>& logits) const;
};

}  // namespace cvconv::recognizing
