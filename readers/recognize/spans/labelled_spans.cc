#include "readers/recognize/spans/labelled_spans.h"

#include <algorithm>

#include "readers/recognize/spans/token_features.h"

namespace cvconv::recognizing {

namespace {

constexpr std::array<std::string_view, 4> part_names{"B-", "I-", "E-", "S-"};

/// What the present readers made of the token: a feature.
void add_decision(int label, FeatureSet& set) {
    if (label == 0) {
        set.add({"r:O"});
    } else {
        set.add({"r:", part_names.at(static_cast<std::size_t>(part_of_label(label))),
                 field_role_names.at(static_cast<std::size_t>(role_of_label(label)))});
    }
}

/// The lines from `first` on that are of one section.
std::size_t end_of_section(const EntryLines& entries, std::size_t first) {
    std::size_t end = first + 1;
    while (end < entries.about.size() && entries.about[end].section == entries.about[first].section) {
        ++end;
    }
    return end;
}

/// Tokens that are no value belong to the record of the value before them in their entry, or else behind them.
std::vector<std::vector<RecordId>> records_of_tokens(const EntryLines& entries) {
    std::vector<std::vector<RecordId>> result(entries.about.size());
    const auto same_entry = [&](std::size_t a, std::size_t b) {
        return entries.about[a].section == entries.about[b].section && entries.about[a].entry == entries.about[b].entry;
    };
    for (const bool forwards : {true, false}) {
        RecordId last;
        const std::size_t count = entries.about.size();
        for (std::size_t n = 0; n < count; ++n) {
            const std::size_t i = forwards ? n : count - 1 - n;
            const EntryLine& line = entries.about[i];
            const std::size_t before = forwards ? i - 1 : i + 1;
            if (n == 0 || !same_entry(i, before)) {
                last = {};
            }
            result[i].resize(line.tokens.size());
            for (std::size_t m = 0; m < line.tokens.size(); ++m) {
                const std::size_t t = forwards ? m : line.tokens.size() - 1 - m;
                const RecordId own = line.tokens[t].record;
                last = own.list == list_of(line.kind) ? own : last;
                if (!result[i][t].exists()) {
                    result[i][t] = last;
                }
            }
        }
    }
    return result;
}

/// Several times what the longest academic CVs have; the labels of more would take seconds.
constexpr std::size_t most_tokens = 60'000;

bool has_too_many_tokens(const EntryLines& entries) {
    std::size_t count = 0;
    for (const EntryLine& line : entries.about) {
        count += line.tokens.size();
    }
    return count > most_tokens;
}

class SpanCollector {
public:
    explicit SpanCollector(LabelledFields& fields) : fields_(fields) {}

    void add(const LabelledToken& token, std::size_t line) {
        fields_.tokens.push_back(token);
        if (token.label == 0) {
            open_ = false;
            return;
        }
        const FieldRole role = role_of_label(token.label);
        const SpanPart part = part_of_label(token.label);
        const bool begins = part == SpanPart::begin || part == SpanPart::single;
        LabelledSpan* last = fields_.spans.empty() ? nullptr : &fields_.spans.back();
        if (begins || !open_ || last->role != role || last->line != line) {
            fields_.spans.push_back({token.where, role, token.probability, line, token.record});
        } else {
            last->where.end = token.where.end;
            last->probability = std::min(last->probability, token.probability);
        }
        open_ = part == SpanPart::begin || part == SpanPart::inside;
    }

private:
    LabelledFields& fields_;
    bool open_ = false;  ///< the last span goes on
};

}  // namespace

LabelledFields labelled_fields(const Document& document, const EntryLines& entries, std::string_view language,
                               const FieldLabeller& labeller) {
    if (has_too_many_tokens(entries)) {
        return {};
    }
    std::vector<LineTokenFeatures> features = token_features(document, entries, language);
    const std::vector<std::vector<RecordId>> records = records_of_tokens(entries);
    LabelledFields fields;
    SpanCollector collector(fields);
    for (std::size_t first = 0; first < entries.about.size();) {
        const std::size_t end = end_of_section(entries, first);
        FieldSequence sequence;
        std::vector<std::pair<std::size_t, std::size_t>> places;  // line, token
        for (std::size_t i = first; i < end; ++i) {
            sequence.lines.push_back(&features[i].line);
            std::size_t shown = 0;
            const auto& tokens = entries.about[i].tokens;
            for (std::size_t t = 0; t < tokens.size(); ++t) {
                if (!is_labelled(t, tokens.size())) {
                    continue;
                }
                FeatureSet& set = features[i].tokens[shown++];
                add_decision(tokens[t].label, set);
                sequence.tokens.push_back(&set);
                sequence.line_of_token.push_back(i - first);
                places.emplace_back(i, t);
            }
        }
        const std::vector<TokenLabel> labels = labeller.label(sequence);
        for (std::size_t k = 0; k < labels.size(); ++k) {
            const auto [line, t] = places[k];
            collector.add(
                {entries.about[line].tokens[t].token.where, labels[k].label, labels[k].probability, records[line][t]},
                line);
        }
        first = end;
    }
    return fields;
}

}  // namespace cvconv::recognizing
