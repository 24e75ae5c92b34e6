// Which of the pieces that are left is the name.

#include <algorithm>

#include "readers/pieces/characters.h"
#include "readers/pieces/function_words.h"
#include "readers/pieces/names/letters_behind_name.h"
#include "readers/pieces/names/person_name.h"
#include "readers/recognize/fields/contact/name_candidates.h"

namespace cvconv::recognizing {

void choose_name(ContactPart& part) {
    if (part.basics().name) {
        return;
    }
    constexpr int least = 0;  // what must be there for a name is in the weight that all have
    const NameCandidate* best = nullptr;
    const std::vector<NameCandidate> candidates = name_candidates(part);
    for (const NameCandidate& candidate : candidates) {
        if (candidate.evidence.weight() > (best == nullptr ? least : best->evidence.weight())) {
            best = &candidate;
        }
    }
    if (best == nullptr) {
        return;
    }
    std::string_view text = part.text();
    Span where = best->where;
    const bool among_remains = best->line != ContactPart::no_line;
    const std::uint32_t end =
        among_remains ? end_of_letters(text, where, part.remains[best->line].line->text.end) : where.end;
    const bool with_letters = end > where.end;
    where.end = std::max(where.end, end);
    PersonName name =
        with_letters ? PersonName{where, std::string(where.of(text)), {}, {}, {}} : parse_person_name(text, where);
    Found<std::string> value{name.name, {where}, Confidence::inferred, "contact.name"};
    if (value.value.empty()) {
        value = found(part.document(), where, Confidence::inferred, "contact.name");
    }
    for (std::size_t at = value.value.find("-\n"); at != std::string::npos; at = value.value.find("-\n", at)) {
        value.value.erase(at + 1, 1);  // "Anne-Marie Vasseur-" over "Lemoine"
    }
    std::replace(value.value.begin(), value.value.end(), '\n', ' ');
    part.basics().name = std::move(value);
    if (!among_remains) {
        return;
    }
    for (std::size_t k = best->line + 1; k < std::min(best->line + 3, part.remains.size()); ++k) {
        part.remains[k].cut(where);
    }
    part.take(best->line, where);
}

void name_what_is_title_of_document(ContactPart& part) {
    for (Remains& r : part.remains) {
        std::vector<Span> kept;
        for (Span piece : r.pieces) {
            auto hits = find(Idea::document_words, part.text(), piece);
            bool title = std::any_of(hits.begin(), hits.end(), [&](const LexiconHit& hit) {
                auto behind = words_of(part.text(), {hit.where.end, piece.end});
                return hit.key == "title" && hit.where.begin <= piece.begin + 4 &&  // "'s Résumé"
                       (behind.empty() || (behind.size() == 1 && behind.front().where.size() <= 4 &&
                                           is_lower(character_at(part.text(), behind.front().where.begin))));
            });
            // "OF" on a line of its own, below it
            const bool of = is_of(fold(piece.of(part.text())));
            if (title || of) {
                part.reading.label(piece);
            } else {
                kept.push_back(piece);
            }
        }
        r.pieces = std::move(kept);
    }
}

}  // namespace cvconv::recognizing
