#include "readers/recognize/labels/labelled_sections.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "readers/recognize/encoder/span_vectors.h"
#include "readers/recognize/labels/labelled_path.h"
#include "readers/recognize/labels/line_features.h"

namespace cvconv::recognizing {

LabellerInput labeller_input(const Document& document, bool with_names) {
    HeadedLines headed = headed_lines(document);
    std::vector<FeatureSet> features = line_features(document, headed, with_names);
    return {std::move(headed), std::move(features)};
}

std::vector<Section> find_sections(const Document& document, HeadedLines headed, const LineLabeller& labeller,
                                   const EncodedText& encoded, const GivenLineLabels* given) {
    // No CV has so many; what is behind them stays text.
    constexpr std::size_t most_lines = 10'000;
    std::vector<Line> behind;
    if (headed.lines.size() > most_lines) {
        const auto first = headed.lines.begin() + static_cast<std::ptrdiff_t>(most_lines);
        behind.assign(std::make_move_iterator(first), std::make_move_iterator(headed.lines.end()));
        headed.lines.erase(first, headed.lines.end());
        headed.candidates.resize(most_lines);
    }
    const AllowedLabels allowed = given != nullptr ? given->of(headed.lines) : AllowedLabels{};
    const std::vector<FeatureSet> features = line_features(document, headed);
    const SpanVectors vectors(encoded, texts_of(headed.lines));
    std::vector<LabelledLine> lines;
    for (const FeatureSet& set : features) {
        lines.push_back({&set, vectors.of(lines.size())});
    }
    const std::vector<LineProbabilities> probabilities = labeller.label(lines, allowed);
    const std::vector<PathStep> path = labelled_path(headed.lines, probabilities, headed.candidates);
    for (std::size_t i = 0; i < headed.lines.size(); ++i) {
        headed.lines[i].begins_entry = probabilities[i].begins_entry;
        headed.lines[i].in_section = probability_of(path[i], probabilities[i]);
    }
    std::vector<Section> sections = sections_on_path(document, std::move(headed), path);
    if (!behind.empty()) {
        sections.push_back({SectionKind::other, {}, std::move(behind)});
    }
    return sections;
}

}  // namespace cvconv::recognizing
