#include "readers/recognize/sections/sections.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>
#include <string>

#include "readers/recognize/contact/person_name.h"
#include "readers/recognize/contact/profiles.h"
#include "readers/recognize/places/postal_address.h"
#include "readers/recognize/sections/authors.h"
#include "readers/recognize/sections/headings.h"
#include "readers/recognize/sections/listed_headings.h"
#include "readers/recognize/sections/section_mending.h"
#include "readers/recognize/weights.h"
#include "recognize/without.h"

namespace cvconv::recognizing {

namespace {

constexpr float impossible = -1e9F;

/// How one line was read on the best way that ends in some state.
struct Step {
    float score = impossible;
    int from = -1;     ///< state of the line before
    int heading = -1;  ///< index of the heading reading used; -1 = content
};

using Row = std::array<Step, section_kind_count>;

int index(SectionKind kind) {
    return static_cast<int>(kind);
}

/// Costs of going on, by whether the document has headings at all.
struct Costs {
    float switch_without_heading = weight::switch_without_heading;
    float leave_the_top = weight::leave_the_top;
    float against_levels = weight::against_levels;
    float empty_section = weight::empty_section;            ///< a heading without a line below it
    float region_discount = weight::region_discount;        ///< a new column may begin a section without a heading
    float prose_opens_column = weight::prose_opens_column;  ///< the summary at the head of the main column
};

float start_score(SectionKind kind) {
    switch (kind) {
        case SectionKind::contact: return 0;
        case SectionKind::summary: return -2;
        default: return -6;
    }
}

/// A run-in heading inside a job or a degree ("Awards: …") is more often a label of that entry.
float run_in_cost(SectionKind current, SectionKind next) {
    if (current == next) {
        return -2.0F;
    }
    switch (current) {
        case SectionKind::work:
        case SectionKind::education:
        case SectionKind::projects:
        case SectionKind::volunteer:
        case SectionKind::publications: return -3.5F;
        case SectionKind::skills: return next == SectionKind::languages ? -0.5F : -2.0F;
        default: return 0;
    }
}

/// A summary opens a document: it follows the contact, and little else.
float summary_cost(SectionKind current, std::size_t line, std::size_t lines) {
    if (current == SectionKind::contact || current == SectionKind::summary) {
        return 0;
    }
    return line * 4 > lines ? 3.0F : 1.5F;
}

/// Sections of names and short phrases: prose below them is not theirs.
bool has_no_prose(SectionKind kind) {
    switch (kind) {
        case SectionKind::contact:
        case SectionKind::skills:
        case SectionKind::languages:
        case SectionKind::certificates:
        case SectionKind::courses:
        case SectionKind::interests: return true;
        default: return false;
    }
}

/// A paragraph of prose, as a summary is one.
bool is_prose(const Line& line) {
    return line.sentence && line.word_count() >= 15 && !line.is_item() && line.kind != BlockKind::heading &&
           !line.has_period();
}

/// The name may stand anywhere on the first page, behind a sidebar; it is what is set largest by far. 0 = nothing is.
float size_of_name(const std::vector<Line>& lines) {
    float largest = 0;
    for (const Line& line : lines) {
        largest = line.page <= 1 ? std::max(largest, line.style.size) : largest;
    }
    float next = 0;
    int names = 0;
    for (const Line& line : lines) {
        if (line.style.size >= largest - 0.1F) {
            bool of_name = line.word_count() <= 5 && !line.has_period() && line.page <= 1;
            names += of_name ? 1 : 100;
        } else {
            next = std::max(next, line.style.size);
        }
    }
    return largest > 1.25F * next && names <= 3 ? largest - 0.1F : 0;
}

/// Are two lines set alike: kind, size, weight, capitals?
bool same_look(const Document& document, const Line& a, const Line& b) {
    const Style& x = a.runs.empty() ? a.style : a.runs.front().style;
    const Style& y = b.runs.empty() ? b.style : b.runs.front().style;
    (void)document;
    return a.kind == b.kind && (a.kind != BlockKind::heading || a.level == b.level) &&
           std::abs(x.size - y.size) < 0.6F && x.bold == y.bold && a.capitals == b.capitals;
}

/// A section within a list ends with its items:
///   - E-mail: ada@example.org
///   - Languages:
///     - Greek
///   - Phone: …            contact again
class NestedList {
public:
    void open(const std::vector<Line>& lines, std::size_t heading, int inner, int outer) {
        const Line& line = lines[heading];
        bool nests = line.is_item() && heading + 1 < lines.size() && lines[heading + 1].is_item() &&
                     lines[heading + 1].level > line.level;
        if (nests && inner != outer) {
            level_ = line.level;
            inner_ = inner;
            outer_ = outer;
            left_ = false;
        } else {
            level_ = -1;
        }
    }

    /// The kind of a line that was taken for `kind`.
    int outer_kind(const Line& line, int kind, bool heading) {
        if (level_ < 0 || kind != inner_ || heading) {
            level_ = -1;
            return kind;
        }
        left_ = left_ || !line.is_item() || line.level <= level_;
        return left_ ? outer_ : kind;
    }

private:
    int level_ = -1;  ///< of the item that is the heading; -1 = none is open
    int inner_ = 0;
    int outer_ = 0;
    bool left_ = false;
};

}  // namespace

std::vector<Section> find_sections(const Document& document, std::vector<Line> lines) {
    std::vector<Section> sections;
    if (lines.empty()) {
        return sections;
    }
    DateOrder order = learn_date_order(document.text);
    raise_listed_headings(document, lines);
    auto candidates = find_headings(document, lines);
    int strong = 0;
    for (const HeadingCandidates& c : candidates) {
        bool beside = std::any_of(c.readings.begin(), c.readings.end(),
                                  [](const HeadingReading& r) { return r.beside && r.score > 2.5F; });
        strong += c.headingness > 2.5F || beside ? 1 : 0;
    }
    Costs costs;
    if (strong == 0) {
        costs.switch_without_heading = 2.2F;
    } else if (strong < 3) {
        costs.switch_without_heading = 2.6F;
    }

    const bool by_level =
        std::any_of(candidates.begin(), candidates.end(), [](const HeadingCandidates& c) { return c.opens; });
    const std::set<std::string> owner = without("owner") ? std::set<std::string>{} : owner_of(document, lines);
    const float name_size = size_of_name(lines);
    bool dated = false;         // has a period been met
    std::size_t name_line = 0;  // where the name heads the main column, behind a sidebar
    std::vector<Row> table(lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Line& line = lines[i];
        SectionEvidence evidence{};
        if (!without("words of lines")) {
            evidence = evidence_of(document, line, signs_of(document, line));
        }
        if (i < 3 && line.word_count() <= 6) {
            evidence.at(0) += 1.5F * name_score(document.text, line.text);
        }
        if (name_size > 0 && line.style.size >= name_size) {
            // at the head of the main column it stands behind all lists of the sidebar
            bool heads_column =
                i > 0 && line.region != lines[i - 1].region && name_score(document.text, line.text) >= 0.5F;
            evidence.at(0) += heads_column ? 9.0F : 4.0F;
            name_line = heads_column ? i : name_line;
        }
        dated = dated || line.has_period();
        const bool below_name = i < 4 ? !dated : name_line > 0 && i == name_line + 1 && !line.has_period();
        if (below_name && line.word_count() <= 14 && line.count(Idea::job_titles) > 0 &&
            line.text.of(document.text).find(':') == std::string_view::npos) {
            evidence.at(0) += 2.4F;  // what one is, below one's name
        }
        if (i * 4 > lines.size() && line.page != 1 && line.urls > 0 && line.emails + line.phones == 0 &&
            find_profiles(document.text, line.text).empty()) {
            evidence.at(0) = std::min(evidence.at(0), 0.5F);  // a link alone is anybody's, far from the top
        }
        if (i > 3 && lists_owner(document, line, owner)) {
            evidence.at(static_cast<std::size_t>(index(SectionKind::publications))) += 2.5F;
            evidence.at(static_cast<std::size_t>(index(SectionKind::skills))) = 0;
        }
        const HeadingCandidates& candidate = candidates[i];
        Row& row = table[i];
        bool new_region = i > 0 && line.region != lines[i - 1].region;
        // a section goes on over the page more often than from column to column
        bool new_page = i > 0 && line.page > lines[i - 1].page;
        float change =
            costs.switch_without_heading - (new_region ? (new_page ? 0.3F : 1.0F) * costs.region_discount : 0.0F);
        if (i > 0 && lines[i].is_item() && lines[i - 1].is_item() && lines[i].level > 0) {
            change += weight::nested_item;  // a nested item belongs to the one above
        }
        // "Developer with 5 years of experience …" at the head of a column, beside one of skills and certificates
        const bool opens_column = new_region && line.page == 1 && lines[i - 1].page == 1 && is_prose(line);
        // which state is best to come from, for those who change
        int best_from = -1;
        if (i > 0) {
            for (int k = 0; k < section_kind_count; ++k) {
                if (best_from < 0 || table[i - 1].at(k).score > table[i - 1].at(best_from).score) {
                    best_from = k;
                }
            }
        }
        float as_content = -std::max(0.0F, candidate.headingness);
        for (int k = 0; k < section_kind_count; ++k) {
            Step step;
            float content = evidence.at(static_cast<std::size_t>(k)) + as_content;
            if (k == index(SectionKind::other)) {
                content -= 0.3F;
            }
            if (i == 0) {
                step = {start_score(static_cast<SectionKind>(k)) + content, -1, -1};
            } else {
                float stay = table[i - 1].at(k).score + content;
                // what stands at the top ends without notice more often than a section with a heading
                bool at_top = best_from == index(SectionKind::contact) || best_from == index(SectionKind::summary);
                float leave = at_top ? std::min(change, costs.leave_the_top) : change;
                float move =
                    table[i - 1].at(best_from).score - leave + content -
                    (k == index(SectionKind::other) ? 3.0F : 0.0F) - (k == index(SectionKind::contact) ? 1.0F : 0.0F) -
                    // where levels of headings tell sections, only what has none anywhere goes without: an address
                    (k != index(SectionKind::contact) && by_level && !at_top ? costs.against_levels : 0.0F) +
                    // profiles below the summary at the top
                    (k == index(SectionKind::contact) && best_from == index(SectionKind::summary) ? 3.0F : 0.0F) +
                    (k == index(SectionKind::summary) && opens_column &&
                             has_no_prose(static_cast<SectionKind>(best_from))
                         ? costs.prose_opens_column
                         : 0.0F) -
                    (k == index(SectionKind::summary)
                         ? summary_cost(static_cast<SectionKind>(best_from), i, lines.size())
                         : 0.0F);
                step = stay > move ? Step{stay, k, -1} : Step{move, best_from, -1};
            }
            row.at(k) = step;
        }
        for (std::size_t h = 0; h < candidate.readings.size(); ++h) {
            const HeadingReading& reading = candidate.readings[h];
            int k = index(reading.kind);
            for (int from = 0; from < section_kind_count; ++from) {
                float before = i == 0 ? (from == 0 ? 0.0F : impossible) : table[i - 1].at(from).score;
                float score = before + reading.score;
                if (i <= 2) {
                    score -= (i <= 1 ? 5.0F : 3.0F) *
                             (1.0F - reading.certainty);  // the first lines are the name and what one is
                }
                bool below_heading = i > 0 && table[i - 1].at(from).heading >= 0 &&
                                     candidates[i - 1]
                                         .readings.at(static_cast<std::size_t>(table[i - 1].at(from).heading))
                                         .remainder.empty();
                if (below_heading) {
                    score -= weight::heading_below_heading + weight::vague_heading_below_heading *
                                                                 (1.0F - reading.certainty);  // sections are not empty
                }
                bool subtitle = below_heading && line.kind == BlockKind::heading &&
                                lines[i - 1].kind == BlockKind::heading && line.level > lines[i - 1].level;
                if (subtitle && !(reading.known && reading.certainty >= 1)) {
                    score -= weight::subtitle;  // "### Curricula: Coding Online" right below "## Projects"
                }
                if (!reading.known && !reading.beside && from == k && !candidate.opens &&
                    (!candidate.looks_sure || reading.kind == SectionKind::skills)) {
                    score += weight::title_within_section;  // a title within the section
                }
                if (!reading.remainder.empty()) {
                    score += reading.beside ? 0.0F : run_in_cost(static_cast<SectionKind>(from), reading.kind);
                    score += as_content * 0.5F;
                }
                if (reading.kind == SectionKind::summary && i > 0) {
                    score -= summary_cost(static_cast<SectionKind>(from), i, lines.size());
                }
                // "INFO" over a paragraph, right below the name
                if (!reading.known && reading.kind == SectionKind::summary && from == 0 && i <= 8 &&
                    i + 1 < lines.size() && lines[i + 1].word_count() >= 8 && !lines[i + 1].is_item() &&
                    !lines[i + 1].has_period() && lines[i + 1].kind != BlockKind::heading &&
                    lines[i + 1].emails + lines[i + 1].phones + lines[i + 1].urls == 0) {
                    score += 3.5F;
                }
                if (reading.kind == SectionKind::contact && i > 0 && from == 0) {
                    score -= 0.5F;
                }
                if (score > row.at(k).score) {
                    row.at(k) = {score, i == 0 ? -1 : from, static_cast<int>(h)};
                }
            }
        }
    }

    // walk back
    std::vector<std::pair<int, int>> path(lines.size());  // state, heading
    int state = 0;
    for (int k = 1; k < section_kind_count; ++k) {
        if (table.back().at(k).score > table.back().at(state).score) {
            state = k;
        }
    }
    for (std::size_t i = lines.size(); i-- > 0;) {
        const Step& step = table[i].at(state);
        path[i] = {state, step.heading};
        if (step.from >= 0) {
            state = step.from;
        }
    }

    int heading_line = -1;
    Line heading_look;
    bool groups_look_alike = false;
    NestedList nested;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        auto [kind, heading] = path[i];
        kind = nested.outer_kind(lines[i], kind, heading >= 0);
        if (heading >= 0 && !sections.empty() && index(sections.back().kind) == kind && !candidates[i].opens &&
            (!candidates[i].looks_sure || static_cast<SectionKind>(kind) == SectionKind::skills) &&
            !candidates[i].readings[static_cast<std::size_t>(heading)].known &&
            !candidates[i].readings[static_cast<std::size_t>(heading)].beside) {
            heading = -1;
        }
        bool opens_new = sections.empty() || index(sections.back().kind) != kind;
        // "Web Technologies" right below "Skills", in one look: what is set so names a group
        groups_look_alike = groups_look_alike && !opens_new && static_cast<SectionKind>(kind) == SectionKind::skills;
        groups_look_alike =
            groups_look_alike || (heading >= 0 && !opens_new && static_cast<SectionKind>(kind) == SectionKind::skills &&
                                  heading_line >= 0 && static_cast<std::size_t>(heading_line) + 1 == i);
        bool keeps = heading >= 0 && !opens_new && !candidates[i].opens &&
                     static_cast<SectionKind>(kind) == SectionKind::skills && heading_line >= 0 &&
                     (groups_look_alike || !same_look(document, lines[i], heading_look)) &&
                     candidates[i].readings[static_cast<std::size_t>(heading)].remainder.empty();
        if (keeps) {
            sections.back().lines.push_back(std::move(lines[i]));
            continue;
        }
        // "Tools: Git, Docker" among skills is a group of them
        bool group = heading >= 0 && !opens_new && static_cast<SectionKind>(kind) == SectionKind::skills &&
                     !candidates[i].readings[static_cast<std::size_t>(heading)].remainder.empty() &&
                     !candidates[i].readings[static_cast<std::size_t>(heading)].beside;
        // … and where another section came between them
        bool again = heading >= 0 && opens_new && static_cast<SectionKind>(kind) == SectionKind::skills &&
                     !candidates[i].readings[static_cast<std::size_t>(heading)].remainder.empty() &&
                     !candidates[i].readings[static_cast<std::size_t>(heading)].beside &&
                     std::any_of(sections.begin(), sections.end(),
                                 [](const Section& s) { return s.kind == SectionKind::skills; });
        if (again) {
            sections.push_back({SectionKind::skills, {}, {}});
        }
        if (group || again) {
            sections.back().lines.push_back(std::move(lines[i]));
            continue;
        }
        bool opens = sections.empty() || heading >= 0 || index(sections.back().kind) != kind;
        if (opens) {
            sections.push_back({static_cast<SectionKind>(kind), {}, {}});
        }
        if (heading < 0) {
            sections.back().lines.push_back(std::move(lines[i]));
            continue;
        }
        const HeadingReading& reading = candidates[i].readings[static_cast<std::size_t>(heading)];
        // "Programming languages" in the look of body text names a group, not a section
        if (static_cast<SectionKind>(kind) == SectionKind::skills && !reading.known && !reading.beside &&
            reading.remainder.empty() && !candidates[i].opens) {
            // groups of skills set like headings: the title is the first group's name
            sections.back().lines.push_back(std::move(lines[i]));
            continue;
        }
        sections.back().title = reading.title;
        nested.open(lines, i, kind, sections.size() > 1 ? index(sections[sections.size() - 2].kind) : kind);
        heading_line = static_cast<int>(i);
        heading_look = lines[i];
        if (!reading.remainder.empty()) {
            sections.back().lines.push_back(part_of(document, lines[i], reading.remainder, order));
        }
    }
    mend_sections(document, sections);
    return sections;
}

}  // namespace cvconv::recognizing
