#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "ir/formats/json_resume/objects.h"
#include "ir/formats/mapping/values.h"
#include "ir/formats/prose/read_blocks.h"
#include "ir/formats/rendercv/entry.h"
#include "ir/unicode.h"

namespace cvconv::rendercv {

namespace {

using mapping::member;
using mapping::put;
using mapping::text_at;
using mapping::text_of;
using mapping::texts_of;

/// "work_experience" → "Work Experience", as RenderCV shows it.
std::string title_of(const std::string& key) {
    const bool as_written = std::ranges::any_of(key, [](char c) { return c == ' ' || (c >= 'A' && c <= 'Z'); });
    std::string title = key;
    for (std::size_t i = 0; i < title.size() && !as_written; ++i) {
        title[i] = title[i] == '_' ? ' ' : title[i];
        const bool first = i == 0 || title[i - 1] == ' ';
        title[i] = static_cast<char>(first && title[i] >= 'a' && title[i] <= 'z' ? title[i] - 'a' + 'A' : title[i]);
    }
    return title;
}

class DataReader {
public:
    explicit DataReader(const Json& tree)
        : cv_(member(tree, "cv")), language_(language_in(tree)), entries_(language_) {}

    mapping::AsResume read() {
        const Json basics = person();
        mapping::put_all(result_.resume, "basics", basics);
        const Json& sections = member(cv_, "sections");
        if (sections.is_object()) {
            for (const auto& [title, entries] : sections.items()) {
                section(title, entries, "cv.sections." + title);
            }
        } else if (!sections.is_null()) {
            result_.add_wrong_type(sections, "cv.sections");
        }
        for (const auto& [key, value] : cv_.items()) {  // before version 1
            if (is_old_section(key, value)) {
                section(key, value, "cv." + key);
            }
        }
        if (!language_.empty() && language_ != "en") {
            result_.resume["meta"]["cvconv"]["language"] = language_;
        }
        return std::move(result_);
    }

private:
    static std::string language_in(const Json& tree) {
        const std::string name = text_at(tree, "locale.language");
        const std::string_view code = language_code(fold(name));
        return code.empty() ? "en" : std::string(code);
    }

    static bool is_old_section(const std::string& key, const Json& value) {
        constexpr std::string_view lists[] = {
            "email", "phone", "website", "social_networks", "custom_connections", "section_order"};
        return value.is_array() && std::ranges::find(lists, key) == std::end(lists);
    }

    Json person() {
        constexpr std::string_view others[] = {"sections", "section_order", "email",           "phone",
                                               "website",  "location",      "social_networks", "custom_connections"};
        Json left = Json::object();
        for (const auto& [key, value] : cv_.items()) {
            if (!is_old_section(key, value) && std::ranges::find(others, key) == std::end(others)) {
                json_resume::append(left, key, value);
            }
        }
        const prose::Dates dates("en", true);
        Json basics = mapping::read_entry(left, basics_fields(), dates, "basics", "cv", result_.origins);
        several("email", "moreEmails", basics, "mailto:");
        several("phone", "morePhones", basics, "tel:");
        const std::vector<std::string> sites = texts_of(member(cv_, "website"));
        for (std::size_t i = 0; i < sites.size(); ++i) {
            if (i == 0) {
                basics["url"] = sites[0];
                result_.origins.add("basics.url", "cv.website");
            } else {
                mapping::list_at(basics, "profiles").push_back({{"url", sites[i]}});
            }
        }
        if (const std::string place = text_at(cv_, "location"); !place.empty()) {
            const auto parts = mapping::parsed_location(place);
            basics["location"] = parts ? *parts : Json(place);
            result_.origins.add("basics.location", "cv.location");
        }
        networks(basics);
        connections(basics);
        return basics;
    }

    void several(std::string_view field, std::string_view more, Json& basics, std::string_view scheme) {
        const std::vector<std::string> texts = texts_of(member(cv_, field));
        if (texts.empty()) {
            result_.add_wrong_type(member(cv_, field), "cv." + std::string(field));
        }
        for (std::string text : texts) {
            text.erase(0, text.starts_with(scheme) ? scheme.size() : 0);
            add_contact(field, more, basics, std::move(text));
        }
        result_.origins.add("basics." + std::string(field), "cv." + std::string(field));
    }

    void add_contact(std::string_view field, std::string_view more, Json& basics, std::string text) {
        if (!basics.contains(std::string(field))) {
            put(basics, field, std::move(text));
        } else {
            result_.resume["meta"]["cvconv"]["basics"][std::string(more)].push_back(std::move(text));
        }
    }

    void networks(Json& basics) {
        for (const Json& each : member(cv_, "social_networks")) {
            Json profile = Json::object();
            const std::string network = text_at(each, "network");
            const std::string username = text_at(each, "username");
            put(profile, "network", network);
            put(profile, "username", username);
            put(profile, "url", account_url(network, username));
            mapping::list_at(basics, "profiles").push_back(std::move(profile));
        }
    }

    /// "Behance: mirela" with its address, a telephone number that RenderCV would not take as one, …
    void connections(Json& basics) {
        for (const Json& each : member(cv_, "custom_connections")) {
            const std::string words = text_at(each, "placeholder");
            const std::string url = text_at(each, "url");
            if (url.starts_with("tel:") || (url.empty() && text_at(each, "fontawesome_icon") == "phone")) {
                add_contact("phone", "morePhones", basics, words);
                continue;
            }
            if (url.starts_with("mailto:")) {
                add_contact("email", "moreEmails", basics, url.substr(7));
                continue;
            }
            Json profile = Json::object();
            const std::size_t colon = words.find(": ");
            put(profile, "network", prose::shown_url(url) == words ? "" : words.substr(0, colon));
            put(profile, "username", colon == std::string::npos ? "" : words.substr(colon + 2));
            put(profile, "url", url);
            mapping::list_at(basics, "profiles").push_back(std::move(profile));
        }
    }

    void section(const std::string& key, const Json& entries, const std::string& at) {
        if (!entries.is_array() || entries.empty()) {
            if (!entries.is_null() && !entries.empty()) {
                unclaimed(title_of(key), Json::array({entries}), at);  // of the wrong type
            }
            return;
        }
        std::optional<Entry> type;
        for (const Json& entry : entries) {
            type = type ? type : type_of(entry);
        }
        const std::string title = title_of(key);
        const auto named = prose::section_of_heading(title, language_);
        const bool fits = named && type && (*named == "summary" || may_be(*type, *named));
        const std::string section(fits ? *named : type ? usual_section(*type) : std::string_view());
        if (section.empty() || (section == "summary" && *type != Entry::text && *type != Entry::bullet)) {
            unclaimed(title, entries, at);
            return;
        }
        result_.resume["meta"]["cvconv"]["sections"].push_back({{section, title}});
        for (std::size_t i = 0; i < entries.size(); ++i) {
            const std::string place = at + '[' + std::to_string(i) + ']';
            if (section == "summary") {
                Json& summary = result_.resume["basics"]["summary"];
                const bool has_key = entries[i].is_object() && !entries[i].empty();
                const std::string text = text_of(has_key ? entries[i].front() : entries[i]);
                summary = summary.is_string() ? summary.get<std::string>() + "\n\n" + text : text;
                continue;
            }
            add(entries[i], *type, section, place);
        }
    }

    void add(const Json& entry, Entry type, const std::string& section, const std::string& place) {
        Json& list = mapping::list_at(result_.resume, section);
        const std::string ours_at = section + '[' + std::to_string(list.size()) + ']';
        const Entry own = type_of(entry).value_or(type);
        if (!may_be(own, section)) {
            list.push_back(entry);  // an entry of another kind: the names of its keys may tell what they are
            result_.origins.add(ours_at, place);
            return;
        }
        list.push_back(entries_.read(entry, own, section, ours_at, place, result_.origins));
    }

    /// Text under a heading that nobody knows.
    void unclaimed(const std::string& title, const Json& entries, const std::string& at) {
        auto add = [&](const std::string& text, const std::string& place) { result_.add_unclaimed(text, place); };
        if (title != other) {
            add(title, at);
        }
        for (std::size_t i = 0; i < entries.size(); ++i) {
            const std::string place = at + '[' + std::to_string(i) + ']';
            if (entries[i].is_primitive()) {
                add(text_of(entries[i]), place);
                continue;
            }
            for (const auto& [key, value] : entries[i].items()) {
                for (const std::string& text : texts_of(value)) {
                    add(text, fmt::format(fmt::runtime(entries[i].is_object() ? "{}.{}" : "{}[{}]"), place, key));
                }
            }
        }
    }

    const Json& cv_;
    std::string language_;
    Entries entries_;
    mapping::AsResume result_;
};

}  // namespace

std::optional<mapping::AsResume> to_resume(const Json& tree) {
    if (!member(tree, "cv").is_object()) {
        return std::nullopt;
    }
    return DataReader(tree).read();
}

}  // namespace cvconv::rendercv
