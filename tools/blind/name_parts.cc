// What a name consists of: the parts of a NamePattern.

#include <utility>

#include <fmt/format.h>

#include "ir/lexicon.h"
#include "tools/blind/first_letter.h"
#include "tools/blind/names.h"
#include "tools/blind/other_letters.h"

namespace cvconv::blind {
namespace {

std::size_t characters_of(const std::vector<std::string>& part) {
    std::size_t count = 0;
    for (const std::string& word : part) {
        count += count_characters(word);
    }
    return count;
}

}  // namespace

void NamePattern::add_part(Part part) {
    if (part.empty() || part.front().empty()) {
        return;
    }
    std::string initial;
    append_character(initial, first_of(part.front()));
    initials_.insert(initial);
    if (characters_of(part) > 1) {
        parts_.insert(std::move(part));
    }
}

/// "王小明" is "Wang Xiaoming". Of Japanese names the dictionary has the Chinese sounds, and these are nobody's then.
void NamePattern::add_romanised(const Part& characters) {
    std::string given;
    for (std::size_t i = 0; i < characters.size(); ++i) {
        const std::string syllable = in_latin_letters(characters[i]);
        if (i == 0) {
            add_part({fold(syllable)});
        } else {
            given += fold(syllable);
        }
    }
    if (!given.empty()) {
        add_part({given});
    }
}

void NamePattern::add(std::string_view name) {
    bool any_upper = false;
    bool any_lower = false;
    for (char32_t c : to_characters(name)) {
        any_upper = any_upper || is_upper(c);
        any_lower = any_lower || is_lower(c);
    }
    lower_ = lower_ || (any_lower && !any_upper);
    Part characters;  // of a word in a script without blanks
    std::uint32_t end = 0;
    const auto flush = [&] {
        add_romanised(characters);
        if (characters.size() > 2) {  // the family name has one character, mostly
            add_part(Part(characters.begin() + 1, characters.end()));
        }
        add_part(std::exchange(characters, {}));
    };
    for (const Word& word : words_of(name)) {
        const std::string_view written = word.where.of(name);
        if (is_cjk(first_of(word.folded))) {
            if (!characters.empty() && word.where.begin != end) {
                flush();
            }
            characters.push_back(word.folded);
            written_.insert(word.folded);
            end = word.where.end;
            continue;
        }
        if (count_characters(written) > 1 && means(Idea::name_words, written, {"title", "suffix", "particle"})) {
            continue;
        }
        written_.insert(word.folded);
        add_part({word.folded});
        if (is_hangul(first_of(word.folded)) && count_characters(word.folded) == 3) {
            std::size_t second = 0;
            (void)next_character(word.folded, second);
            add_part({word.folded.substr(second)});
            for (const std::string& part : {word.folded.substr(0, second), word.folded.substr(second)}) {
                add_part({fold(in_latin_letters(part))});
            }
        }
        add_part({fold(in_keyboard_letters(written))});
        for (const Word& latin : words_of(in_latin_letters(written))) {
            add_part({latin.folded});
        }
    }
    flush();
}

void NamePattern::weaken(const std::function<bool(const std::string&)>& is_weak) {
    for (const Part& part : parts_) {
        if (part.size() == 1 && is_weak(part[0])) {
            weak_.insert(part[0]);
        }
    }
}

std::vector<std::string> NamePattern::parts() const {
    std::vector<std::string> all;
    for (const Part& part : parts_) {
        all.push_back(fmt::format("{}", fmt::join(part, "")));
    }
    return all;
}

std::vector<std::string> NamePattern::strong_parts() const {
    std::vector<std::string> strong = parts();
    std::erase_if(strong, [&](const std::string& part) { return weak_.contains(part); });
    return strong;
}

std::string NamePattern::key() const {
    return fmt::format("{}", fmt::join(written_, " "));
}

}  // namespace cvconv::blind
