// Where the title of a reference begins and ends: in quotation marks, behind the authors, or before them. A part of
// CitationParser.

#include <algorithm>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/pieces/characters.h"
#include "readers/pieces/citations/citation_parser.h"
#include "readers/pieces/citations/citations.h"
#include "readers/pieces/citations/reference_marks.h"
#include "readers/pieces/citations/title_ends.h"
#include "readers/pieces/citations/title_looks.h"
#include "readers/pieces/function_words.h"

namespace cvconv::recognizing {

Span CitationParser::without_quotation_mark(Span before) const {
    while (before.end > before.begin &&
           (static_cast<unsigned char>(text_[before.end - 1]) >= 0x80 || text_[before.end - 1] == '"')) {
        std::uint32_t was = before.end;
        before = trim_punctuation(text_, before);
        if (before.end != was) {
            continue;
        }
        std::size_t last = previous(text_, before.end);
        if (is_letter(character_at(text_, last))) {
            break;
        }
        before.end = static_cast<std::uint32_t>(std::max<std::size_t>(last, before.begin));
    }
    return before;
}

std::uint32_t CitationParser::begin_of_comment(Span quotation) const {
    constexpr std::size_t most_words = 5;
    if (names_ == 0 || authors_end_ >= quotation.begin) {
        return quotation.begin;
    }
    std::uint32_t from = skip_punctuation(authors_end_);
    if (const FoundPeriod* year = first_period_after(authors_end_); year != nullptr && year->where.begin <= from + 2) {
        from = skip_punctuation(year->where.end);
    }
    auto words = words_of(text_, {from, std::max(from, quotation.begin)});
    const bool of_another = words.size() >= 2 && words.size() <= most_words &&
                            is_upper(character_at(text_, words.front().where.begin)) &&
                            is_lower(character_at(text_, words.back().where.begin));
    return of_another ? from : quotation.begin;
}

bool CitationParser::take_title_before_venue(Span quotation) {
    constexpr std::size_t widest_mark = 3;  // bytes of ”
    const std::uint32_t from = std::max(authors_end_, body_.begin);
    const auto opening = static_cast<std::uint32_t>(previous(text_, quotation.begin));
    if (opening <= from) {
        return false;
    }
    const Span before = trim(text_, {from, opening});
    const Span title = strip(text_, before, ",;.");
    const auto words = words_of(text_, title);
    const auto numbers = find(Idea::number_words, words_of(text_, {quotation.end, body_.end}));
    const bool issue =
        std::any_of(numbers.begin(), numbers.end(), [](const LexiconHit& hit) { return hit.key == "before"; });
    const std::size_t comma = text_.substr(quotation.end, body_.end - quotation.end).find(", ");
    if (!issue || comma > widest_mark || !before.of(text_).ends_with(',') || words.size() < 2 ||
        is_with(words.front().folded) || !is_upper(character_at(text_, title.begin))) {
        return false;
    }
    c_.authors = names_ == 0 ? Span{} : without_final_stop(text_, trim(text_, {body_.begin, authors_end_}));
    c_.title = title;
    venue_from_ = opening;
    return true;
}

void CitationParser::quoted_title(Span quotation) {
    if (take_title_before_venue(quotation)) {
        return;
    }
    c_.title = quotation;
    Span before =
        trim_punctuation(text_, {body_.begin, quotation.begin > body_.begin ? quotation.begin - 1 : body_.begin});
    if (!before.empty() && before.end <= quotation.begin) {
        authors_before(before);
    }
    // *“No, the other onion”: repair in kitchens*: the quotation is a piece of the title
    auto around = std::find_if(italic_.begin(), italic_.end(), [&](Span run) {
        return run.begin <= quotation.begin && run.end > quotation.end + 4 && run.begin + 4 >= quotation.begin &&
               words_of(text_, {quotation.end, run.end}).size() >= 2;
    });
    if (around == italic_.end()) {  // *Review of “The Book of Tides”*
        around = std::find_if(italic_.begin(), italic_.end(), [&](Span run) {
            return run.begin + 4 < quotation.begin && run.end >= quotation.end && run.end <= quotation.end + 4 &&
                   !words_of(text_, {run.begin, quotation.begin}).empty();
        });
    }
    if (around != italic_.end()) {
        c_.title = strip(text_, *around, ".,;");
        c_.authors.end = std::max(c_.authors.begin, std::min(c_.authors.end, c_.title.begin));
        c_.authors = strip(text_, trim_punctuation(text_, c_.authors), ",;:(");
    } else if (std::uint32_t begin = begin_of_comment(quotation); begin < quotation.begin) {
        // the quotation's mark belongs to the title: Comment on “Salt”
        c_.title = {begin, behind_mark(text_, quotation.end, body_.end)};
        c_.authors = {body_.begin, authors_end_};
    }
    std::size_t after = c_.title.end;
    while (after < body_.end) {
        std::size_t next = after;
        char32_t ch = next_character(text_, next);
        if (is_letter(ch) || is_digit(ch) || ch == '[' || ch == '(') {
            break;
        }
        after = next;
    }
    venue_from_ = static_cast<std::uint32_t>(after);
    if (Span company = with_whom(text_, {venue_from_, body_.end}); c_.authors.empty() && !company.empty()) {
        c_.authors = company;
        venue_from_ = skip_punctuation(company.end);
    }
}

bool CitationParser::ends_sentence(std::string_view word) {
    const bool two_letters = word.size() == 2 && is_lower(character_at(word, 0)) && is_lower(character_at(word, 1));
    return word.size() >= 3 ||
           (two_letters && !is_listed(Idea::citation_words, word, "abbreviation") &&
            !is_listed(Idea::citation_words, word, "editors") && !is_listed(Idea::number_words, word, "before"));
}

std::uint32_t CitationParser::end_of_sentence(std::uint32_t from) const {
    for (std::uint32_t end = from; end < body_.end; ++end) {
        char ch = text_[end];
        bool last = end + 1 >= body_.end || is_space(static_cast<unsigned char>(text_[end + 1]));
        if ((ch != '.' && ch != '?' && ch != '!') || !last) {
            continue;
        }
        if (ch != '.') {
            // "What makes words special? Words as cues. *Cognition*": the title goes on to the next full stop
            if (!goes_on_after_question(text_, end + 1, body_.end, italic_)) {
                return end + 1;
            }
            continue;
        }
        std::uint32_t word = end;
        while (word > from && !is_space(static_cast<unsigned char>(text_[word - 1]))) {
            --word;
        }
        // "What spectra cannot tell us. *Catal. Perspect.*": no abbreviation, where the venue's look begins
        const bool look_begins = std::any_of(italic_.begin(), italic_.end(), [&](Span run) {
            return run.begin > end && run.begin <= end + 3 && run.begin > from + 3;
        });
        if (look_begins || ends_sentence(Span{word, end}.of(text_))) {
            return end;
        }
    }
    return body_.end;
}

std::uint32_t CitationParser::comma_before_dated_venue(std::uint32_t from) const {
    constexpr std::size_t most_words = 8;  // of the venue
    const FoundPeriod* year = first_period_after(from);
    if (year == nullptr || year->where.begin < from + 4 || text_.substr(year->where.begin - 2, 2) != ", " ||
        text_.substr(year->where.end, 2) != ", " || !is_digit(character_at(text_, year->where.end + 2))) {
        return body_.end;
    }
    const std::uint32_t venue_end = year->where.begin - 2;
    const std::size_t comma = text_.substr(from, venue_end - from).rfind(", ");
    if (comma == std::string_view::npos) {
        return body_.end;
    }
    const auto at = static_cast<std::uint32_t>(from + comma);
    const bool named = is_upper(character_at(text_, at + 2)) && words_of(text_, {at, venue_end}).size() <= most_words;
    return named && words_of(text_, {from, at}).size() >= 2 ? at : body_.end;
}

std::uint32_t CitationParser::last_comma_before_capital(Span rest) const {
    constexpr std::size_t fewest_words = 3;
    constexpr std::size_t most_words = 6;
    const std::size_t comma = rest.of(text_).rfind(", ");
    if (comma == std::string_view::npos) {
        return rest.end;
    }
    const auto at = static_cast<std::uint32_t>(rest.begin + comma);
    const std::size_t before = words_of(text_, {rest.begin, at}).size();
    const std::size_t behind = words_of(text_, {at, rest.end}).size();
    const bool named = is_upper(character_at(text_, at + 2)) && behind >= 1 && behind <= most_words;
    return named && before >= fewest_words ? at : rest.end;
}

bool CitationParser::is_title_with_subtitle() const {
    if (names_ != 1 || text_[authors_end_] != ':') {
        return false;
    }
    const bool set_apart = std::any_of(italic_.begin(), italic_.end(), [&](Span run) {
        return run.begin <= body_.begin + 1 && run.end > authors_end_ + 4;
    });
    return set_apart || end_before_editors(text_, body_) < body_.end;
}

bool CitationParser::begins_in_title() const {
    constexpr std::uint32_t fewest_behind = 8;  // bytes
    auto ends_within = [&](Span run) {
        return run.begin <= body_.begin + 1 && run.end > authors_end_ + 3 && run.end + fewest_behind < body_.end &&
               !title_in_look(text_, {run}, body_.begin).empty();
    };
    return std::any_of(bold_.begin(), bold_.end(), ends_within) ||
           std::any_of(italic_.begin(), italic_.end(), ends_within);
}

std::uint32_t CitationParser::end_before_in(std::uint32_t from) const {
    constexpr std::uint32_t longest = 8;  // bytes of the word
    for (std::uint32_t at = from; at + 4 < body_.end; ++at) {
        if ((text_[at] != ',' && text_[at] != '.') || text_[at + 1] != ' ') {
            continue;
        }
        const std::string_view rest = text_.substr(at + 2, std::min(longest, body_.end - at - 2));
        const std::size_t colon = rest.find(':');
        if (colon != std::string_view::npos && rest.substr(colon).starts_with(": ") &&
            is_in(fold(trim(rest.substr(0, colon))))) {
            return at;
        }
    }
    return body_.end;
}

std::uint32_t CitationParser::end_of_first_title() const {
    for (const auto* spans : {&bold_, &italic_}) {
        for (const Span& s : *spans) {
            if (s.begin <= body_.begin + 1 && s.end < body_.end) {
                return s.end;
            }
        }
    }
    std::uint32_t end = body_.end;
    for (std::uint32_t i = body_.begin; i < body_.end && end == body_.end; ++i) {
        bool stop = (text_[i] == '.' || text_[i] == '?') && i > body_.begin + 8 && i + 1 < body_.end &&
                    text_[i + 1] == ' ' && !(text_[i - 2] == ' ' && is_upper(character_at(text_, i - 1)));
        end = stop ? i + (text_[i] == '?' ? 1 : 0) : end;
    }
    for (std::uint32_t i = body_.begin; i < body_.end && end == body_.end; ++i) {
        end = text_[i] == ',' || (text_[i] == '(' && i > body_.begin + 4) ? i : end;
    }
    const FoundPeriod* p = first_period_after(body_.begin);
    return p != nullptr && p->where.begin < end && p->where.begin > body_.begin + 3 ? p->where.begin : end;
}

bool CitationParser::has_initial(Span name) const {
    const auto words = words_of(text_, name);
    return words.size() >= 2 && std::any_of(words.begin(), words.end(), [&](const Word& word) {
               return count_characters(word.where.of(text_)) == 1 && is_upper(character_at(text_, word.where.begin));
           });
}

std::uint32_t CitationParser::before_conference(Span names) const {
    const FoundPeriod* year = first_period_after(names.end);
    const std::size_t comma = names.of(text_).rfind(',');
    const bool named = year != nullptr && year->where.begin == names.end + 1 && text_[names.end] == ' ' &&
                       !year->in_brackets && comma != std::string_view::npos;
    return named ? static_cast<std::uint32_t>(names.begin + comma) : names.end;
}

void CitationParser::title_first() {
    std::uint32_t end = std::min(end_of_first_title(), end_before_editors(text_, body_));
    c_.title = strip(text_, trim_punctuation(text_, {body_.begin, end}), ",;:([");
    const std::uint32_t bracket = std::min(body_.end, trim(text_, {end, body_.end}).begin);
    if (Span company = with_whom(text_, {bracket, body_.end}); !company.empty()) {
        c_.authors = company;  // "Covers of small cubes (with K. Oye), preprint"
        venue_from_ = skip_punctuation(company.end);
        return;
    }
    venue_from_ = skip_punctuation(end);
    if (Span editors = edited_with(text_, {skip_punctuation(end), body_.end}); !editors.empty()) {
        c_.authors = editors;
        venue_from_ = skip_punctuation(editors.end);
        return;
    }
    int more = 0;
    std::uint32_t authors_after = end_of_authors(text_, {venue_from_, body_.end}, &more);
    const Span names = trim(text_, {venue_from_, authors_after});
    // "How pumps learn. Fjord I. Harbour Magazine": one alone is known by the initial
    if (more >= 2 || (more == 1 && authors_after < body_.end && text_[authors_after] == '.' && has_initial(names))) {
        authors_after = before_conference({venue_from_, authors_after});
        c_.authors = trim(text_, {venue_from_, authors_after});
        venue_from_ = skip_punctuation(authors_after);
    }
}

}  // namespace cvconv::recognizing
