#include "ir/formats/reactive_resume/entry.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "ir/formats/mapping/body.h"
#include "ir/formats/mapping/values.h"
#include "ir/formats/prose/read_blocks.h"
#include "ir/partial_date.h"

namespace cvconv::reactive_resume {

namespace {

using mapping::put;
using mapping::take;
using mapping::text_at;
using mapping::text_of;

/// Where what happened at one time has its date; empty for what lasts.
std::string_view date_field(std::string_view section) {
    return section == "publications" ? "releaseDate" : section == "awards" || section == "certificates" ? "date" : "";
}

bool lasts(std::string_view section) {
    return section == "work" || section == "education" || section == "projects" || section == "volunteer";
}

bool has_text(std::string_view section) {
    return lasts(section) || !date_field(section).empty() || section == "references";
}

/// "Coxswain" for "<p><strong>Coxswain</strong></p>…": version 5 has no key for what one does as a volunteer.
void take_role(mapping::Body& body, Json& ours) {
    const std::string& text = body.text;
    const std::size_t end = std::min(text.find("\n\n"), text.size());
    if (!text.starts_with("**") || end < 5 || text.substr(end - 2, 2) != "**" || text.find("**", 2) != end - 2 ||
        ours.contains("position")) {
        return;
    }
    ours["position"] = text.substr(2, end - 4);
    body.text = end == text.size() ? "" : text.substr(end + 2);
}

/// A level in figures, where there are no words: 1 to 5, or to 10 in some old files.
std::string level_text(const Json& level) {
    constexpr double most = 5;
    constexpr double old_most = 10;
    if (!level.is_number()) {
        return {};
    }
    const double value = level.get<double>();
    if (!(value > 0) || value > old_most) {
        return {};
    }
    return level.dump() + (value > most ? "/10" : "/5");
}

}  // namespace

std::string Entries::text(const std::string& written) const {
    mapping::Body body = version_ == Version::v3 ? mapping::Body{written, {}} : mapping::from_html(written);
    std::string all = std::move(body.text);
    for (const std::string& item : body.items) {
        all += (all.empty() ? "" : "\n") + item;
    }
    return all;
}

std::string Entries::html(const std::string& text) {
    return mapping::to_html({text, {}});
}

void Entries::read_period(Json& left, Json& ours, std::string_view section) const {
    Json date = take(left, "date");
    const Json period = take(left, "period");
    date = date.is_null() || text_of(date).empty() ? (date.is_structured() ? date : period) : date;
    const std::string start = text_at(date, "start");
    const std::string end = text_at(date, "end");
    const std::string_view one = date_field(section);
    if (date.is_object()) {  // version 3
        put(ours, one.empty() ? "startDate" : one, !one.empty() && start.empty() ? end : start);
        put(ours, one.empty() ? "endDate" : "", one.empty() ? end : "");
    } else if (date.is_array()) {  // whoever reads JSON Resume says what it is
        mapping::put_all(ours, one.empty() ? "startDate" : one, date);
    } else if (!one.empty()) {
        const auto known = dates_.date(text_of(date));
        put(ours, one, known ? to_iso(*known) : text_of(date));
    } else {
        mapping::put_period(text_of(date), ours, dates_);
    }
}

void Entries::read_texts(Json& left, Json& ours, std::string_view section) const {
    mapping::Body body;
    for (std::string_view key : {"description", "summary"}) {
        Json value = take(left, key);
        const std::string written = text_of(value);
        if (value.is_structured() && written.empty()) {
            mapping::put_all(ours, "summary", std::move(value));  // likewise
            continue;
        }
        // the fourth version has a line without marks beside the text
        const bool plain = version_ == Version::v3 || (version_ == Version::v4 && key == "description");
        mapping::Body part = plain ? mapping::from_markdown(written) : mapping::from_html(written);
        body.text += (body.text.empty() || part.text.empty() ? "" : "\n\n") + part.text;
        body.items.insert(body.items.end(), std::make_move_iterator(part.items.begin()),
                          std::make_move_iterator(part.items.end()));
    }
    if (section == "volunteer") {
        take_role(body, ours);
    }
    mapping::put_body(std::move(body), ours, section, labels_);
}

Json Entries::read(const Json& theirs, const mapping::Section& section, const std::string& ours_at,
                   const std::string& theirs_at, mapping::Origins& origins) const {
    origins.add(ours_at, theirs_at);
    if (!theirs.is_object()) {
        return theirs;
    }
    Json left = theirs;
    for (std::string_view key : {"id", "visible", "hidden", "icon", "iconColor", "columns", "separateLinks"}) {
        left.erase(std::string(key));
    }
    for (std::string_view link : {"website", "url"}) {  // what the link is called, and where it stands
        if (const auto found = left.find(std::string(link)); found != left.end() && found->is_object()) {
            found->erase("label");
            found->erase("inlineLink");
        }
    }
    Json times = Json::object();
    if (lasts(section.ours) || !date_field(section.ours).empty()) {
        read_period(left, times, section.ours);
    }
    const Json level = take(left, "level");
    const Json level_number = take(left, "levelNum");
    const bool has_level = section.ours == "skills" || section.ours == "languages";
    const std::string words = has_level ? text_of(take(left, "description")) : "";
    Json texts = Json::object();
    if (has_text(section.ours)) {
        for (std::string_view key : {"description", "summary"}) {
            mapping::put_all(texts, key, take(left, key));
        }
    }
    Json ours = mapping::read_entry(left, section.fields, dates_, ours_at, theirs_at, origins);
    ours.update(times);
    for (std::string_view key : {"startDate", "endDate"}) {
        const bool v5 = version_ == Version::v5;
        origins.add(ours_at + '.' + std::string(key), theirs_at + (v5 ? ".period" : ".date"));
    }
    if (has_text(section.ours)) {
        read_texts(texts, ours, section.ours);
    }
    if (has_level) {
        const std::string field = section.ours == "skills" ? "level" : "fluency";
        const std::string number = level_text(level_number.is_number() ? level_number : level);
        for (const std::string& said : {words, level.is_string() ? text_of(level) : std::string(), number}) {
            if (!ours.contains(field)) {
                put(ours, field, said);
            }
        }
    }
    for (const mapping::Field& field : section.fields) {  // a name that the writer had to give
        if (text_at(ours, field.ours) == prose::nameless) {
            ours.erase(std::string(field.ours));
        }
    }
    return ours;
}

Json Entries::write(const Json& ours, const mapping::Section& section, const std::string& id) const {
    Json left = ours;
    Json theirs = {{"id", id}, {"hidden", false}};
    const bool has_icon = section.ours == "skills" || section.ours == "interests" || section.ours == "profiles";
    if (has_icon) {
        theirs["icon"] = "";
        theirs["iconColor"] = "";
    }
    // Each text that there is no value for is "".
    for (const mapping::Field& field : section.fields) {
        if (field.as == mapping::As::text) {
            mapping::put_at(theirs, field.theirs, "");
        } else if (field.as == mapping::As::list) {
            mapping::put_at(theirs, field.theirs, Json::array());
        }
    }
    if (const std::string_view one = date_field(section.ours); !one.empty()) {
        const std::string iso = text_of(take(left, one));
        const auto date = from_iso(iso);
        theirs["date"] = date ? dates_.text(*date) : iso;
    } else if (lasts(section.ours)) {
        const std::string start = text_of(take(left, "startDate"));
        const std::string end = text_of(take(left, "endDate"));
        theirs["period"] = start.empty() && end.empty() ? "" : mapping::period_text(start, end, dates_);
    }
    const Json known = mapping::write_entry(left, section.fields, dates_);
    for (const auto& [key, value] : known.items()) {
        theirs[key] = value;
    }
    const bool has_link = has_text(section.ours) || section.ours == "profiles";
    if (has_link) {
        theirs["website"] = {{"url", text_at(theirs, "website.url")}, {"label", ""}, {"inlineLink", false}};
    }
    if (section.ours == "references") {
        theirs["position"] = "";
        theirs["phone"] = "";
    }
    if (section.ours == "work") {
        theirs["roles"] = Json::array();
    }
    if (section.ours == "skills" || section.ours == "languages") {
        theirs["level"] = 0;
    }
    if (const std::string name(section.fields.front().theirs); text_at(theirs, name).empty()) {
        theirs[name] = prose::nameless;  // none is refused
    }
    if (has_text(section.ours)) {
        const std::string role = section.ours == "volunteer" ? text_of(take(left, "position")) : "";
        mapping::Body body = mapping::take_body(left, section.ours, labels_);
        if (!role.empty()) {
            body.text = "**" + role + "**" + (body.text.empty() ? "" : "\n\n") + body.text;
        }
        theirs["description"] = mapping::to_html(body);
    }
    return theirs;
}

}  // namespace cvconv::reactive_resume
