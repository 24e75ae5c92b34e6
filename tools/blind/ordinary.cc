#include "tools/blind/ordinary.h"

#include <algorithm>
#include <array>

#include "ir/lexicon.h"
#include "ir/unicode.h"

namespace cvconv::blind {
namespace {

/// Mailboxes of RFC 2142, and others that are called alike in all languages.
constexpr std::array<std::string_view, 13> mailboxes = {"admin", "contact", "hello",     "info",   "jobs",
                                                        "mail",  "me",      "marketing", "office", "resume",
                                                        "sales", "support", "webmaster"};

}  // namespace

bool is_ordinary(std::string_view word) {
    if (std::find(mailboxes.begin(), mailboxes.end(), fold(word)) != mailboxes.end()) {
        return true;
    }
    const LexiconHits hits(words_of(word));
    for (int i = 0; i < idea_count; ++i) {
        if (!hits.of(static_cast<Idea>(i)).empty()) {
            return true;
        }
    }
    return false;
}

std::set<std::string> words_of_phrases(std::string_view text) {
    std::set<std::string> found;
    const std::vector<Word> words = words_of(text);
    const LexiconHits hits(words);
    for (int i = 0; i < idea_count; ++i) {
        for (const LexiconHit& hit : hits.of(static_cast<Idea>(i))) {
            for (const Word& word : words) {
                if (word.where.overlaps(hit.where)) {
                    found.insert(word.folded);
                }
            }
        }
    }
    return found;
}

}  // namespace cvconv::blind
