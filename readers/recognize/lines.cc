#include "readers/recognize/lines.h"

#include <algorithm>

#include "readers/recognize/emails.h"
#include "readers/recognize/phones.h"
#include "readers/recognize/urls.h"

namespace cvconv::recognizing {

namespace {

bool ends_like_a_sentence(std::string_view text) {
    text = trim(text);
    for (std::string_view end : {".", "!", "?", "。", "！", "？", "…"}) {
        if (text.ends_with(end)) {
            return true;
        }
    }
    return false;
}

void see(const Document& document, Line& line, DateOrder order) {
    std::string_view text = document.text;
    line.words = words_of(text, line.text);
    line.periods = find_periods(text, line.text, order);
    line.emails = static_cast<int>(find_emails(text, line.text).size());
    line.urls = static_cast<int>(find_urls(text, line.text).size());
    line.phones = static_cast<int>(find_phones(text, line.text).size());
    std::string_view own = line.text.of(text);
    line.capitals = is_all_capitals(own);
    std::size_t at = 0;
    while (at < own.size()) {
        char32_t c = next_character(own, at);
        if (is_letter(c)) {
            line.starts_lower = is_lower(c);
            break;
        }
        if (is_digit(c)) {
            break;
        }
    }
    std::size_t count = line.words.size();
    // "Led a team of six." is prose; "Acme Inc." and "Univ. of Texas, Austin, U.S." are not.
    line.sentence = (count >= 7 && ends_like_a_sentence(own)) || count >= 22;
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

}  // namespace

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
    return weigh(find(idea, words));
}

float Line::count(Idea idea, std::string_view key) const {
    return weigh(find(idea, words), key);
}

Line part_of(const Document& document, const Line& line, Span part, DateOrder order) {
    Line piece = line;
    piece.text = trim(document.text, part);
    piece.cells.clear();
    for (Span cell : line.cells) {
        Span kept{std::max(cell.begin, piece.text.begin), std::min(cell.end, piece.text.end)};
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
    for (std::size_t i = 0; i < document.blocks.size(); ++i) {
        const Block& block = document.blocks[i];
        Span text = trim(document.text, block.text);
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
            Span kept = trim(document.text, cell.text);
            if (!kept.empty()) {
                line.cells.push_back(kept);
            }
        }
        if (line.cells.empty()) {
            line.cells.push_back(text);
        }
        line.left = block.indent;
        line.content_left = block.indent;
        if (block.cells.size() > 1) {
            line.content_left += block.cells.back().left - block.cells.front().left;
        }
        line.gap_before = block.gap_before;
        line.page = block.page;
        line.region = block.region;
        line.table = block.table;
        line.table_header = block.table_header;
        see(document, line, order);
        lines.push_back(std::move(line));
    }
    return lines;
}

}  // namespace cvconv::recognizing
