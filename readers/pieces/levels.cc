#include "readers/pieces/levels.h"

#include <algorithm>
#include <array>
#include <optional>

#include "ir/lexicon.h"
#include "readers/pieces/characters.h"
#include "readers/pieces/dates/dates.h"

namespace cvconv {

namespace {

/// One sign of fluency: a level, a word, a mark.
struct FluencySign {
    Span where;
    std::string cefr;
    bool native = false;
    bool is_word = false;
};

/// "C1", "B2+", "A2.1"; Cyrillic and full-width look-alikes of the letters, too.
std::optional<FluencySign> cefr_at(std::string_view text, std::size_t at, std::size_t limit) {
    std::size_t end = at;
    char32_t letter = next_character(text, end);
    switch (letter) {
        case U'А':
        case U'Α': letter = 'A'; break;
        case U'В':
        case U'Β': letter = 'B'; break;
        case U'С': letter = 'C'; break;
        default: break;
    }
    char32_t digit = character_at(text, end);
    if (letter < 'A' || letter > 'C' || (digit != '1' && digit != '2') || end >= limit) {
        return std::nullopt;
    }
    ++end;
    FluencySign sign;
    sign.cefr = {static_cast<char>(letter), static_cast<char>(digit)};
    if (character_at(text, end) == '.' && is_ascii_digit(character_at(text, end + 1)) && end + 2 <= limit) {
        end += 2;
    } else if (character_at(text, end) == '+' && end < limit) {
        ++end;
    }
    char32_t next = end < limit ? character_at(text, end) : U'\0';
    if ((is_letter(next) && !is_cjk(next)) || is_digit(next)) {
        return std::nullopt;
    }
    sign.where = make_span(at, end);
    return sign;
}

std::vector<FluencySign> cefr_levels(std::string_view text, Span within) {
    std::vector<FluencySign> signs;
    std::string_view bounded = text.substr(0, within.end);
    char32_t before = U' ';
    for (std::size_t at = within.begin; at < bounded.size();) {
        if (!is_letter(before) && !is_digit(before)) {
            if (auto sign = cefr_at(bounded, at, bounded.size())) {
                signs.push_back(*sign);
                at = sign->where.end;
                before = U' ';
                continue;
            }
        }
        before = next_character(bounded, at);
    }
    return signs;
}

/// Words of the lexicon; of those that overlap, the longest.
std::vector<FluencySign> fluency_words(std::string_view text, Span within) {
    std::vector<FluencySign> signs;
    auto hits = find(Idea::fluency, text, within);
    std::stable_sort(hits.begin(), hits.end(), [](const LexiconHit& a, const LexiconHit& b) {
        return a.where.begin != b.where.begin ? a.where.begin < b.where.begin : a.where.end > b.where.end;
    });
    for (const LexiconHit& hit : hits) {
        if (!signs.empty() && signs.back().where.overlaps(hit.where)) {
            signs.back().native = signs.back().native || (hit.where == signs.back().where && hit.key == "native");
            continue;
        }
        FluencySign sign;
        sign.where = hit.where;
        sign.native = hit.key == "native";
        sign.is_word = true;
        signs.push_back(sign);
    }
    return signs;
}

/// Between two signs of one statement: punctuation, or one small word ("B2 – in Wort und Schrift").
bool joins_fluency(std::string_view between) {
    if (between.size() > 12 || between.find('\n') != std::string_view::npos ||
        between.find(';') != std::string_view::npos || between.find('|') != std::string_view::npos) {
        return false;
    }
    std::vector<Word> words = words_of(between);
    return words.empty() ||
           (words.size() == 1 && words[0].folded.size() <= 4 && between.find(',') == std::string_view::npos);
}

/// "TOEIC 915", "IELTS: 7.5", "N2": a number behind a word belongs to it.
std::size_t skip_mark(std::string_view text, std::size_t at, std::size_t limit) {
    std::size_t digits = at;
    while (digits < limit && (text[digits] == ' ' || text[digits] == ':' || text[digits] == '=')) {
        ++digits;
    }
    if (digits == at || digits - at > 3) {
        return at;
    }
    std::size_t end = digits;
    while (end < limit && (is_ascii_digit(static_cast<unsigned char>(text[end])) ||
                           ((text[end] == '.' || text[end] == ',' || text[end] == '/') && end > digits &&
                            end + 1 < limit && is_ascii_digit(static_cast<unsigned char>(text[end + 1]))))) {
        ++end;
    }
    return end > digits && end - digits <= 7 ? end : at;
}

}  // namespace

std::vector<FoundFluency> find_fluency(std::string_view text, Span within) {
    within.end = static_cast<std::uint32_t>(std::min<std::size_t>(within.end, text.size()));
    std::vector<FluencySign> signs = cefr_levels(text, within);
    for (FluencySign& word : fluency_words(text, within)) {
        bool known =
            std::any_of(signs.begin(), signs.end(), [&](const FluencySign& s) { return s.where.overlaps(word.where); });
        if (!known) {
            std::size_t end = skip_mark(text, word.where.end, within.end);
            word.where.end = static_cast<std::uint32_t>(end);
            signs.push_back(word);
        }
    }
    std::sort(signs.begin(), signs.end(), [](const FluencySign& a, const FluencySign& b) { return a.where < b.where; });
    std::vector<FoundFluency> found;
    for (const FluencySign& sign : signs) {
        bool joins = !found.empty() &&
                     joins_fluency(text.substr(found.back().where.end, sign.where.begin - found.back().where.end));
        if (!joins) {
            found.push_back({sign.where, sign.cefr, sign.native, sign.is_word ? 0.7F : 1.0F});
            continue;
        }
        FoundFluency& last = found.back();
        last.where.end = sign.where.end;
        last.cefr = last.cefr.empty() ? sign.cefr : last.cefr;  // of "B2/C1" the level that is surely reached
        last.native = last.native || sign.native;
        last.certainty = 1;
    }
    for (FoundFluency& fluency : found) {
        // A bracket that was opened inside belongs to it.
        std::string_view written = fluency.where.of(text);
        bool open = written.rfind('(') != std::string_view::npos &&
                    written.find(')', written.rfind('(')) == std::string_view::npos;
        if (open && fluency.where.end < within.end && text[fluency.where.end] == ')') {
            ++fluency.where.end;
        }
    }
    return found;
}

namespace recognizing {

bool is_level(std::string_view text, Span span) {
    if (!lookup(Idea::skill_levels, span.of(text)).empty() || is_duration(text, span)) {
        return true;
    }
    auto levels = find_skill_levels(text, span);
    return levels.size() == 1 && levels.front().where.size() + 2 >= span.size();
}

}  // namespace recognizing

}  // namespace cvconv
