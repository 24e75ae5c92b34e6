// The parts of one reference: authors, title, venue.

#include <algorithm>
#include <array>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/function_words.h"
#include "readers/recognize/characters.h"
#include "readers/recognize/fields/citations.h"
#include "readers/recognize/fields/reference_marks.h"
#include "readers/recognize/fields/title_ends.h"
#include "readers/recognize/fields/title_looks.h"

namespace cvconv::recognizing {

namespace {

/// Parts one reference; what each way of writing it says is in the function of its name.
class Parser {
public:
    Parser(std::string_view text, Span within, const std::vector<FoundPeriod>& periods, const std::vector<Span>& bold,
           const std::vector<Span>& italic)
        : text_(text), body_(without_number(text, within)), periods_(periods), bold_(bold), italic_(italic) {
        authors_end_ = end_of_authors(text, body_, &names_);
        int names = 0;
        if (std::uint32_t end = end_of_authors_before_look(text, body_, italic, names); end > authors_end_ + 2) {
            authors_end_ = end;
            names_ = names;
        }
    }

    Citation parse() {
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

private:
    std::string_view text_;
    Span body_;
    const std::vector<FoundPeriod>& periods_;
    const std::vector<Span>& bold_;
    const std::vector<Span>& italic_;
    int names_ = 0;
    std::uint32_t authors_end_ = 0;
    std::uint32_t venue_from_ = 0;
    int year_ = 0;  ///< that stands before the title; 0 = none does
    Citation c_;

    /// Behind "[3] " or "12. ".
    static Span without_number(std::string_view text, Span body) {
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

    [[nodiscard]] const FoundPeriod* first_period_after(std::uint32_t from) const {
        auto found =
            std::find_if(periods_.begin(), periods_.end(), [&](const FoundPeriod& p) { return p.where.begin >= from; });
        return found == periods_.end() ? nullptr : &*found;
    }

    [[nodiscard]] std::uint32_t skip_punctuation(std::uint32_t from) const {
        while (from < body_.end && std::string_view(" .,;:)(").find(text_[from]) != std::string_view::npos) {
            ++from;
        }
        return from;
    }

    /// What stands before the opening quotation mark at the end of `before`, which may be of several bytes.
    [[nodiscard]] Span without_quotation_mark(Span before) const {
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

    void authors_before(Span before) {
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

    /// "Fjord I (2020). Comment on “Salt in Pumps”. Harbour Letters": where the title begins, which quotes another;
    /// where the quotation begins if it is the title.
    [[nodiscard]] std::uint32_t begin_of_comment(Span quotation) const {
        constexpr std::size_t most_words = 5;
        if (names_ == 0 || authors_end_ >= quotation.begin) {
            return quotation.begin;
        }
        std::uint32_t from = skip_punctuation(authors_end_);
        if (const FoundPeriod* year = first_period_after(authors_end_);
            year != nullptr && year->where.begin <= from + 2) {
            from = skip_punctuation(year->where.end);
        }
        auto words = words_of(text_, {from, std::max(from, quotation.begin)});
        const bool of_another = words.size() >= 2 && words.size() <= most_words &&
                                is_upper(character_at(text_, words.front().where.begin)) &&
                                is_lower(character_at(text_, words.back().where.begin));
        return of_another ? from : quotation.begin;
    }

    void quoted_title(Span quotation) {
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

    /// "vol." and "St." do not end a title; "what necromass can tell us." does.
    [[nodiscard]] static bool ends_sentence(std::string_view word) {
        const bool two_letters = word.size() == 2 && is_lower(character_at(word, 0)) && is_lower(character_at(word, 1));
        return word.size() >= 3 ||
               (two_letters && !is_listed(Idea::citation_words, word, "abbreviation") &&
                !is_listed(Idea::citation_words, word, "editors") && !is_listed(Idea::number_words, word, "before"));
    }

    /// The first full stop or question mark that ends a sentence.
    [[nodiscard]] std::uint32_t end_of_sentence(std::uint32_t from) const {
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
            if (ends_sentence(Span{word, end}.of(text_))) {
                return end;
            }
        }
        return body_.end;
    }

    /// "Proceedings of Tides 2024, pages 3–7": the year is of the name, where that of the paper stands before its
    /// title.
    [[nodiscard]] bool is_of_name(const FoundPeriod& p) const {
        // "Harbour Pumps 2019 Forum, 2019"
        const bool again =
            p.start && !p.in_brackets && !p.is_range && p.start->month == 0 && p.where.begin > venue_from_ + 4 &&
            p.where.end + 1 < body_.end && text_[p.where.begin - 1] == ' ' && text_[p.where.end] == ' ' &&
            is_letter(character_before(text_, p.where.begin - 1)) && is_upper(character_at(text_, p.where.end + 1)) &&
            &p != &periods_.back() && periods_.back().start && periods_.back().start->year == p.start->year;
        if (again) {
            return true;
        }
        return year_ != 0 && p.start && p.start->year == year_ && p.start->month == 0 && !p.in_brackets &&
               !p.is_range && p.where.begin > venue_from_ + 4 && text_[p.where.begin - 1] == ' ' &&
               is_letter(character_before(text_, p.where.begin - 1));
    }

    /// "A short history of valves, Quay Press": where the last piece begins, which is written like a name; the end if
    /// the pieces before it are no title.
    [[nodiscard]] std::uint32_t last_comma_before_capital(Span rest) const {
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

    void authors_first() {
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
            end = std::min(end, comma_before_venue(text_, {from, body_.end}));
            end = end < body_.end ? end : last_comma_before_capital({from, body_.end});
        }
        c_.title = trim(text_, {from, end});
        venue_from_ = skip_punctuation(c_.title.end);
    }

    /// "Midnight Sheets: Drawings on Blue, 2022": two words and a colon are no author where they are set like a title,
    /// or where editors or a kind of book follow.
    [[nodiscard]] bool is_title_with_subtitle() const {
        if (names_ != 1 || text_[authors_end_] != ':') {
            return false;
        }
        const bool set_apart = std::any_of(italic_.begin(), italic_.end(), [&](Span run) {
            return run.begin <= body_.begin + 1 && run.end > authors_end_ + 4;
        });
        return set_apart || end_before_editors(text_, body_) < body_.end;
    }

    /// "**Salt Models and Tides of Inner Basins.** I. Fjord, …": do the names that were found end within a title's
    /// look?
    [[nodiscard]] bool begins_in_title() const {
        constexpr std::uint32_t fewest_behind = 8;  // bytes
        auto ends_within = [&](Span run) {
            return run.begin <= body_.begin + 1 && run.end > authors_end_ + 3 && run.end + fewest_behind < body_.end &&
                   !title_in_look(text_, {run}, body_.begin).empty();
        };
        return std::any_of(bold_.begin(), bold_.end(), ends_within) ||
               std::any_of(italic_.begin(), italic_.end(), ends_within);
    }

    /// Before ", in: Küsten", ". In: Coasts", ", dans : Côtes"; the end of it all where nothing says so.
    [[nodiscard]] std::uint32_t end_before_in(std::uint32_t from) const {
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

    /// "Fjord, Ida: Salz und Steuer. Eine Geschichte. Kiel: Hafenverlag 2020", "…: Schiffe zählen, in: Küsten, Kiel
    /// 2018"
    void authors_and_colon(std::uint32_t colon) {
        c_.authors = {body_.begin, colon};
        std::uint32_t from = skip_punctuation(colon);
        std::uint32_t end = end_of_sentence(from);
        end = std::min(end, end_before_in(from));
        bool subtitle = end < body_.end && text_[end] == '.' && has_sentence_before_venue(text_, {end + 1, body_.end});
        end = subtitle ? end_of_sentence(end + 1) : end;
        c_.title = trim(text_, {from, end_before_abbreviations(text_, {from, end}, body_.end)});
        venue_from_ = skip_punctuation(c_.title.end);
    }

    /// The title comes first; it ends with a style, a full stop, or the first comma.
    [[nodiscard]] std::uint32_t end_of_first_title() const {
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

    /// "Fjord I", "I. Fjord"
    [[nodiscard]] bool has_initial(Span name) const {
        const auto words = words_of(text_, name);
        return words.size() >= 2 && std::any_of(words.begin(), words.end(), [&](const Word& word) {
                   return count_characters(word.where.of(text_)) == 1 &&
                          is_upper(character_at(text_, word.where.begin));
               });
    }

    /// "I. Fjord and Ole Brekke, Harbour Pumps 2019 Forum": what only a blank parts from a year is no name. Where the
    /// names end.
    [[nodiscard]] std::uint32_t before_conference(Span names) const {
        const FoundPeriod* year = first_period_after(names.end);
        const std::size_t comma = names.of(text_).rfind(',');
        const bool named = year != nullptr && year->where.begin == names.end + 1 && text_[names.end] == ' ' &&
                           !year->in_brackets && comma != std::string_view::npos;
        return named ? static_cast<std::uint32_t>(names.begin + comma) : names.end;
    }

    void title_first() {
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
        if (more >= 2 ||
            (more == 1 && authors_after < body_.end && text_[authors_after] == '.' && has_initial(names))) {
            authors_after = before_conference({venue_from_, authors_after});
            c_.authors = trim(text_, {venue_from_, authors_after});
            venue_from_ = skip_punctuation(authors_after);
        }
    }

    /// What is left, without dates, is the venue.
    void rest_is_venue() {
        constexpr std::uint32_t longest_year = 24;  // with its brackets and punctuation
        if (venue_from_ >= body_.end) {
            return;
        }
        Spans pieces;
        std::uint32_t begin = venue_from_;
        for (const FoundPeriod& p : periods_) {
            if (p.where.end > begin && p.where.begin < body_.end && !is_of_name(p)) {
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
            if (std::count(own.begin(), own.end(), '(') > std::count(own.begin(), own.end(), ')') &&
                kept.end < body_.end && text_[kept.end] == ')') {
                ++kept.end;
            }
            if (c_.venue.empty()) {
                c_.venue = kept;
            } else if (Span pages = pages_of(text_, kept);
                       c_.rest.empty() && !pages.empty() && kept.begin <= c_.venue.end + longest_year) {
                c_.venue.end = pages.end;  // "Annals 45 (2023): 101–122": the year stands within
            } else {
                c_.rest.push_back(kept);
            }
        }
    }
};

}  // namespace

Citation parse_citation(std::string_view text, Span within, const std::vector<FoundPeriod>& periods,
                        const std::vector<Span>& bold, const std::vector<Span>& italic) {
    return Parser(text, within, periods, bold, italic).parse();
}

}  // namespace cvconv::recognizing
