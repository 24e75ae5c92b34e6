#pragma once
// Numbers for Prometheus (text format 0.0.4). Safe from several threads.

#include <array>
#include <chrono>
#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <string_view>
#include <utility>

#include "ir/diagnostics.h"

namespace cvconv::service {

/// What is known elsewhere at the moment of asking.
struct Gauges {
    int workers = 0;
    int queue = 0;     ///< requests that may wait
    int admitted = 0;  ///< at work or waiting
    int retried = 0;   ///< documents that cost more than one worker
    std::uint64_t refused_connections = 0;
};

class Metrics {
public:
    /// `path` is one that is served, or "other": whoever asks must not make up labels.
    void count_request(std::string_view path, int status);
    void count_conversion(Exit exit, std::chrono::duration<double> took);
    [[nodiscard]] std::string text(const Gauges& gauges) const;

private:
    static constexpr std::array<double, 11> bounds = {0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60};

    mutable std::mutex mutex_;
    std::map<std::pair<std::string, int>, std::uint64_t> requests_;
    std::map<Exit, std::uint64_t> conversions_;
    std::array<std::uint64_t, bounds.size() + 1> took_{};
    double seconds_ = 0;
};

}  // namespace cvconv::service
