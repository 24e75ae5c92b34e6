#include "readers/pieces/scores.h"

#include <algorithm>
#include <array>
#include <optional>

#include "ir/lexicon.h"
#include "readers/pieces/characters.h"
#include "readers/pieces/function_words.h"

namespace cvconv {

namespace {

/// A number, a fraction or words, before it is known whether they are a mark.
struct ScoreSign {
    Span where;
    float certainty = 0;  ///< alone, without a label
    bool honour = false;
};

struct Decimal {
    double value = 0;
    std::size_t end = 0;
    bool has_fraction = false;
};

/// "3.74", "9,1", "110": up to three digits and two or three decimals.
std::optional<Decimal> decimal_at(std::string_view text, std::size_t at, std::size_t limit) {
    Decimal number;
    number.end = at;
    while (number.end < limit && is_ascii_digit(static_cast<unsigned char>(text[number.end]))) {
        number.value = number.value * 10 + (text[number.end++] - '0');
    }
    std::size_t digits = number.end - at;
    if (digits == 0 || digits > 3) {
        return std::nullopt;
    }
    if (number.end + 1 < limit && (text[number.end] == '.' || text[number.end] == ',') &&
        is_ascii_digit(static_cast<unsigned char>(text[number.end + 1]))) {
        double unit = 0.1;
        std::size_t end = number.end + 1;
        for (; end < limit && is_ascii_digit(static_cast<unsigned char>(text[end])); ++end, unit /= 10) {
            number.value += unit * (text[end] - '0');
        }
        if (end - number.end > 4) {
            return std::nullopt;
        }
        number.end = end;
        number.has_fraction = true;
    }
    return number;
}

bool is_scale(double value) {
    constexpr std::array<double, 15> scales = {4, 4.3, 4.33, 4.5, 5, 5.5, 6, 7, 10, 20, 30, 60, 100, 110, 800};
    return std::any_of(scales.begin(), scales.end(), [&](double s) { return value > s - 0.005 && value < s + 0.005; });
}

/// The longest words of these keys that begin at `at`; nowhere if there are none.
LexiconHit words_at(std::string_view text, std::size_t at, std::size_t limit, std::string_view key,
                    std::string_view other = {}) {
    constexpr std::size_t longest = 40;  // bytes: "auf einer Skala von"
    LexiconHit best;
    for (const LexiconHit& hit : find(Idea::score_words, text, make_span(at, std::min(limit, at + longest)))) {
        if (hit.where.begin == at && (hit.key == key || hit.key == other) && hit.where.size() > best.where.size()) {
            best = hit;
        }
    }
    return best;
}

/// "/ 4.0", " out of 10", " von 5", " on a 4.0 scale": the end of the scale behind a number; `at` if there is none.
std::size_t skip_scale(std::string_view text, std::size_t at, std::size_t limit, double value) {
    std::size_t next = at;
    auto blanks = [&] {
        while (next < limit && text[next] == ' ') {
            ++next;
        }
    };
    blanks();
    bool on_scale = false;
    if (next < limit && text[next] == '/') {
        ++next;
    } else {
        const LexiconHit words = words_at(text, next, limit, "out_of", "on_scale");
        if (words.where.empty() || next == at || words.where.end >= limit || text[words.where.end] != ' ') {
            return at;
        }
        on_scale = words.key == "on_scale";
        next = words.where.end;
    }
    blanks();
    auto scale = decimal_at(text, next, limit);
    if (!scale || !is_scale(scale->value) || value > scale->value + 0.005) {
        return at;
    }
    char32_t behind = scale->end < limit ? character_at(text, scale->end) : U' ';
    if ((is_letter(behind) && !is_cjk(behind) && behind != 'L') || behind == '/' || is_digit(behind)) {
        return at;
    }
    if (on_scale) {
        const bool blank = scale->end < limit && text[scale->end] == ' ';
        const Span word = blank ? words_at(text, scale->end + 1, limit, "scale").where : Span{};
        return word.empty() ? at : word.end;
    }
    return scale->end + (behind == 'L' ? 1 : 0);
}

/// Words for points behind a number: "17 valores", "530 points".
std::size_t skip_unit(std::string_view text, std::size_t at, std::size_t limit) {
    std::size_t next = at;
    while (next < limit && text[next] == ' ') {
        ++next;
    }
    std::size_t end = next;
    while (end < limit && is_letter(character_at(text, end))) {
        const bool alone = is_cjk(character_at(text, end));
        (void)next_character(text, end);
        if (alone) {
            break;
        }
    }
    if (end > next && is_listed(Idea::score_words, fold(text.substr(next, end - next)), "points")) {
        return end;
    }
    return at;
}

std::vector<ScoreSign> numbers(std::string_view text, Span within) {
    std::vector<ScoreSign> signs;
    char32_t before = U' ';
    for (std::size_t at = within.begin; at < within.end;) {
        char32_t c = character_at(text, at);
        bool starts = is_ascii_digit(c) && !is_digit(before) && before != '.' && before != ',' && before != '/' &&
                      before != '-' && (!is_letter(before) || is_cjk(before));
        before = c;
        auto number = starts ? decimal_at(text, at, within.end) : std::nullopt;
        if (!number) {
            (void)next_character(text, at);
            continue;
        }
        std::size_t end = skip_scale(text, number->end, within.end, number->value);
        float certainty = end > number->end ? 0.9F : number->has_fraction ? 0.35F : 0.1F;
        if (end == number->end) {
            std::size_t percent = end + (end < within.end && text[end] == ' ' ? 1U : 0U);
            if (percent < within.end && text[percent] == '%') {
                end = percent + 1;
                certainty = 0.5F;
            } else if (std::size_t unit = skip_unit(text, end, within.end); unit > end) {
                end = unit;
                certainty = 0.7F;
            } else if (end < within.end && text[end] == ':' && number->value < 3 && end + 1 < within.end &&
                       (text[end + 1] == '1' || text[end + 1] == '2') && !number->has_fraction) {
                end += 2;  // "2:1", a British class
                certainty = 0.7F;
            }
        }
        char32_t behind = end < within.end ? character_at(text, end) : U' ';
        if (is_digit(behind) || behind == '/' || behind == ':' || (is_letter(behind) && !is_cjk(behind))) {
            at = end;
            while (at < within.end && is_ascii_digit(static_cast<unsigned char>(text[at]))) {
                ++at;
            }
            before = U'0';
            continue;
        }
        signs.push_back({make_span(at, end), certainty, false});
        at = end;
    }
    return signs;
}

/// Nothing but punctuation between it and the ends, commas or brackets around.
bool stands_alone(std::string_view text, Span span, Span within) {
    std::size_t before = span.begin;
    while (before > within.begin && text[before - 1] == ' ') {
        --before;
    }
    std::size_t behind = span.end;
    while (behind < within.end && text[behind] == ' ') {
        ++behind;
    }
    auto parts = [](char32_t c) {
        return std::u32string_view(U",;:()[]|/·•–—-").find(c) != std::u32string_view::npos || c == '.' || c == U'（' ||
               c == U'）';
    };
    return (before == within.begin || parts(character_before(text, before))) &&
           (behind >= within.end || parts(character_at(text, behind)));
}

std::vector<ScoreSign> honours(std::string_view text, Span within, const std::vector<LexiconHit>& hits) {
    std::vector<ScoreSign> signs;
    for (const LexiconHit& hit : hits) {
        if (hit.key != "honour" || (!signs.empty() && signs.back().where.overlaps(hit.where))) {
            continue;
        }
        std::string key = phrase_key(hit.where.of(text));
        bool one_word = key.find(' ') == std::string::npos;
        // "BA (Hons)" is the degree's name; "Good" and "First" are marks only if nothing else is said.
        if (key == "hons" || key == "honours" || key == "honors" ||
            (one_word && !stands_alone(text, hit.where, within))) {
            continue;
        }
        signs.push_back({hit.where, one_word ? 0.6F : 0.95F, true});
    }
    return signs;
}

/// The word or two that end right before `at`, with nothing but a colon or blanks between, if they are a label.
const LexiconHit* label_before(const std::vector<LexiconHit>& labels, std::string_view text, std::size_t at) {
    const LexiconHit* best = nullptr;
    for (const LexiconHit& label : labels) {
        if (label.where.end > at || at - label.where.end > 6) {
            continue;
        }
        std::string_view between = text.substr(label.where.end, at - label.where.end);
        bool close = between.find_first_not_of(" :=.-()") == std::string_view::npos ||
                     between.find("：") != std::string_view::npos || between.find("–") != std::string_view::npos ||
                     is_of(fold(trim(between)));
        if (close && (best == nullptr || label.where.begin < best->where.begin)) {
            best = &label;
        }
    }
    return best;
}

/// "3.7 GPA", "3.74/4.0 Cumulative GPA,": the label right behind a number, if it is not that of what follows.
const LexiconHit* label_behind(const std::vector<LexiconHit>& labels, std::string_view text, Span number, Span within) {
    const LexiconHit* best = nullptr;
    for (const LexiconHit& label : labels) {
        const bool close = label.where.begin == number.end + 1 && text[number.end] == ' ';
        if (close && (best == nullptr || label.where.end > best->where.end)) {
            best = &label;
        }
    }
    const std::string_view rest = best == nullptr ? "" : trim(Span{best->where.end, within.end}.of(text));
    return best != nullptr && (rest.empty() || std::string_view(",;)|.").find(rest.front()) != std::string_view::npos)
               ? best
               : nullptr;
}

bool joins_scores(std::string_view between) {
    std::string_view joint = trim(between);
    const std::string word = fold(joint);
    const bool mark = word.size() <= 1 && word.find_first_not_of(",(-;") == std::string::npos;
    return between.size() <= 8 &&
           (mark || joint == "–" || joins_names(joint) || is_with(word) || is_listed(Idea::score_words, word, "joins"));
}

/// A bracket that was opened inside is closed by it.
Span with_closing_bracket(std::string_view text, Span span, Span within) {
    std::string_view written = span.of(text);
    bool open = std::count(written.begin(), written.end(), '(') > std::count(written.begin(), written.end(), ')');
    if (open && span.end < within.end && text[span.end] == ')') {
        ++span.end;
    }
    return span;
}

}  // namespace

std::vector<FoundScore> find_scores(std::string_view text, Span within) {
    within.end = static_cast<std::uint32_t>(std::min<std::size_t>(within.end, text.size()));
    std::vector<LexiconHit> hits = find(Idea::honours, text, within);
    std::vector<LexiconHit> labels;
    std::copy_if(hits.begin(), hits.end(), std::back_inserter(labels),
                 [](const LexiconHit& h) { return h.key == "label"; });
    for (const LexiconHit& hit : find(Idea::entry_labels, text, within)) {
        if (hit.key == "score") {
            labels.push_back(hit);
        }
    }
    std::vector<ScoreSign> signs = honours(text, within, hits);
    for (const ScoreSign& number : numbers(text, within)) {
        bool inside =
            std::any_of(signs.begin(), signs.end(), [&](const ScoreSign& s) { return s.where.overlaps(number.where); });
        if (!inside) {
            signs.push_back(number);
        }
    }
    std::sort(signs.begin(), signs.end(), [](const ScoreSign& a, const ScoreSign& b) { return a.where < b.where; });
    std::vector<FoundScore> found;
    for (const ScoreSign& sign : signs) {
        if (!found.empty()) {
            FoundScore& last = found.back();
            std::string_view between = text.substr(last.value.end, sign.where.begin - last.value.end);
            if (joins_scores(between) && (sign.honour != last.honour || sign.certainty >= 0.6F)) {
                last.value.end = sign.where.end;
                last.value = with_closing_bracket(text, last.value, within);
                last.where.end = last.value.end;
                last.honour = last.honour || sign.honour;
                last.certainty = std::max({last.certainty, sign.certainty, 0.8F});
                continue;
            }
        }
        const LexiconHit* label = label_before(labels, text, sign.where.begin);
        FoundScore score;
        score.where = score.value = sign.where;
        score.honour = sign.honour;
        score.certainty = sign.certainty;
        if (label != nullptr && !label->where.overlaps(sign.where)) {
            score.where.begin = label->where.begin;
            score.certainty = 1;
        } else if (const LexiconHit* behind = label_behind(labels, text, sign.where, within);
                   behind != nullptr && !sign.honour && sign.certainty > 0.3F) {
            score.where.end = behind->where.end;
            score.certainty = 1;
        }
        found.push_back(score);
    }
    std::erase_if(found, [&](const FoundScore& score) {
        bool whole = score.value == trim_punctuation(text, within);
        return score.certainty < 0.5F && !(whole && score.certainty > 0.3F);
    });
    for (FoundScore& score : found) {
        char32_t before = score.where.begin > within.begin ? character_before(text, score.where.begin) : U'\0';
        char32_t behind = score.where.end < within.end ? character_at(text, score.where.end) : U'\0';
        if ((before == '(' && behind == ')') || (before == '[' && behind == ']')) {
            --score.where.begin;
            ++score.where.end;
        }
    }
    return found;
}

}  // namespace cvconv
