// "Hi, I'm Ada Example, a fitter of pumps.": a name that only prose tells.

#include <algorithm>

#include "readers/pieces/characters.h"
#include "readers/pieces/names/person_name.h"
#include "readers/recognize/fields/contact/contact_part.h"

namespace cvconv::recognizing {

namespace {

constexpr std::size_t first_blocks = 8;
constexpr std::uint32_t furthest = 60;  ///< bytes from the beginning of a block, where somebody introduces himself

/// Behind "I am", a family name may be a word, too ("Ik ben Bram van Leden"), but not one of what people are.
bool is_name(std::string_view text, Span name) {
    const float score = name_score(text, name);
    return score >= 0.5F || (score >= 0.3F && find(Idea::job_titles, text, name).empty() &&
                             find(Idea::organizations, text, name).empty());
}

}  // namespace

Span name_behind(std::string_view text, Span behind) {
    constexpr std::size_t most_words = 6;
    const std::vector<Word> words = words_of(text, behind);
    Span name;
    for (std::size_t i = 0; i < std::min(words.size(), most_words); ++i) {
        const Span gap{i == 0 ? behind.begin : words[i - 1].where.end, words[i].where.begin};
        const std::string_view between = trim(gap.of(text));
        const bool initial = i > 0 && between == "." && words[i - 1].where.size() <= 2;  // "Ada M. Example"
        if (!between.empty() && between != "-" && !initial) {
            break;
        }
        const bool particle = i > 0 && !find(Idea::name_words, {words[i]}).empty();
        if (is_upper(character_at(text, words[i].where.begin))) {
            name = {name.empty() ? words[i].where.begin : name.begin, words[i].where.end};
        } else if (!particle) {
            break;
        }
    }
    return name;
}

void find_introduction(ContactPart& part) {
    const std::string_view text = part.text();
    const auto& blocks = part.document().blocks;
    for (std::size_t i = 0; i < std::min(blocks.size(), first_blocks) && !part.basics().name; ++i) {
        const Span block = blocks[i].text;
        const Span beginning{block.begin, std::min(block.end, block.begin + furthest)};
        for (const LexiconHit& hit : find(Idea::name_words, text, beginning)) {
            const Span name = hit.key == "introduction" ? name_behind(text, {hit.where.end, block.end}) : Span{};
            if (!name.empty() && words_of(text, name).size() >= 2 && is_name(text, name)) {
                part.basics().name = text_of(part.document(), name, Confidence::inferred, "contact.name.introduction");
                break;
            }
        }
    }
}

}  // namespace cvconv::recognizing
