#include "readers/markdown/link_definitions.h"

#include <algorithm>

#include "ir/unicode.h"
#include "readers/markdown/line_edits.h"

namespace cvconv::markdown {

std::optional<LinkDefinition> link_definition(std::string_view line) {
    std::string_view bare = trim(line);
    if (indent_of(line) > 3 || !bare.starts_with('[') || bare.size() > 2000) {
        return std::nullopt;
    }
    std::size_t end = bare.find("]:");
    if (end == std::string_view::npos || end < 2 || bare.find('[', 1) < end) {
        return std::nullopt;
    }
    std::string_view target = trim(bare.substr(end + 2));
    if (target.empty() || target.find_first_of(" \t") < std::min(target.find_first_of("\"'("), target.size())) {
        // "[x]: two words" defines nothing; a quoted title may follow the target
        std::size_t blank = target.find_first_of(" \t");
        if (target.empty() || blank == std::string_view::npos) {
            return std::nullopt;
        }
        std::string_view title = trim(target.substr(blank));
        if (title.empty() || (title[0] != '"' && title[0] != '\'' && title[0] != '(')) {
            return std::nullopt;
        }
    }
    return LinkDefinition{fold(bare.substr(1, end - 1)), target};
}

LinkDefinitions::LinkDefinitions(std::string_view body, const std::vector<std::string_view>& lines) {
    constexpr std::size_t most = 500;
    for (std::size_t i = 0; i < lines.size() && defined_.size() < most; ++i) {
        if (auto link = link_definition(lines[i]); link && defined_.insert(link->label).second) {
            lines_.push_back(i);
        }
    }
    if (defined_.empty()) {
        return;
    }
    std::size_t open_at = std::string_view::npos;
    for (std::size_t at = 0; at < body.size(); ++at) {
        if (body[at] == '[') {
            open_at = at;
        } else if (body[at] == ']' && open_at != std::string_view::npos) {
            bool defines = body.substr(at).starts_with("]:") && (open_at == 0 || body[open_at - 1] == '\n');
            if (!defines && at - open_at < 1000) {
                referred_.insert(fold(body.substr(open_at + 1, at - open_at - 1)));
            }
            open_at = std::string_view::npos;
        }
    }
}

std::string LinkDefinitions::with_joined_labels(std::string_view part) const {
    std::string joined;
    for (std::size_t begin = 0;;) {
        std::size_t at = part.find("] [", begin);
        if (at == std::string_view::npos) {
            joined += part.substr(begin);
            return joined;
        }
        std::size_t end = part.substr(0, at + 200).find(']', at + 3);
        bool label = end != std::string_view::npos && defined_.contains(fold(part.substr(at + 3, end - at - 3)));
        joined += part.substr(begin, at + 1 - begin);
        joined += label ? "" : " ";
        begin = at + 2;
    }
}

}  // namespace cvconv::markdown
