#include "readers/recognize/sections/sections.h"

#include <algorithm>
#include <cmath>

namespace cvconv::recognizing {

namespace {

/// Are two lines set alike: kind, size, weight, capitals?
bool same_look(const Line& a, const Line& b) {
    const Style& x = a.runs.empty() ? a.style : a.runs.front().style;
    const Style& y = b.runs.empty() ? b.style : b.runs.front().style;
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
    void open(const std::vector<Line>& lines, std::size_t heading, SectionKind inner, SectionKind outer) {
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
    SectionKind outer_kind(const Line& line, SectionKind kind, bool heading) {
        if (level_ < 0 || kind != inner_ || heading) {
            level_ = -1;
            return kind;
        }
        left_ = left_ || !line.is_item() || line.level <= level_;
        return left_ ? outer_ : kind;
    }

private:
    int level_ = -1;  ///< of the item that is the heading; -1 = none is open
    SectionKind inner_ = SectionKind::other;
    SectionKind outer_ = SectionKind::other;
    bool left_ = false;
};

/// Puts the lines into sections, one after the other, as they were read.
class SectionBuilder {
public:
    SectionBuilder(const Document& document, std::vector<Line> lines, const std::vector<HeadingCandidates>& candidates)
        : document_(document),
          order_(learn_date_order(document.text)),
          lines_(std::move(lines)),
          candidates_(candidates) {}

    void add(std::size_t i, const PathStep& step) {
        const SectionKind kind = nested_.outer_kind(lines_[i], step.kind, step.heading >= 0);
        const HeadingReading* reading =
            step.heading >= 0 ? &candidates_[i].readings[static_cast<std::size_t>(step.heading)] : nullptr;
        if (reading != nullptr && is_title_within(i, kind, *reading)) {
            reading = nullptr;
        }
        if (reading == nullptr) {
            names_groups_ = names_groups_ && kind == SectionKind::skills && !opens_new(kind);
            if (opens_new(kind)) {
                sections_.push_back({kind, {}, {}});
            }
            sections_.back().lines.push_back(std::move(lines_[i]));
        } else if (kind == SectionKind::skills && is_group_of_skills(i, *reading)) {
            sections_.back().lines.push_back(std::move(lines_[i]));
        } else {
            open(i, kind, *reading);
        }
    }

    std::vector<Section> take() { return std::move(sections_); }

private:
    const Document& document_;
    DateOrder order_;
    std::vector<Line> lines_;
    const std::vector<HeadingCandidates>& candidates_;
    std::vector<Section> sections_;
    NestedList nested_;
    int heading_line_ = -1;      ///< of the last heading
    Line heading_;               ///< it
    bool names_groups_ = false;  ///< "Web Technologies" right below "Skills", in one look: what is set so names a group

    [[nodiscard]] bool opens_new(SectionKind kind) const { return sections_.empty() || sections_.back().kind != kind; }

    /// A title of which only the look is known, and which goes on with what is above; among degrees, a school alone on
    /// its line.
    [[nodiscard]] bool is_title_within(std::size_t i, SectionKind kind, const HeadingReading& reading) const {
        if (opens_new(kind) || reading.beside) {
            return false;
        }
        const Line& line = lines_[i];
        const bool school = kind == SectionKind::education && line.count(Idea::institutions) > 0 &&
                            lookup(Idea::section_headings, line.text.of(document_.text)).empty();
        return school ||
               (!reading.known && !candidates_[i].opens && (!candidates_[i].looks_sure || kind == SectionKind::skills));
    }

    /// Is this the name of a group of skills, or a whole one ("Tools: Git, Docker"), and no section? Opens a section
    /// for it where another one came between.
    bool is_group_of_skills(std::size_t i, const HeadingReading& reading) {
        const bool opens = opens_new(SectionKind::skills);
        names_groups_ =
            !opens && (names_groups_ || (heading_line_ >= 0 && static_cast<std::size_t>(heading_line_) + 1 == i));
        if (!reading.remainder.empty()) {
            const bool before = std::any_of(sections_.begin(), sections_.end(),
                                            [](const Section& s) { return s.kind == SectionKind::skills; });
            const bool group = !reading.beside && (!opens || before);
            if (group && opens) {
                sections_.push_back({SectionKind::skills, {}, {}});
            }
            return group;
        }
        if (!opens && !candidates_[i].opens && heading_line_ >= 0 &&
            (names_groups_ || !same_look(lines_[i], heading_))) {
            return true;
        }
        // groups of skills set like headings: the title is the first group's name
        if (!reading.known && !reading.beside && !candidates_[i].opens) {
            sections_.push_back({SectionKind::skills, {}, {}});
            return true;
        }
        return false;
    }

    void open(std::size_t i, SectionKind kind, const HeadingReading& reading) {
        sections_.push_back({kind, reading.title, {}});
        nested_.open(lines_, i, kind, sections_.size() > 1 ? sections_[sections_.size() - 2].kind : kind);
        heading_line_ = static_cast<int>(i);
        heading_ = lines_[i];
        if (!reading.remainder.empty()) {
            sections_.back().lines.push_back(part_of(document_, lines_[i], reading.remainder, order_));
        }
    }
};

}  // namespace

std::vector<Section> sections_on_path(const Document& document, HeadedLines headed, const std::vector<PathStep>& path) {
    SectionBuilder builder(document, std::move(headed.lines), headed.candidates);
    for (std::size_t i = 0; i < path.size(); ++i) {
        builder.add(i, path[i]);
    }
    return builder.take();
}

}  // namespace cvconv::recognizing
