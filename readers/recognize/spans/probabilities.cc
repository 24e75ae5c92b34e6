#include "readers/recognize/spans/probabilities.h"

#include <algorithm>
#include <cmath>

#include "ir/walk.h"
#include "readers/recognize/model/network.h"

namespace cvconv::recognizing {

namespace {

/// Labellers are surer than they are right, and differently so by what a value is. The log odds of being right are
/// about scale times the log odds said, plus shift: fitted on documents that the labellers had not seen
/// (tools/train/calibration.py).
struct Calibration {
    float scale;
    float shift;
};
constexpr Calibration of_contact{0.472F, 0.619F};
constexpr Calibration of_date{0.559F, 0.504F};
constexpr Calibration of_item{0.663F, -1.148F};  ///< of lists: skills, languages, interests, references
constexpr Calibration of_name{0.625F, -0.787F};  ///< employers, degrees, titles: all short texts of records
constexpr Calibration of_text{0.723F, -0.947F};

float calibrated(float said, const Calibration& by) {
    constexpr float least = 0.005F;
    const float p = std::clamp(said, least, 1 - least);
    return std::round(sigmoid(by.scale * std::log(p / (1 - p)) + by.shift) * 100) / 100;
}

/// Fields that are running text.
const Calibration& calibration_of(std::string_view field) {
    static constexpr std::string_view texts[] = {"summary", "description", "highlights", "courses", "reference"};
    return std::find(std::begin(texts), std::end(texts), field) != std::end(texts) ? of_text : of_name;
}

/// Of the lines of sections, how likely they are of them.
class LineProbabilities {
public:
    explicit LineProbabilities(const std::vector<Section>& sections) {
        for (const Section& section : sections) {
            for (const Line& line : section.lines) {
                if (line.in_section >= 0) {
                    lines_.push_back({line.text, line.in_section});
                }
            }
        }
        std::sort(lines_.begin(), lines_.end(), [](const Place& a, const Place& b) { return a.where < b.where; });
    }

    /// The least of those that `where` begins in; unknown_probability where no line is known.
    [[nodiscard]] float of(const Spans& where) const {
        float least = unknown_probability;
        for (Span span : where) {
            const auto behind = std::partition_point(
                lines_.begin(), lines_.end(), [&](const Place& place) { return place.where.begin <= span.begin; });
            if (behind != lines_.begin() && (behind - 1)->where.end > span.begin) {
                const float own = (behind - 1)->probability;
                least = least < 0 ? own : std::min(least, own);
            }
        }
        return least;
    }

private:
    struct Place {
        Span where;
        float probability;
    };
    std::vector<Place> lines_;  ///< in the order of the text
};

/// `value` has the probability of its span, if it has any; it gets that of being right.
void note(const LineProbabilities& lines, const Calibration& by, auto& value) {
    const float of_section = lines.of(value.where);
    const float of_span = value.probability < 0 ? 1.0F : value.probability;
    value.probability = of_section < 0 ? unknown_probability : calibrated(of_section * of_span, by);
}

bool is_unlikely(float least, float probability) {
    return probability >= 0 && probability < least;
}

template <class Record>
bool is_empty(const Record& record) {
    bool empty = true;
    for_each_found(record, [&](const auto&) { empty = false; });
    return empty;
}

template <class R>
void drop(float least, R& record) {
    std::remove_const_t<R>::fields(record, [&](std::string_view, auto& field) {
        using F = std::remove_cvref_t<decltype(field)>;
        if constexpr (Record<F>) {
            drop(least, field);
        } else if constexpr (std::same_as<F, Text> || std::same_as<F, Date> || std::same_as<F, Flag>) {
            if (field && is_unlikely(least, field->probability)) {
                field.reset();
            }
        } else if constexpr (std::same_as<F, Texts>) {
            std::erase_if(field, [&](const auto& value) { return is_unlikely(least, value.probability); });
        } else if constexpr (requires {
                                 field.begin();
                                 typename F::value_type;
                             }) {
            if constexpr (Record<typename F::value_type>) {
                for (auto& element : field) {
                    drop(least, element);
                }
                std::erase_if(field, [](const auto& element) { return is_empty(element); });
            }
        }
    });
}

}  // namespace

void note_probabilities(const std::vector<Section>& sections, Cv& cv) {
    const LineProbabilities lines(sections);
    for_each_found(cv.basics, [&](auto& value) { note(lines, of_contact, value); });
    if (cv.basics.summary) {
        note(lines, of_text, *cv.basics.summary);
    }
    const auto note_items = [&](auto& list) {
        for (auto& element : list) {
            for_each_found(element, [&](auto& value) { note(lines, of_item, value); });
        }
    };
    note_items(cv.skills);
    note_items(cv.languages);
    note_items(cv.interests);
    note_items(cv.references);
    const auto note_records = [&](auto& records) {
        for (auto& record : records) {
            std::remove_reference_t<decltype(record)>::fields(record, [&](std::string_view name, auto& field) {
                using F = std::remove_cvref_t<decltype(field)>;
                if constexpr (std::same_as<F, Texts>) {
                    for (auto& value : field) {
                        note(lines, calibration_of(name), value);
                    }
                } else if constexpr (std::same_as<F, Text>) {
                    if (field) {
                        note(lines, calibration_of(name), *field);
                    }
                } else if constexpr (std::same_as<F, Date>) {
                    if (field) {
                        note(lines, of_date, *field);
                    }
                }
            });
        }
    };
    note_records(cv.work);
    note_records(cv.volunteer);
    note_records(cv.education);
    note_records(cv.awards);
    note_records(cv.certificates);
    note_records(cv.publications);
    note_records(cv.projects);
}

void drop_unlikely(float least, Cv& cv) {
    if (least > 0) {
        drop(least, cv);
    }
}

}  // namespace cvconv::recognizing
