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

/// "• MSc in Tides (GPA: 3.8)": a degree and its field, and no thesis, as a bullet.
bool is_degree_bullet(const Document& document, const Line& line) {
    constexpr std::size_t most_words = 20;
    if (!line.is_item() || line.word_count() > most_words || line.count(Idea::institutions) > 0) {
        return false;
    }
    const auto degrees = find(Idea::degrees, line.words);
    if (degrees.empty() || degrees.front().where.begin != line.words.front().where.begin) {
        return false;
    }
    const auto labels = find(Idea::entry_labels, line.words);
    const bool thesis = std::any_of(labels.begin(), labels.end(), [](const LexiconHit& hit) {
        return hit.key == "thesis" || hit.key == "courses" || hit.key == "advisor";
    });
    const std::size_t colon = line.text.of(document.text).find(": ");
    const bool labelled =
        colon != std::string_view::npos && line.text.begin + colon <= degrees.front().where.end;  // "BSc: 3.7"
    return !thesis && !labelled;
}

/// Where the bullets begin that are degrees, below the school; empty if there are none.
std::vector<std::size_t> degree_bullets(const Document& document, const Entry& entry) {
    std::vector<std::size_t> begins;
    std::size_t first = 0;
    float schools = 0;
    while (first < entry.lines.size() && !entry.lines[first].is_item()) {
        const Line& line = entry.lines[first];
        if (first >= entry.header || line.count(Idea::degrees) > 0) {
            return begins;
        }
        schools += line.count(Idea::institutions);
        ++first;
    }
    if (schools == 0 || first == entry.lines.size() || !is_degree_bullet(document, entry.lines[first])) {
        return begins;
    }
    for (std::size_t l = first; l < entry.lines.size(); ++l) {
        if (entry.lines[l].level == entry.lines[first].level && is_degree_bullet(document, entry.lines[l])) {
            begins.push_back(l);
        }
    }
    return begins;
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
        if (const auto bullets = degree_bullets(document, entry); !bullets.empty()) {
            for (std::size_t l : bullets) {
                entry.lines[l].kind = BlockKind::paragraph;
            }
            part(entry, bullets, parted);
            below_school = false;
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

const FoundPeriod* stay_at_school(const Entry& entry) {
    for (std::size_t l = 0; l + 1 < entry.header; ++l) {
        for (const FoundPeriod& period : entry.lines[l].periods) {
            if (period.is_range || period.current) {
                return &period;
            }
        }
    }
    return nullptr;
}

void set_dates_at_school(Education& degree, const Entry& entry, const FoundPeriod* school) {
    const Line& line = entry.lines[entry.header - 1];
    if (school == nullptr) {
        return;
    }
    if (!line.has_period()) {
        set_dates(degree, *school);
        return;
    }
    Education own;
    Education stay;
    set_dates(own, line.periods.front());
    set_dates(stay, *school);
    const bool same = own.end_date && stay.end_date && own.end_date->value == stay.end_date->value;
    set_dates(degree, same && !own.start_date ? *school : line.periods.front());
    if (!same) {
        degree.start_date = own.start_date;
        degree.current = own.current;
    }
}

}  // namespace cvconv::recognizing
