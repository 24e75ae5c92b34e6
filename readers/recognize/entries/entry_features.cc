#include "readers/recognize/entries/entry_features.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "readers/pieces/characters.h"
#include "readers/pieces/citations/citations.h"
#include "readers/pieces/function_words.h"
#include "readers/pieces/items.h"
#include "readers/pieces/scores.h"
#include "readers/recognize/entries/entry_header.h"
#include "readers/recognize/entries/reading.h"
#include "readers/recognize/entries/roles/header_segments.h"
#include "readers/recognize/lines/driving_licence.h"
#include "readers/recognize/lines/tags.h"

namespace cvconv::recognizing {

namespace {

/// Is this line of the kind headers are made of?
bool header_like(const Line& line) {
    return line.kind == BlockKind::heading || (!line.sentence && line.word_count() <= 18 && !line.starts_lower);
}

/// "2014 – 2017 (with honours)" at the end of a line.
bool only_brackets_follow(const Document& document, const Line& line, Span period) {
    std::string_view rest = trim(Span{period.end, line.text.end}.of(document.text));
    return rest.starts_with('(') && rest.find(')') + 1 == rest.size();
}

/// "Audited without findings in 2022", "Team lead of three from 2016": what prose says of when.
bool is_date_in_prose(std::string_view text, const Line& line, const FoundPeriod& period) {
    if (trim(text.substr(line.text.begin, period.where.begin - line.text.begin)).ends_with(',')) {
        return false;  // "Member, Society of Engineers, since 2012"
    }
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
    bool preposition =
        (is_in(before->folded) || is_since(before->folded)) && period.where.begin - before->where.end <= 1;
    return since || preposition;
}

/// "2006 – 2012 Research Scientist, Acme. Led a team of six.": begins with its date, as entries do.
bool begins_with_date(const Line& line) {
    return !line.periods.empty() && line.periods.front().where.begin <= line.text.begin + 1 &&
           line.periods.front().certainty >= 0.5F;
}

/// "- **Welder**: Harbour Works, May 2012 – May 2013, Hull", "- B.S. in Physics, Leith College, 2010 – 2014,
/// Grade: 1.3": a period among the pieces of a whole entry in one item.
bool is_among_pieces(const Document& document, const Line& line, const FoundPeriod& period) {
    constexpr std::size_t most_words = 4;  // of the place behind it
    const std::string_view behind = trim(Span{period.where.end, line.text.end}.of(document.text));
    if (!line.is_item() || !period.is_range || !behind.starts_with(',')) {
        return false;  // before what costs more
    }
    const bool titled = has_bold_title(line) || (line.count(Idea::degrees) > 0 && line.count(Idea::institutions) > 0);
    return titled && header_like(line) && words_of(behind).size() <= most_words;
}

/// "- MSc Tides, Harbour University, 2006 - 2007. First class honours.": a whole degree in an item, however it ends.
bool is_whole_degree(const Document& document, const Line& line) {
    constexpr std::uint32_t near = 12;  // bytes: the degree is what the line begins with
    if (!line.is_item() || line.starts_lower || line.count(Idea::institutions) == 0) {
        return false;
    }
    const std::string_view text = document.text;
    const auto degrees = line.hits_of(Idea::degrees);
    return std::any_of(degrees.begin(), degrees.end(),
                       [&](const LexiconHit& hit) { return hit.where.begin <= line.text.begin + near; }) &&
           std::any_of(line.periods.begin(), line.periods.end(), [&](const FoundPeriod& p) {
               const Span before = trim(text, {line.text.begin, p.where.begin});
               const char32_t mark = before.empty() ? U' ' : character_before(text, before.end);
               return p.certainty >= 0.5F && (mark == ',' || mark == '.' || mark == '(' || is_dash(mark));
           });
}

/// A period that tells when an entry was, not one that prose mentions: in a short line or at an end of it.
int header_periods(const Document& document, const Line& line, SectionKind kind) {
    if (kind == SectionKind::education && is_whole_degree(document, line)) {
        return 1;
    }
    if (line.is_item() && line.sentence && !has_bold_title(line) && !begins_with_date(line)) {
        return 0;
    }
    int count = 0;
    for (const FoundPeriod& p : line.periods) {
        if (p.certainty < 0.5F || is_date_in_prose(document.text, line, p)) {
            continue;
        }
        bool at_edge = p.where.begin <= line.text.begin + 3 || p.where.end + 3 >= line.text.end ||
                       only_brackets_follow(document, line, p.where);
        Span cell = line.cell_at(p.where.begin + 2);
        bool own_cell = p.where.begin <= cell.begin + 2 && p.where.end + 2 >= cell.end;
        // "Ardle University - Bachelor of Science (2014) with honours"
        bool of_degree =
            line.is_item() && p.in_brackets && !p.is_range && header_like(line) && line.count(Idea::degrees) > 0;
        if (at_edge || own_cell || of_degree || (header_like(line) && !line.is_item()) ||
            is_among_pieces(document, line, p)) {
            ++count;
        }
    }
    return count;
}

/// "Midwest Industry Council", "2019": who gave it and when, below the title.
bool is_giver(const Line& line) {
    bool named = line.count(Idea::organizations) + line.count(Idea::institutions) > 0;
    bool only_date = std::any_of(line.periods.begin(), line.periods.end(),
                                 [&](const FoundPeriod& p) { return p.where.size() + 3 >= line.text.size(); });
    return only_date || (named && line.word_count() <= 7 && line.count(Idea::award_words) == 0 &&
                         line.count(Idea::degrees) == 0 && !line.is_item());
}

int indent_of(float left) {
    return static_cast<int>(std::lround(left / 12.0F));
}

/// "2016 – 2019    Welder"
bool has_date_in_margin(const Line& line) {
    return line.cells.size() >= 2 && !line.periods.empty() &&
           line.periods.front().where.size() + 3 >= line.cells.front().size() &&
           line.periods.front().where.overlaps(line.cells.front());
}

/// Where the first date of a margin column begins: set to its right edge, "May 2019" begins elsewhere than "September
/// 2019".
int indent_of_margin_column(const std::vector<Line>& lines) {
    float least = std::numeric_limits<float>::max();
    for (const Line& line : lines) {
        least = has_date_in_margin(line) ? std::min(least, line.left) : least;
    }
    return least < std::numeric_limits<float>::max() ? indent_of(least) : 0;
}

/// "2016 – 2019    Welder" looks as "Timekeeper" does below it, where the date is missing.
Look undated_look(const Line& line, Look look) {
    if (has_date_in_margin(line)) {
        look.indent = indent_of(line.content_left);
        const Run* run = nullptr;
        for (const Run& r : line.runs) {
            run = r.text.begin <= line.cells[1].begin ? &r : run;
        }
        if (run != nullptr) {
            look.half_points = static_cast<int>(std::lround(run->style.size * 2));
            look.bold = run->style.bold;
            look.italic = run->style.italic;
        }
    }
    look.dated = false;
    look.row = false;
    return look;
}

/// "Timekeeper, Tide Works": short, and its first piece has a word for what one was there.
bool names_position(const Document& document, const Line& line, SectionKind kind) {
    if (line.kind == BlockKind::heading || line.sentence || line.word_count() > 12) {
        return false;
    }
    const std::vector<HeaderSegment> segments = segments_of(document, line, 0);
    if (segments.empty()) {
        return false;
    }
    const std::vector<Word>& words = segments.front().words;
    const bool school = kind == SectionKind::education;
    const float others =
        weigh(find(Idea::institutions, words)) + (school ? 0.0F : weigh(find(Idea::organizations, words)));
    return weigh(find(school ? Idea::degrees : Idea::job_titles, words)) > others;
}

/// "3.7 GPA", "First Class Honours" alone on its line tells more of the degree above.
bool is_mark(std::string_view text, const Line& line) {
    constexpr std::size_t most_words = 6;
    if (line.has_period() || line.word_count() > most_words) {
        return false;
    }
    const std::vector<FoundScore> scores = find_scores(text, line.text);
    return scores.size() == 1 && scores.front().where.size() * 5 >= line.text.size() * 4;
}

std::string label_of(const Document& document, const Line& line, SectionKind kind) {
    std::string_view text = document.text;
    if (kind == SectionKind::education && is_mark(text, line)) {
        return "score";
    }
    if (!line.is_item()) {
        auto labels = labelled(document, line, Idea::entry_labels);
        if (!labels.empty()) {
            return std::string(labels.front().key);
        }
    }
    std::string_view own = line.text.of(text);
    std::size_t colon = own.find(':');
    if (colon != std::string_view::npos && colon < 40 && !lookup(Idea::honours, own.substr(0, colon)).empty()) {
        return "score";
    }
    if (line.word_count() <= 3 && !line.has_period()) {  // "Highlights" alone on its line
        for (const LexiconHit& hit : meanings_of_label(Idea::entry_labels, own)) {
            if (hit.key == "tasks" || hit.key == "courses" || hit.key == "technologies") {
                return std::string(hit.key);
            }
        }
    }
    return {};
}

/// "“Tides in pumps.” …", "Brekke, Ole and Ida Fjord. 2014. “Tides in pumps.” …": a title in quotation marks, at the
/// front or behind who wrote it, and when.
bool begins_with_quotation(std::string_view text, const Line& line) {
    constexpr std::size_t most_names = 16;  // words
    if (is_opening_quotation(character_at(text, line.text.begin))) {
        return true;
    }
    const std::vector<Span> quotes = quoted(text, line.text);
    if (quotes.empty() || line.word_count() < 8) {
        return false;
    }
    const std::vector<Word> before = words_of(text, {line.text.begin, quotes.front().begin});
    return before.size() >= 2 && before.size() <= most_names &&
           std::all_of(before.begin(), before.end(), [&](const Word& word) {
               const char32_t first = character_at(text, word.where.begin);
               return is_upper(first) || is_digit(first) || is_joiner(word.folded);
           });
}

/// "Position: Clerk, since 2009 head clerk" where "Period: 2006 – today" says when: its date is none of the entry.
void settle_labelled_periods(std::vector<Feature>& features) {
    const auto said = std::count_if(features.begin(), features.end(),
                                    [](const Feature& f) { return f.label == "period" && f.periods > 0; });
    for (Feature& f : features) {
        if (said >= 2 && !f.label.empty() && f.label != "period") {
            f.periods = 0;
            f.look.dated = false;
        }
    }
}

/// "Ropes (Summer 2003)", "Wells (Summers 2001, 2002)".
bool ends_with_bracketed_date(std::string_view text, const Line& line) {
    const std::size_t open = line.text.of(text).rfind('(');
    return !line.periods.empty() && line.text.of(text).ends_with(')') && open != std::string_view::npos && open > 0 &&
           line.periods.front().where.begin >= line.text.begin + open;
}

/// "Ropes and Wells (Summer 2003)" in plain letters, over bullets, where jobs are headed in bold letters and have their
/// dates without brackets: a part of the job above. "Fitter (2003)" below an employer alone is a job of its own.
void quiet_parts_of_jobs(std::string_view text, const std::vector<Line>& lines, std::vector<Feature>& features) {
    auto heads_job = [&](std::size_t i) {
        return features[i].look.bold && features[i].periods > 0 && !lines[i].is_item() &&
               !ends_with_bracketed_date(text, lines[i]);
    };
    std::size_t jobs = 0;
    std::size_t named = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        jobs += heads_job(i) ? 1 : 0;
        named += heads_job(i) && features[i].named ? 1 : 0;
    }
    if (jobs < 2 || !heads_job(0)) {
        return;
    }
    for (std::size_t i = 1; i + 1 < lines.size(); ++i) {
        const Line& line = lines[i];
        if (!features[i].look.bold && !features[i].look.italic && !line.is_item() && line.cells.size() == 1 &&
            ends_with_bracketed_date(text, line) && lines[i + 1].is_item() && (named == jobs || !features[i].named)) {
            features[i].periods = 0;
            features[i].header = false;
        }
    }
}

}  // namespace

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
    look.indent = indent_of(line.left);
    return look;
}

bool is_title_of(const Look& first, const Look& below) {
    return first.kind == 0 && below.kind == 0 &&
           (first.half_points > below.half_points ||
            (first.half_points == below.half_points && first.bold && !below.bold));
}

bool same_letters(const Look& a, const Look& b) {
    return a.kind == b.kind && a.half_points == b.half_points && a.bold == b.bold && a.italic == b.italic;
}

std::vector<Feature> features_of(const Document& document, const Section& section) {
    const auto& lines = section.lines;
    std::vector<Feature> features(lines.size());
    const int margin_column = indent_of_margin_column(lines);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Line& line = lines[i];
        Feature& f = features[i];
        f.look = look_of(line);
        if (has_date_in_margin(line)) {
            f.look.indent = margin_column;
        }
        f.tags = i > 0 && section.kind != SectionKind::skills && !(look_of(lines[0]) == f.look) &&
                 (are_plain_tags(document, line) || are_small_tags(document, line, lines[0].style.size));
        f.periods = header_periods(document, line, section.kind);
        f.look.dated = f.periods > 0;
        f.undated = undated_look(line, f.look);
        // "sas2dbt · https://…", in bold or with an address like the title of the first entry
        bool lower_name = line.starts_lower && !line.is_item() && !line.sentence && f.look == features[0].look &&
                          (f.periods > 0 || f.look.bold || (line.urls > 0 && lines[0].urls > 0));
        bool bullet_header = line.is_item() && ((has_bold_title(line) && line.has_period()) ||
                                                (begins_with_date(line) && begins_with_date(lines[0])));
        bullet_header = bullet_header || (section.kind == SectionKind::education && is_whole_degree(document, line));
        f.header = !f.tags && (header_like(line) || bullet_header || (lower_name && line.word_count() <= 18));
        f.lower = line.starts_lower && !lower_name;
        f.after_body = i > 0 && (lines[i - 1].is_item() || lines[i - 1].sentence || features[i - 1].tags);
        f.quoted = begins_with_quotation(document.text, line);
        f.licence = is_driving_licence(document, line.text);
        f.named = f.header && !f.lower && names_position(document, line, section.kind);
        const std::string& marker = document.blocks[static_cast<std::size_t>(line.block)].marker;
        f.numbered = line.is_item() && marker.find_first_of("0123456789") != std::string::npos;
        f.giver = is_giver(line);
        f.label = label_of(document, line, section.kind);
    }
    settle_labelled_periods(features);
    if (section.kind == SectionKind::work) {
        quiet_parts_of_jobs(document.text, lines, features);
    }
    return features;
}

bool tells_who(std::string_view label) {
    return label == "position" || label == "employer" || label == "period" || label == "institution" ||
           label == "degree";
}

std::string opening_label(const std::vector<Feature>& features) {
    const std::string& first = features.front().label;
    bool opens =
        first == "period" || first == "position" || first == "employer" || first == "institution" || first == "degree";
    auto again = std::count_if(features.begin(), features.end(), [&](const Feature& f) { return f.label == first; });
    return opens && again >= 2 ? first : std::string{};
}

}  // namespace cvconv::recognizing
