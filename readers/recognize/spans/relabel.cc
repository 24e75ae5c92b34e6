#include "readers/recognize/spans/relabel.h"

#include <algorithm>
#include <map>

#include "readers/pieces/values.h"
#include "readers/recognize/spans/record_dates.h"
#include "readers/recognize/spans/record_fields.h"

namespace cvconv::recognizing {

namespace {

/// Roles whose values the labeller may change.
bool is_relabelled(FieldRole role) {
    return role != FieldRole::text && role != FieldRole::authors;
}

Confidence grade(float probability) {
    constexpr float stated = 0.95F;
    constexpr float inferred = 0.7F;
    return probability >= stated     ? Confidence::stated
           : probability >= inferred ? Confidence::inferred
                                     : Confidence::guessed;
}

/// An education's place is told by few answers, so that the labeller takes most places of schools for nothing; and
/// dates of what happens once are in many spellings that count for no date (volumes, pages, editions).
bool is_learnt(RecordList list, FieldRole role) {
    switch (role) {
        case FieldRole::location: return list != RecordList::education;
        case FieldRole::date: return list == RecordList::work || list == RecordList::education;
        default: return true;
    }
}

/// The words of both are the same; marks at the ends do not matter.
bool same_words(std::string_view text, const Spans& one, Span other) {
    if (one.size() != 1) {
        return false;
    }
    const std::vector<Word> words = words_of(text, one.front());
    const std::vector<Word> others = words_of(text, other);
    return !words.empty() && !others.empty() && words.front().where.begin == others.front().where.begin &&
           words.back().where.end == others.back().where.end;
}

/// With the mark behind it that closes what it opens ("Project Manager (PMP", "“Social Fabric"), without one that
/// closes nothing ("2015)"), and with the sign of its number ("68%").
Span with_marks(std::string_view text, Span span) {
    struct Pair {
        std::string_view open, close;
    };
    static constexpr Pair pairs[] = {{"(", ")"}, {"“", "”"}, {"„", "“"}, {"«", "»"}, {"[", "]"}};
    span = trim(text, span);
    for (const Pair& pair : pairs) {
        const std::string_view own = span.of(text);
        const std::size_t open = own.rfind(pair.open);
        const std::size_t close = own.rfind(pair.close);
        const bool stays_open = open != std::string_view::npos && (close == std::string_view::npos || close < open);
        if (stays_open && text.substr(span.end).starts_with(pair.close)) {
            span.end += static_cast<std::uint32_t>(pair.close.size());
        } else if (stays_open && open == 0) {
            span.begin += static_cast<std::uint32_t>(pair.open.size());
        } else if (open == std::string_view::npos && own.ends_with(pair.close)) {
            span.end -= static_cast<std::uint32_t>(pair.close.size());
        }
    }
    if (span.end < text.size() && text[span.end] == '%') {
        ++span.end;
    }
    return span;
}

class Relabelling {
public:
    Relabelling(const Document& document, const EntryLines& entries, const LabelledFields& fields,
                const RelabelLimits& limits)
        : document_(document), entries_(entries), fields_(fields), limits_(limits) {
        for (const LabelledSpan& span : fields.spans) {
            if (span.record.exists()) {
                spans_of_[key(span.record)].push_back(&span);
            }
        }
    }

    template <class R>
    void relabel(RecordId id, R& record) {
        const std::vector<const LabelledSpan*> spans = spans_of(id, record);
        visit_roles(record, [&](FieldRole role, std::string_view rule, auto& field) {
            if (!is_relabelled(role) || !is_learnt(id.list, role)) {
                return;
            }
            if constexpr (std::same_as<std::remove_cvref_t<decltype(field)>, Text>) {
                relabel_value(id, role, rule, spans, field);
            } else if constexpr (std::same_as<std::remove_cvref_t<decltype(field)>, Texts>) {
                relabel_values(id, role, rule, spans, field);
            } else {
                if (field && doubt(id, role, field->where) >= limits_.remove_date) {
                    field.reset();
                }
            }
        });
        if (!has_date(record)) {
            if (const FoundPeriod* period = labelled_period(spans)) {
                date_record(record, *period);
            }
        }
    }

    /// Employers that several roles share are told once; the others follow the record in whose lines they stand.
    template <class R>
    void follow(RecordId id, R& record) const {
        visit_roles(record, [&](FieldRole role, std::string_view, auto& field) {
            if constexpr (std::same_as<std::remove_cvref_t<decltype(field)>, Text>) {
                if (!field || field->where.empty()) {
                    return;
                }
                const auto changed = changed_.find({role, field->where.front()});
                if (changed != changed_.end() && changed->second.record != id) {
                    field = changed->second.value;
                }
            }
        });
    }

private:
    const Document& document_;
    const EntryLines& entries_;
    const LabelledFields& fields_;
    const RelabelLimits& limits_;
    std::map<std::pair<int, int>, std::vector<const LabelledSpan*>> spans_of_;
    struct Change {
        RecordId record;
        Text value;
    };
    std::map<std::pair<FieldRole, Span>, Change> changed_;  ///< by what was there before

    static std::pair<int, int> key(RecordId id) { return {static_cast<int>(id.list), id.index}; }

    /// Without those that reach into an address, which is a field of its own.
    template <class R>
    [[nodiscard]] std::vector<const LabelledSpan*> spans_of(RecordId id, const R& record) const {
        const auto found = spans_of_.find(key(id));
        std::vector<const LabelledSpan*> spans;
        if (found == spans_of_.end()) {
            return spans;
        }
        for (const LabelledSpan* span : found->second) {
            bool in_address = false;
            if constexpr (requires { record.url; }) {
                in_address =
                    record.url && std::any_of(record.url->where.begin(), record.url->where.end(), [&](Span where) {
                        return where.begin > span->where.begin && where.overlaps(span->where);
                    });
            }
            if (!in_address) {
                spans.push_back(span);
            }
        }
        return spans;
    }

    [[nodiscard]] Found<std::string> value_of(const LabelledSpan& span, std::string_view rule) const {
        return found(document_, with_marks(document_.text, span.where), grade(span.probability),
                     std::string(rule) + ".labelled");
    }

    /// The first date of which the labeller is sure.
    [[nodiscard]] const FoundPeriod* labelled_period(const std::vector<const LabelledSpan*>& spans) const {
        for (const LabelledSpan* span : spans) {
            if (span->role != FieldRole::date || span->probability < limits_.add) {
                continue;
            }
            for (const FoundPeriod& period : entries_.lines[span->line].periods) {
                if (period.where.overlaps(span->where)) {
                    return &period;
                }
            }
        }
        return nullptr;
    }

    /// How sure it is that the words there are no such field: 0 where they are, or where nobody has looked.
    [[nodiscard]] float doubt(RecordId id, FieldRole role, const Spans& where) const {
        float sum = 0;
        int tokens = 0;
        for (Span span : where) {
            auto token = std::partition_point(fields_.tokens.begin(), fields_.tokens.end(),
                                              [&](const LabelledToken& t) { return t.where.begin < span.begin; });
            for (; token != fields_.tokens.end() && token->where.end <= span.end; ++token) {
                if (token->record != id) {
                    return 0;  // told in the lines of another record
                }
                ++tokens;
                if (token->label == 0) {
                    sum += std::max(0.0F, token->probability - limits_.trust_in_none);
                } else if (role_of_label(token->label) != role) {
                    sum += token->probability;
                }
            }
        }
        return tokens == 0 ? 0.0F : sum / static_cast<float>(tokens);
    }

    void relabel_value(RecordId id, FieldRole role, std::string_view rule,
                       const std::vector<const LabelledSpan*>& spans, Text& field) {
        const LabelledSpan* best = nullptr;
        for (const LabelledSpan* span : spans) {
            if (span->role == role && (best == nullptr || span->probability > best->probability)) {
                best = span;
            }
        }
        const Text before = field;
        if (best == nullptr) {
            if (field && doubt(id, role, field->where) >=
                             (field->confidence == Confidence::stated ? limits_.remove_stated : limits_.remove)) {
                field.reset();
            }
        } else if (!field) {
            if (best->probability >= limits_.add) {
                field = value_of(*best, rule);
            }
        } else if (!same_words(document_.text, field->where, best->where) &&
                   best->probability >=
                       (field->confidence == Confidence::stated ? limits_.replace_stated : limits_.replace)) {
            field = value_of(*best, rule);
        }
        if (before && before != field && before->where.size() == 1) {
            changed_[{role, before->where.front()}] = {id, field};
        }
    }

    void relabel_values(RecordId id, FieldRole role, std::string_view rule,
                        const std::vector<const LabelledSpan*>& spans, Texts& field) const {
        std::erase_if(field, [&](const auto& value) {
            const bool said_again = std::any_of(spans.begin(), spans.end(), [&](const LabelledSpan* span) {
                return span->role == role && same_words(document_.text, value.where, span->where);
            });
            return !said_again && doubt(id, role, value.where) >= limits_.remove;
        });
        for (const LabelledSpan* span : spans) {
            if (span->role != role || span->probability < limits_.add) {
                continue;
            }
            const bool known = std::any_of(field.begin(), field.end(), [&](const auto& value) {
                return std::any_of(value.where.begin(), value.where.end(),
                                   [&](Span where) { return where.overlaps(span->where); });
            });
            if (!known) {
                field.push_back(value_of(*span, rule));
            }
        }
    }
};

/// What has become a name is not told again as text.
template <class R>
void take_names_out_of_text(R& record) {
    Spans names;
    visit_roles(record, [&](FieldRole role, std::string_view, auto& field) {
        if (!is_relabelled(role)) {
            return;
        }
        if constexpr (std::same_as<std::remove_cvref_t<decltype(field)>, Text>) {
            if (field) {
                names.insert(names.end(), field->where.begin(), field->where.end());
            }
        } else if constexpr (std::same_as<std::remove_cvref_t<decltype(field)>, Texts>) {
            for (const auto& value : field) {
                names.insert(names.end(), value.where.begin(), value.where.end());
            }
        }
    });
    const auto named = [&](const auto& value) {
        return !value.where.empty() && std::all_of(value.where.begin(), value.where.end(), [&](Span where) {
            return std::any_of(names.begin(), names.end(), [&](Span name) { return name.contains(where); });
        });
    };
    visit_roles(record, [&](FieldRole role, std::string_view, auto& field) {
        if (role != FieldRole::text) {
            return;
        }
        if constexpr (std::same_as<std::remove_cvref_t<decltype(field)>, Texts>) {
            std::erase_if(field, named);
        } else if constexpr (std::same_as<std::remove_cvref_t<decltype(field)>, Text>) {
            if (field && named(*field)) {
                field.reset();
            }
        }
    });
}

template <class R>
bool is_empty(R& record) {
    bool empty = true;
    visit_roles(record, [&](FieldRole, std::string_view, auto& field) {
        if constexpr (std::same_as<std::remove_cvref_t<decltype(field)>, Texts>) {
            empty = empty && field.empty();
        } else {
            empty = empty && !field;
        }
    });
    return empty;
}

}  // namespace

void relabel_fields(const Document& document, const EntryLines& entries, const LabelledFields& fields, Cv& cv,
                    const RelabelLimits& limits) {
    Relabelling relabelling(document, entries, fields, limits);
    for_each_record(cv, [&](RecordId id, auto& record) {
        auto before = record;
        relabelling.relabel(id, record);
        if (is_empty(record)) {
            record = std::move(before);  // whether there is an entry is not for the labels of its words to say
        }
    });
    for_each_record(cv, [&](RecordId id, auto& record) { relabelling.follow(id, record); });
    for_each_record(cv, [&](RecordId, auto& record) { take_names_out_of_text(record); });
}

}  // namespace cvconv::recognizing
