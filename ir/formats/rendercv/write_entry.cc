#include <algorithm>
#include <utility>

#include "ir/formats/mapping/body.h"
#include "ir/formats/prose/read_blocks.h"
#include "ir/formats/rendercv/entry.h"

namespace cvconv::rendercv {

namespace {

using mapping::member;
using mapping::put;
using mapping::take;
using mapping::text_at;
using mapping::text_of;

/// RenderCV takes years as numbers, all else as text.
Json date_value(const std::string& iso) {
    constexpr std::size_t year = 4;
    const bool number = iso.size() == year && iso.find_first_not_of("0123456789") == std::string::npos && iso[0] != '0';
    return iso.empty() ? Json() : number ? Json(std::stoi(iso)) : Json(iso);
}

}  // namespace

Entry Entries::type_for(const Json& entries, std::string_view section) {
    auto all_have = [&](std::string_view key) {
        return std::ranges::all_of(entries, [&](const Json& each) { return !text_at(each, key).empty(); });
    };
    const std::string_view title = title_field(section);
    if (section == "work" || section == "volunteer") {
        return all_have(title) && all_have("position") ? Entry::experience : Entry::normal;
    }
    if (section == "education") {
        const bool named = all_have(title) && std::ranges::all_of(entries, [](const Json& each) {
                               return each.contains("area") || each.contains("studyType");
                           });
        return named ? Entry::education : Entry::normal;
    }
    if (may_be(Entry::one_line, section) && section != "awards" && section != "certificates") {
        const bool names = std::ranges::all_of(entries, [&](const Json& each) {
            return each.size() == 1 && each.contains(std::string(title)) && section != "references";
        });
        return names ? Entry::text : Entry::one_line;
    }
    return Entry::normal;
}

void Entries::write_dates(Json& ours, Json& theirs, std::string_view section) {
    if (const std::string_view field = date_field(section); !field.empty()) {
        put(theirs, "date", text_of(take(ours, field)));
        return;
    }
    const std::string start = text_of(take(ours, "startDate"));
    const std::string end = text_of(take(ours, "endDate"));
    const bool reversed = !start.empty() && !end.empty() && end < start && !start.starts_with(end);
    if (reversed) {  // RenderCV refuses it
        put(theirs, "date", start + " – " + end);
        return;
    }
    mapping::put_all(theirs, "start_date", date_value(start));
    mapping::put_all(theirs, "end_date", date_value(end));
}

Json Entries::written(Json ours, Entry type, std::string_view section) const {
    const std::string title(title_field(section));
    if (type == Entry::text) {
        return text_at(ours, title);
    }
    if (const std::string url = text_at(ours, "url"), name = text_at(ours, title);
        !url.empty() && !name.empty() && has_url(section)) {
        ours[title] = "[" + name + "](" + url + ")";
        ours.erase("url");
    }
    std::string details;
    if (has_keywords(section)) {
        details = mapping::joined(mapping::texts_of(take(ours, "keywords")));
        if (const std::string level = text_of(take(ours, "level")); !level.empty()) {
            ours[title] = text_at(ours, title) + " (" + level + ")";
        }
    }
    if (type == Entry::education && !ours.contains("area")) {
        ours["area"] = take(ours, "studyType");
    }
    if (type == Entry::normal && !ours.contains(title)) {
        for (std::string_view stand_in : {"position", "studyType", "area"}) {
            if (!ours.contains(title) && ours.contains(std::string(stand_in))) {
                ours[title] = take(ours, stand_in);
            }
        }
    }
    if (type == Entry::one_line && section == "references" && !ours.contains(title)) {
        ours[title] = prose::nameless;
    }
    // What has a line of its own with a label is better there than under a key that RenderCV does not print.
    std::vector<mapping::Field> printed;
    for (const mapping::Field& field : fields(type, section)) {
        if (field.theirs != "score") {
            printed.push_back(field);
        }
    }
    Json theirs = mapping::write_entry(ours, printed, dates_);
    Json times = Json::object();
    write_dates(ours, times, section);
    theirs.update(times);
    const mapping::Body body = mapping::take_body(ours, section, labels_);
    put(theirs, "summary", body.text);
    mapping::put_all(theirs, "highlights", body.items);
    if (type == Entry::one_line) {
        theirs["label"] = theirs.contains("label") ? theirs["label"] : Json(prose::nameless);
        theirs["details"] = has_keywords(section) ? Json(details) : Json(text_at(theirs, "details"));
    } else if (type == Entry::normal && !theirs.contains("name")) {
        theirs["name"] = prose::nameless;
    }
    return theirs;
}

Json Entries::write(const Json& ours, Entry type, std::string_view section) const {
    Json theirs = written(ours, type, section);
    mapping::Origins nowhere;
    Json read_back = read(theirs, type, section, "", "", nowhere);
    mapping::remove_empty(read_back);
    if (!theirs.is_object() || !read_back.is_object()) {
        return theirs;
    }
    mapping::put_all(theirs, entry_extra, mapping::patch_between(read_back, ours));
    return theirs;
}

}  // namespace cvconv::rendercv
