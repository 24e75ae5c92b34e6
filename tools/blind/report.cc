#include "tools/blind/report.h"

#include <map>

#include <nlohmann/json.hpp>

namespace cvconv::blind {

std::string to_json(const Report& report, bool with_values) {
    using Json = nlohmann::ordered_json;
    Json removed = Json::array();
    std::map<std::string, int> counts;
    for (const Removal& removal : report.removals) {
        Json entry = {{"path", removal.path}, {"kind", removal.kind}, {"rule", removal.rule}, {"count", removal.count}};
        if (with_values) {
            entry["value"] = removal.value;
        }
        removed.push_back(std::move(entry));
        counts[removal.kind] += removal.count;
    }
    Json doubtful = Json::array();
    for (const Doubt& doubt : report.doubts) {
        doubtful.push_back({{"path", doubt.path}, {"why", doubt.why}});
    }
    const Json json = {
        {"profile", report.profile},
        {"candidate", report.candidate},
        {"note",
         "Pseudonymised, not anonymous in the sense of the GDPR: who knows the person, or can look the CV up, may "
         "still tell who it is. What was not understood may stay: look at what is doubtful."},
        {"counts", counts},
        {"removed", std::move(removed)},
        {"doubtful", std::move(doubtful)},
        {"check", {{"searched", report.searched}, {"found", report.leaks}}}};
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace cvconv::blind
