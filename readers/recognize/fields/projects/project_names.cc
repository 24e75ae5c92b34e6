#include "readers/recognize/fields/projects/project_names.h"

#include <algorithm>

#include "readers/pieces/characters.h"
#include "readers/pieces/contact/profiles.h"
#include "readers/pieces/contact/urls.h"
#include "readers/pieces/items.h"
#include "readers/pieces/places/places.h"
#include "readers/recognize/entries/entry_header.h"

namespace cvconv::recognizing {

namespace {

/// "GitHub", "Live demo": what was clicked on, and may have lost its address.
bool names_link(std::string_view text) {
    return !network_name(text).empty() || means(Idea::entry_labels, text, "url");
}

/// "tidewatch — Go, SQLite — 2019"
NameAndTools name_and_tools_at_dash(std::string_view text, Span head) {
    constexpr std::size_t most_words = 8;
    for (std::string_view dash : {" — ", " – ", " - "}) {
        const std::size_t at = head.of(text).find(dash);
        if (at == std::string_view::npos) {
            continue;
        }
        const auto begin = static_cast<std::uint32_t>(head.begin + at);
        NameAndTools found;
        found.name = trim(text, {head.begin, begin});
        const Span list = trim_punctuation(text, {static_cast<std::uint32_t>(begin + dash.size()), head.end});
        found.tools = items_of(text, list);
        const auto words = words_of(text, found.name).size();
        const bool listed = found.tools.size() >= 2 && is_upper(character_at(text, list.begin)) &&
                            list.of(text).find(". ") == std::string_view::npos && are_tools(text, list, found.tools);
        return listed && words >= 1 && words <= most_words ? found : NameAndTools{};
    }
    return {};
}

}  // namespace

bool are_tools(std::string_view text, Span list, const std::vector<Span>& tools) {
    return find_urls(text, list).empty() && place_score(text, list) < 0.6F &&
           std::all_of(tools.begin(), tools.end(), [&](Span tool) {
               const auto words = words_of(text, tool).size();
               return words >= 1 && words <= 3;
           });
}

NameAndTools name_and_tools(std::string_view text, const Line& line) {
    Span head = line.cells.front();
    for (const FoundPeriod& p : line.periods) {
        if (p.where.begin > head.begin + 1) {
            head.end = std::min(head.end, p.where.begin);
        }
    }
    NameAndTools found;
    Span tools;
    for (std::uint32_t begin = head.begin; begin < head.end;) {
        const std::size_t bar = head.of(text).find(" | ", begin - head.begin);
        const auto end = bar == std::string_view::npos ? head.end : static_cast<std::uint32_t>(head.begin + bar);
        const Span part = begin == head.begin ? trim(text, {begin, end}) : trim_punctuation(text, {begin, end});
        begin = end + 3;
        if (found.name.empty()) {
            found.name = part;
        } else if (names_link(part.of(text))) {
            found.links.push_back(part);
        } else if (tools.empty()) {
            tools = part;
        } else if (!part.empty()) {
            return {};
        }
    }
    found.tools = items_of(text, tools);
    auto words = words_of(text, found.name);
    const bool is_list = !words.empty() && words.size() <= 8 && are_tools(text, tools, found.tools);
    return is_list && !found.tools.empty() ? found : name_and_tools_at_dash(text, head);
}

NameInLine name_and_dates(std::string_view text, const Line& line) {
    constexpr std::size_t most_words = 3;
    constexpr std::size_t most_set_apart = 8;
    constexpr std::size_t least_rest = 3;
    if (line.periods.empty() || !line.periods.front().in_brackets ||
        line.periods.front().where.begin <= line.text.begin) {
        return {};
    }
    const Span dates = line.periods.front().where;
    NameInLine found{strip(text, trim(text, {line.text.begin, dates.begin}), ",;:"),
                     strip(text, trim(text, {dates.end, line.text.end}), ",;:–- "),
                     {}};
    found.rest.begin += found.rest.of(text).starts_with(". ") ? 2U : 0U;
    auto words = words_of(text, found.name);
    // "**Chart of Quays and Wells** (2004). Shared by …"
    const bool apart = line.runs.size() >= 2 && line.runs.front().style.bold && !line.runs[1].style.bold &&
                       trim(text, line.runs.front().text) == found.name;
    const bool named = !words.empty() && words.size() <= (apart ? most_set_apart : most_words) &&
                       words_of(text, found.rest).size() >= least_rest;
    return named ? found : NameInLine{};
}

}  // namespace cvconv::recognizing
