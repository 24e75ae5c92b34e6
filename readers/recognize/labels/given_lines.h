#pragma once
// Labels of lines that are known beforehand: those of a true answer, to measure what is lost behind right ones
// (tools/train/bound).

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "readers/recognize/lines/lines.h"
#include "readers/recognize/model/line_labeller.h"

namespace cvconv::recognizing {

struct GivenLineLabels {
    /// By where a line begins (bytes of Document::text): names of the labels it may have. Lines as headed_lines() gives
    /// them; of a line that is not here, nothing is known.
    std::map<std::uint32_t, std::vector<std::string>> by_begin;

    /// One element a line.
    [[nodiscard]] AllowedLabels of(const std::vector<Line>& lines) const {
        AllowedLabels result;
        for (const Line& line : lines) {
            const auto found = by_begin.find(line.text.begin);
            result.push_back(found != by_begin.end() ? found->second : std::vector<std::string>{});
        }
        return result;
    }
};

}  // namespace cvconv::recognizing
