#include <algorithm>
#include <utility>

#include "ir/formats/mapping/values.h"
#include "ir/formats/prose/read_blocks.h"
#include "ir/formats/prose/shapes.h"
#include "ir/formats/rendercv/entry.h"

namespace cvconv::rendercv {

namespace {

using mapping::member;
using mapping::member_at;
using mapping::put;
using mapping::text_at;
using mapping::texts_of;

constexpr std::string_view usual_order[] = {"summary", "work",      "education",    "projects",
                                            "skills",  "languages", "publications", "certificates",
                                            "awards",  "volunteer", "interests",    "references"};

/// One value by itself, several as a list.
Json one_or_all(const std::vector<std::string>& values) {
    return values.empty() ? Json() : values.size() == 1 ? Json(values.front()) : Json(values);
}

/// RenderCV refuses a file with a number that is none in any country: at least it is international.
bool is_international(std::string_view number) {
    const auto digits = std::ranges::count_if(number, [](char c) { return c >= '0' && c <= '9'; });
    constexpr int fewest = 8;
    constexpr int most = 15;
    return number.starts_with('+') && digits >= fewest && digits <= most &&
           number.find_first_not_of("+0123456789 -().") == std::string_view::npos;
}

bool is_web_address(std::string_view url) {
    return (url.starts_with("https://") || url.starts_with("http://")) &&
           url.find_first_of(" \t\n<>\"") == std::string_view::npos;
}

class DataWriter {
public:
    DataWriter(const Json& resume, std::string_view language)
        : resume_(resume), basics_(member(resume, "basics")), language_(language), entries_(language) {}

    Json write() {
        person();
        Json sections = Json::object();
        const Json& titles = member_at(resume_, "meta.cvconv.sections");
        for (const Json& each : titles) {
            for (const auto& [name, title] : each.items()) {
                section(name, mapping::text_of(title), sections);
            }
        }
        for (std::string_view name : usual_order) {
            section(name, "", sections);
        }
        Json unclaimed = Json::array();
        for (const Json& each : member_at(resume_, "meta.cvconv.unclaimed")) {
            unclaimed.push_back(text_at(each, "text"));
        }
        mapping::put_all(sections, other, std::move(unclaimed));
        mapping::put_all(cv_, "sections", std::move(sections));
        Json tree = Json::object();
        tree["cv"] = std::move(cv_);
        if (const std::string_view name = language_name(language_); !name.empty() && name != "english") {
            tree["locale"]["language"] = name;
        }
        return tree;
    }

private:
    void person() {
        for (const mapping::Field& field : basics_fields()) {
            const std::string value = text_at(basics_, field.ours);
            const bool wanted = field.as != mapping::As::old_name && (field.ours != "image" || is_web_address(value));
            put(cv_, wanted ? field.theirs : "", wanted ? value : "");
        }
        if (const Json& location = member(basics_, "location"); location.is_object()) {
            put(cv_, "location", mapping::location_text(location, language_));
        }
        std::vector<std::string> emails = texts_of(member(basics_, "email"));
        std::ranges::copy(texts_of(member_at(resume_, "meta.cvconv.basics.moreEmails")), std::back_inserter(emails));
        mapping::put_all(cv_, "email", one_or_all(emails));
        std::vector<std::string> phones = texts_of(member(basics_, "phone"));
        std::ranges::copy(texts_of(member_at(resume_, "meta.cvconv.basics.morePhones")), std::back_inserter(phones));
        Json connections = Json::array();
        if (std::ranges::all_of(phones, is_international)) {
            mapping::put_all(cv_, "phone", one_or_all(phones));
        } else {  // all of them, so that their order stays
            for (const std::string& phone : phones) {
                connections.push_back(connection(phone, "", "phone"));  // RenderCV takes no "tel:" address
            }
        }
        if (const std::string url = text_at(basics_, "url"); is_web_address(url)) {
            put(cv_, "website", url);
        }
        profiles(connections);
        mapping::put_all(cv_, "custom_connections", std::move(connections));
    }

    static Json connection(std::string words, const std::string& url, std::string_view icon) {
        return {
            {"placeholder", std::move(words)}, {"url", url.empty() ? Json() : Json(url)}, {"fontawesome_icon", icon}};
    }

    void profiles(Json& connections) {
        Json networks = Json::array();
        const Json& all = member(basics_, "profiles");
        // Networks stand before connections: those that are before one that is none are connections, too, or the order
        // would be another.
        std::size_t first_network = 0;
        for (std::size_t i = 0; i < all.size(); ++i) {
            const auto account =
                account_of(text_at(all[i], "network"), text_at(all[i], "username"), text_at(all[i], "url"));
            if (account && i == first_network) {
                networks.push_back({{"network", account->network}, {"username", account->username}});
                ++first_network;
                continue;
            }
            const std::string network = text_at(all[i], "network");
            const std::string user = text_at(all[i], "username");
            const std::string url = text_at(all[i], "url");
            const std::string words = network + (network.empty() || user.empty() ? "" : ": ") + user;
            connections.push_back(
                connection(words.empty() ? prose::shown_url(url) : words, is_web_address(url) ? url : "", "link"));
        }
        mapping::put_all(cv_, "social_networks", std::move(networks));
    }

    void section(std::string_view name, const std::string& wish, Json& sections) {
        if (std::ranges::find(done_, name) != done_.end()) {
            return;
        }
        Json written = Json::array();
        if (name == "summary") {
            std::string_view text = text_at_summary();
            while (!text.empty()) {
                const std::size_t end = text.find("\n\n");
                written.push_back(std::string(text.substr(0, end)));
                text.remove_prefix(end == std::string_view::npos ? text.size() : end + 2);
            }
        } else if (const Json& entries = member(resume_, name);
                   entries.is_array() && std::ranges::find(usual_order, name) != std::end(usual_order)) {
            const Entry type = Entries::type_for(entries, name);
            for (const Json& entry : entries) {
                written.push_back(entries_.write(entry, type, name));
            }
        }
        if (!written.empty()) {
            done_.emplace_back(name);
            sections[prose::heading_of(name, wish, language_)] = std::move(written);
        }
    }

    std::string_view text_at_summary() const {
        const Json& summary = member(basics_, "summary");
        return summary.is_string() ? std::string_view(summary.get_ref<const std::string&>()) : std::string_view();
    }

    const Json& resume_;
    const Json& basics_;
    std::string language_;
    Entries entries_;
    Json cv_ = Json::object();
    std::vector<std::string> done_;
};

}  // namespace

Json from_resume(const Json& resume, std::string_view language) {
    return DataWriter(resume, language).write();
}

}  // namespace cvconv::rendercv
