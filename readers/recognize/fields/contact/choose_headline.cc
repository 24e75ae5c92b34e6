// Which of the pieces that are left is the headline, what the person is by profession.

#include <algorithm>
#include <cmath>

#include "readers/pieces/citations/citations.h"
#include "readers/pieces/contact/emails.h"
#include "readers/pieces/contact/urls.h"
#include "readers/pieces/items.h"
#include "readers/pieces/places/places.h"
#include "readers/pieces/places/postal_address.h"
#include "readers/recognize/fields/contact/contact_part.h"

namespace cvconv::recognizing {

namespace {

/// "Creative and Inventive Web" above "Developer": the line above, if the headline began there.
Span wrapped_headline(const ContactPart& part, std::size_t index, Span piece) {
    if (index == 0 || index - 1 == part.name_line || part.remains[index - 1].pieces.size() != 1) {
        return {};
    }
    const Line& line = *part.remains[index].line;
    const Line& above = *part.remains[index - 1].line;
    Span whole = part.remains[index - 1].pieces.front();
    bool alone = piece.size() == line.text.size() && whole.size() == above.text.size();
    bool alike = line.region == above.region && line.page == above.page && line.kind == above.kind &&
                 line.style.bold == above.style.bold && line.style.italic == above.style.italic &&
                 std::abs(line.style.size - above.style.size) < 0.3F && std::abs(line.left - above.left) < 2.0F &&
                 line.gap_before < 0.4F;
    return alone && alike && line.word_count() <= 2 && above.word_count() >= 3 && above.word_count() <= 9 &&
                   !above.sentence && address_score(part.text(), whole) < 0.4F && place_score(part.text(), whole) < 0.5F
               ? whole
               : Span{};
}

/// "Lecturer in Tides, School of the Sea, Harbour University, Galway, Ireland": what one is ends before where, if that
/// ends with a place. All of `piece` if it is told otherwise.
Span without_workplace(std::string_view text, Span piece) {
    const Spans pieces = pieces_between(text, piece, ", ");
    if (pieces.size() < 3 || place_score(text, pieces.back()) < 0.5F) {
        return piece;
    }
    auto school = std::find_if(pieces.begin() + 1, pieces.end() - 1,
                               [&](Span part) { return ContactPart::is_affiliation(words_of(text, part)); });
    return school == pieces.end() - 1 ? piece : Span{piece.begin, (school - 1)->end};
}

}  // namespace

void choose_headline(ContactPart& part) {
    if (part.basics().label) {
        return;
    }
    float best = 0.6F;
    std::size_t best_line = 0;
    Span best_piece;
    for (std::size_t i = 0; i < part.remains.size() && i < 12; ++i) {
        const Line& line = *part.remains[i].line;
        for (Span piece : part.remains[i].pieces) {
            auto words = words_of(part.text(), piece);
            if (words.empty() || words.size() > 16 || (line.sentence && words.size() > 12) ||
                (part.ends_as_prose(line) && words.size() >= 6) || line.text.of(part.text()).ends_with(':')) {
                continue;
            }
            bool dated = std::any_of(line.periods.begin(), line.periods.end(), [&](const FoundPeriod& p) {
                return p.where.size() + 2 >= piece.size() && p.where.overlaps(piece);
            });
            // "Announcement Number: …": a value of a label that no list knows
            bool labelled = line.text.of(part.text()).find(": ") < piece.begin - line.text.begin;
            if (dated || labelled || is_motto(part.text(), piece)) {
                continue;  // when it was written
            }
            const std::string_view written = piece.of(part.text());
            if (written.find(' ') == std::string_view::npos && written.find_first_of("/@") != std::string_view::npos &&
                find(Idea::job_titles, words).empty()) {
                continue;  // "pub/ada-example": the path of an address
            }
            if (part.is_affiliation(words)) {
                continue;  // "Department of Physics": where one works, not what one is
            }
            float jobs = std::min(2.0F, weigh(find(Idea::job_titles, words)));
            float score =
                0.9F * jobs - 1.2F * address_score(part.text(), piece) - 0.5F * place_score(part.text(), piece);
            if (part.name_line != ContactPart::no_line) {
                std::size_t distance = i > part.name_line ? i - part.name_line : part.name_line - i;
                score += distance == 0                         ? 0.7F
                         : distance == 1 && i > part.name_line ? 0.7F
                         : distance == 2                       ? 0.2F
                         : jobs > 0                            ? -0.2F
                                                               : -0.3F;
            }
            score -= words.size() < 2 && jobs == 0 ? 0.5F : 0.0F;
            score -= line.is_item() && words.size() >= 6 ? 1.0F : 0.0F;  // a point of the summary
            if (score > best) {
                best = score;
                best_line = i;
                best_piece = without_workplace(part.text(), piece);
            }
        }
    }
    if (best_piece.empty()) {
        return;
    }
    Span whole = best_piece;
    // "Engineer | Speaker | Author": one headline, where the whole line is that
    const auto& pieces = part.remains[best_line].pieces;
    bool clean =
        std::all_of(pieces.begin(), pieces.end(), [&](Span p) { return address_score(part.text(), p) < 0.4F; });
    bool untouched =
        std::all_of(pieces.begin(), pieces.end(), [&](Span p) { return words_of(part.text(), p).size() <= 8; });
    if (clean && untouched && pieces.size() > 1 && best_line != part.name_line) {
        whole = {pieces.front().begin, pieces.back().end};
        Span line = part.remains[best_line].line->text;
        if (find_emails(part.text(), whole).empty() && find_urls(part.text(), whole).empty() &&
            whole.size() + 4 >= line.size()) {
            best_piece = whole;
        }
    }
    if (Span above = wrapped_headline(part, best_line, best_piece); !above.empty()) {
        part.basics().label =
            found(part.document(), Spans{above, best_piece}, " ", Confidence::inferred, "contact.label.wrapped");
        part.take(best_line - 1, above);
    } else {
        part.basics().label = found(part.document(), best_piece, Confidence::inferred, "contact.label");
    }
    part.take(best_line, best_piece);
}

}  // namespace cvconv::recognizing
