#include "readers/pdf/layout/physical_lines.h"

#include <algorithm>
#include <cmath>

namespace cvconv::pdf {

namespace {

/// From the first word's left edge to the first blank.
float first_word_width(const Segment& cell) {
    std::size_t last = 0;
    while (last + 1 < cell.words.size() && !cell.words[last].space_after &&
           cell.words[last + 1].left - cell.words[last].right < 0.12F * cell.words[last].size) {
        ++last;
    }
    return cell.words.empty() ? 0 : cell.words[last].right - cell.words.front().left;
}

Look look_of(const PageWord& word) {
    return {word.size, word.bold, word.italic, word.font, word.colour};
}

PhysicalLine physical_line(const TextLine& line) {
    const Segment& last = line.cells.back();
    PhysicalLine p;
    p.text = line.joined;
    p.left = line.joined_left;
    p.right = line.right;
    p.starts_item = line.bullet.has_value();
    p.bullet_left = line.bullet ? line.bullet_left : 0;
    p.has_gap = line.table_row() != nullptr || (line.cells.size() > 1 && !line.open_end);
    p.begins_row = line.cells.size() > 1 && line.open_end;
    p.first_word = first_word_width(line.cells.front());
    p.size = line.size;
    p.bold = line.bold;
    if (!last.words.empty() && !line.cells.front().words.empty()) {
        p.first = look_of(line.cells.front().words.front());
        p.last = look_of(last.words.back());
    }
    return p;
}

}  // namespace

float usual_pitch(const std::vector<TextLine>& lines) {
    std::vector<float> pitches;
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const float pitch = (lines[i].bottom - lines[i - 1].last_bottom) / std::max(1.0F, lines[i].size);
        if (pitch > 0.6F && pitch < 2.2F) {
            pitches.push_back(pitch);
        }
    }
    if (pitches.empty()) {
        return 1.25F;
    }
    std::sort(pitches.begin(), pitches.end());
    return pitches[pitches.size() / 3];
}

std::vector<PhysicalLine> physical_lines(const std::vector<TextLine>& lines, float pitch) {
    std::vector<PhysicalLine> physical;
    physical.reserve(lines.size());
    float text_left = 0;
    for (const TextLine& line : lines) {
        PhysicalLine p = physical_line(line);
        p.hangs = line.cells.size() == 1 && !line.bullet && std::abs(line.left - text_left) < 3;
        if (line.bullet || p.begins_row) {
            text_left = line.joined_left;
        } else if (!p.hangs) {
            text_left = -1e6F;
        }
        if (!physical.empty()) {
            const TextLine& above = lines[physical.size() - 1];
            p.step = line.bottom - above.last_bottom;
            p.after_gap = p.step > (pitch + 0.35F) * std::max(line.size, above.size);
        }
        physical.push_back(p);
    }
    return physical;
}

}  // namespace cvconv::pdf
