#include "readers/recognize/entries/labelled_tails.h"

#include <string_view>

#include "readers/pieces/labels.h"

namespace cvconv::recognizing {

namespace {

/// Where the label begins; the end of the line if there is none.
std::uint32_t tail_of(std::string_view text, const Line& line) {
    constexpr std::size_t longest = 32;  // bytes of the label
    for (std::uint32_t at = line.text.begin; at + 2 < line.text.end; ++at) {
        if ((text[at] != '.' && text[at] != ';') || text[at + 1] != ' ') {
            continue;
        }
        const std::string_view rest = text.substr(at + 2, line.text.end - at - 2);
        const std::size_t colon = rest.find(": ");
        if (colon < longest && means(Idea::entry_labels, rest.substr(0, colon), "advisor")) {
            return at + 2;
        }
    }
    return line.text.end;
}

}  // namespace

void part_labelled_tails(const Document& document, Section& section, DateOrder order) {
    if (section.kind != SectionKind::work) {
        return;
    }
    const std::string_view text = document.text;
    std::vector<Line> parted;
    for (Line& line : section.lines) {
        const std::uint32_t tail = line.table == 0 ? tail_of(text, line) : line.text.end;
        if (tail == line.text.end) {
            parted.push_back(std::move(line));
            continue;
        }
        parted.push_back(part_of(document, line, trim_punctuation(text, {line.text.begin, tail}), order));
        parted.push_back(part_of(document, line, {tail, line.text.end}, order));
        parted.back().gap_before = 0;
    }
    section.lines = std::move(parted);
}

}  // namespace cvconv::recognizing
