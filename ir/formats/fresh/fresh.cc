#include "ir/formats/fresh/fresh.h"

#include <functional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "ir/formats/mapping/fields.h"

namespace cvconv::fresh {

namespace {

using mapping::As;
using mapping::Field;
using mapping::Json;
using mapping::member;
using mapping::member_at;
using mapping::text_at;

// Which key of FRESH is which field of JSON Resume. To add a field: a line here, and one in README.md.
constexpr Field work[] = {
    {"employer", "name"},
    {"start", "startDate"},
    {"end", "endDate"},
    {"current", "", As::aside},
};
constexpr Field education[] = {
    {"grade", "score"}, {"curriculum", "courses", As::list},  {"start", "startDate"},
    {"end", "endDate"}, {"title", "studyType", As::old_name},
};
constexpr Field projects[] = {
    {"title", "name"},      {"role", "roles", As::list}, {"category", "type"},
    {"start", "startDate"}, {"end", "endDate"},          {"summary", "description", As::old_name},
};
constexpr Field service[] = {
    {"role", "position"},
    {"start", "startDate"},
    {"end", "endDate"},
};
constexpr Field extracurricular[] = {
    {"title", "organization"},
    {"activity", "position"},
    {"start", "startDate"},
    {"end", "endDate"},
};
constexpr Field recognition[] = {{"from", "awarder"}};
constexpr Field writing[] = {
    {"title", "name"},
    {"publisher.name", "publisher"},
    {"publisher", "publisher", As::old_name},
    {"date", "releaseDate"},
};
constexpr Field speaking[] = {
    {"title", "name"}, {"event", "entity"}, {"date", "startDate"}, {"summary", "description"}};
constexpr Field samples[] = {{"title", "name"}, {"date", "startDate"}, {"summary", "description"}};
constexpr Field skill_sets[] = {{"skills", "keywords", As::list}};
constexpr Field languages[] = {{"level", "fluency"}};
constexpr Field social[] = {{"user", "username"}, {"label", "", As::aside}};
constexpr Field testimonials[] = {{"quote", "reference"}};
constexpr Field references[] = {{"summary", "reference"}, {"role", "position"}};
constexpr Field none[] = {{"private", "", As::aside}};

struct Section {
    std::string_view theirs;  ///< a path to the list
    std::string_view ours;
    std::span<const Field> fields;
    std::string_view type = {};  ///< of projects
};

constexpr Section sections[] = {
    {"employment.history", "work", work},
    {"education.history", "education", education},
    {"projects", "projects", projects},
    {"speaking", "projects", speaking, "talk"},
    {"samples", "projects", samples, "sample"},
    {"service.history", "volunteer", service},
    {"affiliation.history", "volunteer", service},
    {"governance", "volunteer", service},
    {"extracurricular", "volunteer", extracurricular},
    {"recognition", "awards", recognition},
    {"writing", "publications", writing},
    {"skills.sets", "skills", skill_sets},
    {"skills.list", "skills", none},
    {"languages", "languages", languages},
    {"interests", "interests", none},
    {"testimonials", "references", testimonials},
    {"references", "references", references},
};

constexpr std::pair<std::string_view, std::string_view> person[] = {
    {"name", "name"},
    {"info.label", "label"},
    {"info.image", "image"},
    {"info.brief", "summary"},
    {"contact.email", "email"},
    {"contact.phone", "phone"},
    {"contact.website", "url"},
    {"location.address", "location.address"},
    {"location.code", "location.postalCode"},
    {"location.city", "location.city"},
    {"location.region", "location.region"},
    {"location.country", "location.countryCode"},
};

class DataReader {
public:
    explicit DataReader(const Json& tree) : tree_(tree), dates_("en", true) {}

    mapping::AsResume read() {
        Json basics = Json::object();
        for (const auto& [theirs, ours] : person) {
            if (const std::string text = text_at(tree_, theirs); !text.empty()) {
                mapping::put_at(basics, ours, text);
                result_.origins.add("basics." + std::string(ours), std::string(theirs));
            } else {
                result_.add_wrong_type(member_at(tree_, theirs), std::string(theirs));
            }
        }
        for (std::string_view path : {"info", "contact", "location", "social"}) {
            const Json& part = member(tree_, path);
            if (!(path == "social" ? part.is_array() : part.is_object())) {
                result_.add_wrong_type(part, std::string(path));
            }
        }
        const Json& accounts = member(tree_, "social");
        for (std::size_t i = 0; i < accounts.size() && accounts.is_array(); ++i) {
            const std::string at = "social[" + std::to_string(i) + ']';
            if (!leave_out(accounts[i], at)) {
                const std::string ours_at = "basics.profiles[" + std::to_string(basics["profiles"].size()) + ']';
                basics["profiles"].push_back(
                    mapping::read_entry(accounts[i], social, dates_, ours_at, at, result_.origins));
            }
        }
        mapping::put_all(result_.resume, "basics", std::move(basics));
        for (const Section& section : sections) {
            read_list(section);
        }
        left();
        return std::move(result_);
    }

private:
    bool leave_out(const Json& value, const std::string& at) {
        const Json& hidden = member(value, "private");
        const bool out = hidden.is_boolean() && hidden.get<bool>();
        if (out) {
            result_.hidden.push_back(at);
        }
        return out;
    }

    void read_list(const Section& section) {
        const std::string path(section.theirs);
        const std::string parent = path.substr(0, path.find('.'));
        const Json& list = member_at(tree_, section.theirs);
        if (list.empty() || (parent != path && leave_out(member(tree_, parent), parent))) {
            return;
        }
        if (!list.is_array()) {
            result_.add_wrong_type(list, path);
            return;
        }
        for (std::size_t i = 0; i < list.size(); ++i) {
            const std::string at = path + '[' + std::to_string(i) + ']';
            if (leave_out(list[i], at) || (path == "skills.list" && is_in_a_set(text_at(list[i], "name")))) {
                continue;
            }
            Json& all = mapping::list_at(result_.resume, section.ours);
            const std::string ours_at = std::string(section.ours) + '[' + std::to_string(all.size()) + ']';
            if (!list[i].is_object()) {
                all.push_back(list[i]);  // whoever reads JSON Resume says what it is
                result_.origins.add(ours_at, at);
                continue;
            }
            Json entry = mapping::read_entry(list[i], section.fields, dates_, ours_at, at, result_.origins);
            if (!section.type.empty()) {
                entry["type"] = section.type;
            }
            all.push_back(std::move(entry));
        }
    }

    [[nodiscard]] bool is_in_a_set(const std::string& name) {
        if (!names_known_) {
            names_known_ = true;
            for (const Json& set : member_at(tree_, "skills.sets")) {
                for (const std::string& each : mapping::texts_of(member(set, "skills"))) {
                    names_in_sets_.insert(each);
                }
            }
        }
        return names_in_sets_.contains(name);
    }

    /// Text in what JSON Resume has no place for.
    void left() {
        for (std::string_view path : {"info.quote", "info.class", "employment.summary", "education.summary",
                                      "education.degree", "contact.other", "disposition", "reading"}) {
            text_left(member_at(tree_, path), std::string(path));
        }
    }

    void text_left(const Json& value, const std::string& at) {
        if (value.is_string()) {
            result_.add_unclaimed(value.get<std::string>(), at);
        }
        if (value.is_structured() && !leave_out(value, at)) {
            for (const auto& [key, inner] : value.items()) {
                text_left(inner, fmt::format(fmt::runtime(value.is_array() ? "{}[{}]" : "{}.{}"), at, key));
            }
        }
    }

    const Json& tree_;
    prose::Dates dates_;
    bool names_known_ = false;
    std::set<std::string, std::less<>> names_in_sets_;
    mapping::AsResume result_;
};

}  // namespace

std::optional<mapping::AsResume> to_resume(const Json& tree) {
    const bool named = text_at(tree, "meta.format").starts_with("FRESH");
    const bool shaped = tree.is_object() && tree.contains("name") &&
                        (tree.contains("employment") || tree.contains("info") || tree.contains("contact"));
    return named || shaped ? std::optional(DataReader(tree).read()) : std::nullopt;
}

}  // namespace cvconv::fresh
