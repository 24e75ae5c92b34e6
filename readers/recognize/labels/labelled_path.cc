#include "readers/recognize/labels/labelled_path.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace cvconv::recognizing {
namespace {

constexpr float impossible = -1e9F;

// Fitted by hand on folds of unseen people; their results hardly move around these values.
constexpr float section_without_title = 3;     ///< what it costs to begin one
constexpr float fine_kind_without_title = 3;   ///< and one of a kind that the labeller does not part from another
constexpr float share_of_none = 0.4F;          ///< a line of no section may stand in any
constexpr float least = 1e-3F;                 ///< no reading is impossible
constexpr float share_of_run_in_title = 0.7F;  ///< of what speaks for "Skills: C++, Go" as content
constexpr float share_of_doubtful_run_in_title = 0.1F;
constexpr float enough_for_title = 0.15F;  ///< the probability that makes a line a title which nothing else knows

std::size_t index(SectionKind kind) {
    return static_cast<std::size_t>(kind);
}

/// The kind that the labeller knows: JSON Resume has one section for both.
SectionKind labelled_kind(SectionKind kind) {
    switch (kind) {
        case SectionKind::memberships: return SectionKind::volunteer;
        case SectionKind::patents: return SectionKind::publications;
        case SectionKind::courses: return SectionKind::certificates;
        default: return kind;
    }
}

struct Step {
    float score = impossible;
    int from = -1;     ///< kind of the line before
    int heading = -1;  ///< index of the candidate's reading; -1 = content
};

using Row = std::array<Step, section_kind_count>;

class LabelledPath {
public:
    LabelledPath(const std::vector<LineProbabilities>& probabilities, const std::vector<HeadingCandidates>& candidates)
        : probabilities_(probabilities), candidates_(candidates), table_(probabilities.size()) {}

    std::vector<PathStep> find() {
        for (std::size_t i = 0; i < table_.size(); ++i) {
            read_as_content(i);
            for (std::size_t h = 0; h < candidates_[i].readings.size(); ++h) {
                read_as_heading(i, h);
            }
        }
        return walk_back();
    }

private:
    const std::vector<LineProbabilities>& probabilities_;
    const std::vector<HeadingCandidates>& candidates_;
    std::vector<Row> table_;

    [[nodiscard]] float content(std::size_t i, SectionKind kind) const {
        const LineProbabilities& p = probabilities_[i];
        if (kind == SectionKind::other) {
            return std::log(p.none + least);
        }
        return std::log(p.content.at(index(labelled_kind(kind))) + share_of_none * p.none + least);
    }

    [[nodiscard]] float heading(std::size_t i, const HeadingReading& reading) const {
        const LineProbabilities& p = probabilities_[i];
        if (reading.kind == SectionKind::other) {
            return std::log(0.5F * p.none + least) - (reading.known ? 0.0F : 2.0F);
        }
        const std::size_t kind = index(labelled_kind(reading.kind));
        float likely = p.heading.at(kind);
        if (!reading.remainder.empty()) {
            // "Skills: C++, Go" holds a title and what stands below titles
            likely +=
                (reading.known && reading.certainty >= 1 ? share_of_run_in_title : share_of_doubtful_run_in_title) *
                p.content.at(kind);
        }
        return std::log(likely + 0.5F * least);
    }

    void read_as_content(std::size_t i) {
        int best = 0;
        if (i > 0) {
            for (int k = 1; k < section_kind_count; ++k) {
                best = table_[i - 1].at(k).score > table_[i - 1].at(best).score ? k : best;
            }
        }
        for (int k = 0; k < section_kind_count; ++k) {
            const auto kind = static_cast<SectionKind>(k);
            const float own = content(i, kind);
            const bool fine = labelled_kind(kind) != kind || kind == SectionKind::other;
            const float begin = own - section_without_title - (fine ? fine_kind_without_title : 0.0F);
            if (i == 0) {
                table_[i].at(k) = {kind == SectionKind::contact ? own : begin, -1, -1};
                continue;
            }
            const float stay = table_[i - 1].at(k).score + own;
            const float move = table_[i - 1].at(best).score + begin;
            table_[i].at(k) = stay > move ? Step{stay, k, -1} : Step{move, best, -1};
        }
    }

    void read_as_heading(std::size_t i, std::size_t h) {
        const HeadingReading& reading = candidates_[i].readings[h];
        Step& best = table_[i].at(index(reading.kind));
        const float own = heading(i, reading) + (h == 0 ? 0.01F : 0.0F);
        for (int from = 0; from < section_kind_count; ++from) {
            const float before = i == 0 ? (from == 0 ? 0.0F : impossible) : table_[i - 1].at(from).score;
            if (before + own > best.score) {
                best = {before + own, i == 0 ? -1 : from, static_cast<int>(h)};
            }
        }
    }

    [[nodiscard]] std::vector<PathStep> walk_back() const {
        std::vector<PathStep> path(table_.size());
        int state = 0;
        for (int k = 1; k < section_kind_count; ++k) {
            state = table_.back().at(k).score > table_.back().at(state).score ? k : state;
        }
        for (std::size_t i = table_.size(); i-- > 0;) {
            const Step& step = table_[i].at(state);
            path[i] = {static_cast<SectionKind>(state), step.heading};
            state = step.from >= 0 ? step.from : state;
        }
        return path;
    }
};

}  // namespace

float probability_of(const PathStep& step, const LineProbabilities& probabilities) {
    if (step.kind == SectionKind::other) {
        return probabilities.none;
    }
    const std::size_t kind = index(labelled_kind(step.kind));
    // a line that holds a title and what stands below titles is right as either
    return probabilities.content.at(kind) + (step.heading >= 0 ? probabilities.heading.at(kind) : 0.0F);
}

std::vector<PathStep> labelled_path(const std::vector<Line>& lines, const std::vector<LineProbabilities>& probabilities,
                                    std::vector<HeadingCandidates>& candidates) {
    if (lines.empty()) {
        return {};
    }
    for (std::size_t i = 0; i < lines.size(); ++i) {
        for (int k = 0; k < section_kind_count; ++k) {
            const auto kind = static_cast<SectionKind>(k);
            auto& readings = candidates[i].readings;
            const bool known = std::any_of(readings.begin(), readings.end(), [&](const HeadingReading& r) {
                return labelled_kind(r.kind) == kind && r.remainder.empty();
            });
            if (!known && probabilities[i].heading.at(index(kind)) >= enough_for_title) {
                readings.push_back({kind, lines[i].text, {}, 0, false, 1, false});
            }
        }
    }
    return LabelledPath(probabilities, candidates).find();
}

}  // namespace cvconv::recognizing
