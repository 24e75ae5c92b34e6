#include "readers/recognize/entries/roles/segment_words.h"

#include "readers/pieces/characters.h"
#include "readers/recognize/lines/lines.h"
#include "recognize/without.h"

namespace cvconv::recognizing {

float count(const HeaderSegment& segment, Idea idea, std::string_view key) {
    return without(idea) ? 0 : weigh(find(idea, segment.words), key, 0.6F);
}

bool is_capitalised(std::string_view text, const HeaderSegment& segment) {
    int capitals = 0;
    int letters = 0;
    for (const Word& word : segment.words) {
        char32_t c = character_at(text, word.where.begin);
        capitals += is_upper(c) || is_cjk(c) ? 1 : 0;
        letters += is_letter(c) ? 1 : 0;
    }
    return letters > 0 && capitals * 2 > letters;
}

}  // namespace cvconv::recognizing
