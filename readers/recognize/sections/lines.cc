#include "readers/recognize/sections/lines.h"

#include <algorithm>

#include "readers/recognize/characters.h"
#include "readers/recognize/contact/emails.h"
#include "readers/recognize/contact/phones.h"
#include "readers/recognize/contact/urls.h"
#include "readers/recognize/dates/year_month_cells.h"
#include "readers/recognize/sections/broken_rows.h"
#include "recognize/without.h"

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

/// The number of a title taken for a day: "Coach, U15 team 9   Jan 2019 – Mar 2020". A cell ends before the month, or
/// the range says no other day.
bool takes_number_of_title(const Line& line, const FoundPeriod& period, std::uint32_t month) {
    bool across = line.cell_at(month).begin > period.start_where.begin;
    bool alone = period.is_range && period.end && !period.end->day && period.start_where.begin > line.text.begin;
    return across || alone;
}

/// `date` is what its words mean, whatever they meant by themselves.
void set_date(std::vector<FoundPeriod>& periods, const FoundPeriod& date) {
    std::erase_if(periods, [&](const FoundPeriod& p) { return p.where.overlaps(date.where); });
    periods.insert(periods.begin(), date);
}

/// "Present" in the rail of dates, where when it began is not told: a stay that goes on.
FoundPeriod present_alone(std::string_view text, Span cell) {
    FoundPeriod period;
    const bool present = !lookup(Idea::present, cell.of(text)).empty() && words_of(text, cell).size() == 1;
    if (present) {
        period.where = cell;
        period.end_where = cell;
        period.current = true;
        period.is_range = true;
        period.certainty = 0.9F;
    }
    return period;
}

/// The dates of a line, none of which begins with a number that belongs to the words before it.
std::vector<FoundPeriod> periods_of(std::string_view text, const Line& line, DateOrder order) {
    std::vector<FoundPeriod> periods = find_periods(text, line.text, order);
    for (std::size_t i = 0; i < periods.size(); ++i) {
        const FoundPeriod& period = periods[i];
        if (!period.start || !period.start->day || period.in_brackets ||
            period.where.begin != period.start_where.begin) {
            continue;
        }
        std::size_t blank = text.find(' ', period.start_where.begin);
        if (blank >= period.start_where.end || blank > period.start_where.begin + 3) {
            continue;
        }
        auto month = static_cast<std::uint32_t>(blank + 1);
        if (!takes_number_of_title(line, period, month)) {
            continue;
        }
        auto again = find_periods(text, {month, period.where.end}, order);
        if (again.size() == 1 && again.front().where.begin == month && again.front().is_range == period.is_range) {
            periods[i] = again.front();
        }
    }
    if (auto date = find_year_and_month(text, line.cells)) {
        set_date(periods, *date);
    }
    return periods;
}

/// "平成26 | 4 | …" above "〃 | 10 | …" and "| 12 | …": the year stands once.
void carry_year(const Document& document, const Block& block, Line& line, int& year) {
    if (line.table == 0 || block.cells.size() < 3) {
        year = 0;
        return;
    }
    if (auto date = find_year_and_month(document.text, line.cells)) {
        year = date->start->year;
        return;
    }
    std::vector<Span> cells;
    for (const Cell& cell : block.cells) {
        cells.push_back(trim(document.text, cell.text));
    }
    if (auto date = year > 0 ? find_month_of_year(document.text, cells, year) : std::nullopt) {
        set_date(line.periods, *date);
    }
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
    line.periods = periods_of(text, line, order);
    if (line.periods.empty() && line.cells.size() == 2) {
        if (FoundPeriod today = present_alone(text, line.cells.front()); today.current) {
            line.periods.push_back(today);
        }
    }
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

/// "📍 Rue du Tilleul 18" → Rue du Tilleul 18: little pictures before a text stand for its label or for nothing.
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
    return begin < span.end ? Span{static_cast<std::uint32_t>(begin), span.end} : span;
}

/// Where a paragraph that a reader joined from wrapped lines falls apart: "Interpreter, Acme, 2009 – 2012" and
/// "Simultaneous interpreting of …" below it are a header and its text, though the first line was nearly full.
std::vector<Span> parts_at_breaks(const Document& document, const Block& block, Span text, DateOrder order) {
    std::vector<Span> parts;
    std::uint32_t begin = text.begin;
    if (block.kind == BlockKind::paragraph) {
        for (std::uint32_t at : block.breaks) {
            Span before = trim(document.text, {begin, at});
            Span after = trim(document.text, {at, text.end});
            if (before.empty() || after.empty() || words_of(document.text, before).size() > 18) {
                continue;
            }
            std::size_t first = after.begin;
            char32_t c = next_character(document.text, first);
            if (is_letter(c) && is_lower(c)) {
                continue;
            }
            auto periods = find_periods(document.text, before, order);
            bool dated = std::any_of(periods.begin(), periods.end(), [&](const FoundPeriod& p) {
                return (p.is_range || p.current) && p.certainty >= 0.5F && p.where.end + 2 >= before.end;
            });
            bool ends_bold = false;
            bool begins_bold = true;
            for (const Run& run : block.runs) {
                ends_bold = ends_bold || (run.style.bold && run.text.contains(Span{before.end - 1, before.end}));
                if (run.text.begin <= after.begin && after.begin < run.text.end) {
                    begins_bold = run.style.bold;
                }
            }
            bool restyled = !block.runs.empty() && ends_bold && !begins_bold &&
                            std::none_of(block.runs.begin(), block.runs.end(),
                                         [&](const Run& run) { return !run.style.bold && run.text.overlaps(before); });
            if (dated || restyled) {
                parts.push_back(before);
                begin = at;
            }
        }
    }
    parts.push_back(trim(document.text, {begin, text.end}));
    return parts;
}

/// A paragraph longer than any of a CV falls apart, at blanks where there are some: much of what is asked about a line
/// looks at all of it for each of its pieces.
std::vector<Span> parts_at_limit(std::string_view text, const std::vector<Span>& wholes) {
    constexpr std::uint32_t longest = 8000;  // bytes
    std::vector<Span> parts;
    for (Span rest : wholes) {
        while (rest.size() > longest) {
            std::uint32_t end = rest.begin + longest;
            while (end > rest.begin && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) {
                --end;
            }
            const std::size_t blank = text.substr(rest.begin, end - rest.begin).rfind(' ');
            if (blank != std::string_view::npos && blank > longest / 2) {
                end = rest.begin + static_cast<std::uint32_t>(blank);
            }
            parts.push_back(trim(text, {rest.begin, end}));
            rest = trim(text, {end, rest.end});
        }
        parts.push_back(rest);
    }
    std::erase_if(parts, [](Span part) { return part.empty(); });
    return parts;
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
    return without(idea) ? 0 : weigh(find(idea, words));
}

float Line::count(Idea idea, std::string_view key) const {
    return without(idea) ? 0 : weigh(find(idea, words), key);
}

bool begins_with_degree(const Line& line) {
    const auto degrees = find(Idea::degrees, line.words);
    return !degrees.empty() && degrees.front().where.begin == line.text.begin;
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

std::vector<Line> lines_of(const Document& document) {
    std::vector<Line> lines;
    DateOrder order = learn_date_order(document.text);
    const BrokenRows rows(document);
    int year = 0;  // of the last row
    for (std::size_t i = 0; i < document.blocks.size(); ++i) {
        const Block& block = document.blocks[i];
        Span text = without_pictures(document.text, trim(document.text, block.text));
        if (block.kind == BlockKind::furniture || block.kind == BlockKind::rule || text.empty()) {
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
        if (without("type")) {  // sizes, weights, slants
            line.style = {};
            line.runs = clip({}, text, {});
        }
        line.left = without("positions") ? 0 : block.indent;
        line.content_left = line.left;
        if (block.cells.size() > 1) {
            line.content_left += block.cells.back().left - block.cells.front().left;
        }
        line.gap_before = without("gaps") ? 0 : block.gap_before;
        line.page = block.page;
        line.region = block.region;
        line.table = block.table;
        line.table_header = block.table_header;
        const std::vector<Span> parts = parts_at_limit(document.text, parts_at_breaks(document, block, text, order));
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
