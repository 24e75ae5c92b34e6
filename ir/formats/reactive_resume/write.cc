#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "ir/formats/mapping/values.h"
#include "ir/formats/reactive_resume/entry.h"

namespace cvconv::reactive_resume {

namespace {

using mapping::member;
using mapping::member_at;
using mapping::text_at;
using mapping::texts_of;

constexpr std::string_view usual_order[] = {"summary", "work",      "education",    "projects",
                                            "skills",  "languages", "publications", "certificates",
                                            "awards",  "volunteer", "interests",    "references"};

Json section_frame() {
    return {{"title", ""},           {"icon", ""},
            {"columns", 1},          {"hidden", false},
            {"keepTogether", false}, {"startOnNewPage", false}};
}

/// What the builder itself begins with: a look is asked for, and a CV says nothing of it.
Json look() {
    const Json text = {
        {"fontFamily", "IBM Plex Serif"}, {"fontWeights", {"400", "500"}}, {"fontSize", 10}, {"lineHeight", 1.5}};
    const Json heading = {
        {"fontFamily", "IBM Plex Serif"}, {"fontWeights", Json::array({"600"})}, {"fontSize", 14}, {"lineHeight", 1.5}};
    return {
        {"template", "onyx"},
        {"layout", {{"sidebarWidth", 35}, {"pages", Json::array()}}},
        {"page",
         {{"gapX", 4},
          {"gapY", 6},
          {"marginX", 14},
          {"marginY", 12},
          {"format", "a4"},
          {"locale", "en-US"},
          {"hideLinkUnderline", false},
          {"hideIcons", false},
          {"hideSectionIcons", true}}},
        {"design",
         {{"colors",
           {{"primary", "rgba(0, 0, 0, 1)"}, {"text", "rgba(0, 0, 0, 1)"}, {"background", "rgba(255, 255, 255, 1)"}}},
          {"level", {{"icon", "star"}, {"type", "circle"}}}}},
        {"typography", {{"body", text}, {"heading", heading}}},
        {"notes", ""},
        {"styleRules", Json::array()}};
}

std::string locale_of(std::string_view language) {
    if (language == "en") {
        return "en-US";
    }
    std::string region(language);
    std::ranges::transform(region, region.begin(),
                           [](char c) { return static_cast<char>(c >= 'a' && c <= 'z' ? c - 'a' + 'A' : c); });
    constexpr std::string_view own[] = {"de", "fr", "es", "it", "nl", "pt", "pl", "fi", "ro", "hu", "tr", "ru"};
    return std::string(language) + (std::ranges::find(own, language) == std::end(own) ? "" : "-" + region);
}

class DataWriter {
public:
    DataWriter(const Json& resume, std::string_view language)
        : resume_(resume), language_(language.substr(0, language.find('-'))), entries_(language_, Version::v5) {}

    Json write() {
        Json tree = {{"picture", picture()}, {"basics", basics()}, {"summary", section_frame()}};
        const std::string summary = text_at(resume_, "basics.summary");
        tree["summary"]["title"] = wish("summary");
        tree["summary"]["content"] = Entries::html(summary);
        for (const mapping::Section& section : sections()) {
            if (section.theirs != "work") {  // of version 3
                tree["sections"][std::string(section.theirs)] = written(section);
            }
        }
        tree["customSections"] = unclaimed();
        tree["metadata"] = look();
        tree["metadata"]["page"]["locale"] = locale_of(language_);
        Json main = Json::array({"profiles"});
        for (const std::string& name : order()) {
            const mapping::Section* section = section_for(name);
            main.push_back(section == nullptr ? Json(name) : Json(section->theirs));
        }
        if (!tree["customSections"].empty()) {
            main.push_back(tree["customSections"][0]["id"]);
        }
        tree["metadata"]["layout"]["pages"].push_back(
            {{"fullWidth", false}, {"main", main}, {"sidebar", Json::array()}});
        return tree;
    }

private:
    [[nodiscard]] std::string wish(std::string_view section) const {
        for (const Json& each : member_at(resume_, "meta.cvconv.sections")) {
            if (std::string title = text_at(each, section); !title.empty()) {
                return title;
            }
        }
        return {};
    }

    [[nodiscard]] std::vector<std::string> order() const {
        std::vector<std::string> names;
        auto add = [&](std::string_view name) {
            const bool known = std::ranges::find(usual_order, name) != std::end(usual_order);
            if (known && std::ranges::find(names, name) == names.end()) {
                names.emplace_back(name);
            }
        };
        for (const Json& each : member_at(resume_, "meta.cvconv.sections")) {
            for (const auto& [name, title] : each.items()) {
                add(name);
            }
        }
        for (std::string_view name : usual_order) {
            add(name);
        }
        return names;
    }

    [[nodiscard]] Json picture() const {
        const std::string url = text_at(resume_, "basics.image");
        constexpr std::string_view half = "rgba(0, 0, 0, 0.5)";
        return {{"hidden", false},     {"fit", "cover"},      {"url", url.starts_with("data:") ? "" : url},
                {"size", 80},          {"rotation", 0},       {"aspectRatio", 1},
                {"borderRadius", 0},   {"borderColor", half}, {"borderWidth", 0},
                {"shadowColor", half}, {"shadowWidth", 0}};
    }

    [[nodiscard]] Json basics() const {
        const Json& ours = member(resume_, "basics");
        Json theirs = {{"name", ""}, {"headline", ""}, {"email", ""}, {"phone", ""}, {"location", ""}};
        for (std::string_view key : {"name", "email", "phone"}) {
            theirs[std::string(key)] = text_at(ours, key);
        }
        theirs["headline"] = text_at(ours, "label");
        theirs["location"] = mapping::location_text(member(ours, "location"), language_);
        theirs["website"] = {{"url", text_at(ours, "url")}, {"label", ""}};
        Json fields = Json::array();
        auto add = [&](const std::string& text, const std::string& link) {
            fields.push_back(
                {{"id", "field-" + std::to_string(fields.size() + 1)}, {"icon", ""}, {"text", text}, {"link", link}});
        };
        for (const std::string& email : texts_of(member_at(resume_, "meta.cvconv.basics.moreEmails"))) {
            add(email, "mailto:" + email);
        }
        for (const std::string& phone : texts_of(member_at(resume_, "meta.cvconv.basics.morePhones"))) {
            add(phone, "tel:" + phone);
        }
        theirs["customFields"] = std::move(fields);
        return theirs;
    }

    [[nodiscard]] Json written(const mapping::Section& section) const {
        Json frame = section_frame();
        frame["title"] = wish(section.ours);
        frame["items"] = Json::array();
        if (section.ours == "skills") {
            frame["keywordLayout"] = "inline";
            frame["layout"] = "default";
        }
        const Json& entries = member(section.ours == "profiles" ? member(resume_, "basics") : resume_, section.ours);
        for (const Json& entry : entries) {
            const std::string id = std::string(section.theirs) + '-' + std::to_string(frame["items"].size() + 1);
            frame["items"].push_back(entries_.write(entry, section, id));
        }
        return frame;
    }

    [[nodiscard]] Json unclaimed() const {
        Json items = Json::array();
        for (const Json& each : member_at(resume_, "meta.cvconv.unclaimed")) {
            const std::string id = "other-" + std::to_string(items.size() + 1);
            items.push_back({{"id", id}, {"hidden", false}, {"content", Entries::html(text_at(each, "text"))}});
        }
        if (items.empty()) {
            return items;
        }
        Json section = section_frame();
        section["title"] = "Other";
        section["id"] = "other";
        section["type"] = "summary";
        section["items"] = std::move(items);
        return Json::array({std::move(section)});
    }

    const Json& resume_;
    std::string language_;
    Entries entries_;
};

}  // namespace

Json from_resume(const Json& resume, std::string_view language) {
    return DataWriter(resume, language).write();
}

}  // namespace cvconv::reactive_resume
