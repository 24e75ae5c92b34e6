#include "readers/recognize/records/record_values.h"

#include <algorithm>
#include <utility>

#include "readers/pieces/contact/urls.h"

namespace cvconv::recognizing {

namespace {

Confidence grade(float probability) {
    constexpr float stated = 0.95F;
    constexpr float inferred = 0.7F;
    return probability >= stated     ? Confidence::stated
           : probability >= inferred ? Confidence::inferred
                                     : Confidence::guessed;
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

/// What stands between the pieces of a value that the page interrupts.
std::string_view joiner_of(FieldRole role) {
    switch (role) {
        case FieldRole::organization:
        case FieldRole::location:
        case FieldRole::area:
        case FieldRole::score: return ", ";
        default: return " ";
    }
}

/// Is `next` a further piece of the value that ends with `one`? Names of places, schools and fields of study may be
/// told in pieces, in one line or in lines that follow each other; other values are whole.
bool goes_on(const LabelledSpan& one, const LabelledSpan& next) {
    switch (one.role) {
        case FieldRole::organization:
        case FieldRole::location:
        case FieldRole::area:
        case FieldRole::score: return next.line <= one.last + 1;
        default: return next.line == one.last;
    }
}

void append(Found<std::string>& to, const Found<std::string>& more, std::string_view joiner) {
    to.value += joiner;
    to.value += more.value;
    to.where.insert(to.where.end(), more.where.begin(), more.where.end());
    to.probability = std::min(to.probability, more.probability);
    to.confidence = std::min(to.confidence, more.confidence);
}

}  // namespace

std::string RecordValues::rule(std::string_view field) const {
    return std::string(list_) + "." + std::string(field);
}

Found<std::string> RecordValues::value_of(const LabelledSpan& span, std::string_view field) const {
    Spans where;
    for (Span piece : span.where) {
        where.push_back(with_marks(document_.text, piece));
    }
    Found<std::string> value = found(document_, where, " ", grade(span.probability), rule(field));
    value.probability = span.probability;
    return value;
}

Text RecordValues::text(FieldRole role, std::string_view field) const {
    Text value;
    const LabelledSpan* last = nullptr;
    for (const LabelledSpan& span : entry_.spans) {
        if (span.role != role || (last != nullptr && !goes_on(*last, span))) {
            continue;
        }
        Found<std::string> more = value_of(span, field);
        if (more.value.empty()) {
            continue;
        }
        if (!value) {
            value = std::move(more);
        } else if (value->value.find(more.value) == std::string::npos) {  // else it is said again
            append(*value, more, joiner_of(role));
        }
        last = &span;
    }
    return value;
}

Texts RecordValues::texts(FieldRole role, std::string_view field) const {
    Texts values;
    for (const LabelledSpan& span : entry_.spans) {
        if (span.role == role) {
            values.push_back(value_of(span, field));
        }
    }
    std::erase_if(values, [](const auto& value) { return value.value.empty(); });
    return values;
}

Text RecordValues::paragraphs(FieldRole role, std::string_view field) const {
    Text value;
    for (const Found<std::string>& more : texts(role, field)) {
        if (value) {
            append(*value, more, "\n");
        } else {
            value = more;
        }
    }
    return value;
}

std::vector<FoundPeriod> RecordValues::periods(DateOrder order, std::string_view language) const {
    std::vector<FoundPeriod> periods;
    for (const LabelledSpan& span : entry_.spans) {
        if (span.role != FieldRole::date) {
            continue;
        }
        std::vector<FoundPeriod> own;
        for (const FoundPeriod& period : entry_.lines[span.line]->periods) {
            if (period.where.overlaps(span.where.front())) {
                own.push_back(period);
            }
        }
        if (own.empty()) {
            own = find_periods(document_.text, {span.where.front().begin, span.where.back().end}, order, language);
        }
        for (FoundPeriod& period : own) {
            if (periods.empty() || !periods.back().where.overlaps(period.where)) {
                periods.push_back(period);
            }
        }
    }
    return periods;
}

Dates RecordValues::period(DateOrder order, std::string_view language) const {
    const std::vector<FoundPeriod> all = periods(order, language);
    if (all.empty()) {
        return {};
    }
    FoundPeriod period = all.front();
    if (all.size() == 2 && !all[0].is_range && !all[1].is_range && all[0].start && all[1].start) {
        period.end = all[1].start;
        period.is_range = true;
        Dates dates = period_dates(period, rule("date"));
        dates.end->where = {all[1].where};
        return dates;
    }
    return period_dates(period, rule("date"));
}

bool RecordValues::is_in_text(Span where) const {
    return std::any_of(entry_.spans.begin(), entry_.spans.end(), [&](const LabelledSpan& span) {
        const bool text = span.role == FieldRole::summary || span.role == FieldRole::highlight ||
                          span.role == FieldRole::description || span.role == FieldRole::keyword;
        return text && std::any_of(span.where.begin(), span.where.end(), [&](Span own) { return own.overlaps(where); });
    });
}

Text RecordValues::url(FieldRole linked) const {
    if (entry_.spans.empty()) {
        return std::nullopt;
    }
    std::vector<bool> told(entry_.lines.size() + 1);
    for (const LabelledSpan& span : entry_.spans) {
        told[span.line] = true;
        told[span.last + 1] = true;  // a line of nothing but the address may follow
    }
    for (std::size_t i = 0; i < entry_.lines.size(); ++i) {
        if (!told[i]) {
            continue;
        }
        for (const FoundUrl& url : find_urls(document_.text, entry_.lines[i]->text)) {
            if (!is_in_text(url.where)) {
                return Found<std::string>{url.url, {url.where}, Confidence::stated, rule("url")};
            }
        }
    }
    for (const LabelledSpan& span : entry_.spans) {
        if (span.role != linked) {
            continue;
        }
        for (const Link& link : document_.links) {
            const bool web = link.target.starts_with("http://") || link.target.starts_with("https://");
            if (web && !link.text.empty() && link.text.overlaps(span.where.front())) {
                return Found<std::string>{doi_address(link.target), {link.text}, Confidence::inferred, rule("url")};
            }
        }
    }
    return std::nullopt;
}

}  // namespace cvconv::recognizing
