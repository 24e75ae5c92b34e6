#include <algorithm>
#include <utility>

#include "ir/formats/yamlresume/entry.h"

namespace cvconv::yamlresume {

namespace {

using mapping::member;
using mapping::member_at;
using mapping::put;
using mapping::text_at;

class DataWriter {
public:
    /// Labels are in the language that the file will say it has.
    DataWriter(const Json& resume, std::string_view language)
        : resume_(resume), locale_(locale_of(language)), language_(language_of(locale_)), entries_(language_) {}

    Json write() {
        Json content = Json::object();
        content["basics"] = person();
        mapping::put_all(content, "location", location());
        for (const mapping::Section& section : sections()) {
            const std::string name(section.theirs);
            const Json& entries = member(name == "profiles" ? member(resume_, "basics") : resume_, name);
            Json written = Json::array();
            for (const Json& entry : entries) {
                written.push_back(entries_.write(entry, section));
            }
            if (!written.empty() || name == "education") {  // which it wants, if only as an empty list
                content[name] = std::move(written);
            }
        }
        Json tree = Json::object();
        Json layouts = arrangement(content);
        tree["content"] = std::move(content);
        if (!locale_.empty()) {
            tree["locale"]["language"] = locale_;
        }
        mapping::put_all(tree, "layouts", std::move(layouts));
        for (const Json& each : member_at(resume_, "meta.cvconv.unclaimed")) {
            tree[std::string(entry_extra)]["unclaimed"].push_back(text_at(each, "text"));
        }
        return tree;
    }

private:
    Json person() {
        Json left = member(resume_, "basics");
        const prose::Dates dates("en", false);
        return left.is_object() ? mapping::write_entry(left, basics_fields(), dates) : Json::object();
    }

    Json location() {
        Json left = member_at(resume_, "basics.location");
        if (!left.is_object()) {
            return {};
        }
        const std::string code = text_at(left, "countryCode");
        const std::string name = option_for(Option::country, code, language_);
        const prose::Dates dates("en", false);
        Json theirs = mapping::write_entry(left, location_fields(), dates);
        put(theirs, "country", name.empty() ? code : name);
        return theirs;
    }

    /// For each of YAMLResume's outputs the order and the titles, where they are not as it has them anyway.
    Json arrangement(const Json& content) const {
        Json order = Json::array();
        Json aliases = Json::object();
        std::vector<std::size_t> usual;
        for (const Json& each : member_at(resume_, "meta.cvconv.sections")) {
            for (const auto& [ours, title] : each.items()) {
                const std::string name = ours == "summary" ? "basics" : ours;
                const bool there = name == "basics" ? member(content["basics"], "summary").is_string()
                                                    : name != "profiles" && section_for(name) != nullptr &&
                                                          !member(content, name).empty();
                if (!there || std::ranges::find(order, Json(name)) != order.end()) {
                    continue;
                }
                order.push_back(name);
                usual.push_back(name == "basics" ? 0 : static_cast<std::size_t>(section_for(name) - sections().data()));
                const std::string wish = mapping::text_of(title);
                put(aliases, name, wish == prose::heading_of(ours, "", language_) ? "" : wish);
            }
        }
        Json sections = Json::object();
        if (!std::ranges::is_sorted(usual)) {
            sections["order"] = std::move(order);
        }
        mapping::put_all(sections, "aliases", std::move(aliases));
        Json layouts = Json::array();
        for (std::string_view engine : {"html", "latex", "docx", "markdown"}) {
            if (!sections.empty()) {
                layouts.push_back({{"engine", engine}, {"sections", sections}});
            }
        }
        return layouts;
    }

    const Json& resume_;
    std::string locale_;
    std::string language_;
    Entries entries_;
};

}  // namespace

Json from_resume(const Json& resume, std::string_view language) {
    return DataWriter(resume, language).write();
}

}  // namespace cvconv::yamlresume
