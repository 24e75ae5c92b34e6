#include "readers/recognize/dates/dates.h"

#include <algorithm>

#include "ir/unicode.h"
#include "readers/recognize/dates/bare_years.h"
#include "readers/recognize/dates/date_parser.h"
#include "readers/recognize/dates/date_tokens.h"
#include "readers/recognize/dates/durations.h"

namespace cvconv {

namespace {

using dates::DateParser;
using dates::ParsedDate;
using dates::Token;
using dates::TokenKind;

/// A period and the tokens it was made from.
struct Draft {
    FoundPeriod period;
    std::size_t begin = 0;
    std::size_t end = 0;
    bool bare_years = true;  // nothing but years was written
    bool weak = false;       // "Jan 19", "2018.4": a date only if nothing else stands there
};

class PeriodFinder {
public:
    PeriodFinder(std::string_view text, Span within, DateOrder order, std::string_view language)
        : text_(text), tokens_(dates::cut(text, within, language)), parser_(text, tokens_, order) {
        has_newer_year_ = std::any_of(tokens_.begin(), tokens_.end(), [](const Token& token) {
            return token.kind == TokenKind::number && token.digits == 4 && token.value >= 1900 && token.value < 2100;
        });
    }

    std::vector<FoundPeriod> find() {
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

private:
    Span span(std::size_t begin, std::size_t end) const {
        return begin < end ? Span{tokens_[begin].where.begin, tokens_[end - 1].where.end} : Span{};
    }
    bool at_end(std::size_t i) const { return i >= tokens_.size() || parser_.is_mark(i, U"\n"); }
    bool means(std::size_t i, std::uint16_t meanings) const {
        return i < tokens_.size() && (tokens_[i].meanings & meanings) != 0;
    }

    void set_start(Draft& draft, const ParsedDate& date) const {
        draft.period.start = date.date;
        draft.period.start_where = span(date.begin, date.end);
        draft.bare_years = date.bare_year;
        draft.weak = date.short_year || date.loose;
        draft.begin = date.begin;
        draft.end = date.end;
    }

    void set_end(Draft& draft, const ParsedDate& date) const {
        draft.period.end = date.date;
        draft.period.end_where = span(date.begin, date.end);
        draft.period.is_range = true;
        draft.bare_years = draft.bare_years && date.bare_year;
        draft.end = date.end;
        if (tokens_.size() > date.end) {
            for (std::string_view until : {"まで", "까지"}) {
                if (text_.substr(tokens_[date.end].where.begin).starts_with(until)) {
                    draft.end += tokens_[date.end].where.size() == until.size() ? 1 : 2;
                    break;
                }
            }
        }
    }

    void set_current(Draft& draft, std::size_t begin, std::size_t end) const {
        draft.period.current = true;
        draft.period.is_range = true;
        draft.period.end_where = span(begin, end);
        draft.end = std::max(draft.end, end);
        draft.weak = false;
    }

    /// A date or a range, without the words before it.
    std::optional<Draft> core(std::size_t i) const {
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

    /// "07/15 – present".
    std::optional<Draft> since_short_year(std::size_t i) const {
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

    void add_end(Draft& draft, const ParsedDate& first) const {
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
        if (auto second = parser_.date_behind(first, next); second && fits(first, *second)) {
            draft.weak = draft.weak && !second->short_year && !second->loose && second->bare_year;
            set_end(draft, *second);
            return;
        }
        if (is_left_open(behind, next)) {
            set_current(draft, behind, behind);
            std::size_t end = behind;
            while (end < next && !parser_.is_mark(end, U"\n")) {
                ++end;
            }
            draft.end = end;
        }
    }

    static bool fits(const ParsedDate& first, const ParsedDate& second) {
        PartialDate a = first.date;
        PartialDate b = second.date;
        if (a.month == 0 || b.month == 0) {
            a.month = b.month = a.day = b.day = 0;
        } else if (a.day == 0 || b.day == 0) {
            a.day = b.day = 0;
        }
        return a <= b && second.date.year - first.date.year <= 80;
    }

    /// "2020 –" and nothing more, or "2012- Company": a dash that hangs on the date alone.
    bool is_left_open(std::size_t behind, std::size_t next) const {
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

    /// "since 2016", "von 03/2015 bis 07/2018", "until May 2019", "expected May 2025".
    std::optional<Draft> labelled(std::size_t i) const {
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
        } else if (is_open && means(i, means_until) && !means(i, means_particle | means_from) &&
                   token.where.size() > 2) {
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

    /// "Present – May 2019": newest first.
    std::optional<Draft> from_present(std::size_t i) const {
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

    /// Takes in what belongs to the period around it, and says how certain it is. False: it is none.
    bool finish(Draft& draft, std::size_t floor) const {
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
        add_since_behind(draft);
        if (period.is_range) {
            add_duration(draft);
        }
        add_brackets(draft, floor);
        return true;
    }

    static bool is_before_1900(const Draft& draft) {
        const auto& first = draft.period.start ? draft.period.start : draft.period.end;
        return first && first->year < 1900 && first->month == 0;
    }

    /// People of the past are in sample CVs: "1723 – 1741", "since 1865". Numbers like these are more often
    /// counts, pages and house numbers, so the period must stand at an end of its line, and no newer year in it.
    bool stands_for_the_past(const Draft& draft) const {
        bool at_an_end = draft.begin == 0 || at_end(draft.end) || parser_.is_mark(draft.begin - 1, U"\n([");
        if (has_newer_year_ || !at_an_end || !draft.period.is_range) {
            return false;
        }
        bool ruled_out =
            draft.bare_years && dates::bare_year_certainty(text_, tokens_, draft.begin, draft.end, true) <= 0;
        bool from_alone = !draft.period.end && draft.begin != 0;
        return !ruled_out && !from_alone;
    }

    /// "2010–2014 (expected)", "May 2025, expected".
    void add_expected(Draft& draft) const {
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

    /// "2018'den beri", "2018 óta", "2019 alkaen": languages that put "since" last.
    void add_since_behind(Draft& draft) const {
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

    /// "(2 years 3 months)", "· 1 yr 2 mos": said again, contributes nothing.
    void add_duration(Draft& draft) const {
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

    void add_brackets(Draft& draft, std::size_t floor) const {
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

    std::string_view text_;
    std::vector<Token> tokens_;
    DateParser parser_;
    bool has_newer_year_ = false;  ///< from 1900 on
};

}  // namespace

std::vector<FoundPeriod> find_periods(std::string_view text, Span within, DateOrder order, std::string_view language) {
    within.end = static_cast<std::uint32_t>(std::min<std::size_t>(within.end, text.size()));
    if (!dates::has_digit(text, within) && within.of(text).find("年") == std::string_view::npos) {
        return {};
    }
    return PeriodFinder(text, within, order, language).find();
}

}  // namespace cvconv
