#include "readers/recognize/entries/roles/masked_spans.h"

#include <algorithm>

#include "ir/lexicon.h"
#include "readers/pieces/contact/emails.h"
#include "readers/pieces/contact/urls.h"
#include "readers/pieces/dates/durations.h"

namespace cvconv::recognizing {

namespace {

/// "(2019 – 2021)", "Harbour Ltd (https://harbour.example)": the brackets go with what they hold.
Span with_brackets(std::string_view text, Span masked, Span within) {
    const bool bracketed = masked.begin > within.begin && masked.end < within.end && text[masked.begin - 1] == '(' &&
                           text[masked.end] == ')';
    return bracketed ? Span{masked.begin - 1, masked.end + 1} : masked;
}

}  // namespace

std::vector<Span> labels_of_periods(std::string_view text, const Line& line) {
    std::vector<Span> labels;
    auto period = line.periods.begin();
    for (Span cell : line.cells) {
        std::uint32_t end = skip_duration(text, cell.begin, cell.end);
        if (end > cell.begin && trim_punctuation(text, {end, cell.end}).empty()) {
            labels.push_back(cell);
        }
        // "Awarded on: 1 September 2021": what stands before the first of the cell's periods
        while (period != line.periods.end() && period->where.begin < cell.begin) {
            ++period;
        }
        if (period == line.periods.end() || period->where.end > cell.end) {
            continue;
        }
        Span label = trim_punctuation(text, {cell.begin, period->where.begin});
        auto hits = label.empty() ? std::vector<LexiconHit>{} : lookup(Idea::entry_labels, label.of(text));
        if (std::any_of(hits.begin(), hits.end(), [](const LexiconHit& hit) { return hit.key == "period"; })) {
            labels.push_back(label);
        }
    }
    return labels;
}

std::vector<Span> masked_spans_of(std::string_view text, const Line& line) {
    std::vector<Span> masked = labels_of_periods(text, line);
    for (const FoundPeriod& period : line.periods) {
        if (period.certainty >= 0.5F) {
            masked.push_back(with_brackets(text, period.where, line.text));
        }
    }
    for (const auto& url : find_urls(text, line.text)) {
        masked.push_back(with_brackets(text, url.where, line.text));
    }
    for (const auto& mail : find_emails(text, line.text)) {
        masked.push_back(mail.where);
    }
    std::sort(masked.begin(), masked.end());
    return masked;
}

}  // namespace cvconv::recognizing
