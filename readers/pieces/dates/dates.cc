#include "readers/pieces/dates/dates.h"

#include <algorithm>
#include <utility>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/pieces/dates/bare_years.h"
#include "readers/pieces/dates/period_finder.h"

namespace cvconv {

namespace dates {

std::vector<FoundPeriod> PeriodFinder::find() {
    std::vector<FoundPeriod> found;
    std::size_t floor = 0;  // the first token that no period has taken
    for (std::size_t i = 0; i < tokens_.size();) {
        std::optional<Draft> draft;
        if (i == floor || !dates::is_inside_number(tokens_, i)) {
            draft = labelled(i);
            if (!draft) {
                draft = from_present(i);
            }
            if (!draft) {
                draft = core(i);
            }
        }
        if (!draft || !finish(*draft, floor)) {
            ++i;
            continue;
        }
        draft->period.where = span(draft->begin, draft->end);
        found.push_back(draft->period);
        i = floor = draft->end;
    }
    return found;
}

Span PeriodFinder::span(std::size_t begin, std::size_t end) const {
    return begin < end ? Span{tokens_[begin].where.begin, tokens_[end - 1].where.end} : Span{};
}

bool PeriodFinder::means(std::size_t i, std::uint16_t meanings) const {
    return i < tokens_.size() && (tokens_[i].meanings & meanings) != 0;
}

void PeriodFinder::set_start(Draft& draft, const ParsedDate& date) const {
    draft.period.start = date.date;
    draft.period.start_where = span(date.begin, date.end);
    draft.bare_years = date.bare_year;
    draft.weak = date.short_year || date.loose;
    draft.begin = date.begin;
    draft.end = date.end;
}

void PeriodFinder::set_end(Draft& draft, const ParsedDate& date) const {
    draft.period.end = date.date;
    draft.period.end_where = span(date.begin, date.end);
    draft.period.is_range = true;
    draft.bare_years = draft.bare_years && date.bare_year;
    draft.end = date.end;
    draft.end += parser_.words_behind(date.end, "until");
}

void PeriodFinder::set_current(Draft& draft, std::size_t begin, std::size_t end) const {
    draft.period.current = true;
    draft.period.is_range = true;
    draft.period.end_where = span(begin, end);
    draft.end = std::max(draft.end, end);
    draft.weak = false;
}

std::optional<Draft> PeriodFinder::core(std::size_t i) const {
    Draft draft;
    if (auto pair = parser_.pair(i)) {
        set_start(draft, pair->first);
        set_end(draft, pair->second);
        draft.bare_years = pair->first.date.month == 0;
        // "2018/19 – 2020/21"
        std::size_t next = parser_.skip_separator(draft.end);
        auto last = next > draft.end && draft.bare_years ? parser_.pair(next) : std::nullopt;
        if (last && last->second.date >= pair->second.date && last->first.date.month == 0) {
            set_end(draft, last->second);
        } else if (next > draft.end && means(next, dates::means_present) && draft.bare_years) {
            set_current(draft, next, next + tokens_[next].present_length);
            draft.period.end.reset();
        }
        return draft;
    }
    auto first = parser_.date(i);
    if (!first) {
        return since_short_year(i);
    }
    set_start(draft, *first);
    add_end(draft, *first);
    return draft;
}

std::optional<Draft> PeriodFinder::since_short_year(std::size_t i) const {
    const auto first = parser_.month_of_short_year(i);
    const std::size_t next = first ? parser_.skip_separator(first->end) : i;
    if (!first || next == first->end || !means(next, dates::means_present)) {
        return std::nullopt;
    }
    Draft draft;
    set_start(draft, *first);
    set_current(draft, next, next + tokens_[next].present_length);
    return draft;
}

void PeriodFinder::add_end(Draft& draft, const ParsedDate& first) const {
    std::size_t behind = first.end;
    std::size_t next = parser_.skip_separator(behind);
    // "1 July 2018 to date", "2019 bis heute": the word for "present" may have "until" in it.
    if (means(behind, dates::means_present) && (tokens_[behind].present_length > 1 || next == behind)) {
        std::size_t end = behind + tokens_[behind].present_length;
        if (tokens_[behind].present_length > 1 || at_end(end) || tokens_[end].kind == TokenKind::mark) {
            set_current(draft, behind, end);
            return;
        }
    }
    if (next == behind) {
        return;
    }
    if (means(next, dates::means_present)) {
        set_current(draft, next, next + tokens_[next].present_length);
        return;
    }
    // "2020 – Date", but not "2020 – Date of the report"
    if (next < tokens_.size() && tokens_[next].kind == dates::TokenKind::word &&
        (at_end(next + 1) || tokens_[next + 1].kind != dates::TokenKind::word) &&
        is_listed(Idea::date_words, fold(tokens_[next].where.of(text_)), "open_end")) {
        set_current(draft, next, next + 1);
        return;
    }
    const auto second = parser_.date_behind(first, next);
    if (second && fits(first, *second)) {
        draft.weak = draft.weak && !second->short_year && !second->loose && second->bare_year;
        set_end(draft, *second);
        return;
    }
    const bool dash = tokens_[behind].kind == TokenKind::mark && is_dash(tokens_[behind].mark);
    const bool whole = second && !first.short_year && !first.loose && !second->short_year && !second->loose;
    if (dash && whole && fits(*second, first) && parser_.skip_separator(second->end) == second->end) {
        set_end(draft, *second);  // "2014 – 2011": newest first
        std::swap(draft.period.start, draft.period.end);
        std::swap(draft.period.start_where, draft.period.end_where);
        return;
    }
    if (add_sign_of_open_end(draft, next)) {
        return;
    }
    if (is_left_open(behind, next)) {
        set_current(draft, behind, behind);
        std::size_t end = behind;
        while (end < next && !parser_.is_mark(end, U"\n")) {
            ++end;
        }
        draft.end = end;
        return;
    }
    draft.period.dash_behind = has_dash_behind(draft, behind, next);
}

bool PeriodFinder::fits(const ParsedDate& first, const ParsedDate& second) {
    PartialDate a = first.date;
    PartialDate b = second.date;
    if (a.month == 0 || b.month == 0) {
        a.month = b.month = a.day = b.day = 0;
    } else if (a.day == 0 || b.day == 0) {
        a.day = b.day = 0;
    }
    return a <= b && second.date.year - first.date.year <= 80;
}

std::optional<Draft> PeriodFinder::labelled(std::size_t i) const {
    using namespace dates;
    if (!means(i, means_since | means_from | means_until | means_expected)) {
        return std::nullopt;
    }
    const Token& token = tokens_[i];
    auto length = std::max({token.since_length, token.from_length, token.until_length, token.expected_length});
    std::size_t at = i + length;
    if (means(i, means_expected) && !at_end(at) && tokens_[at].kind == TokenKind::word && tokens_[at].month == 0 &&
        tokens_[at].season_length == 0) {
        ++at;  // "expected graduation: May 2025"
    }
    if (parser_.is_mark(at, U".") && parser_.joined(at)) {
        ++at;  // "exp."
    }
    if (parser_.is_mark(at, U":")) {
        ++at;
    }
    while (means(at, means_particle) && tokens_[at].month == 0) {
        at += tokens_[at].particle_length;  // "jusqu'à fin 2019", "since the 2019"
    }
    auto draft = at < tokens_.size() ? core(at) : std::nullopt;
    if (!draft) {
        return std::nullopt;
    }
    FoundPeriod& period = draft->period;
    bool is_open = !period.is_range;
    if (is_open && means(i, means_expected)) {
        period.expected = true;
    } else if (is_open && means(i, means_since)) {
        set_current(*draft, draft->end, draft->end);
        period.end_where = {};
    } else if (is_open && means(i, means_from) && !means(i, means_particle | means_until)) {
        set_current(*draft, draft->end, draft->end);
        period.end_where = {};
    } else if (is_open && means(i, means_until) && !means(i, means_particle | means_from) && token.where.size() > 2) {
        period.end = period.start;
        period.end_where = period.start_where;
        period.start.reset();
        period.start_where = {};
        period.is_range = true;
    } else if (is_open || !means(i, means_since | means_from | means_expected)) {
        return std::nullopt;  // "de 2019" is no period; core() will find the date
    }
    draft->begin = i;
    draft->bare_years = false;
    return draft;
}

std::optional<Draft> PeriodFinder::from_present(std::size_t i) const {
    if (!means(i, dates::means_present)) {
        return std::nullopt;
    }
    std::size_t behind = i + tokens_[i].present_length;
    std::size_t next = parser_.skip_separator(behind);
    if (next == behind || !is_dash(tokens_[behind].mark)) {
        return std::nullopt;
    }
    auto date = parser_.date(next);
    if (!date || date->short_year || parser_.skip_separator(date->end) != date->end) {
        return std::nullopt;
    }
    Draft draft;
    set_start(draft, *date);
    set_current(draft, i, behind);
    draft.begin = i;
    draft.end = date->end;
    return draft;
}

}  // namespace dates

std::vector<FoundPeriod> find_periods(std::string_view text, Span within, DateOrder order, std::string_view language) {
    within.end = static_cast<std::uint32_t>(std::min<std::size_t>(within.end, text.size()));
    if (!dates::has_digit(text, within) && within.of(text).find("年") == std::string_view::npos) {
        return {};
    }
    return dates::PeriodFinder(text, within, order, language).find();
}

}  // namespace cvconv
