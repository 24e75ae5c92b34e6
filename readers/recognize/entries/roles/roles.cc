#include "readers/recognize/entries/roles/roles.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

#include "readers/pieces/places/places.h"
#include "readers/recognize/entries/roles/role_evidence.h"
#include "readers/recognize/entries/roles/role_values.h"
#include "readers/recognize/weights.h"
#include "recognize/without.h"

namespace cvconv::recognizing {

namespace {

/// What it costs that two neighbouring segments are one value.
float keep_cost(Join join) {
    switch (join) {
        case Join::comma: return weight::one_value_over_comma;
        case Join::bracket: return -0.3F;
        case Join::dash: return weight::one_value_over_dash;
        case Join::style: return weight::one_value_over_style;
        case Join::blank:
        case Join::dot: return weight::one_value_over_dot;
        case Join::bar: return weight::one_value_over_bar;
        case Join::at_word: return weight::one_value_over_at_word;
        case Join::cell: return weight::one_value_over_cell;
        case Join::start_of_line: return weight::one_value_over_line;
    }
    return 1.0F;
}

/// What it costs that they are two.
float change_cost(Join join) {
    switch (join) {
        case Join::comma: return weight::two_values_at_comma;
        case Join::bracket: return weight::two_values_at_bracket;
        case Join::dash: return weight::two_values_at_dash;
        default: return 0.0F;
    }
}

/// The place of a segment in the pattern of its section.
using Slot = std::tuple<int, int, int, bool, bool>;

/// `above`: lines that the others have above the first of this header.
Slot slot_of(const HeaderSegment& segment, int above) {
    return {segment.line + above, std::min(segment.index, 3), static_cast<int>(segment.join), segment.style.bold,
            segment.style.italic};
}
using LineSlot = std::tuple<int, bool, bool>;
LineSlot line_slot_of(const HeaderSegment& segment, int above) {
    return {segment.line + above, segment.style.bold, segment.style.italic};
}

struct HeaderTemplate {
    std::map<Slot, RoleScores> slots;
    std::map<LineSlot, RoleScores> lines;

    void learn(const HeaderSegment& segment, Role role, int above) {
        slots[slot_of(segment, above)].at(static_cast<std::size_t>(role)) += 1;
        lines[line_slot_of(segment, above)].at(static_cast<std::size_t>(role)) += 1;
    }
    [[nodiscard]] static float bonus(const RoleScores& counts, Role role) {
        float total = 0;
        for (float c : counts) {
            total += c;
        }
        if (total < 2) {
            return 0;
        }
        float share = (counts.at(static_cast<std::size_t>(role)) + 0.4F) / (total + 0.4F * role_count);
        float strength = std::min(1.0F, 0.35F + total * 0.08F);
        return std::clamp(strength * std::log(share * role_count) * weight::header_template, -1.4F, 1.4F);
    }
    [[nodiscard]] float bonus(const HeaderSegment& segment, Role role, int above) const {
        float sum = 0;
        if (auto s = slots.find(slot_of(segment, above)); s != slots.end()) {
            sum += bonus(s->second, role);
        }
        if (auto l = lines.find(line_slot_of(segment, above)); l != lines.end()) {
            sum += weight::template_of_line * bonus(l->second, role);
        }
        return sum;
    }
};

struct State {
    float score = -1e9F;
    int previous = -1;
};

struct Decoded {
    std::vector<Role> roles;  ///< of each segment
    float score = -1e9F;
};

/// The best roles for the segments of one header: each role one unbroken run of segments, `other` anywhere.
Decoded decode(const std::vector<HeaderSegment>& segments, const std::vector<RoleScores>& evidence, float no_subject,
               float no_organization) {
    constexpr int masks = 1 << role_count;
    std::size_t n = segments.size();
    std::vector<std::vector<State>> table(n, std::vector<State>(static_cast<std::size_t>(role_count * masks)));
    auto cell = [](int role, int mask) { return static_cast<std::size_t>(role * masks + mask); };
    for (int r = 0; r < role_count; ++r) {
        table[0][cell(r, r == 0 ? 0 : 1 << r)] = {evidence[0].at(static_cast<std::size_t>(r)), -1};
    }
    for (std::size_t i = 1; i < n; ++i) {
        for (int r = 0; r < role_count; ++r) {
            for (int m = 0; m < masks; ++m) {
                const State& before = table[i - 1][cell(r, m)];
                if (before.score < -1e8F) {
                    continue;
                }
                for (int next = 0; next < role_count; ++next) {
                    float score = before.score + evidence[i].at(static_cast<std::size_t>(next));
                    int mask = m;
                    if (next == r) {
                        score -= next == 0 ? 0.0F : keep_cost(segments[i].join);
                    } else {
                        if (next != 0 && ((m >> next) & 1) != 0) {
                            continue;
                        }
                        score -= change_cost(segments[i].join);
                        mask |= next == 0 ? 0 : 1 << next;
                    }
                    State& state = table[i][cell(next, mask)];
                    if (score > state.score) {
                        state = {score, static_cast<int>(cell(r, m))};
                    }
                }
            }
        }
    }
    std::size_t best = 0;
    float best_score = -1e9F;
    for (int r = 0; r < role_count; ++r) {
        for (int m = 0; m < masks; ++m) {
            float score = table[n - 1][cell(r, m)].score;
            score -= ((m >> static_cast<int>(Role::subject)) & 1) == 0 ? no_subject : 0.0F;
            score -= ((m >> static_cast<int>(Role::organization)) & 1) == 0 ? no_organization : 0.0F;
            if (score > best_score) {
                best_score = score;
                best = cell(r, m);
            }
        }
    }
    std::vector<Role> roles(n);
    for (std::size_t i = n; i-- > 0;) {
        roles[i] = static_cast<Role>(best / masks);
        best = static_cast<std::size_t>(std::max(0, table[i][best].previous));
    }
    return {roles, best_score};
}

int lines_of(const HeaderSegments& header) {
    return header.segments.empty() ? 0 : header.segments.back().line + 1;
}

/// Of most headers; 0 if there is no such number.
int usual_lines_of(const std::vector<HeaderSegments>& headers) {
    std::map<int, std::size_t> counts;
    for (const HeaderSegments& header : headers) {
        ++counts[lines_of(header)];
    }
    const auto most = std::max_element(counts.begin(), counts.end(),
                                       [](const auto& a, const auto& b) { return a.second < b.second; });
    return most != counts.end() && most->second * 2 > headers.size() ? most->first : 0;
}

/// The most likely role of each segment: three rounds, each with the template that the one before has shown. Jobs may
/// lack the first line of the others: "Welder, 2016 – 2018" is one more role below "Tide Works, Hull" over "Foreman".
std::vector<std::vector<Role>> decode_all(const std::vector<HeaderSegments>& headers,
                                          const std::vector<std::vector<RoleScores>>& own, float no_subject,
                                          float no_organization, bool may_lack_first_line) {
    HeaderTemplate template_so_far;
    std::vector<std::vector<Role>> roles(headers.size());
    const int usual_lines = usual_lines_of(headers);
    const int rounds = without("templates of headers") ? 1 : 3;
    for (int round = 0; round < rounds; ++round) {
        HeaderTemplate next;
        for (std::size_t h = 0; h < headers.size(); ++h) {
            const auto& segments = headers[h].segments;
            if (segments.empty()) {
                continue;
            }
            Decoded best;
            int best_above = 0;
            const bool may_lack_line = round > 0 && may_lack_first_line && lines_of(headers[h]) + 1 == usual_lines &&
                                       weigh(find(Idea::job_titles, segments.front().words)) > 0;
            const int most_above = may_lack_line ? 1 : 0;
            for (int above = 0; above <= most_above; ++above) {
                std::vector<RoleScores> evidence = own[h];
                for (std::size_t i = 0; round > 0 && headers.size() > 1 && i < segments.size(); ++i) {
                    for (int r = 0; r < role_count; ++r) {
                        evidence[i].at(static_cast<std::size_t>(r)) +=
                            template_so_far.bonus(segments[i], static_cast<Role>(r), above);
                    }
                }
                // the line that lacks named the employer
                Decoded decoded = decode(segments, evidence, no_subject, above > 0 ? 0.0F : no_organization);
                if (decoded.score > best.score) {
                    best = std::move(decoded);
                    best_above = above;
                }
            }
            roles[h] = std::move(best.roles);
            for (std::size_t i = 0; i < segments.size(); ++i) {
                next.learn(segments[i], roles[h][i], best_above);
            }
        }
        template_so_far = std::move(next);
    }
    return roles;
}

/// "Salt Works" and "Hull, LA": one name, and where that is.
bool is_name_and_place(std::string_view text, const HeaderSegments& header) {
    std::size_t names = 0;
    for (std::size_t i = 0; i < header.segments.size();) {
        std::size_t end = i + 1;
        while (end < header.segments.size() && header.segments[end].line == header.segments[i].line) {
            ++end;
        }
        const Span line{header.segments[i].outer.begin, header.segments[end - 1].outer.end};
        names += place_score(text, line) >= 0.8F ? 0 : end - i;
        i = end;
    }
    return names == 1 && header.segments.size() > 1;
}

/// "2012 – 2016 | Salt Works, Inc. | Hull" in each header and no word of a position in any: only employers are named.
bool names_employers_only(std::string_view text, const std::vector<HeaderSegments>& headers) {
    std::size_t firms = 0;
    std::size_t placed = 0;
    for (const HeaderSegments& header : headers) {
        if (header.has_organization) {
            return false;
        }
        for (const HeaderSegment& segment : header.segments) {
            if (weigh(find(Idea::job_titles, segment.words)) > 0 || weigh(find(Idea::roles, segment.words)) > 0) {
                return false;
            }
            firms += weigh(find(Idea::organizations, segment.words), "legal") > 0 ? 1 : 0;
        }
        placed += is_name_and_place(text, header) ? 1 : 0;
    }
    return headers.size() >= 3 && (firms >= 2 || placed == headers.size());
}

}  // namespace

std::vector<Roles> assign_roles(const Document& document, SectionKind kind,
                                const std::vector<HeaderSegments>& headers) {
    const bool of_school = kind == SectionKind::education || kind == SectionKind::courses;
    float no_subject = of_school ? weight::no_degree : weight::no_position;
    float no_organization = weight::no_employer;
    if (kind == SectionKind::projects || kind == SectionKind::awards || kind == SectionKind::certificates ||
        kind == SectionKind::teaching || kind == SectionKind::talks) {
        no_subject = weight::no_title;
        no_organization = 0.2F;
    }
    if (kind == SectionKind::work && names_employers_only(document.text, headers)) {
        no_subject = 0;
        no_organization += weight::no_position;
    }
    std::vector<std::vector<RoleScores>> evidence;
    for (const HeaderSegments& header : headers) {
        evidence.push_back(role_evidence(document, kind, header));
    }
    std::vector<std::vector<Role>> roles = decode_all(headers, evidence, no_subject, no_organization,
                                                      kind == SectionKind::work || kind == SectionKind::volunteer);
    std::vector<Roles> result;
    for (std::size_t h = 0; h < headers.size(); ++h) {
        if (kind == SectionKind::work || kind == SectionKind::volunteer) {
            join_part_of_organization(headers[h].segments, roles[h]);
            extend_values(headers[h].segments, roles[h]);
            part_employers(document.text, headers[h].segments, roles[h]);
        }
        const std::vector<int> parted = of_school ? part_at_dates(headers[h], roles[h]) : std::vector<int>{};
        result.push_back(values_of(headers[h].segments, roles[h]));
        for (int line : parted) {
            const auto of_line = [&](Span other) {
                return std::any_of(headers[h].segments.begin(), headers[h].segments.end(),
                                   [&](const HeaderSegment& segment) {
                                       return segment.line == line && other.overlaps(segment.outer) &&
                                              !find(Idea::institutions, segment.words).empty();
                                   });
            };
            std::erase_if(result.back().others, of_line);
        }
    }
    return result;
}

}  // namespace cvconv::recognizing
