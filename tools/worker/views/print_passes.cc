#include "tools/worker/views/print_passes.h"

#include <fmt/format.h>

#include <algorithm>

namespace cvconv::worker {

std::string print_passes(const std::vector<PassReport>& passes) {
    std::size_t names = 0;
    std::size_t inputs = 0;
    for (const PassReport& pass : passes) {
        names = std::max(names, pass.name.size());
        inputs = std::max(inputs, pass.takes.size());
    }
    auto row = [&](std::string_view changed, std::string_view sections, std::string_view lines, std::string_view name,
                   std::string_view takes, std::string_view guarantees) {
        return fmt::format("{:7}  {:>8}  {:>5}  {:{}}  {:{}}  {}\n", changed, sections, lines, name, names, takes,
                           inputs, guarantees);
    };
    std::string all = row("changed", "sections", "lines", "pass", "takes", "guarantees");
    for (const PassReport& pass : passes) {
        all += row(pass.changed ? "yes" : "-", fmt::format("{}", pass.sections), fmt::format("{}", pass.lines),
                   pass.name, pass.takes, pass.guarantees);
    }
    return all;
}

}  // namespace cvconv::worker
