#include "readers/recognize/sections/section_path.h"

#include <algorithm>
#include <array>
#include <set>
#include <string>

#include "readers/pieces/contact/profiles.h"
#include "readers/pieces/labels.h"
#include "readers/pieces/names/person_name.h"
#include "readers/recognize/sections/authors.h"
#include "readers/recognize/sections/evidence.h"
#include "readers/recognize/sections/regrouping/mixed_lists.h"
#include "readers/recognize/weights.h"
#include "recognize/without.h"

namespace cvconv::recognizing {

namespace {

constexpr float impossible = -1e9F;

/// A document with a heading for so many lines, or fewer, has headings.
constexpr std::size_t lines_of_headed_section = 12;

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
        case SectionKind::teaching:
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

/// Goes over the lines, and keeps for each the best way to have read all up to it, by the kind it ends in.
class PathFinder {
public:
    PathFinder(const Document& document, const HeadedLines& headed)
        : document_(document),
          lines_(headed.lines),
          candidates_(headed.candidates),
          evidence_(headed.evidence),
          by_level_(std::any_of(candidates_.begin(), candidates_.end(), [](const auto& c) { return c.opens; })),
          owner_(without("owner") ? std::set<std::string>{} : owner_of(document, lines_)),
          name_size_(size_of_name(lines_)),
          first_address_(
              static_cast<std::size_t>(std::find_if(lines_.begin(), lines_.end(),
                                                    [](const Line& line) { return line.emails + line.phones > 0; }) -
                                       lines_.begin())),
          table_(lines_.size()) {
        for (const Line& line : lines_) {
            constexpr std::uint32_t longest = 80;  // bytes
            headline_is_asked_.push_back(line.text.size() < longest && asks_for_headline(line.text.of(document.text)));
        }
        int strong = 0;
        for (const HeadingCandidates& c : candidates_) {
            bool beside = std::any_of(c.readings.begin(), c.readings.end(),
                                      [](const HeadingReading& r) { return r.beside && r.score > 2.5F; });
            strong += c.headingness > 2.5F || beside ? 1 : 0;
        }
        if (strong < 3) {
            const float cheap = strong == 0 ? 2.2F : 2.6F;
            // two in a short document are as many as six in a long one: only what stands at the top has none
            const bool has_headings =
                strong > 0 && lines_.size() <= lines_of_headed_section * static_cast<std::size_t>(strong);
            (has_headings ? costs_.leave_the_top : costs_.switch_without_heading) = cheap;
        }
    }

    std::vector<PathStep> find() {
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            read_as_content(i, evidence_in_place(i));
            for (std::size_t h = 0; h < candidates_[i].readings.size(); ++h) {
                read_as_heading(i, h);
            }
        }
        return walk_back();
    }

private:
    const Document& document_;
    const std::vector<Line>& lines_;
    const std::vector<HeadingCandidates>& candidates_;
    const std::vector<SectionEvidence>& evidence_;
    Costs costs_;
    bool by_level_;  ///< levels of headings tell the sections
    std::set<std::string> owner_;
    float name_size_;
    bool dated_ = false;                   ///< a period has been met
    std::size_t name_line_ = 0;            ///< where the name heads the main column, behind a sidebar
    std::size_t first_address_;            ///< the line of the first e-mail address or telephone number
    std::vector<bool> headline_is_asked_;  ///< "Desired position"
    std::vector<Row> table_;

    /// What the line says by itself, and by where it stands in the document.
    SectionEvidence evidence_in_place(std::size_t i) {
        const Line& line = lines_[i];
        SectionEvidence evidence = evidence_[i];
        float& contact = evidence.at(static_cast<std::size_t>(index(SectionKind::contact)));
        if (i < 3 && line.word_count() <= 6) {
            contact += 1.5F * name_score(document_.text, line.text);
        }
        if (name_size_ > 0 && line.style.size >= name_size_) {
            // at the head of the main column it stands behind all lists of the sidebar
            bool heads_column =
                i > 0 && line.region != lines_[i - 1].region && name_score(document_.text, line.text) >= 0.5F;
            contact += heads_column ? 9.0F : 4.0F;
            name_line_ = heads_column ? i : name_line_;
        }
        dated_ = dated_ || line.has_period();
        const bool below_name = i < 4 ? !dated_ : name_line_ > 0 && i == name_line_ + 1 && !line.has_period();
        if (below_name && line.word_count() <= 14 && line.count(Idea::job_titles) > 0 &&
            line.text.of(document_.text).find(':') == std::string_view::npos) {
            contact += 2.4F;  // what one is, below one's name
        }
        if (i * 4 > lines_.size() && line.page != 1 && line.urls > 0 && line.emails + line.phones == 0 &&
            find_profiles(document_.text, line.text).empty()) {
            contact = std::min(contact, 0.5F);  // a link alone is anybody's, far from the top
        }
        if (i > 3 && lists_owner(document_, line, owner_)) {
            evidence.at(static_cast<std::size_t>(index(SectionKind::publications))) += 2.5F;
            evidence.at(static_cast<std::size_t>(index(SectionKind::skills))) = 0;
        }
        return evidence;
    }

    /// What it costs to read the line, which looks like a heading, as content.
    [[nodiscard]] float as_content(std::size_t i) const { return -std::max(0.0F, candidates_[i].headingness); }

    [[nodiscard]] int best_before(std::size_t i) const {
        const Row& before = table_[i - 1];
        auto better = [](const Step& a, const Step& b) { return a.score < b.score; };
        return static_cast<int>(std::max_element(before.begin(), before.end(), better) - before.begin());
    }

    /// What it costs to begin a section of `kind` here without a heading, coming from the best of the others.
    [[nodiscard]] float cost_of_move(std::size_t i, SectionKind from, SectionKind kind) const {
        constexpr float address_of_referee = 5;
        const Line& line = lines_[i];
        const Line& above = lines_[i - 1];
        const bool new_region = line.region != above.region;
        // a section goes on over the page more often than from column to column
        const bool new_page = line.page > above.page;
        // what stands at the top ends without notice more often than a section with a heading
        const bool at_top = from == SectionKind::contact || from == SectionKind::summary;
        float cost =
            costs_.switch_without_heading - (new_region ? (new_page ? 0.3F : 1.0F) * costs_.region_discount : 0.0F);
        if (line.is_item() && above.is_item() && line.level > 0) {
            cost += weight::nested_item;  // a nested item belongs to the one above
        } else if (line.is_item() && above.is_item() && line.level == above.level && !new_region &&
                   line.gap_before < 0.3F) {
            cost += weight::within_list;  // a list is of one kind
        }
        cost = at_top ? std::min(cost, costs_.leave_the_top) : cost;
        cost += kind == SectionKind::other ? 3.0F : 0.0F;
        if (kind == SectionKind::contact) {
            cost += 1.0F - (from == SectionKind::summary ? 3.0F : 0.0F);  // profiles below the summary at the top
            // referees have addresses, too
            cost += from == SectionKind::references && !new_region ? address_of_referee : 0.0F;
        } else if (by_level_ && !at_top) {
            // where levels of headings tell sections, only what has none anywhere goes without: an address
            cost += costs_.against_levels;
            // "- Networking (Infiniband, Ethernet)" below "### Operator, 2012 – 2017", however many of them
            cost += line.kind == BlockKind::heading ? 0.0F : weight::below_heading;
        }
        // what stands below a heading belongs to it; "Training" alone says too little
        const bool vague = from == SectionKind::courses || from == SectionKind::other;
        // "Desired position" has one, though what stands at the top ends without notice
        const bool asked = from == SectionKind::summary && headline_is_asked_[i - 1];
        cost += (!at_top || asked) && !vague && is_lone_heading(i - 1, from) ? costs_.empty_section : 0.0F;
        if (kind == SectionKind::summary) {
            // "Developer with 5 years of experience …" at the head of a column, beside one of skills and certificates
            const bool opens_column = new_region && line.page == 1 && above.page == 1 && is_prose(line);
            cost -= opens_column && has_no_prose(from) ? costs_.prose_opens_column : 0.0F;
            cost += summary_cost(from, i, lines_.size());
        }
        return cost;
    }

    /// "Email: ann@mill.example" below a referee: whose address it is the section says, once the owner's is told.
    [[nodiscard]] float address_of_referee(std::size_t i, SectionKind kind, const SectionEvidence& evidence) const {
        const bool told = first_address_ + 1 < i && lines_[i].region == lines_[i - 1].region &&
                          lines_[i].emails + lines_[i].phones > 0;
        return kind == SectionKind::references && told
                   ? std::max(0.0F, evidence.at(static_cast<std::size_t>(index(SectionKind::contact))))
                   : 0.0F;
    }

    void read_as_content(std::size_t i, const SectionEvidence& evidence) {
        const int from = i > 0 ? best_before(i) : 0;
        for (int k = 0; k < section_kind_count; ++k) {
            const auto kind = static_cast<SectionKind>(k);
            const float content =
                evidence.at(static_cast<std::size_t>(k)) + as_content(i) - (kind == SectionKind::other ? 0.3F : 0.0F);
            if (i == 0) {
                table_[i].at(k) = {start_score(kind) + content, -1, -1};
                continue;
            }
            const float stay = table_[i - 1].at(k).score + content + address_of_referee(i, kind, evidence);
            const float move =
                table_[i - 1].at(from).score - cost_of_move(i, static_cast<SectionKind>(from), kind) + content;
            table_[i].at(k) = stay > move ? Step{stay, k, -1} : Step{move, from, -1};
        }
    }

    /// What speaks for this reading of the line as a heading, behind a line that was read as `from`.
    [[nodiscard]] float score_of_heading(std::size_t i, const HeadingReading& reading, SectionKind from) const {
        const Line& line = lines_[i];
        const HeadingCandidates& candidate = candidates_[i];
        float score = reading.score;
        if (i <= 2) {
            // the first lines are the name and what one is
            score -= (i <= 1 ? 5.0F : 3.0F) * (1.0F - reading.certainty);
            // "# IDA FJORD" in the look of all headings
            score -= i == 0 && !reading.known ? 4.0F * name_score(document_.text, line.text) : 0.0F;
        }
        const bool below_heading = i > 0 && is_lone_heading(i - 1, from);
        if (below_heading) {  // sections are not empty
            score -= weight::vague_heading_below_heading * (1.0F - reading.certainty);
        }
        if (!reading.known && !reading.beside && from == reading.kind && !candidate.opens &&
            (!candidate.looks_sure || reading.kind == SectionKind::skills)) {
            score += weight::title_within_section;
        }
        if (!reading.remainder.empty()) {
            score += reading.beside ? 0.0F : run_in_cost(from, reading.kind) + as_content(i) * 0.5F;
        }
        // "自我评价 | 做事踏实，…" at the foot of a form: prose beside its title
        const bool prose_beside = reading.known && reading.certainty >= 1 && !reading.remainder.empty() &&
                                  line.cells.size() == 2 && is_prose(line);
        if (reading.kind == SectionKind::summary && i > 0 && !prose_beside) {
            score -= summary_cost(from, i, lines_.size());
        }
        if (!reading.known && reading.kind == SectionKind::summary && from == SectionKind::contact && i <= 8 &&
            is_over_paragraph(i)) {
            score += 3.5F;  // "INFO" over a paragraph, right below the name
        }
        if (reading.kind == SectionKind::contact && i > 0 && from == SectionKind::contact) {
            score -= 0.5F;
        }
        return score;
    }

    /// Was the line read as a heading that stands alone, on the way that ends in `kind`?
    [[nodiscard]] bool is_lone_heading(std::size_t i, SectionKind kind) const {
        const int heading = table_[i].at(index(kind)).heading;
        return heading >= 0 && candidates_[i].readings.at(static_cast<std::size_t>(heading)).remainder.empty();
    }

    [[nodiscard]] bool is_over_paragraph(std::size_t i) const {
        if (i + 1 >= lines_.size()) {
            return false;
        }
        const Line& below = lines_[i + 1];
        return below.word_count() >= 8 && !below.is_item() && !below.has_period() && below.kind != BlockKind::heading &&
               below.emails + below.phones + below.urls == 0;
    }

    void read_as_heading(std::size_t i, std::size_t h) {
        const HeadingReading& reading = candidates_[i].readings[h];
        Step& best = table_[i].at(index(reading.kind));
        for (int from = 0; from < section_kind_count; ++from) {
            const float before = i == 0 ? (from == 0 ? 0.0F : impossible) : table_[i - 1].at(from).score;
            const float score = before + score_of_heading(i, reading, static_cast<SectionKind>(from));
            if (score > best.score) {
                best = {score, i == 0 ? -1 : from, static_cast<int>(h)};
            }
        }
    }

    [[nodiscard]] std::vector<PathStep> walk_back() const {
        std::vector<PathStep> path(lines_.size());
        int state = 0;
        for (int k = 1; k < section_kind_count; ++k) {
            state = table_.back().at(k).score > table_.back().at(state).score ? k : state;
        }
        for (std::size_t i = lines_.size(); i-- > 0;) {
            const Step& step = table_[i].at(state);
            path[i] = {static_cast<SectionKind>(state), step.heading};
            state = step.from >= 0 ? step.from : state;
        }
        return path;
    }
};

}  // namespace

std::vector<PathStep> best_path(const Document& document, const HeadedLines& headed) {
    return headed.lines.empty() ? std::vector<PathStep>{} : PathFinder(document, headed).find();
}

}  // namespace cvconv::recognizing
