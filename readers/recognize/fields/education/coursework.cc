#include "readers/recognize/fields/education/coursework.h"

#include <algorithm>

#include "readers/pieces/items.h"
#include "readers/recognize/sections/headings/heading_titles.h"

namespace cvconv::recognizing {

namespace {

bool has_key(const std::vector<LexiconHit>& hits, std::initializer_list<std::string_view> keys) {
    return std::any_of(hits.begin(), hits.end(), [&](const LexiconHit& hit) {
        return std::find(keys.begin(), keys.end(), hit.key) != keys.end();
    });
}

}  // namespace

bool is_coursework(const Document& document, const Section& section) {
    constexpr std::size_t fewest = 3;
    constexpr std::size_t most_words = 7;
    const std::string_view text = document.text;
    const auto titles = lookup(Idea::entry_labels, bare_title(text, section.title).of(text));
    if (section.kind != SectionKind::courses || !has_key(titles, {"courses"})) {
        return false;
    }
    std::size_t count = 0;
    const bool names = std::all_of(section.lines.begin(), section.lines.end(), [&](const Line& line) {
        const auto items = items_of(text, line.text);
        count += items.size();
        return !line.has_period() && line.urls == 0 && line.table == 0 && line.count(Idea::institutions) == 0 &&
               line.text.of(text).find_first_of(":|") == std::string_view::npos &&
               line.text.of(text).find(" – ") == std::string_view::npos &&
               line.text.of(text).find(" - ") == std::string_view::npos &&
               std::all_of(items.begin(), items.end(),
                           [&](Span item) { return words_of(text, item).size() <= most_words; });
    });
    return names && count >= fewest;
}

bool read_coursework(Reading& reading, const std::vector<const Section*>& sections) {
    std::vector<Education*> degrees;
    for (Education& e : reading.cv.education) {
        if (e.study_type && has_key(find(Idea::degrees, e.study_type->value,
                                         {0, static_cast<std::uint32_t>(e.study_type->value.size())}),
                                    {"bachelor", "master", "doctorate"})) {
            degrees.push_back(&e);
        }
    }
    if (degrees.empty()) {
        return false;
    }
    std::vector<std::vector<Span>> groups;
    const Section* above = nullptr;
    for (const Section* section : sections) {
        if (above != nullptr && above->title == section->title && !above->lines.empty()) {
            // "Undergraduate", which headed the list as "Coursework" heads all
            reading.label(
                trim(reading.document.text, {above->lines.back().text.end, section->lines.front().text.begin}));
        }
        above = section;
        groups.emplace_back();
        for (const Line& line : section->lines) {
            for (Span cell : line.cells) {
                const auto items = items_of(reading.document.text, cell);
                groups.back().insert(groups.back().end(), items.begin(), items.end());
            }
        }
    }
    for (std::size_t g = 0; g < groups.size(); ++g) {
        Education& degree = *degrees[groups.size() <= degrees.size() ? g : 0];
        for (Span course : groups[g]) {
            degree.courses.push_back(
                found(reading.document, course, Confidence::inferred, "education.courses.coursework"));
        }
    }
    return true;
}

}  // namespace cvconv::recognizing
