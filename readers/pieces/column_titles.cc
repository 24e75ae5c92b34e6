#include "readers/pieces/column_titles.h"

#include "ir/lexicon.h"
#include "ir/unicode.h"

namespace cvconv::recognizing {

std::string_view column_key(std::string_view text) {
    for (Idea idea : {Idea::entry_labels, Idea::contact_labels}) {
        auto hits = lookup(idea, text);
        if (!hits.empty()) {
            return hits.front().key;
        }
    }
    for (const LexiconHit& hit : lookup(Idea::record_labels, text)) {
        if (hit.key == "authors" || hit.key == "venue") {
            return hit.key;
        }
    }
    // "From | To"
    for (const LexiconHit& hit : lookup(Idea::date_words, text)) {
        if (hit.key == "since" || hit.key == "from" || hit.key == "until") {
            return "period";
        }
    }
    // "Employer / place": the first known word
    auto words = words_of(text);
    auto hits = find(Idea::entry_labels, words);
    return hits.empty() || words.size() > 4 ? std::string_view{} : hits.front().key;
}

}  // namespace cvconv::recognizing
