#include "readers/recognize/lines/labelled_lines.h"

namespace cvconv::recognizing {

std::vector<Labelled> labelled(const Document& document, const Line& line, Idea idea) {
    std::vector<Labelled> result = labelled(document, line.text, idea);
    if (result.empty() && line.cells.size() >= 2) {
        Span label = line.cells.front();
        Span value{line.cells[1].begin, line.text.end};
        for (const LexiconHit& hit : meanings_of_label(idea, label.of(document.text))) {
            result.push_back({hit.key, label, value, hit.language});
        }
    }
    return result;
}

}  // namespace cvconv::recognizing
