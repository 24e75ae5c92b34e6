#include "readers/recognize/spans/given_spans.h"

#include <algorithm>

namespace cvconv::recognizing {

namespace {

/// The element that holds the token, or the end.
template <class Elements, class SpanOf>
auto holder(const Elements& elements, Span token, SpanOf span_of) {
    const auto behind = std::partition_point(elements.begin(), elements.end(),
                                             [&](const auto& e) { return span_of(e).begin <= token.begin; });
    return behind != elements.begin() && span_of(*(behind - 1)).overlaps(token) ? behind - 1 : elements.end();
}

}  // namespace

std::vector<int> GivenSpans::labels_of(const std::vector<Token>& tokens) const {
    std::vector<decltype(values)::const_iterator> own;
    for (const Token& token : tokens) {
        own.push_back(holder(values, token.where, [](const Value& value) { return value.where; }));
    }
    std::vector<int> labels;
    for (std::size_t t = 0; t < tokens.size(); ++t) {
        if (own[t] == values.end()) {
            const auto doubt = holder(unknown, tokens[t].where, [](Span span) { return span; });
            labels.push_back(doubt != unknown.end() ? -1 : 0);
            continue;
        }
        const bool first = t == 0 || own[t - 1] != own[t];
        labels.push_back(field_label(own[t]->role, first && !own[t]->goes_on));
    }
    return labels;
}

}  // namespace cvconv::recognizing
