#include "readers/recognize/lines/lines.h"

#include <algorithm>

#include "readers/pieces/characters.h"
#include "readers/pieces/contact/emails.h"
#include "readers/pieces/contact/phones.h"
#include "readers/pieces/contact/urls.h"
#include "readers/pieces/levels.h"
#include "readers/recognize/lines/broken_rows.h"
#include "readers/recognize/lines/line_dates.h"
#include "readers/recognize/lines/line_parts.h"

namespace cvconv::recognizing {

namespace {

/// "Gruppo Helios S.p.A.", "Vlna Systémy s.r.o.": the full stop is of the last word, which has others within.
bool ends_with_dotted_letters(std::string_view text) {
    const std::string_view last = text.substr(text.rfind(' ') + 1);
    if (!last.ends_with('.') || last.size() < 4) {
        return false;
    }
    // a letter or two between the full stops
    std::size_t begin = 0;
    std::size_t parts = 0;
    for (std::size_t dot = last.find('.'); dot != std::string_view::npos; dot = last.find('.', begin)) {
        if (dot == begin || dot - begin > 2) {
            return false;
        }
        ++parts;
        begin = dot + 1;
    }
    return parts >= 2 && begin == last.size();
}

bool ends_like_a_sentence(std::string_view text) {
    text = trim(text);
    if (ends_with_dotted_letters(text)) {
        return false;
    }
    for (std::string_view end : {".", "!", "?", "。", "！", "？", "…"}) {
        if (text.ends_with(end)) {
            return true;
        }
    }
    return false;
}

/// "Boston, MA" at the end of a cell is no Master of Arts: a state's code behind a place names nothing else.
void hide_state_codes(std::string_view text, Line& line) {
    for (std::size_t i = 1; i < line.words.size(); ++i) {
        Word& word = line.words[i];
        const Word& before = line.words[i - 1];
        std::string_view own = word.where.of(text);
        std::size_t at = before.where.begin;
        bool behind_place = Span{before.where.end, word.where.begin}.of(text) == ", " &&
                            is_upper(next_character(text, at)) && before.where.size() > 2;
        bool code = own.size() == 2 && own[0] >= 'A' && own[0] <= 'Z' && own[1] >= 'A' && own[1] <= 'Z';
        if (!code || !behind_place || lookup(Idea::degrees, own).empty() || lookup(Idea::regions, own).empty()) {
            continue;
        }
        Span cell = line.cell_at(word.where.begin);
        bool ends = word.where.end == cell.end || trim_punctuation(text, {word.where.end, cell.end}).empty();
        bool post_code =
            i + 1 < line.words.size() && is_digit(static_cast<unsigned char>(text[line.words[i + 1].where.begin]));
        if (ends || post_code) {
            word.folded += ",";  // no word of the lexicon
        }
    }
}

/// What stands behind a first small letter: does a capital come before the word ends?
bool is_lower_then_capital(std::string_view rest) {
    for (std::size_t at = 0; at < rest.size();) {
        const char32_t c = next_character(rest, at);
        if (!is_letter(c)) {
            return false;
        }
        if (is_upper(c)) {
            return true;
        }
    }
    return false;
}

/// A period that is a piece of a list: a comma before it, a comma or the line's last full stop behind it; or one
/// between full stops. Not behind a quotation, whose like may list years without such commas.
bool has_date_as_piece(std::string_view text, const Line& line) {
    if (is_opening_quotation(character_at(text, line.text.begin))) {
        return false;
    }
    return std::any_of(line.periods.begin(), line.periods.end(), [&](const FoundPeriod& p) {
        std::string_view before = trim(text.substr(line.text.begin, p.where.begin - line.text.begin));
        std::string_view behind = text.substr(p.where.end, line.text.end - p.where.end);
        bool list = before.ends_with(',') && (behind.starts_with(',') || behind == ".");
        // "Jefa de obra. Construcciones Levante S.A., Valencia. Marzo 2018 – actualidad."
        bool phrases = before.ends_with('.') && behind == "." && p.is_range;
        // "Graduate Diploma in Teaching and Learning (2015).", "Bachelor of Science (2014) with honours."
        bool degree = p.in_brackets && line.word_count() <= 14 && line.count(Idea::degrees) > 0;
        return p.certainty >= 0.5F && (list || phrases || degree);
    });
}

void see(const Document& document, Line& line, DateOrder order) {
    std::string_view text = document.text;
    line.words = words_of(text, line.text);
    hide_state_codes(text, line);
    constexpr std::size_t most_words = 2000;  // no line that is one has more
    if (line.words.size() <= most_words) {
        line.hits.emplace(line.words);
    }
    line.periods = periods_of(text, line, order);
    line.emails = static_cast<int>(find_emails(text, line.text).size());
    line.urls = static_cast<int>(find_urls(text, line.text).size());
    line.phones = static_cast<int>(find_phones(text, line.text).size());
    std::string_view own = line.text.of(text);
    line.capitals = is_all_capitals(own);
    std::size_t at = 0;
    while (at < own.size()) {
        char32_t c = next_character(own, at);
        if (is_letter(c)) {
            line.starts_lower = is_lower(c) && !is_lower_then_capital(own.substr(at));  // "nPine", "eLearning"
            break;
        }
        if (is_digit(c)) {
            break;
        }
    }
    std::size_t count = count_words(line.words);
    // "Led a team of six." is prose; "Acme Inc." and "Univ. of Texas, Austin, U.S." are not.
    // Nor is a heading, though it may be "Acme Chase, Community Banking; Wilmington, DE."
    // Nor "Licence, Droit, Université de Leer, 2003 à 2006.": its date stands between commas.
    line.sentence = (count >= 7 && ends_like_a_sentence(own) && line.kind != BlockKind::heading &&
                     !has_date_as_piece(text, line)) ||
                    count >= 22 || (count >= 12 && own.ends_with(':'));
}

std::vector<Run> clip(const std::vector<Run>& runs, Span to, const Style& style) {
    std::vector<Run> clipped;
    for (const Run& run : runs) {
        Span part{std::max(run.text.begin, to.begin), std::min(run.text.end, to.end)};
        if (!part.empty()) {
            clipped.push_back({part, run.style});
        }
    }
    if (clipped.empty() && !to.empty()) {
        clipped.push_back({to, style});
    }
    return clipped;
}

/// "📍 Rue du Tilleul 18" → Rue du Tilleul 18: little pictures before a text stand for its label or for nothing. A bar
/// behind it is drawn, too.
Span without_pictures(std::string_view text, Span span) {
    const auto is_picture = [](char32_t c) {
        return (c >= 0x1F1E6 && c <= 0x1FAFF) || c == 0xFE0F || c == 0x200D || c == 0x20E3;
    };
    std::size_t begin = span.begin;
    for (std::size_t next = begin; next < span.end; begin = next) {
        const char32_t c = next_character(text, next);
        if (!is_picture(c) && !is_space(c)) {
            break;
        }
    }
    // alone they are what is said: "🟢🟢🟢⚪"
    return begin < span.end ? without_bar(text, {static_cast<std::uint32_t>(begin), span.end}) : span;
}

}  // namespace

std::size_t count_words(const std::vector<Word>& words) {
    std::size_t halves = 0;
    for (const Word& word : words) {
        std::size_t at = 0;
        halves += is_cjk(next_character(word.folded, at)) ? 1 : 2;
    }
    return (halves + 1) / 2;
}

Span Line::cell_at(std::uint32_t at) const {
    auto after = std::partition_point(cells.begin(), cells.end(), [&](Span cell) { return cell.begin <= at; });
    return after == cells.begin() ? text : *std::prev(after);
}

bool Line::has_period() const {
    return std::any_of(periods.begin(), periods.end(), [](const FoundPeriod& p) { return p.certainty >= 0.5F; });
}

std::vector<Span> texts_of(const std::vector<Line>& lines) {
    std::vector<Span> texts;
    texts.reserve(lines.size());
    for (const Line& line : lines) {
        texts.push_back(line.text);
    }
    return texts;
}

float weigh(const std::vector<LexiconHit>& hits, std::string_view key, float partial) {
    float sum = 0;
    std::uint32_t counted_to = 0;
    float last = 0;
    for (const LexiconHit& hit : hits) {
        if (!key.empty() && hit.key != key) {
            continue;
        }
        float weight = hit.whole_word ? 1.0F : partial;
        if (sum > 0 && hit.where.begin < counted_to) {
            // the same place in another language, or a word inside a phrase
            if (weight > last) {
                sum += weight - last;
                last = weight;
            }
            continue;
        }
        sum += weight;
        last = weight;
        counted_to = hit.where.end;
    }
    return sum;
}

float Line::count(Idea idea) const {
    return weigh(hits_of(idea));
}

float Line::count(Idea idea, std::string_view key) const {
    return weigh(hits_of(idea), key);
}

std::vector<LexiconHit> Line::hits_of(Idea idea) const {
    if (!hits) {
        return find(idea, words);
    }
    const auto kept = hits->of(idea);
    return {kept.begin(), kept.end()};
}

std::vector<LexiconHit> Line::hits_in(std::string_view language, Idea idea) const {
    std::vector<LexiconHit> kept = hits_of(idea);
    std::erase_if(kept, [&](const LexiconHit& hit) {
        return !language.empty() && hit.language != language && hit.language != "und" && hit.language != "en";
    });
    return kept;
}

Line part_of(const Document& document, const Line& line, Span part, DateOrder order) {
    Line piece;
    static_cast<LineLooks&>(piece) = line;  // not its words, of which a line of many parts has many
    piece.text = trim(document.text, part);
    auto cell = std::partition_point(line.cells.begin(), line.cells.end(),
                                     [&](Span before) { return before.end <= piece.text.begin; });
    for (; cell != line.cells.end() && cell->begin < piece.text.end; ++cell) {
        Span kept{std::max(cell->begin, piece.text.begin), std::min(cell->end, piece.text.end)};
        if (!kept.empty()) {
            piece.cells.push_back(kept);
        }
    }
    if (piece.cells.empty()) {
        piece.cells.push_back(piece.text);
    }
    piece.runs = clip(line.runs, piece.text, line.style);
    piece.style = piece.runs.empty() ? line.style : piece.runs.front().style;
    see(document, piece, order);
    return piece;
}

namespace {

/// "Photo" in a box of the page's own, where one goes.
bool is_photo_box(const Document& document, std::size_t i) {
    constexpr std::uint32_t longest = 24;  // bytes
    const Block& block = document.blocks[i];
    return block.kind == BlockKind::paragraph && block.text.size() <= longest && block.region > 0 &&
           (i == 0 || document.blocks[i - 1].region != block.region) &&
           means(Idea::document_words, block.text.of(document.text), "photo");
}

}  // namespace

std::vector<Line> lines_of(const Document& document) {
    std::vector<Line> lines;
    DateOrder order = learn_date_order(document.text);
    const BrokenRows rows(document);
    int year = 0;            // of the last row
    float gap_left_out = 0;  // above lines that are left out
    for (std::size_t i = 0; i < document.blocks.size(); ++i) {
        const Block& block = document.blocks[i];
        Span text = without_pictures(document.text, trim(document.text, block.text));
        if (block.kind == BlockKind::furniture || block.kind == BlockKind::rule || text.empty() ||
            is_photo_box(document, i)) {
            // what is left out above a line leaves the space above it, but for what heads or ends a page
            const bool within_page = !lines.empty() && lines.back().page == block.page;
            gap_left_out = within_page ? std::max(gap_left_out, block.gap_before) : 0;
            continue;
        }
        Line line;
        line.block = static_cast<int>(i);
        line.text = text;
        line.kind = block.kind;
        line.level = block.level;
        line.style = block.style;
        line.runs = clip(block.runs, text, block.style);
        for (const Cell& cell : block.cells) {
            Span kept = without_pictures(document.text, trim(document.text, cell.text));
            if (!kept.empty()) {
                line.cells.push_back(kept);
            }
        }
        if (line.cells.empty()) {
            line.cells.push_back(text);
        }
        line.left = block.indent;
        line.content_left = line.left;
        if (block.cells.size() > 1) {
            line.content_left += block.cells.back().left - block.cells.front().left;
        }
        const bool same_page = !lines.empty() && lines.back().page == block.page;
        line.gap_before = std::max(block.gap_before, same_page ? gap_left_out : 0);
        gap_left_out = 0;
        line.page = block.page;
        line.region = block.region;
        line.table = block.table;
        line.table_header = block.table_header;
        const std::vector<Span> parts = parts_of_paragraph(document, block, text, order);
        if (parts.size() > 1) {
            for (Span part : parts) {
                lines.push_back(part_of(document, line, part, order));
                line.gap_before = 0;
            }
            continue;
        }
        see(document, line, order);
        carry_year(document, block, line, year);
        for (Line& each : rows.parts_of(line, order)) {
            lines.push_back(std::move(each));
        }
    }
    return lines;
}

}  // namespace cvconv::recognizing
