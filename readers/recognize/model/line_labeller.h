#pragma once
// A trained labeller of lines: what section each line of a document is of, and its part in it, decided over all lines
// at once (a bidirectional GRU under a linear-chain CRF). tools/train makes its weights and says how.

#include <array>
#include <memory>
#include <optional>
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

class WeightsFile;

class LineLabeller {
public:
    /// Reads the weights that tools/train wrote; nothing if they are damaged or of another version.
    [[nodiscard]] static std::optional<LineLabeller> parse(std::string_view bytes);
    /// The one that is built in. Lives as long as the process.
    [[nodiscard]] static const LineLabeller& built_in();

    /// One element a line. Linear in their number. The same on every machine: sums have a fixed order, and no function
    /// of the mathematical library is called.
    [[nodiscard]] std::vector<LineProbabilities> label(const std::vector<FeatureSet>& lines) const;
    /// What the network says before the CRF: lines times labels, for tests.
    [[nodiscard]] std::vector<float> logits(const std::vector<FeatureSet>& lines) const;

private:
    struct Weights;
    struct Label {
        SectionKind kind = SectionKind::other;
        char part = 'O';  ///< O none, H heading, B begins an entry, I inside a section
    };
    std::shared_ptr<const Weights> weights_;
    std::vector<Label> labels_;

    static Label label_from(WeightsFile& file);
};

}  // namespace cvconv::recognizing
