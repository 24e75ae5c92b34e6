#include "readers/pieces/dates/bare_years.h"

#include "ir/lexicon.h"
#include "ir/unicode.h"

namespace cvconv::dates {

namespace {

bool is_joined(const std::vector<Token>& tokens, std::size_t i) {
    return i > 0 && i < tokens.size() && !tokens[i].blank_before;
}

/// "page", "ISO", "Postfach": the number behind it is no year.
bool is_before_number(std::string_view text, const Token& token) {
    return is_listed(Idea::number_words, fold(token.where.of(text)), "before");
}

/// "kg", "people", "EUR": nor is the number before it.
bool is_behind_number(std::string_view text, const Token& token) {
    const std::string folded = fold(token.where.of(text));
    return is_listed(Idea::number_words, folded, "behind") || is_listed(Idea::grant_words, folded, "currency");
}

/// "€24,500" before a year: the number that ends at `last` is a sum of money.
bool is_sum(const std::vector<Token>& tokens, std::size_t last) {
    std::size_t at = last;
    while (at > 0 && is_joined(tokens, at) &&
           (tokens[at - 1].kind == TokenKind::number || is_mark(tokens, at - 1, U",."))) {
        --at;
    }
    return at > 0 && is_mark(tokens, at - 1, U"€$£¥");
}

/// The words around rule a year out.
bool is_ruled_out(std::string_view text, const std::vector<Token>& tokens, std::size_t begin, std::size_t end,
                  bool is_range) {
    if (begin > 0) {
        const Token& last = tokens[begin - 1];
        bool tied = is_joined(tokens, begin);
        // "2012 & 2013", and no "R & 2013"
        const bool listed = is_mark(tokens, begin - 1, U"&+") && begin >= 2 && tokens[begin - 2].digits == 4;
        if ((is_mark(tokens, begin - 1, U"+#№$€£¥§©&") && !listed) || (tied && is_mark(tokens, begin - 1, U"@_%="))) {
            return true;
        }
        if (tied && last.kind == TokenKind::word && !is_cjk([&] {
                std::size_t at = last.where.begin;
                return next_character(text, at);
            }())) {
            return true;  // "ICML2020", "T2012"
        }
        // "TR-2014", "Nr.2015": tied to a word by a hyphen or dot.
        if (tied && is_mark(tokens, begin - 1, U"-.") && is_joined(tokens, begin - 1) &&
            (last.mark == '-' || tokens[begin - 2].month == 0)) {
            return true;
        }
        // "194/2022": the number of a law or of a file, and no day or month
        if (tied && is_mark(tokens, begin - 1, U"/") && begin >= 2 && is_joined(tokens, begin - 1) &&
            tokens[begin - 2].kind == TokenKind::number && tokens[begin - 2].digits >= 3 &&
            (tokens[begin - 2].value < 1900 || tokens[begin - 2].value > 2099)) {
            return true;
        }
        std::size_t word = last.mark == '.' && is_joined(tokens, begin - 1) && begin >= 2 ? begin - 2 : begin - 1;
        if (tokens[word].kind == TokenKind::word && is_before_number(text, tokens[word])) {
            return true;
        }
        // "+65 2000", "17 2019": another number and a blank; two years may stand so, as table columns do, and a period
        // behind a mark, "2:1 2009 – 2012"
        if (!tied && !is_range && last.kind == TokenKind::number && (last.value < 1900 || last.value > 2099) &&
            !is_sum(tokens, begin - 1)) {
            return true;
        }
        if (!tied && is_mark(tokens, begin - 1, U"°")) {
            return true;
        }
    }
    if (end < tokens.size()) {
        const Token& next = tokens[end];
        bool tied = is_joined(tokens, end);
        if (is_mark(tokens, end, U"€$£¥%°+") && (tied || !is_mark(tokens, end, U"+"))) {
            return true;
        }
        if (tied && next.kind == TokenKind::number) {
            return true;
        }
        bool number_behind =
            end + 1 < tokens.size() && tokens[end + 1].kind == TokenKind::number && is_joined(tokens, end + 1);
        // "Quays; 2011:120-144": the year of a book and its pages
        const bool pages = is_mark(tokens, end, U":") && begin > 0 && is_mark(tokens, begin - 1, U";");
        if (tied && is_mark(tokens, end, U".,/:") && number_behind && !pages) {
            return true;  // "2004.09910", "2016/679", "2000,50"
        }
        // "2000-seat", but not "2019-Present"
        if (tied && is_mark(tokens, end, U"-") && is_joined(tokens, end + 1)) {
            return true;
        }
        if (tied && is_mark(tokens, end, U"_=@")) {
            return true;
        }
        if (!tied && next.kind == TokenKind::number && next.digits >= 3 && (next.value < 1900 || next.value > 2099)) {
            return true;
        }
        std::size_t word = end;
        if (next.kind == TokenKind::word && is_behind_number(text, tokens[word])) {
            return true;
        }
    }
    return false;
}

/// "1950 Main Street, …": a house number. The street's word comes last.
bool begins_address(std::string_view text, const std::vector<Token>& tokens, std::size_t end) {
    std::size_t last = end;
    while (last < tokens.size() && last < end + 4 && tokens[last].kind == TokenKind::word) {
        ++last;
    }
    if (last < end + 2 || (last < tokens.size() && !is_mark(tokens, last, U",\n|"))) {
        return false;
    }
    return means(Idea::address_words, tokens[last - 1].where.of(text), "street");
}

/// "of", and no name as "nPine" or "n2N" are.
bool begins_lower(std::string_view text, std::size_t at) {
    const bool lower = is_lower(next_character(text, at));
    while (lower && at < text.size()) {
        const char32_t c = next_character(text, at);
        if (is_upper(c) || !(is_letter(c) || is_digit(c))) {
            return !is_upper(c);
        }
    }
    return lower;
}

}  // namespace

bool is_inside_number(const std::vector<Token>& tokens, std::size_t i) {
    if (i < 2 || i >= tokens.size() || tokens[i].kind != TokenKind::number) {
        return false;
    }
    return is_joined(tokens, i) && is_joined(tokens, i - 1) && is_mark(tokens, i - 1, U"./:,-") &&
           tokens[i - 2].kind == TokenKind::number;
}

float bare_year_certainty(std::string_view text, const std::vector<Token>& tokens, std::size_t begin, std::size_t end,
                          bool is_range) {
    const Token& year = tokens[begin];
    bool alone = begin == 0 && end == tokens.size();
    bool usual = (year.value >= (is_range ? 1500
                                 : alone  ? 1900
                                          : 1930) &&
                  year.value <= 2060) ||
                 is_hijri_year(text, year);
    if (year.kind == TokenKind::number && !usual) {
        return 0;
    }
    if (is_ruled_out(text, tokens, begin, end, is_range)) {
        return 0;
    }
    if (is_range) {
        return 0.95F;
    }
    bool first = begin == 0 || is_mark(tokens, begin - 1, U"\n");
    // "2016*": the mark of a footnote, "* expected"
    const std::size_t behind = is_joined(tokens, end) && is_mark(tokens, end, U"*†‡") ? end + 1 : end;
    bool last = behind >= tokens.size() || is_mark(tokens, behind, U"\n");
    if (begins_address(text, tokens, end) && first) {
        return 0.1F;
    }
    bool mark_before = first || tokens[begin - 1].kind == TokenKind::mark || is_sum(tokens, begin - 1);
    bool mark_behind = last || tokens[end].kind == TokenKind::mark;
    if (first && (last || (end + 1 == tokens.size() && mark_behind))) {
        return 0.95F;
    }
    if (mark_before && mark_behind) {
        return 0.8F;
    }
    if (first) {
        return begins_lower(text, tokens[end].where.begin) ? 0.3F : 0.6F;
    }
    return last ? 0.5F : 0.3F;
}

}  // namespace cvconv::dates
