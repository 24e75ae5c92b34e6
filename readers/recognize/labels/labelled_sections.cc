#include "readers/recognize/labels/labelled_sections.h"

#include <algorithm>

#include "readers/recognize/entries/entries.h"
#include "readers/recognize/labels/labelled_path.h"
#include "readers/recognize/labels/line_features.h"
#include "readers/recognize/sections/section_path.h"

namespace cvconv::recognizing {

namespace {

/// What the weighed evidence makes of each line: a feature of the labeller. Both walk the lines in their order, and a
/// line that was parted ("Skills: C++, Go") is what its first part that is no title is.
class RuleDecisions {
public:
    explicit RuleDecisions(const std::vector<Line>& lines) : lines_(lines), decisions_(lines.size()) {}

    void add(const Document& document, const Section& section) {
        decide(section.title, {section.kind, true, false});
        for (const Entry& entry : find_entries(document, section)) {
            for (std::size_t i = 0; i < entry.lines.size(); ++i) {
                decide(entry.lines[i].text, {section.kind, false, i == 0});
            }
        }
    }

    std::vector<LineDecision> take() { return std::move(decisions_); }

private:
    const std::vector<Line>& lines_;
    std::vector<LineDecision> decisions_;

    void decide(Span where, const LineDecision& decision) {
        const auto behind = std::partition_point(lines_.begin(), lines_.end(),
                                                 [&](const Line& line) { return line.text.begin <= where.begin; });
        if (where.empty() || behind == lines_.begin()) {
            return;
        }
        LineDecision& own = decisions_[static_cast<std::size_t>(behind - lines_.begin()) - 1];
        if (!own.decided || own.heading) {
            own = decision;
            own.decided = true;
        }
    }
};

std::vector<LineDecision> rule_decisions(const Document& document, const HeadedLines& headed) {
    RuleDecisions decisions(headed.lines);
    const std::vector<PathStep> path = best_path(document, headed);
    for (const Section& section : sections_on_path(document, headed, path)) {
        decisions.add(document, section);
    }
    return decisions.take();
}

std::vector<FeatureSet> features_of(const Document& document, const HeadedLines& headed, bool with_names) {
    const std::vector<LineDecision> rules = rule_decisions(document, headed);
    return line_features({document, headed, rules, with_names});
}

}  // namespace

LabellerInput labeller_input(const Document& document, bool with_names) {
    HeadedLines headed = headed_lines(document);
    std::vector<FeatureSet> features = features_of(document, headed, with_names);
    return {std::move(headed), std::move(features)};
}

std::vector<Section> find_sections(const Document& document, const LineLabeller& labeller) {
    // no CV has so many; what has is read without the labeller, which takes several times as long
    constexpr std::size_t most_lines = 10'000;
    HeadedLines headed = headed_lines(document);
    if (headed.lines.size() > most_lines) {
        const std::vector<PathStep> path = best_path(document, headed);
        return sections_on_path(document, std::move(headed), path);
    }
    const std::vector<LineProbabilities> probabilities = labeller.label(features_of(document, headed, false));
    const std::vector<PathStep> path = labelled_path(headed.lines, probabilities, headed.candidates);
    for (std::size_t i = 0; i < headed.lines.size(); ++i) {
        headed.lines[i].begins_entry = probabilities[i].begins_entry;
        headed.lines[i].in_section = probability_of(path[i], probabilities[i]);
    }
    return sections_on_path(document, std::move(headed), path);
}

}  // namespace cvconv::recognizing
