#pragma once
// One entry of a section ↔ one entry of JSON Resume.

#include <string>
#include <string_view>

#include "ir/formats/prose/shapes.h"
#include "ir/formats/yamlresume/yamlresume.h"

namespace cvconv::yamlresume {

class Entries {
public:
    /// Dates are as JavaScript reads them in every time zone: "Apr 2021", not "2021-04".
    explicit Entries(std::string_view language) : language_(language), labels_(language), dates_("en", false) {}

    [[nodiscard]] Json read(const Json& theirs, const mapping::Section& section, const std::string& ours_at,
                            const std::string& theirs_at, mapping::Origins& origins) const;
    [[nodiscard]] Json write(const Json& ours, const mapping::Section& section) const;

private:
    [[nodiscard]] Json written(Json ours, const mapping::Section& section) const;

    std::string language_;
    prose::Labels labels_;
    prose::Dates dates_;
};

}  // namespace cvconv::yamlresume
