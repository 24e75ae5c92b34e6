#include "readers/recognize/sections/closing.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <string_view>

#include "readers/function_words.h"
#include "readers/recognize/characters.h"
#include "readers/recognize/contact/person_name.h"
#include "readers/recognize/contact/profiles.h"
#include "readers/recognize/labels.h"
#include "readers/recognize/places/places.h"
#include "readers/recognize/places/postal_address.h"

namespace cvconv::recognizing {

namespace {

constexpr std::size_t most_lines = 6;

bool has_words_of(const Document& document, const Line& line, std::string_view key) {
    auto hits = find(Idea::document_words, document.text, line.text);
    return std::any_of(hits.begin(), hits.end(),
                       [&](const LexiconHit& hit) { return hit.key == key && hit.where.size() >= 6; });
}

/// "Last updated: Feb. 2025": when it was written, and hardly a word more.
bool is_update(const Document& document, const Line& line) {
    // "2018年4月～現在 浜辺書房" is a stay
    bool day = line.has_period() &&
               std::none_of(line.periods.begin(), line.periods.end(), [](const FoundPeriod& p) { return p.is_range; });
    return day && line.word_count() <= 8 && has_words_of(document, line, "updated");
}

/// "References available on request": the whole line says so.
bool is_on_request(const Document& document, const Line& line) {
    if (line.word_count() < 3 || line.word_count() > 8 || line.cells.size() > 1) {
        return false;
    }
    return means(Idea::document_words, trim_punctuation(document.text, line.text).of(document.text), "on_request");
}

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

/// "Leipzig, 17. Februar 2025", "Erfurt, den 4. Mai 2024", "V Praze dne 3. 2. 2025", "2025년 9월 1일": where and when
/// it was signed.
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

/// "Laakirchen, am 2. Mai 2024": the town of the address, which no list knows, and a day.
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

/// "References available on request" may look like a heading, with nothing below it: then it is what the section says.
void title_to_line(const Document& document, Section& section) {
    if (section.kind != SectionKind::references || section.title.empty() || !section.lines.empty()) {
        return;
    }
    for (Line& line : lines_of(document)) {
        if (line.text.contains(section.title) && is_on_request(document, line)) {
            section.title = {};
            section.lines.push_back(std::move(line));
            return;
        }
    }
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

/// "以上" at the foot of a table or of the document, "相違ありません": the whole line says that it ends.
bool is_end(const Document& document, const Line& line) {
    return means(Idea::document_words, line.text.of(document.text), "consent");
}

/// "通勤時間 約25分 | 扶養家族数 1人 | 配偶者 有": boxes at the foot of a form, about the person, whatever stands
/// above.
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

/// The name again, as a signature.
bool is_signature(const Document& document, const Line& line, const std::vector<Section>& sections) {
    Span own = trim_punctuation(document.text, line.text);
    return has_words_of(document, line, "signature") ||
           (line.word_count() <= 5 && (name_score(document.text, own) >= 0.8F || repeats_name(line, sections)));
}

/// "Moosweg 4 | 83471 Leith | 0171 555041": an address that stands above, too, as below letters.
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

/// "Place: Leith" below a declaration.
bool names_place(const Document& document, const Line& line) {
    constexpr std::size_t most_words = 5;
    return line.word_count() <= most_words && !line.has_period() &&
           !labelled(document, line, Idea::entry_labels).empty() &&
           labelled(document, line, Idea::entry_labels).front().key == "location";
}

/// "Instagram", "Book a visit →": what stands at the foot of a web page.
bool is_link_of_page(const Document& document, const Line& line) {
    constexpr std::size_t most_words = 5;
    const std::string_view own = line.text.of(document.text);
    return line.word_count() <= most_words && (own.ends_with("→") || !network_name(own).empty());
}

/// "Date: 03.02.2025   Signature: ......"
bool is_signed_with_date(const Document& document, const Line& line) {
    return line.has_period() && line.word_count() <= 8 && !line.periods.front().is_range &&
           has_words_of(document, line, "signature");
}

/// "Made with Resume Builder": which program wrote it, and hardly a word more.
bool names_program(const Document& document, const Line& line) {
    auto hits = find(Idea::document_words, document.text, line.text);
    return line.word_count() <= 12 && !line.is_item() &&
           std::any_of(hits.begin(), hits.end(), [&](const LexiconHit& hit) {
               return hit.key == "program" && hit.where.begin <= line.text.begin + 1;
           });
}

/// How many of the last lines close the document; a name alone closes nothing.
std::size_t closing_lines(const Document& document, const std::vector<Section>& sections, const Section& section) {
    const auto& lines = section.lines;
    std::size_t closing = 0;
    for (std::size_t count = 1; count <= std::min(most_lines, lines.size()); ++count) {
        const Line& line = lines[lines.size() - count];
        bool copyright = line.text.of(document.text).find("©") != std::string_view::npos;
        if (copyright || has_words_of(document, line, "consent") || is_place_and_date(document, line, section.kind) ||
            is_own_town_and_date(document, line, sections) || is_signed_with_date(document, line) ||
            is_update(document, line) || names_program(document, line) || is_link_to_file(line)) {
            closing = count;
        } else if (!is_signature(document, line, sections) && !repeats_address(line, sections) &&
                   !names_place(document, line) && !is_link_of_page(document, line)) {
            break;
        }
    }
    return closing;
}

bool has_address(const Document& document, const std::vector<Section>& sections) {
    return std::any_of(sections.begin(), sections.end(), [&](const Section& section) {
        return section.kind == SectionKind::contact &&
               std::any_of(section.lines.begin(), section.lines.end(), [&](const Line& line) {
                   return std::any_of(line.cells.begin(), line.cells.end(),
                                      [&](Span cell) { return address_score(document.text, cell) >= 0.45F; });
               });
    });
}

/// "22 rue des Corderies – 29200 Brest – France" at the foot of the last page.
void part_address(const Document& document, std::vector<Section>& sections) {
    Section& last = sections.back();
    if (last.lines.size() < 2 || last.kind == SectionKind::contact || last.kind == SectionKind::references ||
        has_address(document, sections)) {
        return;
    }
    const Line& line = last.lines.back();
    // "Tide Post, Leeds" may be the last employer
    const bool numbered = line.text.of(document.text).find_first_of("0123456789") != std::string_view::npos;
    if (!numbered || line.is_item() || line.has_period() || line.word_count() > 12 ||
        address_score(document.text, line.text) < 0.6F) {
        return;
    }
    Section contact{SectionKind::contact, {}, {}};
    contact.lines.push_back(std::move(last.lines.back()));
    last.lines.pop_back();
    sections.push_back(std::move(contact));
}

/// "You can also find me on LinkedIn.", with the account behind the word: about the person, below whatever it stands.
/// Where it is; empty if the line says something else.
Span linked_account(const Document& document, const Line& line) {
    constexpr std::size_t most_words = 10;
    if (line.has_period() || line.word_count() > most_words) {
        return {};
    }
    for (const Link& link : document.links) {
        if (line.text.contains(link.text) && profile_of(link.target) &&
            !network_name(trim_punctuation(link.text.of(document.text))).empty()) {
            return link.text;
        }
    }
    return {};
}

/// Takes them from the end of a section that lists something else.
void part_accounts(const Document& document, std::vector<Section>& sections) {
    Section contact{SectionKind::contact, {}, {}};
    for (Section& section : sections) {
        const bool may_end = section.kind == SectionKind::references || section.kind == SectionKind::interests ||
                             section.kind == SectionKind::other || section.kind == SectionKind::languages;
        while (may_end && !section.lines.empty()) {
            const Line& last = section.lines.back();
            const Span account = linked_account(document, last);
            if (account.empty()) {
                break;
            }
            contact.lines.push_back(part_of(document, last, account, DateOrder::unknown));
            section.lines.pop_back();
        }
    }
    if (!contact.lines.empty()) {
        sections.push_back(std::move(contact));
    }
}

/// "Leipzig, 3. März 2025      Ida Fjord" at the foot of a column, behind which another follows.
void part_signatures(const Document& document, std::vector<Section>& sections, Section& ends) {
    for (std::size_t i = 0; i + 1 < sections.size(); ++i) {
        std::vector<Line>& lines = sections[i].lines;
        const auto next = std::find_if(sections.begin() + static_cast<std::ptrdiff_t>(i) + 1, sections.end(),
                                       [](const Section& section) { return !section.lines.empty(); });
        if (!lines.empty() && next != sections.end() && lines.back().region != next->lines.front().region &&
            lines.back().cells.size() == 2 && is_place_and_date(document, lines.back(), sections[i].kind)) {
            ends.lines.push_back(std::move(lines.back()));
            lines.pop_back();
        }
    }
}

/// "Last updated: 14 October 2024" at the foot of a page.
void part_updates(const Document& document, std::vector<Section>& sections, Section& ends) {
    for (std::size_t i = 0; i + 1 < sections.size(); ++i) {
        std::vector<Line>& lines = sections[i].lines;
        const int next_page = sections[i + 1].lines.empty() ? 0 : sections[i + 1].lines.front().page;
        for (std::size_t k = lines.size(); k-- > 0;) {
            const int page_below = k + 1 < lines.size() ? lines[k + 1].page : next_page;
            if (page_below > lines[k].page && is_update(document, lines[k])) {
                ends.lines.push_back(std::move(lines[k]));
                lines.erase(lines.begin() + static_cast<std::ptrdiff_t>(k));
            }
        }
    }
}

}  // namespace

bool is_link_to_file(const Line& line) {
    constexpr std::size_t most_words = 8;
    auto hits = find(Idea::document_words, line.words);
    return line.word_count() <= most_words && line.emails + line.phones == 0 &&
           std::any_of(hits.begin(), hits.end(),
                       [](const LexiconHit& hit) { return hit.key == "download" && hit.whole_word; });
}

void part_closing(const Document& document, std::vector<Section>& sections) {
    part_accounts(document, sections);
    Section references{SectionKind::references, {}, {}};
    Section ends{SectionKind::other, {}, {}};
    for (Section& section : sections) {
        auto kept = std::stable_partition(section.lines.begin(), section.lines.end(), [&](const Line& line) {
            return !is_end(document, line) &&
                   (section.kind == SectionKind::contact || !is_personal_data(document, line));
        });
        std::move(kept, section.lines.end(), std::back_inserter(ends.lines));
        section.lines.erase(kept, section.lines.end());
        if (section.kind == SectionKind::references) {
            title_to_line(document, section);
            continue;
        }
        for (Line& line : section.lines) {
            if (is_on_request(document, line)) {
                references.lines.push_back(std::move(line));
                line.block = -1;
            }
        }
        std::erase_if(section.lines, [](const Line& line) { return line.block < 0; });
    }
    part_signatures(document, sections, ends);
    part_updates(document, sections, ends);
    // what stands in a footer may come behind it
    auto last = std::find_if(sections.rbegin(), sections.rend(),
                             [](const Section& s) { return !s.lines.empty() && s.kind != SectionKind::contact; });
    if (last != sections.rend()) {
        std::size_t closing = closing_lines(document, sections, *last);
        if (closing > 0) {
            Section end{SectionKind::other, {}, {}};
            auto begin = last->lines.end() - static_cast<std::ptrdiff_t>(closing);
            std::move(begin, last->lines.end(), std::back_inserter(end.lines));
            last->lines.erase(begin, last->lines.end());
            sections.push_back(std::move(end));
        } else if (last->kind != SectionKind::references) {
            part_address(document, sections);
        }
    }
    if (!ends.lines.empty()) {
        sections.push_back(std::move(ends));
    }
    if (!references.lines.empty()) {
        sections.push_back(std::move(references));
    }
}

}  // namespace cvconv::recognizing
