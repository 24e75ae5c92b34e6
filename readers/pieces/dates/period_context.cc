// What belongs to a period besides its dates: brackets, durations, "expected", "since" behind it; and what tells that
// it is none. A part of PeriodFinder.

#include <algorithm>

#include "ir/unicode.h"
#include "readers/pieces/dates/bare_years.h"
#include "readers/pieces/dates/durations.h"
#include "readers/pieces/dates/period_finder.h"

namespace cvconv::dates {

bool PeriodFinder::is_left_open(std::size_t behind, std::size_t next) const {
    std::size_t at = behind;
    if (!parser_.is_mark(at, U"~～〜→") && !(tokens_[at].kind == TokenKind::mark && is_dash(tokens_[at].mark))) {
        return false;
    }
    while (at < next && !parser_.is_mark(at, U"\n")) {
        if (tokens_[at].until_length > 0 || parser_.is_mark(at, U"/")) {
            return false;
        }
        ++at;
    }
    if (at_end(at) || parser_.is_mark(at, U")])】）］,;|｜")) {
        return true;
    }
    // "Lecturer, Harbour University, 2016–.": the full stop ends the line
    if (parser_.is_mark(at, U".") && (at_end(at + 1) || parser_.is_mark(at + 1, U"\n"))) {
        return true;
    }
    return !tokens_[behind].blank_before && tokens_[at].blank_before && tokens_[at].kind == TokenKind::word;
}

bool PeriodFinder::add_sign_of_open_end(Draft& draft, std::size_t next) const {
    if (parser_.is_mark(next, U"([（") && means(next + 1, means_present)) {
        const std::size_t end = next + 1 + tokens_[next + 1].present_length;
        if (parser_.is_mark(end, U")]）")) {
            set_current(draft, next, end + 1);
            return true;
        }
    }
    std::size_t end = next;
    while (parser_.is_mark(end, U"….?∞_") && (end == next || parser_.joined(end))) {
        ++end;
    }
    const bool full_stop = end == next + 1 && parser_.is_mark(next, U".");
    if (end == next || full_stop ||
        (end < tokens_.size() && tokens_[end].kind != TokenKind::mark && parser_.joined(end))) {
        return false;
    }
    set_current(draft, next, end);
    draft.period.end_where = {};
    draft.period.current = !parser_.is_mark(next, U"?");
    return true;
}

bool PeriodFinder::has_dash_behind(const Draft& draft, std::size_t behind, std::size_t next) const {
    const bool dash = next == behind + 1 && tokens_[behind].kind == TokenKind::mark && is_dash(tokens_[behind].mark);
    const bool word = next < tokens_.size() && tokens_[next].kind == TokenKind::word && tokens_[next].blank_before;
    return dash && word && (!draft.bare_years || draft.begin > 0);
}

bool PeriodFinder::finish(Draft& draft, std::size_t floor) const {
    FoundPeriod& period = draft.period;
    bool whole = draft.begin == 0 && draft.end == tokens_.size();
    if (draft.weak && !whole) {
        return false;
    }
    period.certainty = draft.weak ? 0.6F : 1.0F;
    if (is_before_1900(draft)) {
        return stands_for_the_past(draft);
    }
    if (draft.bare_years) {
        period.certainty = dates::bare_year_certainty(text_, tokens_, draft.begin, draft.end, period.is_range);
        if (period.certainty <= 0) {
            return false;
        }
    }
    add_expected(draft);
    add_season_behind(draft);
    add_since_behind(draft);
    if (period.is_range) {
        add_duration(draft);
    }
    add_brackets(draft, floor);
    return true;
}

bool PeriodFinder::is_before_1900(const Draft& draft) const {
    const auto& first = draft.period.start ? draft.period.start : draft.period.end;
    return first && first->year < 1900 && first->month == 0 && !dates::is_hijri_year(text_, tokens_[draft.begin]);
}

bool PeriodFinder::has_newer_year_beside(const Draft& draft) const {
    const auto first = tokens_.begin() + static_cast<std::ptrdiff_t>(draft.begin);
    const auto behind = tokens_.begin() + static_cast<std::ptrdiff_t>(draft.end);
    return newer_years_ > std::count_if(first, behind, is_newer_year);
}

bool PeriodFinder::stands_for_the_past(const Draft& draft) const {
    constexpr int oldest_year_alone = 1800;  // below, a number of four digits is more often no year
    if (!draft.period.is_range && draft.begin == 0 && draft.end == tokens_.size()) {
        return draft.period.start && draft.period.start->year >= oldest_year_alone;
    }
    bool at_an_end = draft.begin == 0 || at_end(draft.end) || parser_.is_mark(draft.begin - 1, U"\n([");
    if (has_newer_year_beside(draft) || !at_an_end || !draft.period.is_range) {
        return false;
    }
    bool ruled_out = draft.bare_years && dates::bare_year_certainty(text_, tokens_, draft.begin, draft.end, true) <= 0;
    bool from_alone = !draft.period.end && draft.begin != 0;
    return !ruled_out && !from_alone;
}

void PeriodFinder::add_expected(Draft& draft) const {
    bool bracket = parser_.is_mark(draft.end, U"([");
    std::size_t at = draft.end + (bracket || parser_.is_mark(draft.end, U",") ? 1 : 0);
    if (!means(at, dates::means_expected)) {
        return;
    }
    std::size_t end = at + tokens_[at].expected_length;
    if (parser_.is_mark(end, U".") && parser_.joined(end)) {
        ++end;
    }
    if (bracket && !parser_.is_mark(end, U")]")) {
        return;
    }
    if (!bracket && !at_end(end) && tokens_[end].kind != TokenKind::mark) {
        return;
    }
    draft.period.expected = true;
    draft.end = end + (bracket ? 1 : 0);
}

void PeriodFinder::add_season_behind(Draft& draft) const {
    if (draft.period.is_range || !draft.bare_years || !parser_.is_mark(draft.end, U"(")) {
        return;
    }
    const auto season = parser_.season(draft.end + 1);
    if (season && parser_.is_mark(season->end, U")")) {
        draft.end = season->end + 1;
    }
}

void PeriodFinder::add_since_behind(Draft& draft) const {
    if (draft.period.is_range || draft.begin > draft.end) {
        return;
    }
    std::size_t at = draft.end;
    if (parser_.is_mark(at, U"'’") && parser_.joined(at) && parser_.joined(at + 1)) {
        at += 2;
    }
    if (!means(at, dates::means_since)) {
        return;
    }
    std::size_t end = at + tokens_[at].since_length;
    bool last = at_end(end) || tokens_[end].kind == TokenKind::mark;
    if (last) {
        set_current(draft, draft.end, end);
        draft.period.end_where = {};
    }
}

void PeriodFinder::add_duration(Draft& draft) const {
    std::size_t at = draft.end;
    bool bracket = parser_.is_mark(at, U"([（");
    if (bracket || parser_.is_mark(at, U",·•∙|:;/") ||
        (at < tokens_.size() && tokens_[at].kind == TokenKind::mark && is_dash(tokens_[at].mark))) {
        ++at;
    }
    std::size_t end = dates::skip_duration(tokens_, at);
    if (end == at) {
        return;
    }
    if (bracket) {
        if (parser_.is_mark(end, U")]）")) {
            draft.end = end + 1;
        }
    } else if (at_end(end) || tokens_[end].kind == TokenKind::mark) {
        draft.end = end;
    }
}

void PeriodFinder::add_brackets(Draft& draft, std::size_t floor) const {
    if (draft.begin <= floor || draft.end >= tokens_.size()) {
        return;
    }
    constexpr std::u32string_view opening = U"([{（［【〔〈";
    constexpr std::u32string_view closing = U")]}）］】〕〉";
    const Token& before = tokens_[draft.begin - 1];
    std::size_t end = draft.end + (parser_.is_mark(draft.end, U".") && parser_.joined(draft.end) ? 1 : 0);
    if (end >= tokens_.size()) {
        return;
    }
    std::size_t kind = before.kind == TokenKind::mark ? opening.find(before.mark) : std::u32string_view::npos;
    if (kind != std::u32string_view::npos && parser_.is_mark(end, closing.substr(kind, 1))) {
        draft.period.in_brackets = true;
        --draft.begin;
        draft.end = end + 1;
        add_expected(draft);
        if (draft.period.is_range) {
            add_duration(draft);
        }
    }
}

}  // namespace cvconv::dates
