#include "readers/recognize/fields/contact/name_candidates.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "readers/pieces/characters.h"
#include "readers/pieces/function_words.h"

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

/// Without what has no letter at both ends: "Ada Example ~".
Span with_letters_at_ends(std::string_view text, Span span) {
    span = trim(text, span);
    while (!span.empty() && !is_letter(character_at(text, span.begin)) && text[span.begin] != '(') {
        std::size_t at = span.begin;
        static_cast<void>(next_character(text, at));
        span.begin = static_cast<std::uint32_t>(at);
    }
    while (!span.empty() && !is_letter(character_before(text, span.end)) && text[span.end - 1] != '.' &&
           text[span.end - 1] != ')') {
        span.end = static_cast<std::uint32_t>(previous(text, span.end));
    }
    return span;
}

class Collector {
public:
    explicit Collector(const ContactPart& part)
        : part_(part), text_(part.text()), surroundings_(part.document(), part.basics()) {
        for (const Section& section : part.sections) {
            if (!section.title.empty()) {
                lines_.push_back(section.title);
            }
            for (const Line& line : section.lines) {
                lines_.push_back(line.text);
            }
        }
        std::sort(lines_.begin(), lines_.end());
    }

    std::vector<NameCandidate> all() {
        constexpr std::size_t most_lines = 40;
        for (std::size_t i = 0; i < std::min(part_.remains.size(), most_lines); ++i) {
            const Line& line = *part_.remains[i].line;
            const bool prose = line.sentence || part_.ends_as_prose(line);
            for (const Span piece : part_.remains[i].pieces) {
                if (is_full()) {
                    break;
                }
                add_readings(i, piece, prose);
            }
            add_joined(i);
        }
        for (const Section& section : part_.sections) {
            add_elsewhere(section.title, true);
            if (section.kind != SectionKind::contact) {
                for (const Line& line : section.lines) {
                    add_elsewhere(line.text, false);
                }
            }
        }
        return std::move(candidates_);
    }

private:
    [[nodiscard]] bool is_full() const {
        constexpr std::size_t most = 500;
        return candidates_.size() >= most;
    }

    /// `piece`: the stretch that it is a part of, or all of.
    void add(std::size_t index, Span piece, Span where, NameEvidence known) {
        constexpr std::uint32_t longest = 100;  // bytes
        where = with_letters_at_ends(text_, where);
        if (where.empty() || where.size() > longest || is_full() ||
            std::any_of(candidates_.begin(), candidates_.end(),
                        [&](const NameCandidate& other) { return other.where == where; })) {
            return;
        }
        NameCandidate candidate{where, index, known};
        NameEvidence& e = candidate.evidence;
        surroundings_.add_evidence(e, where);
        add_place(e, where);
        const Span line = line_at(where.begin);
        e.add(Naming::whole_line, where.begin <= line.begin + 2 && where.end + 2 >= line.end);
        add_ends(e, piece, where);
        candidates_.push_back(candidate);
    }

    [[nodiscard]] std::size_t number_of_line(std::uint32_t at) const {
        const auto behind = std::upper_bound(lines_.begin(), lines_.end(), at,
                                             [](std::uint32_t begin, Span line) { return begin < line.begin; });
        return behind == lines_.begin() ? 0 : static_cast<std::size_t>(behind - lines_.begin() - 1);
    }
    [[nodiscard]] Span line_at(std::uint32_t at) const { return lines_.empty() ? Span{} : lines_[number_of_line(at)]; }

    void add_place(NameEvidence& e, Span where) const {
        const std::size_t number = number_of_line(where.begin);
        constexpr std::size_t top = 5;
        constexpr std::size_t far = 20;
        e.add(Naming::first_line, number == 0);
        e.add(Naming::second_line, number == 1);
        e.add(Naming::near_top, number >= 2 && number < top);
        e.add(Naming::far_down, number >= far);
        constexpr std::uint32_t longest_title = 100;  // bytes
        const Span above = number > 0 ? lines_[number - 1] : Span{};
        e.add(Naming::below_title_of_document, !above.empty() && above.size() <= longest_title &&
                                                   is_title_of_document(above.of(text_)) &&
                                                   !e.has(Naming::titles_section));
    }

    void add_ends(NameEvidence& e, Span piece, Span where) const {
        e.add(Naming::begins_within, where.begin > piece.begin + 1);
        const std::vector<Word> behind = words_of(text_, {where.end, std::max(where.end, piece.end)});
        if (behind.empty()) {
            return;
        }
        e.add(Naming::cut_behind);
        const bool known = std::any_of(known_ideas_.begin(), known_ideas_.end(), [&](Idea idea) {
            const auto hits = find(idea, behind);
            return !hits.empty() && hits.front().where.begin == behind.front().where.begin;
        });
        e.add(Naming::cut_before_known, known);
        const char32_t first = character_at(text_, behind.front().where.begin);
        e.add(Naming::cut_before_alike,
              !known && is_upper(first) && behind.front().capitals == is_all_capitals(where.of(text_)));
    }

    void add_readings(std::size_t i, Span piece, bool prose) {
        const auto add_one = [&](Span where, bool introduced = false) {
            NameEvidence known;
            known.add(Naming::in_contact);
            known.add(Naming::first_of_contact, i == 0);
            known.add(Naming::sentence, prose);
            known.add(Naming::behind_introduction, introduced);
            add(i, introduced ? where : piece, where, known);  // what stands beside it belongs to nothing
        };
        if (const Span titled = beside_title_of_document(text_, piece); !titled.empty()) {
            add_one(titled, true);
        }
        add_one(piece);
        if (const std::size_t comma = piece.of(text_).find(','); comma != std::string_view::npos) {
            add_one({piece.begin, static_cast<std::uint32_t>(piece.begin + comma)});
        }
        for (const LexiconHit& hit : find(Idea::name_words, text_, piece)) {
            if (hit.key == "introduction") {
                add_one({hit.where.end, piece.end}, true);
            }
        }
        // What stands beside the name in one look: "Ada Example Web Developer", "Berlin Ada Example"
        constexpr std::size_t most_words = 10;
        constexpr std::size_t longest_name = 4;
        const std::vector<Word> words = words_of(text_, piece);
        if (words.size() < 3 || words.size() > most_words) {
            return;
        }
        for (std::size_t count = 2; count <= std::min(longest_name, words.size() - 1); ++count) {
            add_one({piece.begin, words[count - 1].where.end});
            add_one({words[words.size() - count].where.begin, piece.end});
        }
    }

    /// Given and family name on lines of their own: "Ada" over "EXAMPLE".
    void add_joined(std::size_t i) {
        constexpr std::size_t most_lines = 3;
        constexpr std::size_t most_words = 3;  // of a line
        constexpr std::uint32_t widest = 2;    // bytes between two lines
        const auto is_part = [&](std::size_t k) {
            return part_.remains[k].pieces.size() == 1 &&
                   words_of(text_, part_.remains[k].pieces.front()).size() <= most_words;
        };
        if (!is_part(i)) {
            return;
        }
        const Span first = part_.remains[i].pieces.front();
        bool alike = true;
        for (std::size_t last = i + 1; last < std::min(i + most_lines, part_.remains.size()) && is_part(last); ++last) {
            const Span below = part_.remains[last].pieces.front();
            const Span above = part_.remains[last - 1].pieces.front();
            if (below.begin > above.end + widest) {
                return;
            }
            constexpr float half_a_point = 0.5F;
            alike = alike && std::abs(surroundings_.size_of(first) - surroundings_.size_of(below)) < half_a_point;
            const Span all{first.begin, below.end};
            NameEvidence known;
            known.add(Naming::in_contact);
            known.add(Naming::first_of_contact, i == 0);
            known.add(last == i + 1 ? Naming::two_lines : Naming::three_lines);
            known.add(Naming::lines_alike, alike);
            known.add(Naming::lines_largest, alike && surroundings_.is_largest(first));
            add(i, all, all, known);
        }
    }

    void add_elsewhere(Span line, bool is_title) {
        constexpr std::size_t most_words = 6;
        constexpr std::size_t most_lines = 100;
        const std::string_view written = line.of(text_);
        if (line.empty() || number_of_line(line.begin) >= most_lines ||
            written.find_first_of("0123456789@:/") != std::string_view::npos ||
            words_of(text_, line).size() > most_words) {
            return;
        }
        NameEvidence known;
        known.add(Naming::titles_section, is_title);
        add(ContactPart::no_line, line, line, known);
    }

    static constexpr std::array<Idea, 5> known_ideas_{Idea::job_titles, Idea::institutions, Idea::organizations,
                                                      Idea::document_words, Idea::cities};
    const ContactPart& part_;
    std::string_view text_;
    NameSurroundings surroundings_;
    std::vector<Span> lines_;
    std::vector<NameCandidate> candidates_;
};

}  // namespace

std::vector<NameCandidate> name_candidates(const ContactPart& part) {
    return Collector(part).all();
}

}  // namespace cvconv::recognizing
