#include "readers/recognize/entries/entries.h"

#include <algorithm>
#include <map>
#include <string>

#include "readers/recognize/entries/alike_entries.h"
#include "readers/recognize/entries/entry_features.h"
#include "readers/recognize/entries/entry_header.h"
#include "readers/recognize/entries/nested_roles.h"
#include "readers/recognize/weights.h"
#include "recognize/without.h"

namespace cvconv::recognizing {

namespace {

constexpr std::size_t longest_entry = 60;  // lines
constexpr int rounds = without("pattern of entries") ? 1 : 3;

bool expects_dates(SectionKind kind) {
    switch (kind) {
        case SectionKind::work:
        case SectionKind::education:
        case SectionKind::volunteer:
        case SectionKind::memberships: return true;
        default: return false;
    }
}

/// Sections whose entries are mostly one line or two.
bool is_list(SectionKind kind) {
    switch (kind) {
        case SectionKind::awards:
        case SectionKind::certificates:
        case SectionKind::courses:
        case SectionKind::talks:
        case SectionKind::teaching:
        case SectionKind::memberships: return true;
        default: return false;
    }
}

/// What was learnt from the cuts of the round before.
struct Model {
    std::map<Look, float> starts;                         ///< how often an entry starts with this look
    std::map<Look, float> lines;                          ///< how often the look occurs in the section
    std::map<Look, float> undated_starts, undated_lines;  ///< the same of headers, whether dated or not
    std::vector<bool> is_start;                           ///< of each line
    float named_starts = 0;                               ///< entries whose first line names a position
    std::map<int, float> date_offset;                     ///< line of the entry on which its date is
    float entries = 0;
};

template <class Key>
float count_of(const std::map<Key, float>& counts, const Key& key) {
    auto it = counts.find(key);
    return it == counts.end() ? 0.0F : it->second;
}

/// What holds for the section as a whole.
struct Habits {
    int dated = 0;      ///< lines with a date of an entry
    int top_items = 0;  ///< list items of the outermost level
    int least_level = 99, deepest = 0;
    bool list = false;
    bool want_dates = false;
    bool titled = false;         ///< without dates, titles are known by their look
    bool flat_projects = false;  ///< projects that are list items of one level
    bool named_items = false;    ///< no title anywhere and names at the front: each bullet is an entry
    bool usual_gaps = false;     ///< some lines, not most, have space above
    bool all_items = false;
    bool one_each = false;        ///< talks, courses, offices: bullets of one level are an entry each
    bool headings = false;        ///< entries have headings of their own
    bool dated_headings = false;  ///< with their dates; headings below them, without a date, divide entries
    float like_first = 0;         ///< what it is worth to look like the first line
    bool first_undated = false;   ///< "MSc Physics" alone above "BSc Physics, 2013" and others that look so
    int expected_offset = 0;      ///< where the first entry has its date, the others are expected to have theirs
    std::string opening_label;
};

Habits habits_of(const Document& document, const Section& section, const std::vector<Feature>& features) {
    const auto& lines = section.lines;
    const auto size = static_cast<std::ptrdiff_t>(lines.size());
    Habits h;
    std::ptrdiff_t gaps = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        h.dated += features[i].periods > 0 ? 1 : 0;
        if (lines[i].is_item()) {
            h.least_level = std::min(h.least_level, lines[i].level);
            h.deepest = std::max(h.deepest, lines[i].level);
        }
        gaps += lines[i].gap_before > 0.35F ? 1 : 0;
    }
    for (const Line& line : lines) {
        h.top_items += line.is_item() && line.level == h.least_level ? 1 : 0;
    }
    auto headings = std::count_if(lines.begin(), lines.end(), [&](const Line& line) {
        return line.kind == BlockKind::heading && line.level == lines[0].level;
    });
    h.headings = headings >= 2 && lines[0].kind == BlockKind::heading;
    h.dated_headings = lines[0].kind == BlockKind::heading;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const bool outer = lines[i].level <= lines[0].level;
        h.dated_headings &= lines[i].kind != BlockKind::heading || outer == (features[i].periods > 0);
    }
    h.opening_label = opening_label(features);
    h.list = is_list(section.kind);
    h.want_dates = (expects_dates(section.kind) && h.dated > 0) || (h.list && h.dated >= 2);
    // where the second line looks like the first, looks do not tell a title from who gave it
    bool uniform = size > 1 && features[1].look == features[0].look && h.dated * 3 < size * 2;
    h.like_first = uniform && h.top_items == 0 ? weight::like_first_of_uniform : weight::like_first;
    h.titled = !h.want_dates && !h.list && size > 1 && is_title_of(features[0].look, features[1].look);
    h.flat_projects = section.kind == SectionKind::projects && lines[0].is_item() && h.deepest == h.least_level;
    h.all_items = h.top_items == size;
    h.one_each = h.all_items && (section.kind == SectionKind::talks || section.kind == SectionKind::teaching ||
                                 section.kind == SectionKind::memberships);
    auto named = std::count_if(lines.begin(), lines.end(), [&](const Line& line) {
        return has_bold_title(line) || line.word_count() <= 6 || !name_in_line(document.text, line.text).name.empty();
    });
    h.named_items = h.flat_projects && h.all_items && h.dated == 0 && named * 2 >= size;
    h.usual_gaps = gaps >= 2 && gaps * 5 < size * 3;
    while (h.expected_offset < size && features[static_cast<std::size_t>(h.expected_offset)].periods == 0) {
        ++h.expected_offset;
    }
    return h;
}

/// Cuts a section in rounds: each cuts it best under what the cuts of the round before have in common.
class Cutter {
public:
    Cutter(const Document& document, const Section& section)
        : lines_(section.lines),
          kind_(section.kind),
          features_(features_of(document, section)),
          habits_(habits_of(document, section, features_)),
          twins_(lines_.size(), false),
          from_(lines_.size() + 1, 0) {
        std::size_t others = 0;
        for (std::size_t i = 1; i < lines_.size(); ++i) {
            others += features_[i].periods > 0 && is_named_as_first(i) ? 1 : 0;
        }
        habits_.first_undated = habits_.want_dates && features_.front().periods == 0 && others >= 2;
    }

    /// Where entries begin.
    std::vector<std::size_t> cut() {
        for (int round = 0; round < rounds; ++round) {
            decode(round);
            learn();
            for (std::size_t i = 0; i < lines_.size(); ++i) {
                twins_[i] = is_undated_twin(i);
            }
        }
        return begins();
    }

private:
    const std::vector<Line>& lines_;
    SectionKind kind_;
    std::vector<Feature> features_;
    Habits habits_;
    Model model_;
    std::vector<bool> twins_;        ///< of each line: is_undated_twin, by what the model has learnt
    std::vector<std::size_t> from_;  ///< [end]: where the best entry that ends there begins

    /// What speaks for an entry that begins with this line.
    [[nodiscard]] float start_score(std::size_t i, int round) const {
        if (i == 0) {
            return 0.0F;
        }
        const Feature& f = features_[i];
        const Line& line = lines_[i];
        float score = -1.0F;  // an entry more must pay for itself
        if (!f.header) {
            score -= f.tags ? weight::tags_begin_entry : weight::no_header;
        }
        if (line.is_item()) {
            bool entries_are_items = lines_[0].is_item() && lines_[0].level == habits_.least_level;
            score -= habits_.all_items || (line.level == habits_.least_level && entries_are_items)
                         ? 0.0F
                         : weight::bullet_begins_entry;
            score += line.level == habits_.least_level && entries_are_items && habits_.deepest > habits_.least_level
                         ? weight::outer_bullet
                         : 0.0F;
            score -= line.level > habits_.least_level ? weight::inner_bullet : 0.0F;
        }
        if (f.after_body && !line.is_item()) {
            score += weight::header_behind_body;
        } else if (line.is_item() && lines_[0].is_item() && f.header && lines_[i - 1].sentence &&
                   !lines_[i - 1].is_item()) {
            score += weight::short_bullet_behind_prose;  // a short bullet behind prose
        }
        if (habits_.usual_gaps) {
            score += line.gap_before > 0.35F ? weight::gap_before_entry : -weight::no_gap_before_entry;
        }
        if (habits_.want_dates && habits_.expected_offset == 0 && habits_.dated >= 3) {
            bool range =
                std::any_of(line.periods.begin(), line.periods.end(), [](const FoundPeriod& p) { return p.is_range; });
            const bool twin = round > 0 && twins_[i];
            score += f.periods == 0 ? (twin ? 0.0F : -1.0F) : range ? 0.5F : 0.0F;  // entries begin with their dates
        }
        if (f.quoted && (kind_ == SectionKind::talks || kind_ == SectionKind::publications)) {
            score += weight::quotation_begins_entry + (f.header ? 0.0F : weight::quotation_is_header);
        }
        if (habits_.list && f.licence) {
            score += 8.0F;
        } else if (habits_.list) {
            score += f.look == features_[0].look ? habits_.like_first : -0.5F;
            score -= f.giver ? 1.5F : 0.0F;
            score += line.is_item() && line.level == habits_.least_level ? 0.6F : 0.0F;
            score += habits_.one_each ? 8.0F : 0.0F;
        } else if (habits_.flat_projects && line.is_item()) {
            score += habits_.named_items ? weight::named_bullet : weight::bullet_of_flat_projects;
        }
        if (habits_.titled && f.header && same_letters(f.look, features_[0].look) &&
            !same_letters(features_[i - 1].look, features_[0].look)) {
            score += weight::title_of_first_look;
        }
        if (line.kind == BlockKind::heading) {
            const bool divides = habits_.dated_headings && line.level > lines_[0].level;
            score += divides ? -weight::no_heading_of_entry - 1.0F : weight::heading_begins_entry;
        } else if (habits_.headings) {
            score -= weight::no_heading_of_entry;  // entries have headings of their own
            score -= line.is_item() && !lines_[0].is_item() ? weight::bullet_below_headings : 0.0F;
        }
        if (lines_[i - 1].kind == BlockKind::heading && line.kind != BlockKind::heading) {
            score -= weight::below_heading_of_entry;
        }
        if (f.lower) {
            score -= weight::lower_case_begins_entry;
        }
        if (line.table > 0 && line.table == lines_[i - 1].table) {
            score += f.periods > 0 || !habits_.want_dates ? weight::row_begins_entry : 0.0F;
        }
        if (!habits_.opening_label.empty()) {
            score += features_[i].label == habits_.opening_label || repeats_label(i) ? 4.0F
                     : features_[i].label.empty()                                    ? 0.0F
                                                                                     : -3.0F;
        } else if (!features_[i].label.empty() && features_[i].label != "period" && features_[i].label != "position" &&
                   features_[i].label != "employer" && features_[i].label != "institution" &&
                   features_[i].label != "degree") {
            score -= 3.0F;  // "Thesis: …" tells more of the entry above
        }
        if (round > 0 && model_.entries >= 2) {
            float with = count_of(model_.starts, f.look);
            float all = std::max(1.0F, count_of(model_.lines, f.look));
            // of the lines that look so, how many start an entry
            float share = (with + 0.3F) / (all + 0.6F);
            if (twins_[i]) {
                share = std::max(share, share_of_undated(i));
            }
            score += weight::look_of_beginnings * (share - 0.5F) * 2;
        }
        return score;
    }

    /// A position or a degree, set as that of the first line is, whether dated or not.
    [[nodiscard]] bool is_named_as_first(std::size_t i) const {
        return features_.front().named && features_[i].named && features_[i].undated == features_.front().undated;
    }

    /// "Position: …" below an empty line, where the entry above has its position already: one without the label that
    /// opens the others.
    [[nodiscard]] bool repeats_label(std::size_t i) const {
        const std::string& label = features_[i].label;
        if (label.empty() || lines_[i].gap_before < 0.5F) {
            return false;
        }
        std::size_t above = i;
        while (above-- > 0) {
            if (features_[above].label == label) {
                return true;
            }
            if (features_[above].label == habits_.opening_label) {
                return false;
            }
        }
        return false;
    }

    /// "Timekeeper, Tide Works" without a date, among "Welder, Tide Works    2016 – 2019": may be an entry, too. So
    /// may a line in the bold type of all titles and of nothing else, with the rest of its header below it.
    [[nodiscard]] bool is_undated_twin(std::size_t i) const {
        const Feature& f = features_[i];
        if (!habits_.opening_label.empty()) {
            return repeats_label(i);
        }
        if (f.numbered && features_[0].numbered && habits_.dated >= 2 && lines_[i].level == lines_[0].level) {
            return true;
        }
        bool possible = habits_.want_dates && habits_.dated >= 2 && f.periods == 0 && f.header && f.label.empty() &&
                        !lines_[i].is_item() && model_.undated_starts.contains(f.undated);
        if (!possible) {
            return false;
        }
        const float share = share_of_undated(i);
        if (f.named && model_.named_starts * 5 >= model_.entries * 3) {
            return share > (habits_.usual_gaps && lines_[i].gap_before > 0.35F ? 0.25F : 0.55F);
        }
        return share > 0.85F && f.look.bold && i + 1 < lines_.size() && features_[i + 1].header &&
               !lines_[i + 1].is_item() && features_[i + 1].label.empty() && !features_[i + 1].look.bold;
    }

    /// Of the other lines that look so but for their date, how many start an entry.
    [[nodiscard]] float share_of_undated(std::size_t i) const {
        const Look& look = features_[i].undated;
        float with = count_of(model_.undated_starts, look) - (model_.is_start[i] ? 1.0F : 0.0F);
        float all = count_of(model_.undated_lines, look) - 1;
        return (with + 0.3F) / (all + 0.6F);
    }

    /// The best way to cut, by dynamic programming over the ends of entries.
    void decode(int round) {
        std::vector<float> best(lines_.size() + 1, -1e9F);
        best[0] = 0;
        for (std::size_t begin = 0; begin < lines_.size(); ++begin) {
            if (best[begin] < -1e8F) {
                continue;
            }
            float start = start_score(begin, round);
            int periods = 0;
            int first_date = -1;
            bool body = false;
            float inside = 0;
            for (std::size_t end = begin; end < lines_.size() && end - begin < longest_entry; ++end) {
                const Feature& f = features_[end];
                if (lines_[end].is_item() && end > begin) {
                    body = true;
                }
                // a dated bullet below the header is body; one of the header's own level may be header
                bool bullet = lines_[end].is_item() && end > begin &&
                              !(lines_[begin].is_item() && lines_[end].level == lines_[begin].level &&
                                end <= begin + 2 && f.header);
                if (f.periods > 0 && !bullet) {
                    if (first_date < 0) {
                        first_date = static_cast<int>(end - begin);
                    }
                    // two periods in one line are one statement ("2010–2012, thesis 2012")
                    periods += body && end > begin && !f.header ? 0 : 1;
                }
                // a header line behind bullets or prose wants to open the next entry
                if (end > begin && f.after_body && f.header && !lines_[end].is_item() && features_[end].label.empty()) {
                    inside += first_date >= 0 || !habits_.want_dates ? weight::header_inside_dated
                                                                     : weight::header_inside_undated;
                }
                if (end > begin && lines_[end].is_item() && lines_[0].is_item() && f.header &&
                    lines_[end - 1].sentence && !lines_[end - 1].is_item()) {
                    inside += 1.0F;
                }
                if (end > begin && round > 0 && features_[begin].named == features_[end].named && twins_[end]) {
                    inside += weight::twin_inside;
                }
                if (begin == 0 && end > 0 && habits_.first_undated && features_[end].periods > 0 &&
                    is_named_as_first(end)) {
                    inside += weight::twin_inside;
                }
                float score = start - inside;
                if (first_date == habits_.expected_offset) {
                    score += round == 0 ? weight::date_where_expected : weight::date_where_expected_later;
                }
                if (habits_.want_dates) {
                    float undated_cost =
                        (begin == 0 && habits_.first_undated) || (round > 0 && begin > 0 && twins_[begin])
                            ? weight::undated_twin
                        : habits_.dated >= 2 ? weight::undated_among_dated
                                             : weight::undated;
                    score += periods == 0 ? -undated_cost
                                          : weight::dated - weight::another_date * static_cast<float>(periods - 1);
                    if (first_date > 3) {
                        score -= weight::late_date * static_cast<float>(std::min(first_date - 3, 3));
                    }
                    if (round > 0 && first_date >= 0 && model_.entries >= 2) {
                        float same = count_of(model_.date_offset, first_date);
                        score += weight::date_as_in_others * (same / model_.entries - 0.4F);
                    }
                } else if (periods > 1) {
                    score -= weight::another_date_of_list * static_cast<float>(periods - 1);
                }
                if (best[begin] + score > best[end + 1]) {
                    best[end + 1] = best[begin] + score;
                    from_[end + 1] = begin;
                }
            }
        }
    }

    void learn() {
        model_ = {};
        model_.is_start.assign(lines_.size(), false);
        for (const Feature& f : features_) {
            model_.lines[f.look] += 1;
            model_.undated_lines[f.undated] += f.header ? 1.0F : 0.0F;
        }
        for (std::size_t end = lines_.size(); end > 0; end = from_[end]) {
            std::size_t begin = from_[end];
            model_.starts[features_[begin].look] += 1;
            model_.undated_starts[features_[begin].undated] += 1;
            model_.is_start[begin] = true;
            model_.named_starts += features_[begin].named ? 1.0F : 0.0F;
            model_.entries += 1;
            for (std::size_t i = begin; i < end; ++i) {
                if (features_[i].periods > 0) {
                    model_.date_offset[static_cast<int>(i - begin)] += 1;
                    break;
                }
            }
        }
    }

    [[nodiscard]] std::vector<std::size_t> begins() const {
        std::vector<std::size_t> begins;
        for (std::size_t end = lines_.size(); end > 0; end = from_[end]) {
            begins.push_back(from_[end]);
        }
        std::reverse(begins.begin(), begins.end());
        return begins;
    }
};

}  // namespace

std::vector<Entry> find_entries(const Document& document, const Section& section) {
    const auto& lines = section.lines;
    std::vector<Entry> entries;
    if (lines.empty()) {
        return entries;
    }
    std::vector<std::size_t> begins = Cutter(document, section).cut();
    for (std::size_t b = 0; b < begins.size(); ++b) {
        std::size_t end = b + 1 < begins.size() ? begins[b + 1] : lines.size();
        Entry entry;
        entry.lines.assign(lines.begin() + static_cast<std::ptrdiff_t>(begins[b]),
                           lines.begin() + static_cast<std::ptrdiff_t>(end));
        part_titles(document, entry.lines);
        entry.header = header_length(document, entry.lines);
        entries.push_back(std::move(entry));
    }
    join_dates_above(entries);
    find_places_below(document, entries);
    if (section.kind == SectionKind::work || section.kind == SectionKind::volunteer) {
        find_employers_below(entries);
        find_roles_below(entries);
        part_nested_roles(entries);
    }
    find_levels(entries);
    return entries;
}

}  // namespace cvconv::recognizing
