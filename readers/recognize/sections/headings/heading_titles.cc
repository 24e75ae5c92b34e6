#include "readers/recognize/sections/headings/heading_titles.h"

#include <algorithm>
#include <set>
#include <vector>

#include "ir/lexicon.h"
#include "ir/unicode.h"
#include "readers/pieces/characters.h"
#include "readers/pieces/function_words.h"
#include "readers/pieces/items.h"

namespace cvconv::recognizing {

namespace {

/// "Engagements" is another thing in French than in English: what the language of the other titles says counts for
/// more.
void add_kinds(std::map<SectionKind, float>& kinds, std::string_view text, float score, std::string_view language) {
    constexpr float foreign = 0.85F;
    const auto hits = lookup(Idea::section_headings, text);
    const bool own = std::any_of(hits.begin(), hits.end(), [&](const auto& hit) { return hit.language == language; });
    for (const LexiconHit& hit : hits) {
        if (auto kind = section_kind(hit.key)) {
            float& best = kinds[*kind];
            best = std::max(best, own && hit.language != language ? foreign * score : score);
        }
    }
}

/// "Ausbildung / Education", "Awards and Grants", "Education & Training": kinds of the parts.
std::map<SectionKind, float> kinds_of_parts(std::string_view text, std::string_view language) {
    // "of" joins in Dutch, "in" in Slovenian
    auto joins = [&](const std::string& word) { return is_conjunction(word, language); };
    std::vector<Span> parts;
    auto words = words_of(text);
    std::size_t begin = 0;
    auto cut = [&](std::size_t end) {
        if (end > begin) {
            parts.push_back({words[begin].where.begin, words[end - 1].where.end});
        }
    };
    for (std::size_t i = 0; i < words.size(); ++i) {
        bool joiner = i > 0 && i + 1 < words.size() && joins(words[i].folded);
        bool punctuated = false;
        if (i > begin) {
            std::string_view between =
                text.substr(words[i - 1].where.end, words[i].where.begin - words[i - 1].where.end);
            punctuated = between.find_first_of("/|&,+;()") != std::string_view::npos ||
                         between.find("·") != std::string_view::npos || between.find("–") != std::string_view::npos ||
                         between.find(" - ") != std::string_view::npos ||
                         between.find("、") != std::string_view::npos || between.find("・") != std::string_view::npos;
        }
        if (joiner) {
            cut(i);
            begin = i + 1;
        } else if (punctuated) {
            cut(i);
            begin = i;
        }
    }
    if (begin == 0) {
        return {};
    }
    cut(words.size());
    std::map<SectionKind, float> kinds;
    std::size_t known = 0;
    std::size_t known_words = 0;
    float first = 0.9F;
    bool first_known = false;
    for (Span part : parts) {
        std::map<SectionKind, float> own;
        // "Communication, Presentation and Interpersonal Skills": what begins with no title is named by its end
        const bool names = !first_known && part.begin == parts.back().begin && part.begin > parts.front().begin;
        add_kinds(own, part.of(text), names ? 0.9F : first, language);
        first_known = first_known || (part.begin == parts.front().begin && !own.empty());
        known += own.empty() ? 0 : 1;
        known_words += own.empty() ? 0 : words_of(text, part).size();
        for (auto [kind, score] : own) {
            kinds[kind] = std::max(kinds[kind], score);
        }
        first = 0.75F;  // "Awards and Languages": the first names the section
    }
    float share = parts.empty() ? 0.0F : static_cast<float>(known) / static_cast<float>(parts.size());
    // what brackets add, as in "Program Committee (Workshop on Small Data, 2022)", counts for nothing
    if (known_words * 10 < words_of(text.substr(0, text.find('('))).size() * 3) {
        return {};  // "Methods in Field Ecology 6, 301–309"
    }
    for (auto& [kind, score] : kinds) {
        score *= share == 1.0F ? 1.0F : 0.8F * share;
    }
    return kinds;
}

/// "Invited talks since 2020", "Publications (reverse chronological)" → what stands before; all of it where nothing
/// is added.
std::string_view without_addition(std::string_view text) {
    constexpr std::size_t most_words = 3;
    // the closing bracket is no part of a bare title
    const std::size_t open = text.find(" (");
    if (open != std::string_view::npos && open > 0 && text.find_first_of("):0123456789", open) >= text.size() - 1) {
        if (text.find(',', open) != std::string_view::npos) {
            return text;  // "Tools (saws, drills, files)" is a list
        }
        return words_of(text.substr(open)).size() <= most_words ? trim(text.substr(0, open)) : text;
    }
    // "職務経歴（現職）"
    const std::size_t wide = text.find("（");
    if (wide != std::string_view::npos && wide > 0) {
        constexpr std::size_t longest = 8;  // characters
        const std::string_view added = text.substr(wide + 3);
        const bool says_more = added.find_first_of("0123456789") != std::string_view::npos ||
                               added.find("：") != std::string_view::npos || added.find("、") != std::string_view::npos;
        return !says_more && count_characters(added) <= longest ? text.substr(0, wide) : text;
    }
    auto words = words_of(text);
    auto is_year = [](const Word& word) {
        return word.where.size() == 4 && word.folded.find_first_not_of("0123456789") == std::string::npos;
    };
    if (words.size() >= 3 && is_year(words.back()) && is_since(words[words.size() - 2].folded)) {
        return text.substr(0, words[words.size() - 3].where.end);
    }
    return text;
}

/// "Client Projects" of "Selected Client Projects", "Attività di ricerca" of "Altre attività di ricerca": what says
/// which of them counts for nothing. Empty if nothing says so, or the rest is no title in its language. One word left
/// over is too little: "Earlier Work" over jobs, "Selected abstracts" over talks divide the section that they are in.
std::string_view without_selection(std::string_view text) {
    const auto words = words_of(text);
    for (const LexiconHit& hit : find(Idea::heading_words, words)) {
        const bool leads = hit.where.begin == words.front().where.begin && hit.where.end < words.back().where.end;
        const bool ends = hit.where.end == words.back().where.end && hit.where.begin > words.front().where.begin;
        if (hit.key == "addition" ? ends : hit.key == "selection" && (leads || ends)) {
            const std::string_view rest = trim(leads ? text.substr(hit.where.end) : text.substr(0, hit.where.begin));
            const auto titles = lookup(Idea::section_headings, rest);
            if ((hit.key == "addition" || words_of(rest).size() >= 2) &&
                std::any_of(titles.begin(), titles.end(),
                            [&](const LexiconHit& title) { return title.language == hit.language; })) {
                return rest;
            }
        }
    }
    return {};
}

/// "Education" of "B. Education", "Institutions Attended with Dates".
bool is_title_behind_letter(std::string_view rest) {
    return !lookup(Idea::section_headings, without_addition(rest)).empty() || !without_selection(rest).empty();
}

bool has_letters_apart(std::string_view text) {
    for (std::size_t begin = 0; begin < text.size();) {
        std::size_t end = std::min(text.find(' ', begin), text.size());
        if (end == begin + 1) {
            return true;
        }
        begin = end + 1;
    }
    return false;
}

}  // namespace

std::string as_capitals(std::string_view text) {
    std::size_t capitals = 0;
    std::size_t mistaken = 0;
    for (char c : text) {
        capitals += c >= 'A' && c <= 'Z' ? 1 : 0;
        mistaken += c == 'l' || c == '0' || c == '1' ? 1 : 0;
        if (c >= 'a' && c <= 'z' && c != 'l') {
            return std::string(text);
        }
    }
    std::string repaired(text);
    if (mistaken > 0 && capitals >= 4 && capitals > 2 * mistaken) {
        std::replace(repaired.begin(), repaired.end(), 'l', 'I');
        std::replace(repaired.begin(), repaired.end(), '1', 'I');
        std::replace(repaired.begin(), repaired.end(), '0', 'O');
    }
    return repaired;
}

Span bare_title(std::string_view text, Span span) {
    span = strip(text, span, "=-_*#:|.~+<>[](){}/\\•,;");
    span = trim_punctuation(text, span);
    std::size_t at = span.begin;
    std::size_t digits = 0;
    std::size_t roman = 0;
    while (at < span.end) {
        char c = text[at];
        if (c >= '0' && c <= '9') {
            ++digits;
        } else if (c == 'I' || c == 'V' || c == 'X') {
            ++roman;
        } else {
            break;
        }
        ++at;
    }
    // "B. Education": a list that counts with letters
    bool lettered = roman + digits == 0 && at + 2 < span.end && text[at] >= 'A' && text[at] <= 'Z' &&
                    text[at + 1] == '.' && text[at + 2] == ' ' &&
                    is_title_behind_letter(text.substr(at + 3, span.end - at - 3));
    at += lettered ? 1 : 0;
    // "4.2 Conference papers": numbers of several levels
    while (digits > 0 && digits <= 2 && roman == 0 && at + 1 < span.end && text[at] == '.' &&
           is_ascii_digit(static_cast<unsigned char>(text[at + 1]))) {
        ++at;
        while (at < span.end && is_ascii_digit(static_cast<unsigned char>(text[at]))) {
            ++at;
        }
    }
    bool numbered = lettered || (digits > 0 && digits <= 2 && roman == 0) || (roman > 0 && roman <= 4 && digits == 0);
    if (numbered && at < span.end && (text[at] == '.' || text[at] == ')' || (text[at] == ' ' && digits > 0))) {
        Span rest = trim_punctuation(text, {static_cast<std::uint32_t>(at + 1), span.end});
        if (!rest.empty()) {
            span = strip(text, rest, "=-_*#:|.~+<>[](){}/\\•");
        }
    }
    // ornaments and icons that are no ASCII
    std::size_t begin = span.begin;
    while (begin < span.end) {
        std::size_t next = begin;
        char32_t c = next_character(text, next);
        if (is_letter(c) || is_digit(c)) {
            break;
        }
        begin = next;
    }
    span.begin = static_cast<std::uint32_t>(begin);
    return trim_punctuation(text, {span.begin, span.end});
}

std::string language_of_titles(const Document& document, const std::vector<Line>& lines) {
    constexpr std::size_t most_words = 6;
    std::map<std::string, float, std::less<>> weights;
    for (const Line& line : lines) {
        Span title = bare_title(document.text, line.cells.front());
        if (title.empty() || line.word_count() > 4 * most_words || words_of(document.text, title).size() > most_words) {
            continue;
        }
        std::set<std::string_view> languages;
        for (const LexiconHit& hit : lookup(Idea::section_headings, title.of(document.text))) {
            languages.insert(hit.language);
        }
        for (std::string_view language : languages) {
            weights[std::string(language)] += 1 / static_cast<float>(languages.size());
        }
    }
    std::string best;
    float most = 1;  // one title alone says little
    for (const auto& [language, weight] : weights) {
        if (weight > most) {
            most = weight;
            best = language;
        }
    }
    return best;
}

std::map<SectionKind, float> kinds_of_words(const Document& document, Span title) {
    std::map<SectionKind, float> kinds;
    auto words = words_of(document.text, title);
    if (words.empty() || words.size() > 7) {
        return kinds;
    }
    auto institutions = find(Idea::institutions, words);
    for (const LexiconHit& hit : find(Idea::section_headings, words)) {
        auto kind = section_kind(hit.key);
        // "University" alone may head a section; in "Noordzee University" it is part of a name
        bool named =
            words.size() > 1 && std::any_of(institutions.begin(), institutions.end(),
                                            [&](const LexiconHit& other) { return other.where.overlaps(hit.where); });
        if (!kind || named) {
            continue;
        }
        float covered =
            static_cast<float>(words_of(document.text, hit.where).size()) / static_cast<float>(words.size());
        // "Projects experience": the other word says which experience
        float& best = kinds[*kind];
        best = std::max(best, std::min(0.65F, covered) - (*kind == SectionKind::work ? 0.1F : 0.0F));
    }
    return kinds;
}

bool ends_as_heading(const Document& document, Span title) {
    const auto words = words_of(document.text, title);
    const auto headings = find(Idea::section_headings, words);
    return std::any_of(headings.begin(), headings.end(), [&](const LexiconHit& hit) {
        const std::size_t own = words_of(document.text, hit.where).size();
        return own >= 2 && 2 * own >= words.size() && hit.where.end == words.back().where.end;
    });
}

std::optional<SectionKind> kind_of_shared_end(std::string_view title) {
    constexpr std::size_t most_words = 8;
    const auto words = words_of(title);
    for (std::size_t i = 1; i + 2 < words.size() && words.size() <= most_words; ++i) {
        if (!is_conjunction(words[i].folded, {})) {
            continue;
        }
        std::string first(title.substr(words.front().where.begin, words[i - 1].where.end - words.front().where.begin));
        const Span last = words.back().where;
        first += ' ';
        first += last.of(title);
        const std::string_view second = title.substr(words[i + 1].where.begin, last.end - words[i + 1].where.begin);
        for (const LexiconHit& hit : lookup(Idea::section_headings, first)) {
            if (means(Idea::section_headings, second, hit.key)) {
                return section_kind(hit.key);
            }
        }
    }
    return std::nullopt;
}

std::map<SectionKind, float> kinds_of_title(const Document& document, Span title, bool at_top,
                                            std::string_view language) {
    std::map<SectionKind, float> kinds;
    std::string repaired = as_capitals(title.of(document.text));
    std::string_view text = repaired;
    add_kinds(kinds, text, 1.0F, language);
    // "L ANGUAGES", "AWA R D S": wide letters, split where pairs of them are set closer
    if (kinds.empty() && is_all_capitals(text) && has_letters_apart(text)) {
        std::string closed_up;
        std::copy_if(text.begin(), text.end(), std::back_inserter(closed_up), [](char c) { return c != ' '; });
        add_kinds(kinds, closed_up, 1.0F, language);
    }
    // where capitals are repaired, "2020" has become letters
    const std::size_t bare = without_addition(title.of(document.text)).size();
    if (kinds.empty() && bare < text.size()) {
        add_kinds(kinds, text.substr(0, bare), 0.95F, language);
        if (text.substr(bare).starts_with("（")) {
            kinds.erase(SectionKind::languages);  // "英語（日常会話）"
        }
    }
    if (kinds.empty()) {
        add_kinds(kinds, without_selection(text), 0.9F, language);
    }
    if (kinds.empty()) {
        if (const auto shared = kind_of_shared_end(text)) {
            kinds[*shared] = 0.95F;
        } else {
            kinds = kinds_of_parts(text, language);
        }
    }
    // "Curriculum Vitae" opens the contact section; so does "Résumé" at the top, which elsewhere heads a summary
    if (kinds.empty() || at_top) {
        for (const LexiconHit& hit : lookup(Idea::document_words, text)) {
            if (hit.key == "title") {
                kinds = {{SectionKind::contact, 1.0F}};
            }
        }
    }
    return kinds;
}

}  // namespace cvconv::recognizing
