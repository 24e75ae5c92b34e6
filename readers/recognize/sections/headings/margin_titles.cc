#include "readers/recognize/sections/headings/margin_titles.h"

#include <algorithm>
#include <map>
#include <string>

#include "readers/pieces/characters.h"
#include "readers/recognize/sections/headings/heading_titles.h"

namespace cvconv::recognizing {

namespace {

/// Does a name of something begin before `at` and go on behind it? "Research Scientist", "Education Committee".
bool is_within_name(const std::vector<Word>& words, std::uint32_t at) {
    for (Idea idea : {Idea::job_titles, Idea::degrees, Idea::institutions, Idea::roles, Idea::organizations}) {
        const auto hits = find(idea, words);
        if (std::any_of(hits.begin(), hits.end(),
                        [&](const LexiconHit& hit) { return hit.where.begin < at && hit.where.end > at; })) {
            return true;
        }
    }
    return false;
}

constexpr std::size_t most_words_of_title = 3;  // of a title

/// "Languages" of "Languages English, Twi": the longest title at the beginning of a line that goes on with something
/// new. Empty if there is none.
Span title_before_text(const Document& document, const Line& line, std::string_view language) {
    std::string_view text = document.text;
    if (line.kind != BlockKind::paragraph || line.table > 0 || line.cells.size() > 1 || line.starts_lower ||
        line.words.empty() || !kinds_of_title(document, line.text).empty()) {
        return {};
    }
    for (std::size_t n = std::min(most_words_of_title, line.words.size() - 1); n > 0; --n) {
        const Span title{line.words.front().where.begin, line.words[n - 1].where.end};
        const std::uint32_t next = line.words[n].where.begin;
        const bool starts = title.begin == line.text.begin && next == title.end + 1 &&
                            !is_lower(character_at(text, next)) && is_letter(character_at(text, next));
        const auto hits = lookup(Idea::section_headings, title.of(text));
        const bool own =
            std::any_of(hits.begin(), hits.end(), [&](const LexiconHit& hit) { return hit.language == language; });
        if (starts && own && !is_within_name(line.words, title.end)) {
            return title;
        }
    }
    return {};
}

}  // namespace

void part_margin_titles(const Document& document, std::vector<Line>& lines) {
    std::string_view text = document.text;
    const DateOrder order = learn_date_order(text);
    const std::string language = language_of_titles(document, lines);
    std::map<std::string, int> seen;  // folded titles: a margin has each once
    std::vector<Span> titles(lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i) {
        titles[i] = i > 0 ? title_before_text(document, lines[i], language) : Span{};
        const Span named = titles[i].empty() ? lines[i].text : titles[i];
        ++seen[fold(named.of(text))];
    }
    std::vector<Line> parted;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (titles[i].empty() || seen[fold(titles[i].of(text))] > 1) {
            parted.push_back(std::move(lines[i]));
            continue;
        }
        parted.push_back(part_of(document, lines[i], titles[i], order));
        parted.push_back(part_of(document, lines[i], {titles[i].end, lines[i].text.end}, order));
    }
    lines = std::move(parted);
}

}  // namespace cvconv::recognizing
