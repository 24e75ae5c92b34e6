#include "readers/recognize/entries/roles/role_values.h"

#include <algorithm>

#include "ir/lexicon.h"

namespace cvconv::recognizing {

void extend_values(const std::vector<HeaderSegment>& segments, std::vector<Role>& roles) {
    for (std::size_t i = 1; i < segments.size(); ++i) {
        const Role before = roles[i - 1];
        bool joined =
            segments[i].join == Join::comma || segments[i].join == Join::dash || segments[i].join == Join::bracket;
        bool value = before == Role::subject || before == Role::organization;
        bool again = std::find(roles.begin() + static_cast<std::ptrdiff_t>(i), roles.end(), before) != roles.end();
        if (roles[i] == Role::other && joined && value && !again && segments[i].line == segments[i - 1].line &&
            segments[i].words.size() <= 8) {
            roles[i] = before;
        }
    }
}

void join_part_of_organization(const std::vector<HeaderSegment>& segments, std::vector<Role>& roles) {
    for (std::size_t i = 1; i < segments.size(); ++i) {
        const bool part = segments[i].join == Join::at_word && roles[i] == Role::organization &&
                          roles[i - 1] == Role::other && segments[i].line == segments[i - 1].line &&
                          !segments[i - 1].starts_lower;
        const bool titled = std::any_of(roles.begin(), roles.end(), [](Role role) { return role == Role::subject; });
        if (part && titled) {
            roles[i - 1] = Role::organization;
            // "Lab (TL) at …": a bracket in between
            if (i >= 2 && segments[i - 1].join == Join::bracket && roles[i - 2] == Role::other) {
                roles[i - 2] = Role::organization;
            }
        }
    }
}

void part_employers(std::string_view text, const std::vector<HeaderSegment>& segments, std::vector<Role>& roles) {
    constexpr std::uint32_t widest = 6;  // bytes of what parts two pieces; a date is wider
    auto names_one = [&](std::size_t i) {
        auto named = find(Idea::organizations, segments[i].words);
        std::erase_if(named, [](const LexiconHit& hit) { return hit.key == "legal"; });  // "Omnia. Co., Ltd."
        return !named.empty() || !find(Idea::institutions, segments[i].words).empty();
    };
    for (std::size_t i = 1; i < segments.size(); ++i) {
        if (roles[i] != Role::organization || roles[i - 1] != Role::organization ||
            segments[i].line != segments[i - 1].line) {
            continue;
        }
        if (segments[i].outer.begin > segments[i - 1].outer.end + widest) {
            roles[i] = Role::other;
        } else if (segments[i].join == Join::dash && text[segments[i - 1].outer.end] == '.') {
            if (!names_one(i)) {
                roles[i] = names_one(i - 1) ? Role::other : roles[i];
                continue;
            }
            for (std::size_t before = i; before-- > 0 && roles[before] == Role::organization;) {
                roles[before] = Role::other;
            }
        }
    }
}

std::vector<int> part_at_dates(const HeaderSegments& header, std::vector<Role>& roles) {
    const std::vector<HeaderSegment>& segments = header.segments;
    auto dated = [&](const HeaderSegment& before, const HeaderSegment& behind) {
        return before.line != behind.line &&
               std::any_of(header.periods.begin(), header.periods.end(), [&](const FoundPeriod& period) {
                   return period.where.begin >= before.outer.end && period.where.end <= behind.outer.begin;
               });
    };
    std::vector<int> parted;
    bool named = false;  // a school, in the segments of this value
    for (std::size_t i = 0; i < segments.size(); ++i) {
        if (roles[i] != Role::organization) {
            named = false;
            continue;
        }
        if (i > 0 && named && roles[i - 1] == Role::organization && dated(segments[i - 1], segments[i])) {
            const int line = segments[i].line;
            for (; i < segments.size() && roles[i] == Role::organization && segments[i].line == line; ++i) {
                roles[i] = Role::other;
            }
            parted.push_back(line);
            named = false;
            --i;
            continue;
        }
        named = named || !find(Idea::institutions, segments[i].words).empty();
    }
    return parted;
}

Roles values_of(const std::vector<HeaderSegment>& segments, const std::vector<Role>& roles) {
    Roles out;
    for (std::size_t i = 0; i < segments.size(); ++i) {
        std::size_t last = i;
        while (roles[i] != Role::other && last + 1 < segments.size() && roles[last + 1] == roles[i]) {
            ++last;
        }
        // a bracket is part of the value only where it is not all of it
        Span span = last == i ? segments[i].text : Span{segments[i].outer.begin, segments[last].outer.end};
        switch (roles[i]) {
            case Role::subject:
                out.subject = span;
                out.subject_line = segments[i].line;
                break;
            case Role::organization:
                out.organization = span;
                out.organization_line = segments[i].line;
                break;
            case Role::location: out.location = span; break;
            case Role::area: out.area = span; break;
            case Role::score: out.score = span; break;
            case Role::other: out.others.push_back(span); break;
        }
        i = last;
    }
    return out;
}

}  // namespace cvconv::recognizing
