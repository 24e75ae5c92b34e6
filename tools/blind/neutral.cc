#include "tools/blind/neutral.h"

#include <array>

#include "ir/lexicon.h"
#include "ir/unicode.h"

namespace cvconv::blind {
namespace {

constexpr std::array<std::string_view, 4> pronouns = {"subject", "object", "possessive", "reflexive"};

/// "Her" in the middle of a sentence is a part of a name: "Her Majesty's Prison".
bool begins_sentence(std::string_view text, std::uint32_t at) {
    const std::string_view before = trim(text.substr(0, at));
    return before.empty() || before.ends_with('.') || before.ends_with('!') || before.ends_with('?') ||
           before.ends_with(':') || text.substr(0, at).ends_with('\n');
}

std::string capitalised(std::string_view word) {
    std::string result(word);
    if (!result.empty() && result[0] >= 'a' && result[0] <= 'z') {
        result[0] = static_cast<char>(result[0] - 'a' + 'A');
    }
    return result;
}

/// The pronoun for everybody, where `word` is one for some; else empty.
std::string_view neutral_for(std::string_view word, std::string_view language) {
    for (std::string_view key : pronouns) {
        if (is_listed(Idea::blind_words, word, key, language)) {
            const std::string_view neutral = spellings(Idea::blind_words, key, language).front();
            return neutral == word ? std::string_view() : neutral;
        }
    }
    return {};
}

}  // namespace

std::string with_neutral_pronouns(std::string_view text, std::string_view language, int& count) {
    language = language.substr(0, language.find('-'));
    if (spellings(Idea::blind_words, pronouns[0], language).empty()) {
        return std::string(text);
    }
    std::string result;
    std::uint32_t done = 0;
    for (const Word& word : words_of(text)) {
        const std::string_view neutral = neutral_for(word.folded, language);
        const std::string_view written = word.where.of(text);
        std::size_t at = 0;
        const bool upper = is_upper(next_character(written, at));
        if (neutral.empty() || (upper && (word.capitals || !begins_sentence(text, word.where.begin)))) {
            continue;
        }
        result += text.substr(done, word.where.begin - done);
        result += upper ? capitalised(neutral) : std::string(neutral);
        done = word.where.end;
        ++count;
    }
    return result.append(text.substr(done));
}

bool is_personal_label(std::string_view text) {
    return means(Idea::blind_words, text, "personal");
}

bool is_personal_line(std::string_view line) {
    std::size_t colon = line.find(':');
    if (colon == std::string_view::npos) {
        colon = line.find("：");
    }
    return colon != std::string_view::npos && is_personal_label(line.substr(0, colon));
}

Span with_gendered_title(std::string_view text, Span name) {
    const std::vector<Word> words = words_of(text.substr(0, name.begin));
    if (words.empty()) {
        return name;
    }
    const std::string_view gap = text.substr(words.back().where.end, name.begin - words.back().where.end);
    const bool beside = gap == " " || gap == ". " || gap == "\u00A0" || gap.empty();
    if (beside && means(Idea::blind_words, words.back().where.of(text), "gendered_title")) {
        name.begin = words.back().where.begin;
    }
    return name;
}

}  // namespace cvconv::blind
