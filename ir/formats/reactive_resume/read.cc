#include <algorithm>
#include <utility>

#include "ir/formats/reactive_resume/entry.h"
#include "ir/formats/reactive_resume/person.h"
#include "ir/unicode.h"

namespace cvconv::reactive_resume {

namespace {

using mapping::member;
using mapping::member_at;
using mapping::put;
using mapping::text_at;
using mapping::text_of;

std::string language_in(const Json& tree) {
    const std::string locale = text_at(tree, "metadata.page.locale");
    const std::string language = locale.substr(0, locale.find_first_of("-_"));
    constexpr std::size_t longest = 3;
    return language.empty() || language.size() > longest ? "en" : language;
}

/// The names in metadata.layout, in whatever lists and objects of the version.
void collect_names(const Json& layout, std::vector<std::string>& names) {
    if (layout.is_string()) {
        names.push_back(layout.get<std::string>());
    }
    for (const Json& each : layout.is_structured() ? layout : Json::array()) {
        collect_names(each, names);
    }
}

class DataReader {
public:
    DataReader(const Json& tree, Version version)
        : tree_(tree), version_(version), language_(language_in(tree)), entries_(language_, version) {}

    mapping::AsResume read() {
        basics_ = read_person(tree_, language_, result_);
        if (version_ == Version::v5) {
            summary(member(tree_, "summary"), "content", "summary");
        } else {
            summary(member_at(tree_, "sections.summary"), "content", "sections.summary");
            summary(member_at(tree_, "basics.summary"), "body", "basics.summary");
        }
        in_order();
        for (const Json& custom : member(tree_, "customSections")) {
            const std::string at = "customSections[" + std::to_string(custom_count_++) + ']';
            own_section(custom, text_at(custom, "type"), text_at(custom, "title"), at);
        }
        mapping::put_all(result_.resume, "basics", std::move(basics_));
        if (language_ != "en") {
            result_.resume["meta"]["cvconv"]["language"] = language_;
        }
        return std::move(result_);
    }

private:
    void summary(const Json& value, std::string_view key, const std::string& at) {
        const std::string written = value.is_object() ? text_at(value, key) : text_of(value);
        if (written.empty() || leave_out(value, at, result_)) {
            return;
        }
        put(basics_, "summary", entries_.text(written));
        result_.origins.add("basics.summary", at);
        remember_title("summary", value);
    }

    void remember_title(const std::string& section, const Json& value) {
        std::string title = text_at(value, "title");
        title = title.empty() ? text_at(value, "name") : title;
        if (!title.empty()) {
            result_.resume["meta"]["cvconv"]["sections"].push_back({{section, title}});
        }
    }

    /// As metadata.layout has them, then what it does not name.
    void in_order() {
        const Json& all = member(tree_, "sections");
        std::vector<std::string> names;
        collect_names(member_at(tree_, "metadata.layout"), names);
        std::vector<std::string> known;
        for (const mapping::Section& section : sections()) {
            known.emplace_back(section.theirs);
        }
        std::ranges::stable_sort(
            known, {}, [&](const std::string& name) { return std::ranges::find(names, name) - names.begin(); });
        for (const std::string& name : known) {
            const auto& table = *std::ranges::find(sections(), name, &mapping::Section::theirs);
            items(member(all, name), table, "sections." + name);
        }
        for (const auto& [key, value] : all.items()) {
            if (key == "custom") {
                for (const auto& [id, custom] : value.items()) {
                    own_section(custom, "", text_at(custom, "name"), "sections.custom." + id);
                }
            } else if (key != "summary" && std::ranges::find(known, key) == known.end()) {
                own_section(value, "", text_at(value, "name"), "sections." + key);
            }
        }
    }

    void items(const Json& section, const mapping::Section& table, const std::string& at) {
        const Json& list = member(section, "items");
        if (!section.is_object()) {
            result_.add_wrong_type(section, at);
            return;
        }
        if (list.empty() || leave_out(section, at, result_)) {
            return;
        }
        if (!list.is_array()) {  // of the wrong type
            result_.add_unclaimed(list.dump(-1, ' ', false, Json::error_handler_t::replace), at + ".items");
            return;
        }
        if (table.ours != "profiles") {
            remember_title(std::string(table.ours), section);
        }
        for (std::size_t i = 0; i < list.size(); ++i) {
            const std::string place = at + ".items[" + std::to_string(i) + ']';
            if (leave_out(list[i], place, result_)) {
                continue;
            }
            const Json& roles = member(list[i], "roles");
            if (roles.is_array() && !roles.empty()) {
                several_roles(list[i], roles, table, place);
            } else {
                add(list[i], table, place);
            }
        }
    }

    void several_roles(const Json& item, const Json& roles, const mapping::Section& table, const std::string& place) {
        ++group_;
        for (std::size_t i = 0; i < roles.size(); ++i) {
            Json one = item;
            one.erase("roles");
            for (std::string_view key : {"position", "period"}) {
                one[std::string(key)] = text_at(roles[i], key);
            }
            one["description"] = (i == 0 ? text_at(item, "description") : "") + text_at(roles[i], "description");
            const std::size_t index = member(result_.resume, "work").size();
            add(one, table, place + ".roles[" + std::to_string(i) + ']');
            if (roles.size() > 1) {
                result_.resume["meta"]["cvconv"]["work"][std::to_string(index)]["group"] = group_;
            }
        }
    }

    void add(const Json& item, const mapping::Section& table, const std::string& place) {
        const std::string section(table.ours);
        Json& list = mapping::list_at(section == "profiles" ? basics_ : result_.resume, section);
        const std::string path = (section == "profiles" ? "basics." : "") + section;
        list.push_back(
            entries_.read(item, table, path + '[' + std::to_string(list.size()) + ']', place, result_.origins));
    }

    /// A section that the person made: of a type, or by its title; else text without a field.
    void own_section(const Json& section, const std::string& type, const std::string& title, const std::string& at) {
        if (!section.is_object() || leave_out(section, at, result_)) {
            return;
        }
        const auto by_type = std::ranges::find(sections(), type, &mapping::Section::theirs);
        const auto named = prose::section_of_heading(title, language_);
        const mapping::Section* table = by_type != sections().end() ? &*by_type : nullptr;
        if (table == nullptr && type.empty() && named) {
            table = section_for(*named);
        }
        if (table != nullptr) {
            items(section, *table, at);
            return;
        }
        const Json& list = member(section, "items");
        for (std::size_t i = 0; i < list.size() && list.is_array(); ++i) {
            const std::string place = at + ".items[" + std::to_string(i) + ']';
            if (leave_out(list[i], place, result_)) {
                continue;
            }
            for (std::string_view key : {"title", "name", "subtitle", "date", "period", "location", "content",
                                         "recipient", "description", "summary"}) {
                result_.add_unclaimed(entries_.text(text_at(list[i], key)), place + '.' + std::string(key));
            }
        }
    }

    const Json& tree_;
    Version version_;
    std::string language_;
    Entries entries_;
    Json basics_ = Json::object();
    unsigned group_ = 0;
    std::size_t custom_count_ = 0;
    mapping::AsResume result_;
};

}  // namespace

std::optional<Version> version_of(const Json& tree) {
    const Json& sections = member(tree, "sections");
    if (!sections.is_object() || !member(tree, "basics").is_object()) {
        return std::nullopt;
    }
    if (tree.contains("customSections") || member(tree, "summary").is_object() || tree.contains("picture")) {
        return Version::v5;
    }
    const bool third = sections.contains("work") || member(tree, "basics").contains("photo");
    return third ? Version::v3 : Version::v4;
}

std::optional<mapping::AsResume> to_resume(const Json& tree) {
    const auto version = version_of(tree);
    return version ? std::optional(DataReader(tree, *version).read()) : std::nullopt;
}

}  // namespace cvconv::reactive_resume
