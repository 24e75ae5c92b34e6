#include "readers/recognize/fields/awards/award_brackets.h"

#include <algorithm>

#include "readers/pieces/characters.h"
#include "readers/pieces/items.h"
#include "readers/pieces/values.h"
#include "readers/recognize/entries/body.h"

namespace cvconv::recognizing {

namespace {

/// A line that ends with a bracket in which its only date stands; no title if it is another.
struct BracketedLine {
    Span title;
    Span giver;                         ///< empty where there is none
    std::vector<Span> remarks;          ///< "40 hours"
    const FoundPeriod* date = nullptr;  ///< null where the bracket says until when: "(valid till 08.2026)"
};

/// "Red Cross", "IEFP", but not "with honours" or "40 hours".
bool is_name(std::string_view text, Span piece) {
    return is_upper(character_at(text, piece.begin));
}

BracketedLine bracketed(const Document& document, const Entry& entry) {
    const std::string_view text = document.text;
    const Line& line = entry.lines.front();
    if (entry.lines.size() != 1 || line.periods.size() != 1 || line.cells.size() != 1) {
        return {};
    }
    const Bracketed b = split_brackets(text, strip(text, line.text, "."));
    BracketedLine found{b.head, {}, {}, &line.periods.front()};
    if (b.head.empty() || !b.inside.contains(trim_punctuation(text, found.date->where)) ||
        b.head.of(text).find('(') != std::string_view::npos) {
        return {};
    }
    for (Span piece : items_of(text, b.inside)) {
        piece = trim_punctuation(text, piece);
        if (piece.overlaps(found.date->where)) {
            // "Red Cross 2024"
            const Span before = trim_punctuation(text, {piece.begin, std::max(piece.begin, found.date->where.begin)});
            if (!before.empty() && !is_name(text, before)) {
                return {trim(text, line.text), {}, {}, nullptr};
            }
            piece = before;
        }
        if (piece.empty()) {
            continue;
        }
        if (found.giver.empty() && found.remarks.empty() && is_name(text, piece)) {
            found.giver = piece;
        } else {
            found.remarks.push_back(piece);
        }
    }
    return found;
}

}  // namespace

std::vector<Distinction> read_bracketed_givers(const Document& document, const std::vector<Entry>& entries) {
    std::vector<BracketedLine> lines;
    lines.reserve(entries.size());
    for (const Entry& entry : entries) {
        lines.push_back(bracketed(document, entry));
    }
    const auto given = std::count_if(lines.begin(), lines.end(), [](const auto& line) { return !line.giver.empty(); });
    std::vector<Distinction> result(entries.size());
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const BracketedLine& line = lines[i];
        const bool valid_until = !line.title.empty() && line.date == nullptr;
        const bool told =
            valid_until || !line.giver.empty() || !line.remarks.empty() || (given >= 2 && !line.title.empty());
        if (!told) {
            continue;
        }
        Distinction& d = result[i];
        d.title = text_of(document, line.title, Confidence::inferred, "title.bracket");
        d.giver = text_of(document, line.giver, Confidence::inferred, "giver.bracket");
        d.date = valid_until ? Date{} : moment(*line.date, "date");
        for (Span remark : line.remarks) {
            add_paragraph(document, d.summary, remark, "summary.bracket");
        }
    }
    return result;
}

}  // namespace cvconv::recognizing
