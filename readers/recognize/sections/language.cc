#include "readers/recognize/sections/language.h"

#include <map>

namespace cvconv::recognizing {

std::string detect_language(const Document& document, const std::vector<Section>& sections) {
    std::map<std::string_view, float> votes;
    auto vote = [&](const std::vector<LexiconHit>& hits, float weight) {
        for (const LexiconHit& hit : hits) {
            if (hit.language != "und") {
                votes[hit.language] += weight * (hit.whole_word ? 1.0F : 0.3F);
            }
        }
    };
    for (const Section& section : sections) {
        vote(lookup(Idea::section_headings, section.title.of(document.text)), 3.0F);
        for (const Line& line : section.lines) {
            vote(line.hits_of(Idea::date_words), 0.2F);
            vote(line.hits_of(Idea::present), 1.0F);
            vote(line.hits_of(Idea::job_titles), 0.3F);
            vote(line.hits_of(Idea::fluency), 0.4F);
            vote(line.hits_of(Idea::entry_labels), 0.2F);
        }
    }
    std::string_view best;
    float most = 0.9F;
    for (auto [language, count] : votes) {
        if (count > most) {
            most = count;
            best = language;
        }
    }
    return std::string(best);
}

}  // namespace cvconv::recognizing
