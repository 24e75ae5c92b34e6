#include "readers/recognize/labels/line_features.h"

#include "readers/recognize/labels/feature_groups.h"
#include "readers/recognize/sections/language.h"

namespace cvconv::recognizing {

namespace {

void add_headings(const HeadingCandidates& candidates, FeatureSet& set) {
    set.add({"h:headingness=", bin(candidates.headingness, {-2, -0.5F, 0.5F, 1.5F, 2.5F, 4})});
    if (candidates.looks_sure) {
        set.add({"h:looks_sure"});
    }
    if (candidates.opens) {
        set.add({"h:opens"});
    }
    for (std::size_t i = 0; i < candidates.readings.size() && i < 2; ++i) {
        const HeadingReading& reading = candidates.readings[i];
        const std::string_view rank = i == 0 ? "h:1." : "h:2.";
        const std::string_view kind = name_of(reading.kind);
        const std::string_view sure = !reading.known ? "look" : reading.certainty >= 1 ? "known" : "partly";
        const std::string_view score = bin(reading.score, {-1, 1, 2.5F, 4, 6});
        set.add({rank, kind, "=", sure});
        set.add({rank, "score=", score});
        set.add({rank, sure, "=", score});
        if (i == 0) {
            set.add({rank, reading.remainder.empty() ? "alone" : reading.beside ? "beside" : "run_in"});
        }
    }
}

/// By all words, and by those titles that the lexicon knows.
std::string language_of(const Document& document, const HeadedLines& headed) {
    std::vector<Section> sections{{SectionKind::other, {}, headed.lines}};
    for (const HeadingCandidates& candidates : headed.candidates) {
        if (!candidates.readings.empty() && candidates.readings.front().known) {
            sections.push_back({SectionKind::other, candidates.readings.front().title, {}});
        }
    }
    return detect_language(document, sections);
}

}  // namespace

std::vector<FeatureSet> line_features(const Document& document, const HeadedLines& headed, bool with_names) {
    std::vector<const Line*> lines;
    for (const Line& line : headed.lines) {
        lines.push_back(&line);
    }
    const DocumentLooks looks(document, std::move(lines));
    const DocumentDrawing drawing(document, headed.lines);
    const std::string language = language_of(document, headed);
    std::vector<FeatureSet> sets(headed.lines.size(), FeatureSet(with_names));
    for (std::size_t i = 0; i < headed.lines.size(); ++i) {
        looks.add_to(i, sets[i]);
        drawing.add_to(i, sets[i]);
        add_text_form(document, headed.lines[i], sets[i]);
        add_lexicon(headed.lines[i], language, sets[i]);
        add_headings(headed.candidates[i], sets[i]);
    }
    return sets;
}

}  // namespace cvconv::recognizing
