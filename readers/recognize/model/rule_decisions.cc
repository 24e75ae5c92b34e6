#include "readers/recognize/model/rule_decisions.h"

#include <algorithm>

namespace cvconv::recognizing {

namespace {

struct Piece {
    Span where;
    LineDecision decision;
};

std::vector<Piece> pieces_of(const Outline& outline) {
    std::vector<Piece> pieces;
    for (const OutlineSection& section : outline.sections) {
        if (section.title) {
            for (Span part : section.title->where) {
                pieces.push_back({part, {section.kind, true, false}});
            }
        }
        for (const OutlineEntry& entry : section.entries) {
            for (const auto& line : entry.lines) {
                pieces.push_back({line.text, {section.kind, false, &line == &entry.lines.front()}});
            }
        }
    }
    std::sort(pieces.begin(), pieces.end(),
              [](const Piece& a, const Piece& b) { return a.where.begin < b.where.begin; });
    return pieces;
}

}  // namespace

std::vector<LineDecision> decisions_of(const Outline& outline, const std::vector<Line>& lines) {
    const std::vector<Piece> pieces = pieces_of(outline);
    std::vector<LineDecision> decisions(lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Span own = lines[i].text;
        // lines are short: the pieces of one begin in it, or are the one that holds its beginning
        auto piece = std::partition_point(pieces.begin(), pieces.end(),
                                          [&](const Piece& p) { return p.where.begin < own.begin; });
        if (piece != pieces.begin() && std::prev(piece)->where.end > own.begin) {
            --piece;
        }
        bool met = false;
        for (; piece != pieces.end() && piece->where.begin < own.end; ++piece) {
            // "Skills: C++, Go": what stands behind the title says what the line is
            if (!met || (decisions[i].heading && !piece->decision.heading)) {
                decisions[i] = piece->decision;
            }
            met = true;
        }
    }
    return decisions;
}

}  // namespace cvconv::recognizing
