#include "readers/recognize/entries/research_posts.h"

#include <algorithm>

#include "readers/recognize/entries/entries.h"

namespace cvconv::recognizing {

namespace {

/// What the header of an entry tells.
struct Told {
    bool where = false;
    bool how_long = false;
    bool as_what = false;
    bool titled = false;  ///< begins with neither: "Maps of the Tides | Researcher | Harbour University"
};

Told told_in_header(std::string_view text, const Entry& entry) {
    Told told;
    const Span begin = entry.lines.front().text;
    std::size_t mark = std::min(begin.of(text).find_first_of("|,"), std::size_t{begin.size()});
    for (std::string_view dash : {" — ", " – ", " - "}) {
        mark = std::min(mark, begin.of(text).find(dash));
    }
    const auto words = words_of(text, {begin.begin, static_cast<std::uint32_t>(begin.begin + mark)});
    told.titled = find(Idea::institutions, words).empty() && find(Idea::organizations, words).empty() &&
                  find(Idea::job_titles, words).empty();
    for (std::size_t l = 0; l < entry.header; ++l) {
        const Line& line = entry.lines[l];
        told.where = told.where || line.count(Idea::institutions) + line.count(Idea::organizations) > 0;
        told.as_what = told.as_what || (line.count(Idea::job_titles) > 0 && !line.sentence);
        told.how_long =
            told.how_long || std::any_of(line.periods.begin(), line.periods.end(),
                                         [](const FoundPeriod& period) { return period.is_range || period.current; });
    }
    return told;
}

}  // namespace

void settle_research_posts(const Document& document, std::vector<Section>& sections) {
    constexpr std::size_t fewest = 2;
    for (Section& section : sections) {
        if (section.kind != SectionKind::projects || section.title.empty()) {
            continue;
        }
        const std::vector<Entry> entries = find_entries(document, section);
        std::size_t posts = 0;
        const bool stays = std::all_of(entries.begin(), entries.end(), [&](const Entry& entry) {
            const Told told = told_in_header(document.text, entry);
            posts += told.as_what ? 1 : 0;
            return told.where && told.how_long && !told.titled;
        });
        if (stays && entries.size() >= fewest && posts * 2 >= entries.size()) {
            section.kind = SectionKind::work;
        }
    }
}

}  // namespace cvconv::recognizing
