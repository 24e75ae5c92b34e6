#pragma once
// Dates of entries as the time between them: the first line of what is said of an entry, since no member of the schema
// holds a duration.

#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "ir/found.h"
#include "ir/partial_date.h"
#include "tools/blind/placeholders.h"
#include "tools/blind/report.h"
#include "tools/blind/rules.h"

namespace cvconv::blind {

template <class Entry>
void put_first(Entry& entry, const std::string& line) {
    Text* text = nullptr;
    if constexpr (requires { entry.summary; }) {
        text = &entry.summary;
    } else {
        text = &entry.description;
    }
    if (!*text) {
        *text = Found<std::string>{line, {}, Confidence::stated, "blind.duration"};
    } else {
        (*text)->value = line + '\n' + (*text)->value;
    }
}

/// `list` is the member that the entries are: "work".
template <class Entry>
void dates_to_durations(std::vector<Entry>& entries, std::string_view list, std::string_view language,
                        std::vector<Removal>& removals) {
    const Rule& rule = rule_for(fmt::format("{}.start_date", list));
    for (std::size_t i = 0; i < entries.size(); ++i) {
        Entry& entry = entries[i];
        const std::string text = entry.start_date && entry.end_date
                                     ? duration(entry.start_date->value, entry.end_date->value, language)
                                     : std::string();
        for (Date* date : {&entry.start_date, &entry.end_date}) {
            if (*date) {
                const char* name = date == &entry.start_date ? "startDate" : "endDate";
                removals.push_back({fmt::format("{}[{}].{}", list, i, name), std::string(rule.group),
                                    std::string(rule.member), 1, to_iso((*date)->value)});
                date->reset();
            }
        }
        if (!text.empty()) {
            put_first(entry, text);
        }
    }
}

}  // namespace cvconv::blind
