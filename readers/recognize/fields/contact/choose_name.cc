// Which of the pieces that are left is the name.

#include <algorithm>

#include "readers/pieces/characters.h"
#include "readers/pieces/function_words.h"
#include "readers/pieces/names/letters_behind_name.h"
#include "readers/pieces/names/person_name.h"
#include "readers/recognize/fields/contact/contact_part.h"

namespace cvconv::recognizing {

namespace {

/// "Curriculum Vitae [Ada Example]", "Lebenslauf von Ada Example", "Ada Example's Résumé": whose document it is.
/// Empty if the piece does not say what the document is, or nothing else.
Span beside_title_of_document(std::string_view text, Span piece) {
    Span rest;
    Span title;
    for (const LexiconHit& hit : find(Idea::document_words, text, piece)) {
        if (hit.key != "title" || !hit.whole_word || hit.where.size() <= title.size()) {
            continue;
        }
        title = hit.where;
        if (hit.where.begin <= piece.begin + 1) {
            rest = trim_punctuation(text, {hit.where.end, piece.end});
        } else if (hit.where.end + 1 >= piece.end) {
            rest = trim_punctuation(text, {piece.begin, hit.where.begin});
        }
    }
    auto words = words_of(text, rest);
    const bool of = !words.empty() && words.front().where.size() <= 4 &&
                    (is_lower(character_at(text, rest.begin)) || is_of(words.front().folded));
    if (words.size() >= 3 && of) {
        rest.begin = words[1].where.begin;  // "of", "von", "di"
    }
    for (std::string_view ending : {"'s", "’s"}) {
        if (rest.of(text).ends_with(ending)) {
            rest.end -= static_cast<std::uint32_t>(ending.size());
        }
    }
    return strip(text, rest, "[]()");
}

/// What in this piece could be the name: all of it, or what stands before a comma or behind an introduction.
std::vector<Span> readings_as_name(std::string_view text, const Line& line, Span piece) {
    const Span titled = beside_title_of_document(text, piece);
    std::vector<Span> readings{titled.empty() ? piece : titled};
    if (std::size_t comma = piece.of(text).find(','); comma != std::string_view::npos) {
        readings.push_back({piece.begin, static_cast<std::uint32_t>(piece.begin + comma)});
    }
    // "Hi there, I'm Ada Example"
    for (const LexiconHit& hit : find(Idea::name_words, text, piece)) {
        if (hit.key == "introduction" && line.word_count() <= 10) {
            readings.push_back(trim_punctuation(text, {hit.where.end, piece.end}));
        }
    }
    return readings;
}

/// The size of the piece: a heading may stand beside the name, in the same line.
float size_of(const Line& line, Span piece) {
    float size = 0;
    for (const Run& run : line.runs) {
        size = std::max(size, run.text.overlaps(piece) ? run.style.size : 0.0F);
    }
    return line.cells.size() > 1 && size > 0 ? size : line.style.size;
}

float largest_size(const ContactPart& part) {
    float largest = 0;
    for (const Remains& r : part.remains) {
        for (Span piece : r.pieces) {
            largest = std::max(largest, size_of(*r.line, piece));
        }
    }
    return largest;
}

}  // namespace

void choose_name(ContactPart& part) {
    if (part.basics().name) {
        return;
    }
    std::string_view text = part.text();
    const float largest = largest_size(part);
    float best = 0.35F;
    std::size_t best_line = 0;
    Span best_piece;
    for (std::size_t i = 0; i < part.remains.size() && i < 30; ++i) {
        const Line& line = *part.remains[i].line;
        // "CURRICULUM VITAE" over "OF" over the name
        const bool of = line.word_count() == 1 && is_of(line.words.front().folded);
        if (line.sentence || part.ends_as_prose(line) || of) {
            continue;
        }
        for (Span piece : part.remains[i].pieces) {
            for (Span name : readings_as_name(text, line, piece)) {
                float score = name_score(text, name);
                if (score <= 0.1F) {
                    continue;
                }
                score += line.kind == BlockKind::heading ? 0.3F : 0.0F;
                score += largest > 0 && size_of(line, piece) >= largest - 0.1F ? 0.4F : 0.0F;
                score += line.style.bold ? 0.05F : 0.0F;
                score -= name.size() < piece.size() ? 0.08F : 0.0F;
                if (score > best) {
                    best = score;
                    best_line = i;
                    best_piece = name;
                }
            }
        }
        // given and family name on lines of their own, set larger than all else: "Ada" over "EXAMPLE"
        auto is_large = [&](std::size_t k) {
            return largest > 0 && k < part.remains.size() && part.remains[k].line->style.size >= largest - 0.1F &&
                   part.remains[k].pieces.size() == 1;
        };
        for (std::size_t last = i + 1; is_large(i) && is_large(last) && last <= i + 2; ++last) {
            Span all{part.remains[i].pieces.front().begin, part.remains[last].pieces.front().end};
            float score = name_score(text, all) + 0.9F;
            if (words_of(text, all).size() <= 5 && score > best + (best_piece.empty() ? 0.2F : 0.0F)) {
                best = score;
                best_line = i;
                best_piece = all;
            }
        }
    }
    if (best_piece.empty()) {
        return;
    }
    const std::uint32_t end = end_of_letters(text, best_piece, part.remains[best_line].line->text.end);
    const bool with_letters = end > best_piece.end;
    best_piece.end = end;
    PersonName name = with_letters ? PersonName{best_piece, std::string(best_piece.of(text)), {}, {}, {}}
                                   : parse_person_name(text, best_piece);
    Found<std::string> value{name.name, {best_piece}, Confidence::inferred, "contact.name"};
    if (value.value.empty()) {
        value = found(part.document(), best_piece, Confidence::inferred, "contact.name");
    }
    for (std::size_t at = value.value.find("-\n"); at != std::string::npos; at = value.value.find("-\n", at)) {
        value.value.erase(at + 1, 1);  // "Anne-Marie Vasseur-" over "Lemoine"
    }
    std::replace(value.value.begin(), value.value.end(), '\n', ' ');
    part.basics().name = std::move(value);
    for (std::size_t k = best_line + 1; k < std::min(best_line + 3, part.remains.size()); ++k) {
        part.remains[k].cut(best_piece);
    }
    part.take(best_line, best_piece);
    part.name_line = best_line;
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
