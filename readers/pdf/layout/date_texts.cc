#include "readers/pdf/layout/date_texts.h"

#include <algorithm>
#include <string_view>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/pieces/dates/dates.h"

namespace cvconv::pdf {

namespace {

/// "à juillet 2020", "to July 2020"
bool begins_with_until(const std::string& text) {
    const auto words = words_of(text);
    const auto hits = find(Idea::date_words, words);
    return std::any_of(hits.begin(), hits.end(), [&](const LexiconHit& hit) {
        return hit.key == "until" && hit.where.begin == words.front().where.begin;
    });
}

}  // namespace

bool is_date_piece(const std::string& text) {
    return std::any_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; }) &&
           words_of(text).size() <= 4;
}

bool at_a_dash(const std::string& above, const std::string& below) {
    for (std::string_view dash : {"-", "–", "—", "−", "~"}) {
        if (above.ends_with(dash) || (below.starts_with(dash) && is_date_piece(above))) {
            return true;
        }
    }
    return false;
}

std::size_t dated_part(const std::string& text) {
    // no year without a digit, but for those of other scripts
    if (std::all_of(text.begin(), text.end(), [](char c) { return c > 0 && (c < '0' || c > '9'); })) {
        return 0;
    }
    std::size_t dated = 0;
    for (const FoundPeriod& period : find_periods(text, {0, static_cast<std::uint32_t>(text.size())})) {
        dated += period.where.size();
    }
    return dated;
}

bool are_halves(const std::string& above, const std::string& below) {
    if (!is_date_piece(below) || words_of(above).size() > 6 || words_of(above).empty()) {
        return false;
    }
    std::string whole = above + " " + below;
    auto periods = find_periods(whole, {0, static_cast<std::uint32_t>(whole.size())});
    return periods.size() == 1 && periods.front().where.size() + 1 >= whole.size() &&
           (dated_part(above) + 2 < above.size() || (periods.front().is_range && begins_with_until(below)));
}

bool is_date_of_its_own(const std::string& above, const std::string& below) {
    auto periods = find_periods(below, {0, static_cast<std::uint32_t>(below.size())});
    auto opened = find_periods(above, {0, static_cast<std::uint32_t>(above.size())});
    if (periods.empty() || opened.empty() || !periods.front().start || !opened.front().start) {
        return false;
    }
    const FoundPeriod& own = periods.front();
    return (own.is_range && !own.start_where.empty()) || own.start->year < opened.front().start->year;
}

bool is_dateish(const std::string& text) {
    const std::size_t dated = dated_part(text);
    std::string_view whole = trim(text);
    if (dated == 0) {
        // "2 years 10 months" below "June 2023 – present"
        auto begin = static_cast<std::uint32_t>(whole.data() - text.data());
        auto end = static_cast<std::uint32_t>(begin + whole.size());
        if (!whole.empty() && skip_duration(text, begin, end) == end) {
            return true;
        }
        auto words = words_of(text);
        return !words.empty() && words.size() <= 2 && !find(Idea::present, words).empty();
    }
    // "Settembre 2014 – Dicembre", and the year on the next line
    const auto words = words_of(text);
    const bool goes_on = !find(Idea::months, std::vector<Word>{words.back()}).empty();
    return (dated + (goes_on ? words.back().where.size() : 0)) * 10 >= whole.size() * 6;
}

}  // namespace cvconv::pdf
