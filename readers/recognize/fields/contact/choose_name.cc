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

/// "Ada Mary Example" above "Name: Example, Ada Mary".
bool says_same_name(std::string_view name, std::string_view other) {
    auto sorted = [](std::string_view text) {
        std::vector<std::string> words;
        for (const Word& word : words_of(text, {0, static_cast<std::uint32_t>(text.size())})) {
            words.push_back(word.folded);
        }
        std::sort(words.begin(), words.end());
        return words;
    };
    return fold(name) == fold(other) || (other.find(',') != std::string_view::npos && sorted(name) == sorted(other));
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

/// Only the line at `first` is set larger than the one at `second`, and not by much; all others are smaller by far.
bool is_second_largest(const ContactPart& part, std::size_t first, std::size_t second) {
    constexpr float larger = 1.25F;
    constexpr float much_larger = 1.4F;  // "Ada" over "Explorer": what she is
    const float size = part.remains[second].line->style.size;
    for (std::size_t k = 0; k < part.remains.size(); ++k) {
        if (k != first && k != second && part.remains[k].line->style.size * larger > size) {
            return false;
        }
    }
    return size > 0 && size * much_larger > part.remains[first].line->style.size;
}

/// The first line is most likely the name, the next ones may be.
float by_place_on_page(std::size_t index) {
    return index == 0  ? 0.35F
           : index < 4 ? 0.2F - 0.04F * static_cast<float>(index)
                       : -0.05F * static_cast<float>(std::min<std::size_t>(index, 8));
}

/// "ADA" over "EXAMPLE-LOVE" at the top of a text without looks: both lines in capitals or neither, and no word that
/// says what one is. Empty if it is otherwise.
Span name_in_two_lines(const ContactPart& part) {
    if (part.remains.size() < 2 || part.remains[0].line->style.size > 0) {
        return {};
    }
    for (std::size_t i = 0; i < 2; ++i) {
        const Remains& rest = part.remains[i];
        if (rest.pieces.size() != 1 || rest.pieces.front() != rest.line->text ||
            rest.line->capitals != part.remains[0].line->capitals || rest.line->starts_lower ||
            !lookup(Idea::section_headings, rest.line->text.of(part.text())).empty() ||
            rest.line->word_count() > 1 + i || rest.line->kind != BlockKind::paragraph ||
            rest.line->count(Idea::job_titles) + rest.line->count(Idea::document_words) > 0) {
            return {};
        }
    }
    const Span all{part.remains[0].pieces.front().begin, part.remains[1].pieces.front().end};
    const bool beside = part.remains[1].line->text.begin <= part.remains[0].line->text.end + 1;
    return beside && name_score(part.text(), all) >= 0.6F ? all : Span{};
}

/// What the person calls himself elsewhere: "ximena.barragan" of an e-mail address, "ximena-b" of an account. Folded.
std::vector<std::string> handles_of(const Basics& basics) {
    std::vector<std::string> handles;
    if (basics.email) {
        handles.push_back(fold(basics.email->value.substr(0, basics.email->value.find('@'))));
    }
    for (const Profile& profile : basics.profiles) {
        if (profile.username) {
            handles.push_back(fold(profile.username->value));
        }
    }
    return handles;
}

/// "XIMENA BARRAGÁN TLAPALE" beside ximena.barragan@…, where "Aseguramiento de Calidad" may be a name, too.
float by_handles(std::string_view text, Span name, const std::vector<std::string>& handles) {
    constexpr std::size_t shortest = 3;  // letters; "de" is in many
    std::size_t said = 0;
    for (const Word& word : words_of(text, name)) {
        const bool is_said = word.folded.size() >= shortest &&
                             std::any_of(handles.begin(), handles.end(), [&](const std::string& handle) {
                                 return handle.find(word.folded) != std::string::npos;
                             });
        said += is_said ? 1 : 0;
    }
    return said >= 2 ? 0.35F : said == 1 ? 0.2F : 0.0F;
}

/// "Ada Example, mag. ing. geod.": ends with a full stop, and is no sentence.
bool is_name_with_letters(std::string_view text, const Line& line) {
    const std::size_t comma = line.text.of(text).find(',');
    if (comma == std::string_view::npos) {
        return false;
    }
    const Span name{line.text.begin, static_cast<std::uint32_t>(line.text.begin + comma)};
    return name_score(text, name) >= 0.5F && end_of_letters(text, name, line.text.end) == line.text.end;
}

/// The name again, with letters behind it: it is written so ("Ada Example" of a page's head, "Ada Example, COI").
void take_letters_elsewhere(ContactPart& part) {
    const std::string_view text = part.text();
    Found<std::string>& name = *part.basics().name;
    const std::string folded = fold(name.value);
    for (std::size_t i = 0; i < part.remains.size(); ++i) {
        for (Span piece : Spans(part.remains[i].pieces)) {
            const std::size_t comma = piece.of(text).find(',');
            const Span again{piece.begin,
                             static_cast<std::uint32_t>(piece.begin + std::min(comma, std::size_t{piece.size()}))};
            if (comma == std::string_view::npos || fold(again.of(text)) != folded ||
                end_of_letters(text, again, part.remains[i].line->text.end) < piece.end) {
                continue;
            }
            name.value = piece.of(text);
            name.where.push_back(piece);
            part.take(i, piece);
            return;
        }
    }
}

}  // namespace

void choose_name(ContactPart& part) {
    std::string_view text = part.text();
    const std::vector<std::string> handles = handles_of(part.basics());
    const bool have = part.basics().name.has_value();
    const float largest = largest_size(part);
    float best = 0.35F;
    std::size_t best_line = 0;
    Span best_piece;
    for (std::size_t i = 0; i < part.remains.size() && i < 30; ++i) {
        const Line& line = *part.remains[i].line;
        // "CURRICULUM VITAE" over "OF" over the name
        const bool of = line.word_count() == 1 && is_of(line.words.front().folded);
        if (((line.sentence || part.ends_as_prose(line)) && !is_name_with_letters(text, line)) || of) {
            continue;
        }
        for (Span piece : part.remains[i].pieces) {
            for (Span name : readings_as_name(text, line, piece)) {
                float score = name_score(text, name);
                if (score <= 0.1F) {
                    continue;
                }
                if (have && says_same_name(name.of(text), part.basics().name->value)) {
                    part.basics().name->where.push_back(name);
                    if (part.basics().name->value.find(',') != std::string::npos) {
                        part.basics().name->value = name.of(text);
                    }
                    part.take(i, name);
                    part.name_line = i;
                    return;
                }
                score += by_place_on_page(i) + by_handles(text, name, handles);
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
        // the family name may be set smaller, if a given name stands alone above it
        auto follows_given_name = [&](std::size_t last) {
            return last == i + 1 && last < part.remains.size() && part.remains[last].pieces.size() == 1 &&
                   line.word_count() == 1 && part.remains[last].line->word_count() <= 2 &&
                   is_second_largest(part, i, last);
        };
        for (std::size_t last = i + 1; is_large(i) && (is_large(last) || follows_given_name(last)) && last <= i + 2;
             ++last) {
            Span all{part.remains[i].pieces.front().begin, part.remains[last].pieces.front().end};
            float score = name_score(text, all) + 0.9F + by_handles(text, all, handles);
            if (words_of(text, all).size() <= 5 && score > best + (best_piece.empty() ? 0.2F : 0.0F)) {
                best = score;
                best_line = i;
                best_piece = all;
            }
        }
    }
    if (const Span both = have ? Span{} : name_in_two_lines(part); !both.empty()) {
        best_line = 0;
        best_piece = both;
    }
    if (best_piece.empty() || have) {
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
    take_letters_elsewhere(part);
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
