#include "readers/recognize/fields/education/several_degrees.h"

#include <algorithm>
#include <iterator>

#include "readers/recognize/entries/phrase_lines.h"
#include "readers/recognize/fields/education/education_parts.h"

namespace cvconv::recognizing {

namespace {

/// "PhD in Economics, 2019", "2003. MSc, Tides": a degree, or its year before it, is what the line begins with.
bool begins_with_dated_degree(const Document& document, const Line& line) {
    constexpr std::size_t most_words = 16;
    constexpr std::size_t longest_title = 16;
    // "2010. DPhil, History. Brine and belief: saltworkers …": the title of the thesis behind it may have a colon
    const std::vector<Span> phrases = phrases_of(document.text, line.text);
    const bool titled = phrases.size() >= 3 && phrases[1].of(document.text).find(':') == std::string_view::npos;
    if (!line.has_period() || line.word_count() > (titled ? most_words + longest_title : most_words) ||
        line.count(Idea::institutions) > 0 ||
        (!titled && line.text.of(document.text).find(':') != std::string_view::npos)) {
        return false;
    }
    Span rest = line.text;
    const FoundPeriod& period = line.periods.front();
    if (period.where.begin <= rest.begin + 1) {
        rest = trim_punctuation(document.text, {period.where.end, rest.end});
    }
    const auto words = words_of(document.text, rest);
    const auto degrees = find(Idea::degrees, words);
    return std::any_of(degrees.begin(), degrees.end(),
                       [&](const LexiconHit& hit) { return hit.where.begin == words.front().where.begin; });
}

/// The lines of `entry` in an entry for each degree, which begin at `begins`; the school goes to the first.
void part(Entry& entry, const std::vector<std::size_t>& begins, std::vector<Entry>& parted) {
    for (std::size_t k = 0; k < begins.size(); ++k) {
        const std::size_t from = k == 0 ? 0 : begins[k];
        const std::size_t to = k + 1 < begins.size() ? begins[k + 1] : entry.lines.size();
        Entry one;
        one.header = begins[k] + 1 - from;
        one.level = k == 0 ? EntryLevel::employer : EntryLevel::role;
        std::move(entry.lines.begin() + static_cast<std::ptrdiff_t>(from),
                  entry.lines.begin() + static_cast<std::ptrdiff_t>(to), std::back_inserter(one.lines));
        parted.push_back(std::move(one));
    }
}

}  // namespace

std::vector<Entry> with_degrees_parted(const Document& document, std::vector<Entry> entries) {
    std::vector<Entry> parted;
    bool below_school = false;  // nothing but such degrees since it
    for (Entry& entry : entries) {
        const Line& school = entry.lines.front();
        if (below_school && entry.lines.size() == 1 && begins_with_dated_degree(document, school)) {
            entry.level = EntryLevel::role;
            parted.push_back(std::move(entry));
            continue;
        }
        const bool above = school.count(Idea::institutions) > 0 && school.count(Idea::degrees) == 0 &&
                           !school.has_period() && !school.is_item();
        std::vector<std::size_t> begins;
        for (std::size_t l = 1; l < entry.lines.size() && above; ++l) {
            const Line& line = entry.lines[l];
            const bool alike = begins.empty() ? l == 1 : line.is_item() == entry.lines[begins.front()].is_item();
            if (alike && begins_with_dated_degree(document, line)) {
                begins.push_back(l);
            }
        }
        below_school = !begins.empty();
        if (begins.size() < 2) {
            parted.push_back(std::move(entry));
            continue;
        }
        part(entry, begins, parted);
    }
    return parted;
}

}  // namespace cvconv::recognizing
