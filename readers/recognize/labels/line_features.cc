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

void add_evidence(const SectionEvidence& evidence, FeatureSet& set) {
    for (int k = 0; k < section_kind_count; ++k) {
        const float value = evidence.at(static_cast<std::size_t>(k));
        if (value > 0.25F || value < -0.5F) {
            set.add({"e:", name_of(static_cast<SectionKind>(k)), "=", bin(value, {-0.5F, 0.25F, 1, 2, 3.5F})});
        }
    }
}

void add_decision(const LineDecision& decision, FeatureSet& set) {
    set.add({"p:kind=", name_of(decision.kind)});
    if (decision.heading) {
        set.add({"p:head"});
    } else if (decision.begins_entry) {
        set.add({"p:begin"});
    }
}

/// By all words, and by those titles that the lexicon knows.
std::string language_of(const LineFeatureInput& input) {
    std::vector<Section> sections{{SectionKind::other, {}, input.headed.lines}};
    for (const HeadingCandidates& candidates : input.headed.candidates) {
        if (!candidates.readings.empty() && candidates.readings.front().known) {
            sections.push_back({SectionKind::other, candidates.readings.front().title, {}});
        }
    }
    return detect_language(input.document, sections);
}

}  // namespace

std::vector<FeatureSet> line_features(const LineFeatureInput& input) {
    const DocumentLooks looks(input.document, input.headed.lines);
    const DocumentDrawing drawing(input.document, input.headed.lines);
    const std::string language = language_of(input);
    std::vector<FeatureSet> sets(input.headed.lines.size(), FeatureSet(input.with_names));
    for (std::size_t i = 0; i < input.headed.lines.size(); ++i) {
        looks.add_to(i, sets[i]);
        drawing.add_to(i, sets[i]);
        add_text_form(input.document, input.headed.lines[i], sets[i]);
        add_lexicon(input.headed.lines[i], language, sets[i]);
        add_headings(input.headed.candidates[i], sets[i]);
        add_evidence(input.headed.evidence[i], sets[i]);
        add_decision(input.rules[i], sets[i]);
    }
    return sets;
}

}  // namespace cvconv::recognizing
