#include "readers/recognize/lines/driving_licence.h"

#include <algorithm>

#include "ir/lexicon.h"
#include "readers/recognize/lines/lines.h"

namespace cvconv::recognizing {

bool is_driving_licence(const Document& document, Span span) {
    auto words = words_of(document.text, span);
    if (words.empty() || count_words(words) > 8) {
        return false;
    }
    std::size_t named = 0;  // bytes of the words that name it
    bool east_asian = false;
    for (const LexiconHit& hit : find(Idea::contact_labels, words)) {
        if (hit.key == "driving_licence") {
            named = std::max<std::size_t>(named, hit.where.size());
            std::size_t at = hit.where.begin;
            east_asian = east_asian || is_cjk(next_character(document.text, at));
        }
    }
    // the bare word is a heading or a label; "Permis B" is more, though lists of words have it. Short words mean
    // other things too ("Permis d'exploitation", "Patente europea"): they need a category.
    bool category = words.size() > 1 && std::any_of(words.begin(), words.end(), [](const Word& word) {
                        return word.capitals && word.where.size() <= 3 && word.folded[0] <= 't';
                    });
    return named > 0 &&
           (category || ((named >= 8 || east_asian) && named + 1 < trim_punctuation(document.text, span).size()));
}

}  // namespace cvconv::recognizing
