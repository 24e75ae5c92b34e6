#include "readers/recognize/sections/headings/headings.h"

#include <algorithm>
#include <map>
#include <set>

#include "readers/pieces/items.h"
#include "readers/pieces/labels.h"
#include "readers/pieces/language_names.h"
#include "readers/pieces/levels.h"
#include "readers/recognize/sections/headings/heading_looks.h"
#include "readers/recognize/sections/headings/heading_titles.h"
#include "readers/recognize/sections/headings/title_cuts.h"

namespace cvconv::recognizing {

namespace {

/// What the steps below share about one way to read a line as a heading.
struct Candidate {
    const Document& document;
    const HeadingLooks& looks;
    const Line& line;
    const TitleCut& cut;
    HeadingLook look;
    float style = 0;               ///< how much it looks like a heading
    bool in_label_column = false;  ///< the line begins with a cell in a column of labels
};

/// A title that the lexicon knows as one of `kind`, as surely as `certainty` says.
HeadingReading known_title(const Candidate& c, SectionKind kind, float certainty) {
    const auto& [document, looks, line, cut, look, style, in_label_column] = c;
    const float kinds = looks.count(look).kind_count();
    const bool alone = cut.remainder.empty();
    float score = 5.0F * certainty - 1.2F + style;
    if (!alone && kind == SectionKind::languages && find_language_names(document.text, cut.remainder).empty()) {
        score -= 3.0F;  // "Languages: Python, Go"
    }
    // "Reading: good" below the name of a language
    const bool skill = !alone && means(Idea::language_words, cut.title.of(document.text), "skill") &&
                       !find_fluency(document.text, cut.remainder).empty();
    score -= skill ? 6.0F : 0.0F;
    const bool run_in = !cut.whole && looks.heads_run_in(look);
    if (!cut.whole && !run_in) {
        // "Languages: C++, Go" may be a label; a section that consists of one line is rarer
        score -= 2.2F;
    }
    if (line.has_period() && cut.whole && alone) {
        score -= 1.5F;
    }
    if (cut.whole && !alone && !in_label_column && looks.usual_kinds() >= 3) {
        score -= 1.5F;  // a cell of a table, or a tag in a row of tags
    }
    // "Lecturer" below a course is what one was there, where headings look otherwise
    const auto& usual = looks.usual();
    // … or where they stand in the margin, beside the text
    const bool apart = usual.beside ? !look.beside : kinds < 2;
    const bool role = alone && looks.usual_kinds() >= 4 && apart && (usual.capitals || usual.bold) &&
                      usual.capitals > look.capitals && !lookup(Idea::job_titles, cut.title.of(document.text)).empty();
    score -= role ? 3.0F : 0.0F;
    // "Harbour University | Teaching Assistant": where, and as what
    const bool post = certainty < 1 && line.count(Idea::institutions) > 0 && line.count(Idea::job_titles) > 0;
    score -= post ? 4.0F : 0.0F;
    // "### Traineeship" among "### Surveyor" and "### Head of Surveying", below "## Experience": what the entry is
    // called
    const HeadingLookCount& alike = looks.count(look);
    const bool of_entry = line.kind == BlockKind::heading && looks.has_levels() && line.level > looks.usual().level &&
                          alike.all >= 3 && alike.known * 2 <= alike.all;
    score -= of_entry ? 5.0F : 0.0F;
    const bool distinct = looks.is_set_apart(look);
    // "Functie: verpleegkundige" names a value of an entry
    const bool label =
        !distinct && !alone && !meanings_of_label(Idea::entry_labels, cut.title.of(document.text)).empty();
    const bool beside = !label && cut.whole && !alone && in_label_column &&
                        (distinct ? kinds >= 2 : kinds >= 3 && kinds * 2 > looks.usual_kinds());
    score -= label && kind == SectionKind::work ? 2.5F : 0.0F;
    // "Freelance" below "English Teacher   2021 – 2023" in another look than the headings: the employer
    const bool employer = kind == SectionKind::work && looks.usual_kinds() >= 3 && !(look == looks.usual()) &&
                          !lookup(Idea::organizations, cut.title.of(document.text)).empty();
    score -= employer ? 6.0F : 0.0F;
    // "應徵職務：行銷企劃專員" says what one is, and heads no section
    const auto labels =
        alone || cut.whole ? std::vector<LexiconHit>{} : lookup(Idea::contact_labels, cut.title.of(document.text));
    const bool headline =
        std::any_of(labels.begin(), labels.end(), [](const LexiconHit& hit) { return hit.key == "headline"; });
    score -= headline && kind == SectionKind::summary && !line.sentence ? 2.5F : 0.0F;
    // "Teaching:    Curriculum design", a group of skills in the look of the text: headings stand alone here
    if (!distinct && !alone && in_label_column && !looks.usual().beside && looks.usual_kinds() > 2 * kinds + 1 &&
        std::string_view(document.text).substr(cut.title.end).starts_with(':')) {
        score -= 4.0F;
    }
    return {kind, cut.title, cut.remainder, score, true, certainty, beside || run_in};
}

/// A title that no lexicon has, in the look of those that are known: of what section, the lines below may tell.
void add_unknown_title(const Candidate& c, HeadingCandidates& out) {
    const auto& [document, looks, line, cut, look, style_of_look, in_label_column] = c;
    // "Social Worker", "Bachelor in Social Work": titles of entries, whatever words of headings they have
    const bool school = line.count(Idea::institutions) > 0 && line.word_count() >= 2;
    const bool position = line.count(Idea::job_titles) + line.count(Idea::degrees) > 0;
    // "CCNA": letters that stand for a name, in capitals as headings are
    constexpr std::uint32_t longest_acronym = 5;
    const bool acronym = cut.title.size() <= longest_acronym && is_all_capitals(cut.title.of(document.text));
    const float of_entry = school || acronym || (position && !ends_as_heading(document, cut.title)) ? 2.5F : 0.0F;
    const float style = style_of_look - of_entry;
    const float share = looks.share_of_known(look);
    const HeadingLookCount& count = looks.count(look);
    const bool believed = count.kinds.size() >= 2 && share >= 0.5F;
    const bool marked = line.kind == BlockKind::heading && (count.known >= 1 || looks.usual_kinds() == 0) &&
                        (line.level <= 2 || look == looks.usual());
    auto kinds = kinds_of_words(document, cut.title);
    if ((!believed && !marked) || line.has_period()) {
        for (auto [kind, covered] : kinds) {
            if (covered >= 0.5F) {
                out.readings.push_back({kind, cut.title, {}, 3.0F * covered - 2.6F + style, true, covered});
            }
        }
        return;
    }
    constexpr float against_words = 4;
    const float base = believed ? -0.4F + 3.0F * (share - 0.5F) + style : style - 0.5F;
    if (kinds.size() > 1) {
        kinds.erase(SectionKind::work);  // "Projects experience"
    }
    for (auto [kind, covered] : kinds) {
        // one word of many ("Paper with a seal on it") says little of a section that has no usual title
        const float doubt = out.opens && covered < 0.5F ? 3.0F * (1 - 2 * covered) : 0.0F;
        out.readings.push_back({kind, cut.title, {}, base + 2.5F * covered - doubt, covered >= 0.5F, covered});
    }
    out.readings.push_back({SectionKind::other, cut.title, {}, base - 0.3F, false, 0.0F});
    // "Solo projects" may be jobs by what stands below, but it says projects; "Short Résumé" may be anything
    const bool says = std::any_of(kinds.begin(), kinds.end(), [](const auto& kind) {
        return kind.second >= 0.5F && kind.first != SectionKind::summary;
    });
    const float without_words = base - (out.opens ? 3.0F : 2.0F) - (says ? against_words : 0.0F);
    for (int k = 1; k < section_kind_count - 1; ++k) {
        const auto kind = static_cast<SectionKind>(k);
        if (!kinds.contains(kind)) {
            // where "Skills" stands in this look, "Off shift" is rather something else
            const float again = (out.opens || out.looks_sure) && count.kinds.contains(kind) ? 1.0F : 0.0F;
            out.readings.push_back({kind, cut.title, {}, without_words - again, false, 0.0F});
        }
    }
}

/// "CAMPS      2019 – 2022, leader, Clear Creek Scouts": unknown, but in the look of the titles beside the text.
void add_unknown_beside(const Candidate& c, HeadingCandidates& out) {
    constexpr float kinds_needed = 3;
    const HeadingLookCount& count = c.looks.count(c.look);
    const float share = c.looks.share_of_known(c.look);
    if (!c.in_label_column || !c.looks.is_set_apart(c.look) || count.kind_count() < kinds_needed || share < 0.4F) {
        return;
    }
    const float base = 1.0F + 3.0F * (share - 0.5F) + c.style;
    for (int k = 1; k < section_kind_count; ++k) {
        const auto kind = static_cast<SectionKind>(k);
        const float score = base - (kind == SectionKind::other ? 0.3F : 1.5F);
        out.readings.push_back({kind, c.cut.title, c.cut.remainder, score, false, 0.0F, true});
    }
}

bool has_range(const Line& line) {
    return std::any_of(line.periods.begin(), line.periods.end(),
                       [](const FoundPeriod& p) { return p.is_range || p.current; });
}

bool has_range_below(const std::vector<Line>& lines, std::size_t i) {
    return lines[i].kind == BlockKind::heading && i + 1 < lines.size() && lines[i + 1].kind != BlockKind::heading &&
           has_range(lines[i + 1]);
}

/// Levels of headings most of which have a period below them: "### Volunteer" over "Harbour Relief, 2016 – 2018" is an
/// entry as "### Engineer" over "Acme Ltd, 2018 – 2022" is one.
std::set<int> levels_of_entries(const std::vector<Line>& lines) {
    std::map<int, std::pair<int, int>> counts;  // all, with a period below
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (lines[i].kind == BlockKind::heading) {
            auto& [all, dated] = counts[lines[i].level];
            ++all;
            dated += has_range_below(lines, i) ? 1 : 0;
        }
    }
    std::set<int> levels;
    for (const auto& [level, count] : counts) {
        if (count.first >= 3 && count.second * 2 >= count.first) {
            levels.insert(level);
        }
    }
    return levels;
}

void add_readings(const Candidate& c, bool has_label, HeadingCandidates& out) {
    const TitleCut& cut = c.cut;
    const bool alone = cut.whole && cut.remainder.empty();
    const bool title_like = may_be_title(c.document, c.line, cut.title);
    if (!title_like && alone) {
        return;
    }
    for (auto [kind, certainty] : cut.kinds) {
        out.readings.push_back(known_title(c, kind, certainty));
        if (kind == SectionKind::summary && alone && !cut.kinds.contains(SectionKind::contact)) {
            // "About" over an address and a telephone number
            out.readings.push_back({SectionKind::contact, cut.title, {}, out.readings.back().score - 2.0F});
        }
    }
    if (cut.kinds.empty() && cut.whole && !alone) {
        add_unknown_beside(c, out);
    }
    if (cut.kinds.empty() && alone && title_like && !has_label && is_wordy(cut.title.of(c.document.text)) &&
        items_of(c.document.text, cut.title).size() < 3) {  // "Git, Docker, Linux" heads nothing
        add_unknown_title(c, out);
    }
}

}  // namespace

std::vector<HeadingCandidates> find_headings(const Document& document, const std::vector<Line>& lines) {
    constexpr float doubt_beside = 2.5F;
    const std::vector<bool> label_column = find_label_columns(document, lines);
    const std::string language = language_of_titles(document, lines);
    std::vector<std::vector<TitleCut>> cuts;
    cuts.reserve(lines.size());
    for (const Line& line : lines) {
        cuts.push_back(cut_titles(document, line, cuts.empty(), language));
    }
    const HeadingLooks looks(document, lines, cuts, label_column);
    const std::set<int> entry_levels = levels_of_entries(lines);

    std::vector<HeadingCandidates> candidates(lines.size());
    const Line* above = nullptr;  // the heading of the document's structure that the line stands below
    for (std::size_t i = 0; i < lines.size(); ++i) {
        HeadingCandidates& out = candidates[i];
        above = lines[i].kind == BlockKind::heading ? &lines[i] : above;
        const bool has_label = label_column[i] && std::any_of(cuts[i].begin(), cuts[i].end(), [](const TitleCut& cut) {
                                   return cut.whole && !cut.kinds.empty() && !cut.remainder.empty();
                               });
        const bool of_entry = entry_levels.contains(lines[i].level) && has_range_below(lines, i);
        for (const TitleCut& cut : cuts[i]) {
            Candidate c{document, looks, lines[i], cut, heading_look_of(document, lines[i], cut, label_column[i])};
            c.style = looks.score(document, lines[i], cut, c.look, i == 0);
            // "**Leadership**" below "### Keeper of Lights, 2011 – 2016": a part of that entry
            c.style -= above != nullptr && above != &lines[i] && has_range(*above) ? 5.0F : 0.0F;
            c.style -= of_entry ? 3.0F : 0.0F;
            c.in_label_column = label_column[i];
            if (c.look == looks.usual() && looks.has_levels()) {
                // "Governance", but not "Patient Pumps: Modelling Changes of Tide"
                out.opens = looks.opens_always() || count_words(words_of(document.text, cut.title)) <= 4;
            }
            out.looks_sure = out.looks_sure || looks.is_sure(c.look);
            add_readings(c, has_label, out);
        }
        std::sort(out.readings.begin(), out.readings.end(),
                  [](const HeadingReading& a, const HeadingReading& b) { return a.score > b.score; });
        for (const HeadingReading& reading : out.readings) {
            if (reading.remainder.empty()) {
                out.headingness = std::max(out.headingness, reading.score);
            } else if (reading.beside && reading.certainty >= 1) {
                // "RESEARCH EXPERIENCE   Harbour Institute"; a label beside its values is less sure
                out.headingness = std::max(out.headingness, reading.score - doubt_beside);
            }
        }
    }
    return candidates;
}

}  // namespace cvconv::recognizing
