#include <algorithm>
#include <utility>

#include "ir/formats/json_resume/objects.h"
#include "ir/formats/mapping/values.h"
#include "ir/formats/yamlresume/entry.h"
#include "ir/formats/yamlresume/tiptap.h"
#include "ir/unicode.h"

namespace cvconv::yamlresume {

namespace {

using mapping::member;
using mapping::member_at;
using mapping::put;
using mapping::text_at;
using mapping::text_of;

class DataReader {
public:
    explicit DataReader(const Json& tree)
        : tree_(tree), content_(member(tree, "content")), language_(language_in(tree)), entries_(language_) {}

    mapping::AsResume read() {
        person();
        for (const auto& [key, value] : content_.items()) {
            constexpr std::string_view others[] = {"basics", "location", "profiles", "meta"};
            if (std::ranges::find(others, key) == std::end(others)) {
                json_resume::append(result_.resume, key, section(key, value, key));
            }
        }
        mapping::put_all(result_.resume, "basics", std::move(basics_));
        if (const Json& meta = member(content_, "meta"); !meta.is_null()) {
            result_.add_wrong_type(meta,
                                   "content.meta");  // no part of the format, and would be taken for what cvconv wrote
        }
        const Json& texts = member(member(tree_, entry_extra), "unclaimed");
        for (std::size_t i = 0; i < texts.size() && texts.is_array(); ++i) {
            result_.add_wrong_type(texts[i], std::string(entry_extra) + ".unclaimed[" + std::to_string(i) + ']');
        }
        arrangement();
        if (language_ != "en") {
            result_.resume["meta"]["cvconv"]["language"] = language_;
        }
        return std::move(result_);
    }

private:
    static std::string language_in(const Json& tree) {
        std::string locale = text_at(tree, "locale.language");
        locale = locale.empty() ? text_at(layout_in(tree), "locale.language") : locale;
        return std::string(language_of(fold(locale)));
    }

    /// The first one that arranges sections; the only one of the first versions.
    static const Json& layout_in(const Json& tree) {
        for (const Json& layout : member(tree, "layouts")) {
            if (!member(layout, "sections").is_null()) {
                return layout;
            }
        }
        return member(tree, "layout");
    }

    void person() {
        const Json& theirs = member(content_, "basics");
        if (theirs.is_object()) {
            Json left = theirs;
            if (const auto summary = left.find("summary"); summary != left.end()) {
                *summary = written_text(std::move(*summary));
            }
            const prose::Dates dates("en", false);
            basics_ = mapping::read_entry(left, basics_fields(), dates, "basics", "content.basics", result_.origins);
        } else {
            result_.add_wrong_type(theirs, "content.basics");  // of the wrong type
        }
        const Json& place = member(content_, "location");
        if (place.is_object()) {
            mapping::put_all(basics_, "location", location(place));
        } else if (!place.is_null()) {
            const auto parts = mapping::parsed_location(text_of(place));
            basics_["location"] = parts ? *parts : place;
            result_.origins.add("basics.location", "content.location");
        }
        if (const Json& accounts = member(content_, "profiles"); !accounts.is_null()) {
            basics_["profiles"] = section("profiles", accounts, "basics.profiles");
        }
    }

    Json location(const Json& theirs) {
        Json left = theirs;
        const std::string country = text_at(left, "country");
        if (const auto code = country_code(country)) {
            left.erase("country");
            left["countryCode"] = *code;
        }
        const prose::Dates dates("en", false);
        Json ours =
            mapping::read_entry(left, location_fields(), dates, "basics.location", "content.location", result_.origins);
        result_.origins.add("basics.location.countryCode", "content.location.country");
        return ours;
    }

    Json section(const std::string& name, const Json& value, const std::string& ours_at) {
        const mapping::Section* table = section_for(name);
        const std::string at = "content." + name;
        result_.origins.add(ours_at, at);
        if (table == nullptr || !value.is_array()) {
            return value;  // whoever reads JSON Resume says what it is
        }
        Json entries = Json::array();
        for (std::size_t i = 0; i < value.size(); ++i) {
            const std::string index = '[' + std::to_string(i) + ']';
            entries.push_back(entries_.read(value[i], *table, ours_at + index, at + index, result_.origins));
            Json& entry = entries.back();
            if (!text_at(entry, "startDate").empty() && text_at(entry, "endDate").empty()) {
                entry["endDate"] = "present";  // as YAMLResume shows it
            }
        }
        return entries;
    }

    /// The order of the sections, and what they are called.
    void arrangement() {
        const Json& sections = member(layout_in(tree_), "sections");
        std::vector<std::string> names = mapping::texts_of(member(sections, "order"));
        if (const Json& aliases = member(sections, "aliases"); aliases.is_object()) {
            for (const auto& [name, title] : aliases.items()) {
                if (!text_of(title).empty()) {
                    names.push_back(name);
                }
            }
        }
        std::vector<std::string> done;
        for (const std::string& name : names) {
            const std::string ours = name == "basics" ? "summary" : name;
            const bool known = name == "basics" ? !text_at(content_, "basics.summary").empty()
                                                : name != "profiles" && section_for(name) != nullptr &&
                                                      !member(content_, name).empty();
            if (known && std::ranges::find(done, name) == done.end()) {
                done.push_back(name);
                const std::string alias = text_at(member(sections, "aliases"), name);
                const std::string title = alias.empty() ? prose::heading_of(ours, "", language_) : alias;
                result_.resume["meta"]["cvconv"]["sections"].push_back({{ours, title}});
            }
        }
    }

    const Json& tree_;
    const Json& content_;
    std::string language_;
    Entries entries_;
    Json basics_ = Json::object();
    mapping::AsResume result_;
};

}  // namespace

std::optional<mapping::AsResume> to_resume(const Json& tree) {
    if (!member(tree, "content").is_object()) {
        return std::nullopt;
    }
    return DataReader(tree).read();
}

}  // namespace cvconv::yamlresume
