#include "readers/recognize/sections/headings/heading_looks.h"

#include <algorithm>
#include <cmath>

#include "readers/pieces/labels.h"
#include "readers/recognize/sections/headings/heading_titles.h"

namespace cvconv::recognizing {

namespace {

/// "Highlights", "Keywords", "Roles": parts of entries.
bool names_part_of_entry(std::string_view title) {
    auto hits = meanings_of_label(Idea::entry_labels, title);
    return std::any_of(hits.begin(), hits.end(), [](const LexiconHit& hit) {
        return hit.key != "degree" && hit.key != "description";  // "Education", "About"
    });
}

bool has_words_of_entries(const Line& line) {
    return line.has_period() || line.count(Idea::job_titles) > 0 || line.count(Idea::organizations) > 0 ||
           line.count(Idea::institutions) > 0 || line.count(Idea::degrees) > 0;
}

/// What stands alone on its line, as it is compared; empty if the line has more.
std::string alone_on_line(const Document& document, const std::vector<TitleCut>& cuts) {
    return cuts.empty() || !cuts.front().remainder.empty() ? std::string{} : fold(cuts.front().title.of(document.text));
}

}  // namespace

HeadingLook heading_look_of(const Document& document, const Line& line, const TitleCut& cut, bool in_label_column) {
    HeadingLook look;
    look.kind = line.kind == BlockKind::heading || line.kind == BlockKind::list_item ? line.kind : BlockKind::paragraph;
    look.level = line.level;
    look.beside = in_label_column && !cut.remainder.empty();
    const Style& style = line.runs.empty() ? line.style : line.runs.front().style;
    look.half_points = static_cast<int>(std::lround(style.size * 2));
    look.bold = style.bold;
    look.italic = style.italic;
    look.underlined = style.underlined;
    look.small_caps = style.small_caps;
    // where type has sizes, short titles may be read as if their letters were not apart
    look.spaced = look.half_points == 0 && (style.letter_spaced || line.style.letter_spaced);
    look.capitals = is_all_capitals(as_capitals(cut.title.of(document.text)));
    // a colon counts where the line ends with it
    std::string_view text = line.text.of(document.text);
    look.colon = text.ends_with(':') || text.ends_with("：");
    return look;
}

HeadingLooks::HeadingLooks(const Document& document, const std::vector<Line>& lines,
                           const std::vector<std::vector<TitleCut>>& cuts, const std::vector<bool>& label_column) {
    count_looks(document, lines, cuts, label_column);
    count_repeated(document, lines, cuts);
    count_run_in(document, lines, cuts);
    find_usual();
    count_below(document, lines, cuts);
    std::map<int, float> words_by_size;
    for (const Line& line : lines) {
        words_by_size[static_cast<int>(std::lround(line.style.size * 2))] += static_cast<float>(line.word_count());
    }
    auto most = std::max_element(words_by_size.begin(), words_by_size.end(),
                                 [](const auto& a, const auto& b) { return a.second < b.second; });
    m_body = most == words_by_size.end() ? 0 : most->first;
}

void HeadingLooks::count_looks(const Document& document, const std::vector<Line>& lines,
                               const std::vector<std::vector<TitleCut>>& cuts, const std::vector<bool>& label_column) {
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (cuts[i].empty()) {
            continue;
        }
        const Line& line = lines[i];
        // the whole line, or a known title in a cell of its own beside the text
        auto known = std::find_if(cuts[i].begin(), cuts[i].end(), [&](const TitleCut& cut) {
            return cut.whole && !cut.kinds.empty() && (cut.remainder.empty() || label_column[i]);
        });
        if (known == cuts[i].end() && label_column[i] && !cuts[i].back().remainder.empty()) {
            m_counts[heading_look_of(document, line, cuts[i].back(), true)].all +=
                1;  // a title beside the text, or a label
        }
        const TitleCut& cut = known != cuts[i].end() ? *known : cuts[i].front();
        if (known == cuts[i].end() && !cut.remainder.empty()) {
            continue;
        }
        if (cut.remainder.empty() && !may_be_title(document, line, cut.title)) {
            continue;
        }
        HeadingLookCount& count = m_counts[heading_look_of(document, line, cut, label_column[i])];
        count.all += 1;
        count.apart += line.gap_before >= 0.4F ? 1.0F : 0.0F;
        if (known == cuts[i].end()) {
            count.of_entries += has_words_of_entries(line) && !ends_as_heading(document, cut.title) ? 1.0F : 0.0F;
            continue;
        }
        count.known += 1;
        for (auto [kind, score] : cut.kinds) {
            count.kinds.insert(kind);
        }
    }
}

void HeadingLooks::count_repeated(const Document& document, const std::vector<Line>& lines,
                                  const std::vector<std::vector<TitleCut>>& cuts) {
    for (const auto& of_line : cuts) {
        if (std::string title = alone_on_line(document, of_line); !title.empty()) {
            ++m_repeats[title];
        }
    }
    for (std::size_t i = 0; i < lines.size(); ++i) {
        std::string title = alone_on_line(document, cuts[i]);
        if (!title.empty() && m_repeats[title] >= 2) {
            m_counts[heading_look_of(document, lines[i], cuts[i].front(), false)].repeated += 1;
        }
    }
}

void HeadingLooks::count_run_in(const Document& document, const std::vector<Line>& lines,
                                const std::vector<std::vector<TitleCut>>& cuts) {
    for (std::size_t i = 0; i < lines.size(); ++i) {
        for (const TitleCut& cut : cuts[i]) {
            if (!cut.whole && !cut.remainder.empty() && !cut.kinds.empty()) {
                std::set<SectionKind>& kinds = m_run_in[heading_look_of(document, lines[i], cut, false)];
                const auto surest = std::max_element(cut.kinds.begin(), cut.kinds.end(),
                                                     [](const auto& a, const auto& b) { return a.second < b.second; });
                kinds.insert(surest->first);
            }
        }
    }
}

bool HeadingLooks::heads_run_in(const HeadingLook& look) const {
    constexpr std::size_t fewest_kinds = 4;
    const auto kinds = m_run_in.find(look);
    return kinds != m_run_in.end() && (look.bold || look.capitals) && kinds->second.size() >= fewest_kinds &&
           static_cast<float>(kinds->second.size()) > m_usual_kinds;
}

/// The headings of the highest level that has several ("## Things people paid me for"), if the lexicon knows some of
/// them, however odd the others are, and none heads an entry.
std::optional<HeadingLook> HeadingLooks::outermost_headings() const {
    std::map<int, HeadingLookCount> levels;
    std::map<int, HeadingLook> largest;
    for (const auto& [look, of_look] : m_counts) {
        if (look.kind != BlockKind::heading) {
            continue;
        }
        HeadingLookCount& level = levels[look.level];
        level.all += of_look.all;
        level.known += of_look.known;
        level.of_entries += of_look.of_entries;
        level.kinds.insert(of_look.kinds.begin(), of_look.kinds.end());
        auto [most, first] = largest.try_emplace(look.level, look);
        if (!first && of_look.all >= count(most->second).all) {
            most->second = look;
        }
    }
    for (const auto& [level, headings] : levels) {
        if (headings.all < 3) {
            continue;  // the person's name
        }
        bool of_sections =
            headings.all >= 4 && headings.kinds.size() >= 2 && headings.of_entries <= 0.15F * headings.all;
        return of_sections ? std::optional(largest[level]) : std::nullopt;
    }
    return std::nullopt;
}

void HeadingLooks::find_usual() {
    for (const auto& [look, count] : m_counts) {
        if (count.kind_count() > m_usual_kinds) {
            m_usual_kinds = count.kind_count();
            m_usual = look;
        }
    }
    float elsewhere = 0;
    float below = 0;
    for (const auto& [look, count] : m_counts) {
        elsewhere += look.kind == BlockKind::heading && look.level != m_usual.level ? count.known : 0.0F;
        below += look.kind == BlockKind::heading && look.level > m_usual.level ? count.all : 0.0F;
    }
    const HeadingLookCount& of_usual = count(m_usual);
    if (std::optional<HeadingLook> outermost = outermost_headings(); outermost && m_usual_kinds < 4) {
        m_usual = *outermost;
        m_has_levels = true;
        m_opens_always = true;
        return;
    }
    // "## Experience" and "## Education" alone, over entries of their own level
    const bool few =
        m_usual_kinds >= 2 && of_usual.known == of_usual.all && below >= 2 * of_usual.all && 6 * elsewhere <= below;
    const bool many = m_usual_kinds >= 4 && of_usual.known * 2 >= of_usual.all && 4 * elsewhere <= of_usual.known;
    m_has_levels = m_usual.kind == BlockKind::heading && (few || many);
}

void HeadingLooks::count_below(const Document& document, const std::vector<Line>& lines,
                               const std::vector<std::vector<TitleCut>>& cuts) {
    if (m_usual_kinds < 4) {
        return;
    }
    for (std::size_t i = 1; i < lines.size(); ++i) {
        if (cuts[i].empty() || cuts[i - 1].empty() || cuts[i - 1].front().kinds.empty()) {
            continue;
        }
        HeadingLook above = heading_look_of(document, lines[i - 1], cuts[i - 1].front(), false);
        HeadingLook own = heading_look_of(document, lines[i], cuts[i].front(), false);
        bool weaker = own != m_usual && own.half_points <= m_usual.half_points && own.half_points > 0;
        if (above == m_usual && weaker) {
            m_below[own] += 1;
        }
    }
}

const HeadingLookCount& HeadingLooks::count(const HeadingLook& look) const {
    static const HeadingLookCount none;
    auto counted = m_counts.find(look);
    return counted == m_counts.end() ? none : counted->second;
}

float HeadingLooks::share_of_known(const HeadingLook& look) const {
    const HeadingLookCount& of_look = count(look);
    float share = (of_look.known + 0.3F) / (of_look.all + 1.0F);
    bool larger = look.half_points > m_body || look.kind == BlockKind::heading;
    // a sidebar sets its titles otherwise than the main column, smaller
    bool of_main_column = look.half_points > m_usual.half_points && of_look.kind_count() >= 3;
    if ((look == m_usual || of_main_column) && larger && of_look.is_role_of_headings()) {
        return std::max(share, 0.65F);
    }
    return share;
}

/// How this look stands beside the one that most headings have.
float HeadingLooks::score_against_usual(const HeadingLook& look) const {
    const float kinds = count(look).kind_count();
    const float share = share_of_known(look);
    const float sure = std::min(m_usual.half_points > 0 ? 2.2F : 1.4F, m_usual_kinds / 4);
    const float smaller =
        look.half_points > 0 ? static_cast<float>(m_usual.half_points) / static_cast<float>(look.half_points) : 1.0F;
    // "Web Development" among other titles of entries, below "Work" and "Training" in larger type
    const HeadingLookCount& of_look = count(look);
    const bool of_entries =
        m_usual_kinds >= 2 && kinds < 2 && smaller > 1.2F && of_look.all >= 4 && of_look.known * 3 <= of_look.all;
    const float among_entries = of_entries ? 2.5F : 0.0F;
    // what it costs to be set smaller than the headings that are sure
    const float shrunk = smaller > 1 ? 1.2F * sure + 2.5F * std::max(0.0F, std::log(smaller) - 0.2F) : 0.0F;
    if (kinds >= 2 && smaller > 1.2F && (m_usual_kinds > 2 * kinds || (m_usual_kinds > kinds && share < 0.35F))) {
        // "Highlights" and "Courses" in every entry, below headings that are larger
        return std::min(0.0F, 3.0F * (share - 0.35F)) - shrunk;
    }
    if (kinds >= 2) {
        return 1.5F * (share - 0.35F) * 2;
    }
    if (m_usual_kinds < 3) {
        return -among_entries;
    }
    if (m_usual.half_points > m_body && look.half_points == m_usual.half_points && look.bold == m_usual.bold) {
        return -0.8F;  // "Certifications" among "SKILLS" and "LANGUAGES"
    }
    // the document's headings look otherwise: the more so, the more of them there are
    // (plain text has too few looks to be strict about)
    float score = -1.6F - (m_usual.half_points > 0 ? std::max(0.0F, sure - 1) : 0.0F);
    score -= m_usual.bold && !look.bold ? 0.9F * sure : 0.0F;
    score -= m_usual.capitals && !look.capitals ? 0.9F * sure : 0.0F;
    score -= shrunk + among_entries;
    score -= m_usual.kind == BlockKind::heading && look.kind != BlockKind::heading ? 0.9F * sure : 0.0F;
    if (m_usual.kind == BlockKind::heading && look.kind == BlockKind::heading) {
        score -= 0.6F * sure * static_cast<float>(std::max(0, look.level - m_usual.level));
    }
    return score;
}

/// What the title itself says against its being one, and how often it stands in the document.
float HeadingLooks::score_of_title(const Document& document, const Line& line, const TitleCut& cut,
                                   const HeadingLook& look) const {
    const HeadingLookCount& of_look = count(look);
    float score = 0;
    // "Summary of this stint." is a sentence
    if (line.kind != BlockKind::heading && m_usual_kinds >= 3 && trim(line.text.of(document.text)).ends_with('.')) {
        score -= 1.5F;
    }
    // "Keywords" in one project only, in a weaker look than the headings
    const float smaller =
        look.half_points > 0 ? static_cast<float>(m_usual.half_points) / static_cast<float>(look.half_points) : 1.0F;
    // … or before a colon, which the headings are without
    const bool weaker = smaller > 1.2F || (look.half_points == 0 && look.colon && !m_usual.colon);
    if (m_usual_kinds >= 4 && m_usual_kinds > of_look.kind_count() && weaker && cut.remainder.empty() &&
        names_part_of_entry(cut.title.of(document.text))) {
        score -= 2.5F;
    }
    if (m_usual_kinds >= 3 && look != m_usual && of_look.repeated >= 3 && of_look.repeated * 2 >= of_look.all) {
        score -= 2.5F;  // the look of labels, which each entry may have
    }
    if (auto below = m_below.find(look); below != m_below.end()) {
        score -= std::min(3.0F, 1.5F * below->second);  // "Tools" below "Skills"
    }
    if (line.kind != BlockKind::heading && is_link(document, cut.title)) {
        score -= 2.5F;  // "E-mail", "Portfolio" as buttons
    }
    if (auto repeat = m_repeats.find(fold(cut.title.of(document.text)));
        cut.remainder.empty() && repeat != m_repeats.end() && repeat->second > 2) {
        score -= std::min(4.5F, 1.5F * static_cast<float>(repeat->second - 1));
    }
    return score;
}

float HeadingLooks::score(const Document& document, const Line& line, const TitleCut& cut, const HeadingLook& look,
                          bool first_line) const {
    float score = score_against_usual(look) + score_of_title(document, line, cut, look);
    if (m_has_levels && look == m_usual) {
        score += 1.5F;
    } else if (m_has_levels && look.kind == BlockKind::heading && look.level > m_usual.level) {
        score -= 3.0F;  // "### Creator, Blog" below "## Projects"
    } else if (m_has_levels && look.kind != BlockKind::heading && cut.remainder.empty()) {
        score -= look.bold || look.capitals ? 1.0F : 2.5F;  // "Poster" alone on a line
    }
    score += line.kind == BlockKind::heading ? 1.5F : 0.0F;
    score += look.half_points > m_body ? 0.8F : look.half_points < m_body ? -0.5F : 0.0F;
    score += look.capitals || look.spaced ? 0.5F : 0.0F;
    if (line.gap_before >= 0.4F) {
        score += 0.6F;
    } else if (!first_line && !cut.remainder.empty()) {
        score -= 0.4F;
    }
    score -= line.is_item() ? 1.5F : 0.0F;
    return score;
}

}  // namespace cvconv::recognizing
