#pragma once
// One entry of a section ↔ one entry of JSON Resume.

#include <string>
#include <string_view>

#include "ir/formats/prose/shapes.h"
#include "ir/formats/rendercv/rendercv.h"

namespace cvconv::rendercv {

class Entries {
public:
    explicit Entries(std::string_view language) : labels_(language), dates_("en", true) {}

    [[nodiscard]] Json read(const Json& theirs, Entry type, std::string_view section, const std::string& ours_at,
                            const std::string& theirs_at, mapping::Origins& origins) const;

    /// The type in which all entries of a section can be written.
    [[nodiscard]] static Entry type_for(const Json& entries, std::string_view section);
    [[nodiscard]] Json write(const Json& ours, Entry type, std::string_view section) const;

private:
    void read_dates(Json& theirs, Json& ours, std::string_view section) const;
    static void write_dates(Json& ours, Json& theirs, std::string_view section);
    [[nodiscard]] Json written(Json ours, Entry type, std::string_view section) const;

    prose::Labels labels_;
    prose::Dates dates_;
};

}  // namespace cvconv::rendercv
