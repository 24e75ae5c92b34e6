#include "readers/recognize/entries/bold_labels.h"

namespace cvconv::recognizing {

namespace {

/// "**Home:**" or "**Home**:" in plain text.
bool is_label(std::string_view text, const Line& line, const Run& run) {
    constexpr std::size_t most_words = 5;
    const Span own = trim(text, run.text);
    const bool colon = own.of(text).ends_with(':') || (own.end < line.text.end && text[own.end] == ':');
    return run.style.bold && colon && run.text.end < line.text.end && words_of(text, own).size() <= most_words &&
           !words_of(text, own).empty();
}

/// Where the second label and those behind it begin; empty if the line is written otherwise. `below_label`: the first
/// stands in the line above.
std::vector<std::uint32_t> labels_within(std::string_view text, const Line& line, bool below_label) {
    std::vector<std::uint32_t> begins;
    const bool labelled = !line.runs.empty() && is_label(text, line, line.runs.front());
    if (line.cells.size() > 1 || line.table > 0 || line.kind == BlockKind::heading || (!labelled && !below_label)) {
        return begins;
    }
    for (std::size_t i = 1; i < line.runs.size(); ++i) {
        if (is_label(text, line, line.runs[i]) && !line.runs[i - 1].style.bold) {
            begins.push_back(trim(text, line.runs[i].text).begin);
        }
    }
    return begins;
}

}  // namespace

void part_at_bold_labels(const Document& document, Section& section, DateOrder order) {
    if (section.kind != SectionKind::skills && section.kind != SectionKind::languages &&
        section.kind != SectionKind::interests) {
        return;
    }
    const std::string_view text = document.text;
    std::vector<Line> parted;
    for (Line& line : section.lines) {
        const bool below_label = !parted.empty() && parted.back().block == line.block && parted.back().style.bold &&
                                 parted.back().text.of(text).ends_with(':');
        std::vector<std::uint32_t> begins = labels_within(text, line, below_label);
        if (begins.empty()) {
            parted.push_back(std::move(line));
            continue;
        }
        begins.insert(begins.begin(), line.text.begin);
        begins.push_back(line.text.end);
        for (std::size_t i = 0; i + 1 < begins.size(); ++i) {
            parted.push_back(part_of(document, line, {begins[i], begins[i + 1]}, order));
            parted.back().gap_before = i == 0 ? line.gap_before : 0;
        }
    }
    section.lines = std::move(parted);
}

}  // namespace cvconv::recognizing
