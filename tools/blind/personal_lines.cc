#include "tools/blind/personal_lines.h"

#include <algorithm>
#include <optional>

#include "tools/blind/neutral.h"
#include "tools/blind/rules.h"
#include "tools/blind/streets.h"
#include "tools/blind/told.h"

namespace cvconv::blind {
namespace {

std::optional<Removal> removal_of(std::string_view line, const std::string& path, std::string_view member,
                                  const Options& options) {
    const auto by_rule = [&](std::string_view of, std::string_view value) -> std::optional<Removal> {
        const Rule& rule = rule_for(of);
        return hides(options, rule) ? std::optional(Removal{path, std::string(rule.group), std::string(rule.member), 1,
                                                            std::string(value)})
                                    : std::nullopt;
    };
    if (const std::optional<LabelledLine> labelled = labelled_line(line)) {
        return by_rule(labelled->member, labelled->value);
    }
    if ((may_be_of_head(member) && is_street_line(line)) || (is_prose(member) && is_surely_street(line))) {
        return by_rule("basics.location.address", line);
    }
    return is_personal_line(line) && hides(options, rule_for("basics.honorific"))
               ? std::optional(Removal{path, "personal", "lines", 1, std::string(line)})
               : std::nullopt;
}

}  // namespace

std::string without_personal_lines(std::string_view text, const std::string& path, std::string_view member,
                                   const Options& options, std::vector<Removal>& removals) {
    std::string result;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string_view line = text.substr(begin, end - begin);
        if (std::optional<Removal> removal = removal_of(line, path, member, options)) {
            removals.push_back(*std::move(removal));
        } else {
            result += begin > 0 && !result.empty() ? "\n" : "";
            result += line;
        }
        begin = end + 1;
    }
    return result;
}

}  // namespace cvconv::blind
