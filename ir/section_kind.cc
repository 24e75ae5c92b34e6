#include "ir/section_kind.h"

#include <array>

namespace cvconv {

namespace {

constexpr std::array<std::string_view, section_kind_count> names = {
    "contact",  "summary",  "work",         "education", "skills",      "languages", "publications",
    "projects", "awards",   "certificates", "volunteer", "memberships", "interests", "references",
    "talks",    "teaching", "patents",      "courses",   "other",
};

}  // namespace

std::string_view name_of(SectionKind kind) {
    return names.at(static_cast<std::size_t>(kind));
}

std::optional<SectionKind> section_kind(std::string_view name) {
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names.at(i) == name) {
            return static_cast<SectionKind>(i);
        }
    }
    return std::nullopt;
}

}  // namespace cvconv
