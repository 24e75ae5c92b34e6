#include "readers/recognize/entries/roles/town_evidence.h"

#include <algorithm>

#include "readers/pieces/characters.h"
#include "readers/pieces/places/places.h"
#include "readers/pieces/places/postal_address.h"
#include "readers/recognize/entries/roles/neighbours.h"
#include "readers/recognize/entries/roles/segment_words.h"

namespace cvconv::recognizing {

/// "Glenrothes", "Cape Clear": all capitalised, and no word of anything else.
bool may_be_town(const Document& document, const HeaderSegment& segment) {
    std::string_view own = segment.text.of(document.text);
    const bool capitals = std::all_of(segment.words.begin(), segment.words.end(), [&](const Word& word) {
        char32_t c = character_at(document.text, word.where.begin);
        return is_upper(c) || (is_letter(c) && !is_lower(c)) || word.where.size() <= 3;
    });
    return capitals && !is_all_capitals(own) && own.find_first_of("0123456789&:") == std::string_view::npos &&
           is_upper(character_at(document.text, segment.text.begin)) &&
           count(segment, Idea::organizations) + count(segment, Idea::institutions) + count(segment, Idea::job_titles) +
                   count(segment, Idea::degrees) + count(segment, Idea::roles) + count(segment, Idea::honours) ==
               0;
}

namespace {

bool is_state_code(const Document& document, const HeaderSegment& segment) {
    std::string_view own = segment.text.of(document.text);
    return own.size() == 2 && is_all_capitals(own) && !lookup(Idea::regions, own).empty();
}

/// Does the segment open what it stands in, or stand behind the position: "Tide Works", "Welder – Tide Works"?
bool may_be_employer(const Neighbours& n, std::size_t index) {
    const HeaderSegment& segment = n.segments[index];
    if (count(segment, Idea::job_titles) > 0 && count(segment, Idea::organizations, "legal") == 0) {
        return false;  // "Indals Konsult AB" is an employer all the same
    }
    const bool opens = segment.join == Join::start_of_line || segment.join == Join::cell ||
                       segment.join == Join::style || segment.join == Join::at_word;
    if (opens || index == 0 || n.segments[index - 1].line != segment.line) {
        return opens;
    }
    const HeaderSegment& before = n.segments[index - 1];
    const bool position = before.join == Join::start_of_line || before.join == Join::cell ||
                          (before.join == Join::bracket && index >= 2 && n.segments[index - 2].line == segment.line);
    return (segment.join == Join::comma || segment.join == Join::dash || segment.join == Join::bar) && position;
}

/// "Tide Research, Austin, TX": what opens a line that ends with a place is who is there, and so is what stands
/// between the position and the place: "Lifeguard – Tide Rescue, Kerteminde".
void weigh_employer_and_place(const Neighbours& n) {
    if (n.has_comma() && may_be_employer(n, n.index - 1) && place_score(n.document.text, n.second().text) >= 0.8F &&
        place_score(n.document.text, n.first().text) < 0.5F) {
        n.for_first(Role::organization) += 0.8F;
        n.for_first(Role::location) -= 0.8F;
    }
}

/// "(CN)", "(37)" behind a town: a code of two or three capitals or digits.
bool is_code_of_region(const Document& document, const HeaderSegment& segment) {
    std::string_view own = segment.text.of(document.text);
    const bool digits = own.find_first_not_of("0123456789") == std::string_view::npos;
    return segment.join == Join::bracket && segment.words.size() == 1 && own.size() >= 2 && own.size() <= 3 &&
           (digits || is_all_capitals(own));
}

/// "Forth Fluid Machinery Ltd, Glenrothes" below the position: a name of a word or three behind the employer's, which
/// no lexicon has, is a town more often than anything else. So it is behind "Welder, Forth Fluid Machinery Ltd", and
/// before the code of its province: "Cantina Rossi, Alba (CN)", "Imprimerie Bellon – Amboise (37)", or before a place
/// that is known: "Tide House Hotel, Rock Hill, Cork".
void weigh_employer_and_town(const Neighbours& n) {
    const HeaderSegment& town = n.second();
    const auto ends_line = [&](std::size_t index) {
        return index + 1 >= n.segments.size() || n.segments[index + 1].line != town.line ||
               n.segments[index + 1].join == Join::cell;
    };
    const bool coded = n.index + 1 < n.segments.size() && is_code_of_region(n.document, n.segments[n.index + 1]) &&
                       n.segments[n.index + 1].line == town.line && ends_line(n.index + 1);
    const bool more_in_header = std::any_of(n.segments.begin(), n.segments.end(), [&](const HeaderSegment& other) {
        return other.line != town.line || other.join == Join::cell || other.join == Join::at_word ||
               other.index < n.first().index;
    });
    const bool known = place_score(n.document.text, town.text) >= 0.3F;
    const bool dash = coded && n.on_one_line() && town.join == Join::dash &&
                      (known || is_digit(character_at(n.document.text, n.segments[n.index + 1].text.begin)));
    std::size_t last = n.index;
    while (last + 1 < n.segments.size() && n.segments[last + 1].line == town.line &&
           n.segments[last + 1].join == Join::comma) {
        ++last;
    }
    const bool before_place =
        last > n.index && count(n.first(), Idea::organizations) > 0 &&
        place_score(n.document.text, {n.segments[n.index + 1].outer.begin, n.segments[last].outer.end}) >= 0.8F;
    const std::size_t longest = coded ? 5 : 3;
    // "Forth Fluid Machinery Ltd, Glenrothes" over several roles, each with a header of its own
    const bool legal = count(n.first(), Idea::organizations, "legal") > 0 && town.words.size() <= 2;
    if (!(n.has_comma() || dash) || !(ends_line(n.index) || coded || before_place) ||
        !may_be_employer(n, n.index - 1) || !(more_in_header || coded || n.header.has_subject || legal) ||
        town.words.size() > longest || !(known || may_be_town(n.document, town))) {
        return;
    }
    n.for_second(Role::location) += 1.6F;
    n.for_second(Role::organization) -= 0.6F;
    n.for_second(Role::subject) -= legal ? 1.5F : 0.0F;
    if (coded) {
        at(n.evidence[n.index + 1], Role::location) += 2.5F;
        at(n.evidence[n.index + 1], Role::organization) -= 1.0F;
    }
}

/// "Keeper | 2019 – today" over "State school, 640 pupils | Pembroke": a name below the date, in a cell of its own.
void weigh_town_below_date(const Neighbours& n) {
    const HeaderSegment& town = n.second();
    const bool ends_line = n.index + 1 == n.segments.size() || n.segments[n.index + 1].line != town.line;
    if (!n.on_one_line() || town.join != Join::cell || !ends_line || town.line == 0 || town.words.size() > 3 ||
        !may_be_town(n.document, town)) {
        return;
    }
    std::uint32_t end_above = 0;  // of what stands on the line above
    std::uint32_t begin = town.outer.begin;
    for (const HeaderSegment& segment : n.segments) {
        end_above = segment.line == town.line - 1 ? std::max(end_above, segment.outer.end) : end_above;
        begin = segment.line == town.line ? std::min(begin, segment.outer.begin) : begin;
    }
    const bool below_date =
        std::any_of(n.header.periods.begin(), n.header.periods.end(), [&](const FoundPeriod& period) {
            return end_above > 0 && period.where.begin >= end_above && period.where.end <= begin;
        });
    if (below_date) {
        n.for_second(Role::location) += 2.2F;
        n.for_second(Role::organization) -= 1.0F;
        n.for_second(Role::subject) -= 1.0F;
    }
}

/// "Acme | Tirau, New Zealand": a name that no lexicon has, in a cell of its own with a country or region behind it.
void weigh_town_and_country(const Neighbours& n) {
    const bool ends = n.index + 1 == n.segments.size() || n.segments[n.index + 1].line != n.second().line ||
                      n.segments[n.index + 1].join == Join::cell || n.segments[n.index + 1].join == Join::bar;
    const Join join = n.first().join;
    // "Metalworks of the Vouga, S.A., Águeda, Portugal"
    const bool behind_employer = n.index >= 2 && join == Join::comma &&
                                 n.segments[n.index - 2].line == n.first().line &&
                                 count(n.segments[n.index - 2], Idea::organizations) > 0;
    const bool apart = join == Join::cell || join == Join::bar || join == Join::style || behind_employer;
    if (!n.has_comma() || !ends || !apart || n.first().words.size() > 3 || !may_be_town(n.document, n.first())) {
        return;
    }
    const auto places = find_places(n.document.text, n.second().text);
    if (places.size() == 1 && places.front().where == n.second().text && places.front().kind != PlaceKind::city) {
        n.for_first(Role::location) += 2.2F;
        n.for_second(Role::location) += 0.5F;
    }
}

/// "Boston, MA": the code of a state behind a place.
void weigh_place_and_state(const Neighbours& n) {
    if (n.has_comma() && is_state_code(n.document, n.second()) && n.first().words.size() <= 3 &&
        count(n.first(), Idea::job_titles) + count(n.first(), Idea::organizations) == 0) {
        const bool own_line = n.first().join == Join::start_of_line && n.first().line > 0 &&
                              (n.index + 1 == n.segments.size() || n.segments[n.index + 1].line != n.second().line);
        n.for_second(Role::location) += 1.8F;
        n.for_second(Role::subject) -= 2.0F;
        // "Harbour Pumps, Inc., Owasso, OK"
        const bool behind_employer = n.index >= 2 && n.segments[n.index - 2].line == n.first().line &&
                                     n.first().join == Join::comma &&
                                     count(n.segments[n.index - 2], Idea::organizations, "legal") > 0;
        n.for_first(Role::location) += own_line || behind_employer ? 2.0F : 0.6F;
    }
}

/// "Rende, CS": a town, and the two capitals of its province or state.
bool is_town_and_province(const Document& document, const std::vector<HeaderSegment>& segments, std::size_t begin,
                          std::size_t end) {
    if (end - begin != 2 || segments[end - 1].join != Join::comma || !may_be_town(document, segments[begin])) {
        return false;
    }
    const std::string_view code = segments[end - 1].text.of(document.text);
    return code.size() == 2 && is_all_capitals(code) && segments[begin].words.size() <= 3;
}

/// "660 S. 12th Street, Elko, NV 89801", "Deinze, Flemish Region, Belgium" below the employer: a line that is an
/// address or a place, and nothing else, is where that was.
void weigh_lines_of_places(const Document& document, const HeaderSegments& header, std::vector<RoleScores>& evidence) {
    for (std::size_t i = 0; i < header.segments.size();) {
        std::size_t end = i;
        while (end < header.segments.size() && header.segments[end].line == header.segments[i].line) {
            ++end;
        }
        const Span line{header.segments[i].outer.begin, header.segments[end - 1].outer.end};
        const bool numbered = line.of(document.text).find_first_of("0123456789") != std::string_view::npos;
        const auto place = header.segments[i].line > 0 && end - i >= 2 && numbered
                               ? parse_postal_address(document.text, {line})
                               : std::nullopt;
        if (place && place->address && place->postal_code) {
            for (std::size_t k = i; k < end; ++k) {
                at(evidence[k], Role::location) += 3.0F;
                at(evidence[k], Role::organization) -= 1.5F;
            }
        } else if (header.segments[i].line > 0 && end - i >= 2 &&
                   (place_score(document.text, line) >= 0.9F ||
                    is_town_and_province(document, header.segments, i, end))) {
            for (std::size_t k = i; k < end; ++k) {
                at(evidence[k], Role::location) += 1.5F;
                at(evidence[k], Role::organization) -= 1.5F;
            }
        }
        i = end;
    }
}

/// "2801 S Harbor Blvd, Leith, FL" in a cell of its own, as "Harbour Clinic" is in the one before: where that was.
void weigh_cells_of_addresses(const Document& document, const HeaderSegments& header,
                              std::vector<RoleScores>& evidence) {
    const auto& segments = header.segments;
    for (std::size_t i = 1; i < segments.size(); ++i) {
        if (segments[i].join != Join::cell || !is_digit(character_at(document.text, segments[i].text.begin))) {
            continue;
        }
        std::size_t end = i + 1;
        while (end < segments.size() && segments[end].line == segments[i].line && segments[end].join != Join::cell) {
            ++end;
        }
        const auto place =
            parse_postal_address(document.text, {{segments[i].outer.begin, segments[end - 1].outer.end}});
        for (std::size_t k = i; place && place->address && (place->city || place->region) && k < end; ++k) {
            at(evidence[k], Role::location) += 3.0F;
            at(evidence[k], Role::organization) -= 1.5F;
        }
    }
}

}  // namespace

void weigh_towns(const Document& document, SectionKind kind, const HeaderSegments& header,
                 std::vector<RoleScores>& evidence) {
    for (std::size_t i = 1; i < header.segments.size(); ++i) {
        const Neighbours neighbours{document, header, header.segments, i, evidence};
        if (kind == SectionKind::work || kind == SectionKind::volunteer) {
            weigh_employer_and_place(neighbours);
            weigh_town_below_date(neighbours);
        }
        if (kind == SectionKind::work) {  // the place of volunteering has no field of its own
            weigh_employer_and_town(neighbours);
        }
        weigh_town_and_country(neighbours);
        weigh_place_and_state(neighbours);
    }
    if (kind == SectionKind::work || kind == SectionKind::education) {
        weigh_lines_of_places(document, header, evidence);
        weigh_cells_of_addresses(document, header, evidence);
    }
}

}  // namespace cvconv::recognizing
