#include "readers/recognize/entries/roles/neighbour_evidence.h"

#include <algorithm>

#include "readers/pieces/characters.h"
#include "readers/pieces/degrees/degrees.h"
#include "readers/pieces/places/places.h"
#include "readers/recognize/entries/reading.h"
#include "readers/recognize/entries/roles/neighbours.h"
#include "readers/recognize/entries/roles/segment_words.h"
#include "readers/recognize/entries/roles/town_evidence.h"

namespace cvconv::recognizing {

namespace {

/// "Automation and Systems": no school, place, mark or number.
bool may_be_field(const Document& document, const HeaderSegment& segment) {
    return count(segment, Idea::institutions) + count(segment, Idea::degrees) + count(segment, Idea::honours) == 0 &&
           segment.words.size() <= 6 && place_score(document.text, segment.text) < 0.5F &&
           segment.text.of(document.text).find_first_of("0123456789:") == std::string_view::npos;
}

/// "Coalfields Engineers Guild": written like a name, and its last word says neither place nor position.
bool may_be_name_of_organization(const Document& document, const HeaderSegment& segment) {
    if (segment.words.size() < 2 || segment.words.size() > 9 || !is_capitalised(document.text, segment) ||
        place_score(document.text, segment.text) >= 0.4F) {
        return false;
    }
    return count(segment, Idea::organizations) > 0 ||
           find(Idea::job_titles, std::vector<Word>{segment.words.back()}).empty();
}

void weigh_degree_and_field(const Neighbours& n) {
    // "BSc (Hons) – Computer Science", or one below the other
    if ((count(n.first(), Idea::degrees) > 0 || n.first().join == Join::bracket) &&
        count(n.second(), Idea::degrees) == 0) {
        n.for_second(Role::area) += 0.5F;
    }
    if (!n.has_comma()) {
        return;
    }
    // "Water Resources, University of Idaho": what stands before the school is not in its name
    if (count(n.second(), Idea::institutions) > 0 && n.first().words.size() <= 6 &&
        count(n.first(), Idea::institutions) + count(n.first(), Idea::organizations) +
                count(n.first(), Idea::degrees) ==
            0 &&
        !is_all_capitals(n.first().text.of(n.document.text))) {
        n.for_first(Role::organization) -= 0.6F;
        n.for_first(Role::area) += 0.4F;
    }
    // "Doctor of Science (Technology), Automation and Systems": the bracket is of the degree where a field follows
    if (n.index >= 2 && n.first().join == Join::bracket && count(n.segments[n.index - 2], Idea::degrees) > 0 &&
        may_be_field(n.document, n.second())) {
        n.for_first(Role::subject) += 1.6F;
        n.for_first(Role::area) -= 0.8F;
        n.for_second(Role::area) += 1.0F;
        n.for_second(Role::organization) -= 0.6F;
    }
}

/// "Master of Science Food Technology", "Abitur": no field is missing.
bool needs_no_field(const Document& document, const HeaderSegment& segment) {
    auto hits = find(Idea::degrees, segment.words);
    return std::any_of(hits.begin(), hits.end(), [](const LexiconHit& hit) { return hit.key == "school"; }) ||
           (!hits.empty() && !split_degree(document.text, segment.text).area.empty());
}

/// "Abitur, Gymnasium am Wall, Vechta": a name behind the school is no field.
void weigh_school_and_town(const Neighbours& n) {
    const bool own_type = n.on_one_line() && n.second().join == Join::style;
    const bool said = std::any_of(n.segments.begin(), n.segments.begin() + static_cast<std::ptrdiff_t>(n.index),
                                  [&](const HeaderSegment& segment) { return needs_no_field(n.document, segment); });
    if ((n.has_comma() || own_type) && said && count(n.first(), Idea::institutions) > 0 &&
        n.second().words.size() <= 2 && may_be_town(n.document, n.second())) {
        n.for_second(Role::area) -= 2.0F;
        n.for_second(Role::location) += own_type ? 1.2F : 0.0F;
    }
}

/// "Branch secretary, Coalfields Engineers Guild": a name behind what one was there.
void weigh_office_and_organization(const Neighbours& n) {
    if (n.first().join == Join::start_of_line && n.has_comma() &&
        count(n.first(), Idea::roles) + count(n.first(), Idea::job_titles) > 0 && n.first().words.size() <= 4 &&
        may_be_name_of_organization(n.document, n.second())) {
        n.for_second(Role::organization) += 1.0F;
        n.for_second(Role::subject) -= 2.5F;
    }
}

/// "Conservation Award, Guild of Architects (Stone Library)": the bracket says what for.
void weigh_bracket_of_award(const Neighbours& n) {
    const bool ends_line = n.index + 1 == n.segments.size() || n.segments[n.index + 1].line != n.second().line;
    if (n.second().join == Join::bracket && ends_line && n.on_one_line() &&
        (n.first().join == Join::comma || n.first().join == Join::dash)) {
        n.for_second(Role::organization) -= 2.4F;
        n.for_second(Role::other) += 1.2F;
        n.for_first(Role::organization) += 0.8F;
    }
}

/// "3rd place, Nordic Programming Contest": how one did, and where.
void weigh_rank_and_contest(const std::string_view text, const Neighbours& n) {
    const Span rank = n.first().text;
    const bool known = !lookup(Idea::award_words, rank.of(text)).empty() && n.first().words.size() <= 3;
    const bool last =
        n.index + 1 == n.segments.size();  // else who gave it stands behind: "Finalist, Tide Prize – Tide Guild"
    if (last && n.first().join == Join::start_of_line && known && (n.has_comma() || n.second().join == Join::at_word) &&
        is_capitalised(text, n.second()) && n.second().words.size() >= 2) {
        n.for_second(Role::organization) += 1.8F;
        n.for_second(Role::subject) -= 1.8F;
    }
}

}  // namespace

void weigh_neighbours(const Document& document, SectionKind kind, const HeaderSegments& header,
                      std::vector<RoleScores>& evidence) {
    for (std::size_t i = 1; i < header.segments.size(); ++i) {
        const Neighbours neighbours{document, header, header.segments, i, evidence};
        if (kind == SectionKind::education) {
            weigh_degree_and_field(neighbours);
            weigh_school_and_town(neighbours);
        }
        if (kind == SectionKind::volunteer || kind == SectionKind::memberships) {
            weigh_office_and_organization(neighbours);
        }
        if (kind == SectionKind::awards) {
            weigh_bracket_of_award(neighbours);
            weigh_rank_and_contest(document.text, neighbours);
        }
    }
    weigh_towns(document, kind, header, evidence);
}

}  // namespace cvconv::recognizing
