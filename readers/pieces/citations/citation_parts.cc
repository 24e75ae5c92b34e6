// The parts of one reference: authors, title, venue.

#include <algorithm>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/pieces/characters.h"
#include "readers/pieces/citations/citation_parser.h"
#include "readers/pieces/citations/citations.h"
#include "readers/pieces/citations/reference_marks.h"
#include "readers/pieces/citations/title_ends.h"
#include "readers/pieces/citations/title_looks.h"

namespace cvconv::recognizing {

Citation CitationParser::parse() {
    auto quotes = quoted(text_, body_);
    if (!quotes.empty()) {
        quoted_title(quotes.front());
    } else if (std::uint32_t colon = end_of_authors_before_colon(text_, body_); colon > body_.begin) {
        authors_and_colon(colon);
    } else if (names_ >= 1 && authors_end_ > body_.begin && authors_end_ < body_.end && !is_title_with_subtitle() &&
               !begins_in_title()) {
        authors_first();
    } else {
        title_first();
    }
    if (c_.title.of(text_).ends_with('.') && !ends_abbreviated(text_, {c_.title.begin, c_.title.end - 1})) {
        --c_.title.end;  // "“Three words for fog.” Tide Letters"
    }
    rest_is_venue();
    return c_;
}

Span CitationParser::without_number(std::string_view text, Span body) {
    std::size_t i = body.begin + (body.begin < body.end && text[body.begin] == '[' ? 1 : 0);
    std::size_t digits = i;
    while (i < body.end && text[i] >= '0' && text[i] <= '9') {
        ++i;
    }
    if (i > digits && i - digits <= 3 && i < body.end && (text[i] == ']' || text[i] == '.' || text[i] == ')') &&
        i + 1 < body.end && text[i + 1] == ' ') {
        body.begin = static_cast<std::uint32_t>(i + 2);
    }
    return body;
}

const FoundPeriod* CitationParser::first_period_after(std::uint32_t from) const {
    auto found =
        std::find_if(periods_.begin(), periods_.end(), [&](const FoundPeriod& p) { return p.where.begin >= from; });
    return found == periods_.end() ? nullptr : &*found;
}

std::uint32_t CitationParser::skip_punctuation(std::uint32_t from) const {
    while (from < body_.end && std::string_view(" .,;:)(").find(text_[from]) != std::string_view::npos) {
        ++from;
    }
    return from;
}

void CitationParser::authors_before(Span before) {
    c_.authors = trim(text_, strip(text_, without_quotation_mark(before), ",;:"));
    if (c_.authors.of(text_).ends_with('.') && !ends_abbreviated(text_, {c_.authors.begin, c_.authors.end - 1})) {
        --c_.authors.end;
    }
    if (!c_.authors.empty() && c_.authors.end < body_.end && text_[c_.authors.end] == '.' &&
        ends_abbreviated(text_, c_.authors)) {
        ++c_.authors.end;
    }
    if (names_ >= 1 && authors_end_ < c_.authors.end) {  // "B. Fjord. Forthcoming."
        std::uint32_t from = skip_punctuation(authors_end_);
        if (from < c_.authors.end && end_of_state(text_, from, c_.title.begin) >= c_.authors.end) {
            c_.authors.end = authors_end_;
        }
    }
    for (const FoundPeriod& p : periods_) {
        if (p.where.overlaps(c_.authors)) {
            // "Fjord, I. 2020": the initial is no Roman month
            c_.authors.end = std::max(p.where.begin, std::min(authors_end_, p.where.end));
            c_.authors = strip(text_, c_.authors, ",;:(");
        }
    }
}

bool CitationParser::is_of_name(const FoundPeriod& p) const {
    // "Harbour Pumps 2019 Forum, 2019"
    const bool again =
        p.start && !p.in_brackets && !p.is_range && p.start->month == 0 && p.where.begin > venue_from_ + 4 &&
        p.where.end + 1 < body_.end && text_[p.where.begin - 1] == ' ' && text_[p.where.end] == ' ' &&
        is_letter(character_before(text_, p.where.begin - 1)) && is_upper(character_at(text_, p.where.end + 1)) &&
        &p != &periods_.back() && periods_.back().start && periods_.back().start->year == p.start->year;
    if (again) {
        return true;
    }
    return year_ != 0 && p.start && p.start->year == year_ && p.start->month == 0 && !p.in_brackets && !p.is_range &&
           p.where.begin > venue_from_ + 4 && text_[p.where.begin - 1] == ' ' &&
           is_letter(character_before(text_, p.where.begin - 1));
}

void CitationParser::authors_first() {
    authors_end_ = end_of_editors(text_, authors_end_, body_.end);
    c_.authors = without_final_stop(text_, trim(text_, {body_.begin, authors_end_}));
    std::uint32_t from = skip_punctuation(authors_end_);
    from = skip_punctuation(end_of_state(text_, from, body_.end));
    const FoundPeriod* year = first_period_after(authors_end_);
    if (year != nullptr && year->where.begin <= from + 2) {
        from = skip_punctuation(year->where.end);
        year_ = year->start ? year->start->year : 0;
    } else if (std::uint32_t behind = behind_coming_year(text_, {from, body_.end}); behind > from) {
        from = skip_punctuation(behind);
    }
    Span look = title_in_look(text_, bold_, from);
    look = look.empty() ? title_in_look(text_, italic_, from) : look;
    std::uint32_t end = look.empty() ? end_of_sentence(from) : look.end;
    if (look.empty() && is_address_or_nothing(text_, {std::min(end + 1, body_.end), body_.end})) {
        end = std::min(end, end_at_capital(text_, {from, body_.end}));
    }
    end = look.empty() ? end_before_abbreviations(text_, {from, end}, body_.end) : end;
    if (look.empty() && text_[authors_end_] == ',') {  // commas part all: "A. Lee, On loops, J. Tame Topology 14"
        end = std::min({end, comma_before_venue(text_, {from, body_.end}), comma_before_dated_venue(from)});
        end = end < body_.end ? end : last_comma_before_capital({from, body_.end});
    }
    c_.title = trim(text_, {from, end});
    venue_from_ = skip_punctuation(c_.title.end);
}

void CitationParser::authors_and_colon(std::uint32_t colon) {
    c_.authors = {body_.begin, colon};
    std::uint32_t from = skip_punctuation(colon);
    std::uint32_t end = end_of_sentence(from);
    end = std::min(end, end_before_in(from));
    bool subtitle = end < body_.end && text_[end] == '.' && has_sentence_before_venue(text_, {end + 1, body_.end});
    end = subtitle ? end_of_sentence(end + 1) : end;
    c_.title = trim(text_, {from, end_before_abbreviations(text_, {from, end}, body_.end)});
    venue_from_ = skip_punctuation(c_.title.end);
}

/// "In: Harbour Days, 2022, Leith. Proceedings, 2022. p. 1-6": the year of the venue, before that of the paper.
bool CitationParser::is_said_again(const FoundPeriod& period) const {
    return period.start && !period.is_range &&
           std::any_of(periods_.begin(), periods_.end(), [&](const FoundPeriod& later) {
               return later.where.begin > period.where.end && later.where.begin < body_.end && later.start &&
                      !later.is_range && later.start->year == period.start->year;
           });
}

/// "Does it change the plan? Harbour Letters. 2012;9(2):77-83": numbers alone are no venue, so its name ends the title.
void CitationParser::journal_behind_question() {
    const std::string_view venue = c_.venue.of(text_);
    const std::size_t mark = c_.title.of(text_).rfind("? ");
    const bool numbers = std::none_of(venue.begin(), venue.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 0x80;
    });
    if (venue.empty() || !numbers || mark == std::string_view::npos) {
        return;
    }
    const auto end = static_cast<std::uint32_t>(c_.title.begin + mark + 1);
    c_.venue.begin = trim(text_, {end, c_.title.end}).begin;
    c_.title.end = end;
}

namespace {

/// "118–55 <https://doi.org/…": without the address, which may have lost its brackets.
Span before_link(std::string_view text, Span span) {
    const std::size_t link = span.of(text).find("http");
    return link == std::string_view::npos
               ? span
               : strip(text, {span.begin, static_cast<std::uint32_t>(span.begin + link)}, " <");
}

}  // namespace

void CitationParser::rest_is_venue() {
    constexpr std::uint32_t longest_year = 24;  // with its brackets and punctuation
    if (venue_from_ >= body_.end) {
        return;
    }
    Spans pieces;
    std::uint32_t begin = venue_from_;
    for (const FoundPeriod& p : periods_) {
        if (p.where.end > begin && p.where.begin < body_.end && !is_of_name(p) && !is_said_again(p)) {
            pieces.push_back({begin, std::max(begin, p.where.begin)});
            begin = p.where.end;
        }
    }
    pieces.push_back({begin, std::max(begin, body_.end)});
    for (Span s : pieces) {
        Span kept = strip(text_, trim_punctuation(text_, s), ",;:()[] ");
        if (kept.size() < 2) {
            continue;
        }
        // balance a bracket that strip() took: "Venue (AFR"
        std::string_view own = kept.of(text_);
        if (std::count(own.begin(), own.end(), '(') > std::count(own.begin(), own.end(), ')') && kept.end < body_.end &&
            text_[kept.end] == ')') {
            ++kept.end;
        }
        if (c_.venue.empty()) {
            c_.venue = kept;
        } else if (Span pages = pages_of(text_, before_link(text_, kept));
                   c_.rest.empty() && !pages.empty() && kept.begin <= c_.venue.end + longest_year) {
            c_.venue.end = pages.end;  // "Annals 45 (2023): 101–122": the year stands within
        } else {
            c_.rest.push_back(kept);
        }
    }
    journal_behind_question();
}

Citation parse_citation(std::string_view text, Span within, const std::vector<FoundPeriod>& periods,
                        const std::vector<Span>& bold, const std::vector<Span>& italic) {
    return CitationParser(text, within, periods, bold, italic).parse();
}

}  // namespace cvconv::recognizing
