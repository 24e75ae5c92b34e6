#include "readers/recognize/entries/entries.h"

#include <algorithm>
#include <set>
#include <string_view>

#include "readers/recognize/entries/alike_entries.h"
#include "readers/recognize/entries/entry_cutter.h"
#include "readers/recognize/entries/entry_features.h"
#include "readers/recognize/entries/entry_header.h"
#include "readers/recognize/entries/nested_roles.h"
#include "readers/recognize/weights.h"
#include "recognize/without.h"

namespace cvconv::recognizing {

namespace {

constexpr std::size_t longest_entry = 60;  // lines

constexpr int rounds = without("pattern of entries") ? 1 : 3;

}  // namespace

std::vector<std::size_t> EntryCutter::cut() {
    for (int round = 0; round < rounds; ++round) {
        decode(round);
        learn();
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            repeated_[i] = is_undated_repeat(i);
        }
    }
    return begins();
}

void EntryCutter::decode(int round) {
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
            bool bullet =
                lines_[end].is_item() && end > begin &&
                !(lines_[begin].is_item() && lines_[end].level == lines_[begin].level && end <= begin + 2 && f.header);
            if (f.periods > 0 && !bullet) {
                if (first_date < 0) {
                    first_date = static_cast<int>(end - begin);
                }
                // two periods in one line are one statement ("2010–2012, thesis 2012")
                periods += body && end > begin && !f.header ? 0 : 1;
            }
            // a header line behind bullets or prose wants to open the next entry
            if (end > begin && f.after_body && f.header && !lines_[end].is_item() && features_[end].label.empty()) {
                inside += first_date >= 0 || !template_.want_dates ? weight::header_inside_dated : 0.0F;
            }
            if (end > begin && lines_[end].is_item() && lines_[0].is_item() && f.header && lines_[end - 1].sentence &&
                !lines_[end - 1].is_item()) {
                inside += 1.0F;
            }
            float score = start - inside;
            if (first_date == template_.expected_offset) {
                score += round == 0 ? weight::date_where_expected : weight::date_where_expected_later;
            }
            if (template_.want_dates) {
                float undated_cost =
                    (begin == 0 && template_.first_undated) || (round > 0 && begin > 0 && repeated_[begin]) ? 0.0F
                    : template_.dated >= 2 ? weight::undated_among_dated
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

void EntryCutter::learn() {
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

std::vector<std::size_t> EntryCutter::begins() const {
    std::vector<std::size_t> begins;
    for (std::size_t end = lines_.size(); end > 0; end = from_[end]) {
        begins.push_back(from_[end]);
    }
    std::reverse(begins.begin(), begins.end());
    return begins;
}

std::vector<Entry> find_entries(const Document& document, const Section& section) {
    const auto& lines = section.lines;
    std::vector<Entry> entries;
    if (lines.empty()) {
        return entries;
    }
    const bool of_roles = section.kind == SectionKind::work || section.kind == SectionKind::volunteer;
    std::vector<std::size_t> begins = of_roles ? begins_of_employers(lines) : std::vector<std::size_t>{};
    const bool nested = !begins.empty();
    if (of_roles && !nested) {
        begins = begins_of_outer_items(lines);
    }
    if (begins.empty() && of_roles) {
        begins = begins_of_items_over_dates(lines);
    }
    if (begins.empty()) {
        begins = EntryCutter(document, section).cut();
    }
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
    if (of_roles) {
        find_employers_below(entries);
        find_positions_below(entries);
        find_roles_below(entries);
        part_nested_roles(entries, nested);
    }
    find_levels(entries);
    return entries;
}

}  // namespace cvconv::recognizing
