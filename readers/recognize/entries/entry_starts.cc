// What speaks for an entry that begins with a line, and against it. A part of EntryCutter.

#include <algorithm>
#include <cmath>
#include <string>

#include "readers/recognize/entries/entry_cutter.h"
#include "readers/recognize/entries/entry_features.h"
#include "readers/recognize/weights.h"

namespace cvconv::recognizing {

float EntryCutter::start_score(std::size_t i, int round) const {
    if (i == 0) {
        return 0.0F;
    }
    const Feature& f = features_[i];
    const Line& line = lines_[i];
    float score = -1.0F;  // an entry more must pay for itself
    if (line.begins_entry >= 0) {
        constexpr float doubt = 0.01F;  // the labeller is never so sure as it says
        score += std::log((line.begins_entry + doubt) / (1.0F + doubt - line.begins_entry));
    }
    if (!f.header) {
        score -= f.tags ? weight::tags_begin_entry : weight::no_header;
    }
    if (line.is_item()) {
        bool entries_are_items = lines_[0].is_item() && lines_[0].level == template_.least_level;
        score -= template_.all_items || (line.level == template_.least_level && entries_are_items)
                     ? 0.0F
                     : weight::bullet_begins_entry;
        score += line.level == template_.least_level && entries_are_items && template_.deepest > template_.least_level
                     ? weight::outer_bullet
                     : 0.0F;
    }
    if (f.after_body && !line.is_item()) {
        score += weight::header_behind_body;
    } else if (line.is_item() && lines_[0].is_item() && f.header && lines_[i - 1].sentence &&
               !lines_[i - 1].is_item()) {
        score += weight::short_bullet_behind_prose;  // a short bullet behind prose
    }
    if (template_.usual_gaps) {
        score += line.gap_before > 0.35F ? weight::gap_before_entry : -weight::no_gap_before_entry;
    }
    if (template_.want_dates && template_.expected_offset == 0 && template_.dated >= 3) {
        bool range =
            std::any_of(line.periods.begin(), line.periods.end(), [](const FoundPeriod& p) { return p.is_range; });
        const bool repeated = round > 0 && repeated_[i];
        score += f.periods == 0 ? (repeated ? 0.0F : -1.0F) : range ? 0.5F : 0.0F;  // entries begin with their dates
    }
    if (f.quoted && (kind_ == SectionKind::talks || kind_ == SectionKind::publications)) {
        score += weight::quotation_begins_entry;
    }
    if (template_.list && f.licence) {
        score += 8.0F;
    } else if (template_.list) {
        score += f.look == features_[0].look ? template_.like_first : -0.5F;
        score -= f.giver ? 1.5F : 0.0F;
        score += line.is_item() && line.level == template_.least_level ? 0.6F : 0.0F;
        score += template_.one_each ? 8.0F : 0.0F;
    } else if (template_.one_each) {
        score += 8.0F;
    } else if (template_.flat_projects && line.is_item()) {
        score += template_.named_items ? weight::named_bullet : weight::bullet_of_flat_projects;
    }
    if (template_.titled && f.header && same_letters(f.look, features_[0].look) &&
        !same_letters(features_[i - 1].look, features_[0].look)) {
        score += weight::title_of_first_look;
    }
    if (line.kind == BlockKind::heading) {
        const bool divides = template_.dated_headings && line.level > lines_[0].level;
        score += divides ? -1.0F : weight::heading_begins_entry;
    }
    if (f.lower) {
        score -= weight::lower_case_begins_entry;
    }
    if (line.table > 0 && line.table == lines_[i - 1].table) {
        score += f.periods > 0 || !template_.want_dates ? weight::row_begins_entry : 0.0F;
    }
    if (!template_.opening_label.empty()) {
        score += features_[i].label == template_.opening_label || repeats_label(i) ? 4.0F
                 : features_[i].label.empty()                                      ? 0.0F
                                                                                   : -3.0F;
    } else if (!features_[i].label.empty() && !tells_who(features_[i].label)) {
        score -= 3.0F;  // "Thesis: …" tells more of the entry above
    }
    if (round > 0 && model_.entries >= 2) {
        float with = count_of(model_.starts, f.look);
        float all = std::max(1.0F, count_of(model_.lines, f.look));
        // of the lines that look so, how many start an entry
        float share = (with + 0.3F) / (all + 0.6F);
        if (repeated_[i]) {
            share = std::max(share, share_of_undated(i));
        }
        score += weight::look_of_beginnings * (share - 0.5F) * 2;
    }
    return score;
}

bool EntryCutter::is_named_as_first(std::size_t i) const {
    return features_.front().named && features_[i].named && features_[i].undated == features_.front().undated;
}

bool EntryCutter::repeats_label(std::size_t i) const {
    const std::string& label = features_[i].label;
    if (label.empty() || lines_[i].gap_before < 0.5F) {
        return false;
    }
    std::size_t above = i;
    while (above-- > 0) {
        if (features_[above].label == label) {
            return true;
        }
        if (features_[above].label == template_.opening_label) {
            return false;
        }
    }
    return false;
}

bool EntryCutter::is_undated_repeat(std::size_t i) const {
    const Feature& f = features_[i];
    if (!template_.opening_label.empty()) {
        return repeats_label(i);
    }
    if (f.numbered && features_[0].numbered && template_.dated >= 2 && lines_[i].level == lines_[0].level) {
        return true;
    }
    bool possible = template_.want_dates && template_.dated >= 2 && f.periods == 0 && f.header && f.label.empty() &&
                    !lines_[i].is_item() && model_.undated_starts.contains(f.undated);
    if (!possible) {
        return false;
    }
    const float share = share_of_undated(i);
    if (f.named && model_.named_starts * 5 >= model_.entries * 3) {
        return share > (template_.usual_gaps && lines_[i].gap_before > 0.35F ? 0.25F : 0.55F);
    }
    return share > 0.85F && f.look.bold && i + 1 < lines_.size() && features_[i + 1].header &&
           !lines_[i + 1].is_item() && features_[i + 1].label.empty() && !features_[i + 1].look.bold;
}

float EntryCutter::share_of_undated(std::size_t i) const {
    const Look& look = features_[i].undated;
    float with = count_of(model_.undated_starts, look) - (model_.is_start[i] ? 1.0F : 0.0F);
    float all = count_of(model_.undated_lines, look) - 1;
    return (with + 0.3F) / (all + 0.6F);
}

}  // namespace cvconv::recognizing
