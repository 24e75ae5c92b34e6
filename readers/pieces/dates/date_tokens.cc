#include "readers/pieces/dates/date_tokens.h"

#include <unicode/uchar.h>

#include <algorithm>
#include <array>

#include "ir/lexicon.h"
#include "ir/unicode.h"

namespace cvconv::dates {

namespace {

bool is_word_character(char32_t c) {
    return is_letter(c) || (c >= 0x0300 && c <= 0x036F);
}

/// 년, 월 and 일 stand behind their number without a blank, and particles behind them ("월부터").
bool is_korean_unit(char32_t c) {
    return c == U'년' || c == U'월' || c == U'일';
}

char32_t misread_digit(char32_t c) {
    switch (c) {
        case 'O':
        case 'o': return '0';
        case 'l':
        case 'I': return '1';
        default: return 0;
    }
}

/// "2O14", "20l9": a year in which letters stand for digits. Gives 0, or the year.
int misread_year(std::string_view word) {
    if (word.size() != 4) {
        return 0;
    }
    int value = 0;
    int letters = 0;
    for (char raw : word) {
        auto c = static_cast<char32_t>(static_cast<unsigned char>(raw));
        if (char32_t digit = misread_digit(c)) {
            c = digit;
            ++letters;
        }
        if (c < '0' || c > '9') {
            return 0;
        }
        value = value * 10 + static_cast<int>(c - '0');
    }
    return letters > 0 && letters < 3 && value >= 1930 && value <= 2060 ? value : 0;
}

/// Is the run of characters without blanks an address, DOI, e-mail or file path?
bool is_opaque(std::string_view run) {
    if (run.size() < 5) {
        return false;
    }
    if (run.find("://") != std::string_view::npos || run.starts_with("www.") || run.starts_with("10.5") ||
        run.starts_with("doi:") || run.starts_with("DOI:") || run.starts_with("arXiv:")) {
        return true;
    }
    if (run.starts_with("10.") && run.size() > 8 && run.substr(0, 9).find('/') != std::string_view::npos) {
        return run.find('/') == 7 || run.find('/') == 8;  // 10.1234/…, but not 10.2018/…
    }
    auto letter = [&](std::size_t i) { return i < run.size() && is_letter(static_cast<unsigned char>(run[i])); };
    std::size_t dots = 0;
    for (std::size_t i = 1; i + 1 < run.size(); ++i) {
        if (run[i] == '@' && run[i - 1] != ' ' && letter(i + 1)) {
            return true;
        }
        if (run[i] == '_' && letter(i - 1)) {
            return true;
        }
        // "example.org/2019": a domain with a path.
        if (run[i] == '.' && letter(i - 1) && letter(i + 1) && letter(i + 2)) {
            ++dots;
        }
        if (run[i] == '/' && dots > 0 && letter(i - 1)) {
            return true;
        }
    }
    return false;
}

class Cutter {
public:
    Cutter(std::string_view text, Span within) : text_(text.substr(0, within.end)), at_(within.begin) {}

    std::vector<Token> cut() {
        while (at_ < text_.size()) {
            std::size_t begin = at_;
            char32_t c = next_character(text_, at_);
            if (is_space(c)) {
                run_end_ = 0;
                if (c == '\n') {
                    add(TokenKind::mark, begin).mark = c;
                }
                blank_ = true;
                continue;
            }
            if (run_end_ <= begin) {
                run_end_ = end_of_run(begin);
                if (is_opaque(text_.substr(begin, run_end_ - begin))) {
                    at_ = run_end_;
                    add(TokenKind::mark, begin).mark = opaque_mark;
                    continue;
                }
            }
            if (is_digit(c) || is_misread(begin)) {
                number(begin);
            } else if (is_cjk(c)) {
                add(TokenKind::word, begin);
            } else if (is_word_character(c)) {
                word(begin, c);
            } else {
                add(TokenKind::mark, begin).mark = c;
            }
        }
        return std::move(tokens_);
    }

private:
    std::size_t end_of_run(std::size_t at) const {
        while (at < text_.size()) {
            std::size_t here = at;
            char32_t c = next_character(text_, at);
            if (is_space(c) || is_cjk(c) || c == U'｜' || c == U'，' || c == U'、') {
                return here;
            }
        }
        return text_.size();
    }

    Token& add(TokenKind kind, std::size_t begin) {
        Token token;
        token.kind = kind;
        token.where = {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(at_)};
        token.blank_before = blank_;
        blank_ = false;
        tokens_.push_back(token);
        return tokens_.back();
    }

    bool is_misread(std::size_t begin) const {
        if (!tokens_.empty() && !blank_ && tokens_.back().kind != TokenKind::mark) {
            return false;
        }
        return misread_year(text_.substr(begin, 4)) != 0 &&
               (begin + 4 >= text_.size() || !is_letter(static_cast<unsigned char>(text_[begin + 4])));
    }

    void number(std::size_t begin) {
        if (int year = is_misread(begin) ? misread_year(text_.substr(begin, 4)) : 0) {
            at_ = begin + 4;
            Token& token = add(TokenKind::number, begin);
            token.value = year;
            token.digits = 4;
            return;
        }
        int value = 0;
        int digits = 0;
        for (at_ = begin; at_ < text_.size();) {
            std::size_t here = at_;
            char32_t c = next_character(text_, at_);
            if (!is_digit(c)) {
                at_ = here;
                break;
            }
            if (++digits <= 8) {
                value = value * 10 + u_charDigitValue(static_cast<UChar32>(c));
            }
        }
        Token& token = add(TokenKind::number, begin);
        token.value = value;
        token.digits = digits;
    }

    void word(std::size_t begin, char32_t first) {
        bool after_number = !tokens_.empty() && !blank_ && tokens_.back().kind == TokenKind::number;
        if (is_korean_unit(first) && (after_number || (!tokens_.empty() && tokens_.back().kind == TokenKind::number))) {
            add(TokenKind::word, begin);
            return;
        }
        while (at_ < text_.size()) {
            std::size_t here = at_;
            char32_t c = next_character(text_, at_);
            if (!is_word_character(c) || is_cjk(c)) {
                at_ = here;
                break;
            }
        }
        add(TokenKind::word, begin);
    }

    std::string_view text_;
    std::size_t at_;
    std::size_t run_end_ = 0;  // of the run of characters without blanks that was looked at last
    bool blank_ = false;
    std::vector<Token> tokens_;
};

struct MonthVote {
    std::uint8_t month = 0;
    std::uint8_t length = 0;
    int votes = 0;
};

/// Which month a name is that several languages share: that of the document's language, or of most.
class MonthChoice {
public:
    explicit MonthChoice(std::string_view language) : language_(language) {}

    void add(const LexiconHit& hit, std::uint8_t length, Token& token) {
        auto month = static_cast<std::uint8_t>(hit.key.size() == 2 ? 10 + (hit.key[1] - '0') : hit.key[0] - '0');
        if (token.where.begin != at_) {
            at_ = token.where.begin;
            count_ = 0;
        }
        auto end = votes_.begin() + count_;
        auto vote = std::find_if(votes_.begin(), end,
                                 [&](const MonthVote& v) { return v.month == month && v.length == length; });
        if (vote == end) {
            if (count_ == static_cast<int>(votes_.size())) {
                return;
            }
            *vote = {month, length, 0};
            ++count_;
        }
        vote->votes += !language_.empty() && hit.language == language_ ? 100 : 1;
        const auto& best = *std::max_element(votes_.begin(), votes_.begin() + count_, [](const auto& a, const auto& b) {
            return a.length != b.length ? a.length < b.length : a.votes < b.votes;
        });
        token.month = best.month;
        token.month_length = best.length;
    }

private:
    std::string_view language_;
    std::uint32_t at_ = 0xFFFFFFFF;
    std::array<MonthVote, 8> votes_;
    int count_ = 0;
};

/// Calls use(token, length, hit) for every hit of the idea that begins and ends with a token.
template <class Use>
void each_hit(Idea idea, const std::vector<Word>& words, std::vector<Token>& tokens, Use use) {
    for (const LexiconHit& hit : find(idea, words)) {
        auto first = std::lower_bound(tokens.begin(), tokens.end(), hit.where.begin,
                                      [](const Token& t, std::uint32_t begin) { return t.where.begin < begin; });
        auto last = first;
        while (last != tokens.end() && last->where.end < hit.where.end) {
            ++last;
        }
        if (last == tokens.end() || first->where.begin != hit.where.begin || last->where.end != hit.where.end ||
            last - first > 12) {
            continue;
        }
        use(*first, static_cast<std::uint8_t>(last - first + 1), hit);
    }
}

void keep_longest(Token& token, std::uint8_t& slot, std::uint8_t length, Meaning meaning) {
    token.meanings = static_cast<std::uint16_t>(token.meanings | meaning);
    slot = std::max(slot, length);
}

/// "Hansewerk AG - April 2020": no abbreviation of a month, which "ag" is in Catalan.
bool is_short_capitals(std::string_view word) {
    return word.size() == 2 && is_all_capitals(word);
}

void add_meanings(std::string_view text, std::vector<Token>& tokens, std::string_view language) {
    std::vector<Word> words;
    for (const Token& token : tokens) {
        if (token.kind == TokenKind::word) {
            auto here = words_of(text, token.where);
            words.insert(words.end(), std::make_move_iterator(here.begin()), std::make_move_iterator(here.end()));
        } else if (token.kind == TokenKind::number || token.mark == opaque_mark) {
            words.push_back({token.where, "0"});  // so that no phrase reaches across it
        }
    }
    MonthChoice choice(language);
    each_hit(Idea::months, words, tokens, [&](Token& token, std::uint8_t length, const LexiconHit& hit) {
        if (!is_short_capitals(hit.where.of(text))) {
            choice.add(hit, length, token);
        }
    });
    each_hit(Idea::present, words, tokens, [&](Token& token, std::uint8_t length, const LexiconHit&) {
        keep_longest(token, token.present_length, length, means_present);
    });
    each_hit(Idea::date_words, words, tokens, [&](Token& token, std::uint8_t length, const LexiconHit& hit) {
        if (hit.key == "since") {
            keep_longest(token, token.since_length, length, means_since);
        } else if (hit.key == "from") {
            keep_longest(token, token.from_length, length, means_from);
        } else if (hit.key == "until") {
            keep_longest(token, token.until_length, length, means_until);
        } else if (hit.key == "expected") {
            keep_longest(token, token.expected_length, length, means_expected);
        } else if (hit.key == "particle") {
            keep_longest(token, token.particle_length, length, means_particle);
        } else if (hit.key == "duration") {
            keep_longest(token, token.duration_length, length, means_duration);
        } else if (hit.key == "spring" || hit.key == "summer" || hit.key == "autumn" || hit.key == "winter") {
            keep_longest(token, token.season_length, length, means_season);
        }
    });
}

}  // namespace

std::vector<Token> cut(std::string_view text, Span within, std::string_view language) {
    within.end = static_cast<std::uint32_t>(std::min<std::size_t>(within.end, text.size()));
    within.begin = std::min(within.begin, within.end);
    std::vector<Token> tokens = Cutter(text, within).cut();
    add_meanings(text, tokens, language);
    return tokens;
}

bool is_hijri_year(std::string_view text, const Token& token) {
    constexpr int first_year = 1300;
    constexpr int last_year = 1479;
    constexpr std::size_t near = 60;  // bytes
    if (token.kind != TokenKind::number || token.digits != 4 || token.value < first_year || token.value > last_year) {
        return false;
    }
    const std::size_t begin = token.where.begin > near ? token.where.begin - near : 0;
    const std::string_view around = text.substr(begin, token.where.end + near - begin);
    return std::any_of(around.begin(), around.end(), [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte >= 0xD8 && byte <= 0xDB;  // in UTF-8 only letters from U+0600 to U+06FF begin so
    });
}

bool is_mark(const std::vector<Token>& tokens, std::size_t i, std::u32string_view marks) {
    return i < tokens.size() && tokens[i].kind == TokenKind::mark && marks.find(tokens[i].mark) != marks.npos;
}

bool has_digit(std::string_view text, Span within) {
    std::string_view part = within.of(text);
    for (std::size_t at = 0; at < part.size();) {
        auto byte = static_cast<unsigned char>(part[at]);
        if (byte < 0x80) {
            if (byte >= '0' && byte <= '9') {
                return true;
            }
            ++at;
        } else if (is_digit(next_character(part, at))) {
            return true;
        }
    }
    return false;
}

}  // namespace cvconv::dates
