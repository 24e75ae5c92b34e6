#include "tools/serve/metrics.h"

#include <algorithm>

#include <fmt/format.h>

namespace cvconv::service {
namespace {

std::string_view name_of(Exit exit) {
    const auto& all = exit_statuses();
    auto found = std::find_if(all.begin(), all.end(), [&](const ExitInfo& info) { return info.exit == exit; });
    return found->name;
}

void head(std::string& text, std::string_view name, std::string_view type, std::string_view help) {
    text += fmt::format("# HELP {0} {2}\n# TYPE {0} {1}\n", name, type, help);
}

template <class Number>
void one(std::string& text, std::string_view name, std::string_view type, std::string_view help, Number value) {
    head(text, name, type, help);
    text += fmt::format("{} {}\n", name, value);
}

}  // namespace

void Metrics::count_request(std::string_view path, int status) {
    std::lock_guard lock(mutex_);
    ++requests_[{std::string(path), status}];
}

void Metrics::count_conversion(Exit exit, std::chrono::duration<double> took) {
    std::lock_guard lock(mutex_);
    ++conversions_[exit];
    const auto bound = std::lower_bound(bounds.begin(), bounds.end(), took.count());
    ++took_[static_cast<std::size_t>(bound - bounds.begin())];
    seconds_ += took.count();
}

std::string Metrics::text(const Gauges& gauges) const {
    std::lock_guard lock(mutex_);
    std::string text;
    head(text, "cvconv_requests_total", "counter", "Requests answered.");
    for (const auto& [what, count] : requests_) {
        text += fmt::format("cvconv_requests_total{{path=\"{}\",code=\"{}\"}} {}\n", what.first, what.second, count);
    }
    head(text, "cvconv_conversions_total", "counter", "Documents that a worker was asked to read, by how that ended.");
    for (const auto& [exit, count] : conversions_) {
        text += fmt::format("cvconv_conversions_total{{status=\"{}\"}} {}\n", name_of(exit), count);
    }
    constexpr std::string_view took = "cvconv_conversion_seconds";
    head(text, took, "histogram", "Time from the whole document to its result, with waiting for a worker.");
    std::uint64_t so_far = 0;
    for (std::size_t i = 0; i < took_.size(); ++i) {
        so_far += took_[i];
        text += fmt::format("{}_bucket{{le=\"{}\"}} {}\n", took,
                            i < bounds.size() ? fmt::format("{}", bounds[i]) : std::string("+Inf"), so_far);
    }
    text += fmt::format("{0}_sum {1}\n{0}_count {2}\n", took, seconds_, so_far);
    one(text, "cvconv_workers", "gauge", "Documents that are read at the same time, at most.", gauges.workers);
    one(text, "cvconv_queue_limit", "gauge", "Requests that may wait for a worker.", gauges.queue);
    one(text, "cvconv_requests_admitted", "gauge", "Requests that are at work, or wait.", gauges.admitted);
    one(text, "cvconv_documents_retried_total", "counter", "Documents that cost more than one worker.", gauges.retried);
    one(text, "cvconv_connections_refused_total", "counter", "Connections beyond --connections.",
        gauges.refused_connections);
    return text;
}

}  // namespace cvconv::service
