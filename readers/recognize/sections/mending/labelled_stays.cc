#include "readers/recognize/sections/mending/labelled_stays.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

#include "ir/lexicon.h"
#include "ir/unicode.h"

namespace cvconv::recognizing {

namespace {

/// One end of a stay, with the words before it.
struct LabelledDate {
    Span label;
    Span words;                       ///< of the date
    std::optional<PartialDate> date;  ///< nothing: the present
    bool is_last = false;             ///< "until 2016", "present": can only be the end
};

bool labels_dates(std::string_view label) {
    return means(Idea::entry_labels, label, "period") || means(Idea::date_words, label, {"from", "until"});
}

/// "End date: 07/2018", "To: present", and nothing else in the line.
std::optional<LabelledDate> labelled_date(std::string_view text, const Line& line) {
    constexpr std::size_t longest = 60;  // bytes
    if (line.text.size() > longest || line.table != 0) {
        return std::nullopt;
    }
    const std::string_view own = line.text.of(text);
    std::size_t colon = own.find(':');
    std::size_t behind = colon + 1;
    if (colon == std::string_view::npos) {
        colon = own.find("：");
        behind = colon + std::string_view("：").size();
    }
    if (colon == std::string_view::npos) {
        return std::nullopt;
    }
    LabelledDate found;
    found.label = trim(text, {line.text.begin, static_cast<std::uint32_t>(line.text.begin + colon)});
    const Span value = trim_punctuation(text, {static_cast<std::uint32_t>(line.text.begin + behind), line.text.end});
    if (value.empty() || !labels_dates(found.label.of(text))) {
        return std::nullopt;
    }
    if (!lookup(Idea::present, value.of(text)).empty()) {
        found.words = value;
        found.is_last = true;
        return found;
    }
    if (line.periods.size() != 1) {
        return std::nullopt;
    }
    const FoundPeriod& period = line.periods.front();
    if (period.start.has_value() == period.end.has_value()) {
        return std::nullopt;  // a stay of its own
    }
    found.words = period.start ? period.start_where : period.end_where;
    found.date = period.start ? period.start : period.end;
    found.is_last = !period.start;
    // "2007/1° semestre" tells more than a year
    const bool most = 2 * found.words.size() >= value.size() || found.words.begin == value.begin;
    return most && found.words.overlaps(value) ? std::optional(found) : std::nullopt;
}

bool is_before(const PartialDate& a, const PartialDate& b) {
    return a.year != b.year ? a.year < b.year : a.month == 0 || b.month == 0 || a.month <= b.month;
}

/// They stand below each other without a gap, and are lines of one kind.
bool are_neighbours(std::string_view text, const Line& above, const Line& below) {
    const std::string_view between = text.substr(above.text.end, below.text.begin - above.text.end);
    return above.text.end <= below.text.begin && trim(between).empty() && above.kind == below.kind &&
           above.level == below.level && above.page == below.page && below.gap_before < 1;
}

template <class Item>
void append(std::vector<Item>& all, const std::vector<Item>& more) {
    all.insert(all.end(), more.begin(), more.end());
}

void join(Line& first, const LabelledDate& start, const Line& second, const LabelledDate& end) {
    first.text.end = second.text.end;
    append(first.runs, second.runs);
    append(first.words, second.words);
    first.cells = {first.text};
    FoundPeriod stay;
    stay.where = {first.text.begin, end.words.end};  // the labels are of it, as "since" is
    stay.start = start.date;
    stay.start_where = start.words;
    stay.end = end.date;
    stay.end_where = end.words;
    stay.current = !end.date;
    stay.is_range = true;
    stay.certainty = 1;
    first.periods = {stay};
}

}  // namespace

void join_labelled_stays(const Document& document, std::vector<Line>& lines) {
    const std::string_view text = document.text;
    std::size_t kept = 0;
    for (std::size_t i = 0; i < lines.size(); ++i, ++kept) {
        Line& line = lines[i];
        if (i + 1 < lines.size() && line.periods.size() == 1 && are_neighbours(text, line, lines[i + 1])) {
            const Line& below = lines[i + 1];
            const auto start = labelled_date(text, line);
            const auto end = start && start->date && !start->is_last ? labelled_date(text, below) : std::nullopt;
            if (end && start->label.of(text) != end->label.of(text) &&
                (!end->date || is_before(*start->date, *end->date))) {
                join(line, *start, below, *end);
                ++i;
            }
        }
        if (&lines[kept] != &line) {
            lines[kept] = std::move(line);
        }
    }
    lines.resize(kept);
}

}  // namespace cvconv::recognizing
