#include "readers/recognize/fields/contact/contact_part.h"

#include <algorithm>

#include "ir/lexicon.h"
#include "readers/pieces/characters.h"

namespace cvconv::recognizing {

void ContactPart::take(std::size_t index, Span used) {
    Spans kept;
    for (Span piece : cut_out(remains[index].pieces, used)) {
        Span rest = trim_punctuation(text(), piece);
        if (!rest.empty()) {
            kept.push_back(rest);
        }
    }
    remains[index].pieces = std::move(kept);
}

void ContactPart::take(Span used) {
    for (std::size_t i = 0; i < remains.size(); ++i) {
        if (remains[i].line->text.overlaps(used)) {
            take(i, used);
        }
    }
}

bool ContactPart::ends_as_prose(const Line& line) const {
    const std::size_t least = line.word_count() >= 7 ? 4 : 6;  // shorter ones may be abbreviations
    return trim(line.text.of(text())).ends_with('.') && !line.words.empty() &&
           line.words.back().where.size() >= least && line.words.back().where.of(text()).find('.') == std::string::npos;
}

bool is_title_of_document(std::string_view title) {
    constexpr std::size_t most_words = 4;
    const auto words = words_of(title);
    const auto hits = find(Idea::document_words, words);
    const bool named = std::any_of(hits.begin(), hits.end(), [](const LexiconHit& hit) { return hit.key == "title"; });
    return (named && words.size() <= most_words) || !lookup(Idea::document_words, title).empty() ||
           !lookup(Idea::section_headings, title).empty();
}

}  // namespace cvconv::recognizing
