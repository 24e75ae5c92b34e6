#pragma once
// One entry of a section ↔ one entry of JSON Resume.

#include <string>
#include <string_view>

#include "ir/formats/prose/shapes.h"
#include "ir/formats/reactive_resume/reactive_resume.h"

namespace cvconv::reactive_resume {

class Entries {
public:
    explicit Entries(std::string_view language, Version version)
        : labels_(language), dates_(language, false), version_(version) {}

    [[nodiscard]] Json read(const Json& theirs, const mapping::Section& section, const std::string& ours_at,
                            const std::string& theirs_at, mapping::Origins& origins) const;
    /// Of version 5.
    [[nodiscard]] Json write(const Json& ours, const mapping::Section& section, const std::string& id) const;

    /// Markdown of the third version, HTML of the others.
    [[nodiscard]] std::string text(const std::string& written) const;
    [[nodiscard]] static std::string html(const std::string& text);

private:
    void read_period(Json& left, Json& ours, std::string_view section) const;
    void read_texts(Json& left, Json& ours, std::string_view section) const;

    prose::Labels labels_;
    prose::Dates dates_;
    Version version_;
};

}  // namespace cvconv::reactive_resume
