#include "readers/recognize/entries/entries.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <string>
#include <tuple>

#include "readers/recognize/entries/entry_header.h"
#include "readers/recognize/entries/tags.h"
#include "readers/recognize/reading.h"
#include "readers/recognize/sections/driving_licence.h"
#include "readers/recognize/weights.h"
#include "recognize/without.h"

namespace cvconv::recognizing {

namespace {

constexpr std::size_t longest_entry = 60;  // lines
constexpr int rounds = without("pattern of entries") ? 1 : 3;

/// How a line looks, coarse enough to recur from entry to entry.
struct Look {
    int kind = 0, level = 0, half_points = 0;
    bool bold = false, italic = false, capitals = false, dated = false, row = false;
    int indent = 0;
    auto operator<=>(const Look&) const = default;
};

Look look_of(const Line& line) {
    Look look;
    look.kind = line.kind == BlockKind::heading ? 1 : line.is_item() ? 2 : 0;
    look.level = line.level;
    const Style& style = line.runs.empty() ? line.style : line.runs.front().style;
    look.half_points = static_cast<int>(std::lround(style.size * 2));
    look.bold = style.bold;
    look.italic = style.italic;
    look.capitals = line.capitals;
    look.dated = line.has_period();
    look.row = line.cells.size() > 1;
    look.indent = static_cast<int>(std::lround(line.left / 12.0F));
    return look;
}

/// Is this line of the kind headers are made of?
bool header_like(const Line& line) {
    return line.kind == BlockKind::heading || (!line.sentence && line.word_count() <= 18 && !line.starts_lower);
}

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

/// "2014 – 2017 (with honours)" at the end of a line.
bool only_brackets_follow(const Document& document, const Line& line, Span period) {
    std::string_view rest = trim(Span{period.end, line.text.end}.of(document.text));
    return rest.starts_with('(') && rest.find(')') + 1 == rest.size();
}

/// "Audited without findings in 2022", "Team lead of three from 2016": what prose says of when.
bool is_date_in_prose(const Line& line, const FoundPeriod& period) {
    bool whole = period.is_range && (period.end || !period.end_where.empty());  // "from 2014 to today"
    if (whole || period.where.end + 3 < line.text.end) {
        return false;
    }
    std::size_t words = 0;
    const Word* before = nullptr;
    for (const Word& word : line.words) {
        if (word.where.end <= period.where.begin) {
            ++words;
            before = &word;
        }
    }
    if (words < 4 || before == nullptr) {
        return false;
    }
    bool since = period.is_range && !period.in_brackets && period.start_where.begin > period.where.begin + 1;
    static constexpr std::array<std::string_view, 12> prepositions = {"in", "im", "en", "em", "w",     "we",
                                                                      "v",  "ve", "в",  "у",  "since", "from"};
    bool preposition = std::find(prepositions.begin(), prepositions.end(), before->folded) != prepositions.end() &&
                       period.where.begin - before->where.end <= 1;
    return since || preposition;
}

/// "2006 – 2012 Research Scientist, Acme. Led a team of six.": begins with its date, as entries do.
bool begins_with_date(const Line& line) {
    return !line.periods.empty() && line.periods.front().where.begin <= line.text.begin + 1 &&
           line.periods.front().certainty >= 0.5F;
}

/// A period that tells when an entry was, not one that prose mentions: in a short line or at an end of it.
int header_periods(const Document& document, const Line& line) {
    if (line.is_item() && line.sentence && !has_bold_title(line) && !begins_with_date(line)) {
        return 0;
    }
    int count = 0;
    for (const FoundPeriod& p : line.periods) {
        if (p.certainty < 0.5F || is_date_in_prose(line, p)) {
            continue;
        }
        bool at_edge = p.where.begin <= line.text.begin + 3 || p.where.end + 3 >= line.text.end ||
                       only_brackets_follow(document, line, p.where);
        Span cell = line.cell_at(p.where.begin + 2);
        bool own_cell = p.where.begin <= cell.begin + 2 && p.where.end + 2 >= cell.end;
        if (at_edge || own_cell || (header_like(line) && !line.is_item())) {
            ++count;
        }
    }
    return count;
}

/// The look of titles, if the first line's is one: larger or bolder than the line below it.
bool is_title_of(const Look& first, const Look& below) {
    return first.kind == 0 && below.kind == 0 &&
           (first.half_points > below.half_points ||
            (first.half_points == below.half_points && first.bold && !below.bold));
}

bool same_letters(const Look& a, const Look& b) {
    return a.kind == b.kind && a.half_points == b.half_points && a.bold == b.bold && a.italic == b.italic;
}

struct Model {
    std::map<Look, float> starts;      ///< how often an entry starts with this look
    std::map<Look, float> lines;       ///< how often the look occurs in the section
    std::map<int, float> date_offset;  ///< line of the entry on which its date is
    float entries = 0;
};

struct Feature {
    Look look;
    bool header = false;
    bool after_body = false;  ///< the line before is a bullet, prose or a row of tags
    bool lower = false;       ///< begins in lower case, and nothing says that it is a name in lower case
    bool tags = false;        ///< "Go  SQLite  gRPC": of the entry above
    int periods = 0;
    bool label = false;
    bool quoted = false;   ///< begins with a quotation: a title
    bool licence = false;  ///< a driving licence, an entry of its own
    bool giver = false;    ///< names an organisation, or is nothing but a date
};

}  // namespace

std::vector<Entry> find_entries(const Document& document, const Section& section) {
    const auto& lines = section.lines;
    std::vector<Entry> entries;
    if (lines.empty()) {
        return entries;
    }
    std::vector<Feature> features(lines.size());
    int dated = 0;
    int top_items = 0;
    float gaps = 0;
    int least_level = 99;
    int deepest = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        Feature& f = features[i];
        f.look = look_of(lines[i]);
        f.header = header_like(lines[i]) || (lines[i].is_item() && has_bold_title(lines[i]) && lines[i].has_period()) ||
                   (lines[i].is_item() && begins_with_date(lines[i]) && begins_with_date(lines[0]));
        f.periods = header_periods(document, lines[i]);
        f.look.dated = f.periods > 0;
        f.tags = i > 0 && section.kind != SectionKind::skills && are_plain_tags(document, lines[i]) &&
                 !(look_of(lines[0]) == f.look);
        f.header = f.header && !f.tags;
        // "sas2dbt · https://…", in bold like the title of the first entry
        bool lower_name = lines[i].starts_lower && lines[i].kind != BlockKind::list_item && !lines[i].sentence &&
                          f.look == features[0].look && (f.periods > 0 || f.look.bold);
        f.lower = lines[i].starts_lower && !lower_name;
        f.header = f.header || (lower_name && !f.tags && lines[i].word_count() <= 18);
        f.after_body = i > 0 && (lines[i - 1].is_item() || lines[i - 1].sentence || features[i - 1].tags);
        f.label = false;
        std::size_t at = lines[i].text.begin;
        char32_t opening = next_character(document.text, at);
        f.quoted = opening == U'“' || opening == U'"' || opening == U'„' || opening == U'«' || opening == U'「';
        f.licence = is_driving_licence(document, lines[i].text);
        // "Midwest Industry Council", "2019": who gave it and when, below the title
        bool named = lines[i].count(Idea::organizations) + lines[i].count(Idea::institutions) > 0;
        f.giver = named && lines[i].word_count() <= 7 && lines[i].count(Idea::award_words) == 0 &&
                  lines[i].count(Idea::degrees) == 0 && !lines[i].is_item();
        for (const FoundPeriod& p : lines[i].periods) {
            f.giver = f.giver || p.where.size() + 3 >= lines[i].text.size();
        }
        dated += f.periods > 0 ? 1 : 0;
        if (lines[i].is_item()) {
            least_level = std::min(least_level, lines[i].level);
            deepest = std::max(deepest, lines[i].level);
        }
        gaps += lines[i].gap_before > 0.35F ? 1.0F : 0.0F;
    }
    auto headings = std::count_if(lines.begin(), lines.end(), [&](const Line& line) {
        return line.kind == BlockKind::heading && line.level == lines[0].level;
    });
    for (const Line& line : lines) {
        top_items += line.is_item() && line.level == least_level ? 1 : 0;
    }
    // labels that open every entry: "Period: …" / "Position: …"
    std::map<std::string, int> labels;
    std::vector<std::string> label_of(lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (!lines[i].is_item()) {
            for (const Labelled& label : labelled(document, lines[i], Idea::entry_labels)) {
                label_of[i] = std::string(label.key);
                ++labels[label_of[i]];
                break;
            }
        }
        std::string_view own = lines[i].text.of(document.text);
        std::size_t colon = own.find(':');
        if (colon != std::string_view::npos && colon < 40) {
            if (label_of[i].empty() && !lookup(Idea::honours, own.substr(0, colon)).empty()) {
                label_of[i] = "score";
            }
        }
    }
    for (std::size_t i = 0; i < lines.size(); ++i) {
        // "Highlights" alone on its line
        if (label_of[i].empty() && lines[i].word_count() <= 3 && !lines[i].has_period()) {
            for (const LexiconHit& hit : lookup(Idea::entry_labels, lines[i].text.of(document.text))) {
                if (hit.key == "tasks" || hit.key == "courses" || hit.key == "technologies") {
                    label_of[i] = std::string(hit.key);
                    break;
                }
            }
        }
    }
    std::string opening_label;
    for (std::size_t i = 0; i < lines.size() && opening_label.empty(); ++i) {
        bool opens = label_of[i] == "period" || label_of[i] == "position" || label_of[i] == "employer" ||
                     label_of[i] == "institution" || label_of[i] == "degree";
        if (opens && labels[label_of[i]] >= 2 && label_of[0] == label_of[i]) {
            opening_label = label_of[i];
        }
    }

    bool list = is_list(section.kind);
    bool want_dates = (expects_dates(section.kind) && dated > 0) || (list && dated >= 2);
    // where the second line looks like the first, looks do not tell a title from who gave it
    bool uniform = lines.size() > 1 && features[1].look == features[0].look &&
                   static_cast<std::size_t>(dated) * 3 < lines.size() * 2;
    float like_first = uniform && top_items == 0 ? weight::like_first_of_uniform : weight::like_first;
    // without dates, titles are known by their look
    bool titled = !want_dates && !list && lines.size() > 1 && is_title_of(features[0].look, features[1].look);
    bool flat_projects = section.kind == SectionKind::projects && lines[0].is_item() && deepest == least_level;
    // no title anywhere and names at the front: each bullet is an entry
    auto named = std::count_if(lines.begin(), lines.end(), [&](const Line& line) {
        return has_bold_title(line) || line.word_count() <= 6 || !name_in_line(document.text, line.text).name.empty();
    });
    bool named_items = flat_projects && top_items == static_cast<int>(lines.size()) && dated == 0 &&
                       static_cast<std::size_t>(named) * 2 >= lines.size();
    bool usual_gaps = gaps >= 2 && gaps < 0.6F * static_cast<float>(lines.size());
    bool all_items = top_items == static_cast<int>(lines.size());

    // where the first entry has its date, the others are expected to have theirs
    int expected_offset = 0;
    while (expected_offset < static_cast<int>(lines.size()) &&
           features[static_cast<std::size_t>(expected_offset)].periods == 0) {
        ++expected_offset;
    }

    Model model;
    std::vector<int> from(lines.size() + 1, -1);
    for (int round = 0; round < rounds; ++round) {
        auto start_score = [&](std::size_t i) {
            const Feature& f = features[i];
            const Line& line = lines[i];
            float score = -1.0F;  // an entry more must pay for itself
            if (i == 0) {
                return 0.0F;
            }
            if (!f.header) {
                score -= f.tags ? weight::tags_begin_entry : weight::no_header;
            }
            if (line.is_item()) {
                bool entries_are_items = lines[0].is_item() && lines[0].level == least_level;
                score -=
                    all_items || (line.level == least_level && entries_are_items) ? 0.0F : weight::bullet_begins_entry;
                score += line.level == least_level && entries_are_items && deepest > least_level ? weight::outer_bullet
                                                                                                 : 0.0F;
                score -= line.level > least_level ? weight::inner_bullet : 0.0F;
            }
            if (f.after_body && !line.is_item()) {
                score += weight::header_behind_body;
            } else if (line.is_item() && lines[0].is_item() && f.header && lines[i - 1].sentence &&
                       !lines[i - 1].is_item()) {
                score += weight::short_bullet_behind_prose;  // a short bullet behind prose
            }
            if (usual_gaps) {
                score += line.gap_before > 0.35F ? weight::gap_before_entry : -weight::no_gap_before_entry;
            }
            if (want_dates && expected_offset == 0 && dated >= 3) {
                bool range = std::any_of(line.periods.begin(), line.periods.end(),
                                         [](const FoundPeriod& p) { return p.is_range; });
                score += f.periods == 0 ? -1.0F : range ? 0.5F : 0.0F;  // entries begin with their dates
            }
            if (f.quoted && (section.kind == SectionKind::talks || section.kind == SectionKind::publications)) {
                score += weight::quotation_begins_entry + (f.header ? 0.0F : weight::quotation_is_header);
            }
            if (list && f.licence) {
                score += 8.0F;
            } else if (list) {
                score += f.look == features[0].look ? like_first : -0.5F;
                score -= f.giver ? 1.5F : 0.0F;
                score += line.is_item() && line.level == least_level ? 0.6F : 0.0F;
            } else if (flat_projects && line.is_item()) {
                score += named_items ? weight::named_bullet : weight::bullet_of_flat_projects;
            }
            if (titled && f.header && same_letters(f.look, features[0].look) &&
                !same_letters(features[i - 1].look, features[0].look)) {
                score += weight::title_of_first_look;
            }
            if (line.kind == BlockKind::heading) {
                score += weight::heading_begins_entry;
            } else if (headings >= 2 && lines[0].kind == BlockKind::heading) {
                score -= weight::no_heading_of_entry;  // entries have headings of their own
            }
            if (lines[i - 1].kind == BlockKind::heading && line.kind != BlockKind::heading) {
                score -= weight::below_heading_of_entry;
            }
            if (f.lower) {
                score -= weight::lower_case_begins_entry;
            }
            if (line.table > 0 && line.table == lines[i - 1].table) {
                score += f.periods > 0 || !want_dates ? weight::row_begins_entry : 0.0F;
            }
            if (!opening_label.empty()) {
                score += label_of[i] == opening_label ? 4.0F : label_of[i].empty() ? 0.0F : -3.0F;
            } else if (!label_of[i].empty() && label_of[i] != "period" && label_of[i] != "position" &&
                       label_of[i] != "employer" && label_of[i] != "institution" && label_of[i] != "degree") {
                score -= 3.0F;  // "Thesis: …" tells more of the entry above
            }
            if (round > 0 && model.entries >= 2) {
                float with = model.starts.contains(f.look) ? model.starts.at(f.look) : 0.0F;
                float all = std::max(1.0F, model.lines[f.look]);
                // of the lines that look so, how many start an entry
                score += weight::look_of_beginnings * ((with + 0.3F) / (all + 0.6F) - 0.5F) * 2;
            }
            return score;
        };
        std::vector<float> best(lines.size() + 1, -1e9F);
        best[0] = 0;
        from.assign(lines.size() + 1, -1);
        for (std::size_t begin = 0; begin < lines.size(); ++begin) {
            if (best[begin] < -1e8F) {
                continue;
            }
            float start = start_score(begin);
            int periods = 0;
            int first_date = -1;
            bool body = false;
            float inside = 0;
            for (std::size_t end = begin; end < lines.size() && end - begin < longest_entry; ++end) {
                const Feature& f = features[end];
                if (lines[end].is_item() && end > begin) {
                    body = true;
                }
                // a dated bullet below the header is body; one of the header's own level may be header
                bool bullet =
                    lines[end].is_item() && end > begin &&
                    !(lines[begin].is_item() && lines[end].level == lines[begin].level && end <= begin + 2 && f.header);
                if (f.periods > 0 && !bullet) {
                    if (first_date < 0) {
                        first_date = static_cast<int>(end - begin);
                    }
                    // two periods in one line are one statement ("2010–2012, thesis 2012")
                    periods += body && end > begin && !f.header ? 0 : 1;
                }
                // a header line behind bullets or prose wants to open the next entry
                if (end > begin && f.after_body && f.header && !lines[end].is_item() && label_of[end].empty()) {
                    inside +=
                        first_date >= 0 || !want_dates ? weight::header_inside_dated : weight::header_inside_undated;
                }
                if (end > begin && lines[end].is_item() && lines[0].is_item() && f.header && lines[end - 1].sentence &&
                    !lines[end - 1].is_item()) {
                    inside += 1.0F;
                }
                float score = start - inside;
                if (first_date == expected_offset) {
                    score += round == 0 ? weight::date_where_expected : weight::date_where_expected_later;
                }
                if (want_dates) {
                    score += periods == 0 ? (dated >= 2 ? -weight::undated_among_dated : -weight::undated)
                                          : weight::dated - weight::another_date * static_cast<float>(periods - 1);
                    if (first_date > 3) {
                        score -= weight::late_date * static_cast<float>(std::min(first_date - 3, 3));
                    }
                    if (round > 0 && first_date >= 0 && model.entries >= 2) {
                        float same = model.date_offset.contains(first_date) ? model.date_offset.at(first_date) : 0.0F;
                        score += weight::date_as_in_others * (same / model.entries - 0.4F);
                    }
                } else if (periods > 1) {
                    score -= weight::another_date_of_list * static_cast<float>(periods - 1);
                }
                if (best[begin] + score > best[end + 1]) {
                    best[end + 1] = best[begin] + score;
                    from[end + 1] = static_cast<int>(begin);
                }
            }
        }
        // learn from this way to cut
        model = {};
        for (const Feature& f : features) {
            model.lines[f.look] += 1;
        }
        for (std::size_t end = lines.size(); end > 0;) {
            auto begin = static_cast<std::size_t>(std::max(0, from[end]));
            model.starts[features[begin].look] += 1;
            model.entries += 1;
            for (std::size_t i = begin; i < end; ++i) {
                if (features[i].periods > 0) {
                    model.date_offset[static_cast<int>(i - begin)] += 1;
                    break;
                }
            }
            end = begin;
        }
    }

    std::vector<std::size_t> begins;
    for (std::size_t end = lines.size(); end > 0;) {
        auto begin = static_cast<std::size_t>(std::max(0, from[end]));
        begins.push_back(begin);
        end = begin;
    }
    std::reverse(begins.begin(), begins.end());
    for (std::size_t b = 0; b < begins.size(); ++b) {
        std::size_t end = b + 1 < begins.size() ? begins[b + 1] : lines.size();
        Entry entry;
        entry.lines.assign(lines.begin() + static_cast<std::ptrdiff_t>(begins[b]),
                           lines.begin() + static_cast<std::ptrdiff_t>(end));
        part_titles(document, entry.lines);
        entry.header = header_length(document, entry.lines);
        entries.push_back(std::move(entry));
    }
    return entries;
}

}  // namespace cvconv::recognizing
