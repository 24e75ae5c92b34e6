#include "readers/recognize/fields/awards/award_lines.h"

#include <algorithm>

#include "ir/lexicon.h"
#include "readers/pieces/characters.h"
#include "readers/pieces/citations/citations.h"
#include "readers/pieces/function_words.h"
#include "readers/pieces/items.h"
#include "readers/recognize/entries/phrase_lines.h"

namespace cvconv::recognizing {

namespace {

bool is_currency(std::string_view word) {
    return is_listed(Idea::grant_words, word, "currency");
}

/// Does its last word say that it gives: a council, a foundation, a ministry? "Ministry of the Sea" begins with it.
bool is_funder(std::string_view text, Span span) {
    auto words = words_of(text, span);
    if (words.empty() || words.size() > 8 || span.of(text).find_first_of("(\"") != std::string_view::npos ||
        !is_upper(character_at(text, words.front().where.begin))) {
        return false;
    }
    // "Nansen Fund" gives, "travel fund" is given; "Harbour Trust Fellowship" is given as well
    if (is_listed(Idea::grant_words, words.back().folded, "fund")) {
        return words.size() >= 2;
    }
    auto named = find(Idea::organizations, words);
    auto schools = find(Idea::institutions, words);
    named.insert(named.end(), schools.begin(), schools.end());
    auto given = find(Idea::award_words, words);
    std::erase_if(given, [](const LexiconHit& hit) { return hit.key == "grant" && !hit.whole_word; });
    return !named.empty() && given.empty();
}

/// Grant, fellowship, a quoted project, "(PI)": what was given.
bool is_gift(std::string_view text, Span span) {
    auto words = words_of(text, span);
    const auto people = find(Idea::grant_words, words);
    const bool investigator =
        std::any_of(people.begin(), people.end(), [](const LexiconHit& hit) { return hit.key == "investigator"; });
    return investigator || !find(Idea::award_words, words).empty() ||
           is_opening_quotation(character_at(text, span.begin));
}

/// "EPSRC New Horizons": letters that stand for a name.
bool has_acronym(std::string_view text, Span span) {
    auto words = words_of(text, span);
    return words.size() <= 4 && std::any_of(words.begin(), words.end(), [&](const Word& word) {
               return word.where.size() >= 3 && is_all_capitals(word.where.of(text)) &&
                      word.folded.find_first_of("0123456789") == std::string::npos;
           });
}

/// "for Salt", "pour le sel"
bool begins_with_for(std::string_view text, Span span) {
    const auto words = words_of(text, span);
    return words.size() >= 2 && words.front().where.begin == span.begin && is_for(words.front().folded);
}

/// "Scholarship awarded by the Harbour Trust for study overseas (2,000 EUR)": who gave it stands behind the words for
/// that. Nothing is set where there are none.
AwardLine given_by(std::string_view text, Span whole) {
    AwardLine award;
    const auto words = words_of(text, whole);
    for (const LexiconHit& hit : find(Idea::entry_labels, words)) {
        const Span title = trim_punctuation(text, {whole.begin, hit.where.begin});
        Span giver = without_article(text, trim(text, {hit.where.end, whole.end}));
        const bool gives = hit.key == "institution" && hit.whole_word && words_of(text, hit.where).size() >= 2 &&
                           is_lower(character_at(text, hit.where.begin));
        if (!gives || title.empty() || giver.empty() || is_lower(character_at(text, giver.begin))) {
            continue;
        }
        const Span behind = find_for(text, giver);
        const std::size_t bracket = giver.of(text).find(" (");
        std::uint32_t end = behind.empty() ? giver.end : behind.begin - 1;
        if (bracket != std::string_view::npos) {
            end = std::min(end, static_cast<std::uint32_t>(giver.begin + bracket));
        }
        award.remark = trim(text, {end, giver.end});
        giver.end = end;
        award.title = title;
        award.giver = giver;
        break;
    }
    if (const std::string_view own = award.remark.of(text); own.starts_with('(') && own.find(')') + 1 == own.size()) {
        award.remark = {award.remark.begin + 1, award.remark.end - 1};
    }
    return award;
}

/// The date at an end of the line, or between commas; what stands before and behind it.
struct Said {
    Span before, behind;
    const FoundPeriod* date = nullptr;
};
Said said_in(std::string_view text, const Line& line) {
    auto certain = [](const FoundPeriod& p) { return p.certainty >= 0.5F; };
    if (std::count_if(line.periods.begin(), line.periods.end(), certain) != 1) {
        return {};
    }
    const FoundPeriod& date = *std::find_if(line.periods.begin(), line.periods.end(), certain);
    Said said{strip(text, trim_punctuation(text, {line.text.begin, date.where.begin}), ",;:"),
              strip(text, trim(text, {date.where.end, line.text.end}), ",;:.–—- "), &date};
    // dashes of several bytes: "2023–2026 — Harbour Trust"
    while (!said.behind.empty() && is_dash(character_at(text, said.behind.begin))) {
        std::size_t next = said.behind.begin;
        (void)next_character(text, next);
        said.behind = trim(text, {static_cast<std::uint32_t>(next), said.behind.end});
    }
    return said;
}

}  // namespace

bool is_money(std::string_view text, Span span) {
    constexpr std::size_t most_words = 5;
    auto words = words_of(text, span);
    std::string_view own = span.of(text);
    if (words.empty() || words.size() > most_words || own.find(". ") != std::string_view::npos ||
        own.find_first_of("0123456789") == std::string_view::npos) {
        return false;
    }
    const bool sign = own.find_first_of('$') != std::string_view::npos || own.find("€") != std::string_view::npos ||
                      own.find("£") != std::string_view::npos || own.find("¥") != std::string_view::npos;
    return sign || std::any_of(words.begin(), words.end(), [](const Word& word) { return is_currency(word.folded); });
}

namespace {

/// "Albion Academy", "EPSRC": a name, and none of what is given.
bool may_give(std::string_view text, Span piece) {
    const bool named = is_upper(character_at(text, piece.begin)) && quoted(text, piece).empty() &&
                       (words_of(text, piece).size() >= 2 || has_acronym(text, piece) || is_funder(text, piece));
    return named && (!is_gift(text, piece) || is_funder(text, piece));
}

/// "Small Research Grant, Albion Academy (£9,850)": who paid it stands before the sum in brackets, and behind the last
/// comma. Nothing is set where there is no such sum.
AwardLine paid_by(std::string_view text, Span whole) {
    const std::size_t open = whole.of(text).rfind(" (");
    if (open == std::string_view::npos || open == 0 || !whole.of(text).ends_with(')')) {
        return {};
    }
    const auto at = static_cast<std::uint32_t>(whole.begin + open);
    const Span sum{at + 2, whole.end - 1};
    const std::vector<Span> pieces = items_of(text, {whole.begin, at});
    if (!is_money(text, sum) || pieces.size() < 2) {
        return {};
    }
    if (!may_give(text, pieces.back())) {
        return {};
    }
    AwardLine award;
    award.title = {whole.begin, pieces[pieces.size() - 2].end};
    award.giver = pieces.back();
    award.remark = sum;
    return award;
}

}  // namespace

AwardLine read_award_line(const Document& document, const Line& line) {
    std::string_view text = document.text;
    const Said said = said_in(text, line);
    const Span all = said.date == nullptr  ? line.text
                     : said.before.empty() ? said.behind
                     : said.behind.empty() ? said.before
                                           : Span{};
    if (AwardLine given = given_by(text, all); !given.title.empty() && line.urls == 0) {
        given.date = said.date;
        return given;
    }
    if (said.date == nullptr || line.cells.size() > 2 || line.urls > 0) {
        return {};
    }
    AwardLine award;
    award.date = said.date;
    const bool within = !said.before.empty() && !said.behind.empty();
    const Span whole = said.before.empty() ? said.behind : said.before;
    if (within) {
        // "Harbour Prize, 2022, for Salt", "Tide Fellowship, 2023–24, £54,200"
        const bool remark = begins_with_for(text, said.behind) || is_money(text, said.behind);
        const std::vector<Span> parts = items_of(text, said.before);
        if (!remark || parts.empty()) {
            return {};
        }
        award.title = said.before;
        award.remark = said.behind;
        if (parts.size() >= 2) {  // "Proyecto Nacional PID-5, Agencia Nacional de Ciencia, 2020–2023, 145 000 € (PI)"
            if (!may_give(text, parts.back()) || !is_money(text, said.behind)) {
                return {};
            }
            award.title.end = parts[parts.size() - 2].end;
            award.giver = parts.back();
        }
        return award;
    }
    std::vector<Span> pieces = items_of(text, whole);
    if (pieces.size() < 2) {
        return {};
    }
    if (AwardLine paid = paid_by(text, whole); !paid.title.empty()) {
        paid.date = said.date;
        return paid;
    }
    const Span rest{pieces[1].begin, whole.end};
    const bool quoted_gift = is_opening_quotation(character_at(text, rest.begin));
    const bool funder_behind =
        std::any_of(pieces.begin() + 1, pieces.end(), [&](Span piece) { return is_funder(text, piece); });
    const bool paid = is_money(text, pieces.back());
    const bool gift = is_gift(text, pieces[1]) || (pieces.size() > 2 && paid);
    if ((is_funder(text, pieces[0]) && gift && !is_funder(text, pieces[1])) ||
        (!funder_behind && quoted_gift && has_acronym(text, pieces[0]) && !is_gift(text, pieces[0]))) {
        award.giver = pieces[0];
        award.title = rest;
        return award;
    }
    if (!paid) {
        return {};
    }
    if (pieces.size() > 2 && is_funder(text, pieces[pieces.size() - 2])) {
        award.title = {whole.begin, pieces[pieces.size() - 3].end};
        award.giver = pieces[pieces.size() - 2];
        award.remark = pieces.back();
    } else {
        award.title = whole;  // "Starting Grant, HOLD: cargo of the sea, EUR 1,499,000"
    }
    return award;
}

namespace {

/// "$31,764 / 3 years (co-PI)", "EUR 20,000 a year".
bool begins_with_money(std::string_view text, Span span) {
    const std::size_t end = std::min<std::size_t>(span.of(text).find_first_of(" /("), span.size());
    const Span first{span.begin, static_cast<std::uint32_t>(span.begin + end)};
    const auto words = words_of(text, span);
    const bool code =
        words.size() >= 2 && is_currency(words.front().folded) && is_digit(character_at(text, words[1].where.begin));
    return code || is_money(text, first);
}

/// "2022 – 2026  Shared Herds. Drylands Fund, USD 780,000. Principal investigator.": who paid and how much between the
/// same full stops, behind the title.
AwardLine sum_behind_giver(std::string_view text, const Line& line, const Said& said, const std::vector<Span>& pieces) {
    AwardLine award;
    if (pieces.size() < 2 || said.date->where.begin > line.text.begin + 1) {
        return award;
    }
    const std::vector<Span> items = items_of(text, pieces[1]);
    const Span title = strip(text, trim(text, {said.date->where.end, pieces[0].end}), ":,;");
    if (items.size() < 2 || !begins_with_money(text, items.back()) || !may_give(text, items[items.size() - 2]) ||
        title.empty()) {
        return award;
    }
    award.date = said.date;
    award.title = title;
    award.giver = {pieces[1].begin, items[items.size() - 2].end};
    award.remark = {items.back().begin, pieces.back().end};
    return award;
}

}  // namespace

AwardLine read_dotted_award(const Document& document, const Line& line) {
    std::string_view text = document.text;
    const Said said = said_in(text, line);
    if (said.date == nullptr || line.urls > 0) {
        return {};
    }
    const std::vector<Span> pieces = phrases_of(text, line.text);
    if (AwardLine award = sum_behind_giver(text, line, said, pieces); !award.title.empty()) {
        return award;
    }
    auto sum = std::find_if(pieces.begin(), pieces.end(), [&](Span piece) { return begins_with_money(text, piece); });
    if (sum == pieces.begin() || sum == pieces.end() || sum - pieces.begin() > 2) {
        return {};
    }
    AwardLine award;
    award.date = said.date;
    Span head = pieces.front();
    if (sum - pieces.begin() == 2) {
        award.giver = pieces[1];
    } else {
        // "Starting Grant, Harbour Council: “Salt”": the last piece gave it, a quoted name is what it was for
        const std::vector<Span> names = quoted(text, head);
        if (!names.empty() && names.back().end + 4 >= head.end) {
            std::uint32_t mark = names.back().begin;  // of quotation, before the name
            while (mark > head.begin && text[mark - 1] != ' ') {
                --mark;
            }
            award.remark = {mark, head.end};
            head = strip(text, trim(text, {head.begin, mark}), ":,;");
        }
        const std::vector<Span> items = items_of(text, head);
        if (items.size() >= 2) {
            award.giver = items.back();
            head = {head.begin, items[items.size() - 2].end};
        }
    }
    award.title = head;
    // "$185,000, 2022 – 2027 (PI)": the sum, and what is said behind the date
    const Span date = said.date->where;
    const Span all{sum->begin, pieces.back().end};
    for (const Span part :
         {Span{all.begin, std::min(date.begin, all.end)}, Span{std::max(date.end, all.begin), all.end}}) {
        if (const Span kept = strip(text, trim(text, part), ",;. "); part.begin < part.end && !kept.empty()) {
            award.more.push_back(kept);
        }
    }
    return award;
}

std::vector<Span> role_and_sum(std::string_view text, Span title) {
    const std::size_t open = title.of(text).rfind(" (");
    const std::size_t close = open == std::string_view::npos ? open : title.of(text).find(')', open);
    if (close == std::string_view::npos || open == 0) {
        return {};
    }
    const Span role{static_cast<std::uint32_t>(title.begin + open + 2),
                    static_cast<std::uint32_t>(title.begin + close)};
    const auto people = find(Idea::grant_words, text, role);
    const Span sum = strip(text, trim(text, {role.end + 1, title.end}), ",; ");
    if (std::none_of(people.begin(), people.end(), [](const LexiconHit& hit) { return hit.key == "investigator"; }) ||
        (!sum.empty() && !is_money(text, sum))) {
        return {};
    }
    return sum.empty() ? std::vector<Span>{role} : std::vector<Span>{role, sum};
}

AwardLine read_sum_over_title(const Document& document, const Line& sum, const Line& title) {
    std::string_view text = document.text;
    if (!begins_with_money(text, sum.text) || title.has_period() || begins_with_money(text, title.text)) {
        return {};
    }
    AwardLine award;
    Span said = sum.text;
    if (sum.has_period() && sum.periods.back().where.end + 2 >= said.end) {
        award.date = &sum.periods.back();
        said = strip(text, trim(text, {said.begin, award.date->where.begin}), ",;(");
    }
    const std::size_t comma = said.of(text).find(", ");
    if (comma == std::string_view::npos) {
        return {};
    }
    award.title = title.text;
    award.giver = {static_cast<std::uint32_t>(said.begin + comma + 2), said.end};
    award.remark = {said.begin, static_cast<std::uint32_t>(said.begin + comma)};
    return award;
}

}  // namespace cvconv::recognizing
