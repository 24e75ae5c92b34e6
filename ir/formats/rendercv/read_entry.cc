#include <optional>
#include <utility>

#include <fmt/format.h>

#include "ir/formats/mapping/body.h"
#include "ir/formats/mapping/values.h"
#include "ir/formats/rendercv/entry.h"
#include "ir/lexicon.h"
#include "ir/unicode.h"

namespace cvconv::rendercv {

namespace {

using mapping::member;
using mapping::put;
using mapping::take;
using mapping::text_at;
using mapping::text_of;

/// "[Suur Tuuli Oy](https://tuuli.example)"
std::optional<std::pair<std::string, std::string>> whole_link(const std::string& text) {
    const std::size_t middle = text.find("](");
    if (!text.starts_with('[') || !text.ends_with(')') || middle == std::string::npos ||
        text.find_first_of("[]", 1) != middle) {
        return std::nullopt;
    }
    return std::pair(text.substr(1, middle - 1), text.substr(middle + 2, text.size() - middle - 3));
}

bool is_level(std::string_view text) {
    return !lookup(Idea::skill_levels, text).empty() || !lookup(Idea::fluency, text).empty();
}

/// "Electrics (expert)": the level, taken out of it.
std::string take_level(std::string& label) {
    const std::size_t open = label.rfind(" (");
    if (open == std::string::npos || !label.ends_with(')')) {
        return {};
    }
    std::string level = label.substr(open + 2, label.size() - open - 3);
    if (!is_level(level)) {
        return {};
    }
    label.resize(open);
    return level;
}

/// "**Languages:** Python, C++": a text that is as an entry of one line.
std::optional<Json> one_line_in(const std::string& text) {
    if (!text.starts_with("**")) {
        return std::nullopt;
    }
    const std::size_t end = text.find("**", 2);
    if (end == std::string::npos) {
        return std::nullopt;
    }
    std::string_view label = std::string_view(text).substr(2, end - 2);
    std::string_view details = std::string_view(text).substr(end + 2);
    if (label.ends_with(':')) {
        label.remove_suffix(1);
    } else if (details.starts_with(':')) {
        details.remove_prefix(1);
    } else {
        return std::nullopt;
    }
    return Json{{"label", trim(label)}, {"details", trim(details)}};
}

std::string bullet_text(const Json& entry) {
    for (std::string_view key : {"bullet", "number", "reversed_number"}) {
        if (std::string text = text_at(entry, key); !text.empty()) {
            return text;
        }
    }
    return text_of(entry);
}

/// "*Mirela Osterholm*" is how a person marks the own name among authors.
std::string without_marks(std::string name) {
    std::erase(name, '*');
    return name;
}

void put_authors(Json& ours) {
    const std::vector<std::string> authors = mapping::texts_of(take(ours, "authors"));
    std::string all;
    for (const std::string& author : authors) {
        all += (all.empty() ? "" : ", ") + without_marks(author);
    }
    const std::string summary = text_at(ours, "summary");
    put(ours, "summary", all + (all.empty() || summary.empty() ? "" : "\n") + summary);
}

}  // namespace

void Entries::read_dates(Json& theirs, Json& ours, std::string_view section) const {
    std::string date = text_of(member(theirs, "date"));
    const std::string start = text_of(member(theirs, "start_date"));
    std::string end = text_of(member(theirs, "end_date"));
    for (std::string_view key : {"date", "start_date", "end_date"}) {
        Json value = take(theirs, key);
        if (value.is_structured() && text_of(value).empty()) {  // whoever reads JSON Resume says what it is
            const std::string_view one = date_field(section);
            mapping::put_all(ours,
                             !one.empty()          ? one
                             : key == "start_date" ? "startDate"
                                                   : "endDate",
                             std::move(value));
        }
    }
    if (const std::string_view field = date_field(section); !field.empty()) {
        put(ours, field, !date.empty() ? date : !end.empty() ? end : start);
        return;
    }
    if (!date.empty()) {  // beats the others
        mapping::put_period(date, ours, dates_);
        return;
    }
    end = fold(end) == "present" ? "" : end;
    put(ours, "startDate", start);
    put(ours, "endDate", end);
}

Json Entries::read(const Json& theirs, Entry type, std::string_view section, const std::string& ours_at,
                   const std::string& theirs_at, mapping::Origins& origins) const {
    origins.add(ours_at, theirs_at);
    if (type == Entry::text || type == Entry::bullet) {
        const std::string text = bullet_text(theirs);
        if (const auto line = one_line_in(text); line && may_be(Entry::one_line, section)) {
            return read(*line, Entry::one_line, section, ours_at, theirs_at, origins);
        }
        if (section == "languages" && text.ends_with(')')) {
            return text;  // "German (native)": readers of JSON Resume know that
        }
        return Json{{section == "references" ? "reference" : std::string(title_field(section)), text}};
    }
    Json left = theirs;
    Json extra = take(left, entry_extra);
    Json times = Json::object();
    read_dates(left, times, section);
    mapping::Body body;
    body.text = text_of(take(left, "summary"));
    body.items = mapping::texts_of(take(left, "highlights"));
    const std::string details = has_keywords(section) ? text_of(take(left, "details")) : "";
    const std::string doi = text_of(take(left, "doi"));
    Json ours = mapping::read_entry(left, fields(type, section), dates_, ours_at, theirs_at, origins);
    const std::string title(title_field(section));
    if (const auto link = whole_link(text_at(ours, title)); link && has_url(section)) {
        ours[title] = link->first;
        put(ours, "url", link->second);
    }
    if (!doi.empty()) {
        put(ours, "url", doi.starts_with("http") ? doi : "https://doi.org/" + doi);
    }
    if (has_keywords(section)) {
        std::string name = text_at(ours, title);
        const std::string level = section == "skills" ? take_level(name) : "";
        put(ours, title, name);
        put(ours, "level", level);
        mapping::put_all(ours, "keywords", details.empty() ? Json() : mapping::parted(details));
    }
    for (const auto& [key, value] : times.items()) {
        ours[key] = value;
        const bool one = theirs.contains("date") || !date_field(section).empty();
        const std::string_view part = one ? "date" : key == "startDate" ? "start_date" : "end_date";
        origins.add(fmt::format("{}.{}", ours_at, key), fmt::format("{}.{}", theirs_at, part));
    }
    mapping::put_body(std::move(body), ours, section, labels_);
    if (ours.contains("authors")) {
        put_authors(ours);
    }
    if (extra.is_object()) {
        ours.merge_patch(extra);
    }
    return ours;
}

}  // namespace cvconv::rendercv
