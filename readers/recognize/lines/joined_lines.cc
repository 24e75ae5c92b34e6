#include "readers/recognize/lines/joined_lines.h"

#include <algorithm>

#include "readers/recognize/lines/line_parts.h"

namespace cvconv::recognizing {

bool adjoins(std::string_view text, const Line& above, const Line& line) {
    return above.text.end <= line.text.begin && trim(text, {above.text.end, line.text.begin}).empty();
}

Line joined_lines(const Document& document, const std::vector<Line>& lines, DateOrder order) {
    Line whole = lines.front();
    for (std::size_t i = 1; i < lines.size(); ++i) {
        whole.runs.insert(whole.runs.end(), lines[i].runs.begin(), lines[i].runs.end());
        whole.text.end = lines[i].text.end;
    }
    std::vector<Run> runs;
    for (const Run& run : whole.runs) {
        bool same = !runs.empty() && runs.back().style == run.style &&
                    trim(document.text, {runs.back().text.end, std::max(runs.back().text.end, run.text.begin)}).empty();
        if (same) {
            runs.back().text.end = run.text.end;  // a title in italics goes on in the next line
        } else {
            runs.push_back(run);
        }
    }
    whole.runs = std::move(runs);
    whole.cells = {whole.text};
    return part_of(document, whole, whole.text, order);
}

}  // namespace cvconv::recognizing
