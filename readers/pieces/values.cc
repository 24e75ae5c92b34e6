#include "readers/pieces/values.h"

#include "ir/unicode.h"

namespace cvconv::recognizing {

namespace {

std::string squeeze(std::string_view text) {
    std::string out;
    out.reserve(text.size());
    bool blank = false;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t begin = at;
        char32_t c = next_character(text, at);
        if (is_space(c)) {
            blank = !out.empty();
            continue;
        }
        if (blank) {
            out += ' ';
            blank = false;
        }
        out.append(text.substr(begin, at - begin));
    }
    return out;
}

}  // namespace

Found<std::string> found(const Document& document, Span span, Confidence confidence, std::string rule) {
    return {squeeze(span.of(document.text)), {span}, confidence, std::move(rule)};
}

Found<std::string> found(const Document& document, const Spans& spans, std::string_view joiner, Confidence confidence,
                         std::string rule) {
    Found<std::string> result{{}, spans, confidence, std::move(rule)};
    for (Span span : spans) {
        std::string piece = squeeze(span.of(document.text));
        if (piece.empty()) {
            continue;
        }
        if (!result.value.empty()) {
            result.value += joiner;
        }
        result.value += piece;
    }
    return result;
}

Text text_of(const Document& document, Span span, Confidence confidence, std::string rule) {
    if (trim(document.text, span).empty()) {
        return std::nullopt;
    }
    return found(document, trim(document.text, span), confidence, std::move(rule));
}

void add_paragraph(const Document& document, Text& text, Span span, std::string rule) {
    auto more = found(document, span, Confidence::inferred, std::move(rule));
    if (more.value.empty()) {
        return;
    }
    if (!text) {
        text = std::move(more);
        return;
    }
    text->value += '\n';
    text->value += more.value;
    text->where.push_back(span);
}

Dates period_dates(const FoundPeriod& period, std::string rule) {
    Dates dates;
    Confidence confidence = period.certainty >= 0.9F ? Confidence::stated : Confidence::inferred;
    auto date = [&](const PartialDate& value, Span where) {
        return Found<PartialDate>{value, {where.empty() ? period.where : where}, confidence, rule};
    };
    if (period.start) {
        dates.start = date(*period.start, period.where);
    }
    if (period.end) {
        dates.end = date(*period.end, period.where);
    }
    if (period.current) {
        dates.current = Found<bool>{true, {period.where}, confidence, rule};
    } else if (!period.is_range && !period.dash_behind && period.start && !period.end) {
        dates.end = dates.start;
    }
    return dates;
}

Date moment(const FoundPeriod& period, std::string rule) {
    const auto& value = period.end ? period.end : period.start;
    if (!value) {
        return std::nullopt;
    }
    return Found<PartialDate>{*value, {period.where}, Confidence::inferred, std::move(rule)};
}

Date beginning(const FoundPeriod& period, std::string rule) {
    const auto& value = period.start ? period.start : period.end;
    if (!value) {
        return std::nullopt;
    }
    return Found<PartialDate>{*value, {period.where}, Confidence::inferred, std::move(rule)};
}

}  // namespace cvconv::recognizing
