#include "tools/serve/accepted.h"

#include <algorithm>
#include <cctype>
#include <charconv>

#include "tools/serve/answer.h"
#include "tools/serve/form.h"
#include "writers/registry.h"

namespace cvconv::service {
namespace {

/// What stands before the next `separator`, which goes from `rest` with it.
std::string_view cut(std::string_view& rest, char separator) {
    const std::size_t end = std::min(rest.find(separator), rest.size());
    const std::string_view part = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return trimmed(part);
}

/// 0 where it is no number from 0 to 1.
double weight_of(std::string_view parameters) {
    double weight = 1;
    while (!parameters.empty()) {
        const std::string_view parameter = cut(parameters, ';');
        if (parameter.starts_with("q=") || parameter.starts_with("Q=")) {
            const char* end = parameter.data() + parameter.size();
            const auto [behind, error] = std::from_chars(parameter.data() + 2, end, weight);
            weight = error == std::errc() && behind == end && weight >= 0 && weight <= 1 ? weight : 0;
        }
    }
    return weight;
}

/// The first writer of the media type, "text/html", or of one of the group, "text/*".
const Writer* writer_of(std::string_view range) {
    const auto& all = writers();
    const auto found = std::ranges::find_if(all, [&](const Writer& writer) {
        const std::string type = media_type(writer.name);
        const std::string_view bare = std::string_view(type).substr(0, type.find(';'));
        return range == bare || (range.ends_with("/*") && bare.starts_with(range.substr(0, range.size() - 1)));
    });
    return found != all.end() ? &*found : nullptr;
}

}  // namespace

std::optional<std::string> writer_accepted(std::string_view accept) {
    std::optional<std::string> best;
    double most = 0;
    while (!accept.empty()) {
        std::string_view rest = cut(accept, ',');
        std::string range(cut(rest, ';'));
        std::ranges::transform(range, range.begin(), [](unsigned char c) { return std::tolower(c); });
        const double weight = weight_of(rest);
        const bool any = range == "*/*";
        const Writer* writer = any ? nullptr : writer_of(range);
        if (weight > most && (any || writer != nullptr)) {
            most = weight;
            best = any ? std::nullopt : std::optional<std::string>(writer->name);
        }
    }
    return best;
}

}  // namespace cvconv::service
