#include "readers/recognize/sections/regrouping/closing_signs.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <string_view>

#include "readers/pieces/characters.h"
#include "readers/pieces/contact/profiles.h"
#include "readers/pieces/function_words.h"
#include "readers/pieces/names/person_name.h"
#include "readers/pieces/places/places.h"
#include "readers/recognize/lines/labelled_lines.h"

namespace cvconv::recognizing {

namespace {

/// Sections whose entries may be a town and a month.
bool has_dated_entries(SectionKind kind) {
    return kind == SectionKind::work || kind == SectionKind::education || kind == SectionKind::volunteer ||
           kind == SectionKind::projects || kind == SectionKind::talks || kind == SectionKind::teaching;
}

/// "on the day of" before a date, behind a town whose name is inflected and so in no list: "V Praze dne", "W Łodzi
/// dnia".
bool is_day_of_signing(std::string_view folded) {
    return is_listed(Idea::function_words, folded, "day");
}

/// "Ida Fjord" below, "Name: Ida Fjord" above.
bool repeats_name(const Line& line, const std::vector<Section>& sections) {
    auto says_all = [&](const Line& above) {
        return above.words.size() <= 8 && std::all_of(line.words.begin(), line.words.end(), [&](const Word& word) {
                   return std::any_of(above.words.begin(), above.words.end(),
                                      [&](const Word& other) { return other.folded == word.folded; });
               });
    };
    return line.words.size() >= 2 && std::any_of(sections.begin(), sections.end(), [&](const Section& section) {
               return section.kind == SectionKind::contact &&
                      std::any_of(section.lines.begin(), section.lines.end(), says_all);
           });
}

}  // namespace

bool has_words_of(const Document& document, const Line& line, std::string_view key) {
    auto hits = find(Idea::document_words, document.text, line.text);
    return std::any_of(hits.begin(), hits.end(),
                       [&](const LexiconHit& hit) { return hit.key == key && hit.where.size() >= 6; });
}

bool is_update(const Document& document, const Line& line) {
    // "2018年4月～現在 浜辺書房" is a period
    bool day = line.has_period() &&
               std::none_of(line.periods.begin(), line.periods.end(), [](const FoundPeriod& p) { return p.is_range; });
    return day && line.word_count() <= 8 && has_words_of(document, line, "updated");
}

bool is_on_request(const Document& document, const Line& line) {
    if (line.word_count() < 3 || line.word_count() > 8 || line.cells.size() > 1) {
        return false;
    }
    return means(Idea::document_words, trim_punctuation(document.text, line.text).of(document.text), "on_request");
}

bool is_place_and_date(const Document& document, const Line& line, SectionKind section) {
    if (line.cells.size() == 2 && name_score(document.text, line.cells[1]) >= 0.6F) {
        // "Leipzig, den 3. März 2025      Ida Fjord"
        return is_place_and_date(document, part_of(document, line, line.cells[0], DateOrder::unknown), section);
    }
    if (line.periods.size() != 1 || line.is_item() || line.word_count() > 8) {
        return false;
    }
    const FoundPeriod& p = line.periods.front();
    if (p.is_range || !p.start || p.where.end + 2 < line.text.end) {
        return false;
    }
    Span before = trim_punctuation(document.text, {line.text.begin, p.where.begin});
    auto words = words_of(document.text, before);
    if (p.start->day == 0) {
        // "Cuenca, marzo de 2025"
        bool undated = section == SectionKind::references || section == SectionKind::interests ||
                       section == SectionKind::languages || section == SectionKind::skills;
        return p.start->month > 0 && !has_dated_entries(section) && !words.empty() && words.size() <= 3 &&
               document.text[before.end] == ',' && (undated || place_score(document.text, before) >= 0.4F);
    }
    if (words.size() >= 2 && words.size() <= 4 && is_day_of_signing(words.back().folded)) {
        return true;
    }
    if (words.size() == 2 && is_in(words.front().folded) &&
        is_upper(character_at(document.text, words.back().where.begin))) {
        return true;  // "V Nitre 12. 1. 2025"
    }
    while (!words.empty() && words.back().where.size() <= 3) {
        words.pop_back();  // "den", "le"
    }
    return words.empty() || (words.size() <= 3 &&
                             place_score(document.text, {words.front().where.begin, words.back().where.end}) >= 0.4F);
}

bool is_own_town_and_date(const Document& document, const Line& line, const std::vector<Section>& sections) {
    constexpr std::size_t most_words = 3;  // of the town, with the small word before the day
    if (line.periods.size() != 1 || line.is_item() || line.cells.size() > 1) {
        return false;
    }
    const FoundPeriod& p = line.periods.front();
    const auto words = words_of(document.text, {line.text.begin, p.where.begin});
    if (p.is_range || !p.start || p.start->day == 0 || p.where.end + 2 < line.text.end || words.empty() ||
        words.size() > most_words || document.text[words.front().where.end] != ',') {
        return false;
    }
    return std::any_of(sections.begin(), sections.end(), [&](const Section& section) {
        return section.kind == SectionKind::contact &&
               std::any_of(section.lines.begin(), section.lines.end(), [&](const Line& other) {
                   return std::any_of(other.words.begin(), other.words.end(),
                                      [&](const Word& word) { return word.folded == words.front().folded; });
               });
    });
}

bool is_end(const Document& document, const Line& line) {
    return means(Idea::document_words, line.text.of(document.text), "consent");
}

bool is_personal_data(const Document& document, const Line& line) {
    auto labels_more = [&](Span cell) {
        auto words = words_of(document.text, cell);
        auto hits = find(Idea::contact_labels, words);
        return std::any_of(hits.begin(), hits.end(), [&](const LexiconHit& hit) {
            bool alone = hit.where.end < cell.end && is_cjk(character_at(document.text, hit.where.begin)) &&
                         !is_letter(character_at(document.text, hit.where.end));
            return hit.where.begin == cell.begin && alone && (hit.key == "other" || hit.key == "marital_status");
        });
    };
    return line.cells.size() >= 2 && std::all_of(line.cells.begin(), line.cells.end(), labels_more);
}

bool is_signature(const Document& document, const Line& line, const std::vector<Section>& sections) {
    Span own = trim_punctuation(document.text, line.text);
    return has_words_of(document, line, "signature") ||
           (line.word_count() <= 5 && (name_score(document.text, own) >= 0.8F || repeats_name(line, sections)));
}

bool repeats_address(const Line& line, const std::vector<Section>& sections) {
    std::set<std::string_view> told;
    for (const Section& section : sections) {
        for (const Line& other : section.lines) {
            if (section.kind == SectionKind::contact && other.text != line.text) {
                std::transform(other.words.begin(), other.words.end(), std::inserter(told, told.end()),
                               [](const Word& word) { return std::string_view(word.folded); });
            }
        }
    }
    const auto again = std::count_if(line.words.begin(), line.words.end(),
                                     [&](const Word& word) { return told.contains(word.folded); });
    return line.words.size() >= 3 && again * 5 >= static_cast<std::ptrdiff_t>(line.words.size()) * 3;
}

bool names_place(const Document& document, const Line& line) {
    constexpr std::size_t most_words = 5;
    return line.word_count() <= most_words && !line.has_period() &&
           !labelled(document, line, Idea::entry_labels).empty() &&
           labelled(document, line, Idea::entry_labels).front().key == "location";
}

bool is_link_of_page(const Document& document, const Line& line) {
    constexpr std::size_t most_words = 5;
    const std::string_view own = line.text.of(document.text);
    return line.word_count() <= most_words && (own.ends_with("→") || !network_name(own).empty());
}

bool is_signed_with_date(const Document& document, const Line& line) {
    return line.has_period() && line.word_count() <= 8 && !line.periods.front().is_range &&
           has_words_of(document, line, "signature");
}

bool names_program(const Document& document, const Line& line) {
    auto hits = find(Idea::document_words, document.text, line.text);
    return line.word_count() <= 12 && !line.is_item() &&
           std::any_of(hits.begin(), hits.end(), [&](const LexiconHit& hit) {
               return hit.key == "program" && hit.where.begin <= line.text.begin + 1;
           });
}

}  // namespace cvconv::recognizing
