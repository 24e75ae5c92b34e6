#include "readers/recognize/sections/regrouping/mixed_lists.h"

#include <algorithm>

#include "readers/pieces/function_words.h"
#include "readers/pieces/items.h"
#include "readers/pieces/language_names.h"
#include "readers/pieces/levels.h"

namespace cvconv::recognizing {

namespace {

bool heads_languages(std::string_view text, Span cell) {
    return means(Idea::section_headings, cell.of(text), name_of(SectionKind::languages));
}

}  // namespace

bool split_label(const Document& document, const Line& line, Span& label, Span& rest) {
    std::string_view text = document.text;
    std::string_view own = line.text.of(text);
    std::size_t colon = own.find(": ");
    std::size_t length = 1;
    if (colon == std::string_view::npos) {
        colon = own.find("：");
        length = 3;
    }
    if (colon == std::string_view::npos && own.ends_with(':')) {
        colon = own.size() - 1;
        length = 1;
    }
    // "Languages | English (reading: good)": the cell is the label
    const bool beside = line.cells.size() == 2 && colon != std::string_view::npos &&
                        line.text.begin + colon > line.cells[1].begin && heads_languages(text, line.cells[0]);
    if (colon != std::string_view::npos && !beside) {
        label = trim(text, {line.text.begin, static_cast<std::uint32_t>(line.text.begin + colon)});
        rest = trim(text, {static_cast<std::uint32_t>(line.text.begin + colon + length), line.text.end});
        for (std::string_view mark : {" ▪ ", " • ", " · ", " | "}) {
            if (label.of(text).find(mark) != std::string_view::npos) {
                return false;  // "Excel ▪ Canva ▪ Typing: 72 wpm"
            }
        }
        bool list_before = label.of(text).find(',') != std::string_view::npos && words_of(text, label).size() > 4;
        return words_of(text, label).size() <= 7 && !list_before;
    }
    if (line.cells.size() == 2) {
        label = line.cells[0];
        rest = line.cells[1];
        return true;
    }
    if (line.runs.size() >= 2 && line.runs[0].style.bold && !line.runs[1].style.bold && line.cells.size() == 1) {
        label = trim_punctuation(text, line.runs[0].text);
        rest = trim_punctuation(text, {line.runs[0].text.end, line.text.end});
        return words_of(text, label).size() <= 6 && !rest.empty();
    }
    return false;
}

namespace {

/// What may be said in one line of a list of several things.
bool is_small_section(std::optional<SectionKind> kind) {
    return kind == SectionKind::volunteer || kind == SectionKind::memberships || kind == SectionKind::references ||
           kind == SectionKind::awards;
}

bool is_language(std::string_view text, Span label) {
    auto names = find_language_names(text, label);
    return names.size() == 1 && names.front().where == label;
}

/// "intermediate", "nivel medio (B1)": nothing else but the level of a language.
bool is_level_of_language(std::string_view text, Span span) {
    auto levels = find_fluency(text, span);
    return levels.size() == 1 && words_of(text, span).size() <= 5;
}

bool colon_behind(const Document& document, Span label) {
    return document.text.substr(label.end, 2).find(':') != std::string_view::npos;
}

/// "Spanish (native), English (fluent), Quechua (basic)": languages, and how well, without a label.
bool lists_languages(const Document& document, const Line& line) {
    auto items = items_of(document.text, line.text);
    const bool named = std::all_of(items.begin(), items.end(), [&](Span item) {
        auto names = find_language_names(document.text, item);
        return !names.empty() && names.front().where.begin == item.begin && words_of(document.text, item).size() <= 5;
    });
    return items.size() >= 2 && named && line.count(Idea::fluency) > 0;
}

/// "Fluent in Spanish and English", "native French": languages, how well, and small words.
bool tells_languages(std::string_view text, Span span) {
    const auto words = words_of(text, span);
    const auto names = find_language_names(text, span);
    const auto levels = find(Idea::fluency, words);
    if (names.empty() || levels.empty() || words.size() > 8) {
        return false;
    }
    return std::all_of(words.begin(), words.end(), [&](const Word& word) {
        auto covers = [&](const auto& found) { return found.where.contains(word.where); };
        return std::any_of(names.begin(), names.end(), covers) || std::any_of(levels.begin(), levels.end(), covers) ||
               is_in(word.folded) || may_join(word.folded);
    });
}

/// "German (reading and writing: good, …)" below another language.
bool may_be_language(std::string_view text, const Line& line) {
    constexpr std::size_t longest = 12;  // words
    constexpr std::size_t longest_described = 25;
    const auto names = find_language_names(text, line.text);
    const bool first = !names.empty() && names.front().where.begin == line.text.begin;
    return !names.empty() &&
           line.word_count() <= (first && line.count(Idea::fluency) > 0 ? longest_described : longest);
}

/// What a labelled line lists, if that is none of its section's business.
SectionKind kind_of(const Document& document, const Line& line, SectionKind section, Span& label, Span& rest) {
    std::string_view text = document.text;
    const bool vague = section == SectionKind::skills || section == SectionKind::other;
    // "Communication: Fluent in Spanish and English"
    if (vague && line.table == 0 && split_label(document, line, label, rest) && tells_languages(text, rest) &&
        find_language_names(text, label).empty()) {
        return SectionKind::languages;
    }
    if (vague && line.table == 0 && (lists_languages(document, line) || tells_languages(text, line.text))) {
        label = {};
        rest = line.text;
        return SectionKind::languages;
    }
    bool parted = line.table == 0 && split_label(document, line, label, rest) && !rest.empty();
    if (!parted && line.table == 0 && line.cells.size() > 2) {
        label = line.cells.front();
        rest = {line.cells[1].begin, line.text.end};
        parted = true;
    }
    // "Reading: good" below the name of a language
    const bool skill = parted && section == SectionKind::languages &&
                       means(Idea::language_words, label.of(text), "skill") && is_level_of_language(text, rest);
    if (!parted || skill) {
        return section;
    }
    // "Mother tongue  Italian"
    auto label_words = words_of(text, label);
    if (label_words.size() <= 3 && !find(Idea::fluency, label_words).empty() && words_of(text, rest).size() <= 6 &&
        !find_language_names(text, rest).empty()) {
        label = {};
        rest = line.text;
        return SectionKind::languages;
    }
    // "English: intermediate" among skills
    if (section == SectionKind::skills && is_language(text, label) && is_level_of_language(text, rest)) {
        label = {};
        rest = line.text;
        return SectionKind::languages;
    }
    auto hits = lookup(Idea::section_headings, label.of(text));
    if (std::any_of(hits.begin(), hits.end(), [&](const auto& hit) { return section_kind(hit.key) == section; })) {
        return section;
    }
    for (const LexiconHit& hit : hits) {
        auto kind = section_kind(hit.key);
        if (kind == SectionKind::languages) {
            auto names = find_language_names(text, rest);
            if (!names.empty() && items_of(text, rest).size() <= 2 * names.size()) {
                return *kind;
            }
        } else if (is_small_section(kind) &&
                   (colon_behind(document, label) || (section == SectionKind::other && line.cells.size() == 2)) &&
                   words_of(text, rest).size() <= 30) {
            return *kind;  // "Volunteering: …", "Referee: …", "Honours: …" among hobbies
        } else if (kind == SectionKind::interests ||
                   (kind == SectionKind::certificates && section != SectionKind::contact)) {
            return *kind;  // a driving licence is a personal detail, too
        } else if (kind == SectionKind::skills &&
                   (section == SectionKind::contact || section == SectionKind::languages) &&
                   items_of(text, rest).size() >= 2 && find_language_names(text, rest).empty()) {
            return *kind;
        }
    }
    return section;
}

/// "Young Engineer Award, Harbour Guild, 2019", "Diving certificate, 2017" among things of all kinds: what the line
/// says by itself.
SectionKind kind_of_dated(const Document& document, const Line& line) {
    constexpr std::size_t longest = 14;  // words
    if (!line.has_period() || line.word_count() > longest ||
        line.text.of(document.text).find(": ") != std::string_view::npos) {
        return SectionKind::other;
    }
    const FoundPeriod& period = line.periods.front();
    if (period.is_range || period.current) {
        // "Secretary of the Harbour Society since 2020"
        bool unpaid = line.count(Idea::roles, "volunteer") + line.count(Idea::roles, "membership") >= 1;
        return unpaid ? SectionKind::volunteer : SectionKind::other;
    }
    if (line.sentence) {
        return SectionKind::other;
    }
    if (line.count(Idea::award_words) >= 1) {
        return SectionKind::awards;
    }
    auto hits = line.hits_of(Idea::section_headings);
    bool certificate = std::any_of(hits.begin(), hits.end(), [](const LexiconHit& hit) {
        auto kind = section_kind(hit.key);
        return kind == SectionKind::certificates || kind == SectionKind::courses;
    });
    certificate = certificate || line.count(Idea::degrees, "diploma") >= 1;
    return certificate ? SectionKind::certificates : SectionKind::other;
}

/// "Hobbies: rowing, gardening", "References: Ann Lee, …" at the end of any section; its own kind for other lines.
SectionKind kind_of_last(const Document& document, const Line& line, SectionKind section, Span& label, Span& rest) {
    if (section == SectionKind::interests || line.is_item() || line.has_period()) {
        return section;
    }
    SectionKind kind = kind_of(document, line, section, label, rest);
    // "Languages: Norwegian (native); English (fluent)": one alone may be that of a job
    const bool languages =
        kind == SectionKind::languages && find_language_names(document.text, rest).size() >= 2 && !label.empty();
    return kind == SectionKind::interests || kind == SectionKind::references || languages ? kind : section;
}

/// "Experience with: saws, pumps, valves, gauges" below memberships and courses: lines at the section's end that list
/// what one can do. Where they begin; the number of lines if there are none.
std::size_t skills_at_end(const Document& document, const Section& section) {
    constexpr std::size_t fewest = 4;
    constexpr std::size_t most_words = 3;  // of each, by and large
    const bool of_items = section.kind == SectionKind::volunteer || section.kind == SectionKind::memberships ||
                          section.kind == SectionKind::courses || section.kind == SectionKind::certificates ||
                          section.kind == SectionKind::awards;
    std::size_t begin = section.lines.size();
    while (of_items && begin > 1) {
        const Line& line = section.lines[begin - 1];
        Span label;
        Span rest;
        if (line.is_item() || line.has_period() || line.cells.size() > 1 || !split_label(document, line, label, rest) ||
            !colon_behind(document, label) || !lookup(Idea::section_headings, label.of(document.text)).empty()) {
            break;
        }
        const std::size_t listed = items_of(document.text, rest).size();
        const auto offices = find(Idea::roles, words_of(document.text, label));
        if (listed < fewest || words_of(document.text, rest).size() > most_words * listed || !offices.empty()) {
            break;
        }
        --begin;
    }
    return begin;
}

}  // namespace

void part_mixed_lists(const Document& document, std::vector<Section>& sections, DateOrder order) {
    std::vector<Section> parted;
    for (Section& section : sections) {
        // "Languages known: …", "Hobbies: …" among personal details; "Computing: …" below languages
        bool mixed = section.kind == SectionKind::skills || section.kind == SectionKind::other ||
                     section.kind == SectionKind::contact || section.kind == SectionKind::languages ||
                     section.kind == SectionKind::interests;
        if (const std::size_t begin = skills_at_end(document, section); begin < section.lines.size()) {
            const auto from = section.lines.begin() + static_cast<std::ptrdiff_t>(begin);
            Section skills{SectionKind::skills, {}, {from, section.lines.end()}};
            section.lines.erase(from, section.lines.end());
            parted.push_back(std::move(section));
            parted.push_back(std::move(skills));
            continue;
        }
        Span last_label;
        Span last_rest;
        SectionKind last = section.kind;
        if (!mixed && section.kind != SectionKind::summary && section.lines.size() >= 2) {
            last = kind_of_last(document, section.lines.back(), section.kind, last_label, last_rest);
        }
        if (last != section.kind) {
            Line line = std::move(section.lines.back());
            section.lines.pop_back();
            parted.push_back(std::move(section));
            parted.push_back({last, last_label, {part_of(document, line, last_rest, order)}});
            continue;
        }
        if (!mixed) {
            parted.push_back(std::move(section));
            continue;
        }
        Section open{section.kind, section.title, {}, section.names_group};
        bool first = true;
        for (Line& line : section.lines) {
            Span label;
            Span rest;
            SectionKind kind = kind_of(document, line, section.kind, label, rest);
            if (kind == SectionKind::other) {
                kind = kind_of_dated(document, line);
                rest = line.text;
            }
            bool more_languages = open.lines.empty() && !parted.empty() && !first &&
                                  parted.back().kind == SectionKind::languages && kind == section.kind &&
                                  may_be_language(document.text, line);
            if (more_languages) {
                parted.back().lines.push_back(std::move(line));
                continue;
            }
            if (kind == section.kind) {
                open.lines.push_back(std::move(line));
                continue;
            }
            if (first || !open.lines.empty()) {
                parted.push_back(std::move(open));
            }
            first = false;
            open = {section.kind, {}, {}};
            parted.push_back({kind, rest == line.text ? Span{} : label, {part_of(document, line, rest, order)}});
        }
        if (first || !open.lines.empty()) {
            parted.push_back(std::move(open));
        }
    }
    sections = std::move(parted);
}

}  // namespace cvconv::recognizing
