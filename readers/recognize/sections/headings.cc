#include "readers/recognize/sections/headings.h"

#include "readers/recognize/fields/language_names.h"
#include "readers/recognize/sections/driving_licence.h"
#include "readers/recognize/sections/heading_titles.h"
#include "recognize/without.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <tuple>

namespace cvconv::recognizing {

namespace {

constexpr std::size_t most_words = 9;

/// What makes lines of one document look alike. Equal signatures = same typographic role.
struct Signature {
    BlockKind kind = BlockKind::paragraph;
    int level = 0;
    int half_points = 0;
    bool bold = false, italic = false, capitals = false, spaced = false, underlined = false, small_caps = false,
         colon = false, beside = false;
    auto operator<=>(const Signature&) const = default;
};

std::string_view text_behind(const Document& document, Span span) {
    return std::string_view(document.text).substr(span.end);
}

Signature signature_of(const Document& document, const Line& line, Span title, bool beside) {
    Signature s;
    s.kind = line.kind == BlockKind::heading || line.kind == BlockKind::list_item ? line.kind : BlockKind::paragraph;
    s.level = line.level;
    s.beside = beside;
    const Style& style = line.runs.empty() ? line.style : line.runs.front().style;
    s.half_points = static_cast<int>(std::lround(style.size * 2));
    s.bold = style.bold;
    s.italic = style.italic;
    s.underlined = style.underlined;
    s.small_caps = style.small_caps;
    s.spaced = style.letter_spaced || line.style.letter_spaced;
    std::string_view text = title.of(document.text);
    s.capitals = is_all_capitals(as_capitals(text));
    // a colon counts where the line ends with it
    s.colon = line.text.of(document.text).ends_with(':') || line.text.of(document.text).ends_with("：");
    return s;
}

struct Reading {
    std::map<SectionKind, float> kinds;
    Span title;
    Span remainder;
    bool whole = false;  ///< the title is all of the line (or of its first cell)
};

/// The ways to cut a line into a heading and what follows it.
std::vector<Reading> readings_of(const Document& document, const Line& line, bool at_top) {
    std::vector<Reading> readings;
    std::string_view text = document.text;
    Span whole = bare_title(text, line.text);
    if (count_words(words_of(text, whole)) <= most_words && !whole.empty()) {
        readings.push_back({kinds_of_title(document, whole, at_top), whole, {}, true});
    }
    if (line.cells.size() >= 2) {
        Span first = bare_title(text, line.cells.front());
        auto kinds = kinds_of_title(document, first);
        if (kinds.empty()) {  // "Professional Skills Summary" beside them
            kinds = kinds_of_words(document, first);
            std::erase_if(kinds, [](const auto& kind) { return kind.second < 0.6F; });
        }
        if (!kinds.empty()) {
            readings.push_back({std::move(kinds), first, {line.cells[1].begin, line.text.end}, true});
        }
    }
    // run in: "Skills: C++, Go", or a bold beginning, "**Skills** C++, Go"
    std::string_view own = line.text.of(text);
    std::size_t colon = own.find(':');
    std::size_t wide = own.find("：");
    std::size_t length = 1;
    if (wide != std::string_view::npos && (colon == std::string_view::npos || wide < colon)) {
        colon = wide;
        length = 3;
    }
    std::optional<std::pair<Span, std::uint32_t>> run_in;
    if (colon != std::string_view::npos && colon + length < own.size()) {
        auto end = static_cast<std::uint32_t>(line.text.begin + colon);
        run_in = {Span{line.text.begin, end}, static_cast<std::uint32_t>(end + length)};
    } else if (line.runs.size() >= 2 && line.runs[0].style.bold && !line.runs[1].style.bold) {
        run_in = {line.runs[0].text, line.runs[0].text.end};
    }
    if (run_in) {
        Span title = bare_title(text, run_in->first);
        Span rest = trim(text, {run_in->second, line.text.end});
        if (!rest.empty() && count_words(words_of(text, title)) <= 5) {
            auto kinds = kinds_of_title(document, title);
            if (!kinds.empty()) {
                readings.push_back({std::move(kinds), title, rest, false});
            }
        }
    }
    return readings;
}

/// "GPA: 4.2 / 4.5" and "2 km" are no titles, whatever they look like; "My 3 favourite books" may be one.
bool is_wordy(std::string_view text) {
    int letters = 0;
    int digits = 0;
    int others = 0;
    for (std::size_t at = 0; at < text.size();) {
        char32_t c = next_character(text, at);
        letters += is_letter(c) ? 1 : 0;
        digits += is_digit(c) ? 1 : 0;
        others += is_letter(c) || is_space(c) ? 0 : 1;
        if (c == '@') {
            return false;
        }
    }
    return letters >= 3 && letters > (digits > 0 ? 9 : 3) * others && digits <= 2;
}

/// All of the title is a link to another page. Readers write links in the order of their text; few begin at one place.
bool is_link(const Document& document, Span title) {
    auto after = std::partition_point(document.links.begin(), document.links.end(),
                                      [&](const Link& link) { return link.text.begin <= title.begin; });
    for (int back = 0; back < 4 && after != document.links.begin(); ++back) {
        --after;
        if (after->text.end >= title.end && !after->target.starts_with('#')) {
            return true;
        }
    }
    return false;
}

bool may_be_title(const Document& document, const Line& line, Span title) {
    if (is_driving_licence(document, title)) {
        return false;  // "Permis B"
    }
    auto words = count_words(words_of(document.text, title));
    if (words == 0 || words > most_words || line.emails > 0 || line.urls > 0 || line.phones > 0 || line.sentence) {
        return false;
    }
    std::string_view text = trim(line.text.of(document.text));
    return !text.ends_with(',') && !text.ends_with(';');
}

/// Which lines begin with a cell in a column of labels: left of where nearly all text of the region begins.
std::vector<bool> find_label_columns(const Document& document, const std::vector<Line>& lines) {
    std::map<std::pair<int, int>, std::vector<float>> lefts;  // by page and region
    for (const Line& line : lines) {
        lefts[{line.page, line.region}].push_back(line.left);
    }
    for (auto& [region, values] : lefts) {
        std::sort(values.begin(), values.end());
    }
    std::vector<bool> result(lines.size(), false);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto& cells = document.blocks[static_cast<std::size_t>(lines[i].block)].cells;
        const auto& values = lefts[{lines[i].page, lines[i].region}];
        if (cells.size() < 2 || lines[i].table > 0 || values.size() < 3) {
            continue;
        }
        float second = cells[1].left - cells[0].left + lines[i].left;
        auto beyond = values.end() - std::lower_bound(values.begin(), values.end(), second - 3);
        result[i] = static_cast<std::size_t>(beyond) * 5 >= values.size() * 3;
    }
    return result;
}

/// "Highlights", "Keywords", "Roles": parts of entries.
bool names_part_of_entry(std::string_view title) {
    auto hits = lookup(Idea::entry_labels, title);
    return std::any_of(hits.begin(), hits.end(), [](const LexiconHit& hit) {
        return hit.key != "degree" && hit.key != "description";  // "Education", "About"
    });
}

struct StyleCount {
    float known = 0;  ///< lines whose whole text the lexicon knows as a heading
    float all = 0;
    float apart = 0;       ///< white space above
    float of_entries = 0;  ///< not known, and has words of entries: an organisation, a position, a degree
    float repeated = 0;    ///< titles that occur more than once, as labels of entries do: "Highlights", "Keywords"
    std::set<SectionKind> kinds;

    /// Set apart each time, and never the beginning of an entry: a style for headings, even if most of its titles are
    /// nowhere else in use ("What I bring").
    [[nodiscard]] bool is_role_of_headings() const {
        return kinds.size() >= 2 && apart >= 0.8F * all && of_entries <= 0.2F * all;
    }
};

}  // namespace

std::vector<HeadingCandidates> find_headings(const Document& document, const std::vector<Line>& lines) {
    std::vector<std::vector<Reading>> readings(lines.size());
    std::map<Signature, StyleCount> styles;
    std::map<int, float> words_by_size;
    std::vector<bool> label_column = find_label_columns(document, lines);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Line& line = lines[i];
        words_by_size[static_cast<int>(std::lround(line.style.size * 2))] += static_cast<float>(line.word_count());
        readings[i] = readings_of(document, line, i == 0);
        if (readings[i].empty()) {
            continue;
        }
        // the whole line, or a known title in a cell of its own beside the text
        auto known = std::find_if(readings[i].begin(), readings[i].end(), [&](const Reading& r) {
            return r.whole && !r.kinds.empty() && (r.remainder.empty() || label_column[i]);
        });
        const Reading& reading = known != readings[i].end() ? *known : readings[i].front();
        if (reading.remainder.empty() && !may_be_title(document, line, reading.title)) {
            continue;
        }
        StyleCount& count =
            styles[signature_of(document, line, reading.title, !reading.remainder.empty() && label_column[i])];
        count.all += 1;
        count.apart += line.gap_before >= 0.4F ? 1.0F : 0.0F;
        if (known == readings[i].end() &&
            (line.has_period() || line.count(Idea::job_titles) > 0 || line.count(Idea::organizations) > 0 ||
             line.count(Idea::institutions) > 0 || line.count(Idea::degrees) > 0)) {
            count.of_entries += 1;
        }
        if (known != readings[i].end()) {
            count.known += 1;
            for (auto [kind, score] : reading.kinds) {
                count.kinds.insert(kind);
            }
        }
    }
    // "Highlights" in every job: what repeats is a label of entries
    std::map<std::string, int> repeats;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (!readings[i].empty() && readings[i].front().remainder.empty()) {
            ++repeats[fold(readings[i].front().title.of(document.text))];
        }
    }
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (!readings[i].empty() && readings[i].front().remainder.empty()) {
            Span title = readings[i].front().title;
            if (repeats[fold(title.of(document.text))] >= 2) {
                styles[signature_of(document, lines[i], title, false)].repeated += 1;
            }
        }
    }
    float best_known = 0;
    Signature usual;
    for (const auto& [signature, count] : styles) {
        if (static_cast<float>(count.kinds.size()) > best_known) {
            best_known = static_cast<float>(count.kinds.size());
            usual = signature;
        }
    }
    // a heading's level says more than its words, where the document uses levels as it should
    float elsewhere = 0;
    for (const auto& [signature, count] : styles) {
        elsewhere += signature.kind == BlockKind::heading && signature.level != usual.level ? count.known : 0.0F;
    }
    const bool known_levels = usual.kind == BlockKind::heading && best_known >= 4 &&
                              styles[usual].known * 2 >= styles[usual].all && 4 * elsewhere <= styles[usual].known;
    int body = 0;
    float most = -1;
    for (auto [size, words] : words_by_size) {
        if (words > most) {
            most = words;
            body = size;
        }
    }

    // Looks that stand right below the headings' look: titles of entries and groups ("Tools" below "Skills").
    std::map<Signature, float> below;
    for (std::size_t i = 1; i < lines.size() && best_known >= 4; ++i) {
        if (readings[i].empty() || readings[i - 1].empty() || readings[i - 1].front().kinds.empty()) {
            continue;
        }
        Signature above = signature_of(document, lines[i - 1], readings[i - 1].front().title, false);
        Signature own = signature_of(document, lines[i], readings[i].front().title, false);
        bool weaker = own != usual && own.half_points <= usual.half_points && own.half_points > 0;
        if (above == usual && weaker) {
            below[own] += 1;
        }
    }

    std::vector<HeadingCandidates> candidates(lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Line& line = lines[i];
        HeadingCandidates& out = candidates[i];
        if (readings[i].empty()) {
            continue;
        }
        bool has_label = label_column[i] && std::any_of(readings[i].begin(), readings[i].end(), [](const Reading& r) {
                             return r.whole && !r.kinds.empty() && !r.remainder.empty();
                         });
        for (const Reading& reading : readings[i]) {
            Signature signature =
                signature_of(document, line, reading.title, !reading.remainder.empty() && label_column[i]);
            const StyleCount& count = styles[signature];
            float kinds = static_cast<float>(count.kinds.size());
            // the share of known headings among the lines that look like this one
            float share = (count.known + 0.3F) / (count.all + 1.0F);
            bool larger = signature.half_points > body || signature.kind == BlockKind::heading;
            if (signature == usual && larger && count.is_role_of_headings()) {
                share = std::max(share, 0.65F);
            }
            float style = 0;
            float sure = std::min(usual.half_points > 0 ? 2.2F : 1.4F, best_known / 4);
            float smaller = signature.half_points > 0
                                ? static_cast<float>(usual.half_points) / static_cast<float>(signature.half_points)
                                : 1.0F;
            // what it costs to be set smaller than the headings that are sure
            const float shrunk = smaller > 1 ? 1.2F * sure + 2.5F * std::max(0.0F, std::log(smaller) - 0.2F) : 0.0F;
            if (kinds >= 2 && smaller > 1.2F && (best_known > 2 * kinds || (best_known > kinds && share < 0.35F))) {
                // "Highlights" and "Courses" in every entry, below headings that are larger
                style = std::min(0.0F, 3.0F * (share - 0.35F)) - shrunk;
            } else if (kinds >= 2) {
                style = 1.5F * (share - 0.35F) * 2;
            } else if (best_known >= 3 && usual.half_points > body && signature.half_points == usual.half_points &&
                       signature.bold == usual.bold) {
                style = -0.8F;  // "Certifications" among "SKILLS" and "LANGUAGES"
            } else if (best_known >= 3) {
                // the document's headings look otherwise: the more so, the more of them there are
                // (plain text has too few looks to be strict about)
                style = -1.6F - (usual.half_points > 0 ? std::max(0.0F, sure - 1) : 0.0F);
                style -= usual.bold && !signature.bold ? 0.9F * sure : 0.0F;
                style -= usual.capitals && !signature.capitals ? 0.9F * sure : 0.0F;
                style -= shrunk;
                style -= usual.kind == BlockKind::heading && signature.kind != BlockKind::heading ? 0.9F * sure : 0.0F;
                if (usual.kind == BlockKind::heading && signature.kind == BlockKind::heading) {
                    style -= 0.6F * sure * static_cast<float>(std::max(0, signature.level - usual.level));
                }
            }
            if (signature == usual && known_levels) {
                style += 1.5F;
                // "Governance", but not "Attentive Interaction: Modelling Changes in View"
                out.opens = count_words(words_of(document.text, reading.title)) <= 4;
            } else if (known_levels && signature.kind == BlockKind::heading && signature.level > usual.level) {
                style -= 3.0F;  // "### Creator, Blog" below "## Projects"
            } else if (known_levels && signature.kind != BlockKind::heading && reading.remainder.empty()) {
                style -= signature.bold || signature.capitals ? 1.0F : 2.5F;  // "Poster" alone on a line
            }
            // "Summary of this stint." is a sentence
            if (line.kind != BlockKind::heading && best_known >= 3 &&
                trim(line.text.of(document.text)).ends_with('.')) {
                style -= 1.5F;
            }
            // "Keywords" in one project only, in a weaker look than the headings
            if (best_known >= 4 && best_known > kinds && smaller > 1.2F && reading.remainder.empty() &&
                names_part_of_entry(reading.title.of(document.text))) {
                style -= 2.5F;
            }
            if (best_known >= 3 && signature != usual && count.repeated >= 3 && count.repeated * 2 >= count.all) {
                style -= 2.5F;  // the look of labels, which each entry may have
            }
            if (auto found_below = below.find(signature); found_below != below.end()) {
                style -= std::min(3.0F, 1.5F * found_below->second);
            }
            if (line.kind == BlockKind::heading) {
                style += 1.5F;
            }
            if (signature.half_points > body) {
                style += 0.8F;
            } else if (signature.half_points < body) {
                style -= 0.5F;
            }
            if (signature.capitals || signature.spaced) {
                style += 0.5F;
            }
            if (line.gap_before >= 0.4F) {
                style += 0.6F;
            } else if (i > 0 && !reading.remainder.empty()) {
                style -= 0.4F;
            }
            if (line.is_item()) {
                style -= 1.5F;
            }
            if (line.kind != BlockKind::heading && is_link(document, reading.title)) {
                style -= 2.5F;  // "E-mail", "Portfolio" as buttons
            }
            if (auto repeat = repeats.find(fold(reading.title.of(document.text)));
                reading.remainder.empty() && repeat != repeats.end() && repeat->second > 2) {
                style -= std::min(4.5F, 1.5F * static_cast<float>(repeat->second - 1));
            }
            style = without("look of headings") ? 0 : style;
            bool title_like = may_be_title(document, line, reading.title);
            if (!title_like && reading.whole && reading.remainder.empty()) {
                continue;
            }
            if (!reading.kinds.empty()) {
                for (auto [kind, known] : reading.kinds) {
                    float score = 5.0F * known - 1.2F + style;
                    if (!reading.remainder.empty() && kind == SectionKind::languages &&
                        find_language_names(document.text, reading.remainder).empty()) {
                        score -= 3.0F;  // "Languages: Python, Go"
                    }
                    if (!reading.whole) {
                        // "Languages: C++, Go" may be a label; a section that consists of one line is rarer
                        score -= 2.2F;
                    }
                    if (line.has_period() && reading.whole && reading.remainder.empty()) {
                        score -= 1.5F;
                    }
                    if (reading.whole && !reading.remainder.empty() && !label_column[i] && best_known >= 3) {
                        score -= 1.5F;  // a cell of a table, or a tag in a row of tags
                    }
                    bool distinct =
                        signature.bold || signature.capitals || signature.spaced || signature.half_points > body;
                    // "Functie: verpleegkundige" names a value of an entry
                    bool label = !distinct && !reading.remainder.empty() &&
                                 !lookup(Idea::entry_labels, reading.title.of(document.text)).empty();
                    bool beside = !label && reading.whole && !reading.remainder.empty() && label_column[i] &&
                                  (distinct ? kinds >= 2 : kinds >= 3 && kinds * 2 > best_known);
                    score -= label && kind == SectionKind::work ? 2.5F : 0.0F;
                    // "Teaching:    Curriculum design", a group of skills in the look of the text: headings stand alone
                    // here
                    if (!distinct && !reading.remainder.empty() && label_column[i] && !usual.beside &&
                        best_known > 2 * kinds + 1 && text_behind(document, reading.title).starts_with(':')) {
                        score -= 4.0F;
                    }
                    out.readings.push_back({kind, reading.title, reading.remainder, score, true, known, beside});
                    if (kind == SectionKind::summary && reading.whole && reading.remainder.empty() &&
                        !reading.kinds.contains(SectionKind::contact)) {
                        // "About" over an address and a telephone number
                        out.readings.push_back({SectionKind::contact, reading.title, {}, score - 2.0F});
                    }
                }
            } else if (reading.whole && reading.remainder.empty() && title_like && !has_label &&
                       is_wordy(reading.title.of(document.text))) {
                // an unknown title in the style of the known ones
                // "Social Worker", "Bachelor in Social Work": titles of entries, whatever words of headings they have
                float of_entry = line.count(Idea::job_titles) + line.count(Idea::degrees) > 0 ? 2.5F : 0.0F;
                style -= of_entry;
                bool believed = kinds >= 2 && share >= 0.5F;
                bool marked = line.kind == BlockKind::heading && (count.known >= 1 || best_known == 0) &&
                              (line.level <= 2 || signature == usual);
                if ((believed || marked) && !line.has_period()) {
                    float base = believed ? -0.4F + 3.0F * (share - 0.5F) + style : style - 0.5F;
                    auto partial = kinds_of_words(document, reading.title);
                    if (partial.size() > 1) {
                        partial.erase(SectionKind::work);  // "Projects experience"
                    }
                    for (auto [kind, covered] : partial) {
                        out.readings.push_back(
                            {kind, reading.title, {}, base + 2.5F * covered, covered >= 0.5F, covered});
                    }
                    out.readings.push_back({SectionKind::other, reading.title, {}, base - 0.3F, false, 0.0F});
                    // what it is of, the lines below may tell
                    for (int k = 1; k < section_kind_count - 1; ++k) {
                        if (!partial.contains(static_cast<SectionKind>(k))) {
                            out.readings.push_back({static_cast<SectionKind>(k),
                                                    reading.title,
                                                    {},
                                                    base - (out.opens ? 3.0F : 2.0F),
                                                    false,
                                                    0.0F});
                        }
                    }
                } else {
                    for (auto [kind, covered] : kinds_of_words(document, reading.title)) {
                        if (covered >= 0.5F) {
                            out.readings.push_back(
                                {kind, reading.title, {}, 3.0F * covered - 2.6F + style, true, covered});
                        }
                    }
                }
            }
        }
        std::sort(out.readings.begin(), out.readings.end(),
                  [](const HeadingReading& a, const HeadingReading& b) { return a.score > b.score; });
        for (const HeadingReading& reading : out.readings) {
            if (reading.remainder.empty()) {
                out.headingness = std::max(out.headingness, reading.score);
            }
        }
    }
    return candidates;
}

}  // namespace cvconv::recognizing
