#include "writers/explain/report.h"

#include <algorithm>

#include <fmt/format.h>

#include "ir/formats/json_resume/pointer.h"
#include "ir/unicode.h"

namespace cvconv::explain {

namespace {

constexpr std::size_t longest_quote = 60;
constexpr std::size_t most_lines = 20;

/// In quotes, shortened, without what could drive a terminal or turn the reading direction.
std::string in_quotes(std::string_view text) {
    std::string shown;
    const std::string beginning = beginning_of(text, longest_quote);
    for (std::size_t at = 0; at < beginning.size();) {
        const char32_t c = next_character(beginning, at);
        if (c < 0x20 || (c >= 0x7F && c < 0xA0) || is_invisible(c)) {
            shown += ' ';
        } else {
            append_character(shown, c);
        }
    }
    return '"' + shown + '"';
}

std::string place_of(const Item& item) {
    return item.page > 0   ? fmt::format("page {}", item.page)
           : item.line > 0 ? fmt::format("line {}", item.line)
                           : "no place";
}

/// "43 %, ", or nothing where it is not known.
std::string likelihood_of(const Item& item) {
    return item.probability == unknown_probability ? "" : fmt::format("{:.0f} %, ", 100 * item.probability);
}

struct SectionCounts {
    std::string name;
    std::size_t entries = 0;
    int values = 0;
    int doubtful = 0;
};

std::vector<SectionCounts> sections_of(const Explanation& explanation) {
    std::vector<SectionCounts> sections;
    for (const auto& [key, value] : explanation.resume.items()) {
        if (value.is_structured() && key != "meta") {
            sections.push_back({key, value.is_array() ? value.size() : 1, 0, 0});
        }
    }
    for (const Item& item : explanation.items) {
        const auto steps = json_resume::steps_of(item.pointer);
        auto section = std::find_if(sections.begin(), sections.end(),
                                    [&](const SectionCounts& s) { return !steps.empty() && s.name == steps.front(); });
        if (section != sections.end()) {
            ++section->values;
            section->doubtful += item.doubtful() ? 1 : 0;
        }
    }
    return sections;
}

void list(std::string& text, std::string_view title, const Explanation& explanation,
          const std::vector<std::uint32_t>& items) {
    if (items.empty()) {
        return;
    }
    text += fmt::format("\n{} ({})\n", title, items.size());
    for (std::size_t i = 0; i < std::min(items.size(), most_lines); ++i) {
        const Item& item = explanation.items[items[i]];
        text += fmt::format("  {:<9} ", place_of(item));
        text += item.kind == Kind::removed ? fmt::format("{} ({})", in_quotes(item.value), item.rule)
                : item.pointer.empty()     ? in_quotes(item.value)
                                           : fmt::format("{} {} ({}{})", json_resume::readable_path(item.pointer),
                                                         in_quotes(item.value), likelihood_of(item), item.rule);
        text += '\n';
    }
    if (items.size() > most_lines) {
        text += fmt::format("  … and {} more\n", items.size() - most_lines);
    }
}

std::vector<std::uint32_t> of_kind(const Explanation& explanation, Kind kind) {
    std::vector<std::uint32_t> found;
    for (std::uint32_t i = 0; i < explanation.items.size(); ++i) {
        if (explanation.items[i].kind == kind) {
            found.push_back(i);
        }
    }
    return found;
}

Json listed(const Explanation& explanation, const std::vector<std::uint32_t>& items) {
    Json all = Json::array();
    for (std::uint32_t index : items) {
        const Item& item = explanation.items[index];
        Json one = Json::object();
        if (!item.pointer.empty()) {
            one["pointer"] = item.pointer;
        }
        one["text"] = item.value;
        if (item.page > 0) {
            one["page"] = item.page;
        }
        if (item.line > 0) {
            one["line"] = item.line;
        }
        if (!item.pointer.empty()) {
            one["rule"] = item.rule;
            if (item.probability != unknown_probability) {
                one["probability"] = item.probability;
            }
        }
        all.push_back(std::move(one));
    }
    return all;
}

}  // namespace

std::string report_for_people(const Explanation& explanation, const std::string& file_name) {
    const WordCounts& words = explanation.words;
    std::string name = in_quotes(file_name);
    std::string text = fmt::format("{}: {} words, {:.1f} % placed", name.substr(1, name.size() - 2), words.all,
                                   100 * words.placed_share());
    text += fmt::format(" ({} placed, {} unplaced, {} furniture, {} hidden)\n", words.placed, words.unplaced,
                        words.furniture, words.hidden);
    text += fmt::format("\n{:<14} {:>7} {:>7} {:>8}\n", "section", "entries", "values", "doubtful");
    for (const SectionCounts& section : sections_of(explanation)) {
        text +=
            fmt::format("{:<14} {:>7} {:>7} {:>8}\n", section.name, section.entries, section.values, section.doubtful);
    }
    list(text, "doubtful values", explanation, explanation.doubtful());
    list(text, "text that found no field", explanation, of_kind(explanation, Kind::unplaced));
    list(text, "hidden text", explanation, of_kind(explanation, Kind::hidden));
    list(text, "removed", explanation, of_kind(explanation, Kind::removed));
    return text;
}

Json report_for_programs(const Explanation& explanation, const Diagnostics& diagnostics, const std::string& file_name) {
    const WordCounts& words = explanation.words;
    Json report = {{"file", file_name}};
    static const Json::json_pointer language("/meta/cvconv/language");
    if (explanation.resume.contains(language)) {
        report["language"] = explanation.resume.at(language);
    }
    report["words"] = {{"all", words.all},           {"placed", words.placed},
                       {"unplaced", words.unplaced}, {"furniture", words.furniture},
                       {"hidden", words.hidden},     {"removed", words.removed},
                       {"lost", words.lost},         {"placedShare", words.placed_share()}};
    report["values"] = {{"all", explanation.values},
                        {"withPlace", explanation.values_with_place},
                        {"derived", explanation.values_derived},
                        {"doubtful", explanation.doubtful().size()}};
    report["doubtfulBelow"] = doubtful_below;
    report["sections"] = Json::object();
    for (const SectionCounts& section : sections_of(explanation)) {
        report["sections"][section.name] = {
            {"entries", section.entries}, {"values", section.values}, {"doubtful", section.doubtful}};
    }
    report["doubtful"] = listed(explanation, explanation.doubtful());
    report["unplaced"] = listed(explanation, of_kind(explanation, Kind::unplaced));
    report["hidden"] = listed(explanation, of_kind(explanation, Kind::hidden));
    report["diagnostics"] = Json::array();
    for (const Diagnostic& diagnostic : diagnostics.all()) {
        report["diagnostics"].push_back(to_json(diagnostic));
    }
    return report;
}

Json to_json(const Diagnostic& diagnostic) {
    static constexpr std::string_view severities[] = {"note", "warning", "error"};
    const CodeInfo& about = info(diagnostic.code);
    Json entry = {{"key", about.key}, {"severity", severities[static_cast<std::size_t>(about.severity)]}};
    for (const auto& [key, number] :
         {std::pair{"page", diagnostic.place.page}, std::pair{"line", diagnostic.place.line}}) {
        if (number > 0) {
            entry[key] = number;
        }
    }
    if (!diagnostic.place.pointer.empty()) {
        entry["pointer"] = diagnostic.place.pointer;
    }
    entry["message"] = about.cause;
    if (!diagnostic.detail.empty()) {
        entry["detail"] = diagnostic.detail;
    }
    if (!about.remedy.empty()) {
        entry["remedy"] = about.remedy;
    }
    return entry;
}

}  // namespace cvconv::explain
