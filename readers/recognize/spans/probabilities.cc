#include "readers/recognize/spans/probabilities.h"

#include <algorithm>
#include <cmath>

#include "ir/walk.h"
#include "readers/recognize/model/network.h"
#include "readers/recognize/spans/record_fields.h"

namespace cvconv::recognizing {

namespace {

/// Labellers are surer than they are right, and differently so by what a value is. The log odds of being right are
/// about scale times the log odds said, plus shift: fitted on people that the labellers had not seen
/// (tools/train/calibration.py).
struct Calibration {
    float scale;
    float shift;
};
constexpr Calibration of_contact{0.543F, 0.153F};
constexpr Calibration of_date{0.402F, 1.394F};
constexpr Calibration of_item{0.501F, -0.608F};  ///< of lists: skills, languages, interests, references
constexpr Calibration of_name{0.708F, -0.416F};  ///< employers, degrees, titles: all short texts of records
constexpr Calibration of_text{0.651F, -0.426F};

float calibrated(float said, const Calibration& by) {
    constexpr float least = 0.005F;
    const float p = std::clamp(said, least, 1 - least);
    return std::round(sigmoid(by.scale * std::log(p / (1 - p)) + by.shift) * 100) / 100;
}

const Calibration& calibration_of(FieldRole role) {
    switch (role) {
        case FieldRole::date: return of_date;
        case FieldRole::keyword:  // courses are lines as they stand
        case FieldRole::authors:
        case FieldRole::text: return of_text;
        default: return of_name;
    }
}

class Probabilities {
public:
    Probabilities(const std::vector<Section>& sections, const LabelledFields& fields) : fields_(fields) {
        for (const Section& section : sections) {
            for (const Line& line : section.lines) {
                if (line.in_section >= 0) {
                    lines_.push_back({line.text, line.in_section});
                }
            }
        }
        std::sort(lines_.begin(), lines_.end(), [](const Place& a, const Place& b) { return a.where < b.where; });
    }

    /// Of the section; unknown_probability where no line is known.
    [[nodiscard]] float of_section(const Spans& where) const {
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

    /// Of the field, the mean over its words: 1 where they were not labelled.
    [[nodiscard]] float of_field(FieldRole role, const Spans& where) const {
        float sum = 0;
        int tokens = 0;
        for (Span span : where) {
            auto token = std::partition_point(fields_.tokens.begin(), fields_.tokens.end(),
                                              [&](const LabelledToken& t) { return t.where.begin < span.begin; });
            for (; token != fields_.tokens.end() && token->where.end <= span.end; ++token) {
                ++tokens;
                const bool same = token->label != 0 && role_of_label(token->label) == role;
                sum += same ? token->probability : 1 - token->probability;
            }
        }
        return tokens == 0 ? 1.0F : sum / static_cast<float>(tokens);
    }

private:
    struct Place {
        Span where;
        float probability;
    };
    const LabelledFields& fields_;
    std::vector<Place> lines_;  ///< in the order of the text
};

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

void note_probabilities(const std::vector<Section>& sections, const LabelledFields& fields, Cv& cv) {
    const Probabilities probabilities(sections, fields);
    const auto note_section = [&](auto& value, const Calibration& by) {
        const float said = probabilities.of_section(value.where);
        value.probability = said < 0 ? unknown_probability : calibrated(said, by);
    };
    for_each_found(cv.basics, [&](auto& value) { note_section(value, of_contact); });
    if (cv.basics.summary) {
        note_section(*cv.basics.summary, of_text);
    }
    const auto note_list = [&](auto& list) {
        for (auto& element : list) {
            for_each_found(element, [&](auto& value) { note_section(value, of_item); });
        }
    };
    note_list(cv.skills);
    note_list(cv.languages);
    note_list(cv.interests);
    note_list(cv.references);
    const auto note = [&](FieldRole role, auto& value) {
        const float of_section = probabilities.of_section(value.where);
        if (of_section >= 0) {
            value.probability =
                calibrated(of_section * probabilities.of_field(role, value.where), calibration_of(role));
        }
    };
    for_each_record(cv, [&](RecordId, auto& record) {
        visit_roles(record, [&](FieldRole role, std::string_view, auto& field) {
            if constexpr (std::same_as<std::remove_cvref_t<decltype(field)>, Texts>) {
                for (auto& value : field) {
                    note(role, value);
                }
            } else if (field) {
                note(role, *field);
            }
        });
    });
}

void drop_unlikely(float least, Cv& cv) {
    if (least > 0) {
        drop(least, cv);
    }
}

}  // namespace cvconv::recognizing
