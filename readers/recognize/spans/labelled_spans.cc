#include "readers/recognize/spans/labelled_spans.h"

#include <utility>

#include "readers/recognize/encoder/span_vectors.h"
#include "readers/recognize/spans/token_features.h"

namespace cvconv::recognizing {

namespace {

/// Several times what the longest academic CVs have; the labels of more would take seconds.
constexpr std::size_t most_tokens = 60'000;

bool has_too_many_tokens(const std::vector<TokenLine>& lines) {
    std::size_t count = 0;
    for (const TokenLine& line : lines) {
        count += line.tokens.size();
    }
    return count > most_tokens;
}

/// A value that is known to go on, behind what is no part of it, begins there.
std::vector<int> begun(std::vector<int> labels) {
    for (std::size_t k = 0; k < labels.size(); ++k) {
        const int before = k == 0 ? 0 : labels[k - 1];
        const bool open =
            before == -1 || (before > 0 && labels[k] > 0 && role_of_label(before) == role_of_label(labels[k]));
        if (labels[k] > 0 && !begins_span(labels[k]) && !open) {
            labels[k] = field_label(role_of_label(labels[k]), true);
        }
    }
    return labels;
}

class SpanCollector {
public:
    void add(Span token, const TokenLabel& label, std::size_t line) {
        const bool goes_on =
            label.label > 0 && !begins_span(label.label) && open_ && spans_.back().role == role_of_label(label.label);
        if (label.label == 0) {
            open_ = false;
            return;
        }
        if (!goes_on) {
            spans_.push_back({role_of_label(label.label), {token}, 0, line, line});
            tokens_ = 0;
            open_ = true;
        }
        LabelledSpan& span = spans_.back();
        if (span.last != line) {
            span.where.push_back(token);
            span.last = line;
        }
        span.where.back().end = token.end;
        span.probability += (label.probability - span.probability) / static_cast<float>(++tokens_);
    }
    void end_entry() { open_ = false; }

    std::vector<LabelledSpan> take() { return std::move(spans_); }

private:
    std::vector<LabelledSpan> spans_;
    int tokens_ = 0;     ///< of the last span
    bool open_ = false;  ///< the last span may go on
};

}  // namespace

std::vector<LabelledSpan> labelled_spans(const Document& document, const std::vector<TokenLine>& lines,
                                         const EncodedText& encoded, std::string_view language,
                                         const FieldLabeller& labeller, const GivenSpans* given) {
    if (has_too_many_tokens(lines)) {
        return {};
    }
    const std::vector<LineTokenFeatures> features = token_features(document, lines, language);
    SpanCollector collector;
    for (std::size_t first = 0; first < lines.size();) {
        FieldSequence sequence;
        std::vector<std::pair<std::size_t, std::size_t>> places;  // line, token
        std::vector<Span> words;
        std::vector<int> known;
        std::size_t end = first;
        for (; end < lines.size() && lines[end].section == lines[first].section; ++end) {
            sequence.lines.push_back(&features[end].line);
            const std::size_t count = lines[end].tokens.size();
            std::size_t shown = 0;
            std::vector<Token> labelled;
            for (std::size_t t = 0; t < count; ++t) {
                if (is_labelled(t, count)) {
                    sequence.tokens.push_back(&features[end].tokens[shown++]);
                    words.push_back(lines[end].tokens[t].where);
                    labelled.push_back(lines[end].tokens[t]);
                    sequence.line_of_token.push_back(end - first);
                    places.emplace_back(end, t);
                }
            }
            if (given != nullptr) {
                const std::vector<int> of_line = given->labels_of(labelled);
                known.insert(known.end(), of_line.begin(), of_line.end());
            }
        }
        const SpanVectors vectors(encoded, words);
        for (std::size_t k = 0; k < words.size(); ++k) {
            sequence.vectors.push_back(vectors.of(k));
        }
        const std::vector<TokenLabel> labels = labeller.label(sequence, begun(std::move(known)));
        for (std::size_t k = 0; k < labels.size(); ++k) {
            const auto [line, t] = places[k];
            if (k > 0 && lines[line].entry != lines[places[k - 1].first].entry) {
                collector.end_entry();  // no value goes on in the next entry
            }
            collector.add(lines[line].tokens[t].where, labels[k], line);
        }
        collector.end_entry();
        first = end;
    }
    return collector.take();
}

}  // namespace cvconv::recognizing
