#include "readers/recognize/entries/roles/atom_holes.h"

#include <algorithm>

#include "ir/lexicon.h"
#include "readers/pieces/contact/emails.h"
#include "readers/pieces/contact/urls.h"
#include "readers/pieces/dates/durations.h"

namespace cvconv::recognizing {

namespace {

/// "(2019 – 2021)", "Harbour Ltd (https://harbour.example)": the brackets go with what they hold.
Span with_brackets(std::string_view text, Span hole, Span within) {
    const bool bracketed =
        hole.begin > within.begin && hole.end < within.end && text[hole.begin - 1] == '(' && text[hole.end] == ')';
    return bracketed ? Span{hole.begin - 1, hole.end + 1} : hole;
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

std::vector<Span> holes_of(std::string_view text, const Line& line) {
    std::vector<Span> holes = labels_of_periods(text, line);
    for (const FoundPeriod& period : line.periods) {
        if (period.certainty >= 0.5F) {
            holes.push_back(with_brackets(text, period.where, line.text));
        }
    }
    for (const auto& url : find_urls(text, line.text)) {
        holes.push_back(with_brackets(text, url.where, line.text));
    }
    for (const auto& mail : find_emails(text, line.text)) {
        holes.push_back(mail.where);
    }
    std::sort(holes.begin(), holes.end());
    return holes;
}

}  // namespace cvconv::recognizing
