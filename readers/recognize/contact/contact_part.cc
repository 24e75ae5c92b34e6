#include "readers/recognize/contact/contact_part.h"

#include "readers/recognize/characters.h"

namespace cvconv::recognizing {

void cut(std::vector<Span>& pieces, Span hole) {
    std::vector<Span> kept;
    for (Span piece : pieces) {
        if (!piece.overlaps(hole)) {
            kept.push_back(piece);
            continue;
        }
        if (hole.begin > piece.begin) {
            kept.push_back({piece.begin, hole.begin});
        }
        if (hole.end < piece.end) {
            kept.push_back({hole.end, piece.end});
        }
    }
    pieces = std::move(kept);
}

void ContactPart::take(std::size_t index, Span used) {
    cut(remains[index].pieces, used);
    std::vector<Span> kept;
    for (Span piece : remains[index].pieces) {
        Span rest = trim_punctuation(text(), piece);
        if (!rest.empty()) {
            kept.push_back(rest);
        }
    }
    remains[index].pieces = std::move(kept);
}

bool ContactPart::ends_as_prose(const Line& line) const {
    const std::size_t least = line.word_count() >= 7 ? 4 : 6;  // shorter ones may be abbreviations
    return trim(line.text.of(text())).ends_with('.') && !line.words.empty() &&
           line.words.back().where.size() >= least && line.words.back().where.of(text()).find('.') == std::string::npos;
}

}  // namespace cvconv::recognizing
